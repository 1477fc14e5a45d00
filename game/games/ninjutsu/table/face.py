"""The Ninjutsu table: what it shows, what can be clicked, and what a click does."""

from functools import partial
from math import atan2, degrees, inf

from game.core.board import Board
from game.core.contract import OPEN, Event, Move, View
from game.core.events import TurnStarted
from game.core.refusal import Refusal, refuse
from game.engine.canvas import Canvas
from game.engine.draw.particles import Particles
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets.focus_ring import draw_ring
from game.engine.widgets.widget import What, Widget
from game.games.ninjutsu.commentary import NinjutsuCommentary
from game.games.ninjutsu.dojo.gesture import Gesture
from game.games.ninjutsu.rules.events import FigureKidnapped, ThrowLanded
from game.games.ninjutsu.rules.figures import CARDS, RED, SIDES, SOKE, rank_of
from game.games.ninjutsu.rules.moves import AcceptRoll, EndTurn, NinjutsuMove, Place, PlayNothing, Reroll, Throw
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.rules.state import NOWHERE, PLACING, ROLL
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
from game.games.ninjutsu.table.input.pieces import Cell
from game.games.ninjutsu.table.input.table_throws import TableThrows
from game.games.ninjutsu.table.input.thrower import Thrower
from game.games.ninjutsu.table.layout import TableLayout
from game.games.ninjutsu.table.prebake import plan
from game.games.ninjutsu.table.prompts import Prompt, Prompts
from game.games.ninjutsu.table.risky_moves import risk_of, soke_threat
from game.games.ninjutsu.table.sheet import cards_and_odds
from game.games.ninjutsu.table.tooltips import Tooltips
from game.games.ninjutsu.table.words import TELLS_RANKS, Words
from game.phones.messages import ThrowGesture
from game.table.entropy import new_throw
from game.table.face import Face, LogLine, Risk, SeatsShown, Thing, Wish
from game.table.inspect.zoom import Zoom
from game.table.pennant import Pennant
from game.table.playback.director import Groups
from game.table.prebake import Prebake
from game.table.sheet.data import Sheet
from game.table.zone import TableZones

_BUTTONS: dict[type, str] = {EndTurn: "end_turn", PlayNothing: "pass", Reroll: "reroll", AcceptRoll: "accept"}
"""The buttons that make a move directly."""

_RAIL_ROOM = 10.0
_HINTS = 470.0
"""How much of the weapons' height a hint covers."""


class NinjutsuFace(Face):
    """The courtyard, its figures, weapons and cards."""

    def __init__(self, kit: Kit, zones: TableZones, board: Board) -> None:
        self._kit = kit
        self._art = NinjutsuArt(kit.assets, kit.bakery)
        self._places = TableLayout(zones, board)
        self._words = Words(kit.texts, board)
        self._prompts = Prompts(self._words)
        self._particles, self._ambience = Particles(kit), yard_air(kit)
        self._stage = Animator(self._places, self._words, kit.reading, self._particles)
        self.plays = self._stage.plays
        self._thrower = Thrower(self._stage.dice, new_throw)
        self._throws = TableThrows(self._places, self._stage.dice, self._thrower)
        self._intent = Intent(self._places, kit.key_values, self._stage.rattle, self._throws)
        self._controls = Controls(self._places, self._words, self._intent.carry, self._throws)
        self._painter = Painter(self._art, self._places, self._words, self._controls, self._ambience)
        self._meaning = Tooltips(kit, self._places, self._words, self._stage)
        self._prebake = Prebake(partial(plan, kit.bakery.plan, self._art, self._places))
        self._large = ZoomedPieces(self._art, self._words, self._stage, self._meaning)
        self._seat = 0
        """The seat whose edge is near, unless the table is turned."""
        self._turned = False
        self._dojo = ROLL

    # What is shown

    def lay(self, view: View) -> None:
        """Put everything where the view says."""
        if not isinstance(view, NinjutsuView):
            raise TypeError(f"not a view of Ninjutsu: {view!r}")
        self._seat = view.seat if view.seat in (0, 1) else self._seat
        self._places.near = self._seat ^ self._turned
        self._places.lid = view.dojo != ROLL
        if view.dojo != self._dojo:
            self._dojo = view.dojo
            self._stage.dice.begin(view.dojo)
        self._thrower.drop()
        all_revealed = view.seat == OPEN and self._stage.viewer in (0, 1) and not self._kit.still
        self._stage.viewer, self._stage.marks = view.seat, view.marks
        self._words.version = view.version
        self.picture: Picture = Picture.of(view)
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
        self.picture.show(event)
        if self._places.lid:
            self._stage.dice.show(event)
            self._thrower.show(event)
        self._stage.lay(self.picture)

    def heard_at(self, event: Event) -> str | None:
        """The cell where something happens."""
        cell = getattr(event, "end", getattr(event, "cell", None))
        return f"cell.{cell}" if isinstance(cell, int) and cell >= 0 else None

    def tense(self, view: View) -> bool:
        """Whether a Soke is known to both sides, as far as the table marks it."""
        if not isinstance(view, NinjutsuView) or view.phase == PLACING:
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
        """A cell with the figure on it, or one of the player's cards or ninjas that is not selected yet."""
        kind, _, which = place.partition(".")
        if kind == "card":
            chosen = self._choice is not None and self._choice.card == which
            return None if chosen else self._places.action(self._places.near, ORDER.index(which))
        cell = int(which)
        if kind == "ninja" and self._choice is not None and self._choice.figure == cell:
            return None
        box = self._places.box(cell)
        if not self.picture.cells[cell]:
            return box
        top = self._places.figure(cell).y
        return Rect(box.x, min(top, box.y), box.w, box.bottom - min(top, box.y))

    def turn(self) -> None:
        """Look at the board from the other side."""
        self._turned = not self._turned
        self._places.near = self._seat ^ self._turned
        self._stage.lay(self.picture)

    @property
    def hurried(self) -> bool:
        """Setups are hurried: players do not see where the others place their figures."""
        return not self.picture.turn

    # What can be done

    def offer(self, view: View | None) -> None:
        """Let the player choose, based on the view; the same view again keeps the selection."""
        self._intent.offer(view.without_memory() if isinstance(view, NinjutsuView) else None)

    @property
    def drafted(self) -> dict[int, int]:
        """The rank on each cell of the player's draft during setup."""
        return dict(self._draft.ranks) if self._draft is not None else {}

    def widgets(self) -> list[Widget]:
        """Everything that can be pointed at or clicked."""
        if self.preparing:
            return self._controls.waiting(playing=self.picture.turn > 0)
        if self._draft is not None:
            return self._controls.placing(self._draft, kept=self._intent.desk.has_kept)
        if self._choice is not None:
            return self._controls.choosing(self._choice)
        return self._controls.waiting(playing=self.picture.turn > 0 and self.picture.outcome is None)

    def use(self, what: What) -> Wish:
        """A widget was clicked or confirmed."""
        return self._intent.use(what)

    def drop(self, what: What, at: Point | None) -> Wish:  # noqa: ARG002
        """A figure or a card was dragged somewhere."""
        return self._intent.drop(at)

    def shortcut(self, command: Command) -> Wish:
        """Digits select action cards; E continues."""
        return self._intent.shortcut(command)

    def takes(self, command: Command) -> bool:
        """Whether a command is used to aim a throw."""
        return self._throws.takes(command)

    @property
    def wants_release(self) -> bool:
        """Whether key releases matter: a manual throw gets its power from how long a key is held."""
        return self._throws.by_hand

    def prepare(self, move: Move, level: str | None) -> bool:
        """Start aiming, shaking and computing a throw before it is made."""
        seat = self._thrower_seat(move)
        return seat is not None and self._thrower.prepare(move, level, self.picture, seat)

    def gesture(self, seat: int, gesture: ThrowGesture) -> Move | None:
        """A swipe on a phone: up is straight ahead."""
        right = degrees(atan2(gesture.x, max(0.0, -gesture.y)))
        thrown = Gesture.of(0.0, right if seat == RED else -right, gesture.power, gesture.spin)
        return self._thrower.throw_by(thrown, self.picture, seat)

    @property
    def preparing(self) -> bool:
        """Whether a die is being shaken."""
        return self._thrower.preparing

    def prepared(self, *, now: bool = False) -> Move | None:
        """The throw with its result."""
        self._thrower.hurried = self._kit.still
        return self._thrower.prepared(now=now)

    def attend(self, what: What | None) -> None:
        """Note what the player points at."""
        self._intent.attended = what

    def cancel(self) -> bool:
        """Clear the selection."""
        return self._intent.cancel()

    @property
    def sole(self) -> Move | None:
        """The only legal move, if there is just one: no step is left and no card can be played."""
        return self._choice.sole if self._choice is not None else None

    # Texts

    @property
    def page(self) -> str:
        """The rulebook page about what is being shown or has to be decided."""
        choice = self._choice
        if self.picture.outcome is not None:
            return "end"
        if not self.picture.turn:
            return "setup"
        if self._stage.dojo is not None:
            return "dojo" if self._places.lid else "battle"
        if choice is None:
            return "steps" if self.picture.steps else "weapons"
        if choice.walking:
            return "steps"
        return "tricks" if choice.use in ("salto", "sneak", "kidnap") else "actions"

    def threat(self) -> Pennant | None:
        """A Soke who is known or within reach."""
        found = soke_threat(self._choice.view) if self._choice is not None else None
        place = None if found is None or found.cell is None else self.where(f"cell.{found.cell}")
        if found is None or place is None:
            return None
        return Pennant(self._kit.say(found.key, side=self._words.side(1 - self._seat)), place)

    def hits(self, event: Event, seat: int) -> bool:
        """A figure that was kidnapped."""
        return isinstance(event, FigureKidnapped) and event.seat != seat

    def sheet(self) -> Sheet:
        """The player's cards, and how often each rank wins a roll."""
        hand, side = self.picture.hands[self._seat], SIDES[self._seat]
        spent = [name for bit, name in CARDS.items() if not hand & bit]
        return cards_and_odds(self._art, self._words, side, spent, self._words.version)

    def things(self) -> list[Thing]:
        """What can be looked at but not used."""
        return self._meaning.things(self.picture, self._draft)

    def tip(self, what: What) -> str | None:
        """Explain a thing; no tooltip covers the marks where a ninja may go, because the prompt explains them."""
        looked_at = what == self._intent.attended and isinstance(what, Cell)
        if looked_at and self._choice is not None and self._intent.looking.signs:
            return None
        return self._meaning.tip(what, self.picture, self._intent)

    def closer(self, what: What) -> Zoom | None:
        """The enlarged picture of a figure, a card, a die or a shuriken."""
        return self._large.closer(what, self.picture, self._intent)

    def say_move(self, move: Move) -> str:
        """A move in a few words."""
        view = self._choice.view if self._choice is not None else self._draft.view if self._draft is not None else None
        if view is None or not isinstance(move, NinjutsuMove):
            raise TypeError(f"no move to speak of: {move!r}")
        return NinjutsuCommentary().move(view, move, self._kit.say, self._words.side)

    def point_out(self, move: Move | None) -> None:
        """Highlight a move as if the player pointed at it."""
        self._intent.advised = move

    def why_no_hint(self) -> Refusal | None:
        """Once the Soke stands as advised, the formations beside the board are more useful than a hint."""
        taken = self._draft is not None and self._draft.follows_advice
        return refuse("ninjutsu.refused.hint_placed") if taken else None

    def follow(self, move: Move) -> bool:
        """Follow a hint during setup by changing the draft; other moves are simply made."""
        if self._draft is None or not isinstance(move, Place):
            return True
        self._draft.advise(move.cell)
        return False

    @property
    def hint_zone(self) -> Rect:
        """Over the weapons and the prompt, so that the cards and the board stay visible."""
        armoury = self._places.zone("armoury")
        return Rect(armoury.x, armoury.y + 24, armoury.w, _HINTS)

    def kept(self) -> list[Rect]:
        """The weapons with the steps that they bring, and the slip below them."""
        return [self._places.zone("armoury"), self._places.zone("prompt")]

    @property
    def public_zone(self) -> Rect:
        """The weapons, and the steps that they bring."""
        return self._places.zone("armoury")

    @property
    def sill(self) -> float:
        """Above the player's own cards."""
        return self._places.zone("action.0").y - _RAIL_ROOM

    def risk(self, move: Move) -> Risk | None:
        """What to warn about before a move: it endangers the Soke, or wastes a whole turn."""
        found = risk_of(self._choice, move) if self._choice is not None else None
        if found is None:
            return None
        at = self._places.box(found.cell) if found.cell is not None else self._button(move)
        return Risk(self._kit.say(found.key, **found.values), at or self._places.zone("buttons"))

    # Drawing

    def update(self, dt: float) -> None:
        """Advance the fences that rattle, the figures that turn and the particles."""
        self._particles.update(dt)
        self._ambience.update(dt)
        self._throws.update(dt if self._throws.by_hand else dt * min(self._kit.tempo, 8.0))
        self._stage.update(inf if self._kit.still else dt * self._kit.motion)

    @property
    def moving(self) -> bool:
        """Whether a fence rattles, figures turn, or something is dragged or flying."""
        aims = self.preparing or self._thrower.aim.charging
        return self._stage.moving or self._particles.moving or self._intent.carried is not None or aims

    def fit(self, canvas: Canvas) -> None:
        """Schedule the pictures for this size."""
        self._prebake.fit(canvas.layout)

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

    # Helpers

    @property
    def _choice(self) -> MoveBuilder | None:
        return self._intent.choice

    @property
    def _draft(self) -> FormationEditor | None:
        return self._intent.draft

    def _thrower_seat(self, move: Move) -> int | None:
        """The seat that throws next: the picture says so, regardless of who decided."""
        picture = self.picture
        if not isinstance(move, Throw):
            return None
        first = RED if picture.start == NOWHERE else picture.active
        return first if not picture.rolls[first] and not picture.outside >> first & 1 else 1 - first

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
