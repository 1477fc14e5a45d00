"""Ninjutsu on the table: what it shows, what may be clicked, what a click means."""

from functools import partial
from math import inf

from game.core.board import Board
from game.core.contract import OPEN, Event, Move, View
from game.core.refusal import Refusal, refuse
from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.commands import Command
from game.engine.flurry import Flurry
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.widgets.ring import draw_ring
from game.engine.widgets.widget import Widget
from game.games.ninjutsu.commentary import NinjutsuCommentary
from game.games.ninjutsu.moves import AcceptRoll, EndTurn, NinjutsuMove, Place, PlayNothing, Reroll
from game.games.ninjutsu.picture import Picture
from game.games.ninjutsu.table.art import NinjutsuArt
from game.games.ninjutsu.table.choice import ORDER, Choice
from game.games.ninjutsu.table.controls import Controls
from game.games.ninjutsu.table.draft import Draft
from game.games.ninjutsu.table.icon_drawing import draw_icon
from game.games.ninjutsu.table.intent import Intent
from game.games.ninjutsu.table.large import Large
from game.games.ninjutsu.table.looking import Looking
from game.games.ninjutsu.table.meaning import Meaning
from game.games.ninjutsu.table.painter import Painter
from game.games.ninjutsu.table.places import Places
from game.games.ninjutsu.table.plan import plan
from game.games.ninjutsu.table.prompts import Prompt, Prompts
from game.games.ninjutsu.table.regrets import regret
from game.games.ninjutsu.table.shown import Shown
from game.games.ninjutsu.table.stage import Stage
from game.games.ninjutsu.table.words import Words
from game.games.ninjutsu.table.yard_air import yard_air
from game.games.ninjutsu.view import NinjutsuView
from game.table.closer import Closer
from game.table.director import Groups
from game.table.face import Face, LogLine, Risk, Seen, Thing, Wish
from game.table.planned import Planned

_BUTTONS: dict[type, str] = {EndTurn: "end_turn", PlayNothing: "pass", Reroll: "reroll", AcceptRoll: "accept"}
"""The buttons that make a move by themselves."""

_HINTS = 470.0
"""How much of the height of the weapons a hint covers."""


class NinjutsuFace(Face):
    """The courtyard, its figures, weapons and cards."""

    def __init__(self, kit: Kit, zones: dict[str, Rect], board: Board) -> None:
        self._kit = kit
        self._art = NinjutsuArt(kit.assets, kit.bakery)
        self._places = Places(zones, board)
        self._words = Words(kit.texts, board)
        self._prompts = Prompts(self._words)
        self._flurry, self._ambience = Flurry(kit), yard_air(kit)
        self._stage = Stage(self._places, self._words, kit.reading, self._flurry)
        self._intent = Intent(self._places, kit.keepsakes, self._stage.rattle)
        self._controls = Controls(self._places, self._words, self._intent.carry)
        self._painter = Painter(self._art, self._places, self._words, self._controls, self._ambience)
        self._meaning = Meaning(kit, self._places, self._words, self._stage)
        self._planned = Planned(partial(plan, kit.bakery.plan, self._art, self._places))
        self._large = Large(self._art, self._words, self._stage, self._meaning)
        self._seat = 0
        """Whose edge is the near one, unless the table was turned."""
        self._turned = False

    # What is shown

    def lay(self, view: View) -> None:
        """Put everything where the view says."""
        if not isinstance(view, NinjutsuView):
            raise TypeError(f"not a view of Ninjutsu: {view!r}")
        self._seat = view.seat if view.seat in (0, 1) else self._seat
        self._places.near = self._seat ^ self._turned
        all_revealed = view.seat == OPEN and self._stage.viewer in (0, 1) and not self._kit.still
        self._stage.viewer, self._stage.marks = view.seat, view.marks
        self.picture: Picture = Picture.of(view)
        self._stage.trace = ()
        before = self._stage.figures
        self._flurry.clear()
        self._stage.lay(self.picture)
        if all_revealed:
            self._stage.reveal(before)

    def open(self) -> Groups:
        """The board is empty as yet."""
        return []

    def stage(self, event: Event) -> Groups:
        """How an event is shown."""
        return self._stage.stage(event, self.picture)

    def show(self, event: Event) -> None:
        """Make an event part of the picture; everything rests where it belongs now."""
        self.picture.show(event)
        self._stage.lay(self.picture)

    def sound_of(self, refusal: Refusal) -> str:
        """A fence that stops somebody is heard."""
        return "ninjutsu.fence" if refusal.key == "ninjutsu.refused.fence" else super().sound_of(refusal)

    def log(self, event: Event) -> LogLine | None:
        """An event in words."""
        return self._words.line(event)

    def draw_icon(self, canvas: Canvas, icon: str, box: Rect) -> None:
        """A crest, a figure, a die, a card's sign or a shuriken before a line of the log."""
        draw_icon(canvas, self._art, icon, box)

    def where(self, place: str) -> Rect | None:
        """A cell with whoever stands on it; an own card or ninja that is not chosen yet."""
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
        """Nobody sees where the others put their figures."""
        return not self.picture.turn

    # What may be done

    def offer(self, view: View | None) -> None:
        """Let the person choose, from what the view tells; the same offer again keeps what was chosen."""
        self._intent.offer(view if isinstance(view, NinjutsuView) else None)

    @property
    def drafted(self) -> dict[int, int]:
        """The rank on each cell, as far as the person who sets up has laid them out."""
        return dict(self._draft.ranks) if self._draft is not None else {}

    def widgets(self) -> list[Widget]:
        """Everything that can be pointed at."""
        if self._draft is not None:
            return self._controls.placing(self._draft, kept=self._intent.desk.has_kept)
        if self._choice is not None:
            return self._controls.choosing(self._choice)
        return self._controls.waiting(playing=self.picture.turn > 0 and self.picture.outcome is None)

    def use(self, name: str) -> Wish:
        """A widget was clicked or confirmed."""
        return self._intent.use(name)

    def drop(self, name: str, at: Point | None) -> Wish:  # noqa: ARG002
        """A figure or a card was dragged somewhere."""
        return self._intent.drop(at)

    def shortcut(self, command: Command) -> Wish:
        """Digits choose action cards; E goes on."""
        return self._intent.shortcut(command)

    def attend(self, name: str | None) -> None:
        """The person looks at something."""
        self._intent.attended = name

    def cancel(self) -> bool:
        """Let go of what is chosen."""
        return self._intent.cancel()

    @property
    def sole(self) -> Move | None:
        """The only move there is: no step is left, no card can be played."""
        return self._choice.sole if self._choice is not None else None

    # What is said about it

    @property
    def page(self) -> str:
        """The page about what is being shown or has to be decided."""
        choice = self._choice
        if self.picture.outcome is not None:
            return "end"
        if not self.picture.turn:
            return "setup"
        if self._stage.dojo is not None:
            return "battle"
        if choice is None:
            return "steps" if self.picture.steps else "weapons"
        if choice.walking:
            return "steps"
        return "tricks" if choice.use in ("salto", "sneak", "kidnap") else "actions"

    def things(self) -> list[Thing]:
        """What can only be looked at."""
        return self._meaning.things(self.picture, self._draft)

    def tip(self, name: str) -> str | None:
        """What something means; nothing over the signs of where a ninja may go, the slip says it then."""
        looked_at = name == self._intent.attended and name.startswith("cell.")
        if looked_at and self._choice is not None and self._intent.looking.signs:
            return None
        return self._meaning.tip(name, self.picture, self._intent)

    def closer(self, name: str) -> Closer | None:
        """A figure, a card, a die or a shuriken, large."""
        return self._large.closer(name, self.picture, self._intent)

    def say_move(self, move: Move) -> str:
        """A move in a few words."""
        view = self._choice.view if self._choice is not None else self._draft.view if self._draft is not None else None
        if view is None or not isinstance(move, NinjutsuMove):
            raise TypeError(f"no move to speak of: {move!r}")
        return NinjutsuCommentary().move(view, move, self._kit.say, self._words.side)

    def point_out(self, move: Move | None) -> None:
        """Show a move as if somebody looked at it."""
        self._intent.advised = move

    def why_no_hint(self) -> Refusal | None:
        """Once the Soke stands as advised, the formations beside the board say more than a hint could."""
        taken = self._draft is not None and self._draft.follows_advice
        return refuse("ninjutsu.refused.hint_placed") if taken else None

    def follow(self, move: Move) -> bool:
        """Advice about setting up changes the draft; all other moves are made."""
        if self._draft is None or not isinstance(move, Place):
            return True
        self._draft.advise(move.cell)
        return False

    @property
    def hint_zone(self) -> Rect:
        """Over the weapons: cards and board stay in sight."""
        armoury = self._places.zone("armoury")
        return Rect(armoury.x, armoury.y + 24, armoury.w, _HINTS)

    def risk(self, move: Move) -> Risk | None:
        """What endangers the Soke, or wastes a whole turn."""
        found = regret(self._choice, move) if self._choice is not None else None
        if found is None:
            return None
        at = self._places.box(found.cell) if found.cell is not None else self._button(move)
        return Risk(self._kit.say(found.key, **found.values), at or self._places.zone("buttons"))

    # What is drawn

    def update(self, dt: float) -> None:
        """Let fences come to rest and figures turn round; let the air move."""
        self._flurry.update(dt)
        self._ambience.update(dt)
        self._stage.update(inf if self._kit.still else dt * self._kit.motion)

    @property
    def moving(self) -> bool:
        """Whether a fence rattles, figures turn round, or something is dragged or flies about."""
        return self._stage.moving or self._flurry.moving or self._intent.carried is not None

    def draw(self, canvas: Canvas, seen: Seen) -> None:
        """Draw the table."""
        self._planned.draw(canvas.layout)
        intent, looking = self._intent, self._intent.looking
        shown = Shown(
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

    # Small things

    @property
    def _choice(self) -> Choice | None:
        return self._intent.choice

    @property
    def _draft(self) -> Draft | None:
        return self._intent.draft

    def _button(self, move: Move) -> Rect | None:
        """The button that makes a move."""
        name = _BUTTONS.get(type(move))
        return next((widget.rect for widget in self.widgets() if widget.name == name), None)

    def _prompt(self, looking: Looking) -> Prompt:
        if self._draft is not None:
            prompt = self._prompts.draft(self._draft)
            saved = self._intent.desk.saved
            return Prompt(prompt.head, self._words.say("ninjutsu.prompt.saved")) if saved else prompt
        if self._choice is not None:
            return self._prompts.choice(self._choice, looking.cell, looking.card, looking.use)
        return self._prompts.watching(self.picture)
