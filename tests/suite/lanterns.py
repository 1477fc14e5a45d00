"""Lanterns in the shared suite: what it tells about itself, to prove the suite with."""

from typing import Any

from game.core.chance import Chance
from game.core.game import Game
from game.core.match import Match
from tests.listed.lanterns import (
    Drawn,
    Kept,
    Laid,
    LanternHints,
    LanternPicture,
    LanternRules,
    LanternView,
    Lay,
    Look,
    Passed,
    Seen,
    State,
    Trust,
    light,
    pieces,
)
from tests.suite.case import Case

__all__ = [
    "CASE",
    "Drawn",
    "Kept",
    "Laid",
    "LanternHints",
    "LanternPicture",
    "LanternRules",
    "LanternView",
    "Lay",
    "Look",
    "Passed",
    "Seen",
    "State",
    "Trust",
    "light",
]


def shuffle_unseen(state: State, seat: int, chance: Chance) -> State:
    """Collect what the seat cannot see, shuffle it, and put it back where it came from."""
    mixed = state.copy()
    piles = [mixed.deck] + [pile[owner] for pile in (mixed.hands, mixed.dark) for owner in (0, 1) if owner != seat]
    laid = [] if mixed.laid is None or mixed.active == seat else [mixed.laid]
    unseen = [card for pile in (*piles, laid) for card in pile]
    chance.shuffle(unseen)
    for pile in (*piles, laid):
        pile[:] = [unseen.pop() for _ in pile]
    if laid:
        mixed.laid = laid[0]
    return mixed


def impossible(data: dict[str, Any]) -> list[tuple[str, Any]]:
    return [
        ("a lantern twice", {**data, "deck": [*data["deck"], 3]}),
        ("no such seat", {**data, "active": 5}),
    ]


def case_of(rules: LanternRules, picture: Any = LanternPicture, match: type[Match] = Match) -> Case:
    game: Game[Any, Any, Any] = Game("lanterns", "Lanterns", rules, picture, LanternHints())
    return Case(game, ((2, {}),), pieces, shuffle_unseen, impossible, longest=40, match=match)


CASE = case_of(LanternRules())
