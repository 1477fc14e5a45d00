"""Navigation between the screens of the trials: the wall, trials at their tables, the calendar."""

from collections.abc import Callable
from datetime import date, datetime
from functools import partial

from game.ai.worker import Thinker
from game.app.tables import layout_of, open_table, playable
from game.catalog import GAMES
from game.engine.kit import Kit
from game.engine.scenes import Scene
from game.scenes.trials.calendar import CalendarExits, CalendarScene
from game.scenes.trials.pause import TrialPauseScene
from game.scenes.trials.wall import WallExits, WallScene
from game.table.history.replay import FinishedMatch
from game.table.history.review import Finding
from game.table.trial.retry import RetryScene, trial_of
from game.table.trial.scene import TrialRoom
from game.trials.day import puzzle_of, streak
from game.trials.library import shipped
from game.trials.progress import TrialProgress, Tried
from game.trials.trial import Trial


def local_today() -> date:
    """The date where the player is."""
    return datetime.now().astimezone().date()


class TrialNavigation:
    """Knows which of these screens leads to which."""

    def __init__(self, kit: Kit, thinker: Thinker, help_: Callable[[str, str], Scene]) -> None:
        """`help_` opens a game's rulebook at a page."""
        self._kit = kit
        self._thinker = thinker
        self._help = help_
        self.today: Callable[[], date] = local_today
        self.progress = TrialProgress(kit.key_values)

    def wall(self) -> Scene:
        """The shrine wall of all games that have trials."""
        titles = {name: title for name, title in playable(open_table).items() if shipped(name)}
        shown = {name: shipped(name) for name in titles}
        exits = WallExits(self.open, self.of_the_day, self.calendar, self.today)
        return WallScene(self._kit, shown, titles, self.progress, exits)

    def open(self, trial: Trial) -> Scene:
        """A trial at its table, with its neighbours on the wall."""
        return self._room(trial.game, self._neighbour, self._counted).open(trial)

    def of_the_day(self) -> Scene:
        """Today's trial."""
        return self._on_day(self.today())

    def _on_day(self, when: date) -> Scene:
        """The trial of a day; only today's counts for the streak."""
        trial = puzzle_of(when)
        return self._room(trial.game, lambda _, __: None, partial(self._counted_today, when)).open(trial)

    def calendar(self) -> Scene:
        """A month of trials of the day."""
        return CalendarScene(self._kit, self.progress, CalendarExits(self._on_day), playable(open_table), self.today)

    def retry(self, played: FinishedMatch, finding: Finding) -> Scene:
        """A turning point of a finished match, to find something better."""
        room = self._room(played.match.game.name, lambda _, __: None, lambda _, __: "")
        return RetryScene(room, trial_of(played, finding), finding)

    def _room(
        self,
        name: str,
        following: Callable[[Trial, int], Trial | None],
        done: Callable[[Trial, Tried], str],
    ) -> TrialRoom:
        return TrialRoom(
            self._kit,
            GAMES[name],
            open_table(name),
            layout_of(name),
            self._thinker,
            self.progress,
            following,
            self.open,
            done,
            self._help,
            lambda trial: TrialPauseScene(self._kit, trial),
        )

    @staticmethod
    def _neighbour(trial: Trial, way: int) -> Trial | None:
        trials = shipped(trial.game)
        place = next((place for place, one in enumerate(trials) if one.number == trial.number), -way) + way
        return trials[place] if 0 <= place < len(trials) else None

    def _counted(self, trial: Trial, tried: Tried) -> str:  # noqa: ARG002
        solved, count = self.progress.solved(trial.game), len(shipped(trial.game))
        return self._kit.say("trials.on_the_wall", done=solved, count=count)

    def _counted_today(self, when: date, trial: Trial, tried: Tried) -> str:
        words = self._counted(trial, tried)
        if when != self.today():
            return words
        self.progress.puzzle_solved(when, first=tried.first)
        days = self._kit.say("trials.in_a_row", count=streak(self.progress, when).days)
        return f"{words}   ·   {days}"
