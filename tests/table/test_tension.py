"""Drums join the music when a match stands on a knife's edge, and only for what everybody may see."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.contract import PUBLIC
from game.games.ninjutsu.rules.figures import OWNER, SEEN, SOKE
from tests.table.test_spare_time import TABLES

EDGES: dict[str, Any] = {
    "taisen": lambda view: replace(view, paths=(_with(view.paths[0], 9, (0,)), view.paths[1])),
    "oboro": lambda view: replace(view, scorings=1, shuriken=(1, 1, 1)),
    "wataah": lambda view: replace(view, clans=(((0, (0,)), (1, (1,)), (2, (2,))), *view.clans[1:])),
    "ninjutsu": lambda view: replace(view, marks=True, cells=_with(view.cells, 0, OWNER[0] | SEEN | SOKE)),
}
"""A public view changed to one that is tense."""


def _with(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


@pytest.mark.parametrize("name", TABLES)
def test_the_drums_follow_the_public_view(name: str) -> None:
    played = TABLES[name]()
    face, view = played.scene.face, played.session.match.view(PUBLIC)
    calm = replace(view, cells=tuple(cell & ~SEEN for cell in view.cells), marks=False) if name == "ninjutsu" else view
    assert not face.tense(calm)
    assert face.tense(EDGES[name](view))


@pytest.mark.parametrize(
    ("changes", "tense"),
    [
        ({"scorings": 2}, True),
        ({"tops": (8, 2, 0, 0, 0, 0, 0, 0, 0), "plays": (0,) * 15}, True),
        ({"tops": (8, 2, 0, 0, 0, 0, 0, 0, 0), "plays": (0,) * 14}, False),
        ({"tops": (8, 1, 0, 0, 0, 0, 0, 0, 0), "plays": (0,) * 15}, False),
    ],
)
def test_the_last_round_of_oboro_and_a_mission_in_danger_are_tense(changes: dict[str, Any], tense: bool) -> None:
    played = TABLES["oboro"]()
    view = replace(played.session.match.view(PUBLIC), mission=9, **changes)
    assert played.scene.face.tense(view) is tense


def test_a_soke_that_the_table_does_not_mark_is_no_secret_told_by_drums() -> None:
    played = TABLES["ninjutsu"]()
    view = replace(EDGES["ninjutsu"](played.session.match.view(PUBLIC)), marks=False)
    assert not played.scene.face.tense(view)


def test_the_table_tells_the_music(monkeypatch: pytest.MonkeyPatch) -> None:
    played = TABLES["taisen"]()
    told: list[bool] = []
    monkeypatch.setattr(played.kit.audio, "tension", told.append)
    monkeypatch.setattr(type(played.scene.face), "tense", lambda _face, view: view.seat == PUBLIC)
    played.scene.turns.settle()
    assert told == [True]
