"""Statistics of an arena: wins, points, 95 % confidence intervals, and a sequential test."""

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any

import msgspec

Z = 1.96
"""95 % of a normal distribution lie within this many standard deviations."""

ERROR = 0.05
"""How often the early stop may be wrong, in either direction."""


class ArenaMatch(msgspec.Struct, frozen=True):
    """One match of an arena; everything is listed by seat."""

    number: int
    sitting: tuple[int, ...]
    """The contestant in each seat, counted from 0."""

    scores: tuple[float, ...]
    shares: tuple[float, ...]
    """Each seat's share of the win: 1, or a part of it for a shared win."""

    rounds: int
    times: tuple[tuple[float, ...], ...]
    """Seconds for every decision that had more than one legal move."""

    parts: dict[str, tuple[float, ...]] = {}
    """The sources of the points, where a game reports them: by the name of the event."""


class Lead(msgspec.Struct, frozen=True):
    """How far ahead of the others a contestant is: in wins between two, in points among more."""

    by: float
    error: float
    """Half the width of the 95 % interval."""


class ArenaLine(msgspec.Struct, frozen=True):
    """The results of one contestant; contestants with the same name are added up."""

    name: str
    matches: int
    wins: float
    share: float
    low: float
    high: float
    points: float
    points_error: float
    lead: Lead | None
    """None if fewer than two deals were played from every seat, or there are no others."""

    points_a_round: float
    parts_a_round: dict[str, float]
    milliseconds: float
    """Mean per decision."""

    most_ms: float
    """95th percentile per decision."""

    slowest_ms: float


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share; draws count as fractions of a win."""
    if not matches:
        return 0.0, 1.0
    share, spread = wins / matches, Z * Z / matches
    middle = (share + spread / 2) / (1 + spread)
    reach = Z * math.sqrt(share * (1 - share) / matches + spread / (4 * matches)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def lines(names: Sequence[str], played: Sequence[ArenaMatch]) -> list[ArenaLine]:
    """The table of an arena, in the order in which the contestants were named."""
    return [_line(name, names, played) for name in dict.fromkeys(names)]


def won(names: Sequence[str], match: ArenaMatch, name: str) -> float:
    """The share of the win that the contestants of that name got."""
    return sum(share for who, share in zip(match.sitting, match.shares, strict=True) if names[who] == name)


def _line(name: str, names: Sequence[str], played: Sequence[ArenaMatch]) -> ArenaLine:
    seats = [(match, seat) for match in played for seat, who in enumerate(match.sitting) if names[who] == name]
    count = len(seats)
    wins = sum(won(names, match, name) for match in played)
    points = [match.scores[seat] for match, seat in seats]
    rounds = sum(match.rounds for match, _ in seats)
    times = sorted(time for match, seat in seats for time in match.times[seat]) or [0.0]
    parts: dict[str, float] = {}
    for match, seat in seats:
        for part, by_seat in match.parts.items():
            parts[part] = parts.get(part, 0.0) + by_seat[seat] / max(1, rounds)
    mean = sum(points) / max(1, count)
    variance = sum((point - mean) ** 2 for point in points) / max(1, count - 1)
    low, high = wilson(wins, count)
    return ArenaLine(
        name=name,
        matches=count,
        wins=wins,
        share=wins / max(1, count),
        low=low,
        high=high,
        points=mean,
        points_error=Z * math.sqrt(variance / max(1, count)),
        lead=_lead(name, names, played),
        points_a_round=sum(points) / max(1, rounds),
        parts_a_round=parts,
        milliseconds=1000 * sum(times) / len(times),
        most_ms=1000 * times[min(len(times) - 1, len(times) * 19 // 20)],
        slowest_ms=1000 * times[-1],
    )


def _lead(name: str, names: Sequence[str], played: Sequence[ArenaMatch]) -> Lead | None:
    """Computed over deals that were played from every seat: the luck of the cards is the same for everyone."""
    by_deal: dict[int, list[ArenaMatch]] = {}
    for match in played:
        by_deal.setdefault(match.number // len(names), []).append(match)
    leads = [
        fmean(_of(name, names, deal)) - fmean(theirs)
        for deal in by_deal.values()
        if len(deal) == len(names) and (theirs := _of(name, names, deal, others=True))
    ]
    if len(leads) < 2:
        return None
    return Lead(fmean(leads), Z * stdev(leads) / math.sqrt(len(leads)))


def _of(name: str, names: Sequence[str], deal: Sequence[ArenaMatch], *, others: bool = False) -> list[float]:
    """What a contestant got out of a deal, seat by seat, or what the others got."""
    return [
        (match.shares if len(names) == 2 else match.scores)[seat]
        for match in deal
        for seat, who in enumerate(match.sitting)
        if (names[who] != name) == others
    ]


def settled(wins: float, matches: int, bar: float) -> bool:
    """Whether a share is clearly five points above or below a bar: Wald's sequential test."""
    low, high = max(0.01, bar - 0.05), min(0.99, bar + 0.05)
    lost = matches - wins
    evidence = wins * math.log(high / low) + lost * math.log((1 - high) / (1 - low))
    return abs(evidence) >= math.log((1 - ERROR) / ERROR)


def readable(found: Sequence[ArenaLine], *, several: bool) -> str:
    """The table as text; with points if more than two played."""
    width = max(len(line.name) for line in found)
    rows = []
    for line in found:
        row = (
            f"{line.name:{width}}  {line.wins:7.1f} of {line.matches:4} = {line.share:6.1%}"
            f"  ({line.low:.1%} to {line.high:.1%})"
        )
        if several:
            row += f"  {line.points:6.2f} ± {line.points_error:.2f} points, {line.points_a_round:.2f} a round"
        if line.lead and several:
            row += f", {line.lead.by:+.2f} ± {line.lead.error:.2f} on the others"
        elif line.lead:
            row += f", by deals ± {line.lead.error / 2:.1%}"
        if line.parts_a_round:
            row += f" ({', '.join(f'{part} {points:.2f}' for part, points in sorted(line.parts_a_round.items()))})"
        rows.append(f"{row}  {line.milliseconds:6.1f} ms a choice, 95 % in {line.most_ms:.0f}")
    return "\n".join(rows)


def as_data(found: Sequence[ArenaLine]) -> list[dict[str, Any]]:
    """The table as JSON data."""
    return [msgspec.to_builtins(line) for line in found]
