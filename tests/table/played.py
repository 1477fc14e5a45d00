"""Plays at a table in tests. Shared by all games, each of which adds its own moves."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar, cast

from game.ai.advice import Advice
from game.ai.worker import Thinker
from game.app.tables import layout_of, open_table
from game.core.contract import Event, Move
from game.core.match import Match
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Scene, SceneStack, Target
from game.engine.widgets.widget import What
from game.engine.window import Window
from game.scenes.hand_over.scene import HandOverDoors, HandOverScene
from game.table.face.answers import Plan, Wish
from game.table.face.face import Face
from game.table.frame import chrome
from game.table.scene import TableExits, TableScene
from game.table.session import Player, Session
from tests.kit import each_language, make_kit

DT = 1 / 20
FaceT = TypeVar("FaceT", bound=Face)


# What tests do to a table without hands. Only here do they use what the scene keeps to itself.


def decide(table: TableScene, *moves: Move) -> None:
    """Make moves without a click, for tests of their effects."""
    table.turns.submit(Plan(moves))


FRAME = {*chrome.KEYS, "scoring", "news"}
"""How the names of the frame's widgets begin."""


def of_frame(name: str) -> bool:
    """Whether a widget of this name belongs to the frame rather than to the game."""
    return name.partition(".")[0] in FRAME


def carry_out(table: TableScene, wish: Wish) -> None:
    """Do what a face made of a click, where the face is a stub."""
    table.carry_out(wish)


def settle(table: TableScene) -> None:
    """Show everything that has happened at once."""
    table.turns.settle()


def advice(table: TableScene) -> list[Advice]:
    """The hints that were found, of which only the words are on screen."""
    return table.hint_panel._found


class Pause(Scene):
    pass


class Scoring(Scene):
    pass


class PlayedTable(Generic[FaceT]):
    """Opens a table with a match on it; time passes frame by frame."""

    def __init__(self, match: Match, players: Sequence[Player], thinker: Thinker, speed: str, pace: str) -> None:
        self.kit = make_kit()
        self.kit.speed, self.kit.pace = speed, pace
        self.session = Session(match, players, thinker)
        self.face = self.make_face()
        exits = TableExits(
            lambda _: Pause(),
            lambda _: Scoring(),
            lambda session, seat: HandOverScene(
                self.kit,
                session.players[seat].name,
                seat,
                match.game.name,
                HandOverDoors(Pause, lambda: session.viewer, self.scene.view.peek, self.scene.asked_at_doors(seat)),
            ),
        )
        self.scene = TableScene(self.kit, self.session, self.face, exits, self.make_face)
        self.after_click: Callable[[], None] = lambda: None
        self.keys = False
        """Whether `use` presses keys instead of clicking."""
        self.stack = SceneStack(self.scene)

    def make_face(self) -> FaceT:
        name = self.session.match.game.name
        return cast(FaceT, open_table(name).face(self.kit, layout_of(name), self.session))

    # Commands

    def do(self, *kinds: Kind, number: int = 0) -> None:
        for kind in kinds:
            self.stack.frame([Command(kind, number=number)], DT)

    def live(self, seconds: float = DT) -> None:
        for _ in range(round(seconds / DT)):
            self.stack.frame([], DT)

    def target(self, name: str) -> Target:
        return next(target for target in self.stack.targets() if target.name == name)

    def names(self) -> list[str]:
        return [target.name for target in self.stack.targets()]

    def what(self, name: str) -> What:
        """What a widget or thing stands for."""
        found = [*self.face.widgets(), *self.face.things(), *self.scene.focus.widgets]
        return next(one.what for one in found if one.name == name)

    def point(self, name: str) -> None:
        self.stack.frame([Command(Kind.POINT, at=self.target(name).rect.centre)], DT)

    def point_for_long(self, at: Point) -> None:
        """Point at something until its tooltip is there; nothing else at the table takes part in the wait."""
        self.stack.frame([Command(Kind.POINT, at=at)], DT)
        for _ in range(2):
            self.scene.looking.update(1.0)

    def point_at_news(self, told: set[tuple[str, str]]) -> Iterator[None]:
        """Point for long at everything whose words are not among those `told` in this language, and add them."""
        found = {one.name: one.what for one in [*self.face.widgets(), *self.face.things(), *self.scene.focus.widgets]}
        for target in [*self.face.things(), *self.stack.targets()]:
            words = self.face.tip(found[target.name])
            if words is None or (self.kit.texts.language, words) not in told:
                told.add((self.kit.texts.language, words or ""))
                self.point_for_long(target.rect.centre)
                yield

    def click(self, name: str) -> None:
        self.click_at(self.target(name).rect.centre)

    def click_at(self, at: tuple[float, float]) -> None:
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            self.stack.frame([Command(kind, at=Point(*at))], DT)
        self.after_click()

    def drag(self, name: str, to: Point) -> None:
        """Take something up with the mouse and let go of it elsewhere."""
        start = self.target(name).rect.centre
        on_the_way = [
            Point(start.x + (to.x - start.x) * share, start.y + (to.y - start.y) * share) for share in (0.3, 0.7)
        ]
        for kind, at in (
            (Kind.POINT, start),
            (Kind.PRESS, start),
            *((Kind.POINT, at) for at in (*on_the_way, to)),
            (Kind.RELEASE, to),
        ):
            self.stack.frame([Command(kind, at=at)], DT)

    def use(self, name: str) -> None:
        """Click something, or go there with the Tab key and confirm; agree if the table asks whether that is meant."""
        for _ in range(2):
            if self.keys:
                self.focus_on(name)
                self.do(Kind.CONFIRM)
            else:
                self.click(name)
            if not self.scene.caution.asking:
                return
            self.live(0.5)

    def focus_on(self, name: str) -> None:
        """Press Tab until a widget has the focus."""
        for _ in range(150):
            if self.scene.focus.shown and self.scene.focus.current == name:
                return
            self.do(Kind.NEXT)
        raise AssertionError(f"the keyboard does not reach {name}")

    def draw_in_every_language(self, window: Window) -> None:
        for _ in each_language(self.kit, window):
            self.scene.view.refresh()
            self.stack.draw(window.canvas)

    def submit(self, move: Move) -> None:
        """Make a move without a click, for tests of its effects."""
        decide(self.scene, move)

    # Time

    def until_turn(self) -> None:
        """Advance until a human must decide."""
        for _ in range(20_000):
            if self.over or self.deciding:
                return
            if isinstance(self.stack.top, HandOverScene):
                self.live(0.3)
                self.do(Kind.CONFIRM)
            elif self.scene.presenter.director.holding:
                self.do(Kind.CONFIRM)
            else:
                self.live()
        raise AssertionError("the table hangs")

    def until_held(self, kind: type[Event], decide: Callable[[], None]) -> None:
        """Let a human decide, and advance until an event of this kind is held for reading."""
        for _ in range(60_000):
            director = self.scene.presenter.director
            if director.holding and director.current and isinstance(director.current.seen, kind):
                return
            if self.deciding:
                decide()
            elif director.holding:
                self.do(Kind.CONFIRM)
            else:
                self.live()
        raise AssertionError(f"no {kind.__name__} came")

    def until_over(self) -> None:
        """Advance without clicks: bots play on by themselves."""
        for _ in range(20_000):
            if self.over:
                return
            self.live()
        raise AssertionError("nobody has to click where only computers play")

    @property
    def deciding(self) -> bool:
        idle = self.stack.top is self.scene and not self.scene.busy
        return idle and self.session.human_to_move and self.offered

    @property
    def offered(self) -> bool:
        """Whether the face offers a choice."""
        return self.choice is not None

    @property
    def over(self) -> bool:
        return isinstance(self.stack.top, Scoring)

    def check_picture(self) -> None:
        view = self.session.match.view(self.session.viewer)
        assert self.face.picture == self.session.match.game.picture.of(view)

    # What a face keeps to itself. Tests look at it only here, so that it can move without them.

    @property
    def choice(self) -> Any:
        """The decision that is being put together."""
        return self.face._choice  # type: ignore[attr-defined]

    @property
    def stage(self) -> Any:
        """What lies and moves on the table."""
        return self.face._stage  # type: ignore[attr-defined]

    @property
    def places(self) -> Any:
        """Where everything lies."""
        return self.face._places  # type: ignore[attr-defined]

    @property
    def intent(self) -> Any:
        """What is pointed at, carried or looked at."""
        return self.face._intent  # type: ignore[attr-defined]

    @property
    def fan(self) -> Any:
        """The cards in hand, as they are shown."""
        return self.face._hand  # type: ignore[attr-defined]
