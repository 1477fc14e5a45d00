"""Learn what a position of Shinobi WAT-AAH! is worth from matches of the computer against itself.

    python tools/learn/prospects.py --matches 700 --rounds 2

The first round of matches only looks at the score; each later round plays with the weights learnt in the one before.
The features of both sides at the start of every turn are recorded, with who won, and a conditional logit is fitted to
them. The result is written to the game's bot/learnt/evaluate.toml.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from game.ai.arena_players import UNIFORM, Ablation
from game.catalog import GAMES
from game.core.match import Match
from game.games.wataah.bot.evaluate import FEATURES, ROW, features, spread
from game.games.wataah.rules.state import DRAW
from tools.learn.habits import Riddle, fit, surprise
from tools.learn.write_weights import write

GAME = GAMES["wataah"]
SCORE_ALONE = 0.5


def riddles(simulations: int, seeds: range) -> list[Riddle]:
    """For every turn of these matches, the features of the winner, then those of the loser."""
    found: list[Riddle] = []
    for seed in seeds:
        match = Match(GAME, 2, seed)
        bots = [Ablation(GAME, "shadow", seed * 10 + seat, simulations=simulations, kind=UNIFORM) for seat in (0, 1)]
        noted: list[Riddle] = []
        while (seat := match.to_move) is not None:
            if match.state.phase == DRAW:
                wide = spread(match.state)
                noted.append([[value / wide for value in features(match.state, one)] for one in (0, 1)])
            match.submit(bots[seat].choose(match.view(seat)))
        if match.outcome is not None and len(match.outcome.winners) == 1:
            winner = match.outcome.winners[0]
            found += [[rows[winner], rows[1 - winner]] for rows in noted]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=700, help="in every round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--passes", type=int, default=12)
    parser.add_argument("--calm", type=float, default=1e-4, help="L2 regularisation")
    asked = parser.parse_args()
    ROW[:] = [SCORE_ALONE if name == "score" else 0.0 for name in FEATURES]
    quality = ""
    for number in range(asked.rounds):
        first = asked.first + number * asked.matches
        found = riddles(asked.simulations, range(first, first + asked.matches))
        held, rest = found[: len(found) // 10], found[len(found) // 10 :]
        ROW[:] = fit(rest, len(FEATURES), asked.passes, asked.calm)
        right = sum(ahead > 0 for ahead in map(_ahead, held)) / len(held)
        quality = f"{len(found)} turns; log loss on a held-out tenth {surprise(held, ROW):.4f}, right {right:.1%}"
        print(quality)
    what = "What each feature of evaluate.py is worth in the round under way."
    command = " ".join(["python tools/learn/prospects.py", *sys.argv[1:]])
    write("wataah", "evaluate", what, dict(zip(FEATURES, ROW, strict=True)), command=command, fit=quality)


def _ahead(riddle: Riddle) -> float:
    """How far ahead the winner was by the present weights."""
    winner, loser = (sum(weight * value for weight, value in zip(ROW, row, strict=True)) for row in riddle)
    return winner - loser


if __name__ == "__main__":
    main()
