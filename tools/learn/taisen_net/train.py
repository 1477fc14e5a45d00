"""Learn the net that corrects Ninja Taisen's evaluation, from games of the computer against itself.

    python -m tools.learn.taisen_net.train --games 60000 --checkpoint net.json

Plays in rounds, without search. The positions of a round are kept and learnt from several times by TD(lambda), which
costs less than to play them. It stops at any time without loss: the checkpoint is written after every round, and the
same command goes on from there. At the end the net is written to bot/learnt/net.toml. Needs a C compiler.
"""

import argparse
import json
from itertools import pairwise
from pathlib import Path

from game.games.taisen.bot.net import FILE, INPUTS, PARTS
from game.games.taisen.bot.prospects import PROSPECTS
from tools.learn.taisen_net.library import SelfPlay
from tools.learn.write_weights import net_as_toml

ROUNDS = 12
TIMES = 8
"""How often the positions of a round are learnt from."""

MATCHES = 500
"""Against the linear evaluation after each round, to see whether it still learns; twenty times as many at the end."""


def rate(done: float, first: float, last: float) -> float:
    """The learning rate after a share of the work: it falls by the same factor from time to time."""
    return float(first * (last / first) ** done)


def as_toml(weights: list[float], units: int, command: str, fit: str) -> str:
    """The net as a file."""
    bounds = (0, INPUTS * units, (INPUTS + PROSPECTS) * units, len(weights) - units, len(weights))
    parts = [weights[begin:end] for begin, end in pairwise(bounds)]
    what = "A net added to the log-odds of evaluate.toml: a row for each ninja by place, and for each prospect."
    return net_as_toml(what, dict(zip(PARTS, parts, strict=True)), command, fit)


def main() -> None:
    """Train, or go on training, and write the net."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--first-rate", type=float, default=0.02)
    parser.add_argument("--last-rate", type=float, default=0.0005)
    parser.add_argument("--decay", type=float, default=0.7, help="the lambda of TD(lambda)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--checkpoint", type=Path, default=Path("taisen-net.json"))
    asked = parser.parse_args()
    player, first_round = SelfPlay(), 0
    player.seed(asked.seed)
    player.start()
    if asked.checkpoint.is_file():
        kept = json.loads(asked.checkpoint.read_text("utf-8"))
        first_round = kept["round"]
        player.set_weights(kept["weights"])
        print(f"going on after {first_round * asked.games // ROUNDS} games")
    for number in range(first_round, ROUNDS):
        player.seed(asked.seed + number + 1)
        positions = player.play(asked.games // ROUNDS)
        before = player.surprise()
        for time in range(TIMES):
            done = (number * TIMES + time) / (ROUNDS * TIMES)
            player.learn(rate(done, asked.first_rate, asked.last_rate), asked.decay)
        asked.checkpoint.write_text(json.dumps({"round": number + 1, "weights": player.weights()}), "utf-8")
        told = f"surprise {before:.4f} at {positions} new positions, {player.duel(MATCHES):.1%} against the evaluation"
        print(f"round {number + 1} of {ROUNDS}: {told}", flush=True)
    player.seed(asked.seed)
    won = player.duel(20 * MATCHES)
    command = f"python -m tools.learn.taisen_net.train --games {asked.games} --seed {asked.seed}"
    fit = f"without search {won:.1%} of {20 * MATCHES} games against the evaluation alone"
    FILE.write_text(as_toml(player.weights(), player.hidden, command, fit), "utf-8")
    print(fit)


if __name__ == "__main__":
    main()
