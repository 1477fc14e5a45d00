"""Learns the weights of a game's evaluation from matches of the computer against itself.

    python tools/tune.py taisen --matches 2000

Plays matches with the weights that are there, notes what was on the board at the end of each turn and who won in the
end, and fits a logistic regression to it. The result is written to the game's weights.py together with the command
that made it.
"""

import argparse
import importlib
import sys
from math import exp
from pathlib import Path
from random import Random
from textwrap import wrap

sys.path.insert(0, str(Path(__file__).parent.parent))

from game.ai import Bot
from game.catalog import GAMES
from game.core.game import AnyGame
from game.core.match import Match

Sample = tuple[list[float], float]


def samples(
    game: AnyGame, level: str, simulations: int, seeds: range, options: dict[str, str], *, wander: float
) -> list[Sample]:
    """Positions at the end of turns, as the player who ended the turn sees them, with that player's result."""
    found: list[Sample] = []
    for seed in seeds:
        luck = Random(seed)
        seats = game.seats[seed % len(game.seats)]
        match = Match(game, seats, seed, **options)
        bots = [Bot(game, level, seed * 10 + seat, simulations=simulations) for seat in range(seats)]
        noted: list[tuple[list[float], int]] = []
        while (seat := match.to_move) is not None:
            astray = luck.random() < wander
            move = luck.choice(match.legal_moves()) if astray else bots[seat].choose(match.view(seat))
            before = match.state.copy()
            match.submit(move)
            if match.to_move not in (seat, None):
                noted.append((game.hints.features(before, seat), seat))  # type: ignore[attr-defined]
        winners = match.outcome.winners if match.outcome else ()
        found += [(row, (seat in winners) / len(winners)) for row, seat in noted]
    return found


def fit(rows: list[Sample], width: int, passes: int, calm: float) -> list[float]:
    """Logistic regression without a constant, by stochastic descent with a slowly falling pace (Adagrad)."""
    weights, seen = [0.0] * width, [1e-6] * width
    order = list(range(len(rows)))
    luck = Random(1)
    for _ in range(passes):
        luck.shuffle(order)
        for number in order:
            row, result = rows[number]
            ahead = sum(weight * value for weight, value in zip(weights, row, strict=True) if value)
            wrong = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, ahead)))) - result
            for place, value in enumerate(row):
                if value:
                    slope = wrong * value + calm * weights[place]
                    seen[place] += slope * slope
                    weights[place] -= 0.3 * slope / seen[place] ** 0.5
    return weights


def loss(rows: list[Sample], weights: list[float]) -> float:
    """The mean squared error of the predicted chance to win."""
    total = 0.0
    for row, result in rows:
        ahead = sum(weight * value for weight, value in zip(weights, row, strict=True))
        total += (1.0 / (1.0 + exp(-ahead)) - result) ** 2
    return total / len(rows)


def write(name: str, what: str, weights: dict[str, float], command: str, file: str = "weights.py") -> None:
    """Keep weights as data in the game's folder."""
    parts = wrap(command, 100, break_long_words=False, break_on_hyphens=False)
    lines = [
        f'{"r" if len(parts) > 1 else ""}"""{what}',
        "",
        "Do not change by hand; it was made by",
        "",
        "    " + " \\\n        ".join(parts),
        '"""',
        "",
        "from typing import Final",
        "",
        "WEIGHTS: Final[dict[str, float]] = {",
        *(f'    "{key}": {value:.3f},' for key, value in weights.items()),
        "}",
        "",
    ]
    path = Path(__file__).parent.parent / "game" / "games" / name / file
    path.write_text("\n".join(lines), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--level", default="adept")
    parser.add_argument("--simulations", type=int, default=0)
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--calm", type=float, default=1e-5, help="how strongly weights are drawn to 0")
    parser.add_argument(
        "--wander", type=float, default=0.15, help="how often a move is made at random, for unusual sights"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    options = dict(pair.split("=") for pair in asked.option)
    names = importlib.import_module(f"game.games.{asked.game}.outlook").FEATURES
    seeds = range(asked.first, asked.first + asked.matches)
    rows = samples(game, asked.level, asked.simulations, seeds, options, wander=asked.wander)
    held = rows[: len(rows) // 10]
    weights = fit(rows[len(rows) // 10 :], len(names), asked.passes, asked.calm)
    print(f"{len(rows)} positions; error on a tenth kept aside {loss(held, weights):.4f}")
    what = f"What things are worth in {game.title}, learnt from matches of the computer against itself."
    write(asked.game, what, dict(zip(names, weights, strict=True)), "python tools/tune.py " + " ".join(sys.argv[1:]))


if __name__ == "__main__":
    main()
