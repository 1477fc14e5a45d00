"""How a person makes up a move of Ninjutsu: a card and its aim, a ninja and its step, a reroll. No pygame."""

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.refusal import Refusal, refuse
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.figures import CARDS, OWNER
from game.games.ninjutsu.moves import (
    ACCEPT_ROLL,
    END_TURN,
    PLAY_NOTHING,
    REROLL,
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
from game.games.ninjutsu.state import ACTIONS, BATTLE, STEPS
from game.games.ninjutsu.view import NinjutsuView

RULES = NINJUTSU.rules
Wish = NinjutsuMove | Refusal | None

ORDER = tuple(CARDS.values())
"""The action cards as they lie side by side."""

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
"""Actions that need a place on the board."""


class Choice:
    """What is chosen so far, in one position of the person who decides."""

    def __init__(self, view: NinjutsuView) -> None:
        self.view = view
        # The moves of the one who decides are the same in every position that could be behind the view.
        self._state = RULES.imagine(view, Chance(0))
        self.legal: frozenset[NinjutsuMove] = frozenset(RULES.legal_moves(self._state))
        self.card: str | None = None
        self.use: str | None = None
        """What the chosen card stands for; only the Joker leaves that open at first."""

        self.figure: int | None = None
        """The cell of the chosen ninja."""

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.view.asked

    @property
    def attacking(self) -> bool:
        """Whether it is this person's attack."""
        return self.seat == self.view.active

    @property
    def deciding_cards(self) -> bool:
        """Whether action cards may be played now."""
        return self.view.phase == ACTIONS

    @property
    def walking(self) -> bool:
        """Whether steps are being made."""
        return self.view.phase == STEPS

    @property
    def fighting(self) -> bool:
        """Whether the person may roll again."""
        return self.view.phase == BATTLE

    @property
    def asks_for_use(self) -> bool:
        """Whether the Joker is chosen and it is open what it stands for."""
        return self.card == "joker" and self.use is None

    @property
    def begun(self) -> bool:
        """Whether a card or a ninja is chosen."""
        return self.card is not None or self.figure is not None

    @property
    def moving(self) -> bool:
        """Whether ninjas can be sent somewhere now: on foot, or with a jump."""
        return self.walking or self.use == "salto"

    @property
    def sole(self) -> NinjutsuMove | None:
        """The only move there is, if there is only one."""
        return next(iter(self.legal)) if len(self.legal) == 1 else None

    @property
    def ready(self) -> CardMove | None:
        """The card move that needs nothing more."""
        if self.use is None or self.use in AIMED:
            return None
        return next(self.moves_of(self.card, self.use), None)

    def is_own(self, cell: int) -> bool:
        """Whether one of the person's own figures stands there."""
        return bool(self.view.cells[cell] & OWNER[self.seat])

    def is_enemy(self, cell: int) -> bool:
        """Whether an enemy stands there."""
        return bool(self.view.cells[cell] & OWNER[1 - self.seat])

    def moves_of(self, card: str | None, use: str | None) -> Iterator[CardMove]:
        """The legal moves of a card that is used in a certain way."""
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
        """Where the ninja on a cell may go now, on foot or with the chosen card."""
        if self.walking:
            return self.steps_from(cell)
        return [move.end for move in self.jumps() if self.use == "salto" and move.start == cell]

    def jumps(self) -> list[PlaySalto]:
        """All jumps that the chosen card allows."""
        return [move for move in self.moves_of(self.card, "salto") if isinstance(move, PlaySalto)]

    def can_walk(self, cell: int) -> bool:
        """Whether the ninja on a cell may go anywhere now."""
        return any(isinstance(move, Step) and move.start == cell for move in self.legal)

    def click_card(self, card: str) -> Wish:
        """Choose a card; clicked again it is played if it needs no aim, else let go of."""
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
        """Say what the Joker stands for."""
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
        nowhere = self.view.board.size  # no cell: whatever is wrong with the card itself comes first
        tried: dict[str, NinjutsuMove] = {
            "salto": PlaySalto(nowhere, nowhere, joker),
            "sneak": PlaySneak(joker),
            "kidnap": PlayKidnap(nowhere, joker),
            "new_weapons": PlayNewWeapons(joker),
            "shuriken": TRADE_JOKER,
        }
        return RULES.why_not(self._state, tried[use])

    def click_cell(self, cell: int) -> Wish:
        """Aim the chosen card, choose a ninja, or let it walk."""
        if self.walking:
            return self._walk(cell)
        if self.use == "kidnap":
            return self._try(PlayKidnap(cell, self.card == "joker"))
        if self.use == "salto":
            return self._jump(cell)
        return RULES.why_not(self._state, Step(cell, cell))

    def click_go_on(self) -> Wish:
        """Play no card, end the turn, or leave the roll as it is."""
        if self.deciding_cards:
            return PLAY_NOTHING
        return ACCEPT_ROLL if self.fighting else END_TURN

    def click_reroll(self) -> Wish:
        """Throw a shuriken."""
        return self._try(REROLL)

    def clear(self) -> bool:
        """Let go of everything; False if nothing was chosen."""
        chosen = self.begun
        self.card = self.use = self.figure = None
        return chosen

    def back(self) -> bool:
        """Let go of the last thing that was chosen; False if nothing was."""
        if self.figure is not None:
            self.figure = None
        elif self.card == "joker" and self.use is not None:
            self.use = None
        else:
            return self.clear()
        return True

    def _walk(self, cell: int) -> Wish:
        if self.is_own(cell):
            self.figure = None if cell == self.figure else cell
            if self.figure is None or self.can_walk(cell):
                return None
            self.figure = None
            return refuse("ninjutsu.refused.no_steps" if not self.view.steps else "ninjutsu.refused.nowhere")
        if self.figure is None:
            return refuse("ninjutsu.refused.not_yours")
        return self._try(Step(self.figure, cell))

    def _jump(self, cell: int) -> Wish:
        jumps = self.jumps()
        if any(move.start == cell for move in jumps):
            self.figure = None if cell == self.figure else cell
            return None
        if self.figure is not None:
            return self._try(PlaySalto(self.figure, cell, self.card == "joker"))
        there = [move for move in jumps if move.end == cell]
        if len(there) > 1:
            return refuse("ninjutsu.refused.who_jumps")
        return there[0] if there else refuse("ninjutsu.refused.not_that_jump")

    def _try(self, move: NinjutsuMove) -> Wish:
        return RULES.why_not(self._state, move) or move


def card_of(move: CardMove) -> str:
    """The card that a move uses up."""
    if isinstance(move, TradeJoker) or move.joker:
        return "joker"
    return _ACTION_OF[type(move)]


def hand(bits: int) -> list[str]:
    """The names of the cards in a hand."""
    return [name for bit, name in CARDS.items() if bits & bit]
