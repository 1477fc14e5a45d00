"""A player's own trials: taken from reviews, pasted or opened, each proven before it was kept."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from game.trials.kept_file import KeptFile, Store
from game.trials.trial import Trial

FILE: Final = "own-trials"
MOST: Final = 200


class OwnList(msgspec.Struct):
    """What the file holds, the newest first."""

    trials: Annotated[list[Trial], Meta(max_length=MOST)] = []


class OwnTrials:
    """The list, in one small file."""

    def __init__(self, store: Store) -> None:
        self._file = KeptFile(store, FILE, OwnList)

    @property
    def all(self) -> tuple[Trial, ...]:
        """All of them, the newest first."""
        return tuple(self._file.contents.trials)

    def has(self, trial: Trial) -> bool:
        """Whether it is there already."""
        return any(one.state == trial.state and one.kind == trial.kind for one in self.all)

    def keep(self, trial: Trial) -> bool:
        """Keep a proven trial, once; the oldest makes room. Returns whether the list was written to disk."""
        if not self.has(trial):
            own = self._file.contents.trials
            own.insert(0, trial)
            del own[MOST:]
        return self._file.write()

    def drop(self, number: int) -> bool:
        """Delete one by its place in the list; returns whether the list was written to disk."""
        del self._file.contents.trials[number]
        return self._file.write()
