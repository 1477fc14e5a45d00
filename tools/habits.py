"""Learns what players of a game with secrets tend to do, so that opponents can tell likely worlds from possible ones.

    python tools/habits.py oboro --matches 120 --simulations 150

Computers play each other. The game's `habits.examples` turns what they did into small riddles: several things that
could have been, of which the first one was. A conditional logit is fitted to them, and the result is written to the
game's habit_weights.py together with the command that made it.
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

sys.path.insert(0, str(Path(__file__).parent.parent))

from game.ai.twins import UNIFORM, Twin
from game.catalog import GAMES
from game.core.match import Match
from tools.tune import write

Riddle = list[list[float]]


def riddles(name: str, level: str, simulations: int, options: dict[str, str], seed: int) -> list[Riddle]:
    """What happened in a match, beside what could have happened."""
    game, habits = GAMES[name], importlib.import_module(f"game.games.{name}.habits")
    found: list[Riddle] = []
    seats = game.seats[seed % len(game.seats)]
    match = Match(game, seats, seed, **options)
    # They draw no conclusions themselves, so what is learnt does not depend on what was learnt before.
    bots = [Twin(game, level, seed * 10 + seat, simulations=simulations, kind=UNIFORM) for seat in range(seats)]
    while (seat := match.to_move) is not None:
        match.submit(bots[seat].choose(match.view(seat)))
        found += habits.examples(match)
    return found


def shares(weights: Sequence[float], riddle: Riddle) -> list[float]:
    """How likely each answer is."""
    likes = [exp(sum(weight * value for weight, value in zip(weights, row, strict=True) if value)) for row in riddle]
    total = sum(likes)
    return [like / total for like in likes]


def fit(found: list[Riddle], width: int, passes: int, calm: float) -> list[float]:
    """A conditional logit by stochastic ascent with a slowly falling pace (Adagrad)."""
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
    """The mean of -log of what the true answer was given; less is better."""
    return -sum(log(shares(weights, riddle)[0]) for riddle in found) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--level", default="adept")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--passes", type=int, default=12)
    parser.add_argument("--calm", type=float, default=1e-5, help="how strongly weights are drawn to 0")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--file", default="habit_weights.py", help="in the game's folder, for the result")
    asked = parser.parse_args()
    options = dict(pair.split("=") for pair in asked.option)
    names = importlib.import_module(f"game.games.{asked.game}.habits").FEATURES
    seeds = range(asked.first, asked.first + asked.matches)
    one = partial(riddles, asked.game, asked.level, asked.simulations, options)
    with Pool() as pool:
        found = [riddle for match in pool.map(one, seeds, chunksize=1) for riddle in match]
    held, rest = found[: len(found) // 10], found[len(found) // 10 :]
    weights = fit(rest, len(names), asked.passes, asked.calm)
    nothing = surprise(held, [0.0] * len(names))
    print(
        f"{len(found)} riddles; surprise on a tenth kept aside {surprise(held, weights):.4f}, by guessing {nothing:.4f}"
    )
    what = f"How players of {GAMES[asked.game].title} tend to play, learnt from matches of the computer against itself."
    command = "python tools/habits.py " + " ".join(sys.argv[1:])
    write(asked.game, what, dict(zip(names, weights, strict=True)), command, asked.file)


if __name__ == "__main__":
    main()
