"""The part of the Ninjutsu table without decisions: what happens on it, and how it is drawn."""

from collections.abc import Callable
from functools import partial
from math import inf

from game.core.board import Board
from game.core.contract import OPEN, Event, Move
from game.core.events import TurnStarted
from game.core.refusal import Refusal
from game.engine.canvas import Canvas
from game.engine.draw.particles import Particles
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets.focus_ring import draw_ring
from game.games.ninjutsu.commentary import NinjutsuCommentary
from game.games.ninjutsu.rules.events import ThrowLanded
from game.games.ninjutsu.rules.figures import SOKE, rank_of
from game.games.ninjutsu.rules.moves import AcceptRoll, EndTurn, PlayNothing, Reroll
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.rules.state import PLACING, ROLL
from game.games.ninjutsu.rules.view import NinjutsuView
from game.games.ninjutsu.table.anim.animator import Animator
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.draw.frame_state import FrameState
from game.games.ninjutsu.table.draw.icon_drawing import draw_icon
from game.games.ninjutsu.table.draw.painter import Painter
from game.games.ninjutsu.table.draw.scenery import yard_air
from game.games.ninjutsu.table.draw.zoomed import ZoomedPieces
from game.games.ninjutsu.table.input.controls import Controls
from game.games.ninjutsu.table.input.formation_editor import FormationEditor
from game.games.ninjutsu.table.input.highlights import Highlights
from game.games.ninjutsu.table.input.intent import Intent
from game.games.ninjutsu.table.input.move_builder import ORDER, MoveBuilder
from game.games.ninjutsu.table.input.table_throws import TableThrows
from game.games.ninjutsu.table.input.thrower import Thrower
from game.games.ninjutsu.table.layout import TableLayout
from game.games.ninjutsu.table.prebake import plan
from game.games.ninjutsu.table.prompts import Prompt, Prompts
from game.games.ninjutsu.table.tooltips import Tooltips
from game.games.ninjutsu.table.words import TELLS_RANKS, Words
from game.table.face.base import FaceBase
from game.table.face.log_line import LogLine
from game.table.face.seats_shown import SeatsShown
from game.table.playback.director import Groups
from game.table.prebake import Prebake
from game.table.setup.entropy import new_throw
from game.table.zone import TableZones

_BUTTONS: dict[type, str] = {EndTurn: "end_turn", PlayNothing: "pass", Reroll: "reroll", AcceptRoll: "accept"}
"""The buttons that make a move directly."""


class Courtyard(FaceBase[Intent, MoveBuilder]):
    """The courtyard, its figures, weapons and cards."""

    picture: Picture
    commentary = NinjutsuCommentary()

    def __init__(self, kit: Kit, zones: TableZones, board: Board, company: Callable[[], bool] = lambda: False) -> None:
        """`company` says whether the screen belongs to everybody."""
        self._art = NinjutsuArt(kit.assets, kit.bakery)
        self._places = TableLayout(zones, board, company=company)
        self._words = Words(kit.texts, board)
        self._prompts = Prompts(self._words)
        self._stage = Animator(self._places, self._words, kit.reading, Particles(kit))
        self.plays = self._stage.plays
        self._thrower = Thrower(self._stage.dice, new_throw)
        self._throws = TableThrows(self._places, self._stage.dice, self._thrower)
        intent = Intent(self._places, kit.key_values, self._stage.rattle, self._throws)
        super().__init__(kit, intent, yard_air(kit), self._stage.particles)
        self._controls = Controls(self._places, self._words, self._intent.carry, self._throws)
        self._painter = Painter(self._art, self._places, self._words, self._controls, self._ambience)
        self._meaning = Tooltips(kit, self._places, self._words, self._stage)
        self._prebake = Prebake(partial(plan, kit.bakery.plan, self._art, self._places))
        self._large = ZoomedPieces(self._art, self._words, self._stage, self._meaning)
        self._seat = 0
        """The seat whose edge is near, unless the table is turned."""
        self._turned = False
        self._dojo = ROLL

    # What happens

    def lay(self, view: NinjutsuView) -> None:
        """Put everything where the view says."""
        self._places.sit(view.seat if view.seat in (0, 1) else None)
        if self._places.round:
            self._turned = False
        self._seat = view.seat if view.seat in (0, 1) else 0 if self._places.round else self._seat
        self._places.near = self._seat ^ self._turned
        self._places.lid = view.dojo != ROLL
        if view.dojo != self._dojo:
            self._dojo = view.dojo
            self._stage.dice.begin(view.dojo)
        self._thrower.drop()
        all_revealed = view.seat == OPEN and self._stage.viewer in (0, 1) and not self._kit.still
        self._stage.viewer, self._stage.marks = view.seat, view.marks
        self._words.version = view.version
        self.picture = Picture.of(view)
        self._stage.trace = ()
        before = self._stage.figures
        self._particles.clear()
        self._stage.lay(self.picture)
        if all_revealed:
            self._stage.reveal(before)

    def open(self) -> Groups:
        """No opening animation: the board is still empty."""
        return []

    def ready(self, event: Event, *, now: bool = False) -> bool:
        """Whether an event can be shown: the film of a throw is computed in small slices."""
        return not isinstance(event, ThrowLanded) or self._stage.dice.ready(event, now=now)

    def show(self, event: Event) -> None:
        """Make an event part of the picture; everything now rests in its place."""
        if self._places.lid:
            self._stage.dice.show(event)
            self._thrower.show(event)
        super().show(event)

    def heard_at(self, event: Event) -> str | None:
        """The cell where something happens."""
        cell = getattr(event, "end", getattr(event, "cell", None))
        return f"cell.{cell}" if isinstance(cell, int) and cell >= 0 else None

    def tense(self, view: NinjutsuView) -> bool:
        """Whether a Soke is known to both sides, as far as the table marks it."""
        if view.phase == PLACING:
            return False
        return any(rank_of(figure) == SOKE for figure in view.without_memory().cells)

    def sound_of(self, refusal: Refusal) -> str:
        """The sound of a refusal: a fence that blocks a step rattles."""
        return "ninjutsu.fence" if refusal.key == "ninjutsu.refused.fence" else super().sound_of(refusal)

    def log(self, event: Event) -> LogLine | None:
        """The log line for an event; with marks off, a battle's line is shown until the next turn is over (N21)."""
        line = self._words.line(event)
        if line is None or self._stage.marks:
            return line
        if isinstance(event, TurnStarted):
            return line._replace(fills=event.turn - 1)
        return line._replace(page=self.picture.turn) if isinstance(event, TELLS_RANKS) else line

    def draw_icon(self, canvas: Canvas, icon: str, box: Rect) -> None:
        """A crest, a figure, a die, a card's sign or a shuriken before a line of the log."""
        draw_icon(canvas, self._art, icon, box)

    def where(self, place: str) -> Rect | None:
        """A cell with the figure on it, unless a battle covers it; or a card or ninja that is not selected yet."""
        kind, _, which = place.partition(".")
        if kind == "card":
            chosen = self._choice is not None and self._choice.card == which
            return None if chosen else self._places.action(self._places.near, ORDER.index(which))
        if self._stage.dojo is not None and self.picture.turn:
            return None  # the tray covers the board
        cell = int(which)
        if kind == "ninja" and self._choice is not None and self._choice.figure == cell:
            return None
        box = self._places.box(cell)
        if not self.picture.cells[cell]:
            return box
        top = self._places.figure(cell).y
        return Rect(box.x, min(top, box.y), box.w, box.bottom - min(top, box.y))

    def turn_to(self, seat: int) -> None:
        """The weapons on closed doors are those of the player who comes, with their own below."""
        if seat in (0, 1) and not self._places.round:
            self._seat = seat
            self._places.near = seat ^ self._turned
            self._stage.lay(self.picture)

    def turn(self) -> None:
        """Look at the board from the other side."""
        self._turned = not self._turned
        self._places.near = self._seat ^ self._turned
        self._stage.lay(self.picture)

    @property
    def hurried(self) -> bool:
        """Setups are hurried: players do not see where the others place their figures."""
        return not self.picture.turn

    # Drawing

    def update(self, dt: float) -> None:
        """Advance the fences that rattle, the figures that turn and the particles."""
        super().update(dt)
        self._throws.update(dt if self._throws.by_hand else dt * min(self._kit.tempo, 8.0))
        self._stage.update(inf if self._kit.still else dt * self._kit.motion)

    @property
    def moving(self) -> bool:
        """Whether a fence rattles, figures turn, or something is dragged or flying."""
        aims = self.preparing or self._thrower.aim.charging
        return self._stage.moving or self._particles.moving or self._intent.carried is not None or aims

    def draw(self, canvas: Canvas, seen: SeatsShown) -> None:
        """Draw the table."""
        intent, looking = self._intent, self._intent.looking
        shown = FrameState(
            self.picture,
            self._stage,
            seen,
            self._prompt(looking),
            looking,
            intent.draft,
            intent.choice,
            intent.dragged,
            intent.held_card,
        )
        self._painter.draw(canvas, shown)
        button = self._button(intent.advised) if intent.advised is not None else None
        if button is not None:
            draw_ring(canvas, button, theme.RADIUS_BUTTON)

    def _rest(self) -> None:
        self._stage.lay(self.picture)

    @property
    def _draft(self) -> FormationEditor | None:
        return self._intent.draft

    def _button(self, move: Move) -> Rect | None:
        """The button that makes a move."""
        name = _BUTTONS.get(type(move))
        return next((widget.rect for widget in self.widgets() if widget.name == name), None)

    def _prompt(self, looking: Highlights) -> Prompt:
        if self._draft is not None:
            prompt = self._prompts.draft(self._draft)
            saved = self._intent.desk.saved
            return Prompt(prompt.head, self._words.say("ninjutsu.prompt.saved")) if saved else prompt
        if self._choice is not None:
            return self._prompts.choice(self._choice, looking.cell, looking.card, looking.use)
        return self._prompts.watching(self.picture)
