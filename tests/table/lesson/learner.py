"""Takes a lesson: reads, does what is asked by mouse or keyboard alone, and tries something else first."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from game.ai import Bot
from game.ai.in_process import InProcessThinker
from game.app.tables import layout_of, open_table
from game.catalog import GAMES, game_named
from game.core.chance import Chance
from game.core.contract import Move
from game.core.match import Decision
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Push, Scene, SceneStack
from game.engine.widgets.button import Button
from game.engine.window import Window
from game.games.taisen.rules.moves import EndTurn, UseDie
from game.games.wataah.rules import moves
from game.games.wataah.table.draw.pile_sheet import kinds
from game.games.wataah.table.face import WataahFace
from game.games.wataah.table.input.simple_builders import Picking
from game.games.wataah.table.seat_values import splayed
from game.scenes.learn.lesson_pause import LessonPauseScene
from game.table.frame import chrome
from game.table.lesson.exits import LessonExits
from game.table.lesson.scene import Classroom, LessonScene
from game.table.lesson.script import Do, Free, LessonStep, Press, Say, Use
from tests.kit import make_kit

DT = 1 / 20
ASIDE = Point(1, 899)
"""An empty corner of the window."""

PICKS = (moves.Give, moves.Keep, moves.Take, moves.Discard)


class Learn(Scene):
    """The screen from which lessons are opened."""


class Setup(Scene):
    """The setup of a real match."""


def classroom(game: str, kit: Kit | None = None) -> Classroom:
    kit = kit or make_kit()
    kind = open_table(game)
    assert kind.lesson is not None
    exits = LessonExits(lambda scene: LessonPauseScene(kit, scene), Setup)
    return Classroom(kit, kind.lesson(), GAMES[game], kind, layout_of(game), InProcessThinker(game_named), exits)


@dataclass
class Learner:
    """Takes a lesson from the chapter on the stack."""

    room: Classroom
    keys: bool = False
    window: Window | None = None
    """Every page is drawn here, if there is one."""

    tries: bool = True
    """Whether to try something else before what is asked for."""

    speed: str = "off"
    rest: Point | None = None
    """Where the pointer rests between clicks; None: where it clicked last, or nowhere."""

    made: list[Decision] = field(default_factory=list)
    """The learner's own decisions in the completed chapters."""

    refused: int = 0

    def __post_init__(self) -> None:
        self.room.kit.speed = self.speed
        self.room.kit.pace = "short"
        self.below = Learn()
        self.stack = SceneStack(self.below)

    def open(self, chapter: int | None = None) -> None:
        self.stack.apply(Push(self.room.open(chapter)))
        self.put_down()

    @property
    def scene(self) -> LessonScene:
        assert isinstance(self.stack.top, LessonScene)
        return self.stack.top

    # Commands

    def do(self, *kinds_: Kind, number: int = 0) -> None:
        for kind in kinds_:
            self.frame(Command(kind, number=number))

    def frame(self, *commands: Command) -> None:
        self.stack.frame(commands, DT)

    def live(self, seconds: float = DT) -> None:
        for _ in range(round(seconds / DT)):
            self.frame()

    def names(self) -> set[str]:
        return {target.name for target in self.stack.targets()}

    def use(self, name: str) -> None:
        """Click a widget, or reach it with the Tab key and confirm."""
        if self.keys:
            for _ in range(150):
                focus = self.stack.top.focus  # type: ignore[attr-defined]
                if focus.shown and focus.current == name:
                    self.do(Kind.CONFIRM)
                    return
                self.do(Kind.NEXT)
            raise AssertionError(f"the keyboard does not reach {name}")
        self.click(next(target.rect.centre for target in self.stack.targets() if target.name == name))

    def click(self, at: Point) -> None:
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            self.frame(Command(kind, at=at))
        self.put_down()

    def put_down(self) -> None:
        """Move the pointer to where it rests."""
        if self.rest is not None:
            self.frame(Command(Kind.POINT, at=self.rest))

    def read_on(self) -> None:
        """Continue from what is held for reading: by its button, or by a click anywhere if it has none."""
        if self.keys:
            self.do(Kind.CONFIRM)
            return
        ways = [widget for widget in self.scene.focus.widgets if isinstance(widget, Button) and not widget.disabled]
        way = next((widget for widget in ways if not isinstance(widget.payload, chrome.Framed)), None)
        self.click(ASIDE if way is None else way.rect.centre)

    # The lesson

    def pages(self) -> Iterator[LessonStep | None]:
        """Yield every step that asks for something, until the chapter is done (None) or left."""
        for _ in range(4000):
            scene = self.scene
            if scene.busy or scene.teacher.speech is None:
                if isinstance(scene.course.step, Free) and scene.session.human_to_move and not scene.busy:
                    yield scene.course.step
                elif scene.presenter.director.holding:
                    self.read_on()
                else:
                    self.live()
                continue
            if self.window is not None:
                self.stack.draw(self.window.canvas)
            yield scene.course.step
            if scene.course.step is None:
                return
        raise AssertionError("the lesson hangs")

    def take(self, check: Callable[[LessonScene, LessonStep | None], None] = lambda _, __: None) -> None:
        """Take the chapter on the stack to its end."""
        for step in self.pages():
            check(self.scene, step)
            self.answer(step)
        self.made += [step for step in self.scene.session.match.history if step.seat == 0]

    def take_all(self, check: Callable[[LessonScene, LessonStep | None], None] = lambda _, __: None) -> None:
        """Take every chapter from the one on the stack, up to the real match."""
        while isinstance(self.stack.top, LessonScene):
            self.take(check)
            self.go_on()
            self.live()

    def go_on(self) -> None:
        if self.keys:
            self.do(Kind.CONFIRM)
        else:
            self.use("lesson.next")

    def answer(self, step: LessonStep | None) -> None:
        match step:
            case Say():
                self.go_on()
            case Use():
                self.use(step.at[0])
                for _ in range(40):
                    if self.scene.course.step is not step:
                        return
                    self.live()
                raise AssertionError(f"{step.text} is not done by its first target")
            case Press():
                self.press(step)
            case Do():
                self.try_else(step)
                self.play(plan_for(self.scene, step.allowed))
                while self.scene.face.preparing:  # a die is shaken before it is thrown
                    self.live()
                assert self.scene.course.step is not step, f"{step.text} was not done"
            case Free():
                self.play_alone()

    def press(self, step: Press) -> None:
        if self.keys:
            self.do(step.kind)
        else:
            self.use(step.button)
        assert self.scene.course.step is not step, f"{step.text} was not done"

    def play_alone(self) -> None:
        match = self.scene.session.match
        move = Bot(self.room.game, "adept", seed=len(match.history)).choose(match.view(0))
        made = len(match.history)
        self.play([move])
        if len(match.history) == made:  # asked for confirmation
            self.live(0.5)
            self.play([move])

    def try_else(self, step: Do) -> None:
        """Check that any other legal move is refused without harm."""
        scene = self.scene
        plan = plan_for(scene, lambda move: not step.allowed(move))
        if not plan or not self.tries:
            return
        match, made = scene.session.match, len(scene.session.match.history)
        before = match.view(0)
        self.play(plan)
        assert scene.course.step is step
        assert len(match.history) == made
        assert match.view(0) == before
        assert scene.toast.text == self.room.kit.say(step.otherwise)
        assert scene.teacher.speech is not None
        assert scene.teacher.speech.mood == "stern"
        self.refused += 1

    # Moves by hand

    def play(self, plan: list[Move]) -> None:
        (self._wataah if self.room.game.name == "wataah" else self._taisen)(plan)

    def _taisen(self, plan: list[Move]) -> None:
        (move,) = plan
        if isinstance(move, EndTurn):
            self.do(Kind.END) if self.keys else self.use("end_turn")
        elif isinstance(move, UseDie):
            die, ninja = self.scene.face.chosen  # type: ignore[attr-defined]
            if ninja is None:
                if die != move.die:
                    self.use(f"die.{move.die}")
                self.use(f"ninja.{move.ninja}")
            else:
                self.use(f"die.{move.die}")

    def _wataah(self, plan: list[Move]) -> None:
        face, move = self.scene.face, plan[0]
        assert isinstance(face, WataahFace)
        choice = self.choice
        if isinstance(move, PICKS):
            taken: list[int] = []
            for picked in plan:
                card = picked.card  # type: ignore[attr-defined]
                free = (n for n, held in enumerate(choice.source) if held == card and n not in taken)
                taken.append(next(free))
                self.use(self._where(choice, taken[-1]))
            self.use("act.0")
        elif isinstance(move, moves.PlaceClan | moves.Reinforce | moves.PlaceYokai):
            self._place(choice, move)
        elif isinstance(move, moves.ChooseClan):
            self.use(f"clan.{move.seat}.{self.slots.slot(move.seat, move.clan)}")
        elif isinstance(move, moves.ChooseCard):
            cards = face.picture.clans[move.seat][move.clan]
            place = next(n for n, index in enumerate(splayed(cards)) if cards[index] == move.card)
            self.use(f"card.{move.seat}.{self.slots.slot(move.seat, move.clan)}.{place}")
        elif isinstance(move, moves.ChooseSeat):
            self.use(f"seat.{move.seat}")
        else:
            self.use(f"act.{next(n for n, act in enumerate(choice.acts()) if act.moves == (move,))}")

    def _place(self, choice: Any, move: Any) -> None:
        cards = (move.yokai,) if isinstance(move, moves.PlaceYokai) else move.cards
        wanted: list[int] = []
        for card in cards:
            wanted.append(next(n for n, held in enumerate(choice.hand) if held == card and n not in wanted))
        self.use(self._hand(wanted[0]))
        for extra in [index for index in choice.taken if index not in wanted]:
            self.use(self._hand(extra))
        for missing in [index for index in wanted if index not in choice.taken]:
            self.use(self._hand(missing))
        if isinstance(move, moves.PlaceClan):
            self.use("slot")
        else:
            self.use(f"clan.{choice.seat}.{self.slots.slot(choice.seat, move.clan)}")

    def _hand(self, index: int) -> str:
        return f"hand.{next(place for place, held in enumerate(self.fan.held) if held.index == index)}"

    # What WAT-AAH!'s face keeps to itself: how a card is to be clicked depends on how the hand is sorted.

    @property
    def choice(self) -> Any:
        return self.scene.face._choice  # type: ignore[attr-defined]

    @property
    def slots(self) -> Any:
        return self.scene.face._slots  # type: ignore[attr-defined]

    @property
    def fan(self) -> Any:
        return self.scene.face._hand  # type: ignore[attr-defined]

    def _where(self, choice: Picking, place: int) -> str:
        if choice.from_hand:
            return self._hand(place)
        if choice.phase == "keep":
            return f"look.{place}"
        return f"pick.{next(n for n, kind in enumerate(kinds(choice.source)) if place in kind.places)}"


def plan_for(scene: LessonScene, wanted: Callable[[Move], bool]) -> list[Move]:
    """Return legal moves that start with a wanted one; several where several cards are picked together."""
    rules = scene.room.game.rules
    state: Any = scene.session.match.state.copy()
    found: list[Move] = []
    while True:
        legal = rules.legal_moves(state)
        move = next((move for move in legal if wanted(move)), None if not found else legal[0])
        if move is None:
            return []
        found.append(move)
        if not isinstance(move, PICKS):
            return found
        mover, phase = rules.to_move(state), state.phase
        rules.apply(state, move, Chance(0))
        if (rules.to_move(state), state.phase) != (mover, phase):
            return found
