"""Every screen there is, and what to do there before its picture is taken."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from game.ai.hints import Can, hints_of
from game.app.app import App
from game.app.tables import open_table
from game.catalog import GAMES
from game.devtools.tour import matches
from game.devtools.tour.matches import LATER, QUICK, MatchVariant, other_variants
from game.devtools.tour.steps import DOORS, Step, click, decide, point, press, pull, read_lesson, try_trial, wait
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Scene
from game.scenes.settings.pages import PAGES
from game.trials.challenge_library import challenges
from game.trials.library import shipped

PULLED = (-110.0, 24.0)
"""How far a die is pulled back for a throw of middling power."""


class Visit(NamedTuple):
    """A screen to visit: how to open it, how long to wait, and what to do then."""

    name: str
    open: Callable[[], Scene]
    seconds: float = 1.0
    steps: tuple[Step, ...] = ()


def visits(app: App, *, brief: bool = False) -> Iterator[Visit]:
    """Every screen there is; a `brief` tour leaves out what takes whole matches or chapters to reach."""
    navigation = app.navigation
    yield Visit("title", app.title, 1.0)
    yield Visit("credits", navigation.credits)
    for number, page in enumerate(PAGES, 1):
        yield Visit(f"settings-{page}", navigation.settings, steps=(_digit(number),))
    for number, page in enumerate((*GAMES, "seals"), 1):
        yield Visit(f"statistics-{page}", navigation.statistics, steps=(_digit(number),))
    yield Visit("unfinished", navigation.unfinished)
    yield Visit("replays", navigation.history.replays)
    yield Visit("learn", navigation.learn.learn)
    yield Visit("trials", navigation.trials.wall)
    yield Visit("trials-own", navigation.trials.own)
    yield Visit("trials-calendar", navigation.trials.calendar)
    yield Visit("challenge-day", navigation.trials.challenges.of_the_day)
    for name in GAMES:
        yield from _around(app, name)
        yield from _table(app, name)
        yield from _learning(app, name, brief=brief)
        if shipped(name):
            yield from _trials(app, name, brief=brief)
        yield from _afterwards(app, name, brief=brief)
        for variant in other_variants(name):
            yield from _variant(app, name, variant, brief=brief)
    yield from _dojo(app)


def _digit(number: int) -> Step:
    return press(Command(Kind.DIGIT, number=number))


def _around(app: App, name: str) -> Iterator[Visit]:
    """The way to a table, the invitation for phones and the doors."""
    setup, seats = partial(app.navigation.setup, name), GAMES[name].seats[0]
    yield Visit(f"{name}-title", app.title, 1.5, (point(name),))
    yield Visit(f"{name}-setup", setup)
    yield Visit(f"{name}-setup-faces", setup, steps=(click("seat.1.face"),))
    host, public = (partial(matches.table, app, name, first, others="phone") for first in ("human", "phone"))
    yield Visit(f"{name}-invitation", host, 2.0)
    yield Visit(f"{name}-phones", public, 2.0, (click("begin"), wait(6)))
    if GAMES[name].rules.secrets:
        people = partial(matches.table, app, name, "human", MatchVariant(seats), "human")
        yield Visit(f"{name}-doors", people, steps=(decide(DOORS, 3 * seats), wait(1)))


def _table(app: App, name: str) -> Iterator[Visit]:
    person, computer = (partial(matches.table, app, name, who) for who in ("human", QUICK))
    yield Visit(f"{name}-table", person, 4.0)
    yield Visit(f"{name}-keys", person, 4.0, (press(*(Kind.NEXT,) * 3),))
    yield Visit(f"{name}-busy", computer, 9.0)
    yield Visit(f"{name}-log", computer, 12.0, (press(Kind.LOG),))
    yield Visit(f"{name}-pause", person, 4.0, (press(Kind.MENU),))
    yield Visit(f"{name}-sheet", person, 4.0, (press(Kind.SHEET), wait(1)))
    yield Visit(f"{name}-hint", person, 12.0, (press(Kind.HINT),))
    yield Visit(f"{name}-news", person, 4.0, (decide("news", 2), wait(1)))
    for later in LATER.get(name, ()):
        yield Visit(f"{name}-{later.what}", partial(matches.later, app, name, later), later.seconds)


def _dojo(app: App) -> Iterator[Visit]:
    """A die that is aimed and one that flies, at the table with a tray to throw into."""
    tables = {
        name: partial(matches.table, app, name, "human", MatchVariant(game.seats[0], "hand", option.name))
        for name, game in GAMES.items()
        for option in game.options
        if "hand" in option.choices
    }
    for name, table in tables.items():
        fight = decide("throw.die")
        yield Visit(f"{name}-aim", table, steps=(fight, wait(1), pull("throw.die", *PULLED, let_go=False)))
        yield Visit(f"{name}-throw", table, steps=(fight, wait(1), pull("throw.die", *PULLED, let_go=True), wait(0.4)))
        yield Visit(f"{name}-thrown", table, steps=(fight, wait(1), pull("throw.die", *PULLED, let_go=True), wait(3)))


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
    for chapter in range(0 if brief else len(lesson.chapters)):
        opened = partial(learn.lesson, name, chapter)
        yield Visit(f"{name}-lesson-{chapter + 1}-later", opened, steps=(read_lesson(0.6), wait(2)))


def _trials(app: App, name: str, *, brief: bool) -> Iterator[Visit]:
    """A trial and its verdicts, and the challenges."""
    trials = app.navigation.trials
    trial = partial(trials.open, shipped(name)[0])
    yield Visit(f"{name}-trial", trial, 4.0, (press(Kind.HINT),))
    yield Visit(f"{name}-trial-pause", trial, 4.0, (press(Kind.MENU),))
    if not brief:
        yield Visit(f"{name}-trial-solved", trial, 4.0, (try_trial(rightly=True), wait(2)))
        yield Visit(f"{name}-trial-wrong", trial, 4.0, (try_trial(rightly=False), wait(2)))
    if challenges(name):
        yield Visit(f"{name}-challenges", partial(trials.challenges.of_game, name))


def _afterwards(app: App, name: str, *, brief: bool) -> Iterator[Visit]:
    """What can be seen of a finished match."""
    history, looked_back = app.navigation.history, partial(matches.looked_back, app, name)
    yield Visit(f"{name}-scoring", partial(matches.finished, app, name), 6.0)
    yield Visit(f"{name}-replay", partial(looked_back, history.watch), 4.0)
    review = history.review_door(GAMES[name])
    if review is not None:
        yield Visit(f"{name}-review", partial(looked_back, review), 2.0 if brief else 12.0)
    if hints_of(GAMES[name]).can(Can.GUESSES):
        yield Visit(f"{name}-belief", partial(looked_back, history.belief), 2.0)


def _variant(app: App, name: str, variant: MatchVariant, *, brief: bool) -> Iterator[Visit]:
    called = "-".join(filter(None, (name, str(variant.seats), variant.mode)))
    yield Visit(f"{called}-table", partial(matches.table, app, name, "human", variant), 4.0)
    yield Visit(f"{called}-busy", partial(matches.table, app, name, QUICK, variant), 9.0)
    if not brief:
        yield Visit(f"{called}-scoring", partial(matches.finished, app, name, variant), 6.0)
        if hints_of(GAMES[name]).can(Can.GUESSES):
            belief = partial(matches.looked_back, app, name, app.navigation.history.belief, variant)
            yield Visit(f"{called}-belief", belief, 2.0)
