"""The player's own trials: play one, pass it on as a code or a file, paste one, delete one."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import ClassVar, Final

from game.ai.worker import Thinker, ThinkingFailed
from game.core.game import AnyGame
from game.core.refusal import BadData, Refusal, refuse
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.scenes import Push, Scene, Transition
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.widget import Widget
from game.scenes import row_guard, saved_match_row
from game.scenes.list_screen import LONGEST_PATH, ListScene
from game.scenes.saved_match_row import RowText
from game.store.files import write_safely
from game.store.match_file import MATCH
from game.table.trial.board import draw_seal
from game.trials.own import OwnTrials
from game.trials.share import checked, code_of, file_of, openable, proven, trial_in
from game.trials.trial import Trial

_FLOOR: Final = Rect(736, 822, 790, 62)
_TRY, _CODE, _ICON, _GAP = 150.0, 190.0, 60.0, 14.0


@dataclass(frozen=True)
class OwnExits:
    """What the screen needs from outside."""

    trial: Callable[[Trial], Scene]
    game: Callable[[str], AnyGame | None]
    copy: Callable[[str], None]
    """Puts words into the clipboard."""

    paste: Callable[[], str]
    open_folder: Callable[[Path], bool]
    backup: Callable[[], bytes]
    """All progress and all own trials, as the contents of a file."""

    today: Callable[[], date]


class OwnTrialsScene(ListScene):
    """A list. What comes from outside is proven in the worker before it is in it."""

    buttons: ClassVar = (_TRY + _CODE + 2 * _ICON + 3 * _GAP, 60.0)
    question = "own.really"
    enter_words = "own.keys_try"

    def __init__(
        self,
        kit: Kit,
        own: OwnTrials,
        thinker: Thinker,
        exits: OwnExits,
        folder: Path,
        *,
        titles: Mapping[str, str],
    ) -> None:
        """`folder` is where trials are saved as files."""
        super().__init__(kit, folder, exits.open_folder)
        self._own = own
        self._titles = titles
        self._thinker = thinker
        self._exits = exits
        self.due: list[Trial] = []
        """What is still to be proven; the first of them is being proven now."""
        self._changes = 0
        self.begin()

    # What is listed

    @property
    def count(self) -> int:
        """The number of own trials."""
        return len(self._own.all)

    @property
    def title(self) -> str:
        """What the list is called."""
        return self.kit.say("own.title")

    @property
    def where(self) -> str:
        """What is going on, or where files are saved."""
        if self.due:
            return self.kit.say("own.proving", count=len(self.due))
        return self.kit.say("own.where", path=saved_match_row.short_path(self.folder, LONGEST_PATH))

    @property
    def listed(self) -> Hashable:
        """Changes with the list and with what is being proven."""
        return self._changes, len(self.due)

    def read(self) -> None:
        """Nothing: the list is kept in memory and written after every change."""

    def path(self, row: int) -> Path:
        """The file that a trial would be saved in."""
        trial = self._own.all[row]
        return self.folder / f"{trial.game}-{trial.kind}-{self.count - row}{MATCH}"

    def row_buttons(self, row: int, place: Rect) -> list[Widget]:
        """Return try, code, file and delete."""
        say = self.kit.say
        first = Rect(place.x, place.y, _TRY, place.h)
        code = Rect(first.right + _GAP, place.y, _CODE, place.h)
        file = Rect(code.right + _GAP, place.y, _ICON, place.h)
        return [
            Button(f"try.{row}", first, say("own.try"), "primary" if row == 0 else "paper", ground="paper"),
            Button(f"code.{row}", code, say("own.copy"), ground="paper"),
            IconButton(f"file.{row}", file, "export", label=say("own.save"), ground="paper"),
            IconButton(
                f"delete.{row}", file.moved(_ICON + _GAP, 0), "bin", label=say("replays.delete"), ground="paper"
            ),
        ]

    def floor_widgets(self) -> list[Widget]:
        """Return the buttons to show the folder, to export everything, and to paste."""
        say = self.kit.say
        folder, export, paste = _FLOOR.columns(3, _GAP)
        return [
            Button("folder", folder, say("replays.folder"), "lacquer"),
            Button("export", export, say("own.export"), "lacquer"),
            Button("paste", paste, say("own.paste"), "paper", disabled="own.wait" if self.due else None),
        ]

    def draw_row(self, canvas: Canvas, place: Rect, row: int) -> None:
        """Draw the seal and the goal."""
        trial, say = self._own.all[row], self.kit.say
        goal = say(f"trial.goal.{trial.kind}", count=trial.target)
        motif = say(f"trials.kind.{trial.kind}")
        saved_match_row.draw_picture(canvas, place, None, trial.game, self.art)
        draw_seal(canvas, Rect(place.x + 144, place.centre.y - 34, 68, 68), trial.kind)
        saved_match_row.draw_words(canvas, place, RowText(self._titles[trial.game], goal, motif))

    def draw_empty(self, canvas: Canvas) -> None:
        """Say how a list comes about."""
        saved_match_row.draw_empty(canvas, self.art, tuple(self._titles), self.kit.say("own.empty"))

    # What can be done

    def use(self, name: str) -> Transition:
        """Handle a button."""
        if name == "paste":
            return self.take(self._exits.paste())
        if name == "export":
            self._save(self.folder / f"trials-{self._exits.today().isoformat()}{MATCH}", self._exits.backup())
            return None
        return super().use(name)

    def use_row(self, action: str, row: int) -> Transition:
        """Play a trial, copy its code, or save it as a file."""
        trial = self._own.all[row]
        if action == "try":
            return self._try(row, trial)
        if action == "file":
            self._save(self.path(row), file_of(trial))
            return None
        try:
            self._exits.copy(code_of(trial))
            self.toast.show(self.kit.say("own.copied"))
        except BadData as error:
            self._refuse(error.refusal)
        return None

    def _try(self, row: int, trial: Trial) -> Transition:
        opened = row_guard.made(
            self.path(row), lambda: self._exits.trial(openable(trial, self._exits.game(trial.game)))
        )
        if isinstance(opened, Refusal):
            self._refuse(opened)
            return None
        return Push(opened)

    def _save(self, path: Path, data: bytes) -> None:
        try:
            write_safely(path, data, self.kit.bakery.give_way)
        except OSError as error:
            self.toast.show(self.kit.say("own.not_saved", detail=error.strerror or str(error)))
        else:
            self.toast.show(self.kit.say("replays.exported", path=saved_match_row.short_path(path)))

    def delete(self, row: int) -> None:
        """Delete a trial for good."""
        if not self._own.drop(row):
            self.toast.show(self.kit.say("own.unsaved"))
        self._changes += 1

    # What comes from outside

    def take(self, text: str) -> Transition:
        """Open the shipped trial that a text names, or prove the one that it contains."""
        try:
            trial = trial_in(text)
            if trial.number:
                return Push(self._exits.trial(trial))
            self.prove(trial)
        except BadData as error:
            self._refuse(error.refusal)
        return None

    def prove(self, *trials: Trial) -> None:
        """Check trials from outside and have them proven by the worker, one after the other.

        Raises:
            BadData: if the position of one cannot occur.
        """
        idle = not self.due
        self.due += [checked(trial, self._exits.game(trial.game)) for trial in trials]
        if idle:
            self._prove_next()

    def _prove_next(self) -> None:
        if self.due:
            self._thinker.work(partial(proven, self.due[0]))
        self.forget()
        self.refresh()

    @property
    def moving(self) -> bool:
        """Whether a proof is awaited."""
        return bool(self.due) or super().moving

    def update(self, dt: float) -> Transition:
        """Look whether the proof is there."""
        if self.due:
            try:
                found: Trial | Refusal | None = self._thinker.worked(dt)
            except ThinkingFailed:
                found = refuse("trial.refused.too_long")
            if found is not None:
                del self.due[0]
                self._changes += 1
                if isinstance(found, Refusal):
                    self._refuse(found)
                else:
                    self._keep(found)
                self._prove_next()
        return super().update(dt)

    def _keep(self, trial: Trial) -> None:
        known = self._own.has(trial)
        written = self._own.keep(trial)
        self.toast.show(self.kit.say("own.unsaved" if not written else "own.known" if known else "own.kept"))

    def leave(self) -> None:
        """Stop proving."""
        if self.due:
            self._thinker.cancel()

    def _refuse(self, refusal: Refusal) -> None:
        self.toast.show(refusal.sentence(self.kit.say))
