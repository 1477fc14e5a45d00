"""What can be pointed at on the table, by name, and what a slip says about it. No names tell a secret."""

from itertools import pairwise
from typing import NamedTuple

from game.engine.geometry import Rect
from game.engine.widgets.widget import Area, Widget
from game.games.wataah import telling
from game.games.wataah.cards import CLANS
from game.games.wataah.picture import Picture
from game.games.wataah.table import tally
from game.games.wataah.table.choice import Choice
from game.games.wataah.table.choosing import Picking
from game.games.wataah.table.places import HIGH, Places, Slots
from game.games.wataah.table.placing import Placing
from game.games.wataah.table.words import Words

_NONE = "none"


class Told(NamedTuple):
    """What a slip says, and beside what."""

    rect: Rect
    head: str
    body: str


class Things:
    """Finds clans, piles, plates and favours by the names of their widgets."""

    def __init__(self, places: Places, slots: Slots, words: Words) -> None:
        self._places = places
        self._slots = slots
        self._words = words

    def areas(self, picture: Picture, choice: Choice | None) -> list[Widget]:
        """Everything on the table but the hand and the buttons."""
        found: list[Widget] = [Area(name, self._pile(name)) for name in ("deck", "jigoku")]
        for seat in range(self._places.seats):
            found.append(Area(f"corruption.{seat}", self._places.corruption(seat).rect))
            found.append(Area(f"seat.{seat}", Rect(*self._places.of("plate", seat)), radius=16))
            found += [Area(f"{deck}.{seat}", self._favour(deck, seat)) for deck in self._favours(picture, seat)]
            for clan, cards in picture.clans[seat].items():
                slot = self._slots.slot(seat, clan)
                if choice is not None and choice.phase == "card" and seat != choice.seat:
                    found += self._strips(seat, slot, len(cards))
                else:
                    found.append(Area(f"clan.{seat}.{slot}", self._places.splay(seat, slot, len(cards))))
        if picture.board is not None:
            found.append(Area("board", Rect(*self._places.board("small")), radius=40))
        if isinstance(choice, Placing) and choice.new_clan is not None:
            spot = self._places.clan(choice.seat, self._slots.slot(choice.seat, choice.new_clan))
            found.append(Area("slot", Rect(*spot)))
        if isinstance(choice, Picking) and choice.phase == "keep":
            poses = self._places.reveal(len(picture.looked))
            found += [Area(f"look.{place}", pose.rect) for place, pose in enumerate(poses)]
        return found

    def clan(self, seat: int, slot: int, picture: Picture) -> str | None:
        """The clan at one of a seat's four places."""
        return next((clan for clan in picture.clans[seat] if self._slots.slot(seat, clan) == slot), None)

    def card(self, seat: int, slot: int, place: int, picture: Picture) -> str | None:
        """A card of a clan, by where it is seen from the left."""
        clan = self.clan(seat, slot, picture)
        if clan is None:
            return None
        cards = picture.clans[seat][clan]
        order = tally.splayed(cards)
        return cards[order[place]] if place < len(order) else None

    def to_read(self, name: str, picture: Picture) -> str | None:
        """The card that a thing shows, for a closer look."""
        match name.split("."):
            case ["clan", seat, slot]:
                clan = self.clan(int(seat), int(slot), picture)
                return picture.clans[int(seat)][clan][-1] if clan is not None else None
            case ["card", seat, slot, place]:
                return self.card(int(seat), int(slot), int(place), picture)
            case ["look", place] if int(place) < len(picture.looked):
                return picture.looked[int(place)]
            case ["jigoku"]:
                return picture.jigoku[-1] if picture.jigoku else None
            case ["temple", seat] if picture.temples[int(seat)] != _NONE:
                return f"temple:{picture.temples[int(seat)]}"
            case ["court", seat] if picture.board is not None:
                card = picture.board.courts[int(seat)]
                return f"court:{card}" if card not in (None, _NONE) else None
        return None

    def told(self, name: str, picture: Picture) -> Told | None:
        """What a slip says about a thing."""
        say = self._words.say
        match name.split("."):
            case ["clan", seat, slot] | ["card", seat, slot, _]:
                return self._about_clan(int(seat), int(slot), picture)
            case ["seat", seat]:
                rect = Rect(*self._places.of("plate", int(seat)))
                return Told(rect, self._words.player(int(seat)), self._words.known(int(seat), picture))
            case ["corruption", seat] if picture.corruption[int(seat)]:
                rect = self._places.corruption(int(seat)).rect
                body = self._words.listed(picture.corruption[int(seat)])
                return Told(rect, say("wataah.tip.corruption", cost=tally.cost(picture, int(seat))), body)
            case ["temple", seat] if picture.temples[int(seat)] != _NONE:
                card = picture.temples[int(seat)]
                rect = self._favour("temple", int(seat))
                return Told(rect, say(f"wataah.temple.{card}"), telling.temple_power(card, say))
            case ["court", seat] if picture.board is not None:
                own = picture.board.courts[int(seat)]
                rect = self._favour("court", int(seat))
                if own is None:
                    return Told(rect, say("wataah.tip.court"), say("wataah.tip.court_hidden"))
                return Told(rect, say(f"wataah.court.{own}"), telling.court_power(own, say)) if own != _NONE else None
            case ["jigoku"]:
                return Told(self._pile("jigoku"), say("wataah.tip.jigoku"), say("wataah.tip.jigoku_open"))
            case ["board"]:
                return Told(Rect(*self._places.board("small")), say("wataah.tip.board"), "")
        return None

    def _about_clan(self, seat: int, slot: int, picture: Picture) -> Told | None:
        clan = self.clan(seat, slot, picture)
        if clan is None:
            return None
        cards = picture.clans[seat][clan]
        head = self._words.say("wataah.tip.clan", clan=self._words.clan(clan), count=tally.strength(cards))
        lines = [self._words.power(clan, triple=triple) for triple in (False, True)]
        body = lines[0] if clan == CLANS[-1] else self._words.say("wataah.read.clan", pair=lines[0], triple=lines[1])
        return Told(self._places.splay(seat, slot, len(cards)), head, body)

    def _strips(self, seat: int, slot: int, count: int) -> list[Widget]:
        poses = self._places.clan_cards(seat, slot, count)
        rects = [pose.rect for pose in poses]
        cut = [rect._replace(w=after.x - rect.x) for rect, after in pairwise(rects)]
        return [Area(f"card.{seat}.{slot}.{place}", rect) for place, rect in enumerate([*cut, *rects[-1:]])]

    def _pile(self, name: str) -> Rect:
        return (self._places.deck() if name == "deck" else self._places.jigoku()).rect

    def _favours(self, picture: Picture, seat: int) -> list[str]:
        if picture.board is None:
            return []
        cards = {"temple": picture.temples[seat], "court": picture.board.courts[seat]}
        return [deck for deck, card in cards.items() if card != _NONE]

    def _favour(self, deck: str, seat: int) -> Rect:
        spot = self._places.of(deck, seat)
        return Rect.around(spot.centre, spot.number("card"), spot.number("card") * HIGH)
