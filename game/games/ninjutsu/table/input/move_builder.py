"""How a player puts a move of Ninjutsu together: a card and its target, a ninja and its step, a reroll. No pygame."""

from collections.abc import Iterator

from msgspec import UNSET

from game.core.game import AnyGame
from game.core.match import Choices
from game.core.refusal import Refusal, refuse
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.rules.figures import CARDS, OWNER
from game.games.ninjutsu.rules.moves import (
    ACCEPT_ROLL,
    END_TURN,
    PLAY_NOTHING,
    REROLL,
    THROWS,
    TRADE_JOKER,
    CardMove,
    NinjutsuMove,
    PlayKidnap,
    PlayNewWeapons,
    PlaySalto,
    PlaySneak,
    Step,
    TradeJoker,
)
from game.games.ninjutsu.rules.state import ACTIONS, BATTLE, FIRST, STEPS, THROW
from game.games.ninjutsu.rules.view import NinjutsuView

Wish = NinjutsuMove | Refusal | None

ORDER = tuple(CARDS.values())
"""The action cards in the order in which they lie side by side."""

USES = ("salto", "sneak", "kidnap", "new_weapons", "shuriken")
"""What the Joker can stand for."""

_ACTION_OF = {
    PlaySalto: "salto",
    PlaySneak: "sneak",
    PlayKidnap: "kidnap",
    PlayNewWeapons: "new_weapons",
    TradeJoker: "shuriken",
}
AIMED = ("salto", "kidnap")
"""Actions that need a target on the board."""


class MoveBuilder:
    """What is selected so far, in one position of the deciding player."""

    def __init__(self, view: NinjutsuView, game: AnyGame = NINJUTSU) -> None:
        """`game` is that of the match: its rules may have a limit."""
        self.view = view
        self._choices: Choices[NinjutsuMove] = Choices(game.rules, view)
        self.legal = self._choices.legal
        self.card: str | None = None
        self.use: str | None = None
        """What the selected card stands for; only the Joker leaves that open at first."""

        self.figure: int | None = None
        """The cell of the selected ninja."""

        self._goes_on = False
        """Whether that one is selected only because it has just stepped."""

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.view.asked

    @property
    def attacking(self) -> bool:
        """Whether it is this player's attack."""
        return self.seat == self.view.active

    @property
    def deciding_cards(self) -> bool:
        """Whether action cards may be played now."""
        return self.view.phase == ACTIONS

    @property
    def walking(self) -> bool:
        """Whether steps are being taken."""
        return self.view.phase == STEPS

    @property
    def fighting(self) -> bool:
        """Whether the player may roll again."""
        return self.view.phase == BATTLE

    @property
    def throwing(self) -> bool:
        """Whether a die is to be thrown into the Dojo (N22)."""
        return self.view.phase in (FIRST, THROW)

    @property
    def asks_for_use(self) -> bool:
        """Whether the Joker is selected and still needs a use."""
        return self.card == "joker" and self.use is None

    @property
    def begun(self) -> bool:
        """Whether a card or a ninja is selected."""
        return self.card is not None or (self.figure is not None and not self._goes_on)

    @property
    def moving(self) -> bool:
        """Whether figures can be moved now: by a step, a jump, or to seize an enemy."""
        return self.walking or self.use == "salto" or (self.use == "kidnap" and self.needs_kidnapper)

    @property
    def needs_kidnapper(self) -> bool:
        """Whether a Kidnap needs one of the player's figures; in the first version of the rules it did not (N25)."""
        return self.view.version > 1

    @property
    def sole(self) -> NinjutsuMove | None:
        """The only legal move, if there is just one."""
        return next(iter(self.legal)) if len(self.legal) == 1 else None

    @property
    def poised(self) -> CardMove | None:
        """The card that is complete without a target."""
        return self.ready

    @property
    def intents(self) -> list[str]:
        """The ways in which the die may be thrown now."""
        return [move.intent for move in THROWS if move in self.legal]

    @property
    def ready(self) -> CardMove | None:
        """The card move that is complete."""
        if self.use is None or self.use in AIMED:
            return None
        return next(self.moves_of(self.card, self.use), None)

    def is_own(self, cell: int) -> bool:
        """Whether one of the player's own figures stands there."""
        return bool(self.view.cells[cell] & OWNER[self.seat])

    def is_enemy(self, cell: int) -> bool:
        """Whether an enemy stands there."""
        return bool(self.view.cells[cell] & OWNER[1 - self.seat])

    def moves_of(self, card: str | None, use: str | None) -> Iterator[CardMove]:
        """The legal moves of a card with a certain use."""
        for move in self.legal:
            action = _ACTION_OF.get(type(move))
            if isinstance(move, CardMove) and action == use and card_of(move) == card:
                yield move

    def uses_of(self, card: str) -> list[str]:
        """What a card can be used as now."""
        uses = USES if card == "joker" else (card,)
        return [use for use in uses if any(True for _ in self.moves_of(card, use))]

    def steps_from(self, cell: int) -> list[int]:
        """Where the ninja on a cell may go now."""
        return [move.end for move in self.legal if isinstance(move, Step) and move.start == cell]

    def ends_of(self, cell: int) -> list[int]:
        """Where the ninja on a cell may go now, by a step or with the selected card."""
        if self.walking:
            return self.steps_from(cell)
        return [end for start, end in self.paths if start == cell]

    @property
    def paths(self) -> dict[tuple[int, int], CardMove]:
        """The moves of the selected card that take one of the player's figures from one cell to another."""
        found: dict[tuple[int, int], CardMove] = {}
        for move in self.moves_of(self.card, self.use):
            path = path_of(move)
            if path is not None:
                found[path] = move
        return found

    def go_on_with(self, cell: int) -> None:
        """Select a ninja that has just stepped, if it can walk on."""
        if self.walking and self.is_own(cell) and self.can_walk(cell):
            self.figure, self._goes_on = cell, True

    def can_walk(self, cell: int) -> bool:
        """Whether the ninja on a cell may go anywhere now."""
        return any(isinstance(move, Step) and move.start == cell for move in self.legal)

    def click_card(self, card: str) -> Wish:
        """Select a card; a second click plays it if it needs no target, else deselects it."""
        if self.card == card:
            if self.ready is not None:
                return self.ready
            self.clear()
            return None
        refusal = self.why_not_card(card)
        if refusal is None:
            self.clear()
            self.card = card
            self.use = None if card == "joker" else card
        return refusal

    def click_use(self, use: str) -> Wish:
        """Choose what the Joker stands for."""
        refusal = self.why_not_use("joker", use)
        if refusal is None:
            self.use, self.figure = use, None
        return refusal

    def why_not_card(self, card: str) -> Refusal | None:
        """Why a card cannot be played in any way, or None."""
        if self.uses_of(card):
            return None
        return self.why_not_use(card, "new_weapons" if card == "joker" else card)

    def why_not_use(self, card: str, use: str) -> Refusal | None:
        """Why a card cannot be used that way, or None."""
        if any(True for _ in self.moves_of(card, use)):
            return None
        joker = card == "joker"
        nowhere = self.view.board.size  # no cell: any problem with the card itself is reported first
        tried: dict[str, NinjutsuMove] = {
            "salto": PlaySalto(nowhere, nowhere, joker),
            "sneak": PlaySneak(joker),
            "kidnap": PlayKidnap(nowhere, joker),
            "new_weapons": PlayNewWeapons(joker),
            "shuriken": TRADE_JOKER,
        }
        return self._choices.why_not(tried[use])

    def click_cell(self, cell: int) -> Wish:
        """Choose the target of the selected card, select a ninja, or make it step."""
        if self.walking:
            return self._walk(cell)
        if self.use == "kidnap" and not self.needs_kidnapper:
            return self._try(PlayKidnap(cell, self.card == "joker"))
        if self.use in AIMED:
            return self._aim(cell)
        return self._choices.why_not(Step(cell, cell))

    def click_go_on(self) -> Wish:
        """Play no card, end the turn, or accept the roll."""
        if self.deciding_cards:
            return PLAY_NOTHING
        return ACCEPT_ROLL if self.fighting else END_TURN

    def click_reroll(self) -> Wish:
        """Throw a shuriken."""
        return self._try(REROLL)

    def clear(self) -> bool:
        """Clear the whole selection; False if there was none."""
        chosen = self.begun
        self.card = self.use = self.figure = None
        return chosen

    def back(self) -> bool:
        """Undo the last part of the selection; False if there was none."""
        if self.figure is not None:
            self.figure = None
        elif self.card == "joker" and self.use is not None:
            self.use = None
        else:
            return self.clear()
        return True

    def _walk(self, cell: int) -> Wish:
        if self.is_own(cell):
            # Somebody who clicks it once more means to choose it, not to put it down.
            self.figure = None if cell == self.figure and not self._goes_on else cell
            self._goes_on = False
            if self.figure is None or self.can_walk(cell):
                return None
            self.figure = None
            return refuse("ninjutsu.refused.no_steps" if not self.view.steps else "ninjutsu.refused.nowhere")
        if self.figure is None:
            return refuse("ninjutsu.refused.not_yours")
        return self._try(Step(self.figure, cell))

    def _aim(self, cell: int) -> Wish:
        """A jump or a Kidnap: choose the figure, then its destination or victim."""
        paths, jumping, joker = self.paths, self.use == "salto", self.card == "joker"
        if any(start == cell for start, _ in paths):
            self.figure = None if cell == self.figure else cell
            return None
        if self.figure is not None:
            start = self.figure
            return self._try(PlaySalto(start, cell, joker) if jumping else PlayKidnap(cell, joker, start))
        there = [move for (_, end), move in paths.items() if end == cell]
        if len(there) > 1:
            return refuse("ninjutsu.refused.who_jumps" if jumping else "ninjutsu.refused.who_kidnaps")
        if there:
            return there[0]
        return refuse("ninjutsu.refused.not_that_jump" if jumping else "ninjutsu.refused.not_in_reach")

    def _try(self, move: NinjutsuMove) -> Wish:
        return self._choices.why_not(move) or move


def card_of(move: CardMove) -> str:
    """The card that a move uses up."""
    if isinstance(move, TradeJoker) or move.joker:
        return "joker"
    return _ACTION_OF[type(move)]


def path_of(move: NinjutsuMove) -> tuple[int, int] | None:
    """The start and the end of a move of one of the player's figures; None if it moves none."""
    match move:
        case Step() | PlaySalto():
            return move.start, move.end
        case PlayKidnap() if move.kidnapper is not UNSET:
            return move.kidnapper, move.cell
    return None


def hand(bits: int) -> list[str]:
    """The names of the cards in a hand."""
    return [name for bit, name in CARDS.items() if bits & bit]
