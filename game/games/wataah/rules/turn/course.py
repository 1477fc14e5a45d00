"""The course of a turn: draw, place, discard, and on to the next (W7, W12, W13)."""

from game.core.contract import Tell
from game.games.wataah.rules.cards import CLANS_TO_END, TURNS_EACH
from game.games.wataah.rules.state import DISCARD, NO_POWER, NOBODY, PLACE, State
from game.games.wataah.rules.turn import rounds, start


def after_drawing(state: State) -> None:
    """Now cards may be placed."""
    state.phase = PLACE


def after_power(state: State, tell: Tell | None) -> None:
    """After a power, or a card without one: the round may be over, else the place phase goes on."""
    active = state.active
    state.mover = active
    state.power = NO_POWER
    state.left = state.floor = 0
    state.victim = NOBODY
    state.gift = state.answer = ()
    if len(state.clans[active]) >= CLANS_TO_END:  # W13
        rounds.finish(state, tell)
    elif state.allowed or (state.grand is not None and state.grand.courts[active]):
        # Whether the Court card can be played now is its owner's secret, so the question is always asked.
        state.phase = PLACE
    else:
        end_placing(state, tell)


def end_placing(state: State, tell: Tell | None) -> None:
    """On to the discard, if there is something to discard (W12)."""
    state.allowed = 0
    if state.hands[state.active]:
        state.phase = DISCARD
    else:
        end(state, tell)


def end(state: State, tell: Tell | None) -> None:
    """The turn is over; the next player clockwise goes on (W5)."""
    if state.turn >= TURNS_EACH * len(state.hands):  # W13b
        rounds.finish(state, tell)
        return
    state.turn += 1
    state.active = (state.active + 1) % len(state.hands)
    start.begin_turn(state, tell)
