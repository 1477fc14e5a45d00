"""The composition root: puts window, words, pictures, tables and screens together, and lets them run."""

import pygame

from game import __version__, paths
from game.ai import LEVELS
from game.ai.worker import Thinker
from game.catalog import GAMES, game_named, has_table
from game.engine import loop
from game.engine.assets import Assets
from game.engine.audio import Audio
from game.engine.bake import Bakery
from game.engine.kit import Kit
from game.engine.scenes import Push, Scene, SceneStack
from game.engine.text import Writer
from game.engine.texts import Texts, load_tables, system_language
from game.engine.window import Window
from game.scenes.credits import CreditsScene
from game.scenes.hand_over import HandOverScene
from game.scenes.pause import PauseScene
from game.scenes.scoring import ScoringDoors, ScoringScene
from game.scenes.setup import SetupScene
from game.scenes.title import Shown, TitleDoors, TitleScene
from game.store import folders
from game.store.keepsakes import KeepsakeFiles
from game.table.scene import Doors, TableScene
from game.table.session import Player, Session
from game.table.setup import MatchSetup
from game.tables import layout_of, open_table
from game.wishes import Wishes


def make_kit(wishes: Wishes, *, cached: bool = True) -> Kit:
    """What every scene is handed."""
    folders_of_texts = [paths.PACKAGE / "texts"]
    folders_of_texts += [paths.PACKAGE / "games" / name / "texts" for name in GAMES]
    assets = Assets(paths.assets())
    language = wishes.language or system_language([asked["language"] for asked in pygame.system.get_pref_locales()])
    return Kit(
        texts=Texts(load_tables(folders_of_texts), language),
        assets=assets,
        bakery=Bakery(folders.cache() if cached else None, f"{__version__}-{assets.fingerprint()}"),
        audio=Audio(paths.assets() / "sound"),
        speed=wishes.speed or "normal",
        keepsakes=KeepsakeFiles(folders.home()),
    )


class App:
    """Knows which scene leads to which."""

    def __init__(self, kit: Kit, thinker: Thinker) -> None:
        self.kit = kit
        self._thinker = thinker
        self._last: dict[str, MatchSetup] = {}

    def title(self) -> Scene:
        """The open box."""
        shown = [Shown(game.name, game.title, f"{game.name}.tagline", has_table(game.name)) for game in GAMES.values()]
        return TitleScene(self.kit, shown, TitleDoors(self.setup, self.credits))

    def credits(self) -> Scene:
        """Whose games these are, and what ships inside."""
        return CreditsScene(self.kit)

    def setup(self, name: str) -> Scene:
        """Who plays what against whom."""
        names = [self.kit.say(key) for key in open_table(name).seat_names]
        return SetupScene(self.kit, GAMES[name], names, LEVELS, self._last.get(name), self.table)

    def table(self, setup: MatchSetup) -> Scene:
        """A new match at its table."""
        self._last[setup.game] = setup
        kind = open_table(setup.game)
        session = Session(setup.match(GAMES[setup.game]), setup.players, self._thinker)
        face = kind.face(self.kit, layout_of(setup.game), session)
        doors = Doors(
            pause=lambda table: PauseScene(self.kit, table, self.title),
            scoring=lambda played: self.scoring(played, setup),
            hand_over=lambda played, seat: HandOverScene(self.kit, played.players[seat].name, seat, setup.game),
        )
        return TableScene(self.kit, session, face, doors)

    def scoring(self, session: Session, setup: MatchSetup) -> Scene:
        """Who won a finished match, and how."""
        rows = open_table(setup.game).scoring(session, self.kit.texts)
        return ScoringScene(self.kit, session, rows, setup, ScoringDoors(self.table, self.title))

    def setup_from(self, wishes: Wishes) -> MatchSetup:
        """The match that the command line asked for."""
        name = str(wishes.game)
        kind, game = open_table(name), GAMES[name]
        seats = wishes.seats or ("human", *[LEVELS[-1]] * (game.seats[0] - 1))
        players = tuple(
            Player(self.kit.say(key), None if who == "human" else who)
            for key, who in zip(kind.seat_names, seats, strict=False)
        )
        return MatchSetup(name, players, seed=wishes.seed)


def play(wishes: Wishes) -> int:
    """Open the window and play until it is closed."""
    kit = make_kit(wishes)
    window = Window("Kagebako", wishes.window, kit.assets, Writer(), fullscreen=wishes.fullscreen, icon="icon")
    thinker = Thinker(game_named)
    app = App(kit, thinker)
    stack = SceneStack(app.title())
    if wishes.game is not None:
        stack.apply(Push(app.table(app.setup_from(wishes))))
    try:
        screenshots = folders.home() / "screenshots"
        loop.run(stack, window, targets=wishes.targets, screenshots=screenshots, frames=wishes.frames)
    finally:
        thinker.close()
        window.close()
    return 0
