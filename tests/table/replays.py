"""Finished matches for replays, played quickly."""

from functools import cache, partial

from game.ai.in_process import InProcessThinker
from game.app.tables import layout_of, open_table
from game.catalog import GAMES, game_named
from game.core.board import Board
from game.core.chance import Chance
from game.core.match import Match
from game.core.player import Player
from game.core.refusal import Value
from game.engine.kit import Kit
from game.table.history.replay import FinishedMatch
from game.table.session import Session

NAMES = ("Konstantin", "Mathilde", "Wilhelmina", "Bartholomäus")

OWN_BOARD = Board(
    columns=4,
    rows=6,
    starts=((0, 1, 2, 3), (20, 21, 22, 23)),
    fences=((1, 3, 3, 3),),
    figures=(2, 1, 1),
)
"""A map drawn by a player: it exists only in the record of the match."""

MATCHES: dict[str, tuple[str, int, dict[str, Value]]] = {
    "taisen": ("taisen", 2, {}),
    "oboro": ("oboro", 3, {}),
    "ninjutsu": ("ninjutsu", 2, {}),
    "ninjutsu on an own map": ("ninjutsu", 2, {"board": OWN_BOARD.written()}),
    "wataah": ("wataah", 2, {}),
    "wataah grand master": ("wataah", 4, {"mode": "grand_master"}),
}


@cache
def finished(which: str) -> Match:
    """Return a match of random but reproducible moves."""
    name, seats, options = MATCHES[which]
    match, chance = Match(GAMES[name], seats, 3, **options), Chance(11)
    while match.to_move is not None:
        match.submit(chance.choose(match.legal_moves()))
    return match


def played(
    kit: Kit, which: str = "taisen", humans: tuple[int, ...] = (0,), match: Match | None = None
) -> FinishedMatch:
    match = match or finished(which)
    players = [Player(NAMES[seat], None if seat in humans else "adept") for seat in range(match.seats)]
    kind, zones = open_table(match.game.name), layout_of(match.game.name)
    make_face = partial(kind.face, kit, zones, Session(match, players, InProcessThinker(game_named)))
    return FinishedMatch(match, players, make_face, kind.commentary, "That was it.")
