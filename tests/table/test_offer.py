"""The third time that a move could have made itself, the table asks whether such moves should do so."""

import pytest

from game.core.match import Match
from game.engine.input.commands import Kind
from game.engine.placement import covered
from game.games.ninjutsu.rules.moves import Step
from tests.games.ninjutsu.table.person import BLACK_BOT, RED, Played
from tests.kit import SPOKEN, shared_window
from tests.table.played import PlayedTable
from tests.table.test_zoom import oboro


def asked() -> PlayedTable:
    """Return a table that asks."""
    played = oboro()
    for _ in range(3):
        assert not played.scene.view.offer.open
        # Three sole moves in a row would take a whole match.
        played.scene.view.offer.count()
    played.scene.view.refresh()
    return played


def walking(match: Match) -> bool:
    """Whether the first seat must walk."""
    return match.to_move == 0 and any(isinstance(move, Step) for move in match.legal_moves())


def names(played: PlayedTable) -> set[str]:
    return {str(target.name) for target in played.stack.targets()}


def test_the_question_covers_nothing_that_is_needed() -> None:
    played = asked()
    view = played.scene.view
    assert {"offer.yes", "offer.no"} <= names(played)
    assert view.offer.rect is not None
    assert not covered(view.offer.rect, view.needed())


def test_its_answers_leave_the_squares_to_which_a_figure_may_go() -> None:
    """They are needed only once a figure is taken up: a click meant for one must never answer the question."""
    played = Played(RED, BLACK_BOT, before=walking)
    played.until_turn()
    view = played.scene.view
    view.offer.open = True
    view.refresh()
    assert "offer.yes" in names(played)
    for start in {move.start for move in played.session.match.legal_moves() if isinstance(move, Step)}:
        played.click(played.cell(start))
        answers = [target.rect for target in played.stack.targets() if target.name.startswith("offer.")]
        assert not any(covered(answer, view.needed()) for answer in answers)
        played.click(played.cell(start))


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_it_is_answered_by_a_click_and_not_asked_again(answer: str) -> None:
    played = asked()
    played.click(f"offer.{answer}")
    assert played.kit.preferences.end_turns == (answer == "yes")
    assert "offer.yes" not in names(played)
    for _ in range(4):
        played.scene.view.offer.count()
    assert not played.scene.view.offer.open


def test_tab_leads_to_the_answers_from_anywhere() -> None:
    played = asked()
    played.do(Kind.RIGHT)
    played.do(Kind.NEXT)
    assert played.scene.focus.current == "offer.yes"
    played.do(Kind.NEXT)
    assert played.scene.focus.current == "offer.no"
    played.do(Kind.PREVIOUS)
    played.do(Kind.CONFIRM)
    assert played.kit.preferences.end_turns


def test_tab_still_leads_everywhere_after_that() -> None:
    played = asked()
    played.keys = True
    for name in ("hand.0", "hand.1", "offer.no", "hand.0"):
        played.focus_on(name)


def test_escape_puts_it_off_until_the_next_such_move() -> None:
    played = asked()
    played.do(Kind.CANCEL)
    assert "offer.yes" not in names(played)
    played.scene.view.offer.count()
    played.scene.view.refresh()
    assert "offer.yes" in names(played)


def test_the_match_goes_on_without_an_answer() -> None:
    played = asked()
    before = played.session.match.decisions
    played.kit.preferences.one_click = True
    played.do(Kind.RIGHT)
    played.do(Kind.CONFIRM)
    assert played.session.match.decisions > before


@pytest.mark.parametrize("language", SPOKEN)
def test_every_word_fits(language: str) -> None:
    played = asked()
    played.kit.texts.choose(language)
    played.do(Kind.RIGHT)
    played.scene.view.refresh()
    window = shared_window((1280, 720))
    played.stack.draw(window.canvas)
    assert window.writer.overflows == []
    for answer in ("yes", "no"):
        played.click(f"offer.{answer}")
        played.live(0.5)
        played.stack.draw(window.canvas)
        played.scene.view.offer.open = True
        played.scene.view.refresh()
    assert window.writer.overflows == []
