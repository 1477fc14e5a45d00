"""A table of Oboro and what a person does at it."""

from collections.abc import Iterator
from random import Random

from game.catalog import GAMES
from game.core.match import Match
from game.engine.commands import Command, Kind
from game.engine.scenes import Scene, SceneStack, Target
from game.games.oboro.moves import Play
from game.games.oboro.table import TABLE
from game.games.oboro.table.face import OboroFace
from game.scenes.hand_over import HandOverScene
from game.table.scene import Doors, TableScene
from game.table.session import Player, Session
from game.tables import layout_of
from tests.kit import make_kit
from tests.table.fakes import InstantThinker

DT = 1 / 20
SUN, FAN, MOON = Player("Sun"), Player("Fan"), Player("Moon")
BOT, OTHER_BOT, THIRD_BOT = Player("Fan", "adept"), Player("Moon", "adept"), Player("Sun", "adept")


class Pause(Scene):
    pass


class Scoring(Scene):
    pass


class Played:
    """A table and what a person does at it."""

    def __init__(self, *players: Player, seed: int = 5, speed: str = "off", pace: str = "short", **options: object):
        self.kit = make_kit()
        self.kit.speed, self.kit.pace = speed, pace
        self.session = Session(Match(GAMES["oboro"], 3, seed, **options), players, InstantThinker())
        face = TABLE.face(self.kit, layout_of("oboro"), self.session)
        assert isinstance(face, OboroFace)
        self.face = face
        doors = Doors(
            lambda _: Pause(),
            lambda _: Scoring(),
            lambda session, seat: HandOverScene(self.kit, session.players[seat].name, seat, "oboro"),
        )
        self.scene = TableScene(self.kit, self.session, face, doors)
        self.stack = SceneStack(self.scene)

    def do(self, *kinds: Kind, number: int = 0) -> None:
        for kind in kinds:
            self.stack.frame([Command(kind, number=number)], DT)

    def target(self, name: str) -> Target:
        return next(target for target in self.stack.targets() if target.name == name)

    def names(self) -> list[str]:
        return [target.name for target in self.stack.targets()]

    def click(self, name: str) -> None:
        self.click_at(self.target(name).rect.centre)

    def click_at(self, at: tuple[float, float]) -> None:
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            self.stack.frame([Command(kind, at=at)], DT)

    def live(self, seconds: float = DT) -> None:
        for _ in range(round(seconds / DT)):
            self.stack.frame([], DT)

    def focus_on(self, name: str) -> None:
        """Travel with the Tab key until a widget has the focus."""
        for _ in range(60):
            if self.scene.focus.shown and self.scene.focus.current == name:
                return
            self.do(Kind.NEXT)
        raise AssertionError(f"the keyboard does not reach {name}")

    def until_turn(self) -> None:
        """Move on until the person at the table must decide."""
        for _ in range(4000):
            if self.over or self.deciding:
                return
            if isinstance(self.stack.top, HandOverScene):
                self.live(0.3)
                self.do(Kind.CONFIRM)
            elif self.scene.showing.director.holding:
                self.do(Kind.CONFIRM)
            else:
                self.live()
        raise AssertionError("the table hangs")

    @property
    def deciding(self) -> bool:
        idle = self.stack.top is self.scene and not self.scene.busy
        return idle and self.session.human_to_move and self.face._choice is not None

    @property
    def over(self) -> bool:
        return isinstance(self.stack.top, Scoring)

    @property
    def hand(self) -> list[str | None]:
        return self.face.picture.hands[self.session.viewer]

    def check_picture(self) -> None:
        view = self.session.match.view(self.session.viewer)
        assert self.face.picture == GAMES["oboro"].picture.of(view)


def places(played: Played, seed: int) -> Iterator[int]:
    """A random person's wishes: the place in the hand of the next card, until the match is over."""
    pick = Random(seed)
    for _ in range(600):
        played.until_turn()
        if played.over:
            return
        played.check_picture()
        move = pick.choice(played.session.match.legal_moves())
        assert isinstance(move, Play)
        yield played.hand.index(move.card)
    raise AssertionError("the match did not end")
