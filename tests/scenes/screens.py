"""Every screen around a table, ready to be looked at."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from game.catalog import GAMES, game_named
from game.core.contract import Option
from game.core.game import AnyGame
from game.core.match import Match
from game.core.outcome import Outcome
from game.engine.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Push, Scene, SceneStack
from game.engine.texts import Table
from game.scenes.credits import CreditsScene
from game.scenes.learn import Learnable, LearnDoors, LearnScene
from game.scenes.pause import PauseDoors, PauseScene
from game.scenes.rulebook import RulebookScene
from game.scenes.scoring import ScoringDoors, ScoringScene
from game.scenes.settings import SettingsDoors, SettingsScene
from game.scenes.settings_pages import PAGES
from game.scenes.setup import SetupScene
from game.scenes.statistics import StatisticsDoors, StatisticsScene
from game.scenes.title import CONTINUE, WORDS, Shown, TitleDoors, TitleScene
from game.scenes.unfinished import UnfinishedDoors, UnfinishedScene
from game.store.shelf import Shelf
from game.table.kind import Row
from game.table.lesson_progress import Progress
from game.table.scene import Doors, TableScene
from game.table.session import Player, Session
from game.table.setup import MatchSetup
from game.tables import layout_of, open_table
from tests.scenes import saved
from tests.scenes.ledgers import MemoryLedger, full_book
from tests.scenes.looking_back import LOOKING_BACK
from tests.table.fakes import InstantThinker
from tests.table.learner import classroom

LEVELS = ("novice", "adept", "master", "shadow")
NAMES = ("Konstantin", "Mathilde", "Wilhelmina", "Bartholomäus")
TITLES = {
    "wataah": "Shinobi WAT-AAH!",
    "taisen": "Ninja Taisen",
    "oboro": "Oboro Ninja Star Trick",
    "ninjutsu": "Ninjutsu",
}


class Door(Scene):
    """What lies behind a door: it knows which one."""

    def __init__(self, *told: object) -> None:
        self.told = told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Door) and other.told == self.told

    __hash__ = None  # type: ignore[assignment]


def title(kit: Kit, unfinished: bool = False) -> TitleScene:
    shown = [Shown(name, words, "taisen.tagline") for name, words in TITLES.items()]
    words = {name: partial(Door, name) for name in (CONTINUE, *WORDS)}
    return TitleScene(kit, shown, TitleDoors(lambda name: Door("setup", name), words, lambda: unfinished))


WEATHER = ("haze", "rain", "snow", "storm", "thunder")


def crowded_game() -> AnyGame:
    """As much as a game may ask for: up to four seats and three options, one of them with many choices."""
    real = GAMES["oboro"]
    options = (*real.options, Option("weather", WEATHER, "haze"))
    return cast(AnyGame, SimpleNamespace(name="oboro", title=real.title, seats=(2, 3, 4), options=options))


def crowded_setup(kit: Kit) -> SetupScene:
    words: Table = {"oboro.option.weather": "Weather", "oboro.option.weather_help": "What falls from the sky."}
    words |= {f"oboro.choice.weather_{name}": name for name in WEATHER}
    kit.texts.tables = {language: {**table, **words} for language, table in kit.texts.tables.items()}
    return setup(kit, crowded_game())


def setup(
    kit: Kit, game: AnyGame | None = None, last: MatchSetup | None = None, levels: tuple[str, ...] = LEVELS
) -> SetupScene:
    return SetupScene(kit, game or GAMES["taisen"], NAMES, levels, last, lambda made: Door("table", made))


def session(game: str = "taisen", *players: Player, **options: Any) -> Session:
    seated = players or (Player("Anna"), *[Player("Wolf", "adept")] * (GAMES[game].seats[0] - 1))
    return Session(Match(GAMES[game], len(seated), 7, **options), seated, InstantThinker(game_named))


def played_out(players: tuple[Player, ...] = (Player("Anna"), Player("Wolf", "adept"))) -> Session:
    """A match of Ninja Taisen that somebody has won, without anybody thinking."""
    played, pick = session("taisen", *players), Random(1)
    while played.match.to_move is not None:
        played.match.submit(pick.choice(played.match.legal_moves()))
    return played


def table(kit: Kit, played: Session) -> TableScene:
    face = open_table("taisen").face(kit, layout_of("taisen"), played)
    doors = Doors(lambda _: Door("pause"), lambda _: Door("scoring"), lambda _, seat: Door("hand over", seat))
    return TableScene(kit, played, face, doors)


def pause(kit: Kit, played: Session | None = None) -> PauseScene:
    return PauseScene(kit, table(kit, played or session(first="monkey")), PAUSE_DOORS)


PAUSE_DOORS = PauseDoors(lambda: Door("title"), lambda _: Door("rules"), lambda: Door("settings"))


SCORING_DOORS = ScoringDoors(lambda s: Door("table", s), lambda: Door("title"), lambda _: Door("review"))


def scoring(kit: Kit, played: Session | None = None, rows: list[Row] | None = None) -> ScoringScene:
    played = played or played_out()
    rows = open_table("taisen").scoring(played, kit.texts) if rows is None else rows
    made = MatchSetup("taisen", tuple(played.players), seed=7)
    return ScoringScene(kit, played, rows, made, SCORING_DOORS)


def with_beliefs(kit: Kit) -> ScoringScene:
    """A scoring with every button there is."""
    played = played_out()
    rows = open_table("taisen").scoring(played, kit.texts)
    doors = replace(SCORING_DOORS, belief=lambda _: Door("belief"))
    return ScoringScene(kit, played, rows, MatchSetup("taisen", tuple(played.players), seed=7), doors)


def crowd(kit: Kit, seats: int) -> ScoringScene:
    """A scoring of three or four seats with as many rows as a game may have."""
    players = [Player(name, None if seat else "adept") for seat, name in enumerate(NAMES[:seats])]
    outcome = Outcome((1.0, 4.0, 2.0, 4.0)[:seats], (1,), "taisen.reason.village", {})
    match = SimpleNamespace(game=GAMES["oboro"])
    played = cast(Session, SimpleNamespace(players=players, outcome=outcome, match=match, humans=(0,)))
    label = kit.say("taisen.scoring.mean", expected="1,67")
    return scoring(kit, played, [Row(label, ("12 · 10 · 7",) * seats)] * (10 - seats))


def statistics(kit: Kit, ledger: MemoryLedger | None = None, page: int = 1) -> StatisticsScene:
    """The page of the game with that number; the last page is that of the seals."""
    doors = StatisticsDoors(lambda name: Door("setup", name))
    scene = StatisticsScene(kit, ledger or MemoryLedger(full_book()), TITLES, doors)
    scene.handle(Command(Kind.DIGIT, number=page))
    return scene


def unfinished(kit: Kit, shelf: Shelf | None = None, *, opens_folders: bool = True) -> UnfinishedScene:
    """The list of unfinished matches; without a shelf a long one."""
    doors = UnfinishedDoors(lambda save, name: Door("table", save, name), lambda: opens_folders)
    return UnfinishedScene(kit, shelf or saved.full_shelf(), doors, TITLES, saved.now)


def unfinished_end(kit: Kit) -> SceneStack:
    scene = unfinished(kit)
    scene.handle(Command(Kind.LAST))
    return SceneStack(scene)


def rulebook(kit: Kit, game: str = "ninjutsu", page: str = "weapons") -> RulebookScene:
    book = open_table(game).book
    assert book is not None
    return RulebookScene(kit, TITLES[game], game, book(kit), page)


def learn(kit: Kit) -> LearnScene:
    """One lesson is done, one begun, the others are not."""
    known = {"wataah": Progress(12, 12, 0), "taisen": Progress(3, 7, 3)}
    games = [Learnable(name, words, known.get(name, Progress(0, 9, 0))) for name, words in TITLES.items()]
    doors = LearnDoors(lambda name: Door("book", name), lambda name: Door("lesson", name))
    return LearnScene(kit, lambda: games, doors)


def over_table(kit: Kit) -> SceneStack:
    stack = SceneStack(table(kit, session(first="monkey")))
    stack.apply(Push(pause(kit)))
    return stack


def settings(page: str, kit: Kit) -> SceneStack:
    folder = Path("/home/bartholomäus/ein recht langer Name/.local/share/kagebako")
    return SceneStack(SettingsScene(kit, SettingsDoors(folder, lambda _: True), page))


def lesson(kit: Kit, *, paused: bool = False) -> SceneStack:
    stack = SceneStack(classroom("taisen", kit).open(1))
    if paused:
        stack.frame([Command(Kind.MENU)], 0.0)
    return stack


EVERY: dict[str, Callable[[Kit], SceneStack]] = {
    "title": lambda kit: SceneStack(title(kit)),
    "setup of two": lambda kit: SceneStack(setup(kit)),
    "setup of three": lambda kit: SceneStack(setup(kit, GAMES["oboro"])),
    "setup of four": lambda kit: SceneStack(crowded_setup(kit)),
    "pause": over_table,
    "scoring of two": lambda kit: SceneStack(scoring(kit)),
    "scoring with beliefs": lambda kit: SceneStack(with_beliefs(kit)),
    "scoring of three": lambda kit: SceneStack(crowd(kit, 3)),
    "scoring of four": lambda kit: SceneStack(crowd(kit, 4)),
    **{f"settings, {page}": partial(settings, page) for page in PAGES},
    "rulebook": lambda kit: SceneStack(rulebook(kit)),
    "learn": lambda kit: SceneStack(learn(kit)),
    "lesson": lesson,
    "lesson, a break": partial(lesson, paused=True),
    "credits": lambda kit: SceneStack(CreditsScene(kit)),
    "unfinished": lambda kit: SceneStack(unfinished(kit)),
    "unfinished, the last ones": unfinished_end,
    "unfinished, none": lambda kit: SceneStack(unfinished(kit, Shelf(Path("matches")))),
    "statistics of nothing": lambda kit: SceneStack(statistics(kit, MemoryLedger())),
    **{f"statistics {page}": lambda kit, page=page: SceneStack(statistics(kit, page=page)) for page in range(1, 6)},
    **LOOKING_BACK,
}
