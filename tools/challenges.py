"""Measures challenges: a shadow must win one within twenty tries, and an adept at most half of them.

    python tools/challenges.py GAME [NAME …]      writes what it measured into the game's challenges.json

Every seat thinks by a fixed number of simulations, never by the clock: the same seed gives the same wins.
"""

import argparse
import sys
from collections.abc import Iterator

import msgspec

from game.ai.bot import Bot
from game.ai.hints import hints_of
from game.ai.seeds import thinking_seed
from game.catalog import GAMES
from game.core.match import Match
from game.trials.challenge import SEAT, Challenge, Measured, match_of, stars_of
from game.trials.challenge_library import challenges, challenges_file, hooks_of

TRIES = 20
MOST = 60
"""Simulations of a decision: where a level wants more, a whole measurement would take hours."""


def played(challenge: Challenge, level: str, seed: int) -> Match:
    """One match to its end, with a computer in the player's place."""
    match = match_of(GAMES[challenge.game], hooks_of(challenge.game), challenge, seed)
    efforts = hints_of(match.game).efforts
    while (seat := match.to_move) is not None:
        who = level if seat == SEAT else challenge.others[seat - 1]
        thought = thinking_seed(f"challenge {seed}", seat, match.decisions)
        bot = Bot(match.game, who, thought, simulations=min(MOST, efforts[who].simulations))
        match.submit(bot.choose(match.view(seat)))
    return match


def wins(challenge: Challenge, level: str, seed: int, *, once: bool) -> Iterator[tuple[bool, ...]]:
    """The stars of one match after the other, up to twenty; with `once` up to the first win."""
    for number in range(TRIES):
        match = played(challenge, level, seed + number)
        stars = stars_of(challenge, hooks_of(challenge.game), match)
        if match.outcome is not None:
            deeds = hooks_of(challenge.game).deeds(match, SEAT, match.outcome)
            told = " ".join(f"{deed} {count}" for deed, count in deeds.items())
            sys.stdout.write(f"  {level} {number + 1}: {''.join('*' if star else '.' for star in stars)} {told}\n")
            sys.stdout.flush()
        yield stars
        if once and stars[0]:
            return


def measured(challenge: Challenge, seed: int) -> Measured:
    """How a shadow and an adept do."""
    shadow = [stars[0] for stars in wins(challenge, "shadow", seed, once=True)]
    adept = [stars[0] for stars in wins(challenge, "adept", seed, once=False)]
    full = hints_of(GAMES[challenge.game]).efforts["shadow"].simulations
    return Measured(
        f"python tools/challenges.py {challenge.game} {challenge.name} --seed {seed}",
        (sum(shadow), len(shadow)),
        (sum(adept), len(adept)),
        MOST if full > MOST else None,
    )


def write(game: str, changed: dict[str, Challenge]) -> None:
    """Write a game's challenges, one a line."""
    lines = [msgspec.json.encode(changed.get(one.name, one)).decode() for one in challenges(game)]
    challenges_file(game).write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


def main() -> int:
    """Measure the challenges named on the command line, or all of a game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("names", nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    changed: dict[str, Challenge] = {}
    for challenge in challenges(asked.game):
        if asked.names and challenge.name not in asked.names:
            continue
        sys.stdout.write(f"{challenge.game} {challenge.name}\n")
        result = measured(challenge, asked.seed)
        changed[challenge.name] = msgspec.structs.replace(challenge, measured=result)
        fits = result.shadow[0] > 0 and result.adept[0] * 2 <= result.adept[1]
        sys.stdout.write(f"  shadow {result.shadow}, adept {result.adept}: {'fits' if fits else 'DOES NOT FIT'}\n")
        write(asked.game, changed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
