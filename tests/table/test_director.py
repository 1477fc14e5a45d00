"""The director shows every event once, in order; skipping changes only the timing."""

import math

from game.core.contract import Event
from game.engine.timeline import Cue, hold
from game.table.playback.director import Director, Groups


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
    assert told == ["stage a", "cue a", "show a", "stage b", "cue b", "show b"]
    assert not director.busy
    director.skip()
    assert len(told) == 6


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
    assert [word for word in told if word.startswith("show")] == ["show a", "show b"]


def test_where_nothing_travels_every_event_still_takes_its_time() -> None:
    seen: list[float] = []
    director = Director(lambda _: [[Cue(1.0, seen.append)]], lambda _: None)
    director.jumps = True
    director.play([Said("a")])
    director.update(0.1)
    director.update(0.5)
    assert seen == [1.0]
    assert director.busy
    director.update(0.5)
    assert not director.busy


def read(told: list[str], seconds: float, speed: float = 1.0) -> Director:
    """Return a director with two events that each move, hold for reading, and move again."""

    def stage(event: Event) -> Groups:
        assert isinstance(event, Said)
        word = event.word
        return [
            [Cue(1.0, finish=lambda: told.append(f"come {word}"))],
            [hold(seconds)],
            [Cue(1.0, finish=lambda: told.append(f"go {word}"))],
        ]

    director = Director(stage, lambda _: told.append("show"), speed)
    director.play([Said("a"), Said("b")])
    return director


def test_skipping_stops_where_something_wants_to_be_read() -> None:
    told: list[str] = []
    director = read(told, math.inf)
    director.update(0.1)
    director.skip()
    assert told == ["come a"]
    assert director.holding
    director.update(1000.0)
    assert director.holding, "it stays until the person moves on"
    director.skip()
    assert told == ["come a", "go a", "show", "come b"]
    director.skip()
    assert not director.busy
    assert len(told) == 6


def test_without_movement_there_is_still_time_to_read() -> None:
    told: list[str] = []
    director = read(told, 2.0, math.inf)
    director.update(0.1)
    assert told == ["come a"]
    director.update(1.5)
    assert director.holding
    director.update(0.6)
    assert told == ["come a", "go a", "show", "come b"]


def test_a_person_may_pass_over_an_event_or_finish_everything() -> None:
    told: list[str] = []
    director = read(told, 2.0)
    director.update(0.1)
    director.pass_over()
    assert told == ["come a", "go a", "show", "come b"]
    director = read(told, 2.0)
    told.clear()
    director.update(0.1)
    director.finish()
    assert told == ["come a", "go a", "show", "show"]
    assert not director.busy
