"""The simple decisions of Shinobi WAT-AAH!: how to draw, what a power aims at, which cards to pick. No pygame."""

from collections import Counter
from collections.abc import Callable, Sequence

from game.core.contract import Move
from game.core.game import AnyGame
from game.games.wataah import WATAAH
from game.games.wataah.rules import moves
from game.games.wataah.rules.cards import NAMES, NUMBERS
from game.games.wataah.rules.view import WataahView
from game.games.wataah.table.input.move_builder import Act, MoveBuilder
from game.table.face.answers import Wish

_MORE = "wataah.refused.choose_more"


class Drawing(MoveBuilder):
    """Recruit, or be corrupt (W8)."""

    def acts(self) -> list[Act]:
        """Both ways, and the third that a Lantern shows."""
        corrupt = self.try_(moves.BE_CORRUPT)
        why_not = None if isinstance(corrupt, Move) else corrupt.key
        found = [
            Act("wataah.act.recruit", {}, (moves.RECRUIT,)),
            Act("wataah.act.corrupt", {}, (moves.BE_CORRUPT,), why_not),
        ]
        if moves.TAKE_FALLEN in self.legal:
            found.append(Act("wataah.act.fallen", {}, (moves.TAKE_FALLEN,)))
        return found

    def piles_lit(self) -> frozenset[str]:
        """The deck, and the player's Ninja Master."""
        return frozenset({"deck", "corruption"} if moves.BE_CORRUPT in self.legal else {"deck"})

    def on_pile(self, pile: str) -> Wish:
        """The deck recruits; the player's Ninja Master corrupts."""
        if pile == "deck":
            return moves.RECRUIT
        return self.try_(moves.BE_CORRUPT) if pile == "corruption" else None


class Aiming(MoveBuilder):
    """A power wants a clan, a card in play or a player; one click chooses."""

    def clans_lit(self) -> frozenset[tuple[int, str]]:
        """What a Monkey, a Toad or a Spider may choose."""
        return frozenset((move.seat, move.clan) for move in self.legal if isinstance(move, moves.ChooseClan))

    def cards_lit(self) -> frozenset[tuple[int, str, str]]:
        """What a Toad or a Spider may choose."""
        return frozenset((move.seat, move.clan, move.card) for move in self.legal if isinstance(move, moves.ChooseCard))

    def seats_lit(self) -> frozenset[int]:
        """Whom a Fox, a Rat or a Spy may choose; who may get the Shosho."""
        kinds = (moves.ChooseSeat, moves.GiveShosho)
        return frozenset(move.seat for move in self.legal if isinstance(move, kinds))

    def on_clan(self, seat: int, clan: str) -> Wish:
        """Choose it, or its player."""
        if self.phase == "seat":
            return self.on_seat(seat)
        return self.try_(moves.ChooseClan(seat, clan)) if self.phase == "clan" else None

    def on_card(self, seat: int, clan: str, card: str) -> Wish:
        """Choose it, or its clan."""
        return self.try_(moves.ChooseCard(seat, clan, card)) if self.phase == "card" else self.on_clan(seat, clan)

    def on_seat(self, seat: int) -> Wish:
        """Choose them."""
        if self.phase == "seat":
            return self.try_(moves.ChooseSeat(seat))
        return self.try_(moves.GiveShosho(seat)) if self.phase == "shosho" else None


class Picking(MoveBuilder):
    """Some cards out of a pile or the hand. A single one is selected by a click and confirmed by a second."""

    def __init__(self, view: WataahView, game: AnyGame = WATAAH) -> None:
        super().__init__(view, game)
        self.source, self.needed, self._make, self.from_hand = self._what(view)
        self.taken: list[int] = []

    @property
    def begun(self) -> bool:
        """Whether something is selected."""
        return bool(self.taken)

    @property
    def poised(self) -> int | None:
        """The place of a single card that is picked."""
        return self.taken[0] if self.needed == 1 and self.taken else None

    def _what(self, view: WataahView) -> tuple[Sequence[str], int, Callable[[str], Move], bool]:
        """The cards to pick from, how many, the move for each, and whether they lie in the hand."""
        match self.phase:
            case "give":
                return self.hand, view.left, moves.Give, True
            case "rats":
                return self.hand, view.left, moves.Discard, True
            case "blades":
                return self.hand, 1, moves.Sharpen, True
            case "discard":
                return self.hand, 1, moves.Discard, True
            case "keep":
                return _names(view.looked), view.left, moves.Keep, False
            case "take":
                return sorted(_names(view.jigoku), key=NUMBERS.__getitem__), view.left, moves.Take, False
            case "pardon":
                return sorted(_names(view.corrupt[view.active]), key=NUMBERS.__getitem__), 1, moves.Pardon, False
        raise AssertionError(f"nothing is picked in the phase {self.phase}")

    def _free(self) -> frozenset[int]:
        """The places that may be picked from: not those already given, and none before them."""
        given = Counter(_names(self.view.gift if self.seat == self.view.active else self.view.answer))
        floor = max((NUMBERS[card] for card in given), default=0) if self.phase == "give" else self.view.floor
        found = []
        for place, card in enumerate(self.source):
            if self.phase == "give" and given[card]:
                given[card] -= 1
            elif NUMBERS[card] >= floor or self.phase in ("rats", "discard", "blades"):
                found.append(place)
        return frozenset(found)

    def hand_lit(self) -> frozenset[int]:
        """What may be given or discarded."""
        return self._free() if self.from_hand else frozenset()

    def hand_taken(self) -> frozenset[int]:
        """What will be."""
        return frozenset(self.taken) if self.from_hand else frozenset()

    def on_hand(self, place: int) -> Wish:
        """Take a card up, or put it back."""
        return self.pick(place) if self.from_hand else self.not_now()

    def on_pile(self, pile: str) -> Wish:
        """Send the selected cards to the Jigoku."""
        settled = self._settled()
        return settled.wish if pile == "jigoku" and settled is not None and self.from_hand else None

    def pick(self, place: int) -> Wish:
        """Take up the card at a place of the source, or put it back."""
        if place in self.taken:
            if self.needed == 1:
                settled = self._settled()
                return settled.wish if settled is not None else None
            self.taken.remove(place)
            return None
        if place not in self._free():
            return self.try_(self._make(self.source[place]))
        self.taken = [*self.taken, place][-self.needed :]
        return None

    def put_down(self, place: int) -> Wish:
        """A card was dragged out of the hand: it is selected, and the pick is confirmed if that is enough."""
        if place not in self.taken:
            refusal = self.pick(place)
            if refusal is not None:
                return refusal
        settled = self._settled()
        return settled.wish if settled is not None else None

    def take(self, card: str) -> None:
        """Take up a card by its name, nothing else."""
        self.taken = [place for place in sorted(self._free()) if self.source[place] == card][:1]

    def clear(self) -> bool:
        """Put everything back."""
        had, self.taken = bool(self.taken), []
        return had

    def acts(self) -> list[Act]:
        """What is picked, once it is enough, and the way out if there is one."""
        found = [self._settled() or Act(f"wataah.act.{self.phase}", self._told(), (), _MORE)]
        for way_out, words in ((moves.SKIP_DISCARD, "wataah.act.skip"), (moves.LEAVE_BLUNT, "wataah.act.blunt")):
            if way_out in self.legal:
                found.append(Act(words, {}, (way_out,)))
        return found

    def _settled(self) -> Act | None:
        if len(self.taken) != self.needed:
            return None
        cards = [self.source[place] for place in self.taken]
        if self.phase != "rats":  # the order of discards is the victim's own; all other picks go from weak to strong
            cards.sort(key=NUMBERS.__getitem__)
        return Act(f"wataah.act.{self.phase}", self._told(), tuple(map(self._make, cards)))

    def _told(self) -> dict[str, str | int]:
        return {"count": self.needed}


def _names(cards: Sequence[int | None]) -> list[str]:
    return [NAMES[card] for card in cards if card is not None]
