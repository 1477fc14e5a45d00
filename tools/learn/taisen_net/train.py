"""Learn the net that corrects Ninja Taisen's evaluation, from games of the computer against itself.

    python -m tools.learn.taisen_net.train --games 200000 --checkpoint net.json

Plays whole games without search and learns from each by TD(lambda). It stops at any time without loss: the checkpoint
is written after every twentieth of the games, and the same command goes on from there. At the end the net is written to
bot/learnt/net.toml. Two hundred thousand games take three minutes on one core; needs a C compiler.
"""

import argparse
import json
from base64 import b85encode
from pathlib import Path

from game.games.taisen.bot.net import FILE
from tools.learn.taisen_net.library import SelfPlay
from tools.learn.write_weights import HEAD, commit

PARTS = 20
MATCHES = 4000
"""Against the linear evaluation after each part, to see whether it still learns; ten times as many at the end."""


def rate(done: float, first: float, last: float) -> float:
    """The learning rate after a share of the games: it falls by the same factor from part to part."""
    return float(first * (last / first) ** done)


def packed(numbers: list[float]) -> tuple[str, float]:
    """Numbers as bytes, and what one step of a byte is worth."""
    scale = max(map(abs, numbers)) / 127
    return b85encode(bytes(round(number / scale) & 0xFF for number in numbers)).decode(), scale


def as_toml(weights: list[float], units: int, command: str, fit: str) -> str:
    """The net as a file."""
    inputs, bias, out = weights[: -2 * units], weights[-2 * units : -units], weights[-units:]
    lines = [
        HEAD,
        'what = "A net added to the log-odds of evaluate.toml: a row for each ninja by side, tile and depth."',
        f'command = "{command}"',
        f'commit = "{commit()}"',
        f'fit = "{fit}"',
        'strength = "not measured yet"',
        "",
        "[net]",
    ]
    for name, numbers in (("inputs", inputs), ("bias", bias), ("out", out)):
        text, scale = packed(numbers)
        lines += [f"{name}_scale = {scale:.6g}", f'{name} = "{text}"']
    return "\n".join([*lines, ""])


def main() -> None:
    """Train, or go on training, and write the net."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--first-rate", type=float, default=0.03)
    parser.add_argument("--last-rate", type=float, default=0.003)
    parser.add_argument("--decay", type=float, default=0.7, help="the lambda of TD(lambda)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--checkpoint", type=Path, default=Path("taisen-net.json"))
    asked = parser.parse_args()
    player, part = SelfPlay(), 0
    player.seed(asked.seed)
    player.start()
    if asked.checkpoint.is_file():
        kept = json.loads(asked.checkpoint.read_text("utf-8"))
        part = kept["part"]
        player.set_weights(kept["weights"])
        player.seed(asked.seed + part)
        print(f"going on after {part * asked.games // PARTS} games")
    while part < PARTS:
        surprise = player.train(
            asked.games // PARTS, rate(part / PARTS, asked.first_rate, asked.last_rate), asked.decay
        )
        part += 1
        asked.checkpoint.write_text(json.dumps({"part": part, "weights": player.weights()}), "utf-8")
        won = player.duel(MATCHES)
        print(
            f"{part * asked.games // PARTS} games, surprise {surprise:.4f}, {won:.1%} against the evaluation",
            flush=True,
        )
    won = player.duel(10 * MATCHES)
    command = f"python -m tools.learn.taisen_net.train --games {asked.games} --seed {asked.seed}"
    fit = f"without search {won:.1%} of {10 * MATCHES} games against the evaluation alone"
    FILE.write_text(as_toml(player.weights(), player.hidden, command, fit), "utf-8")
    print(fit)


if __name__ == "__main__":
    main()
