"""Twenty trials of every game solved in a real window, from the first to the last lantern; minutes each.

Ninja Taisen, Ninjutsu and WAT-AAH! by mouse, Oboro by keys.
"""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from game.catalog import GAMES, TITLES
from game.core.contract import Move
from game.core.match import Match
from game.games.oboro.rules.cards import NUMBERS
from game.games.taisen.rules.moves import UseDie
from game.trials.library import shipped, solver_of
from game.trials.trial import Trial, match_of
from tests.games.ninjutsu.table.person import clicks
from tests.games.wataah.table.person import Played as WataahTable
from tests.window.driver import Person, needs_a_screen, playing
from tests.window.test_ninjutsu_by_clicks import Names

pytestmark = [pytest.mark.window, pytest.mark.long, needs_a_screen, pytest.mark.timeout(3600)]

TWENTY = 20
VERDICT = "trial.wall"
ASKED_FOR = 60
"""Frames after which a second click counts as an answer."""


class Mirror(WataahTable):
    """The same table without a window: notes what a player uses there for a move."""

    def __init__(self, match: Match) -> None:
        super().__init__(match.seats, (match.to_move or 0,), match=match)
        self.names: list[str] = []

    def use(self, name: str) -> None:
        self.names.append(name)
        super().use(name)


def inputs(match: Match, move: Move) -> list[str]:
    """The targets to click, one after the other; digits are keys."""
    match match.game.name:
        case "taisen":
            return [f"die.{move.die}", f"ninja.{move.ninja}"] if isinstance(move, UseDie) else ["end_turn"]
        case "oboro":
            seat = match.to_move or 0
            hand = match.view(seat).hands[seat]  # type: ignore[attr-defined]
            return [str(hand.index(NUMBERS[move.card]) + 1)] * 2  # type: ignore[attr-defined]
        case "wataah":
            mirror = Mirror(match_at(match))
            mirror.until_turn()
            mirror.decide(move, Random(0))
            return mirror.names
    return clicks(Names(match), move)  # type: ignore[arg-type]


def match_at(match: Match) -> Match:
    """Another match at the same position."""
    twin = Match(match.game, match.seats, match.seed, match.version, **match.options)
    twin.state = match.state.copy()
    return twin


def right_moves(trial: Trial) -> Iterator[tuple[Match, Move]]:
    """The moves of the solver, each with the match before it."""
    solver, match = solver_of(trial.game), match_of(GAMES[trial.game], trial)
    seat = match.to_move
    while not solver.over(trial, match.state):
        if match.to_move == seat:
            move = solver.best(trial, match.state)
            yield match, move
        else:
            move = solver.reply(trial, match.state)
        match.submit(move)


def use(person: Person, name: str) -> None:
    """Click a target once it is there, or press a digit."""
    if name.isdigit():
        person.press(name)
    else:
        person.wait_for(name)
        person.click(name)
        if name == "end_turn":  # with dice or steps left, the table asks whether that is meant
            person.watch(ASKED_FOR)
            if VERDICT not in person.targets():
                person.tap(name)


def ready(person: Person, name: str) -> bool:
    found = person.targets()
    return VERDICT in found or name in found or (name.isdigit() and "hand.0" in found)


@pytest.mark.parametrize("game", TITLES)
def test_twenty_trials_are_solved(game: str, tmp_path: Path) -> None:
    trials = shipped(game)
    chosen = [trials[place * len(trials) // TWENTY] for place in range(TWENTY)]
    with playing(tmp_path, "--lang", "en", "--speed", "off") as person:
        person.go("trials", to=f"game.{game}")
        for trial in chosen:
            person.go(f"game.{game}", to=f"trial.{trial.number}")
            person.click(f"trial.{trial.number}")
            for match, move in right_moves(trial):
                names = inputs(match, move)
                person.wait_until(lambda names=names: ready(person, names[0]), f"{trial.number}: no {names[0]}")
                if VERDICT in person.targets():
                    break  # the last choices of a power no longer matter
                for before, name in pairwise(["", *names]):
                    if name == before and not name.isdigit():
                        person.watch(ASKED_FOR)  # the table asks whether that is meant
                    use(person, name)
            person.go(VERDICT, to=f"game.{game}")
        assert person.output() == ""
    kept = (tmp_path / "trials.json").read_text("utf-8")
    assert kept.count('"first": true') + kept.count('"first":true') == TWENTY
