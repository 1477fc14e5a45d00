"""Tooltips for everything on the table of Shinobi WAT-AAH!."""

from game.engine.input.commands import Kind
from game.engine.kit import Kit
from game.engine.widgets.widget import What
from game.games.wataah import log_text
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table import seat_values
from game.games.wataah.table.art.pictures import kind_of
from game.games.wataah.table.draw.pile_overlay import PileOverlay
from game.games.wataah.table.draw.scenery import PHASES
from game.games.wataah.table.grand_master.tooltips import BoardTooltips
from game.games.wataah.table.input.hand import SORTS, Hand
from game.games.wataah.table.input.move_builder import Act, MoveBuilder
from game.games.wataah.table.input.pieces import (
    ActButton,
    CardOfClan,
    ClanAt,
    CorruptionOf,
    CourtOf,
    KindInPile,
    LookedAt,
    PhaseLantern,
    PlateOf,
    SearchSign,
    TempleOf,
)
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.input.things import NONE, Things
from game.games.wataah.table.words import Words
from game.table.cards.hand import HeldAt
from game.table.face.zones import Thing
from game.table.frame.chrome import with_key

_OPEN = ("place", "reinforce", "yokai", "court", "temple_keep")
"""Buttons whose words depend on the selection."""


class Tooltips:
    """Finds the text for what stands for a place: only what is visible there is described."""

    def __init__(self, kit: Kit, things: Things, words: Words, hand: Hand, overlay: PileOverlay) -> None:
        self._kit = kit
        self.on_table = things
        self._words = words
        self._hand = hand
        self._overlay = overlay
        self._board = BoardTooltips(words)

    def things(self, picture: Picture) -> list[Thing]:
        """The things on the table that can be inspected, back to front; nothing under an open pile."""
        if self._overlay.pile is not None:
            return []
        found = self.on_table.things(picture)
        if None not in picture.looked:
            found += self.on_table.looked(picture)
        if all(held.card is not None for held in self._hand.held):
            found += [Thing(area.what, area.rect) for area in self._hand.areas()]
        return found

    def card(self, what: What, picture: Picture, choice: MoveBuilder | None) -> str | None:
        """The Shinobi card at a place, if it can be seen."""
        match what:
            case HeldAt(place) if place < len(self._hand.held):
                return self._hand.held[place].card
            case LookedAt(place) if place < len(picture.looked):
                return picture.looked[place]
            case KindInPile() if self._overlay.pile is not None:
                return self._overlay.card(what, picture, choice)
            case CardOfClan(seat, slot, place):
                return self.on_table.card(seat, slot, place, picture)
        return None

    def tip(self, what: What, picture: Picture, choice: MoveBuilder | None) -> str | None:
        """The heading and text of a tooltip."""
        card = self.card(what, picture, choice)
        if card is not None:
            holds = isinstance(what, CardOfClan) and self._holds_a_clan(what, picture)
            also = f"\n{self._words.say('wataah.tip.holds_clan')}" if holds else ""
            return f"{self._words.card(card)}\n{self.about(card)}{also}"
        said = self._of_table(what, picture) or self._of_button(what, choice)
        return said or self._board.tip(what, picture, choice)

    def _holds_a_clan(self, what: CardOfClan, picture: Picture) -> bool:
        """Whether the others of its clan would fall with a card (W11)."""
        clan = self.on_table.clan(what.seat, what.slot, picture)
        if clan is None:
            return False
        cards, card = picture.clans[what.seat][clan], self.on_table.card(what.seat, what.slot, what.place, picture)
        return len(cards) > 1 and [kind_of(each) for each in cards].count(clan) == 1 and kind_of(card or "") == clan

    def about(self, card: str) -> str:
        """What a card, or any card of a clan, can do."""
        lines = self._words.about(card)
        return lines[0] if len(lines) == 1 else self._words.say("wataah.read.clan", pair=lines[0], triple=lines[1])

    def _of_table(self, what: What, picture: Picture) -> str | None:
        say = self._words.say
        match what:
            case "bell" | "slot" | "board" | "shosho":
                return say(f"wataah.tip.{what}")
            case PhaseLantern(number):
                phase = PHASES[number]
                return f"{say(f'wataah.phase.{phase}')}\n{say(f'wataah.tip.phase.{phase}')}"
            case "deck":
                return say("wataah.tip.deck", count=picture.deck)
            case "jigoku":
                return say("wataah.tip.jigoku", count=len(picture.jigoku))
            case ClanAt(seat, slot):
                return self._clan(seat, slot, picture)
            case PlateOf(seat):
                return self._seat(seat, picture)
            case CorruptionOf(seat):
                cards = picture.corruption[seat]
                if not cards:
                    return say("wataah.tip.master", player=self._words.player(seat))
                cost = seat_values.cost(picture, seat)
                return f"{say('wataah.tip.corruption', cost=cost)}\n{self._words.listed(cards)}"
            case TempleOf(seat) | CourtOf(seat):
                return self._favour("temple" if isinstance(what, TempleOf) else "court", seat, picture)
            case "sort":
                other = SORTS[(SORTS.index(self._hand.sort) + 1) % len(SORTS)]
                return say(f"wataah.sort.{other}")
            case SearchSign(kind):
                words = say("wataah.tip.yokai") if kind == "yokai" else self._words.kind(kind)
                return say("wataah.tip.search", kind=words)
            case "close":
                return say("wataah.pile.close")
        return None

    def _of_button(self, what: What, choice: MoveBuilder | None) -> str | None:
        acts = choice.acts() if choice is not None else []
        if not isinstance(what, ActButton) or what.number >= len(acts):
            return None
        act = acts[what.number]
        head = self._words.label(act)
        if act.why_not is None and act is acts[-1]:
            head = with_key(self._kit, head, Kind.END)
        return f"{head}\n{self._act(act, choice)}"

    def _act(self, act: Act, choice: MoveBuilder | None) -> str:
        say, name = self._words.say, act.words.removeprefix("wataah.act.")
        if act.why_not is not None:
            return say(act.why_not)
        if name not in _OPEN:
            return say(f"wataah.tip.act.{name}")
        if name == "court":
            return log_text.court_power(str(act.values["court"]), say)
        if name == "temple_keep":
            return log_text.temple_power(str(act.values["temple"]), say)
        if name == "yokai":
            return log_text.yokai_power(str(act.values["card"]), say)
        count = len(choice.taken) if isinstance(choice, Placing) else 0
        power = self._words.power(str(act.values["clan"]), triple=count > 2)
        said = [power if count > 1 else say("wataah.read.single")]
        if isinstance(choice, Placing) and choice.ends:
            said.append(say("wataah.tip.ends"))
        return " ".join(said)

    def _clan(self, seat: int, slot: int, picture: Picture) -> str | None:
        clan = self.on_table.clan(seat, slot, picture)
        if clan is None:
            return None
        strength = seat_values.strength(picture.clans[seat][clan])
        head = self._words.say("wataah.tip.clan", clan=self._words.clan(clan), count=strength)
        return f"{head}\n{self.about(clan)}"

    def _seat(self, seat: int, picture: Picture) -> str:
        said = [self._words.known(seat, picture)]
        if seat in picture.sealed:
            said.append(self._words.say("wataah.tip.sealed"))
        return "\n".join([self._words.player(seat), *said])

    def _favour(self, deck: str, seat: int, picture: Picture) -> str | None:
        say, board = self._words.say, picture.board
        if board is None:
            return None
        card = picture.temples[seat] if deck == "temple" else board.courts[seat]
        if card == NONE:
            return None
        if card is None:
            return say("wataah.tip.court_hidden")
        power = log_text.temple_power if deck == "temple" else log_text.court_power
        return f"{say(f'wataah.{deck}.{card}')}\n{power(card, say)}"
