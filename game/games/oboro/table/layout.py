"""Where everything of Oboro lies on its table, seen from one seat, from the Tiled map. No pygame."""

from collections.abc import Callable

from game.engine.geometry import Point, Rect
from game.games.oboro.rules.cards import HAND as CARDS
from game.games.oboro.rules.cards import PIECES, SEATS, SUITS
from game.table.cards.flight import Pose, fan
from game.table.zone import TableZone, TableZones, ZonedLayout

HAND, TRICK, STACK, LAST, SMALL = 150.0, 136.0, 92.0, 70.0, 64.0
"""The width of a card in the player's hand, in the trick, on a stack, in the last trick, in another's hand."""

LARGE_HAND = 180.0
"""The width of a card in the player's hand with the large-cards setting."""

SECRECY, DIAL, POINTS, PIECE, STAR = 108.0, 104.0, 70.0, 28.0, 58.0

_APART, _MOST_APART, _TILT, _BOW = 98.0, 118.0, 2.6, 3.2
"""The fan of the player's hand: spacing of eight cards, largest spacing of fewer, tilt per step, and curvature."""

_LARGER = 1.14
"""How much wider the spacing of large cards is."""

_ASIDE = 52.0
"""How far a hand of large cards moves to the right, because a plate takes the room at the left."""

_SMALL_APART, _SMALL_TILT, _SMALL_BOW = 34.0, 2.4, 0.9
_TRICK_TILT = (0.0, -6.0, 6.0)

_OF_A_POSITION = ("seat", "name", "line", "points", "pieces", "dial", "trick")
ZONES = (
    *(f"{kind}.{position}" for kind in _OF_A_POSITION for position in range(SEATS)),
    *(f"stack.{position}.{suit}" for position in range(SEATS) for suit in SUITS),
    *(f"stock.{piece}" for piece in range(PIECES)),
    *(f"last.{place}" for place in range(SEATS)),
    *(f"tally.scroll.{place}" for place in range(SEATS)),
    *("hand.south", "hand.west", "hand.east", "stock", "stock.words", "last", "last.words", "secrecy"),
    *("led.ring", "led.seal", "led.ribbon", "progress", "round", "slip", "verdict", "hint"),
    *("tally.title", "tally.words", "tally.steps", "tally.next"),
)
"""The zones that the table's map must have."""


class TableLayout(ZonedLayout):
    """The table's geometry; `south` is the viewer's seat; the next seat sits to its left."""

    def __init__(
        self,
        zones: TableZones,
        south: int = 0,
        large: Callable[[], bool] = lambda: False,
        company: Callable[[], bool] = lambda: False,
    ) -> None:
        """`large` says whether the player's hand has large cards, `company` whether the screen belongs to everybody."""
        super().__init__(zones, company)
        self._large = large
        self.seats = SEATS
        self.south = south

    def sit(self, seat: int | None) -> None:
        """Put a seat in front; if the screen belongs to everybody, the seats stay where they are."""
        super().sit(seat)
        if seat is not None or self.round:
            self.south = seat or 0

    @property
    def lettering(self) -> float:
        """The size of small words: those of the round layout are read from afar."""
        return 30.0 if self.round else 20.0

    @property
    def hand_width(self) -> float:
        """The width of a card in the player's hand."""
        return LARGE_HAND if self._large() else HAND

    @property
    def drop_zone(self) -> Rect:
        """Where a card may be dropped to play it: all around the trick."""
        return self.zone("led.ring").inset(-150, -80)

    def position(self, seat: int) -> int:
        """0 for the seat in front, 1 for the left one, 2 for the right one."""
        return (seat - self.south) % SEATS

    def of(self, kind: str, seat: int) -> TableZone:
        """A zone that each seat has."""
        return self.zone(f"{kind}.{self.position(seat)}")

    def scroll(self, seat: int) -> Rect:
        """A seat's scroll in the scoring: the viewer's hangs in the middle."""
        return self.zone(f"tally.scroll.{(1, 0, 2)[self.position(seat)]}")

    def trick(self, seat: int) -> Pose:
        """Where a seat's card lies in the trick."""
        spot = self.of("trick", seat)
        return Pose(*spot.centre, _TRICK_TILT[self.position(seat)], spot.number("card", TRICK))

    def stack(self, seat: int, suit: int) -> Pose:
        """Where a seat's stack of one colour lies."""
        spot = self.zone(f"stack.{self.position(seat)}.{SUITS[suit]}")
        return Pose(*spot.centre, 0.0, spot.number("card", STACK))

    def last(self, place: int) -> Pose:
        """Where a card of the last trick lies, in the order they were played."""
        spot = self.zone(f"last.{place}")
        return Pose(*spot.centre, 0.0, spot.number("card", LAST))

    def tag(self, seat: int) -> Rect:
        """Where the Ninja Power that a seat is about to have is told: beside its dial."""
        dial = self.of("dial", seat)
        south = self.position(seat) == 0 and not self.round
        at = (dial.x - 44, dial.centre.y) if south else (dial.centre.x, dial.bottom + 22)
        return Rect.around((dial.centre.x, dial.y - 4) if self.round else at, 84, 40)

    def piece_in_stock(self, piece: int) -> Point:
        """Where a shuriken lies in the tray."""
        return self.zone(f"stock.{piece}").centre

    def piece_of(self, seat: int, piece: int, pieces: int) -> Point:
        """Where one of a seat's shuriken lies on its plate; the row grows from the outer edge."""
        row, size = self.of("pieces", seat), self.piece
        step = min(size + 2, (row.w - size) / max(1, pieces - 1))
        along = size / 2 + piece * step
        mirrored = self.position(seat) == 2 and not self.round
        return Point(row.x + along if mirrored else row.right - along, row.centre.y)

    @property
    def piece(self) -> float:
        """How large a shuriken on a plate is."""
        return 40.0 if self.round else PIECE

    def hand(self, seat: int, count: int) -> list[Pose]:
        """The poses of a fanned hand; in the round layout of a few backs on the plate."""
        position = self.position(seat)
        if self.round:
            spot = self.of("hand", seat)
            backs = [Pose(*spot.centre, -8.0, spot.number("card")), Pose(spot.x + 12, spot.y, 6.0, spot.number("card"))]
            return [backs[min(card, 1)] for card in range(count)]
        if position == 0:
            middle, low, larger = self.zone("hand.south").centre.x, 818.0, 1.0
            if self._large():
                middle, low, larger = middle + _ASIDE, 828.0, _LARGER
            apart = larger * min(_MOST_APART, _APART * (CARDS - 1) / max(1, count - 1))
            return fan(count, Pose(middle, low, _TILT * apart / _APART / larger, self.hand_width), apart, _BOW)
        x, y = self.zone("hand.west" if position == 1 else "hand.east").centre
        return fan(count, Pose(x, y, _SMALL_TILT, SMALL), _SMALL_APART, _SMALL_BOW)

    @property
    def deck(self) -> Pose:
        """Where cards are dealt from."""
        x, y = self.zone("led.ring").centre
        return Pose(x, y, 0.0, SMALL)

    def sorted_trick(self, groups: tuple[tuple[str, ...], ...]) -> list[Pose]:
        """The poses of a finished trick side by side, one group per colour, in the order they are laid down."""
        x, y = self.zone("led.ring").centre
        width = self.trick(self.south).width
        step = width * 160 / TRICK
        left = x - (len(groups) - 1) * step / 2
        return [
            Pose(left + step * place + 20 * depth, y + 26 * depth, 0.0, width)
            for place, group in enumerate(groups)
            for depth in range(len(group))
        ]
