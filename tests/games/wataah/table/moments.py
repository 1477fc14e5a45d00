"""Moments of a match at WAT-AAH!'s table, to begin a test there."""

from collections.abc import Callable
from functools import cache
from random import Random

from game.catalog import GAMES
from game.core.match import Match
from game.games.wataah.rules import moves
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.rules.state import PHASES
from game.games.wataah.table.input.builder_for_phase import builder_for
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.placing_builder import Placing
from tests.games.wataah.table.person import GRAND, Played
from tests.games.wataah.test_grand_master import ended

ASKED = tuple(phase for phase in PHASES if phase not in ("blades", "pardon", "over"))
"""The questions that come up in most matches; the others need a certain card."""


def reach(reached: Callable[[MoveBuilder, Picture], bool], *, seats: int = 3, mode: str = GRAND) -> Played:
    """A table where the first seat is asked a given question, in the first match where that happens."""
    for seed in range(1, 60):
        match, pick = Match(GAMES["wataah"], seats, seed, mode=mode), Random(seed)
        while match.to_move is not None:
            view = match.view(0)
            if match.to_move == 0 and reached(builder_for(view), Picture.of(view)):
                played = Played(seats, match=match)
                played.until_turn()
                return played
            legal = match.legal_moves()
            busy = [move for move in legal if not isinstance(move, moves.EndPlacing)] or legal
            match.submit(pick.choice(busy))
    raise AssertionError("it never came to that")


def asked(phase: str) -> Played:
    return tie() if phase == "shosho" else reach(lambda choice, _: choice.phase == phase)


def tie() -> Played:
    """Two others have tied for a round, which is too rare to wait for."""
    match = Match(GAMES["wataah"], 3, 1, mode=GRAND)
    match.state = ended("hand 0: carp1\nclans 1: bear6\nclans 2: bear6", seats=3)
    match.submit(moves.Discard("carp1"))
    played = Played(3, match=match)
    played.until_turn()
    return played


@cache
def table(phase: str) -> Played:
    """A table in a given phase; shared, so tests must not change it."""
    return asked(phase)


def names(played: Played) -> list[str]:
    return [widget.name for widget in played.face.widgets()] + [thing.name for thing in played.face.things()]


def can_place(choice: MoveBuilder, picture: Picture | None = None) -> bool:
    return isinstance(choice, Placing) and any(
        isinstance(move, moves.PlaceClan) and "ronin" not in move.cards for move in choice.legal
    )


def bell(mode: str) -> tuple[MoveBuilder, Picture]:
    """Before a fourth clan: 4 points in play against the other's 7."""
    played = reach(lambda choice, _: isinstance(choice, Placing), mode=mode, seats=2)
    choice, picture = played.choice, played.face.picture
    assert choice is not None
    picture.clans[choice.seat] = {"carp": ["carp1"], "crow": ["crow2"], "toad": ["toad1"]}
    picture.clans[1 - choice.seat] = {"fox": ["fox3", "fox4"]}
    picture.corruption[:] = [[], []]
    return choice, picture
