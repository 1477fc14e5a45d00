"""`python -m game arena --calibration GAME`: whether the chances that people are told come true.

Opponents play whole matches. In some of their positions a hint and a point of the chart are asked for, as people would
get them, and compared with who won. Each half of the matches tests the curves that the other half has fitted.
"""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import fmean

import msgspec

from game.ai import Bot
from game.ai.bot import finished
from game.ai.hints import hints_of
from game.ai.odds import CHART, DEPTHS, HINT, PLAIN, Curve, fitted, told_after_search
from game.ai.worker import ADVISER, GLANCES
from game.catalog import GAMES
from game.core.game import AnyGame, Game
from game.core.match import Match
from game.devtools.arena import Contest, answer, contestant, heading, matches, sat_down, show
from game.table.history.review import share_of

TENTHS = 10
MANY = 1000
"""A tenth with at least this many positions must be true to `CLOSE`."""

CLOSE = 0.05
USUAL = "master"
"""Who plays the matches if nobody is named."""

HINTS_A_MATCH = 6
CHARTS_A_MATCH = 12


class Told(msgspec.Struct, frozen=True):
    """What was told in a position, uncorrected, and what came of it."""

    depth: str
    chances: tuple[float, ...]
    """Of every seat on a chart; of the seat to move for a hint."""

    results: tuple[float, ...]
    """The shares of the win that these seats got."""

    def shown(self, curve: Curve) -> list[tuple[float, float]]:
        """The percentages as people see them, each with its result."""
        if self.depth == CHART:
            chances = [curve(chance) for chance in self.chances]
            chances = [share_of(chances, seat) for seat in range(len(chances))]
        else:
            chances = [told_after_search(curve, chance) for chance in self.chances]
        return list(zip(chances, self.results, strict=True))


class Tenth(msgspec.Struct, frozen=True):
    """The positions in which about the same was shown."""

    count: int
    shown: float
    true: float

    @property
    def wrong(self) -> float:
        """By how much it was too high."""
        return self.shown - self.true


class Reliability(msgspec.Struct, frozen=True):
    """How true one kind of percentage is."""

    tenths: tuple[Tenth | None, ...]
    brier: float
    """The mean square of what was wrong in a single position; always 0 or 100 would be wrong by chance alone."""

    @property
    def weighty(self) -> list[Tenth]:
        """The tenths with many positions."""
        return [tenth for tenth in self.tenths if tenth and tenth.count >= MANY]

    @property
    def worst(self) -> float:
        """The largest error among these."""
        return max((abs(tenth.wrong) for tenth in self.weighty), default=0.0)

    @property
    def verdict(self) -> str:
        """Whether all of these are close, in words."""
        count = len(self.weighty)
        if not count:
            return f"no tenth has {MANY} positions"
        bar = "met" if self.worst <= CLOSE else "missed"
        return (
            f"at most {100 * CLOSE:.0f} points in {count} tenths of {MANY} or more: {bar}, worst {100 * self.worst:.1f}"
        )


def listen(contest: Contest, number: int) -> tuple[str, list[Told]]:
    """Play a match and ask what would have been told in some of its positions; also the setting of the match."""
    game, seats = GAMES[contest.game], len(contest.names)
    match, sitting = sat_down(contest, number)
    seed = (contest.seed * 1_000_003 + number) * seats
    players = [contestant(game, contest.names[who], seed + seat) for seat, who in enumerate(sitting)]
    while match.to_move is not None:
        match.submit(answer(players[match.to_move], match))
    winners = match.outcome.winners if match.outcome is not None else ()
    results = tuple((seat in winners) / max(1, len(winners)) for seat in range(seats))
    hints = hints_of(game)
    plain = Game(game.name, game.title, game.rules, game.picture, hints.uncorrected())
    luck = Random(seed)
    found = [*_hints(plain, match, results, luck), *_points(plain, match, results, luck)]
    return hints.setting(match.view(0)), found


def _hints(game: AnyGame, match: Match, results: tuple[float, ...], luck: Random) -> list[Told]:
    rules, found = game.rules, list[Told]()
    choices = [step for step in match.history if len(rules.legal_moves(step.before)) > 1]
    for step in luck.sample(choices, min(HINTS_A_MATCH, len(choices))):
        effort = hints_of(game).efforts[ADVISER].simulations
        bot = Bot(game, ADVISER, luck.getrandbits(30), simulations=effort)
        view = rules.without_memory(rules.view_for(step.before, step.seat))
        found.append(Told(HINT, (bot.explain(view)[0].chance,), (results[step.seat],)))
    return found


def _points(game: AnyGame, match: Match, results: tuple[float, ...], luck: Random) -> list[Told]:
    """Points of the chart: at the beginnings of turns, asked for every seat with the same seed."""
    history, found = match.history, list[Told]()
    turns = [
        now for before, now in zip([None, *history], history, strict=False) if not before or now.seat != before.seat
    ]
    for step in luck.sample(turns, min(CHARTS_A_MATCH, len(turns))):
        seed, chances = luck.getrandbits(30), list[float]()
        for seat in range(len(results)):
            bot = Bot(game, ADVISER, seed, simulations=GLANCES)
            chances.append(finished(bot.estimating(game.rules.view_for(step.before, seat))))
        found.append(Told(CHART, tuple(chances), results))
    return found


def reliability(told: Sequence[Told], curve: Curve) -> Reliability:
    """Sort what was shown into tenths."""
    return counted([pair for one in told for pair in one.shown(curve)])


def counted(pairs: Sequence[tuple[float, float]]) -> Reliability:
    """Sort percentages into tenths, each with its result."""
    heaps: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for shown, result in pairs:
        heaps[min(TENTHS - 1, int(TENTHS * shown))].append((shown, result))
    tenths = tuple(
        Tenth(len(heap), fmean(shown for shown, _ in heap), fmean(result for _, result in heap)) if heap else None
        for heap in heaps
    )
    return Reliability(tenths, fmean((shown - result) ** 2 for shown, result in pairs) if pairs else 0.0)


def curve_for(told: Sequence[Told]) -> Curve:
    """Fit a curve to uncorrected chances."""
    return fitted([pair for one in told for pair in zip(one.chances, one.results, strict=True)])


def heard(contest: Contest, count: int, jobs: int | None) -> tuple[str, list[list[Told]]]:
    """The setting, and what was told in each match."""
    setting, found = "", list[list[Told]]()
    for setting, told in matches(partial(listen, contest), count, jobs):  # noqa: B007 - the same in every match
        found.append(told)
        show(len(found), count, "")
    return setting, found


def report(contest: Contest, by_match: Sequence[Sequence[Told]], say: Callable[[str], object] = print) -> None:
    """Print for each depth a table without and with the curves, each half of the matches by the curve of the other."""
    half = len(by_match) // 2
    say(f"{heading(contest, len(by_match))}; each half tests the curve of the other")
    for depth in DEPTHS:
        one, other = (
            [told for match in part for told in match if told.depth == depth]
            for part in (by_match[:half], by_match[half:])
        )
        say(f"\n{depth}: {' '.join(f'{100 * height:.0f}' for height in curve_for([*one, *other]).heights)}")
        crossed = ((one, curve_for(other)), (other, curve_for(one)))
        corrected = [pair for part, curve in crossed for told in part for pair in told.shown(curve)]
        for words, found in (("as found", reliability([*one, *other], PLAIN)), ("corrected", counted(corrected))):
            say(f"  {words}: Brier score {found.brier:.4f}; {found.verdict}")
            for tenth in filter(None, found.tenths):
                mark = " !" if tenth.count >= MANY and abs(tenth.wrong) > CLOSE else ""
                say(
                    f"    shown {100 * tenth.shown:5.1f}  true {100 * tenth.true:5.1f}"
                    f"  wrong by {100 * tenth.wrong:+5.1f}  in {tenth.count:6} positions{mark}"
                )


def run(contest: Contest, count: int, *, jobs: int | None) -> int:
    """Play the matches and print the tables."""
    report(contest, heard(contest, count, jobs)[1])
    return 0
