"""Learn the curves that correct the chances people are told, from matches of masters.

    python tools/learn/odds.py wataah --matches 600 --mode grasshopper --seats 2

Prints what `python -m game arena --calibration` prints, for every mode and number of players or only for those asked
for, and writes curves fitted to all matches to the game's bot/learnt/odds.toml. Curves of other settings stay.
"""

import argparse
import sys
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from game.ai.hints import hints_of
from game.ai.odds import DEPTHS, weights_of
from game.catalog import GAMES
from game.core.refusal import Value
from game.devtools.arena import Contest
from game.devtools.calibration import USUAL, curve_for, heard, report
from tools.learn.write_weights import write

MODE = "mode"


def main() -> None:
    """Read the arguments, play, fit and write."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=tuple(GAMES))
    asked.add_argument("--matches", type=int, default=600)
    asked.add_argument("--first", type=int, default=1, help="the seed of the first match")
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--mode", help="only this mode")
    asked.add_argument("--seats", type=int, help="only for so many players")
    given = asked.parse_args()
    game = GAMES[given.game]
    weights = dict(hints_of(game).odds)
    modes: list[dict[str, Value]] = [
        {MODE: mode}
        for option in game.options
        if option.name == MODE
        for mode in option.choices
        if given.mode in (None, mode)
    ]
    for options, seats in product(modes or [{}], [given.seats] if given.seats else game.seats):
        contest = Contest(given.game, (USUAL,) * seats, given.first, options)
        setting, told = heard(contest, given.matches, given.jobs)
        report(contest, told)
        print(flush=True)
        for depth in DEPTHS:
            learnt = [one for match in told for one in match if one.depth == depth]
            weights |= weights_of(curve_for(learnt), depth, setting)
    write(
        given.game,
        "odds",
        "What a chance that people are told really stands for, at each knot of odds.py.",
        weights,
        command=" ".join(["python", "tools/learn/odds.py", *sys.argv[1:]]),
        fit="see python -m game arena --calibration",
    )


if __name__ == "__main__":
    main()
