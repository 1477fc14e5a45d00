"""Pointing at a table makes no widget again, and drawing it changes nothing."""

import pytest

from game.catalog import GAMES
from game.core.match import Match
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.widgets.widget import Widget
from game.table.face.face import Face
from game.table.session import Player
from tests.kit import make_window
from tests.table.fakes import InstantThinker
from tests.table.played import PlayedTable

MOVES = 300


def opened(name: str) -> PlayedTable[Face]:
    """A table at which a person has to decide and nothing moves."""
    seats = GAMES[name].seats[0]
    players = [Player("Ume"), *(Player(f"Bot {seat}", "adept") for seat in range(1, seats))]
    table = PlayedTable[Face](Match(GAMES[name], seats, 5), players, InstantThinker(), "off", "short")
    while table.scene.busy or not table.session.human_to_move:
        table.live()
    table.live(1.0)
    return table


@pytest.mark.parametrize("name", GAMES)
def test_moving_the_pointer_over_a_table_makes_no_widgets(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(name)
    made: list[list[Widget]] = []
    ask = table.scene.face.widgets

    def counted() -> list[Widget]:
        made.append(ask())
        return made[-1]

    monkeypatch.setattr(table.scene.face, "widgets", counted)
    for number in range(MOVES):
        at = Point(40 + 1520 * (number % 30) / 30, 60 + 800 * (number // 30) / 10)
        table.scene.handle(Command(Kind.POINT, at=at))
    assert made == []
    table.click("hint")
    assert made, "a click makes them again"


@pytest.mark.parametrize("name", GAMES)
def test_a_table_drawn_twice_looks_the_same_and_is_the_same(name: str) -> None:
    table, window = opened(name), make_window()
    table.scene.fit(window.canvas)
    table.scene.draw(window.canvas)
    before, widgets = window.canvas.surface.copy(), table.scene.focus.widgets
    table.scene.draw(window.canvas)
    assert widgets is table.scene.focus.widgets
    assert before.get_buffer().raw == window.canvas.surface.get_buffer().raw
