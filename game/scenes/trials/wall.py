"""The shrine wall: every trial of one game as a plaque, by grade, with the trial of the day in its alcove."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Push, Scene, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.choice import Choice, ChoiceItem
from game.engine.widgets.toggle import Toggle
from game.engine.widgets.tooltip import Tip
from game.engine.widgets.widget import Widget
from game.scenes.screen import Screen
from game.scenes.trials.alcove import Alcove
from game.scenes.trials.game_board import GameBoard
from game.scenes.trials.plaque import SIZE, Plaque, draw_plaque, state_of
from game.scenes.trials.wall_art import BAND, TIER, TOP, draw_shrine
from game.table.trial.board import draw_lanterns
from game.trials.day import puzzle_of, streak
from game.trials.progress import TrialProgress
from game.trials.trial import GRADES, Trial

_TITLE: Final = Rect(74, 16, 232, 84)
_GAMES: Final = Rect(330, 18, 818, 82)
_KINDS: Final = Rect(92, 167, 724, 44)
_UNSOLVED: Final = Rect(850, 168, 290, 42)
_KEY: Final = Rect(1172, 18, 380, 82)
_BACK: Final = Rect(74, 822, 190, 62)
_OWN: Final = Rect(286, 822, 240, 62)
_CHALLENGES: Final = Rect(1266, 822, 260, 62)
_FLOOR: Final = Rect(546, 822, 700, 62)
_FIRST: Final = 206.0
_STEP: Final = 77.0
_ALL: Final = "all"
_FLOOR_KEYS: Final = (("arrows", "trials.keys_walk"), ("enter", "trials.keys_open"), ("escape", "setup.keys_back"))


@dataclass(frozen=True)
class WallExits:
    """The scenes that can be reached from the wall."""

    trial: Callable[[Trial], Scene]
    day: Callable[[], Scene]
    """The trial of the day."""

    calendar: Callable[[], Scene]
    challenges: Callable[[str], Scene]
    """The challenges of a game."""

    day_challenge: Callable[[], Scene]
    own: Callable[[], Scene]
    """The player's own trials."""

    today: Callable[[], date]


class WallScene(Screen):
    """One game's plaques; the boards above them lead to the other games."""

    tells_notices = True

    def __init__(
        self,
        kit: Kit,
        shown: Mapping[str, tuple[Trial, ...]],
        titles: Mapping[str, str],
        progress: TrialProgress,
        exits: WallExits,
        *,
        first: object = None,
    ) -> None:
        """`shown` maps the games to their trials, in order; without a game to open on it is that of today's trial."""
        super().__init__(kit)
        self._shown = shown
        self._titles = titles
        self._progress = progress
        self._exits = exits
        self._today = exits.today
        self._kind = _ALL
        self._unsolved = False
        self.game = first if isinstance(first, str) and first in shown else puzzle_of(self._today()).game
        self.begin("day")

    def resume(self, result: object) -> None:
        """Come back from a trial: more may be solved."""
        self.kit.audio.room("title")
        self.forget()
        super().resume(result)

    def show(self, game: str) -> None:
        """Turn to another game's plaques."""
        self.game, self._kind = game, _ALL
        self.refresh()

    def handle(self, command: Command) -> Transition:
        """Handle a command; a digit goes to a grade."""
        if command.kind is Kind.DIGIT and 1 <= command.number <= GRADES:
            first = next((trial for trial in self._visible() if trial.grade == command.number), None)
            if first is not None:
                self.focus.shown = True
                self.focus.move_to(f"trial.{first.number}")
            return None
        return super().handle(command)

    def use(self, name: str) -> Transition:
        """Open a trial, those of the day, the challenges or the calendar, or turn to another game."""
        match name.split("."):
            case ["day"]:
                return Push(self._exits.day())
            case ["day", "challenge"]:
                return Push(self._exits.day_challenge())
            case ["own"]:
                return Push(self._exits.own())
            case ["challenges"]:
                return Push(self._exits.challenges(self.game))
            case ["calendar"]:
                return Push(self._exits.calendar())
            case ["game", game]:
                self.show(game)
            case ["trial", number]:
                return Push(self._exits.trial(next(t for t in self._shown[self.game] if t.number == int(number))))
        return None

    def change(self, name: str, value: object) -> Transition:
        """Show only some of the plaques."""
        if name == "kind":
            self._kind = str(value)
        else:
            self._unsolved = bool(value)
        self.refresh()
        return None

    @property
    def shows(self) -> object:
        """The game, and which of its plaques."""
        return self.game, self._kind, self._unsolved

    def _visible(self) -> list[Trial]:
        return [
            trial
            for trial in self._shown[self.game]
            if self._kind in (_ALL, trial.kind) and not (self._unsolved and self._progress.of(trial).solved)
        ]

    def widgets(self) -> list[Widget]:
        """Return the boards, the plaques and what lies beside them."""
        say, own = self.kit.say, self._shown[self.game]
        found: list[Widget] = []
        for (name, trials), place in zip(self._shown.items(), _GAMES.columns(len(self._shown), 8), strict=True):
            counted = say("trials.of", done=self._progress.solved(trials), count=len(trials))
            found.append(GameBoard(name, place, self._titles[name], counted, self.art, chosen=name == self.game))
        kinds = dict.fromkeys(trial.kind for trial in own)
        items = [ChoiceItem(_ALL, say("trials.all", count=len(own)))]
        items += [ChoiceItem(kind, self._kind_words(kind)) for kind in kinds]
        if len(kinds) > 1:
            found.append(Choice("kind", _KINDS, items, self._kind))
        found.append(Toggle("unsolved", _UNSOLVED, self._unsolved, say("trials.unsolved"), ground="night"))
        for grade in range(1, GRADES + 1):
            found += self._plaques(grade)
        alcove = self._alcove()
        challenges = Button("challenges", _CHALLENGES, say("challenge.challenges"))
        own_trials = Button("own", _OWN, say("own.title"), "lacquer")
        return [*found, *alcove.widgets(), Button("back", _BACK, say("trials.back")), own_trials, challenges]

    def _alcove(self) -> Alcove:
        return Alcove(self.kit, self._titles, self._progress, self._today())

    def _kind_words(self, kind: str) -> str:
        count = sum(trial.kind == kind for trial in self._shown[self.game])
        return f"{self.kit.say(f'trials.kind.{kind}')}  {count}"

    def _plaques(self, grade: int) -> list[Widget]:
        """The plaques of a grade on its two rails, the second a little further right."""
        trials = [trial for trial in self._visible() if trial.grade == grade]
        half = max(1, (len(trials) + 1) // 2)
        found: list[Widget] = []
        for place, trial in enumerate(trials):
            tier, column = divmod(place, half)
            x, y = _FIRST + column * _STEP + 8 * tier, TOP + (grade - 1) * BAND + tier * TIER - 1
            found.append(Plaque(trial, Rect(x, y, *SIZE), self._progress.of(trial)))
        return found

    def tip(self, widget: Widget) -> Tip | None:
        """Return the number, kind and state of a plaque."""
        if not isinstance(widget, Plaque):
            return None
        trial, say = widget.trial, self.kit.say
        head = f"{trial.number} · {say(f'trials.kind.{trial.kind}')}"
        return Tip(widget.rect, head, say(f"trials.state.{widget.state}", count=widget.tried.failed))

    def compose(self, canvas: Canvas) -> None:
        """Draw the shrine."""
        say = self.kit.say
        panels.draw_title(canvas, say("trials.title"), _TITLE)
        draw_shrine(canvas, GRADES)
        for grade in range(1, GRADES + 1):
            top = TOP + (grade - 1) * BAND
            draw_lanterns(canvas, (142 - 11 * (grade - 1) - 14.5, top + 9), grade, 44, step=22)
            trials = [trial for trial in self._shown[self.game] if trial.grade == grade]
            done = sum(self._progress.of(trial).solved for trial in trials)
            words = say("trials.of", done=done, count=len(trials))
            style = theme.LABEL.sized(19).on("light_text_soft")
            canvas.text(words, Rect(88, top + 62, 108, 30), style, "centre", wrap=False)
        self._compose_key(canvas)
        self._alcove().draw(canvas, streak(self._progress, self._today()), self.art)
        panels.draw_floor(canvas)
        canvas.text(panels.key_words(say, *_FLOOR_KEYS), _FLOOR, theme.FLOOR, "centre")

    def _compose_key(self, canvas: Canvas) -> None:
        """How many plaques look which way: a count and a key in one."""
        states = [state_of(self._progress.of(trial)) for trial in self._shown[self.game]]
        for state, box in zip(("first", "solved", "tried"), _KEY.columns(3, 10), strict=True):
            place = Rect(box.x, box.y, 48, 38)
            draw_plaque(canvas, place, state)  # type: ignore[arg-type]
            if state == "tried":
                canvas.picture("trials/knot", Rect(place.right - 16, place.y - 2, 18, 18))
            count = Rect(box.x + 56, box.y, box.w - 56, 38)
            canvas.text(str(states.count(state)), count, theme.NAME.sized(26).on("light_text"), wrap=False)  # type: ignore[arg-type]
            words = Rect(box.x, box.y + 40, box.w, 28)
            style = theme.SMALL.sized(18).on("light_text_soft")
            canvas.text(self.kit.say(f"trials.key.{state}"), words, style, wrap=False)
