"""The director shows every event, in order, once; skipping changes nothing but time."""

import math

from game.core.contract import Event
from game.engine.timeline import Cue
from game.table.director import Director, Groups


class Said(Event, frozen=True):
    word: str


def directed(told: list[str], speed: float = 1.0) -> Director:
    def stage(event: Event) -> Groups:
        assert isinstance(event, Said)
        told.append(f"stage {event.word}")
        return [[Cue(1.0, finish=lambda: told.append(f"cue {event.word}"))], [Cue(1.0)]]

    def show(event: Event) -> None:
        assert isinstance(event, Said)
        told.append(f"show {event.word}")

    return Director(stage, show, speed)


def test_an_event_is_staged_when_the_one_before_has_been_shown() -> None:
    told: list[str] = []
    director = directed(told)
    director.play([Said("a"), Said("b")])
    director.update(0.5)
    assert told == ["stage a"]
    assert director.current == Said("a")
    director.update(1.0)
    assert told == ["stage a", "cue a"]
    director.update(0.5)
    assert told == ["stage a", "cue a", "show a", "stage b"]
    director.update(1.0)
    director.update(1.0)
    assert told[-1] == "show b"
    assert not director.busy


def test_skipping_shows_everything_in_order() -> None:
    told: list[str] = []
    director = directed(told)
    director.play([Said("a"), Said("b")])
    director.update(0.1)
    director.skip()
    assert told == ["stage a", "cue a", "show a", "show b"]
    assert not director.busy
    director.skip()
    assert len(told) == 4


def test_speed_is_a_factor_and_infinite_is_no_animation() -> None:
    told: list[str] = []
    fast = directed(told, speed=4.0)
    fast.play([Said("a")])
    fast.update(0.5)
    assert not fast.busy
    told.clear()
    off = directed(told, speed=math.inf)
    off.play([Said("a"), Said("b")])
    off.update(0.0)
    assert told == ["show a", "show b"]
