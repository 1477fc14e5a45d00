"""The decisions on the board of Grand Master mode: Temple, pawns, Decoys. No pygame."""

from game.core.game import AnyGame
from game.core.refusal import Refusal, Value
from game.games.wataah import WATAAH
from game.games.wataah.rules import moves
from game.games.wataah.rules.grand_master.cards import COURT, MISSIONS, PLACES, TEMPLE_NAMES
from game.games.wataah.rules.view import GrandView, WataahView
from game.games.wataah.table.input.move_builder import Act, MoveBuilder
from game.table.face.answers import Wish


def grand_of(view: WataahView) -> GrandView:
    """What a view knows of the board, where there is one."""
    if view.grand is None:
        raise AssertionError("only Grand Master mode has a board")
    return view.grand


class Peeking(MoveBuilder):
    """Look at a Decoy, or not; the Temple also has cards (W19, W20)."""

    def decoys_lit(self) -> frozenset[int]:
        """Those that have not been looked at."""
        return frozenset(move.decoy for move in self.legal if isinstance(move, moves.Peek))

    def piles_lit(self) -> frozenset[str]:
        """The Temple cards."""
        return frozenset({"temple"}) if moves.DRAW_TEMPLE in self.legal else frozenset()

    def on_decoy(self, decoy: int) -> Wish:
        """Look at it."""
        return self.try_(moves.Peek(decoy))

    def on_pile(self, pile: str) -> Wish:
        """Draw two Temple cards."""
        return self.try_(moves.DRAW_TEMPLE) if pile == "temple" and self.phase == "temple" else None

    def acts(self) -> list[Act]:
        """The Temple's cards, or no peek at all."""
        if moves.DRAW_TEMPLE in self.legal:
            return [Act("wataah.act.temple", {}, (moves.DRAW_TEMPLE,))]
        if moves.LEAVE_DECOYS in self.legal:
            return [Act("wataah.act.no_peek", {}, (moves.LEAVE_DECOYS,))]
        return []


class KeepingTemple(MoveBuilder):
    """One of two Temple cards (W19)."""

    def __init__(self, view: WataahView, game: AnyGame = WATAAH) -> None:
        super().__init__(view, game)
        self.cards = [TEMPLE_NAMES[card] for card in grand_of(view).temple_pick if card is not None]
        self.taken: int | None = None

    @property
    def begun(self) -> bool:
        """Whether something is selected."""
        return self.taken is not None

    def pick(self, place: int) -> Wish:
        """Select a card; a second click keeps it."""
        if self.taken == place:
            return moves.KeepTemple(self.cards[place])
        self.taken = place
        return None

    def acts(self) -> list[Act]:
        """Keep the selected card."""
        if self.taken is None:
            return [Act("wataah.act.temple_keep_which", {}, (), "wataah.refused.choose_more")]
        card = self.cards[self.taken]
        return [Act("wataah.act.temple_keep", {"temple": card}, (moves.KeepTemple(card),))]

    def clear(self) -> bool:
        """Put it back."""
        had, self.taken = self.taken is not None, None
        return had


class Sending(MoveBuilder):
    """Pawns for one place (W20)."""

    def __init__(self, view: WataahView, game: AnyGame = WATAAH) -> None:
        super().__init__(view, game)
        self.ready = grand_of(view).ready[self.seat]
        self.place: str | None = None
        self._wanted = 1

    @property
    def begun(self) -> bool:
        """Whether pawns are held over a place."""
        return self.place is not None

    @property
    def count(self) -> int:
        """How many pawns are held over the place."""
        return min(self._wanted, self.most)

    @property
    def most(self) -> int:
        """How many may go there together."""
        return 1 if self.place == PLACES[COURT] else self.ready

    @property
    def peeks(self) -> bool:
        """Whether these pawns would let one peek at a Decoy."""
        grand = grand_of(self.view)
        there = grand.board[self.seat][MISSIONS] + self.count
        unseen = grand.peeked[self.seat].bit_count() < 3
        return self.place == PLACES[MISSIONS] and there % 2 == 0 and unseen

    @property
    def total(self) -> int:
        """How many of this seat would stand on that place."""
        there = grand_of(self.view).board[self.seat][PLACES.index(self.place)] if self.place else 0
        return there + self.count

    def places_lit(self) -> frozenset[str]:
        """Where pawns may go."""
        return frozenset(move.place for move in self.legal if isinstance(move, moves.PlacePawns))

    def on_place(self, place: str) -> Wish:
        """Hold the pawns over a place; a second click sends them."""
        tried = self.try_(moves.PlacePawns(place, 1))
        if isinstance(tried, Refusal):
            return tried
        if place == self.place:
            return moves.PlacePawns(place, self.count)
        self.place = place
        return None

    def hold(self, place: str, count: int) -> None:
        """Hold this many pawns over a place."""
        self.place, self._wanted = place, count

    def change(self, by: int) -> None:
        """Hold more or fewer pawns."""
        self._wanted = max(1, min(self.count + by, self.ready))

    def why_not(self, by: int) -> str | None:
        """The text key of the reason why there cannot be more or fewer."""
        if 1 <= self.count + by <= self.most:
            return None
        if by > 0 and self.place == PLACES[COURT]:
            return "wataah.refused.court_once"
        return "wataah.refused.no_more_pawns" if by > 0 else "wataah.refused.one_pawn"

    def acts(self) -> list[Act]:
        """Send them."""
        if self.place is None:
            return [Act("wataah.act.pawns_where", {}, (), "wataah.refused.choose_place")]
        values: dict[str, Value] = {"count": self.count, "place": self.place}
        return [Act("wataah.act.pawns", values, (moves.PlacePawns(self.place, self.count),))]

    def clear(self) -> bool:
        """Take them back."""
        had, self.place = self.place is not None, None
        return had
