"""The matches that the tour visits: of every kind, begun, in the middle and over."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from game.ai import Bot
from game.ai.in_process import InProcessThinker
from game.ai.seeds import REPEATABLE
from game.app.app import App
from game.app.launch_options import LaunchOptions
from game.catalog import GAMES, game_named
from game.core.refusal import Value
from game.engine.scenes import Scene
from game.table.scene import TableScene
from game.table.session import Session
from game.table.setup.match_setup import MatchSetup

QUICK = "adept"
"""A level that answers at once: this shows the table."""

VARIED = ("mode", "board")
"""Options that change the look of a table considerably."""


class MatchVariant(NamedTuple):
    """A variant of a match: the number of players, and a mode (or a board) if the game has several."""

    seats: int
    mode: str = ""
    option: str = "mode"

    @property
    def options(self) -> dict[str, Value]:
        """The options to pass to the rules."""
        return {self.option: self.mode} if self.mode else {}


class Later(NamedTuple):
    """A later moment at a table: after this many decisions and seconds."""

    what: str
    decisions: int
    seconds: float
    which: int = 0
    """The index in the list of legal moves for every decision: 0 for the first, -1 for the last."""

    first: str = QUICK
    variant: MatchVariant | None = None


_GRAND = "grand_master"
LATER: dict[str, tuple[Later, ...]] = {
    "oboro": (Later("round", 20, 10.5),),
    "ninjutsu": (Later("middle", 56, 4.0, -1, "human"),),
    "wataah": (
        Later("middle", 60, 3.0, -1, "human", MatchVariant(4)),
        Later("ranking", 77, 3.2, -1, variant=MatchVariant(4, _GRAND)),
        Later("temple", 78, 1.0, -1, "human", MatchVariant(4, _GRAND)),
        Later("pawns", 169, 1.0, -1, "human", MatchVariant(4, _GRAND)),
        Later("boss", 184, 9.5, -1, variant=MatchVariant(2, _GRAND)),
    ),
}


def other_variants(name: str) -> list[MatchVariant]:
    """Every number of players, mode and board of a game except the defaults."""
    game = GAMES[name]
    variants = [MatchVariant(seats) for seats in game.seats[1:]]
    for option in game.options:
        if option.name in VARIED:
            others = [str(choice) for choice in option.choices if choice != option.default]
            variants += [MatchVariant(seats, other, option.name) for other in others for seats in game.seats]
    return variants


def setup_of(app: App, name: str, first: str, variant: MatchVariant | None = None, others: str = QUICK) -> MatchSetup:
    """A match with `first` in its first seat and `others` in all others, the same at every call."""
    variant = variant or MatchVariant(GAMES[name].seats[0])
    seats = (first, *(others,) * (variant.seats - 1))
    setup = app.navigation.setup_from(LaunchOptions(game=name, seats=seats, seed=3, secret=REPEATABLE))
    return msgspec.structs.replace(setup, options=variant.options)


def table(app: App, name: str, first: str, variant: MatchVariant | None = None, others: str = QUICK) -> Scene:
    """The table of a new match."""
    return app.navigation.table(setup_of(app, name, first, variant, others))


def later(app: App, name: str, moment: Later) -> Scene:
    """A table at which this many arbitrary decisions have been made already."""
    opened = table(app, name, moment.first, moment.variant)
    if isinstance(opened, TableScene):
        for _ in range(moment.decisions):
            opened.session.match.submit(opened.session.match.legal_moves()[moment.which])
    return opened


def finished(app: App, name: str, variant: MatchVariant | None = None) -> Scene:
    """The scoring of a match that computers have played to its end."""
    setup = setup_of(app, name, QUICK, variant)
    return app.navigation.scoring(played_out(setup), setup)


def looked_back(app: App, name: str, look: Callable[[Session], Scene], variant: MatchVariant | None = None) -> Scene:
    """A finished match, opened in a replay or review."""
    return look(played_out(setup_of(app, name, QUICK, variant)))


def played_out(setup: MatchSetup, decisions: int | None = None) -> Session:
    """A match that bots have played, in every seat, to its end or for this many decisions."""
    game = GAMES[setup.game]
    session = Session(setup.match(game), setup.players, InProcessThinker(game_named))
    bots = [Bot(game, QUICK, seat) for seat in range(len(setup.players))]
    while session.to_move is not None and (decisions is None or len(session.match.history) < decisions):
        session.match.submit(bots[session.to_move].choose(session.match.view(session.to_move)))
    return session


def furnish(app: App, games: Sequence[str]) -> None:
    """Put a finished and an unfinished match of each game into the app's folder: empty lists show little."""
    for name in games:
        setup = setup_of(app, name, "human")
        for decisions in (None, 12):
            match_keeper = app.navigation.storage.match_keeper(_not_saved)
            match_keeper(played_out(setup, decisions))


def _not_saved(error: OSError) -> None:
    raise error
