"""Every lesson to its end by clicks alone and by keys alone, wherever the pointer rests."""

from dataclasses import dataclass, field

import pytest

from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Scene
from tests.table.lesson.learner import Learner, Setup, classroom
from tests.table.lesson.learners import GAMES, learner_in

POINTER = {Kind.POINT, Kind.PRESS, Kind.RELEASE}
RESTING: dict[str, Point | None] = {
    "where it clicked": None,
    "the board": Point(800, 450),
    "the hand": Point(800, 840),
    "the log": Point(1561, 119),
    "the way on": Point(1431, 829),
}
"""Each is something at one table or another: a tile, a die, a card, a figure, the paper, a button."""


@dataclass
class Spy:
    """Records what a learner does, and moves the pointer back to its resting place on every new scene."""

    learner: Learner
    used: set[Kind] = field(default_factory=set)
    top: Scene | None = None

    def __post_init__(self) -> None:
        handle = self.learner.frame

        def noting(*commands: Command) -> None:
            self.used |= {command.kind for command in commands}
            handle(*commands)
            if self.learner.stack.top is not self.top:
                self.top = self.learner.stack.top
                self.learner.put_down()

        self.learner.frame = noting  # type: ignore[method-assign]


def take_all(game: str, *, keys: bool, rest: Point | None) -> set[Kind]:
    learner = learner_in(classroom(game), keys=keys, rest=rest, tries=False)
    spy = Spy(learner)
    learner.open()
    learner.take_all()
    assert isinstance(learner.stack.top, Setup)
    return spy.used


@pytest.mark.parametrize("place", RESTING)
@pytest.mark.parametrize("game", GAMES)
def test_by_clicks_alone(game: str, place: str) -> None:
    assert take_all(game, keys=False, rest=RESTING[place]) == POINTER


@pytest.mark.parametrize("place", RESTING)
@pytest.mark.parametrize("game", GAMES)
def test_by_keys_alone(game: str, place: str) -> None:
    used = take_all(game, keys=True, rest=RESTING[place])
    assert not used & {Kind.PRESS, Kind.RELEASE}
    assert {Kind.CONFIRM, Kind.NEXT} <= used
