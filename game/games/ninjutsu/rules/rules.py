"""The rules of Ninjutsu; the clauses (N1 …) are in the README beside this file."""

from typing import Any, ClassVar

from game.core.chance import Chance
from game.core.contract import Option, Rules, Tell
from game.core.outcome import Outcome
from game.core.refusal import Refusal, Value
from game.games.ninjutsu.rules import boards, ending, refusals, serialize, setup
from game.games.ninjutsu.rules.events import ActionsDeclined
from game.games.ninjutsu.rules.figures import OWNER, RED, VERSION
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.moves import (
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
    Throw,
)
from game.games.ninjutsu.rules.state import (
    ACTIONS,
    BATTLE,
    FIRST,
    MODES,
    NOBODY,
    PLACING,
    ROLL,
    STEPS,
    THROW,
    State,
)
from game.games.ninjutsu.rules.turn import action_cards, battle, course, throws
from game.games.ninjutsu.rules.view import NinjutsuView


class NinjutsuRules(Rules[State, NinjutsuMove, NinjutsuView]):
    """Hidden figures, weapon cards, dice and a fence."""

    seats: ClassVar = (2,)
    options: ClassVar = (
        Option("board", tuple(boards.BOARDS), "classic", free=True),
        Option("marks", ("on", "off"), "on"),  # N21
        Option("dojo", MODES, "roll"),  # N22
    )
    moves: ClassVar = NinjutsuMove
    version: ClassVar = VERSION

    def deal(self, seats: int, chance: Chance, options: dict[str, Value], version: int) -> State:  # noqa: ARG002
        """An empty board: the players place their figures themselves (N7)."""
        ground = ground_of(boards.chosen(options["board"]))
        dojo = MODES.index(str(options["dojo"]))
        return State(ground, marks=options["marks"] == "on", version=version, dojo=dojo)

    def fits(self, state: State, seats: int, options: dict[str, Value], version: int) -> bool:  # noqa: ARG002
        """Whether a position belongs to a match with these settings."""
        same_board = state.ground.board == boards.chosen(options["board"])
        same_marks = state.marks == (options["marks"] == "on")
        return same_board and same_marks and MODES[state.dojo] == options["dojo"] and state.version == version

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
            return action_cards.legal(state)
        if phase in (THROW, FIRST):
            return throws.legal(state)
        return setup.legal(state) if phase == PLACING else []

    def perform(self, state: State, move: NinjutsuMove, chance: Chance, tell: Tell | None) -> None:
        """Carry out one decision and everything that follows until the next decision."""
        if isinstance(move, Step):
            course.step(state, move.start, move.end, chance, tell)
        elif isinstance(move, EndTurn):
            course.end(state, chance, tell)
        elif isinstance(move, AcceptRoll):
            battle.accept(state, tell)
        elif isinstance(move, Reroll):
            battle.reroll(state, chance, tell)
        elif isinstance(move, Throw):
            throws.perform(state, move, chance, tell)
        elif isinstance(move, PlayNothing):
            if tell is not None:
                tell(ActionsDeclined(state.asked))
            course.decline(state, chance, tell)
        elif isinstance(move, Place):
            if not setup.perform(state, move.cell, tell):
                return
            if state.dojo != ROLL:
                state.phase, state.asked = FIRST, RED  # N8, N22
            else:
                state.active = setup.roll_for_first(chance, tell)
                course.begin(state, chance, tell)
        else:
            action_cards.perform(state, move, chance, tell)
            course.played(state, chance, tell)

    def why_not(self, state: State, move: object) -> Refusal | None:
        """Why a move is refused; a throw may carry its result, which must fit the dice thrown now (N22)."""
        if isinstance(move, Throw) and move.result is not None:
            return super().why_not(state, Throw(move.intent)) or throws.flaw(state, move.result)
        return super().why_not(state, move)

    def intended(self, move: NinjutsuMove) -> NinjutsuMove:
        """The move without its result: only how the die was meant to be thrown."""
        return Throw(move.intent) if isinstance(move, Throw) else move

    def objection(self, state: State, move: object) -> Refusal:
        """Why the move cannot be made now."""
        return refusals.objection(state, move)

    def view_for(self, state: State, seat: int) -> NinjutsuView:
        """The position with the enemy's unseen figures as backs."""
        return NinjutsuView.of(state, seat)

    def without_memory(self, view: NinjutsuView) -> NinjutsuView:
        """The view without the ranks seen earlier, if marks are off (N21)."""
        return view.without_memory()

    def in_the_open(self, state: State) -> bool:
        """In the Dojo nothing is secret (N22)."""
        return state.phase in (FIRST, THROW) or (state.phase == BATTLE and state.dojo != ROLL)

    def imagine(self, view: NinjutsuView, chance: Chance) -> State:
        """Deal the unknown ranks to the unknown figures."""
        return view.imagined(chance)

    def outcome(self, state: State) -> Outcome | None:
        """Who won, and by which clause (N28, N29)."""
        return ending.outcome(state)

    def dump(self, state: State) -> dict[str, Any]:
        """The position as plain JSON data."""
        return serialize.dump(state)

    def load(self, data: object) -> State:
        """The position that `dump` wrote, checked."""
        return serialize.load(data)


def _steps(state: State) -> list[NinjutsuMove]:
    """List every step of the attacker's ninjas, and ending the turn (N13-N15, N24)."""
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
