"""What the two scorings of Oboro show, and how far they have come. No pygame."""

from typing import ClassVar

from game.games.oboro.cards import NUMBERS, ROUND_LIMIT, SCORINGS, SEATS, SUITS, VALUE_OF
from game.games.oboro.events import RoundScored, ShurikenScored
from game.games.oboro.picture import Picture


class PiecesCounted:
    """The shuriken are scored: first the pieces are seen, then what they bring."""

    def __init__(self, event: ShurikenScored) -> None:
        self.event = event
        self.shown = 0.0
        self.landed = 0.0
        """How many pieces have hit the sheet; the next one is on its way by the fraction."""

        self.told = 0.0

    def open(self, t: float) -> None:
        """The sheet comes."""
        self.shown = t


class RoundCounted:
    """The scoring of a round: three scrolls, and rows that are uncovered one after the other."""

    STEPS: ClassVar = ("power", "mission", "place", "points")

    def __init__(self, event: RoundScored, picture: Picture) -> None:
        self.event = event
        self.mission = picture.mission
        self.before = tuple(picture.scores)
        self.pieces = tuple(picture.shuriken)
        self.tops = tuple(tuple(picture.top(seat, suit) for suit in range(len(SUITS))) for seat in range(SEATS))
        self.last = picture.scorings == SCORINGS or picture.round == ROUND_LIMIT
        """Whether the match is over with this round (O15)."""

        self.unrolled = 0.0
        self.step = 0
        """How many rows are uncovered, with the one that is coming."""

        self.coming = 0.0
        self.sealed = 0.0
        """How far the seal of the first place has come down."""

    def open(self, t: float) -> None:
        """The scrolls come down."""
        self.unrolled = t

    def next(self) -> None:
        """Begin with the next row."""
        self.step, self.coming = self.step + 1, 0.0

    def tell(self, t: float) -> None:
        """Uncover the row."""
        self.coming = t

    @property
    def done(self) -> bool:
        """Whether all rows are uncovered."""
        return self.step == len(self.STEPS) and self.coming >= 1

    def sum_of(self, seat: int) -> list[int]:
        """The values that a seat's stacks show."""
        return [VALUE_OF[NUMBERS[top]] for top in self.tops[seat] if top is not None]

    def first(self, seat: int) -> bool:
        """Whether a seat has, or shares, the first place."""
        return self.event.places[seat] == 1

    def failed(self, seat: int) -> bool:
        """Whether a seat has more Ninja Power than its mission allows."""
        return self.event.places[seat] == 0

    @property
    def rule(self) -> str | None:
        """The text key of the rule that one might wonder about here (O13, O14)."""
        places, powers, colours = self.event.places, self.event.powers, self.event.colours
        ranked = [seat for seat in range(SEATS) if places[seat]]
        if not ranked:
            return "oboro.round.rule_nobody"
        for place in (1, 2):
            if places.count(place) > 1:
                return f"oboro.round.rule_shared.{place}"
        alike = [(one, other) for one in ranked for other in ranked if one < other and powers[one] == powers[other]]
        if any(colours[one] != colours[other] for one, other in alike):
            return "oboro.round.rule_colours"
        return None
