"""Everything behind the title: setup, tables, pause, hand-over, scoring, lists and books, and which leads to which."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.ai import LEVELS
from game.ai.worker import Thinker
from game.archive import Archive
from game.catalog import GAMES, TITLES, game_named
from game.core.record import Save
from game.engine.kit import Kit
from game.engine.scenes import Scene
from game.keeping import Keeper, Keeping
from game.learning import Learning
from game.levels import LevelError
from game.scenes.credits import CreditsScene
from game.scenes.hand_over import HandOverScene
from game.scenes.pause import PauseDoors, PauseScene
from game.scenes.scoring import ScoringDoors, ScoringScene
from game.scenes.settings import SettingsDoors, SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.statistics import StatisticsDoors, StatisticsScene
from game.scenes.unfinished import UnfinishedDoors, UnfinishedScene, not_saved
from game.store.open_folder import open_folder
from game.table.doors import Doors
from game.table.remembered import LastSetups
from game.table.scene import TableScene
from game.table.session import Player, Session
from game.table.setup import MatchSetup
from game.tables import layout_of, open_table
from game.wishes import Wishes


class Rooms:
    """Knows which scene leads to which."""

    def __init__(self, kit: Kit, title: Callable[[], Scene], home: Path, thinker: Thinker | None = None) -> None:
        """`home` is the player's folder; without a `thinker` the opponents get a process of their own."""
        self.kit = kit
        self.title = title
        self.keeping = Keeping(kit, home)
        self._home = home
        self._thinker = Thinker(game_named) if thinker is None else thinker
        self._last = LastSetups(kit.keepsakes)
        self.learning = Learning(kit, self._thinker, self.setup, lambda: self.keeping.statistics)
        self.archive = Archive(kit, self.keeping, self._thinker, self.learning.rulebook)

    def calm(self) -> None:
        """Nobody needs to think any more."""
        self._thinker.cancel()

    def close(self) -> None:
        """The program ends: so does the opponents' process."""
        self._thinker.close()

    def credits(self) -> Scene:
        """Whose games these are, and what ships inside."""
        return CreditsScene(self.kit)

    def settings(self) -> Scene:
        """Everything that the player may choose."""
        return SettingsScene(self.kit, SettingsDoors(self._home, open_folder))

    def statistics(self) -> Scene:
        """What has been played, and whether chance was fair."""
        return StatisticsScene(self.kit, self.keeping.statistics, TITLES, StatisticsDoors(self.setup))

    def unfinished(self) -> Scene:
        """The matches that can be continued."""
        doors = UnfinishedDoors(self.continued, partial(open_folder, self.keeping.matches.folder))
        return UnfinishedScene(self.kit, self.keeping.matches, doors, TITLES)

    def setup(self, name: str) -> Scene:
        """Who plays what against whom."""
        kind = open_table(name)
        names = [self.kit.say(key) for key in kind.seat_names]
        own = kind.own(self._home, self.kit.texts) if kind.own else None
        if own is not None:
            self.kit.notices += own.problems
        return SetupScene(self.kit, GAMES[name], names, LEVELS, self._last.of(GAMES[name]), self.table, kind.plan, own)

    def table(self, setup: MatchSetup) -> Scene:
        """A new match at its table."""
        self._last.keep(setup)
        keeper = self.keeping.keeper(self._not_saved)
        session = Session(setup.match(GAMES[setup.game]), setup.players, self._thinker, keeper)
        session.hints = self.kit.preferences.hints
        return self._laid(session, setup, keeper)

    def continued(self, save: Save, name: str) -> Scene:
        """A match that was left, at its table.

        Raises:
            BadData: if it cannot be taken up.
        """
        keeper = self.keeping.keeper(self._not_saved, name)
        session = Session.of(save, GAMES[save.record.game], self._thinker, keeper)
        if session.to_move is None:
            keeper(session)  # the power went between the last decision and its being put away
        return self._laid(session, MatchSetup.of(save), keeper)

    def scoring(self, session: Session, setup: MatchSetup, earned: list[str] | None = None) -> Scene:
        """Who won a finished match, and how; `earned` are the achievements it has brought."""
        kind = open_table(setup.game)
        rows = kind.scoring(session, self.kit.texts)
        exhibit = kind.exhibit(self.kit, session) if kind.exhibit else None
        doors = ScoringDoors(self.table, self.title, self.archive.review, self.archive.belief_door(session))
        return ScoringScene(self.kit, session, rows, setup, doors, exhibit, earned or ())

    def setup_from(self, wishes: Wishes) -> MatchSetup:
        """The match that the command line asked for."""
        name = str(wishes.game)
        kind, game = open_table(name), GAMES[name]
        seats = wishes.seats or ("human", *[LEVELS[1]] * (game.seats[0] - 1))
        players = tuple(
            Player(self.kit.say(key), None if who == "human" else who)
            for key, who in zip(kind.seat_names, seats, strict=False)
        )
        return MatchSetup(name, players, seed=wishes.seed)

    def _laid(self, session: Session, setup: MatchSetup, keeper: Keeper) -> Scene:
        """The table of a match; back to the title with a sentence if its map is broken."""
        try:
            layout = layout_of(setup.game)
        except LevelError as error:
            self.kit.notices.append(error.sentence(self.kit.say))
            return self.title()
        make_face = partial(open_table(setup.game).face, self.kit, layout, session)
        doors = Doors(
            pause=lambda table: PauseScene(self.kit, table, PauseDoors(self.title, self._rules_at, self.settings)),
            scoring=lambda played: self.scoring(played, setup, keeper.earned),
            hand_over=lambda played, seat: HandOverScene(self.kit, played.players[seat].name, seat, setup.game),
            help=self.learning.rulebook,
            portrait=keeper.show,
        )
        return TableScene(self.kit, session, make_face(), doors, spare=make_face)

    def _rules_at(self, table: TableScene) -> Scene:
        return self.learning.rulebook(table.session.match.game.name, table.face.page)

    def _not_saved(self, error: OSError) -> None:
        self.kit.notices.append(not_saved(self.kit, error))
