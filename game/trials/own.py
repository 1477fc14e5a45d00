"""A player's own trials: taken from reviews, pasted or opened, each proven before it was kept."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from game.trials.progress import Store
from game.trials.trial import Trial

FILE: Final = "own-trials"
MOST: Final = 200


class _Kept(msgspec.Struct):
    trials: Annotated[list[Trial], Meta(max_length=MOST)] = []


class OwnTrials:
    """Reads the file on first use, and writes it after every change."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: _Kept | None = None

    @property
    def all(self) -> tuple[Trial, ...]:
        """All of them, the newest first."""
        return tuple(self._kept.trials)

    @property
    def _kept(self) -> _Kept:
        if self._read is None:
            data = self._store.read(FILE)
            try:
                self._read = msgspec.convert(data, type=_Kept) if data is not None else _Kept()
            except msgspec.ValidationError:  # not written by the game
                self._store.distrust(FILE)
                self._read = _Kept()
        return self._read

    def keep(self, trial: Trial) -> bool:
        """Keep a proven trial; returns False if it was there already. The oldest makes room."""
        own = self._kept.trials
        if any(one.state == trial.state and one.kind == trial.kind for one in own):
            return False
        own.insert(0, trial)
        del own[MOST:]
        self._write()
        return True

    def drop(self, number: int) -> None:
        """Delete one by its place in the list."""
        del self._kept.trials[number]
        self._write()

    def _write(self) -> None:
        self._store.write(FILE, msgspec.to_builtins(self._kept))
