"""A swipe on a phone throws a die in the Dojo: its way, power and spin arrive at the table, and only there."""

from random import Random

import pytest

from game.core.match import Match
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.rules.moves import Throw
from game.games.ninjutsu.rules.state import FIRST, THROW
from game.phones.messages import Choose, ThrowGesture
from tests.table.phones.public_table import PublicTable

SEED = 3


def at_a_throw() -> PublicTable:
    """A table where a die is about to be thrown by a phone."""
    match, rng = Match(NINJUTSU, 2, seed=SEED, dojo="hand"), Random(SEED)
    while match.view(0).phase not in (FIRST, THROW):
        match.submit(rng.choice(match.legal_moves()))
    table = PublicTable("ninjutsu", 2, match.decisions, seed=SEED, dojo="hand")
    assert table.session.match.view(0).phase in (FIRST, THROW)
    table.live(1.0)
    return table


def thrown(table: PublicTable, said: Choose | ThrowGesture) -> Throw:
    match = table.session.match
    seat, before = match.to_move, match.decisions
    assert seat is not None
    table.server.say(seat, said)
    for _ in range(20):
        table.live(0.5)
        if match.decisions > before:
            break
    move = match.history[before].move
    assert isinstance(move, Throw)
    return move


@pytest.mark.parametrize("power", [0.2, 1.0])
def test_the_gesture_is_the_phones(power: float) -> None:
    table = at_a_throw()
    seat = table.session.match.to_move
    assert seat is not None
    page = table.server.newest(seat)
    numbers = [number for number, offer in enumerate(page["offers"]) if offer.get("throw")]
    assert numbers
    move = thrown(table, ThrowGesture(page["v"], numbers[0], 0.3, -0.95, power, 0.5))
    assert move.result is not None
    assert move.result.gesture.power == round(power * 100)
    assert move.result.gesture.spin == 50
    assert 150 < abs(move.result.gesture.aim) < 200  # a sixth of a right angle aside


def test_who_does_not_swipe_rolls() -> None:
    table = at_a_throw()
    seat = table.session.match.to_move
    assert seat is not None
    page = table.server.newest(seat)
    assert thrown(table, Choose(page["v"], Random(1).randrange(len(page["offers"])))).result is not None
