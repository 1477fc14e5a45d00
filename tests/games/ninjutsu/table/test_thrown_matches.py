"""Throws in matches: of computers, of people who pass the machine on, shown, told and replayed (N22)."""

from collections.abc import Callable

import pytest

from game.core.contract import OPEN, PUBLIC
from game.core.record import match_of
from game.engine.geometry import Point
from game.engine.input.commands import Kind
from game.games.ninjutsu.commentary import NinjutsuCommentary
from game.games.ninjutsu.dojo.film import Landing
from game.games.ninjutsu.dojo.intents import AIM_ERROR, aimed_at
from game.games.ninjutsu.dojo.throw import Flight, Launch
from game.games.ninjutsu.rules.events import ThrowLanded
from game.games.ninjutsu.rules.moves import NinjutsuMove, Throw, Thrown
from game.games.ninjutsu.rules.state import FIRST
from game.games.ninjutsu.table.anim.flight_runner import FlightRunner
from game.games.ninjutsu.table.anim.throwing import Pace, pace_of
from game.games.ninjutsu.table.draw.lid import tag_place
from game.games.ninjutsu.table.face import NinjutsuFace
from game.games.ninjutsu.table.input.thrower import BY_HAND
from game.table.history.replay import FinishedMatch, Replay
from game.table.session import Player
from tests.games.ninjutsu.table.person import BLACK, BLACK_BOT, RED, RED_BOT, Played, by_keys, by_mouse, wishes
from tests.games.ninjutsu.table.throwing import at_table, honest, last_throw, made, pull, settle, throws
from tests.table.played import DT

pytestmark = pytest.mark.usefixtures("no_errors")


# Computers


@pytest.mark.parametrize("level", ["novice", "shadow"])
def test_computers_throw_with_the_error_of_their_level(level: str) -> None:
    played = Played(RED, Player("Bot", level), dojo="hand", speed="normal", before=throws(seat=1))
    seen = []
    for _ in range(200):
        played.live()
        held = played.stage.dice.held
        if held is not None:
            seen.append((held.aimed, held.shaken > 0))
        if seen and not played.face.preparing:
            break
    assert (True, False) in seen  # it is seen to aim
    assert (False, True) in seen  # and to shake the die
    result = last_throw(played).result
    assert result is not None
    assert result.spread == AIM_ERROR[level] * 10


def test_a_computer_begins_to_aim_with_its_hand_in_the_middle() -> None:
    played = Played(RED, Player("Bot", "shadow"), dojo="hand", speed="normal", before=throws(seat=1, lying=True))
    hands: list[int] = []
    for _ in range(200):
        if hands and not played.face.preparing:
            break
        played.live()
        held = played.stage.dice.held
        if held is not None and held.aimed:
            hands.append(held.gesture.hand)
    assert hands[0] == 0
    assert hands == sorted(hands, key=abs)
    assert hands[-1] != 0


def test_a_throw_is_computed_in_slices() -> None:
    times = iter(range(1000))

    class Endless:
        landing: Landing | None = None
        steps = 0

        def step(self) -> bool:
            self.steps += 1
            return False

    flight = Endless()
    assert FlightRunner(flight, lambda: float(next(times))).work() is None
    assert flight.steps == 1


# The first throws, and people who pass the machine on


def test_the_first_attack_is_thrown_for() -> None:
    played = at_table(before=throws(FIRST))
    assert played.stage.dojo is not None
    assert not played.stage.dojo.fighters
    pull(played, 60.0)
    for _ in range(600):
        if played.session.match.state.phase != FIRST:
            break
        played.live()
        if played.offered and not played.face.preparing and not played.scene.busy:
            pull(played, 60.0)
    played.until_turn()
    assert played.session.match.state.turn == 1
    assert played.stage.dojo is None


def test_people_throw_in_turn_without_doors_and_nobody_sees_secrets() -> None:
    played = at_table(RED, BLACK, before=throws(FIRST))
    assert played.scene.presenter.eyes.seat == PUBLIC
    assert not any(figure.rank for figure in played.stage.figures.values())
    pull(played, 60.0)
    settle(played)
    assert played.stack.top is played.scene
    assert played.session.match.to_move == 1
    assert played.offered
    start = played.target("throw.die").rect.centre
    away = 60.0 if start.x > 800 else -60.0
    played.drag("throw.die", Point(start.x + away, start.y))
    settle(played)
    assert made(played) > 0
    played.until_turn()
    assert played.scene.presenter.eyes.seat in (0, 1, PUBLIC)


# What stays of it


def test_a_thrown_battle_is_replayed_as_it_went() -> None:
    played = at_table(RED_BOT, BLACK_BOT, before=throws(FIRST), speed="off")
    played.until_over()
    events = [event for step in played.session.match.history for event in step.events]
    thrown = [event for event in events if isinstance(event, ThrowLanded)]
    assert thrown
    assert all(event.thrown is not None for event in thrown)
    assert honest(events, steady=False)
    again = match_of(played.session.save("2026-01-01T00:00:00"), played.session.match.game)
    face = played.make_face()
    assert isinstance(face, NinjutsuFace)
    watched = FinishedMatch(again, [RED_BOT, BLACK_BOT], played.make_face, NinjutsuCommentary())
    replay = Replay(played.kit, watched, face, seat=OPEN)
    for _ in range(watched.last):
        replay.forward()
        while replay.busy:
            replay.skip()
            if replay.holding:
                replay.pass_over()
    assert replay.over


@pytest.mark.parametrize(("dojo", "by"), [("hand", by_mouse), ("steady", by_mouse), ("hand", by_keys)])
def test_a_whole_match_in_the_dojo(dojo: str, by: Callable[[Played, NinjutsuMove], None]) -> None:
    played = Played(RED, BLACK_BOT, dojo=dojo, board="yard", seed=4)
    for move in wishes(played, 3):
        before = made(played)
        if isinstance(move, Throw):
            throw(played, move, by)
        else:
            by(played, move)
        played.live(2 * DT)
        assert made(played) > before
    assert played.session.outcome is not None


def throw(played: Played, move: Throw, by: Callable[[Played, NinjutsuMove], None]) -> None:
    """As a person would mean it."""
    if played.session.match.state.dojo == 1:
        played.click(f"throw.{move.intent}")
    elif by is by_mouse:
        pull(played, {"soft": 70.0, "firm": 140.0, "at": 90.0}[move.intent])
    else:
        played.do(Kind.CONFIRM)
        played.live(0.3)
        played.do(Kind.LET_GO)


def turning_throw(played: Played) -> Throw:
    """A throw at the lying die that turns it, and leaves both in the tray."""
    lying, kind = played.stage.dice.other(0), played.stage.dice.held.kind
    gesture = aimed_at(kind, 0, lying)
    landings = ((seed, Flight(Launch(kind, 0, gesture, seed, BY_HAND, lying)).run()) for seed in range(400))
    seed, landing = next(one for one in landings if one[1].faces[1] != lying.value and not any(one[1].outside))
    return Throw("at", Thrown(gesture, seed, round(BY_HAND * 10), landing.faces, landing.outside))


def test_a_hit_that_turns_a_die_is_told_before_who_leads() -> None:
    played = at_table(before=throws(lying=True))
    lying = played.stage.dice.other(0)
    move = turning_throw(played)
    played.submit(move)
    told: list[str] = []
    for _ in range(200):
        if played.stage.dojo is None or not played.scene.busy:
            break
        if played.stage.dojo.caption not in told:
            told.append(played.stage.dojo.caption)
        played.live()
    turned = f"Turned! Black\u2019s {lying.value} becomes {move.result.faces[1]}"
    assert turned in told
    assert told.index(turned) < len(told) - 1


def test_a_lying_die_reaches_up_to_what_it_shows() -> None:
    """Papers keep off things: the teacher's must not lie over the number that it speaks of."""
    played = at_table(before=throws(lying=True))
    lying = played.stage.dice.other(0)
    die = next(thing.rect for thing in played.face.things() if thing.name == "die.black")
    number = tag_place(played.places, lying.kind, lying.pose.at)
    assert die.contains(number.centre)
    assert die.y <= number.y


def test_no_news_cover_the_tray() -> None:
    played = at_table(before=throws(lying=True))
    assert played.scene.news.shown
    papers = [target.rect for target in played.stack.targets() if target.name.startswith("news")]
    assert papers
    mat = played.places.tray.inset(12, 12)  # only its rim may be touched
    assert not any(paper.overlaps(mat) for paper in papers)
    assert all(played.face.where(f"cell.{cell}") is None for cell in (12, 17))  # they lie below it


def paces(played: Played) -> list[Pace]:
    """How fast each throw of a match is shown."""
    found = []
    tray = played.stage.dice.tray
    tray.lying.clear()
    for step in played.session.match.history:
        for event in step.events:
            tray.show(event)
            if isinstance(event, ThrowLanded):
                landing = tray.film_for(event)
                found.append(pace_of(event, landing))
                assert found[-1].film_at(found[-1].seconds) == pytest.approx(landing.film.seconds)
    return found


def test_a_hit_that_turns_a_die_is_slow_for_a_moment() -> None:
    played = at_table(before=throws(lying=True), speed="off")
    played.submit(turning_throw(played))
    hit = paces(played)[-1]
    assert hit.slow is not None
    assert hit.film_at(hit.slow + 0.1) < hit.slow + 0.1
    played = at_table(RED_BOT, BLACK_BOT, before=throws(FIRST), speed="off")
    played.until_over()
    assert any(pace.slow is None for pace in paces(played)), "most throws are shown as they were thrown"
