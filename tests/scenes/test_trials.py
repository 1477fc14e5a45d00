"""The wall, the calendar, and a trial at its table: solved, refuted, helped, left; by mouse and by keys."""

from datetime import timedelta

import pytest

from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push, Replace, SceneStack
from game.engine.text.text_files import LANGUAGES
from game.scenes.title.scene import LAST_GAME
from game.scenes.trials.calendar import CalendarScene
from game.scenes.trials.month_moon import draw_month_moon, wider_side
from game.scenes.trials.wall import WallScene
from game.table.face.answers import Plan
from game.table.trial.scene import TrialScene
from game.trials.day import challenge_of, streak
from game.trials.library import numbered, shipped, solver_of
from game.trials.trial import Trial
from tests.kit import make_kit, make_window, shared_window
from tests.scenes.support import trials as screens
from tests.scenes.support.person import Person

GAMES = ("taisen", "oboro", "wataah", "ninjutsu")


@pytest.fixture
def canvas():
    window = make_window((1280, 720))
    yield window.canvas
    window.close()


def won_words(kit: Kit, ago: int) -> str:
    challenge = challenge_of(screens.TODAY - timedelta(days=ago))
    title = kit.say(f"{challenge.game}.challenge.{challenge.name}.title")
    return kit.say("trials.challenge_won", challenge=title)


def test_a_plaque_opens_its_trial_and_the_boards_change_the_game(canvas) -> None:
    found = screens.navigation(make_kit())
    wall = found.wall()
    assert isinstance(wall, WallScene)
    person = Person(wall, canvas)
    for name in GAMES:
        person.click(f"game.{name}")
        assert wall.game == name
    person.click("game.oboro")
    opened = person.click("trial.7")
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, TrialScene)
    assert opened.scene.trial == numbered("oboro", 7)


def test_the_wall_opens_on_the_game_that_was_played_last() -> None:
    kit = make_kit()
    today = screens.navigation(kit).wall().game
    for last in (*GAMES, "unknown"):
        kit.key_values.write(LAST_GAME, last)
        assert screens.navigation(kit).wall().game == (last if last in GAMES else today)


def test_the_wall_is_walked_by_keys_alone(canvas) -> None:
    wall = screens.navigation(make_kit()).wall()
    person = Person(wall, canvas)
    opened = person.press(Kind.CONFIRM)
    assert isinstance(opened, Push)  # Enter tries the trial of the day
    person.asked = None
    person.press(Kind.LEFT, Kind.LEFT)
    assert isinstance(person.press(Kind.CONFIRM), Push)
    assert isinstance(person.press(Kind.CANCEL), Pop)


def test_the_wall_can_be_filtered(canvas) -> None:
    wall = screens.navigation(make_kit()).wall()
    person = Person(wall, canvas)
    person.click("game.taisen")
    before = sum(name.startswith("trial.") for name in person.names())
    person.click("kind.survive")
    survive = sum(name.startswith("trial.") for name in person.names())
    person.click("unsolved")
    assert sum(name.startswith("trial.") for name in person.names()) < survive < before == 100


@pytest.mark.parametrize("solved", [0, 1, 12, 15, 16, 22, 30])
def test_the_words_on_the_month_moon_stand_out_however_much_of_it_is_lit(canvas, solved: int) -> None:
    x, y, radius, half = 300.0, 356.0, 172.0, 60.0
    draw_month_moon(canvas, (x, y), radius, solved / 30)
    side = wider_side(x, radius, solved / 30)
    ink = sum(side.ink)
    for across in (side.x - half, side.x, side.x + half):
        ground = canvas.surface.get_at((canvas.px(across), canvas.px(y)))
        assert abs(sum(ground[:3]) - ink) > 250


def test_the_calendar_opens_past_days_and_not_those_to_come(canvas) -> None:
    found = screens.navigation(make_kit())
    opened = Person(found.wall(), canvas).click("calendar")
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, CalendarScene)
    person = Person(opened.scene, canvas)
    assert "day.18" not in person.names()
    day = person.click("day.16")
    assert isinstance(day, Push)
    assert isinstance(day.scene, TrialScene)


def test_the_calendar_tells_what_was_solved_and_won(canvas) -> None:
    kit = make_kit()
    found = screens.navigation(kit)
    found.progress.challenge_won(screens.TODAY - timedelta(days=1))
    scene = found.calendar()
    assert isinstance(scene, CalendarScene)
    person = Person(scene, canvas)
    person.live()
    said = {}
    for ago in (0, 1, 2, 3):
        day = next(one for one in scene.widgets() if one.name == f"day.{screens.TODAY.day - ago}")
        tip = scene.tip(day)
        assert tip is not None
        said[ago] = tip.body
    for ago, state in ((0, "open"), (1, "solved"), (2, "first"), (3, "missed")):
        assert kit.say(f"trials.day_state.{state}") in said[ago]
    assert [ago for ago in said if won_words(kit, ago) in said[ago]] == [1]


@pytest.mark.parametrize("name", GAMES)
def test_a_trial_is_solved_at_its_table_and_kept(name: str) -> None:
    found = screens.navigation(make_kit(), played=False)
    scene = screens.trial_scene(found, shipped(name)[0])
    scene.enter()
    screens.solve(scene)
    assert scene.verdict is not None
    assert scene.verdict.right
    assert scene.verdict.first
    assert scene.face.first_focus() is None, "nothing of the table is asked below the verdict"
    assert found.progress.of(scene.trial).first
    following = Person(scene).press(Kind.CONFIRM)
    assert isinstance(following, Replace)
    assert isinstance(following.scene, TrialScene)
    assert following.scene.trial == shipped(name)[1]


def test_the_end_of_the_turn_needs_no_click_once_nothing_else_is_left() -> None:
    trial = next(trial for trial in shipped("taisen") if trial.number == 37)
    scene = screens.trial_scene(screens.navigation(make_kit(), played=False), trial)
    scene.enter()
    screens.settle(scene)
    while scene.face.sole is None:
        scene.try_(Plan((solver_of("taisen").best(trial, scene.session.match.state),)))
        screens.settle(scene)
    assert scene.verdict is None
    screens.until_judged(scene)
    assert scene.verdict is not None
    assert scene.verdict.right


@pytest.mark.parametrize(
    "trial", [trial for name in GAMES for trial in shipped(name)], ids=lambda t: f"{t.game}-{t.number}"
)
def test_the_right_moves_can_be_reached_and_end_with_a_verdict(trial: Trial, canvas) -> None:
    """Without another click, and with nothing to use below the goal."""
    scene = screens.trial_scene(screens.navigation(make_kit(), played=False), trial)
    scene.enter()
    scene.fit(canvas)

    def look() -> None:
        hidden = [widget.name for widget in scene.face.widgets() if scene.view.hides(widget.rect.centre)]
        assert not hidden, f"below the goal: {hidden}"

    screens.solve(scene, look=look)
    assert scene.verdict is not None
    assert scene.verdict.right


@pytest.mark.parametrize("way", [Kind.CONFIRM, Kind.PRESS])
@pytest.mark.parametrize("late", [False, True], ids=["before the verdict", "below the verdict"])
def test_no_round_is_dealt_where_a_verdict_follows_the_count(way: Kind, *, late: bool) -> None:
    scene = screens.trial_scene(screens.navigation(make_kit(), played=False), shipped("oboro")[0])
    scene.enter()
    while not scene.presenter.director.waiting:
        assert scene.verdict is None
        scene.update(0.1)
        if scene.judging is not None:
            scene.judging.wait()
        elif scene.open_to_tries and not scene.busy:
            scene.try_(Plan((solver_of("oboro").best(scene.trial, scene.session.match.state),)))
    if late:
        screens.until_judged(scene)
    scene.focus.shown = True
    scene.handle(Command(way, at=Point(800, 880) if way is Kind.PRESS else None))
    screens.until_judged(scene)
    assert scene.face.sheeted, "the count stays"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_fits_its_board(name: str, language: str) -> None:
    window, found = shared_window((1280, 720)), screens.navigation(make_kit(language), played=False)
    goals = {(trial.kind, trial.grade): trial for trial in shipped(name)}
    for trial in goals.values():
        scene = screens.trial_scene(found, trial)
        scene.enter()
        screens.settle(scene)
        scene.draw(window.canvas)
        assert window.writer.overflows == []


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_try_is_refuted_and_tried_again(name: str) -> None:
    found = screens.navigation(make_kit(), played=False)
    scene = screens.trial_scene(found, shipped(name)[0])
    scene.enter()
    screens.settle(scene)
    scene.try_(screens.wrong_move(scene.trial, scene))
    screens.until_judged(scene)
    assert scene.verdict is not None
    assert not scene.verdict.right
    assert scene.verdict.words
    assert found.progress.of(scene.trial).failed == 1
    again = Person(scene).press(Kind.CONFIRM)
    assert isinstance(again, Replace)


def test_no_warning_gives_away_that_a_try_is_wrong(canvas) -> None:
    trial = numbered("wataah", 2)
    assert trial is not None
    scene = screens.trial_scene(screens.navigation(make_kit(), played=False), trial)
    scene.enter()
    screens.settle(scene)
    person = Person(scene, canvas)
    person.click("hand.3")  # two Crows, which end the round behind
    person.click("act.0")
    assert not scene.caution.asking
    assert scene.judging is not None
    screens.until_judged(scene)


def test_three_hints_then_the_solution_is_played(canvas) -> None:
    found = screens.navigation(make_kit(), played=False)
    scene = screens.trial_scene(found, shipped("taisen")[0])
    person = Person(scene, canvas)
    scene.enter()
    screens.settle(scene)
    person.click("hint")  # the button in the frame opens the next one, as the tags do
    for number in (1, 2):
        person.click(f"trial.hint.{number}")
    assert found.progress.of(scene.trial).hints == 3
    shown = person.click("trial.solution")
    assert isinstance(shown, Replace)
    assert isinstance(shown.scene, TrialScene)
    shown.scene.enter()
    screens.until_judged(shown.scene)
    assert found.progress.of(scene.trial).shown
    assert not found.progress.of(scene.trial).solved


def test_no_hint_hangs_over_an_opened_pile(canvas) -> None:
    scene = screens.trial_scene(screens.navigation(make_kit(), played=False), shipped("wataah")[54])
    person = Person(scene, canvas)
    scene.enter()
    screens.settle(scene)
    assert any(target.name.startswith("trial.hint") for target in scene.targets())
    person.click("jigoku")
    names = {target.name for target in scene.targets()}
    assert any(name.startswith("pick.") for name in names)
    assert not any(name.startswith("trial.hint") for name in names)
    person.click("close")
    assert any(target.name.startswith("trial.hint") for target in scene.targets())


def test_the_trial_of_the_day_counts_for_the_streak() -> None:
    found = screens.navigation(make_kit())
    scene = found.of_the_day()
    assert isinstance(scene, TrialScene)
    scene.enter()
    screens.solve(scene)
    assert found.progress.day(screens.TODAY).puzzle
    assert scene.verdict is not None
    assert "3" in scene.verdict.total  # with the two days before it


def test_a_past_day_can_be_solved_but_mends_no_streak(canvas) -> None:
    found = screens.navigation(make_kit())
    before = streak(found.progress, screens.TODAY)
    missed = screens.TODAY - timedelta(days=3)
    opened = Person(found.calendar(), canvas).click(f"day.{missed.day}")
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, TrialScene)
    opened.scene.enter()
    screens.solve(opened.scene)
    assert found.progress.of(opened.scene.trial).solved
    assert not found.progress.day(missed).puzzle
    assert streak(found.progress, screens.TODAY) == before


def test_nothing_is_taken_back_saved_or_counted() -> None:
    scene = screens.trial_scene(screens.navigation(make_kit(), played=False), shipped("taisen")[0])
    assert scene.session.changed is None
    assert scene.session.why_not_undo() is not None
    assert scene.session.why_not_redo() is not None


def test_the_menu_leads_back_to_the_wall(canvas) -> None:
    scene = screens.trial_scene(screens.navigation(make_kit(), played=False), shipped("oboro")[0])
    stack = SceneStack(screens.navigation(make_kit()).wall())
    stack.apply(Push(scene))
    pushed = scene.handle(screens.MENU)
    assert isinstance(pushed, Push)
    left = Person(pushed.scene, canvas).click("leave")
    assert isinstance(left, Pop)
    scene.resume(left.result)
    assert isinstance(scene.update(0.1), Pop)
