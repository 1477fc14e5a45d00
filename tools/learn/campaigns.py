"""Learn what a lead and a good position mean in a Grand Master match of Shinobi WAT-AAH!

    python tools/learn/campaigns.py --matches 200 --rounds 2

Computers play each other. The first round of matches only looks at points and the score; each later round plays with
the weights learnt in the one before. At the start of every turn the script records how far ahead the player is under
each boss that may be the last, the other features of both sides, and finally who won. Then it fits what a point of lead
is worth in each round of a match, and what the features are worth in the round under way. The result is written to the
game's bot/learnt/grand_master_evaluate.toml.
"""

import argparse
import sys
from math import exp, log
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

from game.ai.arena_players import UNIFORM, Ablation
from game.catalog import GAMES
from game.core.match import Match
from game.games.wataah.bot.evaluate import FEATURES, features, spread
from game.games.wataah.bot.grand_master.evaluate import ROW, SCALES, leads
from game.games.wataah.rules.grand_master.cards import ROUNDS
from game.games.wataah.rules.state import DRAW, State, grand_of
from tools.learn.write_weights import write

GAME = GAMES["wataah"]
SCORED = range(2, ROUNDS + 1)
"""Rounds that start with points on the board."""

NAMES = (*(f"ten_points_{number}" for number in SCORED), *FEATURES)
AT_FIRST = {"ten_points_2": 0.5, "ten_points_3": 0.8, "score": 0.5}
TEN = 10.0
"""Points are counted in tens, so that their weights are about as large as the others."""


class Turn(NamedTuple):
    """The start of a turn, as the player to move sees it."""

    rows: list[list[float]]
    """The features, in the order of NAMES, under each boss that may be the last."""

    won: float


def turns(seed: int, simulations: int, weights: list[float]) -> list[Turn]:
    """All turns of a match between players with these weights."""
    SCALES[:], ROW[:] = [0.0, *(weight / TEN for weight in weights[: len(SCORED)])], weights[len(SCORED) :]
    match = Match(GAME, 2, seed, mode="grand_master")
    bots = [Ablation(GAME, "shadow", seed * 10 + seat, simulations=simulations, kind=UNIFORM) for seat in (0, 1)]
    noted: list[tuple[int, list[list[float]]]] = []
    while (seat := match.to_move) is not None:
        if match.state.phase == DRAW:
            noted.append((seat, counted(match.state, seat)))
        match.submit(bots[seat].choose(match.view(seat)))
    winners = match.outcome.winners if match.outcome is not None else ()
    return [Turn(rows, (seat in winners) / len(winners)) for seat, rows in noted]


def counted(state: State, seat: int) -> list[list[float]]:
    """The features of one of two seats, under each boss that may be the last."""
    number, wide = grand_of(state).round, spread(state)
    pairs = zip(features(state, seat), features(state, 1 - seat), strict=True)
    things = [(mine - theirs) / wide for mine, theirs in pairs]
    points = [[lead / TEN if one == number else 0.0 for one in SCORED] for lead in leads(state, seat)]
    return [[*row, *things] for row in points]


def chance(weights: list[float], turn: Turn) -> tuple[float, list[float]]:
    """The player's chance of winning, and its gradient."""
    total, slopes = 0.0, [0.0] * len(weights)
    for row in turn.rows:
        ahead = sum(weight * value for weight, value in zip(weights, row, strict=True) if value)
        likely = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, ahead))))
        total += likely
        for place, value in enumerate(row):
            slopes[place] += likely * (1.0 - likely) * value
    bosses = len(turn.rows)
    return min(max(total / bosses, 1e-3), 1 - 1e-3), [slope / bosses for slope in slopes]


def fit(found: list[Turn], passes: int, calm: float) -> list[float]:
    """The weights with the lowest log loss, by stochastic gradient descent (Adagrad)."""
    weights, seen, luck = [0.0] * len(NAMES), [1e-2] * len(NAMES), Random(1)
    order = found[:]
    for _ in range(passes):
        luck.shuffle(order)
        for turn in order:
            likely, slopes = chance(weights, turn)
            wrong = (likely - turn.won) / (likely * (1.0 - likely))
            for place, slope in enumerate(slopes):
                step = wrong * slope + calm * weights[place]
                if step:
                    seen[place] += step * step
                    weights[place] -= 0.1 * step / seen[place] ** 0.5
    return weights


def surprise(found: list[Turn], weights: list[float]) -> float:
    """Log loss: the mean of -log of the probability given to what happened; lower is better."""
    total = 0.0
    for turn in found:
        likely, _ = chance(weights, turn)
        total -= turn.won * log(likely) + (1.0 - turn.won) * log(1.0 - likely)
    return total / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200, help="in every round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--passes", type=int, default=12)
    parser.add_argument("--calm", type=float, default=1e-4, help="L2 regularisation")
    asked = parser.parse_args()
    weights = [AT_FIRST.get(name, 0.0) for name in NAMES]
    quality = ""
    for number in range(asked.rounds):
        first = asked.first + number * asked.matches
        games = [(seed, asked.simulations, weights) for seed in range(first, first + asked.matches)]
        with Pool() as pool:
            played = pool.starmap(turns, games, chunksize=1)
        tenth = max(1, len(played) // 10)
        held, rest = ([turn for match in part for turn in match] for part in (played[:tenth], played[tenth:]))
        weights = fit(rest, asked.passes, asked.calm)
        told, guessed = surprise(held, weights), surprise(held, [0.0] * len(NAMES))
        quality = f"{len(rest)} turns; log loss on a held-out tenth {told:.4f}, by guessing {guessed:.4f}"
        print(quality)
    what = "What points and each feature of evaluate.py are worth in Grand Master mode."
    command = " ".join(["python tools/learn/campaigns.py", *sys.argv[1:]])
    write("wataah", "grand_master_evaluate", what, dict(zip(NAMES, weights, strict=True)), command=command, fit=quality)


if __name__ == "__main__":
    main()
