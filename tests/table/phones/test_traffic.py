"""What phones are sent does not depend on what the person at the screen looks at: pages and log are the same."""

from random import Random
from typing import Any

import pytest

from game.core.contract import Move
from game.engine.input.commands import Command, Kind
from game.table.face.answers import Plan
from tests.table.phones.public_table import DT, PublicTable

SEATS = {"oboro": 3, "wataah": 3, "ninjutsu": 2}
"""The games with secrets."""
DECISIONS = 40


def made(name: str, here: int | None) -> PublicTable:
    table = PublicTable(name, SEATS[name], 0, here=here)
    table.kit.speed = "off"
    settle(table)
    return table


def settle(table: PublicTable) -> None:
    """Let the table show everything, and phones have it."""
    for _ in range(200):
        table.stack.frame([], DT)
        director = table.scene.presenter.director
        if director.holding:
            director.pass_over()
            table.scene.turns.settle()
        host = table.scene.host
        pending = host is not None and host.pending
        if not table.scene.busy and not table.face.preparing and not pending:
            return
    raise AssertionError("the table never comes to rest")


def move_by_phone(table: PublicTable, move: Move) -> None:
    seat = table.session.phone_to_move
    assert seat is not None
    assert table.session.choose(seat, move)
    table.stack.frame([], DT)
    settle(table)


def move_at_the_screen(table: PublicTable, move: Move) -> None:
    """Hold the hand open, look, and play from it."""
    table.stack.frame([Command(Kind.LOOK)], DT)
    settle(table)
    assert table.scene.presenter.eyes.seat == 0
    table.scene.turns.make(Plan((move,)))
    table.stack.frame([Command(Kind.LOOK_AWAY)], DT)
    settle(table)


def newest(table: PublicTable, seat: int) -> dict[str, Any]:
    page = table.server.newest(seat)
    del page["v"]
    return page


@pytest.mark.parametrize("name", SEATS)
def test_phones_are_sent_the_same_whether_a_hand_is_open_at_the_screen_or_not(name: str) -> None:
    open_hand, nobody, rng = made(name, 0), made(name, None), Random(6)
    for _ in range(DECISIONS):
        match = nobody.session.match
        if match.to_move is None:
            break
        move = rng.choice(match.legal_moves())
        (move_at_the_screen if match.to_move == 0 else move_by_phone)(open_hand, move)
        move_by_phone(nobody, move)
        lines = [[str(line.text) for line in table.scene.log.lines] for table in (open_hand, nobody)]
        assert lines[0] == lines[1]
        for seat in range(1, SEATS[name]):
            assert newest(open_hand, seat) == newest(nobody, seat)
        assert newest(open_hand, -1) == newest(nobody, -1)
    assert nobody.session.match.decisions == open_hand.session.match.decisions > 20
