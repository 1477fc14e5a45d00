"""From one attack to the next: weapons, the action window, steps, and passing the turn (N9-N13, N16, N29)."""

from game.core.chance import Chance
from game.core.contract import Tell
from game.core.events import TurnStarted
from game.games.ninjutsu.rules import ending
from game.games.ninjutsu.rules.events import FigureStepped, StepsGranted, TurnEnded
from game.games.ninjutsu.rules.figures import COLUMNS, MOVED, TURN_LIMIT
from game.games.ninjutsu.rules.state import ACTIONS, DRAW, STEPS, State
from game.games.ninjutsu.rules.turn import action_cards, battle, weapons


def begin(state: State, chance: Chance, tell: Tell | None) -> None:
    """Start the active seat's attack, and further ones until a player has a decision to make."""
    while True:
        state.turn += 1
        state.sneaks = 0
        if tell is not None:
            tell(TurnStarted(state.active, state.turn))
        weapons.turn_over(state, chance, tell)
        if ask(state, state.active, tell) or _passed_for_good(state, tell):
            return


def ask(state: State, first: int, tell: Tell | None) -> bool:
    """Ask for action cards from `first` on; return False if the window closed without granting a step (N10, N13)."""
    state.phase = ACTIONS
    for seat in (state.active, 1 - state.active) if first == state.active else (first,):
        if action_cards.can_play(state, seat):
            state.asked = seat
            return True
    return _close(state, tell)


def decline(state: State, chance: Chance, tell: Tell | None) -> None:
    """Decline for the asked seat: after the attacker the defender is asked, then the window closes (N10)."""
    asked = state.asked
    going_on = ask(state, 1 - state.active, tell) if asked == state.active else _close(state, tell)
    if not going_on:
        end(state, chance, tell)


def played(state: State, chance: Chance, tell: Tell | None) -> None:
    """Ask both seats again after a card was played (N10)."""
    if not ask(state, state.active, tell):
        end(state, chance, tell)


def _close(state: State, tell: Tell | None) -> bool:
    """Count the higher cards for shuriken and steps (N11, N12); return whether there are any."""
    state.phase = STEPS
    state.asked = attacker = state.active
    state.steps = weapons.higher(state, attacker)
    if state.steps == COLUMNS:
        action_cards.take_shuriken(state, attacker, tell)
    elif not state.steps and weapons.higher(state, 1 - attacker) == COLUMNS:
        action_cards.take_shuriken(state, 1 - attacker, tell)
    if tell is not None:
        tell(StepsGranted(attacker, state.steps))
    return state.steps > 0


def step(state: State, start: int, target: int, chance: Chance, tell: Tell | None) -> None:
    """Walk, or attack (N14, N15, N24)."""
    cells = state.cells
    state.steps -= 1
    sneaked = (start, target) in state.ground.fenced
    if sneaked:
        state.sneaks -= 1
    if cells[target]:
        battle.begin(state, start, target, chance, tell, sneaked=sneaked)
        return
    cells[target] = cells[start] | MOVED
    cells[start] = 0
    if tell is not None:
        tell(FigureStepped(state.active, start, target, sneaked))


def end(state: State, chance: Chance, tell: Tell | None) -> None:
    """End the attack and begin the other seat's."""
    if not _passed_for_good(state, tell):
        begin(state, chance, tell)


def _passed_for_good(state: State, tell: Tell | None) -> bool:
    """Hand over to the other seat; True if that was the last turn (N29)."""
    state.steps = state.sneaks = 0
    weapons.put_away(state)
    if tell is not None:
        tell(TurnEnded(state.active))
    if state.turn >= TURN_LIMIT:
        ending.finish(state, DRAW, tell)
        return True
    state.active = 1 - state.active
    return False
