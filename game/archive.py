"""The rooms in which one looks back: replays, their list, and reviews."""

from collections.abc import Callable
from functools import partial

from game.ai.worker import Thinker
from game.catalog import GAMES
from game.core.record import Save
from game.engine.kit import Kit
from game.engine.scenes import Scene
from game.keeping import Keeping
from game.scenes.belief import BeliefDoors, BeliefScene
from game.scenes.replay import ReplayDoors, ReplayScene
from game.scenes.replay_imports import ImportsScene
from game.scenes.replay_note import Note
from game.scenes.replays import ReplaysDoors, ReplaysScene
from game.scenes.review import ReviewDoors, ReviewScene
from game.scenes.verdict import Verdict
from game.store.open_folder import open_folder
from game.table.believing import wondered
from game.table.replaying import Played
from game.table.session import Session
from game.tables import layout_of, open_table


class Archive:
    """Knows which scene of looking back leads to which."""

    def __init__(self, kit: Kit, keeping: Keeping, thinker: Thinker, help_: Callable[[str, str], Scene]) -> None:
        """`help_` opens a game's rulebook at a page."""
        self._kit = kit
        self._keeping = keeping
        self._thinker = thinker
        self._help = help_

    def replays(self) -> Scene:
        """The finished matches."""
        doors = ReplaysDoors(
            watch=lambda save: self.watch(self._session(save)),
            review=lambda save: self.review(self._session(save)),
            imports=self._imports,
            game=GAMES.get,
            open_folder=open_folder,
        )
        return ReplaysScene(self._kit, self._keeping.replays, doors, self._keeping.home)

    def _imports(self) -> Scene:
        return ImportsScene(self._kit, self._keeping.replays, self._keeping.home, GAMES.get, open_folder)

    def watch(self, session: Session) -> Scene:
        """A finished match once more."""
        return self._replay(self._played(session))

    def review(self, session: Session) -> Scene:
        """How a finished match went, decision by decision."""
        belief = self._belief if wondered(session.match, session.players) else None
        return ReviewScene(self._kit, self._played(session), self._thinker, ReviewDoors(self._replay, belief))

    def belief(self, session: Session) -> Scene:
        """What the computers believed in a finished match."""
        return self._belief(self._played(session))

    def belief_door(self, session: Session) -> Callable[[Session], Scene] | None:
        """The way there, if any of them had something to guess."""
        return self.belief if wondered(session.match, session.players) else None

    def _belief(self, played: Played) -> Scene:
        return BeliefScene(self._kit, played, self._thinker, BeliefDoors(self._replay))

    def _session(self, save: Save) -> Session:
        return Session.of(save, GAMES[save.record.game], self._thinker)

    def _played(self, session: Session) -> Played:
        name = session.match.game.name
        kind = open_table(name)
        make_face = partial(kind.face, self._kit, layout_of(name), session)
        ending = Verdict(session, self._kit.texts).reason
        return Played(session.match, session.players, make_face, kind.commentary, ending)

    def _replay(self, played: Played, at: int = 0, eyes: int | None = None, note: Note | None = None) -> Scene:
        return ReplayScene(self._kit, played, ReplayDoors(self._help, self._watched), at, eyes, note)

    def _watched(self) -> None:
        self._keeping.statistics.earn("replay")
