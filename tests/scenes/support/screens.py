"""Ready-made instances of every screen around the tables."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from game.app.tables import layout_of, open_table
from game.catalog import GAMES, game_named
from game.core.contract import Option
from game.core.game import AnyGame
from game.core.match import Match
from game.core.match_number import HIGHEST
from game.core.outcome import Outcome
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Push, Scene, SceneStack
from game.engine.text.text_files import Table
from game.scenes.credits import CreditsScene
from game.scenes.learn.scene import Learnable, LearnExits, LearnScene
from game.scenes.pause.scene import PauseExits, PauseScene
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.scoring.scene import ScoringExits, ScoringScene
from game.scenes.settings.pages import PAGES
from game.scenes.settings.scene import SettingsExits, SettingsScene
from game.scenes.setup.exits import SetupExits, WaitingMatch
from game.scenes.setup.scene import SetupScene
from game.scenes.statistics.scene import StatisticsExits, StatisticsScene
from game.scenes.title.scene import CONTINUE, WORDS, TitleExits, TitleGame, TitleScene
from game.scenes.unfinished import UnfinishedExits, UnfinishedScene
from game.store.match_store import MatchStore
from game.table.kind import ScoreRow
from game.table.lesson.progress import Progress
from game.table.scene import TableExits, TableScene
from game.table.session import Player, Session
from game.table.setup.match_setup import MatchSetup
from tests.scenes.support import saved_matches, trials
from tests.scenes.support.finished_matches import LOOKING_BACK
from tests.scenes.support.statistics import MemoryStats, full_book
from tests.table.fakes import InstantThinker
from tests.table.lesson.learner import classroom

LEVELS = ("novice", "adept", "master", "shadow", "even")
NAMES = ("Konstantin", "Mathilde", "Wilhelmina", "Bartholomäus")
TITLES = {
    "wataah": "Shinobi WAT-AAH!",
    "taisen": "Ninja Taisen",
    "oboro": "Oboro Ninja Star Trick",
    "ninjutsu": "Ninjutsu",
}


class Exit(Scene):
    """A stand-in for the scene that an exit leads to. It remembers its arguments."""

    def __init__(self, *told: object) -> None:
        self.told = told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Exit) and other.told == self.told

    __hash__ = None  # type: ignore[assignment]


def title(kit: Kit, unfinished: bool = False) -> TitleScene:
    shown = [TitleGame(name, words, "taisen.tagline") for name, words in TITLES.items()]
    words = {name: partial(Exit, name) for name in (CONTINUE, *WORDS)}
    return TitleScene(
        kit, shown, TitleExits(lambda name: Exit("setup", name), words, lambda: {"oboro"} if unfinished else ())
    )


WEATHER = ("haze", "rain", "snow", "storm", "thunder")


def crowded_game() -> AnyGame:
    """Return a game with the most that the setup supports: four seats and three options, one with many choices."""
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
    return SetupScene(kit, game or GAMES["taisen"], NAMES, levels, last, SETUP_DOORS)


SETUP_DOORS = SetupExits(lambda made: Exit("table", made), learn=lambda: Exit("lesson"), rules=lambda: Exit("rulebook"))
WAITING = WaitingMatch("Round 3 · trick 4 of 7 · points 4 : 5 : 6", lambda: Exit("continued"))


def setup_waiting(kit: Kit) -> SetupScene:
    """Return a setup while a match of the game waits."""
    return SetupScene(kit, GAMES["oboro"], NAMES, LEVELS, None, replace(SETUP_DOORS, waiting=WAITING))


def session(game: str = "taisen", *players: Player, **options: Any) -> Session:
    seated = players or (Player("Anna"), *[Player("Wolf", "adept")] * (GAMES[game].seats[0] - 1))
    return Session(Match(GAMES[game], len(seated), 7, **options), seated, InstantThinker(game_named))


def played_out(players: tuple[Player, ...] = (Player("Anna"), Player("Wolf", "adept"))) -> Session:
    """Return a match of Ninja Taisen that has been won, without any thinking."""
    played, pick = session("taisen", *players), Random(1)
    while played.match.to_move is not None:
        played.match.submit(pick.choice(played.match.legal_moves()))
    return played


def table(kit: Kit, played: Session) -> TableScene:
    game = played.match.game.name
    face = open_table(game).face(kit, layout_of(game), played)
    exits = TableExits(lambda _: Exit("pause"), lambda _: Exit("scoring"), lambda _, seat: Exit("hand over", seat))
    return TableScene(kit, played, face, exits)


def pause(kit: Kit, played: Session | None = None) -> PauseScene:
    return PauseScene(kit, table(kit, played or session(first="monkey")), PAUSE_DOORS)


PAUSE_DOORS = PauseExits(
    lambda: Exit("title"), lambda _: Exit("rules"), lambda: Exit("settings"), lambda _, same: Exit("restart", same)
)


SCORING_DOORS = ScoringExits(
    lambda s: Exit("table", s), lambda: Exit("title"), lambda _: Exit("review"), swing=lambda: Exit("swing")
)


def scoring(kit: Kit, played: Session | None = None, rows: list[ScoreRow] | None = None) -> ScoringScene:
    played = played or played_out()
    rows = open_table("taisen").scoring(played, kit.texts) if rows is None else rows
    made = MatchSetup("taisen", tuple(played.players), seed=7)
    return ScoringScene(kit, played, rows, made, SCORING_DOORS)


def with_beliefs(kit: Kit) -> ScoringScene:
    """Return a scoring with all possible buttons."""
    played = played_out()
    rows = open_table("taisen").scoring(played, kit.texts)
    exits = replace(SCORING_DOORS, belief=lambda _: Exit("belief"))
    return ScoringScene(kit, played, rows, MatchSetup("taisen", tuple(played.players), seed=7), exits)


def crowd(kit: Kit, seats: int) -> ScoringScene:
    """Return a scoring of three or four seats with as many rows as a game may have."""
    players = [Player(name, None if seat else "adept") for seat, name in enumerate(NAMES[:seats])]
    outcome = Outcome((1.0, 4.0, 2.0, 4.0)[:seats], (1,), "taisen.reason.village", {})
    match = SimpleNamespace(game=GAMES["oboro"], seed=HIGHEST)
    played = cast(Session, SimpleNamespace(players=players, outcome=outcome, match=match, humans=(0,)))
    label = kit.say("taisen.scoring.mean", expected="1,67")
    return scoring(kit, played, [ScoreRow(label, ("12 · 10 · 7",) * seats)] * (10 - seats))


def statistics(kit: Kit, stats: MemoryStats | None = None, page: int = 1) -> StatisticsScene:
    """Return the page of the game with this number; the last page is that of the achievements."""
    exits = StatisticsExits(lambda name: Exit("setup", name))
    scene = StatisticsScene(kit, stats or MemoryStats(full_book()), TITLES, exits)
    scene.handle(Command(Kind.DIGIT, number=page))
    return scene


def strength(kit: Kit, page: int, *, rated: bool = True) -> StatisticsScene:
    """Return a page that shows how strong the player is."""
    book = full_book()
    for one in book.pages.values():
        if not rated:
            one.ratings.clear()
    scene = statistics(kit, MemoryStats(book), page)
    scene.change("kind", "strength")
    scene.refresh()
    return scene


def unfinished(kit: Kit, store: MatchStore | None = None, *, opens_folders: bool = True) -> UnfinishedScene:
    """Return the list of unfinished matches; by default a long one."""
    exits = UnfinishedExits(
        lambda save, name: Exit("table", save, name),
        lambda _: opens_folders,
        lambda save: f"{save.decisions} decisions",
    )
    return UnfinishedScene(kit, store or saved_matches.full_store(), exits, TITLES, saved_matches.now)


def unfinished_end(kit: Kit) -> SceneStack:
    scene = unfinished(kit)
    scene.handle(Command(Kind.LAST))
    return SceneStack(scene)


def rulebook(kit: Kit, game: str = "ninjutsu", page: str = "weapons") -> RulebookScene:
    book = open_table(game).book
    assert book is not None
    return RulebookScene(kit, TITLES[game], game, book(kit), page)


def learn(kit: Kit) -> LearnScene:
    """Return the learn screen with one lesson done, one begun and the others not."""
    known = {"wataah": Progress(12, 12, 0), "taisen": Progress(3, 7, 3)}
    games = [Learnable(name, words, known.get(name, Progress(0, 9, 0))) for name, words in TITLES.items()]
    exits = LearnExits(lambda name: Exit("book", name), lambda name: Exit("lesson", name))
    return LearnScene(kit, lambda: games, exits)


def over_table(kit: Kit) -> SceneStack:
    stack = SceneStack(table(kit, session(first="monkey")))
    stack.apply(Push(pause(kit)))
    return stack


def settings(page: str, kit: Kit) -> SceneStack:
    folder = Path("/home/bartholomäus/ein recht langer Name/.local/share/kagebako")
    return SceneStack(SettingsScene(kit, SettingsExits(folder, lambda _: True), page))


def lesson(kit: Kit, *, paused: bool = False) -> SceneStack:
    stack = SceneStack(classroom("taisen", kit).open(1))
    if paused:
        stack.frame([Command(Kind.MENU)], 0.0)
    return stack


EVERY: dict[str, Callable[[Kit], SceneStack]] = {
    "title": lambda kit: SceneStack(title(kit)),
    "title with a match": lambda kit: SceneStack(title(kit, unfinished=True)),
    "setup of two": lambda kit: SceneStack(setup(kit)),
    "setup of three": lambda kit: SceneStack(setup(kit, GAMES["oboro"])),
    "setup of four": lambda kit: SceneStack(crowded_setup(kit)),
    "setup while a match waits": lambda kit: SceneStack(setup_waiting(kit)),
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
    "trials, the wall": trials.wall,
    "trials, the calendar": trials.calendar,
    **{f"challenges, {game}": partial(trials.challenges, game=game) for game in TITLES},
    "own trials": trials.own,
    "own trials, none": trials.no_own,
    "trial, paused": trials.pause,
    "challenge, paused": trials.challenge_pause,
    "challenge, over": trials.challenge_result,
    "trial": trials.trial,
    "trial, refuted": trials.wrong,
    "trial, solved": trials.right,
    "credits": lambda kit: SceneStack(CreditsScene(kit, TITLES, "https://example.org/somebody/kagebako")),
    "unfinished": lambda kit: SceneStack(unfinished(kit)),
    "unfinished, the last ones": unfinished_end,
    "unfinished, none": lambda kit: SceneStack(unfinished(kit, MatchStore(Path("matches")))),
    "statistics of nothing": lambda kit: SceneStack(statistics(kit, MemoryStats())),
    **{f"statistics {page}": lambda kit, page=page: SceneStack(statistics(kit, page=page)) for page in range(1, 6)},
    "strength of one mode": lambda kit: SceneStack(strength(kit, page=4)),
    "strength of two modes": lambda kit: SceneStack(strength(kit, page=1)),
    "strength of somebody new": lambda kit: SceneStack(strength(kit, page=1, rated=False)),
    **LOOKING_BACK,
}
