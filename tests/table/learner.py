"""Somebody who takes a lesson: reads, does what is asked by mouse or keyboard alone, and tries something else first."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from game.ai import Bot
from game.ai.direct import DirectThinker
from game.catalog import GAMES, game_named
from game.core.chance import Chance
from game.core.contract import Move
from game.core.match import Step
from game.engine.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Push, Scene, SceneStack
from game.engine.window import Window
from game.games.taisen.moves import EndTurn, UseDie
from game.games.wataah import moves
from game.games.wataah.table.choosing import Picking
from game.games.wataah.table.face import WataahFace
from game.games.wataah.table.pile_sheet import kinds
from game.games.wataah.table.tally import splayed
from game.scenes.lesson_pause import LessonPauseScene
from game.table.lesson import Do, Free, LessonStep, Press, Reply, Say, Use
from game.table.lesson_doors import LessonDoors
from game.table.lesson_scene import Classroom, LessonScene
from game.tables import layout_of, open_table
from tests.kit import make_kit

DT = 1 / 20
PICKS = (moves.Give, moves.Keep, moves.Take, moves.Discard)


class Learn(Scene):
    """Where lessons are opened from."""


class Setup(Scene):
    """Where a real match begins."""


def classroom(game: str, kit: Kit | None = None) -> Classroom:
    kit = kit or make_kit()
    kind = open_table(game)
    assert kind.lesson is not None
    doors = LessonDoors(lambda scene: LessonPauseScene(kit, scene), Setup)
    return Classroom(kit, kind.lesson(), GAMES[game], kind, layout_of(game), DirectThinker(game_named), doors)


@dataclass
class Learner:
    """Goes through a lesson from whatever chapter is on the stack."""

    room: Classroom
    keys: bool = False
    window: Window | None = None
    """Every page is drawn here, if there is one."""

    tries: bool = True
    """Whether something else is tried before what is asked for."""

    speed: str = "off"
    made: list[Step] = field(default_factory=list)
    """The learner's own decisions in the chapters that are done."""

    refused: int = 0

    def __post_init__(self) -> None:
        self.room.kit.speed = self.speed
        self.room.kit.pace = "short"
        self.below = Learn()
        self.stack = SceneStack(self.below)

    def open(self, chapter: int | None = None) -> None:
        self.stack.apply(Push(self.room.open(chapter)))

    @property
    def scene(self) -> LessonScene:
        assert isinstance(self.stack.top, LessonScene)
        return self.stack.top

    # Commands

    def do(self, *kinds_: Kind, number: int = 0) -> None:
        for kind in kinds_:
            self.stack.frame([Command(kind, number=number)], DT)

    def live(self, seconds: float = DT) -> None:
        for _ in range(round(seconds / DT)):
            self.stack.frame([], DT)

    def names(self) -> set[str]:
        return {target.name for target in self.stack.targets()}

    def use(self, name: str) -> None:
        """Click something, or travel there with the Tab key and confirm."""
        if self.keys:
            for _ in range(150):
                focus = self.stack.top.focus  # type: ignore[attr-defined]
                if focus.shown and focus.current == name:
                    self.do(Kind.CONFIRM)
                    return
                self.do(Kind.NEXT)
            raise AssertionError(f"the keyboard does not reach {name}")
        at = next(target.rect.centre for target in self.stack.targets() if target.name == name)
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            self.stack.frame([Command(kind, at=at)], DT)

    # The lesson

    def pages(self) -> Iterator[LessonStep | None]:
        """Every step that asks for something, until the chapter is done (None) or left."""
        for _ in range(4000):
            scene = self.scene
            if scene.busy or scene.teacher.speech is None:
                if isinstance(scene.course.step, Free) and scene.session.human_to_move and not scene.busy:
                    yield scene.course.step
                elif scene.showing.director.holding:
                    self.do(Kind.CONFIRM)
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
        """The chapter on the stack, to its last word."""
        for step in self.pages():
            check(self.scene, step)
            self.answer(step)
        self.made += [step for step in self.scene.session.match.history if step.seat == 0]

    def take_all(self, check: Callable[[LessonScene, LessonStep | None], None] = lambda _, __: None) -> None:
        """Every chapter from the one on the stack on, up to the real match."""
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
        if len(match.history) == made:  # asked whether that is meant
            self.live(0.5)
            self.play([move])

    def try_else(self, step: Do) -> None:
        """Any other legal move is refused, and nothing is lost by it."""
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
        choice: Any = face._choice
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
            self.use(f"clan.{move.seat}.{face._slots.slot(move.seat, move.clan)}")
        elif isinstance(move, moves.ChooseCard):
            cards = face.picture.clans[move.seat][move.clan]
            place = next(n for n, index in enumerate(splayed(cards)) if cards[index] == move.card)
            self.use(f"card.{move.seat}.{face._slots.slot(move.seat, move.clan)}.{place}")
        elif isinstance(move, moves.ChooseSeat):
            self.use(f"seat.{move.seat}")
        else:
            self.use(f"act.{next(n for n, act in enumerate(choice.acts()) if act.moves == (move,))}")

    def _place(self, choice: Any, move: Any) -> None:
        face: Any = self.scene.face
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
            self.use(f"clan.{choice.seat}.{face._slots.slot(choice.seat, move.clan)}")

    def _hand(self, index: int) -> str:
        face: Any = self.scene.face
        return f"hand.{next(place for place, held in enumerate(face._hand.held) if held.index == index)}"

    def _where(self, choice: Picking, place: int) -> str:
        if choice.from_hand:
            return self._hand(place)
        if choice.phase == "keep":
            return f"look.{place}"
        return f"pick.{next(n for n, kind in enumerate(kinds(choice.source)) if place in kind.places)}"


def plan_for(scene: LessonScene, wanted: Callable[[Move], bool]) -> list[Move]:
    """Legal moves that begin with one that is wanted; several where several cards are picked together."""
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


def is_spoken(step: LessonStep | None) -> bool:
    return step is not None and not isinstance(step, Reply)
