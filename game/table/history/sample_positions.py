"""Chooses which positions of a match are evaluated for a chart, and in which order. No pygame."""

from collections.abc import Iterator, Sequence

from game.table.history.replay import FinishedMatch

MOST_SAMPLES = 60
MOST_ESTIMATES = 160
"""The maximum number of positions on a chart, and of estimates for all seats together."""


def samples_of(played: FinishedMatch) -> list[int]:
    """Return the beginnings of turns and the end, thinned out evenly if there are too many."""
    moments = [played.commentary.moment(played.before(decision)) for decision in range(played.last)]
    turns = [n for n, moment in enumerate(moments) if n == 0 or moment != moments[n - 1]]
    most = min(MOST_SAMPLES, MOST_ESTIMATES // played.match.seats) - 1
    if len(turns) > most:
        turns = [turns[round(number * (len(turns) - 1) / (most - 1))] for number in range(most)]
    return [*turns, played.last]


def coarse_to_fine(samples: Sequence[int]) -> Iterator[int]:
    """Yield both ends first, then repeatedly halve the gaps: if stopped early, the chart is coarse but complete."""
    known: set[int] = set()
    step = len(samples)
    for place in (0, len(samples) - 1):
        if place not in known:
            known.add(place)
            yield samples[place]
    while step > 1:
        step = (step + 1) // 2
        for place in range(0, len(samples), step):
            if place not in known:
                known.add(place)
                yield samples[place]
