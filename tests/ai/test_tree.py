"""Tree search over imagined worlds: it finds the best move on average, without looking at the real world."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.ai import Bot
from game.ai.hints import Can
from game.ai.search.base import Candidate
from game.ai.search.tree import Node, TreeSearch
from game.core.chance import Chance
from game.core.game import Game
from game.core.match import Match
from tests.suite import lanterns
from tests.suite.lanterns import LanternHints, LanternPicture, LanternRules, Lay

RULES = LanternRules()


class Hints(LanternHints):
    """Rolls out by playing the first move; counts its calls."""

    faith = 0.0
    side_by_side = False

    def __init__(self) -> None:
        self.played_on = 0

    def promising(self, state: Any, moves: list[Any]) -> list[Any]:
        return moves

    def play_on(self, state: Any, chance: Chance) -> None:
        while RULES.to_move(state) is not None:
            RULES.advance(state, RULES.legal_moves(state)[0], chance)
        self.played_on += 1

    def outlook(self, state: Any) -> Sequence[float]:
        mine, theirs = self.value(state, 0), self.value(state, 1)
        return [mine / (mine + theirs), theirs / (mine + theirs)]


def game_with(hints: LanternHints) -> Game[Any, Any, Any]:
    return Game("lanterns", "Lanterns", RULES, LanternPicture, hints)


def searched(simulations: int, seed: int = 1) -> tuple[list[Candidate], Hints, Match]:
    hints = Hints()
    assert hints.can(Can.PLAY_ON)
    game, chance = game_with(hints), Chance(seed)
    match = Match(game, 2, seed=3)
    view = match.view(0)
    search = TreeSearch(game, hints, lambda: RULES.imagine(view, chance), chance, simulations)
    while not search.done:
        search.step()
    return search.candidates(), hints, match


def test_every_simulation_is_played_to_its_end_and_counted() -> None:
    found, hints, match = searched(50)
    assert hints.played_on == 50
    assert sum(candidate.visits for candidate in found) == 50
    assert {candidate.move for candidate in found} == set(match.legal_moves())
    assert all(isinstance(candidate.move, Lay) and 0 <= candidate.value <= 1 for candidate in found)


def test_what_does_well_is_tried_more_often() -> None:
    found, _, _ = searched(400)
    assert found[0].visits > found[-1].visits
    assert found[0].value >= found[-1].value


def test_it_repeats_itself() -> None:
    assert searched(60, seed=5)[0] == searched(60, seed=5)[0]


def test_a_sole_move_needs_no_thought() -> None:
    hints = Hints()
    game = game_with(hints)
    match = Match(game, 2, seed=3)
    while len(match.legal_moves()) > 1:
        match.submit(match.legal_moves()[0])
    assert match.to_move is not None
    assert Bot(game).choose(match.view(match.to_move)) == match.legal_moves()[0]
    assert hints.played_on == 0


def test_a_bot_of_such_a_game_plays_a_match_and_repeats_itself() -> None:
    game = game_with(Hints())
    played = []
    for _ in range(2):
        match, bots = Match(game, 2, seed=4), [Bot(game, seed=seat, simulations=20) for seat in (0, 1)]
        while match.to_move is not None:
            match.submit(bots[match.to_move].choose(match.view(match.to_move)))
        played.append(match.moves)
    assert played[0] == played[1]


def test_games_without_playing_on_are_looked_at_turn_by_turn() -> None:
    assert not LanternHints().can(Can.PLAY_ON)
    match = Match(lanterns.CASE.game, 2, seed=4)
    move = Bot(lanterns.CASE.game, simulations=10).choose(match.view(0))
    assert move in match.legal_moves()


class Doubtful(Hints):
    """Puts moves in an order with high faith; returns no order if told to."""

    faith = 20.0

    def __init__(self, *, quiet: bool) -> None:
        super().__init__()
        self.quiet = quiet

    def promising(self, state: Any, moves: list[Any]) -> list[Any]:
        return moves if self.quiet else moves[:]


@pytest.mark.parametrize("quiet", [True, False])
def test_only_what_was_put_in_an_order_is_doubted(quiet: bool) -> None:
    """Without an order the last move is tried as readily as the first."""
    hints, chance = Doubtful(quiet=quiet), Chance(1)
    game = game_with(hints)
    view = Match(game, 2, seed=3).view(0)
    search = TreeSearch(game, hints, lambda: RULES.imagine(view, chance), chance, 60)
    while not search.done:
        search.step()
    first, *_, last = (node.visits for node in search.root.branches.values())
    assert (last > first / 2) == quiet


@pytest.mark.parametrize(
    ("faith", "values", "first"),
    [
        (0.3, (0.60, 0.61, 0.62), "a"),  # they differ only by luck: the most promising
        (0.3, (0.50, 0.61, 0.62), "b"),
        (0.3, (0.40, 0.50, 0.62), "c"),  # better beyond luck
        (0.0, (0.60, 0.61, 0.62), "c"),  # without an order
    ],
)
def test_what_differs_by_luck_goes_by_promise(faith: float, values: tuple[float, ...], first: str) -> None:
    hints = Hints()
    hints.faith = faith
    game, chance = game_with(hints), Chance(1)
    search = TreeSearch(game, hints, lambda: None, chance, 0)
    for visits, value, move in zip((60, 80, 100), values, "abc", strict=True):
        search.root.branches[move] = node = Node()
        node.visits, node.total = visits, value * visits
    found = search.candidates()
    assert found[0].move == first
    assert {one.move for one in found} == set("abc")
