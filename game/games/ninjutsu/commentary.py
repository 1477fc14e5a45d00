"""Commentary on a match of Ninjutsu: which turn it is, and how to name a move before it is made."""

from collections.abc import Callable

from msgspec import UNSET

from game.games.ninjutsu.rules.figures import OWNER
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.moves import (
    AcceptRoll,
    NinjutsuMove,
    Place,
    PlayKidnap,
    PlayNewWeapons,
    PlayNothing,
    PlaySalto,
    PlaySneak,
    Reroll,
    Step,
    Throw,
    TradeJoker,
)
from game.games.ninjutsu.rules.state import PLACING, State
from game.games.ninjutsu.rules.view import NinjutsuView

Say = Callable[..., str]
Player = Callable[[int], str]

_PLAIN = {
    PlayNothing: "ninjutsu.button.no_card",
    TradeJoker: "ninjutsu.move.trade",
    Reroll: "ninjutsu.move.reroll",
    AcceptRoll: "ninjutsu.move.accept",
}


class NinjutsuCommentary:
    """Words for hints, replays and reviews."""

    def moment(self, state: State) -> tuple[int, int]:
        """The chapter and the turn within it: all turns are one chapter, and turn 0 is the setup."""
        return 1, 0 if state.phase == PLACING else state.turn

    def when(self, moment: tuple[int, int], say: Say) -> str:
        """A moment in words."""
        return say("ninjutsu.move.turn", turn=moment[1]) if moment[1] else say("ninjutsu.move.set_up")

    def standing(self, state: State) -> list[int]:
        """The fallen figures of both sides; before the first turn nobody can have fallen."""
        return [] if state.phase == PLACING else list(map(len, state.fallen))

    def counted(self, say: Say) -> str:
        """Fallen figures."""
        return say("ninjutsu.move.standing")

    def move(self, view: NinjutsuView, move: NinjutsuMove, say: Say, player: Player) -> str:  # noqa: ARG002
        """A decision in words."""
        text = self._move(view, move, say)
        return say("ninjutsu.move.as_joker", move=text) if getattr(move, "joker", False) else text

    def _move(self, view: NinjutsuView, move: NinjutsuMove, say: Say) -> str:
        name = view.board.name
        match move:
            case Place():
                rank = ground_of(view.board).order[view.standing[view.seat]]
                return say("ninjutsu.move.place", rank=say(f"ninjutsu.rank.{rank}"), cell=name(move.cell))
            case Step():
                attack = view.cells[move.end] & OWNER[1 - view.seat]
                cells = {"start": name(move.start), "end": name(move.end)}
                return say("ninjutsu.move.attack" if attack else "ninjutsu.move.step", **cells)
            case PlaySalto():
                return say("ninjutsu.move.salto", start=name(move.start), end=name(move.end))
            case PlayKidnap() if move.kidnapper is not UNSET:
                return say("ninjutsu.move.kidnap", start=name(move.kidnapper), cell=name(move.cell))
            case PlayKidnap():
                return say("ninjutsu.move.kidnap_front", cell=name(move.cell))
            case Throw():
                return say(f"ninjutsu.move.throw_{move.intent}")
            case PlaySneak():
                return say("ninjutsu.button.play", card=say("ninjutsu.card.sneak"))
            case PlayNewWeapons():
                return say("ninjutsu.button.play", card=say("ninjutsu.card.new_weapons"))
        return say(_PLAIN.get(type(move), "ninjutsu.button.end_turn"))
