"""A ninja that has stepped walks on without being clicked again."""

import pytest

from game.core.match import Match
from game.engine.input.commands import Kind
from game.games.ninjutsu.rules.moves import Step
from game.games.ninjutsu.rules.state import STEPS
from tests.games.ninjutsu.table.person import BLACK_BOT, RED, Played


def has_two_steps(match: Match) -> bool:
    return bool(match.state.phase == STEPS and match.to_move == 0 and match.state.steps == 2 and free_steps(match))


def free_steps(match: Match) -> list[Step]:
    """The steps onto empty cells."""
    return [move for move in match.legal_moves() if isinstance(move, Step) and not match.state.cells[move.end]]


@pytest.fixture
def stepped() -> tuple[Played, Step]:
    """Red has stepped once, and can step once more."""
    played = Played(RED, BLACK_BOT, before=has_two_steps)
    played.until_turn()
    step = free_steps(played.session.match)[0]
    played.click(played.cell(step.start))
    played.click(played.cell(step.end))
    played.until_turn()
    assert played.session.match.moves[-1] == step
    return played, step


def test_the_next_step_needs_one_click(stepped: tuple[Played, Step]) -> None:
    played, step = stepped
    assert played.choice.figure == step.end
    back = Step(step.end, step.start)
    played.click(played.cell(step.start))
    assert played.session.match.moves[-1] == back


def test_a_click_on_that_ninja_chooses_it_and_another_lets_it_go(stepped: tuple[Played, Step]) -> None:
    played, step = stepped
    played.click(played.cell(step.end))
    assert played.choice.figure == step.end
    played.click(played.cell(step.end))
    assert played.choice.figure is None


def test_somebody_else_may_step_instead(stepped: tuple[Played, Step]) -> None:
    played, step = stepped
    other = next(move for move in free_steps(played.session.match) if move.start != step.end)
    played.click(played.cell(other.start))
    assert played.choice.figure == other.start


def test_escape_lets_go_before_it_opens_the_menu(stepped: tuple[Played, Step]) -> None:
    played, _ = stepped
    played.do(Kind.CANCEL)
    assert played.stack.top is played.scene
    assert played.choice.figure is None


def test_nobody_is_chosen_when_the_steps_are_used_up_or_taken_back(stepped: tuple[Played, Step]) -> None:
    played, step = stepped
    played.click("undo")
    played.until_turn()
    assert played.choice.figure is None
    played.click(played.cell(step.start))
    played.click(played.cell(step.end))
    played.until_turn()
    played.click(played.cell(step.start))
    played.until_turn()
    assert played.choice.figure is None
