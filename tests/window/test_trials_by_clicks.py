"""A trial in a real window: from the title to the wall, solved with the mouse, and on to the next one."""

from pathlib import Path

import pytest

from game.catalog import GAMES
from game.games.taisen.rules.moves import UseDie
from game.trials.library import shipped, solver_of
from game.trials.trial import match_of
from tests.window.driver import Person, needs_a_screen, playing

pytestmark = [pytest.mark.window, needs_a_screen, pytest.mark.timeout(600)]


def solve(person: Person, number: int) -> None:
    """Play the right moves of a trial of Ninja Taisen by clicks."""
    trial = shipped("taisen")[number - 1]
    solver, match = solver_of("taisen"), match_of(GAMES["taisen"], trial)
    while not solver.over(trial, match.state):
        move = solver.best(trial, match.state)
        if isinstance(move, UseDie):
            person.go(f"die.{move.die}", to=f"ninja.{move.ninja}")
            person.click(f"ninja.{move.ninja}")
            person.wait_until(lambda: settled(person), "the move is not judged")
        else:
            person.click("end_turn")
        match.submit(move)
    person.wait_for("trial.wall")


def settled(person: Person) -> bool:
    """Whether the next die can be chosen, or the verdict is there."""
    return not person.targets().keys().isdisjoint(("die.rock", "die.paper", "die.scissors", "trial.wall"))


def test_two_trials_are_solved_with_the_mouse_and_kept(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "en", "--speed", "off") as person:
        person.go("trials", to="game.taisen")
        person.go("game.taisen", to="trial.100")
        person.go("trial.1", to="die.rock")
        solve(person, 1)
        person.go("trial.after", to="die.rock")
        solve(person, 2)
        person.go("trial.wall", to="trial.100")
        person.press("Escape")
        person.wait_for("quit")
        assert person.output() == ""
    assert '"first": true' in (tmp_path / "trials.json").read_text("utf-8").replace("\n", "")
