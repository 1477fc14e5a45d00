"""Checks that a loaded position of Ninjutsu can occur in a match."""

from typing import Final

from game.core.refusal import BadData, refuse
from game.games.ninjutsu.rules import setup
from game.games.ninjutsu.rules.figures import (
    BLACK,
    FACES,
    JOKER,
    MOVED,
    OWNER,
    RANK,
    RANKS,
    RED,
    SEEN,
    SHURIKEN,
    SNEAK,
    SOKE,
    STOCK,
    TURN_LIMIT,
    full_deck,
)
from game.games.ninjutsu.rules.state import (
    ACTIONS,
    BATTLE,
    DRAW,
    FIRST,
    NOBODY,
    NOWHERE,
    OVER,
    PLACING,
    ROLL,
    STEPS,
    THROW,
    State,
)
from game.games.ninjutsu.rules.turn import action_cards, weapons

ALL_WEAPONS: Final = full_deck()


def check(state: State, *, thrown_first: bool) -> None:
    """Raise BadData, naming what is wrong, if a position cannot occur.

    `thrown_first` says whether the data contains red's throw for the first attack.
    """
    for seat in (0, 1):
        _check_weapons(state, seat)
    if state.stock + sum(state.shuriken) > 2 * SHURIKEN + STOCK:
        _bad("ninjutsu.bad.shuriken")
    if (state.phase == OVER) != (state.winner != NOBODY):
        _bad("ninjutsu.bad.over")
    if (state.phase in (BATTLE, THROW)) != (state.start != NOWHERE):
        _bad("ninjutsu.bad.battle")
    if state.phase in (FIRST, THROW) and state.dojo == ROLL:
        _bad("ninjutsu.bad.dojo")
    if thrown_first != (state.phase == FIRST and state.asked == BLACK):
        _bad("ninjutsu.bad.first")
    if state.phase == PLACING:
        _check_placing(state)
        return
    if state.phase == FIRST:
        _check_first(state)
        return
    for seat in (0, 1):
        _check_figures(state, seat)
    if not state.turn:
        _bad("ninjutsu.bad.turn")
    checks = {
        ACTIONS: _check_actions,
        STEPS: _check_steps,
        BATTLE: _check_battle,
        THROW: _check_throw,
        OVER: _check_over,
    }
    checks[state.phase](state)


def _bad(key: str) -> None:
    raise BadData(refuse(key))


def _check_weapons(state: State, seat: int) -> None:
    """N2: nine of each weapon card in all piles together; N9: three of them lie open during a turn."""
    tops = [stars for stars in state.tops[seat] if stars]
    there = [*state.decks[seat], *state.discards[seat], *state.used[seat], *tops]
    if sorted(there) != ALL_WEAPONS:
        _bad("ninjutsu.bad.weapons")
    if len(tops) != (3 if state.phase in (ACTIONS, STEPS, BATTLE, THROW) else len(tops)) or len(tops) not in (0, 3):
        _bad("ninjutsu.bad.weapons")
    if state.used[seat] and not tops:
        _bad("ninjutsu.bad.weapons")


def _check_placing(state: State) -> None:
    """N7: figures were placed in order, and nothing else has happened."""
    _check_unbegun(state)
    cells, total = state.cells, state.ground.total
    for seat in (0, 1):
        formation = setup.formation_of(cells, seat)
        number = len(formation)
        ranks = sorted(formation.values(), reverse=True)
        if ranks != list(state.ground.order[:number]) or any(figure & (SEEN | MOVED) for figure in cells):
            _bad("ninjutsu.bad.figures")
        if not set(formation) <= set(state.ground.board.starts[seat]):
            _bad("ninjutsu.bad.start")
        if seat != state.asked and number != (total if state.asked else 0):
            _bad("ninjutsu.bad.placing")
        if seat == state.asked and (number >= total or not setup.legal(state)):
            _bad("ninjutsu.bad.placing")


def _check_unbegun(state: State) -> None:
    """Nobody has attacked yet."""
    started = state.turn or state.steps or state.sneaks or state.active
    started = started or state.shuriken != [SHURIKEN, SHURIKEN] or any(map(any, state.tops)) or any(state.discards)
    if started or any(state.fallen) or state.hands != State(state.ground, marks=True).hands:
        _bad("ninjutsu.bad.placing")


def _check_first(state: State) -> None:
    """N8, N22: both armies stand as placed; red's die lies in the tray, outside, or in the hand."""
    _check_unbegun(state)
    for seat in (RED, BLACK):
        _check_figures(state, seat)
    if any(figure & (SEEN | MOVED) for figure in state.cells):
        _bad("ninjutsu.bad.first")


def _check_figures(state: State, seat: int) -> None:
    """N1: every figure is on the board or has fallen; the Soke falls last of all (N28)."""
    figures = state.ground.board.figures
    standing = [figure & RANK for figure in state.cells if figure & OWNER[seat]]
    there = sorted([*standing, *state.fallen[seat]])
    if there != [rank for rank in RANKS for _ in range(figures[rank - 1])]:
        _bad("ninjutsu.bad.figures")
    lost = state.phase == OVER and state.winner == 1 - seat
    if (SOKE in state.fallen[seat]) != lost or SOKE in state.fallen[seat][:-1]:
        _bad("ninjutsu.bad.soke")
    starts = state.ground.board.starts[seat]
    for cell, figure in enumerate(state.cells):
        if figure & OWNER[seat] and not figure & MOVED and cell not in starts:
            _bad("ninjutsu.bad.start")


def _check_actions(state: State) -> None:
    if state.steps or not action_cards.can_play(state, state.asked):
        _bad("ninjutsu.bad.actions")
    _check_sneaks(state)
    _check_settled(state)


def _check_steps(state: State) -> None:
    if state.asked != state.active or state.steps > weapons.higher(state, state.active):
        _bad("ninjutsu.bad.steps")
    if not weapons.higher(state, state.active):
        _bad("ninjutsu.bad.steps")  # N13: the turn would have ended
    _check_sneaks(state)
    _check_settled(state)


def _check_sneaks(state: State) -> None:
    spent = ~state.hands[state.active]
    if state.sneaks > bool(spent & SNEAK) + bool(spent & JOKER):
        _bad("ninjutsu.bad.sneaks")


def _check_settled(state: State) -> None:
    """N9: no column is equal while both have cards."""
    equal = any(one == other for one, other in zip(*state.tops, strict=True))
    if equal and weapons.has_card(state, 0) and weapons.has_card(state, 1):
        _bad("ninjutsu.bad.weapons")


def _check_battle(state: State) -> None:
    """N18: both dice have been rolled, and the asked seat can spend a shuriken."""
    _check_fight(state)
    asked = state.asked
    for seat in (RED, BLACK):
        if not state.rolls[seat]:
            _bad("ninjutsu.bad.battle")
    if state.rolls[asked] > state.rolls[1 - asked] or not state.shuriken[asked]:
        _bad("ninjutsu.bad.battle")


def _check_throw(state: State) -> None:
    """N22: the seat that must throw has its die in hand; the attacker throws first."""
    _check_fight(state)
    if state.rolls[state.asked] or (state.asked != state.active and not state.rolls[state.active]):
        _bad("ninjutsu.bad.battle")


def _check_fight(state: State) -> None:
    """N17: neighbours of two colours, shown, with dice of their ranks."""
    cells, attacker = state.cells, state.active
    if not (0 <= state.start < len(cells) and 0 <= state.end < len(cells)):
        _bad("ninjutsu.bad.battle")
    mine, yours = cells[state.start], cells[state.end]
    if not (mine & OWNER[attacker] and yours & OWNER[1 - attacker] and mine & SEEN and yours & SEEN):
        _bad("ninjutsu.bad.battle")
    if all(to != state.end for to, _ in state.ground.board.steps(state.start)):
        _bad("ninjutsu.bad.battle")
    for seat, figure in ((attacker, mine), (1 - attacker, yours)):
        if state.rolls[seat] not in (0, *FACES[figure & RANK]):
            _bad("ninjutsu.bad.battle")
    if state.steps >= weapons.higher(state, attacker):
        _bad("ninjutsu.bad.steps")
    _check_sneaks(state)
    _check_settled(state)


def _check_over(state: State) -> None:
    """N29: a draw comes after the last turn; N28: a win in the middle of one."""
    if state.winner == DRAW and (state.turn != TURN_LIMIT or any(map(any, state.tops))):
        _bad("ninjutsu.bad.over")
    if state.winner != DRAW and not all(map(all, state.tops)):
        _bad("ninjutsu.bad.over")
