"""Navigation between the screens for finished matches: the list of replays, replays, reviews and beliefs."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.ai.hints import Can, hints_of
from game.ai.worker import Thinker
from game.app.match_words import describe
from game.app.storage import Storage
from game.app.tables import find_game, layout_of, open_table
from game.catalog import GAMES, TITLES
from game.core.game import AnyGame
from game.core.record import Save
from game.core.refusal import Refusal
from game.engine.kit import Kit
from game.engine.scenes import Scene
from game.scenes.belief.scene import BeliefExits, BeliefScene
from game.scenes.replay.import_scene import ImportsScene, look_into
from game.scenes.replay.list_scene import ReplaysExits, ReplaysScene
from game.scenes.replay.note import Note
from game.scenes.replay.scene import ReplayExits, ReplayScene
from game.scenes.review.scene import ReviewExits, ReviewScene
from game.scenes.scoring.result_text import ResultText
from game.store.open_folder import open_folder
from game.table.history.beliefs import wondered
from game.table.history.replay import FinishedMatch
from game.table.history.review import Finding
from game.table.history.turning_point import turning_point
from game.table.plain.commentary import PlainCommentary
from game.table.session import Session


class HistoryNavigation:
    """Knows which of these screens leads to which."""

    def __init__(
        self,
        kit: Kit,
        storage: Storage,
        thinker: Thinker,
        help_: Callable[[str, str], Scene],
        retry: Callable[[FinishedMatch, Finding], Scene],
    ) -> None:
        """`help_` opens a game's rulebook at a page; `retry` lets a decision be made again."""
        self._kit = kit
        self._storage = storage
        self._thinker = thinker
        self._help = help_
        self._retry = retry

    def replays(self) -> Scene:
        """The list of finished matches."""
        exits = ReplaysExits(
            watch=lambda save: self.watch(self._session(save)),
            review=lambda save: self.review(self._session(save)),
            imports=self._imports,
            game=find_game,
            open_folder=open_folder,
            describe=lambda save: describe(save, self._kit.texts, over=True),
            games=TITLES,
        )
        return ReplaysScene(self._kit, self._storage.replays, exits, self._storage.home)

    def problem_of(self, path: Path) -> Refusal | None:
        """Why a file cannot be taken in as a finished match; None if it can."""
        return look_into(path, find_game).refusal

    def opened(self, path: Path) -> tuple[Scene, ...]:
        """The list of finished matches with one from a file, and its replay on top.

        Raises:
            BadData: if it cannot be watched.
            OSError: if the disk refuses to keep it.
        """
        name = self._storage.replays.import_(path)
        listed = self.replays()
        listed.resume(name)
        return listed, self.watch(self._session(self._storage.replays.read(name)))

    def _imports(self) -> Scene:
        return ImportsScene(self._kit, self._storage.replays, self._storage.home, find_game, open_folder)

    def watch(self, session: Session) -> Scene:
        """The replay of a finished match, which begins at once."""
        return ReplayScene(self._kit, self._played(session), self._replay_exits, playing=True)

    def swing_door(self, session: Session) -> Callable[[], Scene] | None:
        """Opens the replay where the match was decided; None if no turn stands out."""
        played = self._played(session)
        at = turning_point(played)
        if at is None:
            return None
        return lambda: ReplayScene(self._kit, played, self._replay_exits, at, playing=True)

    def review(self, session: Session) -> Scene:
        """The review of a finished match, decision by decision."""
        belief = self._belief if wondered(session.match, session.players) else None
        exits = ReviewExits(self._replay, belief, self._retry)
        return ReviewScene(self._kit, self._played(session), self._thinker, exits)

    def review_door(self, game: AnyGame) -> Callable[[Session], Scene] | None:
        """The way there, if the game's opponents can say what a decision is worth."""
        return self.review if hints_of(game).can(Can.REASONS) else None

    def belief(self, session: Session) -> Scene:
        """What the computers believed during a finished match."""
        return self._belief(self._played(session))

    def belief_door(self, session: Session) -> Callable[[Session], Scene] | None:
        """Opens the belief screen; None if no computer had anything to guess."""
        return self.belief if wondered(session.match, session.players) else None

    def _belief(self, played: FinishedMatch) -> Scene:
        return BeliefScene(self._kit, played, self._thinker, BeliefExits(self._replay))

    def _session(self, save: Save) -> Session:
        return Session.of(save, GAMES[save.record.game], self._thinker)

    def _played(self, session: Session) -> FinishedMatch:
        name = session.match.game.name
        kind = open_table(name)
        make_face = partial(kind.face, self._kit, layout_of(name), session)
        ending = ResultText(session, self._kit.texts).reason
        commentary = kind.commentary or PlainCommentary(session.match, self._kit.texts)
        return FinishedMatch(session.match, session.players, make_face, commentary, ending)

    def _replay(
        self, played: FinishedMatch, at: int = 0, viewpoint: int | None = None, note: Note | None = None
    ) -> Scene:
        return ReplayScene(self._kit, played, self._replay_exits, at, viewpoint, note, playing=note is None and not at)

    @property
    def _replay_exits(self) -> ReplayExits:
        return ReplayExits(self._help, self._watched)

    def _watched(self) -> None:
        self._storage.statistics.earn("replay")
