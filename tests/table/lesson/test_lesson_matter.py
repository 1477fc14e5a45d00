"""What a player has experienced after the lessons of Oboro and Ninjutsu, and that chance follows the script."""

from collections.abc import Iterator

import pytest

from game.core.chance import ScriptedChance
from game.core.contract import Event
from game.core.events import MatchEnded
from game.games.ninjutsu.rules import events as ninjutsu
from game.games.oboro.rules import events as oboro
from game.table.lesson.script import Chapter
from tests.table.lesson.learner import Learner, classroom
from tests.table.lesson.learners import learner_in

YOU = 0


def chapters(learner: Learner) -> Iterator[tuple[Chapter, list[Event]]]:
    """Take the lesson, yielding each chapter with all its events."""
    for number, chapter in enumerate(learner.room.lesson.chapters):
        learner.open(number)
        learner.take()
        match = learner.scene.session.match
        if number + 1 < len(learner.room.lesson.chapters):  # in the last one the player is alone
            assert isinstance(match.chance, ScriptedChance)
            assert match.chance.left == 0
        yield chapter, [event for step in match.history for event in step.events]


def lived_through(game: str) -> dict[str, list[Event]]:
    learner = learner_in(classroom(game), tries=False)
    return {chapter.name: happened for chapter, happened in chapters(learner)}


@pytest.fixture(scope="module")
def in_oboro() -> dict[str, list[Event]]:
    return lived_through("oboro")


@pytest.fixture(scope="module")
def in_ninjutsu() -> dict[str, list[Event]]:
    return lived_through("ninjutsu")


def test_oboro_begins_with_red_8_and_the_lowest_on_top(in_oboro: dict[str, list[Event]]) -> None:
    played = [event for event in in_oboro["tricks"] if isinstance(event, oboro.CardPlayed)]
    taken = [event for event in in_oboro["tricks"] if isinstance(event, oboro.TrickTaken)]
    assert (played[0].seat, played[0].card) == (YOU, "R8")
    assert taken[0].groups == (("R8", "R5", "R2"),)
    assert {event.seat for event in taken} == {0, 1, 2}


def test_oboro_burns_a_card_shoots_an_arrow_and_wins_as_the_later_of_equals(in_oboro: dict[str, list[Event]]) -> None:
    happened = in_oboro["arrows"]
    assert any(isinstance(event, oboro.CardPlayed) and event.seat == YOU and event.lacks == "red" for event in happened)
    assert oboro.LeadPassed(YOU, 2, "G4") in happened
    assert oboro.TrickTaken(YOU, 2, ("R5", "B5", "R2"), (("R5", "R2"), ("B5",))) in happened


def test_oboro_scores_shuriken_and_a_round_with_somebody_over_the_mission(in_oboro: dict[str, list[Event]]) -> None:
    assert oboro.ShurikenScored(1, (3, 1, 1), (1, 2, 2), (3, 1, 1)) in in_oboro["shuriken"]
    (scored,) = (event for event in in_oboro["round"] if isinstance(event, oboro.RoundScored))
    assert scored.powers == (9, 11, 2)
    assert scored.points == (3, 0, 2)
    assert any(isinstance(event, MatchEnded) for event in in_oboro["alone"])


def test_ninjutsu_sets_up_rolls_for_the_first_attack_and_gives_a_defender_a_shuriken(
    in_ninjutsu: dict[str, list[Event]],
) -> None:
    assert ninjutsu.FirstRolled(5, 3) in in_ninjutsu["armies"]
    assert ninjutsu.StepsGranted(YOU, 2) in in_ninjutsu["weapons"]
    assert ninjutsu.ShurikenTaken(YOU) in in_ninjutsu["weapons"]


def test_ninjutsu_wins_loses_and_ties_a_battle(in_ninjutsu: dict[str, list[Event]]) -> None:
    happened = in_ninjutsu["battles"]
    assert {event.seat for event in happened if isinstance(event, ninjutsu.BattleWon)} == {0, 1}
    assert any(isinstance(event, ninjutsu.BattleTied) for event in happened)
    assert {event.seat for event in happened if isinstance(event, ninjutsu.ShurikenSpent)} == {0, 1}


def test_ninjutsu_plays_every_card_and_beats_the_soke(in_ninjutsu: dict[str, list[Event]]) -> None:
    played = [event for event in in_ninjutsu["cards"] if isinstance(event, ninjutsu.ActionPlayed)]
    cards = {event.card for event in played if event.seat == YOU}
    assert cards == {"salto", "sneak", "kidnap", "new_weapons", "joker"}
    assert any(isinstance(event, ninjutsu.FigureStepped) and event.sneaked for event in in_ninjutsu["cards"])
    assert any(isinstance(event, ninjutsu.SokeFound) for event in in_ninjutsu["soke"])
    (ended,) = (event for event in in_ninjutsu["soke"] if isinstance(event, MatchEnded))
    assert ended.outcome.winners == (YOU,)
