"""Time set by hand: order, overflow, skipping, speed."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.easing import (
    bounce,
    in_cubic,
    in_out,
    linear,
    out_back,
    out_cubic,
)
from game.engine.timeline import Cue, Timeline, call, hold, wait


def test_a_cue_shows_its_progress_and_finishes_once() -> None:
    seen: list[float] = []
    done: list[str] = []
    timeline = Timeline()
    timeline.add(Cue(1.0, seen.append, lambda: done.append("done"), linear))
    timeline.advance(0.5)
    assert seen == [0.5]
    assert timeline.busy
    timeline.advance(0.5)
    timeline.advance(0.5)
    assert seen == [0.5, 1.0]
    assert done == ["done"]
    assert not timeline.busy


def test_cues_of_a_group_run_side_by_side_and_groups_one_after_the_other() -> None:
    done: list[str] = []
    timeline = Timeline()
    timeline.add(Cue(1.0, finish=lambda: done.append("long")), Cue(0.5, finish=lambda: done.append("short")))
    timeline.add(Cue(1.0, finish=lambda: done.append("next")))
    timeline.advance(0.6)
    assert done == ["short"]
    timeline.advance(0.5)
    assert done == ["short", "long"]
    timeline.advance(0.95)
    assert done == ["short", "long", "next"]


def test_left_over_time_flows_into_the_next_group() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.add(wait(1.0))
    timeline.add(Cue(1.0, seen.append, ease=linear))
    timeline.advance(1.25)
    assert seen == [pytest.approx(0.25)]


def test_a_delay_holds_a_cue_back_inside_its_group() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.add(Cue(1.0, seen.append, ease=linear, delay=0.5))
    timeline.advance(0.4)
    assert seen == []
    timeline.advance(0.6)
    assert seen == [pytest.approx(0.5)]
    timeline.advance(0.5)
    assert not timeline.busy


def test_skip_finishes_everything_in_order_each_once_even_what_a_finish_adds() -> None:
    done: list[str] = []
    timeline = Timeline()
    timeline.add(Cue(0.5, finish=lambda: done.append("first")))

    def add_more() -> None:
        done.append("second")
        timeline.add(call(lambda: done.append("third")))

    timeline.add(Cue(0.5, finish=add_more))
    timeline.advance(0.6)
    timeline.skip()
    assert done == ["first", "second", "third"]
    assert not timeline.busy


def test_a_finish_may_skip_the_rest() -> None:
    done: list[str] = []
    timeline = Timeline()

    def skip_all() -> None:
        done.append("skipping")
        timeline.skip()

    timeline.add(Cue(0.1, finish=skip_all), Cue(0.3, finish=lambda: done.append("beside")))
    timeline.add(Cue(0.2, finish=lambda: done.append("after")))
    timeline.advance(0.15)
    assert done == ["skipping", "beside", "after"]
    assert not timeline.busy


def test_speed_is_a_factor_and_infinity_means_at_once() -> None:
    done: list[str] = []
    timeline = Timeline(speed=2.0)
    timeline.add(Cue(1.0, finish=lambda: done.append("fast")))
    timeline.advance(0.5)
    assert done == ["fast"]
    timeline.speed = math.inf
    timeline.add(wait(9))
    timeline.add(Cue(9.0, finish=lambda: done.append("off")))
    timeline.advance(0.0)
    assert done == ["fast"]
    timeline.advance(0.01)
    assert done == ["fast", "off"]


def test_jumping_shows_the_end_from_the_beginning_and_takes_as_long() -> None:
    seen: list[float] = []
    done: list[str] = []
    timeline = Timeline()
    timeline.jumps = True
    timeline.add(Cue(1.0, seen.append, lambda: done.append("end"), delay=0.5))
    timeline.advance(0.4)
    assert seen == []
    timeline.advance(0.2)
    timeline.advance(0.2)
    assert (seen, done) == ([1.0], [])
    timeline.advance(0.8)
    assert (seen, done) == ([1.0, 1.0], ["end"])


def test_clear_forgets_without_finishing() -> None:
    done: list[str] = []
    timeline = Timeline()
    timeline.add(Cue(1.0, finish=lambda: done.append("never")))
    timeline.clear()
    timeline.advance(5)
    assert done == []
    assert not timeline.busy


GROUPS = st.lists(st.lists(st.tuples(st.floats(0, 2), st.floats(0, 1)), min_size=1, max_size=4), max_size=5)


@given(groups=GROUPS, steps=st.lists(st.floats(0.001, 0.7), max_size=30))
def test_waiting_and_skipping_finish_the_same_cues_in_the_same_order(
    groups: list[list[tuple[float, float]]], steps: list[float]
) -> None:
    def play(times: list[float]) -> list[tuple[int, int]]:
        done: list[tuple[int, int]] = []
        timeline = Timeline()
        for number, group in enumerate(groups):
            timeline.add(
                *(
                    Cue(seconds, finish=lambda place=(number, index): done.append(place), delay=delay)
                    for index, (seconds, delay) in enumerate(group)
                )
            )
        for dt in times:
            timeline.advance(dt)
        timeline.skip()
        return done

    assert play(steps) == play([])
    assert len(play([])) == sum(len(group) for group in groups)


@pytest.mark.parametrize("ease", [linear, out_cubic, in_cubic, in_out, out_back, bounce])
def test_easing_begins_at_nothing_and_ends_at_the_goal(ease) -> None:
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0)


def test_easing_has_character() -> None:
    steps = [index / 50 for index in range(51)]
    assert max(out_back(t) for t in steps) > 1.05
    assert all(0 <= bounce(t) <= 1.0001 for t in steps)


def test_what_is_to_be_read_stays_as_long_at_any_speed() -> None:
    done: list[str] = []
    timeline = Timeline(speed=2.0)
    timeline.add(Cue(1.0, finish=lambda: done.append("come")))
    timeline.add(hold(1.0))
    timeline.add(Cue(1.0, finish=lambda: done.append("gone")))
    timeline.advance(0.75)
    assert done == ["come"]
    assert timeline.holding
    timeline.advance(0.75)
    assert not timeline.holding
    timeline.advance(0.5)
    assert done == ["come", "gone"]


def test_one_group_can_be_ended_alone() -> None:
    timeline = Timeline(speed=math.inf)
    timeline.add(hold(math.inf))
    timeline.add(hold(2.0))
    timeline.advance(1000.0)
    assert timeline.holding
    assert timeline.waiting
    timeline.end_group()
    timeline.advance(1.0)
    assert timeline.holding
    assert not timeline.waiting  # this one ends by itself
    timeline.advance(1.0)
    assert not timeline.busy
