"""What a person at the table of Ninjutsu is about to do: placed, chosen, looked at, dragged or advised. No pygame."""

from collections.abc import Callable

from game.core.contract import Move
from game.core.refusal import Refusal
from game.engine.commands import Command, Kind
from game.engine.geometry import Point
from game.engine.keepsakes import Keepsakes
from game.games.ninjutsu.figures import rank_of
from game.games.ninjutsu.moves import NinjutsuMove
from game.games.ninjutsu.state import PLACING
from game.games.ninjutsu.table.carrying import Carried
from game.games.ninjutsu.table.choice import ORDER, Choice, hand
from game.games.ninjutsu.table.desk import Desk
from game.games.ninjutsu.table.draft import Draft
from game.games.ninjutsu.table.looking import Looking, look_at
from game.games.ninjutsu.table.places import Places
from game.games.ninjutsu.view import NinjutsuView
from game.table.face import Wish


class Intent:
    """Everything that a decision may hang on; empty while nobody decides."""

    def __init__(self, places: Places, keepsakes: Keepsakes, barred: Callable[[int, int], None]) -> None:
        """`barred` is told of a step that a fence stops."""
        self._places = places
        self._barred = barred
        self.cells = places.cells
        self.desk = Desk(keepsakes)
        self.choice: Choice | None = None
        self.attended: str | None = None
        self.carried: Carried | None = None
        self.advised: Move | None = None

    @property
    def draft(self) -> Draft | None:
        """The formation that is being laid out."""
        return self.desk.draft

    def offer(self, view: NinjutsuView | None) -> None:
        """Somebody decides on this view, or nobody does; the same view again keeps what was chosen."""
        self.carried = None
        if view is not None and view.phase == PLACING:
            self.choice = None
            self.desk.offer(view)
            return
        self.desk.clear()
        if view is None:
            self.choice = None
        elif self.choice is None or self.choice.view != view:
            self.choice = Choice(view)

    # What the person does

    def use(self, name: str) -> Wish:
        """A widget was clicked or confirmed."""
        self.carried = None
        self.desk.saved = False
        if self.draft is not None:
            return self._use_draft(self.draft, name)
        return self._use_choice(self.choice, name) if self.choice is not None else None

    def carry(self, name: str, at: Point) -> None:
        """Something is dragged; a ninja that can go somewhere is chosen by that."""
        self.carried = Carried(name, at)
        if self.choice is not None and self.carried.kind == "cell":
            cell = self.cells[self.carried.rest]
            if self.choice.is_own(cell) and self.choice.ends_of(cell):
                self.choice.figure = cell

    def drop(self, at: Point | None) -> Wish:
        """What was dragged is let go of."""
        carried, self.carried = self.carried, None
        if at is None or carried is None:
            return None
        carried = carried._replace(at=at)
        if self.draft is not None:
            return carried.into_draft(self.draft, self._places, self.cells)
        if self.choice is None:
            return None
        if carried.kind == "action":
            return carried.play(self.choice, self._places)
        start, end = self.cells[carried.rest], carried.aimed(self.choice, self._places, self.cells)
        if end is None or start == end or not self.choice.is_own(start) or not self.choice.moving:
            return None
        self.choice.figure = start
        wish = self._tried(self.choice.click_cell(end), start, end)
        if not self.choice.ends_of(start):
            self.choice.figure = None
        return wish

    def shortcut(self, command: Command) -> Wish:
        """Digits choose action cards; E goes on."""
        choice = self.choice
        if self.draft is not None and command.kind is Kind.END:
            return self._use_draft(self.draft, "ready")
        if choice is None:
            return None
        if command.kind is Kind.END:
            return choice.click_go_on()
        return self._digit(choice, command.number) if command.kind is Kind.DIGIT else None

    def cancel(self) -> bool:
        """Let go of what is chosen; False if nothing was."""
        self.carried = None
        if self.draft is not None:
            return self.draft.clear()
        return self.choice is not None and self.choice.back()

    # What is seen of it

    @property
    def looking(self) -> Looking:
        """What lights up for what the person looks at, drags or is advised to do."""
        if self.carried is not None and self.choice is not None:
            return self._dragging(self.carried, self.choice)
        found = look_at(self.attended, self._places, self.draft, self.choice)
        idle = self.choice is None or not self.choice.begun
        if self.advised is not None and idle and found.idle:
            return found.advised(self.advised, self.choice)
        return found

    @property
    def dragged(self) -> tuple[int, int, Point] | None:
        """The figure that is dragged and may be: seat, rank, place."""
        carried, choice = self.carried, self.choice
        if carried is None or carried.kind == "action":
            return None
        if self.draft is not None:
            tray = carried.kind == "tray"
            rank = int(carried.rest) if tray else self.draft.ranks.get(self.cells[carried.rest], 0)
            return (self.draft.seat, rank, carried.at) if rank and (not tray or self.draft.waiting(rank)) else None
        cell = self.cells[carried.rest]
        if choice is None or not choice.moving or not choice.is_own(cell):
            return None
        return choice.seat, rank_of(choice.view.cells[cell]), carried.at

    @property
    def held_card(self) -> tuple[str, Point] | None:
        """The action card that is dragged."""
        carried = self.carried
        return (carried.rest, carried.at) if carried is not None and carried.kind == "action" else None

    def _dragging(self, carried: Carried, choice: Choice) -> Looking:
        found = look_at(carried.name, self._places, None, choice)
        walks = carried.kind == "cell"
        aimed = carried.aimed(choice, self._places, self.cells) if walks else carried.over(choice, self._places)
        return found.aiming(aimed) if aimed in found.marks else found

    # Clicks

    def _use_draft(self, draft: Draft, name: str) -> Wish:
        match name.split("."):
            case ["cell", cell]:
                return draft.click_cell(self.cells[cell])
            case ["tray", rank]:
                return draft.click_tray(int(rank))
            case ["formation", formation]:
                self.desk.lay_out(draft, formation)
            case ["save"]:
                return self.desk.save(draft)
            case ["ready"]:
                return self.desk.hand_in(draft)
        return None

    def _use_choice(self, choice: Choice, name: str) -> Wish:
        match name.split("."):
            case ["cell", cell]:
                start, end = choice.figure, self.cells[cell]
                return self._tried(choice.click_cell(end), start, end)
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
            self._barred(start, end)
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
