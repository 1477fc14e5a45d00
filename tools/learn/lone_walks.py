"""Count how often ninjas of Ninjutsu walk up to an enemy on their own.

    python tools/learn/lone_walks.py shadow shadow+one_look -n 200 --seed 1

A walk is a step to an empty cell. It is a lone one if an enemy is a step away from that cell, and no other figure of
the walker's side.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from game.catalog import GAMES
from game.devtools.arena import Contest, answer, contestant, sat_down
from game.games.ninjutsu.rules.figures import OWNER
from game.games.ninjutsu.rules.moves import Step
from game.games.ninjutsu.rules.state import State


def lone(state: State, move: Step) -> bool:
    """Whether a walk ends beside an enemy with nobody near who could strike back."""
    seat = state.active
    near = [state.cells[cell] for cell, _ in state.ground.walks[move.end] if cell != move.start]
    return any(one & OWNER[1 - seat] for one in near) and not any(one & OWNER[seat] for one in near)


def count(contest: Contest, matches: int) -> tuple[Counter[str], Counter[str]]:
    """All walks and the lone ones, by the name of who made them."""
    walks, alone = Counter[str](), Counter[str]()
    for number in range(matches):
        match, sitting = sat_down(contest, number)
        names = [contest.names[who] for who in sitting]
        players = [contestant(GAMES[contest.game], name, number * 2 + seat) for seat, name in enumerate(names)]
        while (seat := match.to_move) is not None:
            move = answer(players[seat], match)
            if isinstance(move, Step) and not match.state.cells[move.end]:
                walks[names[seat]] += 1
                alone[names[seat]] += lone(match.state, move)
            match.submit(move)
    return walks, alone


def main() -> None:
    """Play and print the shares."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs=2, metavar="A")
    parser.add_argument("-n", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    contest = Contest("ninjutsu", tuple(given.names), given.seed, {})
    walks, alone = count(contest, given.n)
    for name in walks:
        print(f"{name}: {alone[name]} of {walks[name]} walks = {alone[name] / walks[name]:.1%} alone beside an enemy")


if __name__ == "__main__":
    main()
