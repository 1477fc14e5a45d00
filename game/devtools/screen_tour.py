"""Opens every screen without a person: for the smoke run, and for pictures of everything."""

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
from game.ai.hints import Can, hints_of
from game.ai.in_process import InProcessThinker
from game.ai.seeds import REPEATABLE
from game.ai.worker import Thinker
from game.app.app import App, make_kit
from game.app.launch_options import LaunchOptions
from game.app.tables import open_table
from game.catalog import GAMES, game_named
from game.core.refusal import Value
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.loop import play
from game.engine.scenes import Quit, Scene, SceneStack, Target
from game.engine.text.writer import Writer
from game.engine.window import Window
from game.table.scene import TableScene
from game.table.session import Session
from game.table.setup.match_setup import MatchSetup
from game.trials.library import shipped

DT = 1 / 30
SIZES = ((1280, 720), (1920, 1080))
SMOKE_DT = 0.1
SMOKE_DECISIONS = 8
QUICK = "adept"
"""A level that answers at once: this shows the table."""


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


VARIED = ("mode", "board")
"""Options that change the look of a table considerably."""

_GRAND = "grand_master"
LATER: dict[str, tuple[Later, ...]] = {
    "oboro": (Later("round", 20, 10.5),),
    "ninjutsu": (
        Later("middle", 56, 4.0, -1, "human"),
        Later("dojo", 30, 4.0, -1, "human", MatchVariant(2, "hand", "dojo")),
    ),
    "wataah": (
        Later("middle", 60, 3.0, -1, "human", MatchVariant(4)),
        Later("ranking", 77, 3.2, -1, variant=MatchVariant(4, _GRAND)),
        Later("temple", 78, 1.0, -1, "human", MatchVariant(4, _GRAND)),
        Later("pawns", 169, 1.0, -1, "human", MatchVariant(4, _GRAND)),
        Later("boss", 184, 9.5, -1, variant=MatchVariant(2, _GRAND)),
    ),
}


class Visit(NamedTuple):
    """A screen to visit: how to open it, how long to wait, what to point at or click, and what to ask for then."""

    name: str
    open: Callable[[], Scene]
    seconds: float = 1.0
    point: str | None = None
    click: str | None = None
    before: tuple[Kind, ...] = ()


def visits(app: App, *, brief: bool = False) -> Iterator[Visit]:
    """Every screen there is; a `brief` tour leaves out the scorings, which take whole matches to reach."""
    yield Visit("title", app.title, 1.0)
    yield Visit("credits", app.navigation.credits)
    yield Visit("settings", app.navigation.settings)
    yield Visit("statistics", app.navigation.statistics)
    yield Visit("unfinished", app.navigation.unfinished)
    yield Visit("replays", app.navigation.history.replays)
    yield Visit("learn", app.navigation.learn.learn)
    yield Visit("trials", app.navigation.trials.wall)
    yield Visit("trials-calendar", app.navigation.trials.calendar)
    yield Visit("challenges", app.navigation.trials.challenges.of_the_day)
    for name in GAMES:
        yield Visit(f"title-{name}", app.title, 1.5, name)
        person, computer = (partial(_table, app, name, who) for who in ("human", QUICK))
        yield Visit(f"{name}-setup", partial(app.navigation.setup, name))
        yield Visit(f"{name}-setup-faces", partial(app.navigation.setup, name), click="seat.1.face")
        yield Visit(f"{name}-table", person, 4.0)
        yield Visit(f"{name}-keys", person, 4.0, before=(Kind.NEXT,) * 3)
        yield Visit(f"{name}-busy", computer, 9.0)
        yield Visit(f"{name}-log", computer, 12.0, before=(Kind.LOG,))
        yield Visit(f"{name}-pause", person, 4.0, before=(Kind.MENU,))
        for later in LATER.get(name, ()):
            yield Visit(f"{name}-{later.what}", partial(_later, app, name, later), later.seconds)
        yield Visit(f"{name}-hint", person, 12.0, before=(Kind.HINT,))
        yield from _learning(app, name, brief=brief)
        if shipped(name):
            trial = partial(app.navigation.trials.open, shipped(name)[0])
            yield Visit(f"{name}-trial", trial, 4.0, before=(Kind.HINT,))
        yield Visit(f"{name}-scoring", partial(_finished, app, name), 6.0)
        yield Visit(f"{name}-replay", partial(_looked_back, app, name, app.navigation.history.watch), 4.0)
        review = app.navigation.history.review_door(GAMES[name])
        if review is not None:
            yield Visit(f"{name}-review", partial(_looked_back, app, name, review), 2.0 if brief else 12.0)
        if hints_of(GAMES[name]).can(Can.GUESSES):
            yield Visit(f"{name}-belief", partial(_looked_back, app, name, app.navigation.history.belief), 2.0)
        for sort in other_variants(name):
            called = "-".join(filter(None, (name, str(sort.seats), sort.mode)))
            yield Visit(f"{called}-table", partial(_table, app, name, "human", sort), 4.0)
            yield Visit(f"{called}-busy", partial(_table, app, name, QUICK, sort), 9.0)
            if not brief:
                yield Visit(f"{called}-scoring", partial(_finished, app, name, sort), 6.0)
                if hints_of(GAMES[name]).can(Can.GUESSES):
                    belief = partial(_looked_back, app, name, app.navigation.history.belief, sort)
                    yield Visit(f"{called}-belief", belief, 2.0)


def _learning(app: App, name: str, *, brief: bool) -> Iterator[Visit]:
    """The rulebook and the lesson of a game; a `brief` tour opens only their first pages."""
    kind, learn = open_table(name), app.navigation.learn
    yield Visit(f"{name}-rules", partial(learn.rulebook, name))
    pages = [] if brief or kind.book is None else kind.book(app.kit)
    for page in pages[1:]:
        yield Visit(f"{name}-rules-{page.name}", partial(learn.rulebook, name, page.name))
    lesson = None if kind.lesson is None else kind.lesson()
    if lesson is None:
        return
    yield Visit(f"{name}-lesson", partial(learn.lesson, name, 0), 3.0)
    for chapter in range(1, 1 if brief else len(lesson.chapters)):
        yield Visit(f"{name}-lesson-{chapter + 1}", partial(learn.lesson, name, chapter), 3.0)


def other_variants(name: str) -> list[MatchVariant]:
    """Every number of players, mode and board of a game except the defaults."""
    game = GAMES[name]
    variants = [MatchVariant(seats) for seats in game.seats[1:]]
    for option in game.options:
        if option.name in VARIED:
            others = [str(choice) for choice in option.choices if choice != option.default]
            variants += [MatchVariant(seats, other, option.name) for other in others for seats in game.seats]
    return variants


def _table(app: App, name: str, first: str, variant: MatchVariant | None = None) -> Scene:
    return app.navigation.table(_setup(app, name, first, variant))


def _later(app: App, name: str, later: Later) -> Scene:
    """A table at which this many arbitrary decisions have been made already."""
    table = _table(app, name, later.first, later.variant)
    if isinstance(table, TableScene):
        for _ in range(later.decisions):
            table.session.match.submit(table.session.match.legal_moves()[later.which])
    return table


def _setup(app: App, name: str, first: str, variant: MatchVariant | None = None) -> MatchSetup:
    variant = variant or MatchVariant(GAMES[name].seats[0])
    others = (QUICK,) * (variant.seats - 1)
    setup = app.navigation.setup_from(LaunchOptions(game=name, seats=(first, *others), seed=3, secret=REPEATABLE))
    return msgspec.structs.replace(setup, options=variant.options)


def _finished(app: App, name: str, variant: MatchVariant | None = None) -> Scene:
    """The scoring of a match that computers have played to its end."""
    setup = _setup(app, name, QUICK, variant)
    return app.navigation.scoring(_played_out(setup), setup)


def _looked_back(app: App, name: str, look: Callable[[Session], Scene], variant: MatchVariant | None = None) -> Scene:
    """A finished match, opened in a replay or review."""
    return look(_played_out(_setup(app, name, QUICK, variant)))


def _played_out(setup: MatchSetup, decisions: int | None = None) -> Session:
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
        setup = _setup(app, name, "human")
        for decisions in (None, 12):
            match_keeper = app.navigation.storage.match_keeper(_not_saved)
            match_keeper(_played_out(setup, decisions))


def _not_saved(error: OSError) -> None:
    raise error


def show(visit: Visit, window: Window, dt: float = DT) -> None:
    """Open a screen, run it in steps of `dt` seconds, and leave it; its last frame stays on the canvas."""
    arrive(visit, window, dt).apply(Quit())


def arrive(visit: Visit, window: Window, dt: float = DT) -> SceneStack:
    """Open a screen and do everything the visit asks for; it is still open."""
    stack = SceneStack(visit.open())
    play(stack, window, [[]] * round(visit.seconds / dt), dt)
    found = {target.name: target for target in stack.targets()}
    if visit.point in found:
        _point(stack, window, found[visit.point])
    if visit.click is not None:
        _click(stack, window, found[visit.click])
    for kind in visit.before:
        play(stack, window, [[Command(kind)], *([[]] * 10)], DT)
    return stack


def _point(stack: SceneStack, window: Window, target: Target) -> None:
    play(stack, window, [[Command(Kind.POINT, at=target.rect.centre)], *([[]] * 40)], DT)


def _click(stack: SceneStack, window: Window, target: Target) -> None:
    at = target.rect.centre
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        play(stack, window, [[Command(kind, at=at)], *([[]] * 10)], DT)


def shots(
    launch_options: LaunchOptions,
    folder: Path,
    only: str = "",
    kit_for: Callable[[LaunchOptions], Kit] = make_kit,
) -> int:
    """Save a picture of every screen at both sizes, or of those whose names contain `only`."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        kit = kit_for(launch_options)
        window = Window("Kagebako", size, kit.assets, Writer())
        with TemporaryDirectory() as home:
            app = App(kit, Path(home), InProcessThinker(game_named))
            furnish(app, tuple(GAMES))
            for visit in visits(app):
                if only not in visit.name:
                    continue
                show(visit, window)
                pygame.image.save(window.canvas.surface, folder / f"{visit.name}-{size[0]}x{size[1]}.png")
        window.close()
    return 0


def smoke(launch_options: LaunchOptions) -> int:
    """Open every screen, play some moves on every table with a real worker; 0 if everything worked."""
    kit = make_kit(launch_options, cached=False)
    window = Window("Kagebako", SIZES[0], kit.assets, Writer())
    with TemporaryDirectory() as home:
        app = App(kit, Path(home), InProcessThinker(game_named))
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
            for variant in (MatchVariant(GAMES[name].seats[0]), *other_variants(name)):
                made = _play_some(app, window, name, variant)
                told = " ".join(filter(None, (name, f"for {variant.seats}", variant.mode)))
                print(f"{told}: {made} decisions with a worker: fine", file=sys.stderr)
    finally:
        app.close()


def _play_some(app: App, window: Window, name: str, variant: MatchVariant) -> int:
    """Let computers make some decisions, in their own process, while the table keeps running."""
    table = _table(app, name, QUICK, variant)
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
