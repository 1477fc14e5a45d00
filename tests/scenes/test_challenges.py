"""Challenges on the screen: the cards by mouse and by keys, a match to its end, its stars, and leaving it."""

import pytest

from game.catalog import TITLES
from game.engine.input.commands import Kind
from game.engine.scenes import Pop, Push, Replace
from game.games.wataah.rules.moves import BeCorrupt
from game.scenes.trials.challenge_result import ChallengeResultScene
from game.scenes.trials.challenges import ChallengesScene
from game.scenes.trials.pause import TrialPauseScene
from game.table.trial.challenge import ChallengeScene
from game.trials.challenge_library import challenges
from game.trials.day import challenge_of
from tests.kit import make_kit, make_window
from tests.scenes.support import trials as screens
from tests.scenes.support.person import Person


@pytest.fixture
def canvas():
    window = make_window((1280, 720))
    yield window.canvas
    window.close()


def cards(kit, game: str = "taisen") -> ChallengesScene:
    scene = screens.navigation(kit).challenges.of_game(game)
    assert isinstance(scene, ChallengesScene)
    return scene


def test_the_wall_leads_to_the_challenges_of_its_game_and_of_the_day(canvas) -> None:
    person = Person(screens.navigation(make_kit()).wall(), canvas)
    person.click("game.oboro")
    opened = person.click("challenges")
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, ChallengesScene)
    assert opened.scene.challenge.game == "oboro"
    person.asked = None
    today = person.click("day.challenge")
    assert isinstance(today, Push)
    assert isinstance(today.scene, ChallengesScene)
    assert today.scene.challenge == challenge_of(screens.TODAY)


def test_the_calendar_leads_to_the_challenge_of_the_day(canvas) -> None:
    opened = Person(screens.navigation(make_kit()).calendar(), canvas).click("challenge")
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, ChallengesScene)
    assert opened.scene.challenge == challenge_of(screens.TODAY)


def test_arrows_turn_from_card_to_card_and_enter_plays(canvas) -> None:
    scene = cards(make_kit())
    own = challenges("taisen")
    person = Person(scene, canvas)
    person.press(Kind.RIGHT, Kind.RIGHT, Kind.LEFT)
    assert scene.challenge == own[1]
    person.press(Kind.LEFT, Kind.LEFT)
    assert scene.challenge == own[-1]
    opened = person.press(Kind.CONFIRM)
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, ChallengeScene)
    assert opened.scene.challenge == own[-1]
    assert isinstance(person.press(Kind.CANCEL), Pop)


def test_a_click_lights_a_neighbour_and_a_board_another_game(canvas) -> None:
    scene = cards(make_kit())
    person = Person(scene, canvas)
    person.click("beside.1")
    assert scene.challenge == challenges("taisen")[1]
    person.click("game.ninjutsu")
    assert scene.challenge == challenges("ninjutsu")[0]
    opened = person.click("play")
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, ChallengeScene)


def test_a_won_match_brings_its_stars_once_and_the_day(canvas) -> None:
    found = screens.navigation(make_kit())
    table = found.challenges.play(challenge_of(screens.TODAY))
    table.enter()
    screens.win(table)
    shown = screens.until_scored(table)
    assert isinstance(shown, ChallengeResultScene)
    assert shown.stars[0]
    assert found.progress.challenge(table.challenge).tries == 1
    assert found.progress.day(screens.TODAY).challenge
    again = Person(table, canvas).click("scoring")  # looking once more counts nothing
    assert isinstance(again, Push)
    assert found.progress.challenge(table.challenge).tries == 1
    left = Person(shown, canvas).click("leave")
    assert isinstance(left, Pop)
    table.resume(left.result)
    assert isinstance(table.update(0.1), Pop)


def test_only_the_challenge_of_the_day_counts_for_the_day() -> None:
    found = screens.navigation(make_kit())
    other = next(one for one in challenges("taisen") if one != challenge_of(screens.TODAY))
    table = found.challenges.play(other)
    table.enter()
    screens.win(table)
    screens.until_scored(table)
    assert found.progress.challenge(other).tries == 1
    assert not found.progress.day(screens.TODAY).challenge


def test_a_lost_match_brings_nothing(canvas) -> None:
    found = screens.navigation(make_kit())
    table = found.challenges.play(challenges("taisen")[0])
    table.enter()
    screens.win(table, seat=1)
    shown = screens.until_scored(table)
    assert isinstance(shown, ChallengeResultScene)
    assert not any(shown.stars)
    assert not found.progress.challenge(table.challenge).stars
    again = Person(shown, canvas).press(Kind.CONFIRM)
    assert isinstance(again, Pop)
    assert isinstance(again.result, Replace)
    assert isinstance(again.result.scene, ChallengeScene)


def test_a_challenge_is_never_saved_and_is_left_by_its_menu(canvas) -> None:
    table = screens.navigation(make_kit()).challenges.play(challenges("oboro")[0])
    assert table.session.changed is None
    table.enter()
    paused = table.handle(screens.MENU)
    assert isinstance(paused, Push)
    assert isinstance(paused.scene, TrialPauseScene)
    left = Person(paused.scene, canvas).click("leave")
    assert isinstance(left, Pop)
    table.resume(left.result)
    assert isinstance(table.update(0.1), Pop)


def test_a_limit_reaches_the_table(canvas) -> None:
    """WAT-AAH! without corruption: nothing at the table makes the forbidden move."""
    clean = next(one for one in challenges("wataah") if one.name == "clean")
    table = screens.navigation(make_kit()).challenges.play(clean)
    table.session.match.state.active = table.session.match.state.mover = 0
    table.enter()
    screens.settle(table)
    assert table.session.match.why_not(BeCorrupt()) is not None
    Person(table, canvas).click("act.1")  # Be Corrupt, beside Recruit
    assert not table.session.match.history
    assert table.toast.moving  # and it says why not


def test_the_others_play_at_the_levels_of_the_challenge_and_the_twist_is_told() -> None:
    kit = make_kit()
    found = screens.navigation(kit)
    for game in TITLES:
        for challenge in challenges(game):
            table = found.challenges.play(challenge)
            assert [player.level for player in table.session.players] == [None, *challenge.others]
            kit.notices.clear()
            table.enter()
            assert found.challenges.cards.twist(challenge) in kit.notices
