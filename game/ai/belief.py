"""What a seat takes for how likely, counted over the worlds that it thinks in: for looking back at a match."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, Protocol, runtime_checkable

import msgspec

from game.core.refusal import Value

WORLDS: Final = 1000
"""Enough for a bar to stand within two percent of where more worlds would bring it."""


class Words(msgspec.Struct, frozen=True):
    """A question or an answer: a text key and the values its words mention. Two that are equal say the same.

    A value called `player` is a seat.
    """

    key: str
    values: tuple[tuple[str, Value], ...] = ()


def words(key: str, **values: Value) -> Words:
    """Some `Words` in one breath."""
    return Words(key, tuple(values.items()))


class Guess(msgspec.Struct, frozen=True):
    """A question about something hidden, and its answer in one world."""

    question: Words
    answer: Words
    rank: int = 0
    """Where the answer stands among all others; those of one rank stand by how likely they are."""


@runtime_checkable
class Wonders(Protocol):
    """Hints of a game with secrets, which say what is worth guessing."""

    def guesses(self, world: Any, view: Any) -> list[Guess]:  # noqa: ANN401 - each game has its own
        """What the seat of `view` would like to know, answered for a world that could be behind the view.

        Which questions these are depends on the view alone; asked about the true position they are answered truly.
        """


class Share(msgspec.Struct, frozen=True):
    """An answer, and in which part of all worlds it is the right one: 0 to 1."""

    answer: Words
    share: float
    rank: int = 0


class Belief(msgspec.Struct, frozen=True):
    """A question with every answer that any world gave; their shares make one."""

    question: Words
    shares: tuple[Share, ...]


class Count:
    """Adds up the guesses of many worlds."""

    def __init__(self) -> None:
        self._questions: dict[Words, Counter[tuple[Words, int]]] = {}

    def add(self, guesses: Iterable[Guess]) -> None:
        """One world more."""
        for guess in guesses:
            self._questions.setdefault(guess.question, Counter())[guess.answer, guess.rank] += 1

    def beliefs(self) -> list[Belief]:
        """What they come to, in the order of the questions."""
        return [Belief(question, _shares(answers)) for question, answers in self._questions.items()]


def _shares(answers: Counter[tuple[Words, int]]) -> tuple[Share, ...]:
    worlds = answers.total()
    shares = [Share(answer, times / worlds, rank) for (answer, rank), times in answers.items()]
    return tuple(sorted(shares, key=lambda one: (one.rank, -one.share, one.answer.values)))
