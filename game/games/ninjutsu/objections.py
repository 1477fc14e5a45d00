"""Why a move of Ninjutsu is not allowed, in words that a table can show."""

from typing import Final

from game.core.refusal import Refusal, refuse
from game.games.ninjutsu import actions
from game.games.ninjutsu.figures import CARDS, JOKER, KIDNAP, NEW_WEAPONS, OWNER, SALTO, SNEAK
from game.games.ninjutsu.moves import (
    AcceptRoll,
    EndTurn,
    Place,
    PlayKidnap,
    PlayNewWeapons,
    PlayNothing,
    PlaySalto,
    PlaySneak,
    Reroll,
    Step,
    TradeJoker,
)
from game.games.ninjutsu.state import ACTIONS, BATTLE, PLACING, STEPS, State

PHASE_OF: Final = {
    Place: PLACING,
    PlaySalto: ACTIONS,
    PlaySneak: ACTIONS,
    PlayKidnap: ACTIONS,
    PlayNewWeapons: ACTIONS,
    TradeJoker: ACTIONS,
    PlayNothing: ACTIONS,
    Step: STEPS,
    EndTurn: STEPS,
    Reroll: BATTLE,
    AcceptRoll: BATTLE,
}

NOW: Final = {
    PLACING: "ninjutsu.refused.now_placing",
    ACTIONS: "ninjutsu.refused.now_actions",
    STEPS: "ninjutsu.refused.now_steps",
    BATTLE: "ninjutsu.refused.now_battle",
}


def objection(state: State, move: object) -> Refusal:
    """The reason that a player would want to hear first."""
    phase = PHASE_OF.get(type(move))  # type: ignore[call-overload]
    if phase is None:
        return refuse("refused.no_such_move")
    if phase != state.phase:
        return refuse(NOW[state.phase])
    if isinstance(move, Place):
        return _place(state, move)
    if isinstance(move, Step):
        return _step(state, move)
    if isinstance(move, PlaySalto | PlaySneak | PlayKidnap | PlayNewWeapons | TradeJoker):
        return _card(state, move)
    raise AssertionError(f"{move} is legal")


def _place(state: State, move: Place) -> Refusal:
    if move.cell not in state.ground.board.starts[state.asked]:
        return refuse("ninjutsu.refused.not_own_colour")
    if state.cells[move.cell]:
        return refuse("ninjutsu.refused.taken")
    return refuse("ninjutsu.refused.place_order")


def _card(state: State, move: PlaySalto | PlaySneak | PlayKidnap | PlayNewWeapons | TradeJoker) -> Refusal:
    action = {PlaySalto: SALTO, PlaySneak: SNEAK, PlayKidnap: KIDNAP, PlayNewWeapons: NEW_WEAPONS}.get(
        type(move), JOKER
    )
    if state.asked != state.active and action != NEW_WEAPONS:
        return refuse("ninjutsu.refused.defender")  # N10
    card = JOKER if isinstance(move, TradeJoker) or move.joker else action
    if not state.hands[state.asked] & card:
        return refuse("ninjutsu.refused.no_card", card=CARDS[card])
    if isinstance(move, PlaySalto):
        possible = next(actions.jumps(state), None) is not None
        return refuse("ninjutsu.refused.not_that_jump" if possible else "ninjutsu.refused.no_jump")  # N23
    if isinstance(move, PlayKidnap):
        return refuse("ninjutsu.refused.not_front")  # N25
    return refuse("ninjutsu.refused.stock_empty")  # N27


def _step(state: State, move: Step) -> Refusal:
    board, cells, own = state.ground.board, state.cells, OWNER[state.active]
    if not (0 <= move.start < board.size and 0 <= move.end < board.size and cells[move.start] & own):
        return refuse("ninjutsu.refused.not_yours")
    if not state.steps:
        return refuse("ninjutsu.refused.no_steps")  # N11
    row, column = divmod(move.start, board.columns)
    to_row, to_column = divmod(move.end, board.columns)
    if to_row == row and abs(to_column - column) == 1:
        return refuse("ninjutsu.refused.sideways")  # N14
    if abs(to_row - row) != 1 or abs(to_column - column) > 1:
        return refuse("ninjutsu.refused.too_far")
    if cells[move.end] & own:
        return refuse("ninjutsu.refused.own_figure")
    return refuse("ninjutsu.refused.fence")  # N15
