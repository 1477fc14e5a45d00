"""What the matches of an arena add up to: wins, points, 95 % intervals, and when enough has been seen."""

import math
from collections.abc import Sequence
from typing import Any

import msgspec

Z = 1.96
"""95 % of a bell curve lie within so many standard deviations."""

ERROR = 0.05
"""How often the early stop may be wrong, either way."""


class Played(msgspec.Struct, frozen=True):
    """One match of an arena; everything is listed by seat."""

    number: int
    sitting: tuple[int, ...]
    """Which contestant, counted from 0, sat in each seat."""

    scores: tuple[float, ...]
    shares: tuple[float, ...]
    """Of the win: 1, or a part of it for those who shared it."""

    rounds: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]


class Line(msgspec.Struct, frozen=True):
    """What one contestant reached; those with the same name are one."""

    name: str
    matches: int
    wins: float
    share: float
    low: float
    high: float
    points: float
    points_error: float
    points_a_round: float
    milliseconds: float
    slowest_ms: float


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share; draws count as parts of a win."""
    if not matches:
        return 0.0, 1.0
    share, spread = wins / matches, Z * Z / matches
    middle = (share + spread / 2) / (1 + spread)
    reach = Z * math.sqrt(share * (1 - share) / matches + spread / (4 * matches)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def lines(names: Sequence[str], played: Sequence[Played]) -> list[Line]:
    """The table of an arena, in the order in which the contestants were named."""
    return [_line(name, names, played) for name in dict.fromkeys(names)]


def _line(name: str, names: Sequence[str], played: Sequence[Played]) -> Line:
    seats = [(match, seat) for match in played for seat, who in enumerate(match.sitting) if names[who] == name]
    count = len(seats)
    wins = sum(match.shares[seat] for match, seat in seats)
    points = [match.scores[seat] for match, seat in seats]
    rounds = sum(match.rounds for match, _ in seats)
    decisions = sum(match.decisions[seat] for match, seat in seats)
    mean = sum(points) / max(1, count)
    variance = sum((point - mean) ** 2 for point in points) / max(1, count - 1)
    low, high = wilson(wins, count)
    return Line(
        name=name,
        matches=count,
        wins=wins,
        share=wins / max(1, count),
        low=low,
        high=high,
        points=mean,
        points_error=Z * math.sqrt(variance / max(1, count)),
        points_a_round=sum(points) / max(1, rounds),
        milliseconds=1000 * sum(match.seconds[seat] for match, seat in seats) / max(1, decisions),
        slowest_ms=1000 * max((match.slowest[seat] for match, seat in seats), default=0.0),
    )


def settled(wins: float, matches: int, bar: float) -> bool:
    """Whether a share is clearly five points above or below a bar: Wald's sequential test."""
    low, high = max(0.01, bar - 0.05), min(0.99, bar + 0.05)
    lost = matches - wins
    evidence = wins * math.log(high / low) + lost * math.log((1 - high) / (1 - low))
    return abs(evidence) >= math.log((1 - ERROR) / ERROR)


def readable(found: Sequence[Line], *, several: bool) -> str:
    """The table for people; points where more than two played."""
    width = max(len(line.name) for line in found)
    rows = []
    for line in found:
        row = (
            f"{line.name:{width}}  {line.wins:7.1f} of {line.matches:4} = {line.share:6.1%}"
            f"  ({line.low:.1%} to {line.high:.1%})"
        )
        if several:
            row += f"  {line.points:6.2f} ± {line.points_error:.2f} points, {line.points_a_round:.2f} a round"
        rows.append(f"{row}  {line.milliseconds:6.1f} ms a move, at most {line.slowest_ms:.0f}")
    return "\n".join(rows)


def as_data(found: Sequence[Line]) -> list[dict[str, Any]]:
    """The table for programs."""
    return [msgspec.to_builtins(line) for line in found]
