"""The rules of Ninjutsu; the clauses (N1 …) are in the README beside this file."""

from typing import Any, ClassVar

import msgspec

from game.core.chance import Chance
from game.core.contract import OPEN, Event, Option, Rules, Tell
from game.core.outcome import Outcome
from game.core.refusal import Refusal, Value
from game.games.ninjutsu import actions, battle, boards, ending, objections, placing, turns, written
from game.games.ninjutsu.events import ActionsDeclined, FigurePlaced
from game.games.ninjutsu.figures import OWNER
from game.games.ninjutsu.ground import ground_of
from game.games.ninjutsu.moves import (
    ACCEPT_ROLL,
    END_TURN,
    REROLL,
    AcceptRoll,
    EndTurn,
    NinjutsuMove,
    Place,
    PlayNothing,
    Reroll,
    Step,
)
from game.games.ninjutsu.state import ACTIONS, BATTLE, NOBODY, PLACING, STEPS, State
from game.games.ninjutsu.view import NinjutsuView


class NinjutsuRules(Rules[State, NinjutsuMove, NinjutsuView]):
    """Hidden figures, weapon cards, dice and a fence."""

    seats: ClassVar = (2,)
    options: ClassVar = (
        Option("board", tuple(boards.BOARDS), "classic", free=True),
        Option("marks", ("on", "off"), "on"),  # N21
    )
    moves: ClassVar = NinjutsuMove

    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> State:  # noqa: ARG002
        """An empty board: the players place their figures themselves (N7)."""
        return State(ground_of(boards.chosen(options["board"])), marks=options["marks"] == "on")

    def fits(self, state: State, seats: int, options: dict[str, Value]) -> bool:  # noqa: ARG002
        """Whether a position is one of such a match."""
        return state.ground.board == boards.chosen(options["board"]) and state.marks == (options["marks"] == "on")

    def to_move(self, state: State) -> int | None:
        """The seat that is asked."""
        return state.asked if state.winner == NOBODY else None

    def legal_moves(self, state: State) -> list[NinjutsuMove]:
        """What the seat that is asked may do."""
        phase = state.phase
        if phase == STEPS:
            return _steps(state)
        if phase == BATTLE:
            return [REROLL, ACCEPT_ROLL]
        if phase == ACTIONS:
            return actions.legal(state)
        return placing.legal(state) if phase == PLACING else []

    def perform(self, state: State, move: NinjutsuMove, chance: Chance, tell: Tell | None) -> None:
        """Carry out one decision and all that follows from it without another."""
        if isinstance(move, Step):
            turns.step(state, move.start, move.end, chance, tell)
        elif isinstance(move, EndTurn):
            turns.end(state, chance, tell)
        elif isinstance(move, AcceptRoll):
            battle.accept(state, tell)
        elif isinstance(move, Reroll):
            battle.reroll(state, chance, tell)
        elif isinstance(move, PlayNothing):
            if tell is not None:
                tell(ActionsDeclined(state.asked))
            turns.decline(state, chance, tell)
        elif isinstance(move, Place):
            if placing.perform(state, move.cell, tell):
                state.active = placing.roll_for_first(chance, tell)
                turns.begin(state, chance, tell)
        else:
            actions.perform(state, move, chance, tell)
            turns.played(state, chance, tell)

    def objection(self, state: State, move: object) -> Refusal:
        """Why that cannot be done now."""
        return objections.objection(state, move)

    def view_for(self, state: State, seat: int) -> NinjutsuView:
        """The position with the enemy's unseen figures as backs."""
        return NinjutsuView.of(state, seat)

    def see(self, event: Event, seat: int) -> Event:
        """Only the placing of figures is secret; whatever else happens, happens openly."""
        if isinstance(event, FigurePlaced) and seat not in (event.seat, OPEN):
            return msgspec.structs.replace(event, cell=None, rank=None)
        return event

    def imagine(self, view: NinjutsuView, chance: Chance) -> State:
        """Deal the unknown ranks to the unknown figures."""
        return view.imagined(chance)

    def outcome(self, state: State) -> Outcome | None:
        """Who won, and by which clause (N28, N29)."""
        return ending.outcome(state)

    def dump(self, state: State) -> dict[str, Any]:
        """The position as plain JSON data."""
        return written.dump(state)

    def load(self, data: object) -> State:
        """The position that `dump` wrote, checked."""
        return written.load(data)


def _steps(state: State) -> list[NinjutsuMove]:
    """Every step of every own ninja, and the end of the turn (N13-N15, N24)."""
    moves: list[NinjutsuMove] = [END_TURN]
    if state.steps:
        cells, own = state.cells, OWNER[state.active]
        walks, under = state.ground.walks, state.ground.sneaks if state.sneaks else None
        for cell, figure in enumerate(cells):
            if figure & own:
                for target, move in walks[cell]:
                    if not cells[target] & own:
                        moves.append(move)
                if under:
                    moves += [move for target, move in under[cell] if not cells[target] & own]
    return moves
