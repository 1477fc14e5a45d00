"""Navigation between the learning screens: rulebooks and lessons."""

from collections.abc import Callable

from game.ai.worker import Thinker
from game.app.tables import layout_of, open_table, playable
from game.catalog import GAMES, TITLES
from game.engine.kit import Kit
from game.engine.scenes import Scene
from game.paths import game_folder
from game.scenes.learn.lesson_pause import LessonPauseScene
from game.scenes.learn.scene import Learnable, LearnExits, LearnScene
from game.scenes.rulebook.scene import RulebookScene
from game.store.statistics import Statistics
from game.table.lesson.progress import Progress, progress
from game.table.lesson.scene import Classroom, LessonExits
from game.table.rulebook.readme import readme_pages


class LearnNavigation:
    """Knows which of these screens leads to which."""

    def __init__(
        self, kit: Kit, thinker: Thinker, setup: Callable[[str], Scene], statistics: Callable[[], Statistics]
    ) -> None:
        """`setup` opens the setup of a real match after the lesson."""
        self._kit = kit
        self._thinker = thinker
        self._setup = setup
        self._statistics = statistics

    def learn(self) -> Scene:
        """All lessons and rulebooks."""
        return LearnScene(self._kit, self._learnables, LearnExits(self.rulebook, self.lesson))

    def rulebook(self, name: str, page: str | None = None) -> Scene:
        """A game's rulebook, open at a page; without one, or with an empty name, at the first."""
        book, title = open_table(name).book, TITLES[name]
        pages = (
            readme_pages(game_folder(name), title, self._kit.say("book.unwritten")) if book is None else book(self._kit)
        )
        return RulebookScene(self._kit, title, name, pages, page or None)

    def lesson(self, name: str, chapter: int | None = None) -> Scene:
        """A game's lesson, resumed where the player left it, or at the start of a chapter."""
        return self._classroom(name).open(chapter)

    def _classroom(self, name: str) -> Classroom:
        kind = open_table(name)
        if kind.lesson is None:
            raise ValueError(f"{name} has no lesson")
        exits = LessonExits(
            pause=lambda lesson: LessonPauseScene(self._kit, lesson),
            play=lambda: self._setup(name),
            help=self.rulebook,
        )
        return Classroom(self._kit, kind.lesson(), GAMES[name], kind, layout_of(name), self._thinker, exits)

    def _learnables(self) -> list[Learnable]:
        """Every game, and how far somebody is in its lesson; who has finished one is counted among the able."""
        found = [Learnable(name, title, self._progress(name)) for name, title in playable(open_table).items()]
        if any(game.progress is not None and game.progress.finished for game in found):
            self._statistics().earn("lesson")
        return found

    def _progress(self, name: str) -> Progress | None:
        lesson = open_table(name).lesson
        return None if lesson is None else progress(self._kit.key_values, lesson())
