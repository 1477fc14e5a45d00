"""Throws into the Dojo at the table: by pointer, keys, pad and steady hand (N22)."""

import pygame
import pytest

from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.input.devices import LONG_TOUCH, Devices
from game.engine.layout import Layout
from game.games.ninjutsu.dojo.intents import STEADY_POWER
from game.games.ninjutsu.rules.moves import Throw, Thrown
from game.games.ninjutsu.rules.state import BATTLE
from game.games.ninjutsu.table.input.aiming import Aim
from game.games.ninjutsu.table.input.thrower import BY_HAND
from tests.games.ninjutsu.table.person import BLACK_BOT, RED, Played
from tests.games.ninjutsu.table.throwing import at_table, last_throw, made, pull, settle, throws
from tests.table.played import DT

pytestmark = pytest.mark.usefixtures("no_errors")


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
