"""The rooms in which one learns: rulebooks and lessons."""

from collections.abc import Callable

from game.ai.worker import Thinker
from game.catalog import GAMES, TITLES
from game.engine.kit import Kit
from game.engine.scenes import Scene
from game.scenes.learn import Learnable, LearnDoors, LearnScene
from game.scenes.lesson_pause import LessonPauseScene
from game.scenes.rulebook import RulebookScene
from game.store.statistics import Statistics
from game.table.lesson_progress import progress
from game.table.lesson_scene import Classroom, LessonDoors
from game.tables import layout_of, open_table


class Learning:
    """Knows which scene of learning leads to which."""

    def __init__(
        self, kit: Kit, thinker: Thinker, setup: Callable[[str], Scene], statistics: Callable[[], Statistics]
    ) -> None:
        """`setup` opens a real match after the lesson."""
        self._kit = kit
        self._thinker = thinker
        self._setup = setup
        self._statistics = statistics

    def learn(self) -> Scene:
        """All lessons and rulebooks."""
        return LearnScene(self._kit, self._learnables, LearnDoors(self.rulebook, self.lesson))

    def rulebook(self, name: str, page: str | None = None) -> Scene:
        """A game's rulebook, open at a page; without one, or with an empty name, at the first."""
        return RulebookScene(self._kit, TITLES[name], name, open_table(name).book(self._kit), page or None)

    def lesson(self, name: str) -> Scene:
        """A game's lesson, where somebody left it."""
        return self._classroom(name).open()

    def _classroom(self, name: str) -> Classroom:
        kind = open_table(name)
        doors = LessonDoors(
            pause=lambda lesson: LessonPauseScene(self._kit, lesson),
            play=lambda: self._setup(name),
            help=self.rulebook,
        )
        return Classroom(self._kit, kind.lesson(), GAMES[name], kind, layout_of(name), self._thinker, doors)

    def _learnables(self) -> list[Learnable]:
        """Every game, and how far somebody is in its lesson; who has finished one is counted among the able."""
        found = [
            Learnable(name, title, progress(self._kit.keepsakes, open_table(name).lesson()))
            for name, title in TITLES.items()
        ]
        if any(game.progress.finished for game in found):
            self._statistics().earn("lesson")
        return found
