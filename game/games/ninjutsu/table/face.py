"""Ninjutsu on the table: what it shows, what may be clicked, what a click means."""

from math import inf

from game.core.board import Board
from game.core.contract import OPEN, Event, View
from game.core.refusal import Refusal
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.widgets.widget import Widget
from game.games.ninjutsu.events import BattleWon
from game.games.ninjutsu.figures import SOKE, rank_of
from game.games.ninjutsu.moves import NinjutsuMove
from game.games.ninjutsu.picture import Picture
from game.games.ninjutsu.state import PLACING
from game.games.ninjutsu.table.art import NinjutsuArt
from game.games.ninjutsu.table.choice import ORDER, Choice, hand
from game.games.ninjutsu.table.controls import Controls
from game.games.ninjutsu.table.desk import Desk
from game.games.ninjutsu.table.draft import Draft
from game.games.ninjutsu.table.looking import Looking, look_at
from game.games.ninjutsu.table.painter import Painter
from game.games.ninjutsu.table.places import Ground, Places
from game.games.ninjutsu.table.prompts import Prompt, Prompts
from game.games.ninjutsu.table.shown import Shown
from game.games.ninjutsu.table.stage import Stage
from game.games.ninjutsu.table.words import Words
from game.games.ninjutsu.view import NinjutsuView
from game.table.director import Groups
from game.table.face import Face, LogLine, Seen, Wish


class NinjutsuFace(Face):
    """The courtyard, its figures, weapons and cards."""

    def __init__(self, kit: Kit, zones: dict[str, Rect], board: Board) -> None:
        self._kit = kit
        self._places = Places(zones, board)
        self._words = Words(kit.texts, board)
        self._prompts = Prompts(self._words)
        self._stage = Stage(self._places, self._words, kit.reading)
        self._controls = Controls(self._places, self._words, self._carry)
        self._painter = Painter(NinjutsuArt(kit.assets, kit.bakery), self._places, self._words, self._controls)
        self._cells = {board.name(cell): cell for cell in range(board.size)}
        self._seat = 0
        """Whose edge is the near one, unless the table was turned."""
        self._turned = False
        self._desk = Desk(kit.keepsakes)
        self._choice: Choice | None = None
        self._attended: str | None = None
        self._carried: tuple[str, Point] | None = None

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

    def log(self, event: Event) -> LogLine | None:
        """An event in words."""
        return self._words.line(event)

    def where(self, place: str) -> Rect | None:
        """A cell with whoever stands on it."""
        cell = int(place.removeprefix("cell."))
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

    @property
    def hurried(self) -> bool:
        """Nobody sees where the others put their figures."""
        return not self.picture.turn

    # What may be done

    def sound(self, event: Event) -> str:
        """A master does not fall like others."""
        return "soke" if isinstance(event, BattleWon) and event.loser == SOKE else super().sound(event)

    def sound_of(self, refusal: Refusal) -> str:
        """Who runs into the fence hears it."""
        return "ninjutsu.fence" if refusal.key == "ninjutsu.refused.fence" else super().sound_of(refusal)

    def offer(self, view: View | None) -> None:
        """Let the person choose, from what the view tells; the same offer again keeps what was chosen."""
        self._carried = None
        if not isinstance(view, NinjutsuView):
            self._choice = None
            self._desk.clear()
            return
        if view.phase == PLACING:
            self._choice = None
            self._desk.offer(view)
            return
        self._desk.clear()
        if self._choice is None or self._choice.view != view:
            self._choice = Choice(view)

    def widgets(self) -> list[Widget]:
        """Everything that can be pointed at."""
        if self._draft is not None:
            return self._controls.placing(self._draft, kept=self._desk.has_kept)
        if self._choice is not None:
            return self._controls.choosing(self._choice)
        return self._controls.waiting(playing=self.picture.turn > 0 and self.picture.outcome is None)

    def use(self, name: str) -> Wish:
        """A widget was clicked or confirmed."""
        self._carried = None
        self._desk.saved = False
        if self._draft is not None:
            return self._use_draft(self._draft, name)
        return self._use_choice(self._choice, name) if self._choice is not None else None

    def drop(self, name: str, at: Point | None) -> Wish:
        """A figure was dragged somewhere."""
        carried, self._carried = self._carried, None
        if at is None or carried is None:
            return None
        if self._draft is not None:
            return self._drop_draft(self._draft, name, at)
        choice, start = self._choice, self._cell(name)
        end = Ground(self._places).cell_at(at)
        if choice is None or start is None or end is None or not choice.is_own(start):
            return None
        if start != end:
            choice.figure = start if choice.walking else choice.figure
            return self._tried(choice.click_cell(end), start, end)
        return None

    def shortcut(self, command: Command) -> Wish:
        """Digits choose action cards; E goes on."""
        choice = self._choice
        if self._draft is not None and command.kind is Kind.END:
            return self._use_draft(self._draft, "ready")
        if choice is None:
            return None
        if command.kind is Kind.END:
            return choice.click_go_on()
        if command.kind is Kind.DIGIT:
            return self._digit(choice, command.number)
        return None

    def attend(self, name: str | None) -> None:
        """The person looks at something."""
        self._attended = name

    def cancel(self) -> bool:
        """Let go of what is chosen."""
        self._carried = None
        if self._draft is not None:
            return self._draft.clear()
        return self._choice is not None and self._choice.back()

    def update(self, dt: float) -> None:
        """Let fences come to rest and figures turn round."""
        self._stage.update(inf if self._kit.still else dt * self._kit.motion)

    @property
    def moving(self) -> bool:
        """Whether a fence rattles, figures turn round, or one is dragged."""
        return self._stage.moving or self._carried is not None

    def draw(self, canvas: Canvas, seen: Seen) -> None:
        """Draw the table."""
        looking = look_at(self._attended, self._places, self._draft, self._choice)
        self._painter.draw(
            canvas,
            Shown(
                self.picture,
                self._stage,
                seen,
                self._prompt(looking),
                looking,
                self._draft,
                self._choice,
                self._dragged(),
            ),
        )

    # Clicks

    def _use_draft(self, draft: Draft, name: str) -> Wish:
        match name.split("."):
            case ["cell", _]:
                return draft.click_cell(self._cells[name.removeprefix("cell.")])
            case ["tray", rank]:
                return draft.click_tray(int(rank))
            case ["formation", formation]:
                self._desk.lay_out(draft, formation)
            case ["save"]:
                return self._desk.save(draft)
            case ["ready"]:
                return self._desk.hand_in(draft)
        return None

    def _drop_draft(self, draft: Draft, name: str, at: Point) -> Refusal | None:
        kind, _, rest = name.partition(".")
        end = Ground(self._places).cell_at(at)
        if self._places.zone("formation").contains(at):
            return draft.drop_in_tray(self._cells[rest]) if kind == "cell" else None
        if end is None:
            return None
        source = int(rest) if kind == "tray" else self._cells[rest]
        return draft.drop_on_cell(source, end, from_tray=kind == "tray")

    def _use_choice(self, choice: Choice, name: str) -> Wish:
        match name.split("."):
            case ["cell", _]:
                start, cell = choice.figure, self._cells[name.removeprefix("cell.")]
                return self._tried(choice.click_cell(cell), start, cell)
            case ["action", card]:
                return choice.click_card(card)
            case ["use", use]:
                return choice.click_use(use)
            case ["play"]:
                return choice.ready
            case ["back"]:
                choice.back()
            case ["reroll"]:
                return choice.click_reroll()
            case ["end_turn" | "pass" | "accept"]:
                return choice.click_go_on()
        return None

    def _tried(self, wish: NinjutsuMove | Refusal | None, start: int | None, end: int) -> Wish:
        """A step that a fence bars makes it rattle."""
        if isinstance(wish, Refusal) and wish.key == "ninjutsu.refused.fence" and start is not None:
            self._stage.rattle(start, end)
        return wish

    def _digit(self, choice: Choice, number: int) -> Wish:
        if choice.fighting:
            return {1: choice.click_reroll, 2: choice.click_go_on}.get(number, lambda: None)()
        if not 1 <= number <= len(ORDER):
            return None
        card = ORDER[number - 1]
        if choice.asks_for_use:
            return choice.click_use("shuriken" if card == "joker" else card)
        return choice.click_card(card) if card in hand(choice.view.hands[choice.seat]) else choice.why_not_card(card)

    # Small things

    @property
    def _draft(self) -> Draft | None:
        return self._desk.draft

    def _cell(self, name: str) -> int | None:
        return self._cells.get(name.removeprefix("cell."))

    def _carry(self, name: str, at: Point) -> None:
        self._carried = (name, at)

    def _dragged(self) -> tuple[int, int, Point] | None:
        """What is dragged and may be: seat, rank, place."""
        if self._carried is None:
            return None
        name, at = self._carried
        kind, _, rest = name.partition(".")
        if self._draft is not None:
            rank = int(rest) if kind == "tray" else self._draft.ranks.get(self._cells[rest], 0)
            waits = kind != "tray" or self._draft.waiting(rank)
            return (self._draft.seat, rank, at) if rank and waits else None
        cell = self._cell(name)
        if self._choice is None or cell is None or not self._choice.walking or not self._choice.is_own(cell):
            return None
        return self._choice.seat, rank_of(self._choice.view.cells[cell]), at

    def _prompt(self, looking: Looking) -> Prompt:
        if self._draft is not None:
            prompt = self._prompts.draft(self._draft)
            return Prompt(prompt.head, self._words.say("ninjutsu.prompt.saved")) if self._desk.saved else prompt
        if self._choice is not None:
            return self._prompts.choice(self._choice, looking.cell, looking.card, looking.use)
        return self._prompts.watching(self.picture)
