"""What the player at the Ninjutsu table is about to do: place, select, point at, drag or follow a hint. No pygame."""

from collections.abc import Callable

from game.core.refusal import Refusal
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.prefs.key_value import KeyValueStore
from game.engine.widgets.widget import What
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.rules.figures import rank_of
from game.games.ninjutsu.rules.moves import NinjutsuMove, Step
from game.games.ninjutsu.rules.state import PLACING
from game.games.ninjutsu.rules.view import NinjutsuView
from game.games.ninjutsu.table.input.drag import Dragged
from game.games.ninjutsu.table.input.formation_editor import FormationEditor
from game.games.ninjutsu.table.input.highlights import Highlights, look_at
from game.games.ninjutsu.table.input.move_builder import ORDER, MoveBuilder, hand
from game.games.ninjutsu.table.input.pieces import ActionCard, Cell, Formation, JokerUse, Throwing, Tray
from game.games.ninjutsu.table.input.setup_desk import SetupDesk
from game.games.ninjutsu.table.input.table_throws import DIE, TableThrows
from game.games.ninjutsu.table.layout import TableLayout
from game.table.face.answers import Wish
from game.table.face.base import InputBase


class Intent(InputBase[MoveBuilder]):
    """Everything that a decision may depend on; empty while nobody decides."""

    def __init__(
        self, places: TableLayout, key_values: KeyValueStore, barred: Callable[[int, int], None], throws: TableThrows
    ) -> None:
        """`barred` is called when a fence blocks a step."""
        super().__init__()
        self.throws = throws
        self._places = places
        self._barred = barred
        self.cells = places.cells
        self.desk = SetupDesk(key_values)
        self.carried: Dragged | None = None
        self._stepped: tuple[int, int] | None = None
        """The turn in which a ninja was last told to step, and where it is then: it may walk on from there."""

    @property
    def draft(self) -> FormationEditor | None:
        """The formation that is being laid out."""
        return self.desk.draft

    def offer(self, view: NinjutsuView | None) -> None:
        """Start a decision on this view, or end it with None; the same view again keeps the selection."""
        self.view, self.carried = view, None
        if view is not None and view.phase == PLACING:
            self.choice = None
            self.desk.offer(view)
            return
        self.desk.clear()
        self.throws.offer(view)
        if view is None:
            self.choice = None
        elif self.choice is None or self.choice.view != view:
            self.choice = MoveBuilder(view, self.game or NINJUTSU)
            if self._stepped is not None and self._stepped[0] == view.turn:
                self.choice.go_on_with(self._stepped[1])

    # What the player does

    def use(self, what: What) -> Wish:
        """A widget was clicked or confirmed."""
        self.carried = None
        self.desk.saved = False
        if self.draft is not None:
            return self._use_draft(self.draft, what)
        return self._use_choice(self.choice, what) if self.choice is not None else None

    def carry(self, what: What, at: Point) -> None:
        """Drag something; dragging a ninja that can move also selects it."""
        if what == DIE:
            self.throws.pull(at)
            return
        self.carried = Dragged(what, at)
        if self.choice is not None and isinstance(what, Cell):
            cell = self.cells[what.cell]
            if self.choice.is_own(cell) and self.choice.ends_of(cell):
                self.choice.figure = cell

    def drop(self, what: What, at: Point | None) -> Wish:  # noqa: ARG002
        """Drop what is being dragged."""
        if self.throws.by_hand:
            return self.throws.release(at)
        carried, self.carried = self.carried, None
        if at is None or carried is None:
            return None
        carried = carried._replace(at=at)
        if self.draft is not None:
            return carried.into_draft(self.draft, self._places, self.cells)
        if self.choice is None:
            return None
        if not isinstance(carried.what, Cell):
            return carried.play(self.choice, self._places)
        start, end = self.cells[carried.what.cell], carried.aimed(self.choice, self._places, self.cells)
        if end is None or start == end or not self.choice.is_own(start) or not self.choice.moving:
            return None
        self.choice.figure = start
        wish = self._tried(self.choice.click_cell(end), start, end)
        if not self.choice.ends_of(start):
            self.choice.figure = None
        return wish

    def shortcut(self, command: Command) -> Wish:
        """Digits select action cards; E continues."""
        choice = self.choice
        if self.draft is not None and command.kind is Kind.END:
            return self._use_draft(self.draft, "ready")
        if choice is None:
            return None
        if choice.throwing:
            return self.throws.shortcut(command)
        if command.kind is Kind.END:
            return choice.click_go_on()
        return self._digit(choice, command.number) if command.kind is Kind.DIGIT else None

    def cancel(self) -> bool:
        """Clear the selection; False if there was none."""
        self.carried = None
        if self.throws.by_hand and self.throws.cancel():
            return True
        if self.draft is not None:
            return self.draft.clear()
        return self.choice is not None and self.choice.back()

    # What is shown of it

    @property
    def looking(self) -> Highlights:
        """The highlights for what the player points at, drags or is advised to do."""
        if self.carried is not None and self.choice is not None:
            return self._dragging(self.carried, self.choice)
        found = look_at(self.attended, self._places, self.draft, self.choice)
        idle = self.choice is None or not self.choice.begun
        if self.advised is not None and idle and found.idle:
            return found.advised(self.advised, self.choice)
        return found

    @property
    def dragged(self) -> tuple[int, int, Point] | None:
        """The dragged figure, if it may be dragged: seat, rank, place."""
        carried, choice, draft = self.carried, self.choice, self.draft
        if carried is None:
            return None
        if draft is not None and isinstance(carried.what, Tray):
            rank = carried.what.rank
            return (draft.seat, rank, carried.at) if draft.waiting(rank) else None
        if not isinstance(carried.what, Cell):
            return None
        cell = self.cells[carried.what.cell]
        if draft is not None:
            rank = draft.ranks.get(cell, 0)
            return (draft.seat, rank, carried.at) if rank else None
        if choice is None or not choice.moving or not choice.is_own(cell):
            return None
        return choice.seat, rank_of(choice.view.cells[cell]), carried.at

    @property
    def held_card(self) -> tuple[str, Point] | None:
        """The action card that is being dragged."""
        carried = self.carried
        return (carried.what.card, carried.at) if carried and isinstance(carried.what, ActionCard) else None

    def _dragging(self, carried: Dragged, choice: MoveBuilder) -> Highlights:
        found = look_at(carried.what, self._places, None, choice)
        walks = isinstance(carried.what, Cell)
        aimed = carried.aimed(choice, self._places, self.cells) if walks else carried.over(choice, self._places)
        return found.aiming(aimed) if aimed in found.marks else found

    # Clicks

    def _use_draft(self, draft: FormationEditor, what: What) -> Wish:
        match what:
            case Cell(cell):
                return draft.click_cell(self.cells[cell])
            case Tray(rank):
                return draft.click_tray(rank)
            case Formation(formation):
                self.desk.lay_out(draft, formation)
            case "save":
                return self.desk.save(draft)
            case "ready":
                return self.desk.hand_in(draft)
        return None

    def _use_choice(self, choice: MoveBuilder, what: What) -> Wish:
        match what:
            case Cell(cell):
                start, end = choice.figure, self.cells[cell]
                return self._tried(choice.click_cell(end), start, end)
            case ActionCard(card):
                return choice.click_card(card)
            case JokerUse(use):
                return choice.click_use(use)
            case "play":
                return choice.ready
            case "back":
                choice.back()
            case Throwing(how):
                return self.throws.use(how)
            case "reroll":
                return choice.click_reroll()
            case "end_turn" | "pass" | "accept":
                return choice.click_go_on()
        return None

    def _tried(self, wish: NinjutsuMove | Refusal | None, start: int | None, end: int) -> Wish:
        """If a fence blocks the step, make the fence rattle; if nothing does, remember who stepped."""
        if isinstance(wish, Step) and self.view is not None:
            self._stepped = self.view.turn, wish.end
        if isinstance(wish, Refusal) and wish.key == "ninjutsu.refused.fence" and start is not None:
            self._barred(start, end)
        return wish

    def _digit(self, choice: MoveBuilder, number: int) -> Wish:
        if choice.fighting:
            return {1: choice.click_reroll, 2: choice.click_go_on}.get(number, lambda: None)()
        if not 1 <= number <= len(ORDER):
            return None
        card = ORDER[number - 1]
        if choice.asks_for_use:
            return choice.click_use("shuriken" if card == "joker" else card)
        return choice.click_card(card) if card in hand(choice.view.hands[choice.seat]) else choice.why_not_card(card)
