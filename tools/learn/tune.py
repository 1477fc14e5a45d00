"""Learn the weights of a game's evaluation from matches of the computer against itself.

    python tools/learn/tune.py taisen --matches 2000

Plays matches with the present weights, records the features at the end of each turn and who won the match, and fits a
logistic regression to them. The result is written to the game's bot/learnt/evaluate.toml.
"""

import argparse
import importlib
import sys
from math import exp
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from game.ai import Bot
from game.ai.hints import hints_of
from game.catalog import GAMES
from game.core.game import AnyGame
from game.core.match import Match
from game.core.refusal import Value
from tools.learn.write_weights import write

Sample = tuple[list[float], float]


def samples(
    game: AnyGame, level: str, simulations: int, seeds: range, options: dict[str, Value], *, wander: float
) -> list[Sample]:
    """Positions at the end of turns, as the player who ended the turn sees them, with that player's result."""
    found: list[Sample] = []
    for seed in seeds:
        luck = Random(seed)
        seats = game.seats[seed % len(game.seats)]
        match = Match(game, seats, seed, None, **options)
        bots = [Bot(game, level, seed * 10 + seat, simulations=simulations) for seat in range(seats)]
        noted: list[tuple[list[float], int]] = []
        while (seat := match.to_move) is not None:
            astray = luck.random() < wander
            move = luck.choice(match.legal_moves()) if astray else bots[seat].choose(match.view(seat))
            before = match.state.copy()
            match.submit(move)
            if match.to_move not in (seat, None):
                noted.append((hints_of(game).features(before, seat), seat))
        winners = match.outcome.winners if match.outcome else ()
        found += [(row, (seat in winners) / len(winners)) for row, seat in noted]
    return found


def fit(rows: list[Sample], width: int, passes: int, calm: float) -> list[float]:
    """Logistic regression without a constant, by stochastic gradient descent (Adagrad)."""
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
    """Mean squared error of the predicted chance of winning."""
    total = 0.0
    for row, result in rows:
        ahead = sum(weight * value for weight, value in zip(weights, row, strict=True))
        total += (1.0 / (1.0 + exp(-ahead)) - result) ** 2
    return total / len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--level", default="adept")
    parser.add_argument("--simulations", type=int, default=0)
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--calm", type=float, default=1e-5, help="L2 regularisation")
    parser.add_argument("--wander", type=float, default=0.15, help="the share of random moves, for unusual positions")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    options: dict[str, Value] = dict(pair.split("=") for pair in asked.option)
    names = importlib.import_module(f"game.games.{asked.game}.bot.evaluate").FEATURES
    seeds = range(asked.first, asked.first + asked.matches)
    rows = samples(game, asked.level, asked.simulations, seeds, options, wander=asked.wander)
    held = rows[: len(rows) // 10]
    weights = fit(rows[len(rows) // 10 :], len(names), asked.passes, asked.calm)
    quality = f"{len(rows)} positions; mean squared error on a held-out tenth {loss(held, weights):.4f}"
    print(quality)
    what = "What each count of evaluate.py adds to the log-odds of winning."
    command = "python tools/learn/tune.py " + " ".join(sys.argv[1:])
    write(asked.game, "evaluate", what, dict(zip(names, weights, strict=True)), command=command, fit=quality)


if __name__ == "__main__":
    main()
