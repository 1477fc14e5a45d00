"""Visits to every screen without a person: the smoke run, and pictures of everything."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import msgspec
import pygame

from game.ai import Bot
from game.ai.direct import DirectThinker
from game.ai.worker import Thinker
from game.app import App, make_kit
from game.catalog import GAMES, game_named
from game.core.refusal import Value
from game.engine.commands import Command, Kind
from game.engine.loop import play
from game.engine.scenes import Quit, Scene, SceneStack, Target
from game.engine.text import Writer
from game.engine.window import Window
from game.table.scene import TableScene
from game.table.session import Session
from game.table.setup import MatchSetup
from game.wishes import Wishes

DT = 1 / 30
SIZES = ((1280, 720), (1920, 1080))
SMOKE_DT = 0.1
SMOKE_DECISIONS = 8
QUICK = "adept"
"""A level that answers at once: what is looked at here is the table."""


class Sort(NamedTuple):
    """A sort of match: how many play, and a mode (or a board) if the game has several."""

    seats: int
    mode: str = ""
    option: str = "mode"

    @property
    def options(self) -> dict[str, Value]:
        """What the rules are told."""
        return {self.option: self.mode} if self.mode else {}


class Later(NamedTuple):
    """What else a table shows: after how many decisions, how many seconds later."""

    what: str
    decisions: int
    seconds: float
    which: int = 0
    """The place in the list of legal moves of every decision: 0 for the first, -1 for the last."""

    first: str = QUICK
    sort: Sort | None = None


VARIED = ("mode", "board")
"""Options under which a table looks quite different."""

_GRAND = "grand_master"
LATER: dict[str, tuple[Later, ...]] = {
    "oboro": (Later("round", 20, 10.5),),
    "ninjutsu": (Later("middle", 56, 4.0, -1, "human"),),
    "wataah": (
        Later("middle", 60, 3.0, -1, "human", Sort(4)),
        Later("ranking", 77, 3.2, -1, sort=Sort(4, _GRAND)),
        Later("temple", 78, 1.0, -1, "human", Sort(4, _GRAND)),
        Later("pawns", 169, 1.0, -1, "human", Sort(4, _GRAND)),
        Later("boss", 184, 9.5, -1, sort=Sort(2, _GRAND)),
    ),
}


class Visit(NamedTuple):
    """A screen to look at: how to open it, how long to wait, and what to point at first."""

    name: str
    open: Callable[[], Scene]
    seconds: float = 1.0
    point: str | None = None
    before: tuple[Kind, ...] = ()


def visits(app: App, *, brief: bool = False) -> Iterator[Visit]:
    """Every screen there is; a `brief` round leaves out the scorings that take whole matches to get to."""
    yield Visit("title", app.title, 1.0)
    yield Visit("credits", app.rooms.credits)
    yield Visit("settings", app.rooms.settings)
    yield Visit("statistics", app.rooms.statistics)
    yield Visit("unfinished", app.rooms.unfinished)
    yield Visit("replays", app.rooms.archive.replays)
    yield Visit("learn", app.rooms.learning.learn)
    for name in GAMES:
        yield Visit(f"title-{name}", app.title, 1.5, name)
        person, computer = (partial(_table, app, name, who) for who in ("human", QUICK))
        yield Visit(f"{name}-setup", partial(app.rooms.setup, name))
        yield Visit(f"{name}-table", person, 4.0)
        yield Visit(f"{name}-keys", person, 4.0, before=(Kind.NEXT,) * 3)
        yield Visit(f"{name}-busy", computer, 9.0)
        yield Visit(f"{name}-log", computer, 12.0, before=(Kind.LOG,))
        yield Visit(f"{name}-pause", person, 4.0, before=(Kind.MENU,))
        for later in LATER.get(name, ()):
            yield Visit(f"{name}-{later.what}", partial(_later, app, name, later), later.seconds)
        yield Visit(f"{name}-hint", person, 12.0, before=(Kind.HINT,))
        yield Visit(f"{name}-rules", partial(app.rooms.learning.rulebook, name))
        yield Visit(f"{name}-lesson", partial(app.rooms.learning.lesson, name), 3.0)
        yield Visit(f"{name}-scoring", partial(_finished, app, name), 6.0)
        yield Visit(f"{name}-replay", partial(_looked_back, app, name, app.rooms.archive.watch), 4.0)
        yield Visit(
            f"{name}-review", partial(_looked_back, app, name, app.rooms.archive.review), 2.0 if brief else 12.0
        )
        if GAMES[name].rules.secrets:
            yield Visit(f"{name}-belief", partial(_looked_back, app, name, app.rooms.archive.belief), 2.0)
        for sort in other_sorts(name):
            called = "-".join(filter(None, (name, str(sort.seats), sort.mode)))
            yield Visit(f"{called}-table", partial(_table, app, name, "human", sort), 4.0)
            yield Visit(f"{called}-busy", partial(_table, app, name, QUICK, sort), 9.0)
            if not brief:
                yield Visit(f"{called}-scoring", partial(_finished, app, name, sort), 6.0)
                if GAMES[name].rules.secrets:
                    belief = partial(_looked_back, app, name, app.rooms.archive.belief, sort)
                    yield Visit(f"{called}-belief", belief, 2.0)


def other_sorts(name: str) -> list[Sort]:
    """Every number of players, every mode and every board of a game but the usual ones."""
    game = GAMES[name]
    sorts = [Sort(seats) for seats in game.seats[1:]]
    for option in game.options:
        if option.name in VARIED:
            others = [str(choice) for choice in option.choices if choice != option.default]
            sorts += [Sort(seats, other, option.name) for other in others for seats in game.seats]
    return sorts


def _table(app: App, name: str, first: str, sort: Sort | None = None) -> Scene:
    return app.rooms.table(_setup(app, name, first, sort))


def _later(app: App, name: str, later: Later) -> Scene:
    """A table at which so many decisions have been made already, just anything."""
    table = _table(app, name, later.first, later.sort)
    if isinstance(table, TableScene):
        for _ in range(later.decisions):
            table.session.match.submit(table.session.match.legal_moves()[later.which])
    return table


def _setup(app: App, name: str, first: str, sort: Sort | None = None) -> MatchSetup:
    sort = sort or Sort(GAMES[name].seats[0])
    others = (QUICK,) * (sort.seats - 1)
    setup = app.rooms.setup_from(Wishes(game=name, seats=(first, *others), seed=3))
    return msgspec.structs.replace(setup, options=sort.options)


def _finished(app: App, name: str, sort: Sort | None = None) -> Scene:
    """The scoring of a match that computers have played to its end."""
    setup = _setup(app, name, QUICK, sort)
    return app.rooms.scoring(_played_out(setup), setup)


def _looked_back(app: App, name: str, look: Callable[[Session], Scene], sort: Sort | None = None) -> Scene:
    """A finished match, looked at once more."""
    return look(_played_out(_setup(app, name, QUICK, sort)))


def _played_out(setup: MatchSetup, decisions: int | None = None) -> Session:
    """A match that bots have played to its end, or so many decisions of it, for whoever sits there."""
    game = GAMES[setup.game]
    session = Session(setup.match(game), setup.players, DirectThinker(game_named))
    bots = [Bot(game, QUICK, seat) for seat in range(len(setup.players))]
    while session.to_move is not None and (decisions is None or len(session.match.history) < decisions):
        session.match.submit(bots[session.to_move].choose(session.match.view(session.to_move)))
    return session


def furnish(app: App, games: Sequence[str]) -> None:
    """Put a finished and an unfinished match of each game into the app's folder: empty lists show little."""
    for name in games:
        setup = _setup(app, name, "human")
        for decisions in (None, 12):
            keeper = app.rooms.keeping.keeper(_not_saved)
            keeper(_played_out(setup, decisions))


def _not_saved(error: OSError) -> None:
    raise error


def show(visit: Visit, window: Window, dt: float = DT) -> None:
    """Open a screen, let it live in steps of `dt` seconds, and leave it; its last picture stays on the canvas."""
    stack = SceneStack(visit.open())
    play(stack, window, [[]] * round(visit.seconds / dt), dt)
    found = {target.name: target for target in stack.targets()}
    if visit.point in found:
        _point(stack, window, found[visit.point])
    for kind in visit.before:
        play(stack, window, [[Command(kind)], *([[]] * 10)], DT)
    stack.apply(Quit())


def _point(stack: SceneStack, window: Window, target: Target) -> None:
    play(stack, window, [[Command(Kind.POINT, at=target.rect.centre)], *([[]] * 40)], DT)


def shots(wishes: Wishes, folder: Path) -> int:
    """Save a picture of every screen at both sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        kit = make_kit(wishes)
        window = Window("Kagebako", size, kit.assets, Writer())
        with TemporaryDirectory() as home:
            app = App(kit, Path(home), DirectThinker(game_named))
            furnish(app, tuple(GAMES))
            for visit in visits(app):
                show(visit, window)
                pygame.image.save(window.canvas.surface, folder / f"{visit.name}-{size[0]}x{size[1]}.png")
        window.close()
    return 0


def smoke(wishes: Wishes) -> int:
    """Open every screen, play some moves on every table with a real worker; 0 if all of it worked."""
    kit = make_kit(wishes, cached=False)
    window = Window("Kagebako", SIZES[0], kit.assets, Writer())
    with TemporaryDirectory() as home:
        app = App(kit, Path(home), DirectThinker(game_named))
        furnish(app, ("taisen",))
        for visit in visits(app, brief=True):
            show(visit, window, SMOKE_DT)
            print(f"{visit.name}: fine", file=sys.stderr)
        _smoke_opponents(App(kit, Path(home), Thinker(game_named)), window)
    window.close()
    return 0


def _smoke_opponents(app: App, window: Window) -> None:
    """Some moves on every table, decided in the opponents' own process."""
    try:
        for name in GAMES:
            for sort in (Sort(GAMES[name].seats[0]), *other_sorts(name)):
                made = _play_some(app, window, name, sort)
                told = " ".join(filter(None, (name, f"for {sort.seats}", sort.mode)))
                print(f"{told}: {made} decisions with a worker: fine", file=sys.stderr)
    finally:
        app.close()


def _play_some(app: App, window: Window, name: str, sort: Sort) -> int:
    """Computers decide some times, in their own process, while the table lives on."""
    table = _table(app, name, QUICK, sort)
    if not isinstance(table, TableScene):
        raise TypeError(f"{name} opens {table!r}")
    stack = SceneStack(table)
    clock = pygame.time.Clock()
    while stack.top is table and len(table.session.match.history) < SMOKE_DECISIONS:
        play(stack, window, [[]], 0.1)
        clock.tick(60)
    made = len(table.session.match.history)
    stack.apply(Quit())
    return made
