"""Navigation between the screens of the trials: the wall, trials at their tables, the calendar."""

from collections.abc import Callable
from datetime import date, datetime
from functools import partial
from pathlib import Path

import pygame

from game.ai.worker import Thinker
from game.app.challenge_navigation import ChallengeNavigation
from game.app.tables import find_game, layout_of, open_table, playable
from game.catalog import GAMES
from game.core.refusal import BadData
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push, Scene, Transition
from game.scenes.title.scene import LAST_GAME
from game.scenes.trials.calendar import CalendarExits, CalendarScene
from game.scenes.trials.own import OwnExits, OwnTrialsScene
from game.scenes.trials.pause import RETRY, TRIAL, TrialPauseScene
from game.scenes.trials.wall import WallExits, WallScene
from game.store.open_folder import open_folder
from game.table.history.replay import FinishedMatch
from game.table.history.review import Finding
from game.table.trial.retry import RetryScene, trial_of
from game.table.trial.scene import TrialRoom, TrialScene
from game.trials.backup import Backup, backup_of
from game.trials.day import puzzle_of, streak
from game.trials.library import shipped
from game.trials.own import OwnTrials
from game.trials.progress import TrialProgress, Tried
from game.trials.share import checked, words_of
from game.trials.trial import Trial


def local_today() -> date:
    """The date where the player is."""
    return datetime.now().astimezone().date()


def _possible(trial: Trial) -> bool:
    try:
        checked(trial, find_game(trial.game))
    except BadData:
        return False
    return True


class TrialNavigation:
    """Knows which of these screens leads to which."""

    def __init__(self, kit: Kit, thinker: Thinker, help_: Callable[[str, str], Scene], folder: Path) -> None:
        """`help_` opens a game's rulebook at a page; `folder` is where trials are saved as files."""
        self._folder = folder
        self._kit = kit
        self._thinker = thinker
        self._help = help_
        self.today: Callable[[], date] = local_today
        self.progress = TrialProgress(kit.key_values, self._not_saved)
        self.own_trials = OwnTrials(kit.key_values)
        self.challenges = ChallengeNavigation(kit, thinker, help_, self.progress, self._now)

    def _now(self) -> date:
        return self.today()

    def _not_saved(self) -> None:
        self._kit.notices.append(self._kit.say("trouble.progress"))

    def wall(self) -> Scene:
        """The shrine wall of all games that have trials."""
        titles = {name: title for name, title in playable(open_table).items() if shipped(name)}
        shown = {name: shipped(name) for name in titles}
        exits = WallExits(
            trial=self.open,
            day=self.of_the_day,
            calendar=self.calendar,
            challenges=self.challenges.of_game,
            day_challenge=self.challenges.of_the_day,
            own=self.own,
            today=self.today,
        )
        last = self._kit.key_values.read(LAST_GAME)
        return WallScene(self._kit, shown, titles, self.progress, exits, first=last)

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

    def own(self, *trials: Trial) -> Scene:
        """The player's own trials; those from outside are proven at once.

        Raises:
            BadData: if a position cannot occur.
        """
        exits = OwnExits(
            self.open,
            find_game,
            pygame.scrap.put_text,
            pygame.scrap.get_text,
            open_folder,
            lambda: backup_of(self.progress, self.own_trials),
            self.today,
        )
        titles = playable(open_table)
        scene = OwnTrialsScene(self._kit, self.own_trials, self._thinker, exits, self._folder, titles=titles)
        scene.prove(*trials)
        return scene

    def restored(self, backup: Backup) -> tuple[Scene, ...]:
        """The wall with what a backup adds; new own trials in it are proven on top of it, if they are possible."""
        new = [trial for trial in backup.own if not self.own_trials.has(trial) and _possible(trial)]
        own = (self.own(*new),) if new else ()
        written = self.progress.merge(backup.progress)
        self._kit.notices.append(self._kit.say("own.restored" if written else "trouble.progress"))
        return (self.wall(), *own)

    def calendar(self) -> Scene:
        """A month of trials of the day."""
        exits = CalendarExits(self._on_day, self.challenges.on_day)
        return CalendarScene(self._kit, self.progress, exits, playable(open_table), self.today)

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
            self._pause,
        )

    def _pause(self, table: TrialScene) -> Scene:
        """The menu of a trial; a turning point of a match can be kept as a trial, all others be passed on."""
        trial = table.trial
        if isinstance(table, RetryScene):
            return TrialPauseScene(self._kit, table.again, RETRY, lambda: Push(self.own(trial)))
        return TrialPauseScene(self._kit, table.again, TRIAL, lambda: self._share(trial))

    def _share(self, trial: Trial) -> Transition:
        """Put the number or the code of a trial into the clipboard."""
        pygame.scrap.put_text(words_of(trial))
        self._kit.notices.append(self._kit.say("own.number_copied" if trial.number else "own.copied"))
        return Pop()

    @staticmethod
    def _neighbour(trial: Trial, way: int) -> Trial | None:
        trials = shipped(trial.game)
        place = next((place for place, one in enumerate(trials) if one.number == trial.number), -way) + way
        return trials[place] if 0 <= place < len(trials) else None

    def _counted(self, trial: Trial, tried: Tried) -> str:  # noqa: ARG002
        solved, count = self.progress.solved(shipped(trial.game)), len(shipped(trial.game))
        return self._kit.say("trials.on_the_wall", done=solved, count=count)

    def _counted_today(self, when: date, trial: Trial, tried: Tried) -> str:
        words = self._counted(trial, tried)
        if when != self.today():
            return words
        self.progress.puzzle_solved(when, first=tried.first)
        days = self._kit.say("trials.in_a_row", count=streak(self.progress, when).days)
        return f"{words}   ·   {days}"
