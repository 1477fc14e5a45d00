"""What survives the program: unfinished matches, replays and statistics in one player's folder."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from game.catalog import TITLES
from game.core.refusal import Refusal
from game.engine.kit import Kit
from game.stats.sources import stats_source_of
from game.store.autosave import Autosaver
from game.store.match_store import MatchStore
from game.store.statistics import Statistics
from game.table.session import Session


class Storage:
    """The match stores and statistics of one folder."""

    def __init__(self, kit: Kit, home: Path) -> None:
        self.home = home
        self.matches = MatchStore(home / "matches", kit.bakery.give_way)
        self.replays = MatchStore(home / "replays", kit.bakery.give_way)
        self._kit = kit

    @cached_property
    def statistics(self) -> Statistics:
        """The statistics; the file is read on first use."""
        path = self.home / "statistics.json"
        return Statistics(path, TITLES, stats_source_of, self._say, self._kit.bakery.give_way)

    def match_keeper(self, refused: Callable[[OSError], None], name: str | None = None) -> "MatchKeeper":
        """Make a keeper for one match; `name` is the file name of a match that is being continued."""
        return MatchKeeper(Autosaver(self.matches, self.replays, refused, name=name), self)

    def _say(self, refusal: Refusal) -> None:
        self._kit.notices.append(refusal.sentence(self._kit.say))


class MatchKeeper:
    """Called whenever a match has changed: saves it, and counts it once it is over."""

    def __init__(self, saver: Autosaver, storage: Storage) -> None:
        self.show = saver.show
        self.beside = saver.beside
        self.discard = saver.discard
        self.earned: list[str] = []
        """The achievements that the end of the match brought."""
        self.unseen: list[str] = []
        """Those of them that have not had their moment yet."""
        self._saver = saver
        self._storage = storage

    def __call__(self, session: Session) -> None:
        """Save and count the changed match."""
        self._saver(session)
        if session.to_move is None:
            brought = self._storage.statistics.count(
                session.match,
                session.players,
                session.resigned,
                seats_changed=bool(session.changes),
                helped=session.helped,
            )
            self.earned += brought
            self.unseen += brought
