"""Learn what players of a game with hidden information tend to do, so that opponents can rank the possible worlds.

    python tools/learn/habits.py oboro --matches 120 --simulations 150

Computers play each other. The game's `beliefs.examples` turns what they did into riddles: lists of alternatives, of
which the first is the true one. A conditional logit is fitted to them. The result is written to the game's
bot/learnt/beliefs.toml.
"""

import argparse
import importlib
import sys
from collections.abc import Sequence
from functools import partial
from math import exp, log
from multiprocessing import Pool
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from game.ai.arena_players import UNIFORM, Ablation
from game.catalog import GAMES
from game.core.match import Match
from game.core.refusal import Value
from tools.learn.write_weights import write

Riddle = list[list[float]]


def riddles(name: str, level: str, simulations: int, options: dict[str, Value], seed: int) -> list[Riddle]:
    """What happened in a match, next to what could have happened."""
    game, beliefs = GAMES[name], importlib.import_module(f"game.games.{name}.bot.beliefs")
    found: list[Riddle] = []
    seats = game.seats[seed % len(game.seats)]
    match = Match(game, seats, seed, None, **options)
    # These players draw no conclusions, so the result does not depend on the weights learnt before.
    bots = [Ablation(game, level, seed * 10 + seat, simulations=simulations, kind=UNIFORM) for seat in range(seats)]
    while (seat := match.to_move) is not None:
        match.submit(bots[seat].choose(match.view(seat)))
        found += beliefs.examples(match)
    return found


def shares(weights: Sequence[float], riddle: Riddle) -> list[float]:
    """The probability of each alternative."""
    likes = [exp(sum(weight * value for weight, value in zip(weights, row, strict=True) if value)) for row in riddle]
    total = sum(likes)
    return [like / total for like in likes]


def fit(found: list[Riddle], width: int, passes: int, calm: float) -> list[float]:
    """A conditional logit by stochastic gradient ascent (Adagrad)."""
    weights, seen, luck = [0.0] * width, [1e-2] * width, Random(1)
    for _ in range(passes):
        luck.shuffle(found)
        for riddle in found:
            likely = shares(weights, riddle)
            for place in range(width):
                slope = riddle[0][place] - sum(share * row[place] for share, row in zip(likely, riddle, strict=True))
                slope -= calm * weights[place]
                if slope:
                    seen[place] += slope * slope
                    weights[place] += 0.1 * slope / seen[place] ** 0.5
    return weights


def surprise(found: list[Riddle], weights: Sequence[float]) -> float:
    """Log loss: the mean of -log of the probability given to the truth; lower is better."""
    return -sum(log(shares(weights, riddle)[0]) for riddle in found) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--level", default="adept")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--passes", type=int, default=12)
    parser.add_argument("--calm", type=float, default=1e-5, help="L2 regularisation")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--file", default="beliefs", help="the name of the result in the game's learnt folder")
    asked = parser.parse_args()
    options: dict[str, Value] = dict(pair.split("=") for pair in asked.option)
    names = importlib.import_module(f"game.games.{asked.game}.bot.beliefs").FEATURES
    seeds = range(asked.first, asked.first + asked.matches)
    one = partial(riddles, asked.game, asked.level, asked.simulations, options)
    with Pool() as pool:
        found = [riddle for match in pool.map(one, seeds, chunksize=1) for riddle in match]
    held, rest = found[: len(found) // 10], found[len(found) // 10 :]
    weights = fit(rest, len(names), asked.passes, asked.calm)
    nothing = surprise(held, [0.0] * len(names))
    told = surprise(held, weights)
    quality = f"{len(found)} riddles; log loss on a held-out tenth {told:.4f}, by guessing {nothing:.4f}"
    print(quality)
    what = "How much each feature of beliefs.py speaks for what was played or kept."
    command = "python tools/learn/habits.py " + " ".join(sys.argv[1:])
    write(asked.game, asked.file, what, dict(zip(names, weights, strict=True)), command=command, fit=quality)


if __name__ == "__main__":
    main()
