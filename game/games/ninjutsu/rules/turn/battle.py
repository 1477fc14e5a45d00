"""Battles: two dice, rerolls paid with shuriken, and the outcome (N17-N20, N28)."""

from game.core.chance import Chance
from game.core.contract import Tell
from game.games.ninjutsu.rules import ending
from game.games.ninjutsu.rules.events import (
    BattleRolled,
    BattleStarted,
    BattleTied,
    BattleWon,
    RollAccepted,
    ShurikenSpent,
)
from game.games.ninjutsu.rules.figures import FACES, MOVED, RANK, SEEN, SOKE
from game.games.ninjutsu.rules.state import BATTLE, NOBODY, NOWHERE, ROLL, STEPS, THROW, State


def begin(state: State, start: int, end: int, chance: Chance, tell: Tell | None, *, sneaked: bool) -> None:
    """Show both figures and roll for the attacker, then for the defender (N17); in the Dojo they throw (N22)."""
    cells, seat = state.cells, state.active
    cells[start] |= SEEN  # N21
    cells[end] |= SEEN
    state.phase = BATTLE
    state.start, state.end = start, end
    if tell is not None:
        tell(BattleStarted(seat, start, end, cells[start] & RANK, cells[end] & RANK, sneaked))
    if state.dojo != ROLL:
        state.phase = THROW
        return
    _roll(state, seat, chance, tell)
    _roll(state, 1 - seat, chance, tell)
    _ask(state, tell)


def thrown(state: State, tell: Tell | None) -> None:
    """Go on after the asked seat's die has come to rest in the Dojo (N22)."""
    seat = state.asked
    if state.outside:  # if both dice are outside, the seat that threw loses
        _end(state, tell, 1 - seat if state.outside >> seat & 1 else seat)
    elif not state.rolls[1 - seat]:
        state.asked = 1 - seat
    else:
        state.phase = BATTLE
        _ask(state, tell)


def reroll(state: State, chance: Chance, tell: Tell | None) -> None:
    """Spend a shuriken of the asked seat and roll again (N18, N20)."""
    seat = state.asked
    state.shuriken[seat] -= 1
    if tell is not None:
        tell(ShurikenSpent(seat))
    if state.dojo != ROLL:
        state.rolls[seat] = 0
        state.phase = THROW
        return
    _roll(state, seat, chance, tell)
    _ask(state, tell)


def accept(state: State, tell: Tell | None) -> None:
    """Decline a reroll for the asked seat; on a tie the defender may still reroll (N18)."""
    seat, defender = state.asked, 1 - state.active
    if tell is not None:
        tell(RollAccepted(seat))
    if seat != defender and state.rolls[0] == state.rolls[1] and state.shuriken[defender]:
        state.asked = defender
    else:
        _end(state, tell)


def _roll(state: State, seat: int, chance: Chance, tell: Tell | None) -> None:
    rank = state.cells[state.start if seat == state.active else state.end] & RANK
    value = chance.roll(FACES[rank])
    state.rolls[seat] = value
    if tell is not None:
        tell(BattleRolled(seat, rank, value))


def _ask(state: State, tell: Tell | None) -> None:
    """Ask the seat that may roll again, or end the battle (N18)."""
    attacker, defender = state.active, 1 - state.active
    mine, yours = state.rolls[attacker], state.rolls[defender]
    if mine <= yours and state.shuriken[attacker]:
        state.asked = attacker
    elif mine >= yours and state.shuriken[defender]:
        state.asked = defender
    else:
        _end(state, tell)


def _end(state: State, tell: Tell | None, winner: int = NOBODY) -> None:
    """End the battle by the dice, or for a given winner if the other die lies outside the tray (N22)."""
    cells, attacker = state.cells, state.active
    start, end = state.start, state.end
    mine, yours = state.rolls[attacker], state.rolls[1 - attacker]
    state.phase = STEPS
    state.asked = attacker
    state.start = state.end = NOWHERE
    state.rolls[:] = (0, 0)
    state.outside = 0
    if winner == NOBODY and mine == yours:  # N19
        if tell is not None:
            tell(BattleTied(attacker, start, end))
        return
    if winner == NOBODY:
        winner = attacker if mine > yours else 1 - attacker
    won, lost = (start, end) if winner == attacker else (end, start)
    strong, weak = cells[won] & RANK, cells[lost] & RANK
    state.fallen[1 - winner].append(weak)
    if winner == attacker:
        cells[end] = cells[start] | MOVED
    cells[start] = 0
    if tell is not None:
        tell(BattleWon(winner, start, end, strong, weak))
    if weak == SOKE:  # N28
        ending.finish(state, winner, tell)
