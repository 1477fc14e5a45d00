"""The scoring: who won and why, revealed row by row, and the exits."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.core.outcome import Outcome
from game.engine.canvas import Canvas
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push, Reset
from game.engine.text.text_files import LANGUAGES
from game.engine.window import Window
from game.scenes.scoring.result_text import RESIGNED, ResultText
from game.scenes.scoring.reveal import Reveal
from game.scenes.scoring.scene import ScoringScene
from game.scenes.scoring.seal_scene import SealScene
from game.table.session import Player, Session
from game.table.setup.match_setup import MatchSetup
from tests.kit import make_kit
from tests.scenes.support.person import Person
from tests.scenes.support.screens import SCORING_DOORS, Exit, crowd, played_out, scoring, session

PLAYERS = (Player("Anna"), Player("Wolf", "adept"))


def uncovered(kit: Kit) -> Person:
    person = Person(scoring(kit))
    person.press(Kind.CONFIRM)
    return person


def test_rows_are_uncovered_one_after_another_and_then_come_the_buttons(kit: Kit) -> None:
    person = Person(scoring(kit))
    opened = [person.scene.reveal.open_rows]
    assert person.names() == {"skip"}
    while person.scene.moving:
        person.live()
        opened.append(person.scene.reveal.open_rows)
    assert opened == sorted(opened)
    assert opened[0] == 0
    assert opened[-1] == 6
    assert person.names() == {"again", "swap", "look", "review", "swing", "title"}


@pytest.mark.parametrize("kind", [Kind.CONFIRM, Kind.CANCEL, Kind.RIGHT])
def test_a_key_shows_everything_and_does_nothing_else(kit: Kit, kind: Kind) -> None:
    person = Person(scoring(kit))
    assert person.press(kind) is None
    assert "again" in person.names()


def test_the_number_of_the_match_can_be_read(kit: Kit, window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    written, write = list[str](), Canvas.text

    def text(canvas: Canvas, words: str, *more: Any, **named: Any) -> Any:
        written.append(words)
        return write(canvas, words, *more, **named)

    monkeypatch.setattr(Canvas, "text", text)
    scene = uncovered(kit).scene
    scene.session.match.seed = 0x0123456789ABCDEF
    scene.draw(window.canvas)
    assert "Match number 028T5CY4TQKFF" in written


def test_a_click_shows_everything_even_where_a_button_will_be(kit: Kit) -> None:
    place = uncovered(kit).place("again")
    person = Person(scoring(kit))
    person.click("skip")
    assert person.asked is None
    assert person.place("again") == place


def test_without_motion_everything_is_there_at_once(kit: Kit) -> None:
    kit.speed = "off"
    scene = scoring(kit)
    assert not scene.moving
    assert "again" in {widget.name for widget in scene.focus.widgets}


def test_a_key_meant_for_the_table_starts_no_other_match(kit: Kit) -> None:
    kit.speed = "off"
    person = Person(scoring(kit))
    assert person.press(Kind.CONFIRM) is None
    assert person.names() == set(), "only what answers is a target"
    for _ in range(60):
        person.live()
    assert "again" in person.names()
    assert isinstance(person.press(Kind.CONFIRM), Reset)


def test_where_one_goes_with_the_mouse(kit: Kit) -> None:
    assert uncovered(kit).click("again") == Reset(Exit("table", MatchSetup("taisen", PLAYERS)))
    assert uncovered(kit).click("swap") == Reset(Exit("table", MatchSetup("taisen", PLAYERS[::-1])))
    assert uncovered(kit).click("look") == Pop()
    assert uncovered(kit).click("review") == Push(Exit("review"))
    assert uncovered(kit).click("swing") == Push(Exit("swing"))
    assert uncovered(kit).click("title") == Reset(Exit("title"))


def test_where_one_goes_with_keys(kit: Kit) -> None:
    again = Reset(Exit("table", MatchSetup("taisen", PLAYERS)))
    assert uncovered(kit).press(Kind.CONFIRM) == again
    assert uncovered(kit).press(Kind.NEXT, Kind.LEFT, Kind.CONFIRM) == Reset(
        Exit("table", MatchSetup("taisen", PLAYERS[::-1]))
    )
    assert uncovered(kit).press(Kind.NEXT, Kind.NEXT, Kind.CONFIRM) == Push(Exit("swing"))
    assert uncovered(kit).press(Kind.NEXT, Kind.NEXT, Kind.NEXT, Kind.CONFIRM) == Reset(Exit("title"))
    assert uncovered(kit).press(Kind.CANCEL) == Pop()


def test_the_winner_is_named_with_the_reason(kit: Kit) -> None:
    played = played_out(PLAYERS)
    verdict = ResultText(played, kit.texts)
    assert played.outcome is not None
    (winner,) = played.outcome.winners
    name = played.players[winner].name
    assert verdict.headline == f"{name} wins"
    assert verdict.reason.startswith(f"{name} ")
    assert "{" not in verdict.reason
    assert [verdict.mark(seat) for seat in (winner, 1 - winner)] == ["Winner", "Lost"]


def test_who_resigned_is_named(kit: Kit) -> None:
    played = session(first="monkey")
    played.resign(0)
    verdict = ResultText(played, kit.texts)
    assert verdict.headline == "Wolf wins"
    assert verdict.reason == "Anna resigns."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_every_game_is_a_whole_sentence(language: str, caplog: pytest.LogCaptureFixture) -> None:
    kit = make_kit(language)
    known = {"turns": 9, "rounds": 9, "points": 9, "scorings": 3}
    reasons = [key for key in kit.texts.tables["en"] if key.split(".")[1] == "reason"]
    assert len(reasons) > 6
    for reason in reasons:
        details = {**known, "seat": 0} if reason == RESIGNED else known
        ended = SimpleNamespace(players=PLAYERS, outcome=Outcome((0.0, 1.0), (1,), reason, details))
        said = ResultText(cast(Session, ended), kit.texts).reason
        assert ("Anna" in said) == (reason == RESIGNED)
    assert caplog.messages == []


def test_a_draw_is_said_as_such(kit: Kit) -> None:
    played = session(first="monkey")
    played.match.state.winner = 2
    verdict = ResultText(played, kit.texts)
    assert verdict.draw
    assert verdict.headline == "A draw"
    assert verdict.reason == kit.say("taisen.reason.limit", turns=played.match.state.turn)
    assert {verdict.mark(0), verdict.mark(1)} == {"Draw"}
    assert not any(text.winner for text in scoring(kit, played, []).scrolls)


def test_several_winners_share_the_first_place(kit: Kit) -> None:
    played = session("oboro", Player("Anna"), Player("Ben", "adept"), Player("Cem", "adept"))
    played.resign(1)
    verdict = ResultText(played, kit.texts)
    assert verdict.headline == "Anna and Cem share the win"
    assert [verdict.place(seat) for seat in range(3)] == [1, 3, 1]


def test_the_winner_of_three_or_four_hangs_higher(kit: Kit) -> None:
    for seats in (3, 4):
        scene = crowd(kit, seats)
        tops = [place.y for place in scene.places()]
        assert min(tops) == tops[1]
        assert len(set(tops)) == 2


def test_a_match_that_goes_on_has_no_scoring(kit: Kit) -> None:
    with pytest.raises(ValueError, match="goes on"):
        ResultText(session(first="monkey"), kit.texts)


def test_the_reveal_ends_exactly_at_all_rows() -> None:
    slow = Reveal(3)
    slow.update(slow.seconds / 2)
    assert 0 < slow.open_rows < 3
    assert slow.verdict == 0
    slow.finish()
    assert (slow.open_rows, slow.verdict, slow.done) == (3, 1, True)
    assert Reveal(0, at_once=True).done


def test_a_new_seal_has_its_moment_before_the_buttons(kit: Kit) -> None:
    played = played_out()
    setup = MatchSetup("taisen", tuple(played.players), seed=7)
    scene = ScoringScene(kit, played, [], setup, SCORING_DOORS, None, ("village",))
    person = Person(scene)
    person.live(120)
    assert isinstance(person.asked, Push)
    seal = person.asked.scene
    assert isinstance(seal, SealScene)
    assert seal.seal == "village"
    assert seal.handle(Command(Kind.CONFIRM)) == Pop()
    person.asked = None
    person.live(10)
    assert person.asked is None


def test_a_seal_that_has_had_its_moment_does_not_come_again_with_the_scoring(kit: Kit) -> None:
    """Who looks at the table once more comes back to a scoring that is made again."""
    played, unseen = played_out(), ["village"]
    setup = MatchSetup("taisen", tuple(played.players), seed=7)
    moments = []
    for _ in range(2):
        person = Person(ScoringScene(kit, played, [], setup, SCORING_DOORS, None, ("village",), unseen))
        person.live(120)
        moments.append(isinstance(person.asked, Push))
    assert moments == [True, False]
