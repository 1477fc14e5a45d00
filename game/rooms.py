"""Everything behind the title: setup, tables, pause, hand-over, scoring, credits, and which leads to which."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.ai import LEVELS
from game.ai.worker import Thinker
from game.catalog import GAMES, game_named
from game.engine.kit import Kit
from game.engine.scenes import Scene
from game.levels import LevelError
from game.scenes.credits import CreditsScene
from game.scenes.hand_over import HandOverScene
from game.scenes.pause import PauseDoors, PauseScene
from game.scenes.rulebook import RulebookScene
from game.scenes.scoring import ScoringDoors, ScoringScene
from game.scenes.settings import SettingsDoors, SettingsScene
from game.scenes.setup import SetupScene
from game.store.open_folder import open_folder
from game.table.remembered import LastSetups
from game.table.scene import Doors, TableScene
from game.table.session import Player, Session
from game.table.setup import MatchSetup
from game.tables import layout_of, open_table
from game.wishes import Wishes


class Rooms:
    """Knows which scene leads to which."""

    def __init__(
        self, kit: Kit, title: Callable[[], Scene], thinker: Thinker | None = None, home: Path | None = None
    ) -> None:
        """`home` is the player's folder; without it nobody looks for what they have brought along."""
        self._home = home
        self.kit = kit
        self.title = title
        self._thinker = Thinker(game_named) if thinker is None else thinker
        self._last = LastSetups(kit.keepsakes)

    def calm(self) -> None:
        """Nobody needs to think any more."""
        self._thinker.cancel()

    def close(self) -> None:
        """The program ends: so does the opponents' process."""
        self._thinker.close()

    def credits(self) -> Scene:
        """Whose games these are, and what ships inside."""
        return CreditsScene(self.kit)

    def rulebook(self, name: str, page: str | None = None) -> Scene:
        """A game's rulebook, open at a page."""
        kind = open_table(name)
        return RulebookScene(self.kit, GAMES[name].title, name, kind.book(self.kit) if kind.book else (), page)

    def _rules_at(self, table: TableScene) -> Scene:
        return self.rulebook(table.session.match.game.name, table.face.page)

    def settings(self) -> Scene:
        """Everything that the player may choose."""
        return SettingsScene(self.kit, SettingsDoors(self._home, open_folder))

    def setup(self, name: str) -> Scene:
        """Who plays what against whom."""
        kind = open_table(name)
        names = [self.kit.say(key) for key in kind.seat_names]
        own = kind.own(self._home, self.kit.texts) if kind.own and self._home else None
        if own is not None:
            self.kit.notices += own.problems
        return SetupScene(self.kit, GAMES[name], names, LEVELS, self._last.of(GAMES[name]), self.table, kind.plan, own)

    def table(self, setup: MatchSetup) -> Scene:
        """A new match at its table; back to the title with a sentence if its map is broken."""
        self._last.keep(setup)
        try:
            layout = layout_of(setup.game)
        except LevelError as error:
            self.kit.notices.append(error.sentence(self.kit.say))
            return self.title()
        session = Session(setup.match(GAMES[setup.game]), setup.players, self._thinker)
        make_face = partial(open_table(setup.game).face, self.kit, layout, session)
        doors = Doors(
            pause=lambda table: PauseScene(self.kit, table, PauseDoors(self.title, self._rules_at, self.settings)),
            scoring=lambda played: self.scoring(played, setup),
            hand_over=lambda played, seat: HandOverScene(self.kit, played.players[seat].name, seat, setup.game),
        )
        return TableScene(self.kit, session, make_face(), doors, spare=make_face)

    def scoring(self, session: Session, setup: MatchSetup) -> Scene:
        """Who won a finished match, and how."""
        kind = open_table(setup.game)
        rows = kind.scoring(session, self.kit.texts)
        exhibit = kind.exhibit(self.kit, session) if kind.exhibit else None
        return ScoringScene(self.kit, session, rows, setup, ScoringDoors(self.table, self.title), exhibit)

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
