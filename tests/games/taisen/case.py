"""What the shared suite needs to know about Ninja Taisen."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from game.core.chance import Chance
from game.games.taisen import TAISEN
from game.games.taisen.rules.ninjas import NAMES
from game.games.taisen.rules.state import State
from tests.suite.case import Case


def pieces(state: State) -> Iterator[object]:
    """All twenty: on the path once, or out of the game."""
    for seat, path in enumerate(state.paths):
        standing = [ninja for stack in path for ninja in stack]
        fallen = [ninja for ninja in range(len(NAMES)) if ninja not in standing]
        yield from ((seat, ninja) for ninja in standing + fallen)
    yield from ("die", "die", "die")[: len(state.dice)]


def shuffle_unseen(state: State, seat: int, chance: Chance) -> State:
    """Nothing is hidden in this game."""
    return state.copy()


def impossible(data: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    def altered(**changes: Any) -> dict[str, Any]:
        return {**deepcopy(data), **changes}

    board = data["board"]
    tile, stack = next(iter(board["monkey"].items()))
    enemy_tile = next(iter(board["wolf"]))
    twice = {**board["monkey"], tile: [*stack, stack[0]]}
    yield "a ninja twice", altered(board={**board, "monkey": twice})
    unknown = {**board["monkey"], tile: [*stack, "R7"]}
    yield "an unknown ninja", altered(board={**board, "monkey": unknown})
    yield "a tile off the path", altered(board={**board, "wolf": {"11": ["R1"]}})
    yield "a tile that is no number", altered(board={**board, "wolf": {"two": ["R1"]}})
    yield "both sides on one tile", altered(board={**board, "monkey": {enemy_tile: ["R1"]}})
    yield "nobody at all", altered(board={"monkey": {}, "wolf": {}})
    yield "a die of four", altered(dice={**data["dice"], "rock": 4})
    yield "a missing die", altered(dice={"rock": 1, "paper": 1})
    yield "a die used twice", altered(used=["rock", "rock"])
    yield "a die that does not exist", altered(used=["lizard"])
    yield "a Shogun moved by no die", altered(used=[], shogun_moved=True)
    yield "a third player", altered(to_move=2)
    yield (
        "a match that goes on after a village has fallen",
        altered(board={"monkey": {"10": ["R1"]}, "wolf": {}}),
    )
    yield "both villages taken", altered(board={"monkey": {"10": ["R1"]}, "wolf": {"0": ["R1"]}}, to_move=None)
    yield "a match that is over for no reason", altered(to_move=None)
    yield "a turn after the last", altered(turn=301)
    yield "two minds about whose turn it is", altered(to_move=0, active=1)


CASE = Case(
    game=TAISEN,
    settings=((2, {}), (2, {"first": "monkey"}), (2, {"first": "wolf"})),
    pieces=pieces,
    shuffle_unseen=shuffle_unseen,
    impossible=impossible,
    longest=300 * 4 + 1,
)
