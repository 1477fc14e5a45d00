"""What stays when the program ends: unfinished matches, replays and statistics of one player's folder."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from game.catalog import TITLES
from game.chronicles import chronicle_of
from game.core.refusal import Refusal
from game.engine.kit import Kit
from game.store.autosaver import Autosaver
from game.store.shelf import Shelf
from game.store.statistics import Statistics
from game.table.session import Session


class Keeping:
    """The shelves and the ledger of a folder."""

    def __init__(self, kit: Kit, home: Path) -> None:
        self.home = home
        self.matches = Shelf(home / "matches")
        self.replays = Shelf(home / "replays")
        self._kit = kit

    @cached_property
    def statistics(self) -> Statistics:
        """What has been played; the file is read when it is first needed."""
        return Statistics(self.home / "statistics.json", TITLES, chronicle_of, self._say)

    def keeper(self, refused: Callable[[OSError], None], name: str | None = None) -> "Keeper":
        """Keeps one match; `name` is that of a match that is taken up again."""
        return Keeper(Autosaver(self.matches, self.replays, refused, name=name), self)

    def _say(self, refusal: Refusal) -> None:
        self._kit.notices.append(self._kit.say(refusal.key, **refusal.values))


class Keeper:
    """Is told whenever a match has changed: saves it, and counts it once it is over."""

    def __init__(self, saver: Autosaver, keeping: Keeping) -> None:
        self.show = saver.show
        self.earned: list[str] = []
        """The achievements that the end of the match has brought."""
        self._saver = saver
        self._keeping = keeping

    def __call__(self, session: Session) -> None:
        """The match has changed."""
        self._saver(session)
        if session.to_move is None:
            self.earned += self._keeping.statistics.count(session.match, session.players, session.resigned)
