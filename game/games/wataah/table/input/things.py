"""The things on the table: what can be clicked now, what can only be inspected."""

from itertools import pairwise

from game.engine.geometry import Rect
from game.engine.widgets.widget import Area, What, Widget
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table import seat_values
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.pieces import (
    CardOfClan,
    ClanAt,
    CorruptionOf,
    CourtOf,
    LookedAt,
    PhaseLantern,
    PlateOf,
    TempleOf,
)
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.input.simple_builders import Picking
from game.games.wataah.table.layout import Slots, TableLayout
from game.table.cards.flight import HIGH
from game.table.face.zones import Thing

NONE = "none"
"""The picture's value for no Temple or Court card."""

LANTERN, BELL = (84.0, 150.0), (76.0, 92.0)
"""How large lanterns and the bell are."""

_PHASES = 3


class Things:
    """Finds clans, piles, plates and favours."""

    def __init__(self, places: TableLayout, slots: Slots) -> None:
        self._places = places
        self._slots = slots

    def areas(self, picture: Picture, choice: MoveBuilder | None) -> list[Widget]:
        """What can be clicked on the table but the hand and the buttons."""
        usable = self._usable(choice, picture)
        found: list[Widget] = [
            Area(thing.what, thing.rect, radius=16 if isinstance(thing.what, PlateOf) else 10)
            for thing in self.things(picture)
            if thing.what in usable
        ]
        if choice is not None and choice.phase == "card":
            for seat in range(self._places.seats):
                if seat != choice.seat:
                    for clan, cards in picture.clans[seat].items():
                        found += self._strips(seat, self._slots.slot(seat, clan), len(cards))
        if picture.board is not None:
            found.append(Area("board", Rect(*self._places.board("small")), radius=40))
        if isinstance(choice, Placing) and choice.new_clan is not None:
            spot = self._places.clan(choice.seat, self._slots.slot(choice.seat, choice.new_clan))
            found.append(Area("slot", Rect(*spot)))
        if isinstance(choice, Picking) and choice.phase == "keep":
            found += [Area(thing.what, thing.rect) for thing in self.looked(picture)]
        return found

    def things(self, picture: Picture) -> list[Thing]:
        """Everything that lies on the table but the hand, lowest first."""
        found = [] if self._places.round else [Thing("bell", Rect.around(self._places.zone("bell").centre, *BELL))]
        if picture.outcome is None:
            found += [Thing(PhaseLantern(number), self.lantern(number)) for number in range(_PHASES)]
        found += [Thing(name, self.pile(name)) for name in ("deck", "jigoku")]
        for seat in range(self._places.seats):
            found.append(Thing(CorruptionOf(seat), self._places.corruption(seat).rect))
            found.append(Thing(PlateOf(seat), Rect(*self._places.of("plate", seat))))
            found += [
                Thing(TempleOf(seat) if deck == "temple" else CourtOf(seat), self.favour(deck, seat))
                for deck in favours(picture, seat)
            ]
            for clan, cards in picture.clans[seat].items():
                slot = self._slots.slot(seat, clan)
                found.append(Thing(ClanAt(seat, slot), self._places.splay(seat, slot, len(cards))))
        if picture.board is not None:
            spot = self._places.of("shosho", picture.board.shosho)
            found.append(Thing("shosho", Rect.around(spot.centre, spot.number("card"), spot.number("card"))))
        return found

    def looked(self, picture: Picture) -> list[Thing]:
        """Cards from the top of the deck, before the viewer at them."""
        poses = self._places.reveal(len(picture.looked))
        return [Thing(LookedAt(place), pose.rect) for place, pose in enumerate(poses)]

    def clan(self, seat: int, slot: int, picture: Picture) -> str | None:
        """The clan at one of a seat's four places."""
        return next((clan for clan in picture.clans[seat] if self._slots.slot(seat, clan) == slot), None)

    def clan_rect(self, seat: int, clan: str, picture: Picture) -> Rect:
        """What a clan covers, or where it would lie."""
        return self._places.splay(seat, self._slots.slot(seat, clan), len(picture.clans[seat].get(clan, ())))

    def card(self, seat: int, slot: int, place: int, picture: Picture) -> str | None:
        """A card of a clan, by where it is seen from the left."""
        clan = self.clan(seat, slot, picture)
        if clan is None:
            return None
        cards = picture.clans[seat][clan]
        order = seat_values.splayed(cards)
        return cards[order[place]] if place < len(order) else None

    def lantern(self, number: int) -> Rect:
        """One of the three lanterns of a turn."""
        return Rect.around(self._places.table(f"phase.{number}").centre, *LANTERN)

    def pile(self, name: str) -> Rect:
        """The deck or the Jigoku."""
        return (self._places.deck() if name == "deck" else self._places.jigoku()).rect

    def favour(self, deck: str, seat: int) -> Rect:
        """Where a Temple or Court card lies."""
        spot = self._places.of(deck, seat)
        return Rect.around(spot.centre, spot.number("card"), spot.number("card") * HIGH)

    def _usable(self, choice: MoveBuilder | None, picture: Picture) -> set[What]:
        """What may be clicked in a decision, including clicks that are refused with a reason."""
        found: set[What] = {"jigoku"}
        if choice is None:
            return found
        if choice.phase == "draw":
            found |= {"deck", CorruptionOf(choice.seat)}
        if choice.phase == "seat":
            found |= {PlateOf(seat) for seat in range(self._places.seats)}
        seats = range(self._places.seats) if choice.phase in ("clan", "seat") else ()
        clans = {(seat, clan) for seat in seats for clan in picture.clans[seat]} | choice.clans_lit()
        found |= {ClanAt(seat, self._slots.slot(seat, clan)) for seat, clan in clans}
        if isinstance(choice, Placing) and choice.court_card is not None:
            found.add(CourtOf(choice.seat))
        return found

    def _strips(self, seat: int, slot: int, count: int) -> list[Widget]:
        poses = self._places.clan_cards(seat, slot, count)
        rects = [pose.rect for pose in poses]
        cut = [rect._replace(w=after.x - rect.x) for rect, after in pairwise(rects)]
        return [Area(CardOfClan(seat, slot, place), rect) for place, rect in enumerate([*cut, *rects[-1:]])]


def favours(picture: Picture, seat: int) -> list[str]:
    """Which of a Temple and a Court card somebody has."""
    if picture.board is None:
        return []
    cards = {"temple": picture.temples[seat], "court": picture.board.courts[seat]}
    return [deck for deck, card in cards.items() if card != NONE]
