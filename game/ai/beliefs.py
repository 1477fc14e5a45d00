"""What a seat believes and how strongly, counted over the worlds it samples: for reviewing a match."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from game.core.refusal import Value

WORLDS: Final = 1000
"""Enough that more worlds would move a bar by less than two percent."""


class BeliefText(msgspec.Struct, frozen=True):
    """A question or an answer: a text key and the values that its text uses. Equal phrases mean the same.

    A value called `player` is a seat.
    """

    key: str
    values: tuple[tuple[str, Value], ...] = ()


def phrase(key: str, **values: Value) -> BeliefText:
    """Shorthand for making a `Phrase`."""
    return BeliefText(key, tuple(values.items()))


class Guess(msgspec.Struct, frozen=True):
    """A question about something hidden, and its answer in one world."""

    question: BeliefText
    answer: BeliefText
    rank: int = 0
    """The position of the answer in the list; answers of equal rank are ordered by probability."""


class Share(msgspec.Struct, frozen=True):
    """An answer, and the share of all worlds in which it is right: 0 to 1."""

    answer: BeliefText
    share: float
    rank: int = 0


class Belief(msgspec.Struct, frozen=True):
    """A question with every answer that any world gave; their shares add up to 1."""

    question: BeliefText
    shares: tuple[Share, ...]


class Count:
    """Adds up the guesses of many worlds."""

    def __init__(self) -> None:
        self._questions: dict[BeliefText, Counter[tuple[BeliefText, int]]] = {}

    def add(self, guesses: Iterable[Guess]) -> None:
        """Count one more world."""
        for guess in guesses:
            self._questions.setdefault(guess.question, Counter())[guess.answer, guess.rank] += 1

    def beliefs(self) -> list[Belief]:
        """The resulting beliefs, in the order of the questions."""
        return [Belief(question, _shares(answers)) for question, answers in self._questions.items()]


def _shares(answers: Counter[tuple[BeliefText, int]]) -> tuple[Share, ...]:
    worlds = answers.total()
    shares = [Share(answer, times / worlds, rank) for (answer, rank), times in answers.items()]
    return tuple(sorted(shares, key=lambda one: (one.rank, -one.share, one.answer.values)))
