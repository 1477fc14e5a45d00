"""Why a move of Ninjutsu is not allowed, in words that a table can show."""

from typing import Final

from game.core.refusal import Refusal, refuse
from game.games.ninjutsu.rules.figures import CARDS, JOKER, KIDNAP, NEW_WEAPONS, OWNER, SALTO, SNEAK
from game.games.ninjutsu.rules.moves import (
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
    Throw,
    TradeJoker,
)
from game.games.ninjutsu.rules.state import ACTIONS, BATTLE, FIRST, PLACING, STEPS, THROW, State
from game.games.ninjutsu.rules.turn import action_cards

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
    Throw: THROW,
}

NOW: Final = {
    PLACING: "ninjutsu.refused.now_placing",
    ACTIONS: "ninjutsu.refused.now_actions",
    STEPS: "ninjutsu.refused.now_steps",
    BATTLE: "ninjutsu.refused.now_battle",
    FIRST: "ninjutsu.refused.now_first",
    THROW: "ninjutsu.refused.now_throw",
}


def objection(state: State, move: object) -> Refusal:
    """The most useful reason to give the player first."""
    phase = PHASE_OF.get(type(move))  # type: ignore[call-overload]
    if phase is None:
        return refuse("refused.no_such_move")
    if phase != state.phase and not (phase == THROW and state.phase == FIRST):  # the dice of N8 are thrown too
        return refuse(NOW[state.phase])
    if isinstance(move, Place):
        return _place(state, move)
    if isinstance(move, Step):
        return _step(state, move)
    if isinstance(move, Throw):
        return refuse("ninjutsu.refused.throw_no_target" if move.intent == "at" else "refused.no_such_move")
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
    if not isinstance(move, TradeJoker) and not action_cards.any_card(state):
        return refuse("ninjutsu.refused.none_higher")  # N10
    if isinstance(move, PlaySalto):
        possible = next(action_cards.jumps(state), None) is not None
        return refuse("ninjutsu.refused.not_that_jump" if possible else "ninjutsu.refused.no_jump")  # N23
    if isinstance(move, PlayKidnap):
        return _kidnap(state)
    return refuse("ninjutsu.refused.stock_empty")  # N27


def _kidnap(state: State) -> Refusal:
    """Why a Kidnap is refused (N25); under version 1 of the rules the front rank is always a valid target."""
    if state.version == 1:
        return refuse("ninjutsu.refused.not_front")
    possible = next(action_cards.kidnaps(state), None) is not None
    return refuse("ninjutsu.refused.not_in_reach" if possible else "ninjutsu.refused.no_kidnap")


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
