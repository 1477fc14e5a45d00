"""The contents and progress of Oboro's two scorings. No pygame."""

from typing import ClassVar

from game.games.oboro.rules.cards import NUMBERS, ROUND_LIMIT, SCORINGS, SEATS, SUITS, VALUE_OF
from game.games.oboro.rules.events import RoundScored, ShurikenScored
from game.games.oboro.rules.picture import Picture


class PiecesCount:
    """The shuriken scoring: first the pieces, then what they bring."""

    def __init__(self, event: ShurikenScored) -> None:
        self.event = event
        self.shown = 0.0
        self.landed = 0.0
        """How many pieces have hit the sheet; the fraction is the progress of the next one."""

        self.told = 0.0

    def open(self, t: float) -> None:
        """Show the sheet."""
        self.shown = t


class RoundCount:
    """The scoring of a round: three scrolls, with rows that are revealed one after the other."""

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
        """How many rows are revealed, including the current one."""

        self.coming = 0.0
        self.sealed = 0.0
        """How far the seal of the first place has come down."""

    def open(self, t: float) -> None:
        """The scrolls come down."""
        self.unrolled = t

    def next(self) -> None:
        """Start the next row."""
        self.step, self.coming = self.step + 1, 0.0

    def tell(self, t: float) -> None:
        """Reveal the row."""
        self.coming = t

    @property
    def done(self) -> bool:
        """Whether all rows are revealed."""
        return self.step == len(self.STEPS) and self.coming >= 1

    def sum_of(self, seat: int) -> list[int]:
        """The top values of a seat's stacks, whose sum is its Ninja Power."""
        return [VALUE_OF[NUMBERS[top]] for top in self.tops[seat] if top is not None]

    def first(self, seat: int) -> bool:
        """Whether a seat has, or shares, the first place."""
        return self.event.places[seat] == 1

    def failed(self, seat: int) -> bool:
        """Whether a seat has more Ninja Power than its mission allows."""
        return self.event.places[seat] == 0

    @property
    def rule(self) -> str | None:
        """The text key of the rule that explains this result (O13, O14)."""
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
