"""Learn the net by which Ninjutsu's shadow judges where a step leads, from matches of the shadow.

    python -m tools.learn.ninjutsu_foresight --matches 2000 --checkpoint foresight.json

Goes on from the net in bot/learnt/foresight.toml, by TD(lambda): after every twentieth of the matches the players take
over what was learnt, and the checkpoint is written, from which the same command goes on. Half of the opponents judge
at one look, so that the net knows others too. A core plays about two matches a second.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from game.catalog import GAMES
from game.core.chance import Chance
from game.core.match import Match
from game.devtools.arena import answer, contestant
from game.games.ninjutsu.bot.foresight.inputs import inputs
from game.games.ninjutsu.bot.foresight.net import FILE, Net, read_net
from game.games.ninjutsu.rules.state import STEPS
from tools.learn.write_weights import net_as_toml

PARTS = 20
OPPONENTS = "shadow", "shadow+one_look"
Seen = list[list[float]]
"""What a seat knew at each of its decisions about steps, as inputs of the net."""


class Pupil:
    """A net that is being learnt."""

    def __init__(self, net: Net) -> None:
        self.rows = [list(row) for row in net.rows]
        self.bias, self.out, self.line = list(net.bias), list(net.out), list(net.line)
        self.line_bias = net.line_bias

    def net(self) -> Net:
        """The net as it is now."""
        return Net(tuple(map(tuple, self.rows)), tuple(self.bias), tuple(self.out), tuple(self.line), self.line_bias)

    def learn(self, seen: Seen, result: float, rate: float, decay: float) -> float:
        """Move the chances found on the way towards later ones, and the last to the result; the mean surprise."""
        net, target, surprise = self.net(), result, 0.0
        for found in reversed(seen):
            chance = net.chance(found)
            surprise += (chance - result) ** 2
            self._move(net, found, rate * (target - chance))
            target = (1.0 - decay) * chance + decay * target
        return surprise / max(1, len(seen))

    def _move(self, net: Net, found: list[float], by: float) -> None:
        active = [(number, one) for number, one in enumerate(found) if one]
        self.line_bias += by
        for number, one in active:
            self.line[number] += by * one
        for unit, row in enumerate(net.rows):
            height = net.bias[unit] + sum(row[number] * one for number, one in active)
            if height > 0.0:
                back = by * net.out[unit]
                self.out[unit] += by * height
                self.bias[unit] += back
                for number, one in active:
                    self.rows[unit][number] += back * one


def played(number: int) -> tuple[tuple[Seen, Seen], Any]:
    """A match of the shadow against itself or another, what both saw, and how it ended."""
    game = GAMES["ninjutsu"]
    match = Match(game, 2, number)
    seen: tuple[Seen, Seen] = [], []
    names = ["shadow", OPPONENTS[number // 2 % 2]][:: 1 if number % 2 else -1]
    players = [contestant(game, name, 2 * number + seat) for seat, name in enumerate(names)]
    while (seat := match.to_move) is not None:
        if match.state.phase == STEPS:
            view: Any = match.view(seat)
            seen[seat].append(inputs(view, view.steps))
        match.submit(answer(players[seat], match))
    return seen, match.outcome


def as_toml(net: Net, command: str, fit: str) -> str:
    """The net as a file."""
    rows = [number for row in net.rows for number in row]
    parts = {"rows": rows, "bias": net.bias, "out": net.out, "line": net.line, "line_bias": [net.line_bias]}
    what = "The chance to win by what a seat knows in the middle of its attack: see foresight/inputs.py."
    return net_as_toml(what, parts, command, fit)


def main() -> None:
    """Learn, or go on learning, and write the net after every part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=0.004)
    parser.add_argument("--decay", type=float, default=0.75, help="the lambda of TD(lambda)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--checkpoint", type=Path, default=Path("ninjutsu-foresight.json"))
    asked = parser.parse_args()
    pupil, first = Pupil(read_net()), 0
    if asked.checkpoint.is_file():
        kept = json.loads(asked.checkpoint.read_text("utf-8"))
        first = kept.pop("part")
        vars(pupil).update(kept)
    size, order = asked.matches // PARTS, Chance(asked.seed)
    command = f"python -m tools.learn.ninjutsu_foresight --matches {asked.matches} --seed {asked.seed}"
    for part in range(first, PARTS):
        surprise = 0.0
        for number in range(part * size, (part + 1) * size):
            seen, outcome = played(asked.seed + number)
            for seat in order.choose([(0, 1), (1, 0)]):
                surprise += pupil.learn(seen[seat], outcome.scores[seat], asked.rate, asked.decay) / 2
        print(f"{(part + 1) * size} matches: surprise {surprise / size:.4f}", flush=True)
        asked.checkpoint.write_text(json.dumps({"part": part + 1, **vars(pupil)}), "utf-8")
        fit = f"surprise {surprise / size:.4f} in the last {size} matches"
        FILE.write_text(as_toml(pupil.net(), command, fit), "utf-8")
        read_net.cache_clear()


if __name__ == "__main__":
    main()
