"""Where everything of Shinobi WAT-AAH! lies on its table, seen from one seat, from the Tiled map. No pygame."""

from collections.abc import Callable, Mapping, Sequence

from game.engine.geometry import Rect
from game.games.wataah.rules.cards import CLANS_TO_END
from game.table.cards.flight import HIGH, Pose
from game.table.zone import TableZone, TableZones, ZonedLayout

HAND = 132.0
"""The width of a card in the player's hand, unless there are very many."""

LARGE_HAND = 158.0
"""The same with the large-cards setting."""

REVEAL_LIFT = 12.0
"""How far a chosen one of several shown cards is raised; there is room for it below the prompt."""

_LOWER = 8.0
"""How much lower a hand of large cards lies: there is room below it, and clans above."""

_COUNTS = {2: "two", 3: "three", 4: "four"}
_ROUNDS = 3
_APART, _TILT, _BOW = 92.0, 1.5, 0.9
"""Cards of the player's hand: how far apart at most, their tilt a step, and how the row bends."""

_STRIP = 0.31
"""The share of a card's width that its neighbour must leave visible: strength and emblem."""

_SMALL = 46.0
"""How wide a card is where it leaves or reaches another's hand."""

_BANNER = 24.0
"""How far below the middle of the lanterns the ribbon of a power begins."""

_ABOVE = 40.0
"""How far above the player's hand a card counts as out of it."""

_AROUND = (90.0, 70.0)
"""How far beside and above the player's clans a card may be dropped."""

_OF_A_SEAT = ("plate", "hand", "corruption", "temple", "court", "shosho")
ZONES = (
    *(
        f"{word}.{kind}.{position}"
        for count, word in _COUNTS.items()
        for kind in _OF_A_SEAT
        for position in range(count)
    ),
    *(f"{word}.seat.{position}" for count, word in _COUNTS.items() for position in range(1, count)),
    *(
        f"{word}.clans.{position}.{slot}"
        for count, word in _COUNTS.items()
        for position in range(count)
        for slot in range(CLANS_TO_END)
    ),
    *(f"{word}.phase.{phase}" for word in _COUNTS.values() for phase in range(3)),
    *(f"{word}.prompt" for word in _COUNTS.values()),
    *("hand.south", "deck", "jigoku", "button.0", "button.1", "hint", "reveal", "banner"),
    "bell",
    *(f"board.{name}" for name in ("small", "octagon", "boss", "temple.deck", "court.deck")),
    *(f"board.decoy.{decoy}" for decoy in (1, 2, 3)),
    *(
        f"board.{kind}.{seat}"
        for kind in ("court", "missions", "showdown", "temple", "rank", "pawn")
        for seat in range(4)
    ),
    *(f"board.name.{place}" for place in ("court", "missions", "temple", "decoys", "showdown")),
    *(f"board.round.{number}" for number in range(_ROUNDS)),
    *(f"board.{name}" for name in ("ranking", "round.words", "favour", "favour.card", "favour.back", "pawns")),
    *(f"board.{name}" for name in ("less", "more", "count", "button.0", "button.1", "prompt")),
)
"""The zones that the table's map must have."""


class TableLayout(ZonedLayout):
    """The table's geometry; `south` is the viewer's seat; the next seat sits to its left."""

    def __init__(
        self,
        zones: TableZones,
        seats: int,
        large: Callable[[], bool] = lambda: False,
        company: Callable[[], bool] = lambda: False,
    ) -> None:
        """`large` says whether the cards of the player's hand are large, `company` whether all own the screen."""
        super().__init__(zones, company)
        self._large = large
        self._word = _COUNTS[seats]
        self.seats = seats
        self.south = 0

    def sit(self, seat: int | None) -> None:
        """Put a seat in front; if the screen belongs to everybody, the seats stay where they are."""
        super().sit(seat)
        if seat is not None or self.round:
            self.south = seat or 0

    @property
    def hand_width(self) -> float:
        """How wide a card of the player's hand is, unless there are very many."""
        return LARGE_HAND if self._large() else HAND

    def position(self, seat: int) -> int:
        """0 for the seat in front, then clockwise."""
        return (seat - self.south) % self.seats

    def board(self, name: str) -> TableZone:
        """A zone of the board of Grand Master mode, or beside it."""
        return self.zone(f"board.{name}")

    def table(self, name: str) -> TableZone:
        """A zone in the middle of the table, which depends on the number of players."""
        own = f"{self._word}.{name}"
        if self.has(name) and not self.has(own):
            return self.zone(name)  # the same for any number of players
        return self.zone(own)

    def of(self, kind: str, seat: int) -> TableZone:
        """A zone that each seat has."""
        return self.table(f"{kind}.{self.position(seat)}")

    def pose(self, spot: TableZone) -> Pose:
        """A card in the middle of a zone, as large and as tilted as the map says."""
        return Pose(*spot.centre, spot.number("tilt"), spot.number("card"))

    def clan(self, seat: int, slot: int) -> TableZone:
        """One of the four places for a seat's clans."""
        return self.table(f"clans.{self.position(seat)}.{slot}")

    def clan_cards(self, seat: int, slot: int, count: int) -> list[Pose]:
        """Where the cards of a clan lie, splayed from the left."""
        spot = self.clan(seat, slot)
        width, step = spot.number("card"), self._step(spot, count)
        return [Pose(spot.x + width / 2 + step * place, spot.centre.y, 0.0, width) for place in range(count)]

    def splay(self, seat: int, slot: int, count: int) -> Rect:
        """The area of a clan with this many cards."""
        spot = self.clan(seat, slot)
        return Rect(spot.x, spot.y, spot.number("card") + self._step(spot, count) * (max(count, 1) - 1), spot.h)

    def _step(self, spot: TableZone, count: int) -> float:
        """How far apart the cards of a clan lie; those of many stay within their place in the round layout."""
        step = spot.number("step")
        return min(step, (spot.w - spot.number("card")) / max(1, count - 1)) if self.round else step

    def hand(self, seat: int, count: int) -> list[Pose]:
        """The poses of a hand: the player's fanned, another's at the crest of its plate."""
        if self.position(seat) or self.round:
            x, y = self.of("hand", seat).centre
            return [Pose(x, y, 0.0, _SMALL)] * count
        room = self.zone("hand.south")
        width = min(self.hand_width, room.w / (1 + _STRIP * max(0, count - 1)))
        apart = min(_APART * self.hand_width / HAND, (room.w - width) / max(1, count - 1))
        middle = self.table("hand.0").centre
        low = middle.y + (_LOWER if self._large() else 0)
        aside = [place - (count - 1) / 2 for place in range(count)]
        # The more cards, the flatter the fan: its ends stay in the window.
        flat = min(1.0, 9 / max(count, 1))
        return [
            Pose(middle.x + apart * steps, low + _BOW * (steps * flat) ** 2, _TILT * steps * flat, width)
            for steps in aside
        ]

    @property
    def banner(self) -> Rect:
        """Where the ribbon of a power hangs: over the names of the lanterns, so that none is cut."""
        zone = self.zone("banner")
        if self.round:
            return zone
        return Rect(zone.x, self.table("phase.1").y + _BANNER, zone.w, zone.h)

    @property
    def own_area(self) -> Rect:
        """Around the player's clans: where cards of the hand are dropped to place them."""
        first, last = self.clan(self.south, 0), self.clan(self.south, CLANS_TO_END - 1)
        left, top = first.x - _AROUND[0], first.y - _AROUND[1]
        bottom = self.zone("hand.south").y - _ABOVE
        return Rect(left, top, last.right + _AROUND[0] - left, bottom - top)

    def above_hand(self, at: tuple[float, float]) -> bool:
        """Whether something is held well above the player's hand."""
        return at[1] < self.zone("hand.south").y - _ABOVE

    def pile(self, name: str) -> TableZone:
        """The zone of a pile; the round layout for two players has it elsewhere."""
        return self.table(name) if self.round else self.zone(name)

    def deck(self) -> Pose:
        """The top of the deck."""
        return self.pose(self.pile("deck"))

    def jigoku(self) -> Pose:
        """The top of the Jigoku."""
        return self.pose(self.pile("jigoku"))

    def corruption(self, seat: int) -> Pose:
        """A seat's corruption pile."""
        return self.pose(self.of("corruption", seat))

    def reveal(self, count: int) -> list[Pose]:
        """Cards side by side in the middle of the table, below the words that ask about them."""
        spot = self.zone("reveal")
        width, middle = spot.number("card"), spot.centre.y
        if not self.round:
            bottom, top = middle + width * HIGH / 2, self.table("prompt").bottom + REVEAL_LIFT
            width = min(width, (bottom - top) / HIGH)
            middle = bottom - width * HIGH / 2
        apart = min(width + 16, (spot.w - width) / max(1, count - 1))
        return [Pose(spot.centre.x + apart * (place - (count - 1) / 2), middle, 0.0, width) for place in range(count)]


class Slots:
    """A clan stays where it was placed, whatever happens to its neighbours."""

    def __init__(self) -> None:
        self._slots: list[dict[str, int]] = []

    def lay(self, clans: Sequence[Mapping[str, object]]) -> None:
        """Every seat's clans from the left."""
        self._slots = [{clan: slot for slot, clan in enumerate(own)} for own in clans]

    def follow(self, clans: Sequence[Mapping[str, object]]) -> None:
        """Clans that went leave a gap; new ones take the first."""
        for slots, own in zip(self._slots, clans, strict=True):
            for clan in [clan for clan in slots if clan not in own]:
                del slots[clan]
            for clan in own:
                if clan not in slots:
                    slots[clan] = self._free(slots)

    def slot(self, seat: int, clan: str) -> int:
        """Where a clan lies, or where it would."""
        slots = self._slots[seat]
        return slots[clan] if clan in slots else self._free(slots)

    def empty(self, seat: int) -> list[int]:
        """The places where nothing lies."""
        return [slot for slot in range(CLANS_TO_END) if slot not in self._slots[seat].values()]

    @staticmethod
    def _free(slots: Mapping[str, int]) -> int:
        return next(slot for slot in range(CLANS_TO_END) if slot not in slots.values())
