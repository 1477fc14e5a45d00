"""Throws into the Dojo at the table: by pointer, keys, pad and steady hand, of people and of computers (N22)."""

import logging
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.core.contract import OPEN, PUBLIC
from game.core.match import Match
from game.core.record import match_of
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.input.devices import LONG_TOUCH, Devices
from game.engine.layout import Layout
from game.games.ninjutsu.commentary import NinjutsuCommentary
from game.games.ninjutsu.dojo.film import Landing
from game.games.ninjutsu.dojo.intents import AIM_ERROR, STEADY_POWER, aimed_at
from game.games.ninjutsu.dojo.retell import honest
from game.games.ninjutsu.dojo.throw import Flight, Launch
from game.games.ninjutsu.rules.events import ThrowLanded
from game.games.ninjutsu.rules.moves import NinjutsuMove, Throw, Thrown
from game.games.ninjutsu.rules.state import BATTLE, FIRST, THROW
from game.games.ninjutsu.table.anim.flight_runner import FlightRunner
from game.games.ninjutsu.table.anim.throwing import Pace, pace_of
from game.games.ninjutsu.table.draw.lid import tag_place
from game.games.ninjutsu.table.face import NinjutsuFace
from game.games.ninjutsu.table.input.aiming import Aim
from game.games.ninjutsu.table.input.thrower import BY_HAND
from game.table.history.replay import FinishedMatch, Replay
from game.table.session import Player
from tests.games.ninjutsu.table.person import BLACK, BLACK_BOT, RED, RED_BOT, Played, by_keys, by_mouse, wishes
from tests.table.played import DT


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


def throws(phase: int = THROW, seat: int = 0, lying: bool | None = None) -> Callable[[Match], bool]:
    """Until a seat must throw; `lying` says whether the other die must be in the tray."""

    def reached(match: Match) -> bool:
        state = match.state
        there = lying is None or bool(state.rolls[1 - seat]) == lying
        return state.phase == phase and match.to_move == seat and there

    return reached


def at_table(*players: Player, speed: str = "normal", dojo: str = "hand", **wanted: object) -> Played:
    before = wanted.pop("before", None) or throws()
    played = Played(*(players or (RED, BLACK_BOT)), dojo=dojo, speed=speed, before=before, **wanted)
    played.until_turn()
    return played


def pull(played: Played, back: float, down: float = 0.0, *, let_go: bool = True) -> Point:
    """Press the die, pull it away from the tray, let go."""
    start = played.target("throw.die").rect.centre
    for kind, share in ((Kind.POINT, 0), (Kind.PRESS, 0), (Kind.POINT, 0.5), (Kind.POINT, 1)):
        played.stack.frame([Command(kind, at=Point(start.x - back * share, start.y + down * share))], DT)
    end = Point(start.x - back, start.y + down)
    if let_go:
        played.stack.frame([Command(Kind.RELEASE, at=end)], DT)
    return end


def made(played: Played) -> int:
    return len(played.session.match.history)


def settle(played: Played) -> None:
    """Until the throw is made and shown."""
    for _ in range(400):
        if not played.face.preparing and not played.scene.busy:
            return
        played.live()
    raise AssertionError("the die never came to rest")


def last_throw(played: Played) -> Throw:
    return next(step.move for step in reversed(played.session.match.history) if isinstance(step.move, Throw))


# By hand


def test_a_die_is_pulled_back_and_let_go() -> None:
    played = at_table()
    before = made(played)
    pull(played, 100.0, -30.0)
    assert played.face.preparing
    assert made(played) == before
    settle(played)
    result = played.session.match.history[before].move.result
    assert isinstance(result, Thrown)
    assert result.spread == BY_HAND * 10
    assert 30 < result.gesture.power < 60
    assert result.gesture.aim > 100  # pulled up, it flies towards the person


def test_a_die_that_is_hardly_pulled_stays_in_the_hand() -> None:
    played = at_table()
    before = made(played)
    pull(played, 18.0)
    settle(played)
    assert made(played) == before
    assert played.offered


def test_a_click_on_the_die_says_how_to_throw() -> None:
    played = at_table()
    played.click("throw.die")
    assert played.scene.toast.moving
    assert not played.face.preparing


@pytest.mark.parametrize("give_up", [Kind.CANCEL, Kind.ALTERNATE])
def test_a_pull_is_given_up(give_up: Kind) -> None:
    played = at_table()
    before = made(played)
    end = pull(played, 120.0, let_go=False)
    assert played.thrower.aim.charging
    played.stack.frame([Command(give_up, at=end)], DT)
    played.stack.frame([Command(Kind.POINT, at=Point(end.x - 9, end.y))], DT)
    assert not played.thrower.aim.charging
    played.stack.frame([Command(Kind.RELEASE, at=end)], DT)
    settle(played)
    assert made(played) == before
    pull(played, 120.0)
    settle(played)
    assert made(played) > before


def test_keys_aim_move_the_hand_and_give_power() -> None:
    played = at_table()
    aim = played.thrower.aim
    played.do(Kind.DOWN, Kind.DOWN)
    assert aim.degrees > 0
    played.do(Kind.UP, number=1)
    assert aim.hand < 0
    assert played.scene.wants_release
    before = made(played)
    played.do(Kind.CONFIRM)
    played.live(0.5)
    assert aim.holding
    assert 0.3 < aim.power < 0.5
    played.do(Kind.LET_GO)
    settle(played)
    gesture = played.session.match.history[before].move.result.gesture
    assert gesture.aim == round(aim.degrees * 10)
    assert gesture.hand == round(aim.hand * 100)


def test_a_held_key_is_given_up() -> None:
    played = at_table()
    before = made(played)
    played.do(Kind.CONFIRM)
    played.live(0.3)
    played.do(Kind.CANCEL, Kind.LET_GO)
    settle(played)
    assert made(played) == before


def test_the_shoulders_of_a_pad_move_the_hand_and_tab_does_not() -> None:
    played = at_table()
    played.do(Kind.NEXT, number=1)
    assert played.thrower.aim.hand > 0
    before = played.thrower.aim.hand
    played.do(Kind.NEXT)
    assert played.thrower.aim.hand == before


def test_the_wall_moves_the_hand() -> None:
    played = at_table()
    wall = played.target("throw.wall").rect
    played.click_at((wall.centre.x, wall.y + wall.h * 0.9))
    assert played.thrower.aim.hand > 0.5


def test_power_rises_and_sinks_again() -> None:
    aim = Aim()
    aim.hold()
    seen = []
    for _ in range(26):
        aim.update(0.1)
        seen.append(aim.power)
    assert max(seen) > 0.95
    assert seen[-1] < 0.05


def test_who_sits_at_the_far_side_of_the_tray_aims_as_they_see_it() -> None:
    played = at_table(BLACK_BOT, RED, before=throws(seat=1))
    before = made(played)
    assert played.target("throw.die").rect.centre.x < 800
    pull(played, 100.0, -30.0)
    settle(played)
    gesture = played.session.match.history[before].move.result.gesture
    assert gesture.aim < -100  # the tray is turned round for them


# From the events of the devices themselves


class Fingers:
    """Hands on the real devices: pygame's events become commands for the table, frame by frame."""

    def __init__(self, played: Played) -> None:
        self._played = played
        self._devices = Devices()

    def frame(self, *events: pygame.Event) -> None:
        held = self._played.scene.wants_release
        self._played.stack.frame(self._devices.read(events, Layout((1600, 900)), False, DT, holding=held), DT)

    def pad(self, kind: int, **values: int) -> None:
        self.frame(pygame.Event(kind, instance_id=0, **values))

    def finger(self, kind: int, at: Point) -> None:
        """A finger as SDL reports it: as a mouse that is marked as touch."""
        self.frame(pygame.Event(kind, pos=(round(at.x), round(at.y)), button=1, touch=True))


def test_a_pad_throws_with_stick_shoulders_and_button() -> None:
    played = at_table()
    hands, aim, before = Fingers(played), played.thrower.aim, made(played)
    hands.pad(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTY, value=32767)
    hands.pad(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTY, value=0)
    assert aim.degrees > 0
    hands.pad(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    hands.pad(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert aim.hand > 0
    hands.pad(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)
    for _ in range(round(0.5 / DT)):
        hands.frame()
    assert 0.3 < aim.power < 0.5
    hands.pad(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_A)
    settle(played)
    gesture = played.session.match.history[before].move.result.gesture
    assert (gesture.aim, gesture.hand) == (round(aim.degrees * 10), round(aim.hand * 100))
    assert 30 < gesture.power < 50


def test_a_finger_pulls_the_die_back_and_a_slow_one_does_not_zoom() -> None:
    played = at_table()
    hands, before = Fingers(played), made(played)
    start = played.target("throw.die").rect.centre
    hands.finger(pygame.MOUSEBUTTONDOWN, start)
    for share in range(1, 6):
        hands.finger(pygame.MOUSEMOTION, Point(start.x - 24 * share, start.y - 6 * share))
    for _ in range(round(2 * LONG_TOUCH / DT)):
        hands.frame()
    assert played.thrower.aim.pulling
    hands.finger(pygame.MOUSEBUTTONUP, Point(start.x - 120, start.y - 30))
    settle(played)
    gesture = played.session.match.history[before].move.result.gesture
    assert gesture.power > 40
    assert gesture.aim > 100


# With a steady hand


@pytest.mark.parametrize("how", ["soft", "firm", "at"])
def test_a_steady_hand_needs_a_button_only(how: str) -> None:
    played = at_table(dojo="steady", before=throws(lying=True))
    before = made(played)
    played.click(f"throw.{how}")
    settle(played)
    move = played.session.match.history[before].move
    assert move.intent == how
    assert move.result.spread == 0
    assert move.result.gesture.power <= STEADY_POWER
    assert not any(move.result.outside)


def test_a_steady_hand_throws_where_the_mat_is_clicked() -> None:
    played = at_table(dojo="steady")
    before = made(played)
    mat = played.target("throw.mat").rect
    played.click_at((mat.centre.x, mat.y + mat.h * 0.9))
    settle(played)
    assert played.session.match.history[before].move.result.gesture.hand > 60


def test_a_steady_hand_throws_with_digits() -> None:
    played = at_table(dojo="steady")
    before = made(played)
    played.do(Kind.DIGIT, number=2)
    settle(played)
    assert played.session.match.history[before].move.intent == "firm"


# Skipping, rolling, undoing


@pytest.mark.parametrize("dojo", ["steady", "hand"])
def test_just_roll_lets_chance_decide_for_one_battle(dojo: str) -> None:
    played = at_table(dojo=dojo, before=throws(lying=True))
    before = made(played)
    played.click("throw.roll")
    settle(played)
    assert played.session.match.history[before].move == Throw("soft")
    for _ in range(40):
        played.until_turn()
        phase = played.session.match.state.phase
        if phase != BATTLE:
            break
        played.click("reroll")
        played.live(0.5)
    mine = [step.move for step in played.session.match.history[before:] if step.seat == 0]
    assert all(move.result is None for move in mine if isinstance(move, Throw))
    assert not played.thrower._rolling


def test_a_key_skips_the_shaking_and_the_flight() -> None:
    played = at_table()
    before = made(played)
    pull(played, 90.0)
    assert played.face.preparing
    played.do(Kind.CONFIRM)
    assert made(played) > before
    assert played.stage.dice.film is None or played.scene.presenter.director.holding


def test_nothing_is_taken_back_after_a_throw() -> None:
    played = at_table()
    pull(played, 90.0)
    played.do(Kind.UNDO)  # while it is being shaken
    settle(played)
    assert isinstance(last_throw(played).result, Thrown)
    assert played.session.why_not_undo() is not None


def test_with_reduced_motion_dice_appear_at_rest() -> None:
    played = at_table(speed="normal")
    played.kit.preferences.still = True
    before = made(played)
    pull(played, 90.0)
    played.live(2 * DT)
    assert made(played) > before
    film = played.stage.dice.film
    assert film is None or film.at == film.landing.film.seconds
    assert not played.face._particles.bursts


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
