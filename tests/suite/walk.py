"""Random walks through a game: Hypothesis draws the beginning, a seeded generator continues."""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hypothesis import strategies as st

from game.core.chance import Chance
from game.core.contract import Event, Move
from tests.suite.case import Case, Setting


@dataclass(frozen=True)
class Walk:
    """Which moves are made: `choices` pick among the legal ones, later ones come from the seed."""

    setting: Setting
    seed: int
    choices: tuple[int, ...] = ()
    version: int | None = None
    """Of the rules; None is the newest."""

    def setup(self, case: Case) -> tuple[Any, Chance]:
        seats, options = self.setting
        chance = Chance(self.seed)
        return case.game.rules.setup(seats, chance, self.version, **options), chance

    def picks(self) -> Iterator[Callable[[list[Any]], Any]]:
        """For each decision a function that chooses among the legal moves; endless."""
        later = Random(self.seed)
        for number in itertools.count():
            drawn = self.choices[number] if number < len(self.choices) else later.randrange(1 << 30)
            yield lambda moves, drawn=drawn: moves[drawn % len(moves)]


@dataclass
class Moment:
    """One decision of a walk: the position before it, what was chosen, what happened, the position after."""

    before: Any
    drawn: int
    seat: int
    move: Move
    events: list[Event] = field(default_factory=list)
    after: Any = None


def walks(case: Case, most: int = 60) -> st.SearchStrategy[Walk]:
    return st.builds(
        Walk,
        setting=st.sampled_from(case.settings),
        seed=st.integers(0, 2**32),
        choices=st.lists(st.integers(0, 199), max_size=most).map(tuple),
        version=st.sampled_from(range(case.game.rules.version, 0, -1)),
    )


def moments(case: Case, walk: Walk, most: int | None = None) -> Iterator[Moment]:
    """Play the walk move by move; stops after `most` decisions if that is given."""
    rules = case.game.rules
    state, chance = walk.setup(case)
    for number, pick in enumerate(walk.picks()):
        seat = rules.to_move(state)
        if seat is None or number == most:
            return
        assert number < case.longest, f"the match is not over after {case.longest} decisions"
        moves = rules.legal_moves(state)
        assert moves, "somebody is to move and has no move"
        moment = Moment(state.copy(), chance.drawn, seat, pick(moves))
        rules.apply(state, moment.move, chance, moment.events.append)
        moment.after = state.copy()
        yield moment


def observers(walk: Walk) -> range:
    """Every seat, as a range."""
    return range(walk.setting[0])
