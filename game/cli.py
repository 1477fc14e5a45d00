"""The command line: play, arena, bench, smoke, shots. A wrong option prints one clear line and exits with code 2."""

import argparse
import gc
import logging
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from game import __version__
from game.app.launch_options import LaunchOptions
from game.catalog import TITLES
from game.core.match_number import number_from
from game.engine.layout import SMALLEST_WINDOW
from game.engine.text.text_files import LANGUAGES
from game.store.logfile import console
from game.store.match_file import MAP, MATCHES

HUMAN, PHONE = "human", "phone"
ARENA_EXAMPLES = """who can play:
  novice adept master shadow   the levels, by their number of simulations and without a clock
  random greedy                any move, or most material or points at once
  master:200                   a level with so many simulations
  adept@bold                   a level with a temper: bold careful greedy spiteful hoarder gambler
  shadow+uniform               one that takes every hidden card or figure for as likely as any other

examples:
  python -m game arena taisen shadow greedy -n 200 --seed 7
  python -m game arena oboro shadow random random -n 300
  python -m game arena wataah shadow greedy --mode grand_master --jobs 1
  python -m game arena ninjutsu shadow shadow+uniform --option board=yard --bar 0.5
  python -m game arena wataah shadow:60 shadow:60+uniform -n 300 --judged
  python -m game arena --calibration taisen -n 600
  python -m game arena taisen adept --even 5
"""
SPEEDS = ("slow", "normal", "fast", "off")
ERRANDS = ("arena", "bench", "trials")


class Parser(argparse.ArgumentParser):
    """An argument parser that reports an error in one line."""

    def error(self, message: str) -> NoReturn:
        """Print the error and exit with code 2."""
        self.exit(2, f"kagebako: {message}\n")


def window_size(text: str) -> tuple[int, int]:
    """Parse `1280x720` into two numbers."""
    try:
        width, height = (int(part) for part in text.lower().split("x"))
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a window size such as 1280x720") from None
    if width < SMALLEST_WINDOW[0] or height < SMALLEST_WINDOW[1]:
        smallest = "x".join(map(str, SMALLEST_WINDOW))
        raise argparse.ArgumentTypeError(f"{text} is too small; the smallest window is {smallest}")
    return width, height


def seat_list(text: str) -> tuple[str, ...]:
    """Parse `human,adept` into a tuple of players."""
    from game.ai.even import OPPONENTS  # noqa: PLC0415 - a start without this option need not wait for them

    seats = tuple(text.split(","))
    for seat in seats:
        if seat not in {HUMAN, PHONE, *OPPONENTS}:
            known = ", ".join((HUMAN, PHONE, *OPPONENTS))
            raise argparse.ArgumentTypeError(f"nobody is called '{seat}'; there are {known}")
    return seats


def match_number(text: str) -> int:
    """Parse a match number as the app shows it, or any whole number."""
    number = number_from(text)
    if number is not None:
        return number
    if re.fullmatch(r"-[0-9]{1,18}", text):
        return int(text)
    raise argparse.ArgumentTypeError(f"'{text[:40]}' is no match number such as 028T5CY4TQKFF or 4711")


def parser() -> Parser:
    """Build the parser with all options."""
    top = Parser(prog="kagebako", description="Four ninja tabletop games in one box.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"Kagebako {__version__}")
    top.add_argument("--game", choices=tuple(TITLES), help="go straight to a table")
    top.add_argument("--seats", type=seat_list, metavar="A,B,…", help=f"who plays, e.g. {HUMAN},adept")
    top.add_argument("--seed", type=match_number, metavar="N", help="the match number; the same number, the same luck")
    top.add_argument("--invite", type=Path, metavar="FILE", help="write the address that phones open to this file")
    top.add_argument("--lang", choices=LANGUAGES, help="the language; without it the system's")
    top.add_argument("--window", type=window_size, metavar="WxH", help="the size of the window")
    top.add_argument("--fullscreen", action="store_true", help="fill the screen")
    top.add_argument("--speed", choices=SPEEDS, help="how fast things move")
    top.add_argument("--open", type=Path, metavar="FILE", help="open a match or a map; a file alone does the same")
    top.add_argument("--smoke", action="store_true", help="open every screen and table without a window, then leave")
    top.add_argument("--shots", type=Path, metavar="DIR", help="save a picture of every screen, then leave")
    top.add_argument("--targets", type=Path, metavar="FILE", help="keep a list of what can be clicked in this file")
    top.add_argument("--frames", type=int, metavar="N", help="leave after so many frames, to measure the start")
    # `prog` is given because argparse would otherwise format a whole help page to find it.
    commands = top.add_subparsers(dest="command", metavar=f"{{{','.join(ERRANDS)}}}", prog=top.prog)
    bench = commands.add_parser("bench", help="print how fast the rules, the tables and the start are")
    bench.add_argument("--json", action="store_true", help="print figures that programs can read")
    bench.add_argument("--seconds", type=float, default=2.0, metavar="S", help="how long to measure each game")
    trials = commands.add_parser("trials", help="prove every shipped trial again and count them")
    trials.add_argument("--check", action="store_true", required=True, help="prove them, and fail if one is wrong")
    trials.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    _add_arena(commands)
    return top


def _add_arena(commands: "argparse._SubParsersAction[Parser]") -> None:
    arena = commands.add_parser(
        "arena",
        help="let opponents play each other and print who won how often",
        epilog=ARENA_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    arena.add_argument("game", choices=tuple(TITLES), help="what they play")
    arena.add_argument("names", nargs="*", metavar="A", help="who plays, one for each seat; seats are rotated")
    arena.add_argument("-n", type=int, default=100, metavar="N", help="how many matches")
    arena.add_argument("--seed", type=int, default=1, metavar="S", help="the luck; the same number, the same matches")
    arena.add_argument("--mode", metavar="M", help="short for --option mode=M")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    arena.add_argument("--jobs", type=int, metavar="J", help="on how many cores; without it on all")
    arena.add_argument("--bar", type=float, metavar="P", help="stop once A's share is clearly above or below this")
    arena.add_argument(
        "--judged",
        type=int,
        nargs="?",
        const=100,
        metavar="W",
        help="ask two opponents the same questions, and play on in W worlds (100) where their answers differ",
    )
    arena.add_argument("--calibration", action="store_true", help="print whether the chances people are told come true")
    arena.add_argument(
        "--even",
        type=int,
        nargs="?",
        const=1,
        metavar="P",
        help="let P people (1) who play like A (adept) meet the opponent that follows their rating",
    )
    arena.add_argument("--json", action="store_true", help="print figures that programs can read")


def _arena(top: Parser, asked: argparse.Namespace) -> int:
    from game.devtools import arena, calibration, compare, even_play  # noqa: PLC0415 - imported for this errand only

    if min(asked.n, *(number for number in (asked.jobs, asked.judged) if number is not None), 1) < 1:
        top.error("there must be at least one match, one core and one world")
    try:
        options = arena.options_from(asked.game, asked.option, asked.mode)
    except ValueError as error:
        top.error(str(error))
    names = tuple(asked.names)
    if asked.even:
        who = names[0] if names else even_play.USUAL
        names = arena.among_themselves(asked.game, who)
    elif asked.calibration and not names:
        names = arena.among_themselves(asked.game, calibration.USUAL)
    contest = arena.Contest(asked.game, names, asked.seed, options)
    problem = contest.problem() if asked.judged is None else compare.problem(contest)
    if problem:
        top.error(problem)
    if asked.even:
        return even_play.run(contest, asked.even, jobs=asked.jobs)
    if asked.calibration:
        return calibration.run(contest, asked.n, jobs=asked.jobs)
    if asked.judged is not None:
        return compare.run(contest, asked.n, asked.judged, jobs=asked.jobs, as_json=asked.json)
    return arena.run(contest, asked.n, jobs=asked.jobs, bar=asked.bar, as_json=asked.json)


def _parsed(top: Parser, arguments: list[str]) -> argparse.Namespace:
    """Parse; who plays in the arena may also be named after an option, where argparse no longer looks for them."""
    asked, left = top.parse_known_args(arguments)
    if asked.command == "arena" and not any(word.startswith("-") for word in left):
        asked.names += left
    elif left:
        top.error(f"unrecognized arguments: {' '.join(left)}")
    return asked


def _with_file(arguments: Sequence[str]) -> list[str]:
    """Let a file come first, without an option: so the system starts a program for a file that was double-clicked.

    Whatever is dropped on our icon comes so, too: the window says what it cannot open, where no console would be seen.
    """
    first = arguments[0] if arguments else ""
    if first.startswith("-") or first in ERRANDS:
        return list(arguments)
    # Not pathlib's question, which raises where a name is too long.
    if first.lower().endswith((*MATCHES, MAP)) or os.path.exists(first):  # noqa: PTH110
        return ["--open", *arguments]
    return list(arguments)


def _trials(top: Parser, asked: argparse.Namespace) -> int:
    from game.catalog import game_named  # noqa: PLC0415 - each errand imports what it needs and no more
    from game.trials import check  # noqa: PLC0415

    unknown = [name for name in asked.games if name not in TITLES]
    if unknown:
        top.error(f"there is no game called '{unknown[0]}'")
    return check.run(asked.games or TITLES, game_named)


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments ask for and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a console that cannot print an accent must not end the program
            stream.reconfigure(errors="replace")
    logging.basicConfig(level=logging.WARNING, handlers=[console()])
    top = parser()
    asked = _parsed(top, _with_file(arguments))
    if asked.command == "arena":
        return _arena(top, asked)
    if asked.command == "bench":
        from game.devtools.bench import measure as bench  # noqa: PLC0415 - each errand imports what it needs and no more

        return bench.run(asked.seconds, as_json=asked.json)
    if asked.command == "trials":
        return _trials(top, asked)
    launch_options = LaunchOptions(
        game=asked.game,
        seats=asked.seats,
        seed=asked.seed,
        language=asked.lang,
        window=asked.window,
        fullscreen=asked.fullscreen,
        speed=asked.speed,
        targets=asked.targets,
        frames=asked.frames,
        file=asked.open,
        invite=asked.invite,
    )
    problem = launch_options.problem()
    if problem:
        top.error(problem)
    if asked.smoke or asked.shots:
        from game.devtools.tour import run as tour  # noqa: PLC0415

        return tour.smoke(launch_options) if asked.smoke else tour.shots(launch_options, asked.shots)
    return _play(launch_options)


def _play(launch_options: LaunchOptions) -> int:
    """Open the window. Garbage collection starts with the first frame, since there is no garbage before it."""
    gc.disable()
    try:
        from game.app.app import play  # noqa: PLC0415 - each errand imports what it needs and no more

        return play(launch_options)
    finally:
        gc.enable()
