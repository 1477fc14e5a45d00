"""Opens matches, trials and maps that were double-clicked, dropped on the window, or passed on by a second start."""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path

from game import maps
from game.app.navigation import Navigation
from game.app.tables import find_game, open_table, playable
from game.core.refusal import BadData, readable
from game.engine.scenes import Push, Reset, Scene, SceneStack, Transition
from game.scenes.opened_file import OpenedFileScene
from game.scenes.setup.scene import SetupScene
from game.store.files import MakeRoom, read_bounded, write_safely
from game.store.match_file import MAP, MATCHES
from game.table.scene import TableScene
from game.trials.backup import MOST_BYTES as MOST_BACKUP_BYTES
from game.trials.backup import Backup, backup_in
from game.trials.share import MOST_BYTES, checked, trial_in_file
from game.trials.trial import Trial

_log = logging.getLogger(__name__)

Screens = Sequence[Scene]


class CannotOpenError(Exception):
    """A file cannot be opened; the message is a sentence for the player."""


class FileOpener:
    """Knows which screen shows which kind of file. A match that is being played is not left without asking."""

    def __init__(self, navigation: Navigation, home: Path) -> None:
        self._navigation = navigation
        self._home = home
        self._kit = navigation.kit

    def open(self, path: Path, stack: SceneStack) -> Transition:
        """What opening a file changes on the screen."""
        try:
            backup = self._backup_in(path)
            show = self._look(path) if backup is None else partial(self._navigation.trials.restored, backup)
            if backup is not None:
                question = self._kit.say("opened.backup", file=_short(path), **backup.counts._asdict())
            elif stack.has(TableScene):
                question = self._kit.say("opened.ready", file=_short(path))
            else:
                return self._shown(show)
            return Push(OpenedFileScene(self._kit, question, partial(self._leave, path, show)))
        except CannotOpenError as error:
            return Push(OpenedFileScene(self._kit, str(error)))

    def _leave(self, path: Path, show: Callable[[], Screens]) -> Transition:
        _log.info("a match is left for %s", path.name)
        try:
            return self._shown(show)
        except CannotOpenError as error:
            self._kit.notices.append(str(error))
            return Reset(self._navigation.title())

    def _shown(self, show: Callable[[], Screens]) -> Transition:
        return Reset(self._navigation.title(), tuple(show()))

    def _look(self, path: Path) -> Callable[[], Screens]:
        """Check a file; returns what shows it."""
        name = path.name.lower()
        if name.endswith(MAP):
            try:
                maps.board(path)
            except maps.MapError as error:
                raise CannotOpenError(error.sentence(self._kit.say)) from error
            return partial(self._map, path)
        if name.endswith(MATCHES):
            trial = self._trial_in(path)
            if trial is not None:
                return partial(self._own, path, trial)
            problem = self._navigation.history.problem_of(path)
            if problem is not None:
                raise CannotOpenError(self._not_imported(path, problem.sentence(self._kit.say)))
            return partial(self._match, path)
        raise CannotOpenError(self._kit.say("opened.unknown", file=_short(path)))

    def _match(self, path: Path) -> Screens:
        try:
            return self._navigation.history.opened(path)
        except BadData as error:
            raise CannotOpenError(self._not_imported(path, error.refusal.sentence(self._kit.say))) from error
        except OSError as error:
            raise CannotOpenError(self._not_imported(path, error.strerror or str(error))) from error

    def _trial_in(self, path: Path) -> Trial | None:
        """The trial in a file, if it holds one and not a match."""
        try:
            trial = trial_in_file(read_bounded(path, MOST_BYTES))
            return None if trial is None else checked(trial, find_game(trial.game))
        except BadData as error:
            raise CannotOpenError(self._not_imported(path, error.refusal.sentence(self._kit.say))) from error
        except OSError:
            return None  # too large for a trial, or not readable: what opens matches says so

    def _backup_in(self, path: Path) -> Backup | None:
        """The progress in a file, if it holds that."""
        if not path.name.lower().endswith(MATCHES):
            return None
        try:
            return backup_in(read_bounded(path, MOST_BACKUP_BYTES))
        except BadData as error:
            raise CannotOpenError(self._not_imported(path, error.refusal.sentence(self._kit.say))) from error
        except OSError:
            return None  # too large, or not readable: what opens matches says so

    def _own(self, path: Path, trial: Trial) -> Screens:
        """The player's own trials, with one that is being proven."""
        try:
            return (self._navigation.trials.wall(), self._navigation.trials.own(trial))
        except BadData as error:
            raise CannotOpenError(self._not_imported(path, error.refusal.sentence(self._kit.say))) from error

    def _map(self, path: Path) -> Screens:
        """The setup of the game that is played on such maps, with this one chosen."""
        for game in playable():
            own = open_table(game).own
            if own is None:
                continue
            try:
                kept = keep_copy(path, own(self._home, self._kit.texts).folder, self._kit.bakery.give_way)
            except OSError as error:
                raise CannotOpenError(self._not_imported(path, str(error))) from error
            setup = self._navigation.setup(game)
            if isinstance(setup, SetupScene):
                setup.choose_file(kept)
            return (setup,)
        raise CannotOpenError(self._kit.say("opened.unknown", file=_short(path)))

    def _not_imported(self, path: Path, problem: str) -> str:
        return self._kit.say("replays.not_imported", file=_short(path), problem=problem)


def keep_copy(path: Path, folder: Path, make_room: MakeRoom | None = None) -> Path:
    """Copy a map into the player's folder and return where it is now; one that is already there is not copied.

    On a full disk `make_room` is called once.

    Raises:
        OSError: if it cannot be read or the disk refuses.
    """
    data = read_bounded(path, maps.MOST_BYTES)
    for number in count(1):
        name = path.name if number == 1 else f"{path.stem} {number}{path.suffix}"
        kept = folder / name
        if not kept.exists():
            write_safely(kept, data, make_room)
            return kept
        if kept.is_file() and kept.stat().st_size == len(data) and read_bounded(kept, maps.MOST_BYTES) == data:
            return kept
    raise AssertionError("numbers do not end")


def _short(path: Path) -> str:
    name = str(readable(path.name))
    return name if len(name) <= 46 else f"{name[:45]}…"
