"""What the player of Ninja Taisen is about to do: selected, pointed at, dragged or hinted. No pygame."""

from collections.abc import Callable
from typing import NamedTuple

from game.core.refusal import Refusal, refuse
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.widgets.widget import What
from game.games.taisen import TAISEN
from game.games.taisen.rules.moves import UseDie
from game.games.taisen.rules.ninjas import SUITS, Suit
from game.games.taisen.rules.picture import Picture
from game.games.taisen.rules.view import TaisenView
from game.games.taisen.table.input import pieces
from game.games.taisen.table.input.move_builder import MoveBuilder
from game.games.taisen.table.input.pieces import Die, OtherNinja, OwnNinja
from game.games.taisen.table.layout import STEP, Ninja, TableLayout
from game.table.face.answers import Wish
from game.table.face.base import InputBase

REACH = 84.0
"""How far to the side of a tile's centre a group may be dropped, at any height above it."""


class Dragged(NamedTuple):
    """A dragged ninja, and where the pointer is."""

    ninja: str
    at: Point

    def group(self, picture: Picture, seat: int) -> dict[Ninja, Point]:
        """The ninja and all that stand on it, bottom to top."""
        stack = next(stack for stack in picture.stacks[seat] if self.ninja in stack)
        taken = stack[stack.index(self.ninja) :]
        return {Ninja(seat, name): Point(self.at.x, self.at.y - STEP * up) for up, name in enumerate(taken)}

    def aimed(self, choice: MoveBuilder, places: TableLayout) -> list[UseDie]:
        """The moves that would end where the pointer is."""
        return [
            move
            for move in choice.moves_of(self.ninja)
            if abs(places.tile(choice.forecast(move).moved.end).x - self.at.x) <= REACH
        ]

    def let_go(self, choice: MoveBuilder, places: TableLayout, picture: Picture) -> UseDie | Refusal | None:
        """The result of a drop: a move, a reason why there is none, or nothing if the group was put back."""
        aimed = self.aimed(choice, places)
        if len(aimed) == 1:
            return aimed[0]
        if aimed:
            return refuse("taisen.refused.which_die")
        stacks = picture.stacks[choice.seat]
        home = next(tile for tile, stack in enumerate(stacks) if self.ninja in stack)
        if abs(places.tile(home).x - self.at.x) <= REACH:
            return None
        return choice.why_stuck(self.ninja) or refuse("taisen.tip.no_landing")


class Intent(InputBase[MoveBuilder]):
    """All that the player's decision depends on; empty while nobody decides."""

    def __init__(self, places: TableLayout, picture: Callable[[], Picture], put_back: Callable[[], None]) -> None:
        """`picture` is what lies on the table; `put_back` is called when a dragged group is dropped."""
        super().__init__()
        self._places = places
        self._picture = picture
        self._put_back = put_back
        self.carried: Dragged | None = None

    def offer(self, view: TaisenView | None) -> None:
        """Start a decision on this view, or end it."""
        self.view, self.carried = view, None
        self.choice = None if view is None else MoveBuilder(view, self.game or TAISEN)

    @property
    def seat(self) -> int | None:
        """Who decides."""
        return self.choice.seat if self.choice is not None else None

    def use(self, what: What) -> Wish:
        """A ninja, a die, a tile or the end of the turn was clicked or confirmed."""
        choice = self.choice
        if choice is None:
            return None
        match what:
            case OwnNinja(ninja):
                return choice.click_ninja(ninja)
            case OtherNinja(seat, ninja):
                path = self._picture().stacks[seat]
                return choice.click_enemy(next(tile for tile, stack in enumerate(path) if ninja in stack))
            case Die(suit):
                return choice.click_die(suit)
            case pieces.LANDING:
                return self.move
            case pieces.END_TURN:
                return choice.click_end()
        return None

    def drop(self, what: What, at: Point | None) -> Wish:
        """A dragged group was dropped on a tile or elsewhere."""
        self.carried = None
        self._put_back()
        if self.choice is None or at is None or not isinstance(what, OwnNinja):
            return None
        return Dragged(what.ninja, at).let_go(self.choice, self._places, self._picture())

    def shortcut(self, command: Command) -> Wish:
        """1, 2 and 3 choose a die; E hands the dice over."""
        choice = self.choice
        if choice is None:
            return None
        if command.kind is Kind.DIGIT and 1 <= command.number <= len(SUITS):
            return choice.click_die(SUITS[command.number - 1])
        return choice.click_end() if command.kind is Kind.END else None

    def carry(self, ninja: str, at: Point) -> dict[Ninja, Point]:
        """Drag a ninja: where it and all that stand on it are now."""
        if self.choice is None:
            return {}
        self.carried = Dragged(ninja, at)
        return self.carried.group(self._picture(), self.choice.seat)

    @property
    def move(self) -> UseDie | None:
        """The move that the player seems to mean."""
        choice = self.choice
        if choice is None:
            return None
        if self.carried is not None:
            return next(iter(self.carried.aimed(choice, self._places)), None)
        match self.attended:
            case OwnNinja(ninja):
                return choice.candidate(ninja=ninja)
            case Die(suit):
                return choice.candidate(die=suit)
        if choice.die is None and choice.ninja is None and isinstance(self.advised, UseDie):
            return self.advised if self.advised in choice.legal else None
        return choice.candidate()

    @property
    def striking(self) -> bool:
        """Whether the intended move would lead to fights, or win."""
        if self.choice is None or self.move is None:
            return False
        forecast = self.choice.forecast(self.move)
        return bool(forecast.fights or forecast.ended)

    @property
    def die(self) -> Suit | None:
        """The die whose ninjas are of interest: the selected one, else the one pointed at."""
        choice, looked_at = self.choice, self.attended
        if choice is None or choice.die is not None or choice.ninja is not None:
            return choice.die if choice is not None else None
        return looked_at.suit if isinstance(looked_at, Die) else None

    @property
    def landings(self) -> set[int]:
        """The tiles where the intended or dragged group could land."""
        choice, move = self.choice, self.move
        if choice is None:
            return set()
        moves = [move] if move is not None else []
        if self.carried is not None:
            moves = choice.moves_of(self.carried.ninja)
        return {choice.forecast(move).moved.end for move in moves}

    @property
    def raised(self) -> set[Ninja]:
        """The group that would move: the ninja and all that stand on it, also before there is a die."""
        choice, chosen = self.choice, self.chosen
        if choice is None or chosen is None:
            return set()
        stack = next(stack for stack in self._picture().stacks[choice.seat] if chosen.name in stack)
        return {Ninja(choice.seat, name) for name in stack[stack.index(chosen.name) :]}

    @property
    def chosen(self) -> Ninja | None:
        """The ninja that would be moved."""
        choice, move = self.choice, self.move
        name = move.ninja if move else choice.ninja if choice else None
        return Ninja(choice.seat, name) if choice and name else None
