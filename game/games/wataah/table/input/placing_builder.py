"""Builds a placement from clicks: a click gathers a clan, further clicks change it, the target confirms. No pygame."""

from collections.abc import Sequence

from game.core.contract import Move
from game.core.game import AnyGame
from game.core.refusal import Refusal, refuse
from game.games.wataah import WATAAH
from game.games.wataah.rules import moves
from game.games.wataah.rules.cards import (
    CLAN_LIMIT,
    CLAN_OF,
    CLANS,
    CLANS_TO_END,
    FIRST_YOKAI,
    NAMES,
    NO_CLAN,
    NUMBERS,
    RONIN,
    STRENGTH,
)
from game.games.wataah.rules.grand_master.cards import COURT_NAMES, NONE
from game.games.wataah.rules.state import EITHER
from game.games.wataah.rules.view import WataahView
from game.games.wataah.table.input.move_builder import Act, MoveBuilder
from game.table.face.answers import Wish


class Placing(MoveBuilder):
    """Cards of one clan with Ronin, Ronin alone, one Yokai, or the Court card (W9)."""

    def __init__(self, view: WataahView, game: AnyGame = WATAAH) -> None:
        super().__init__(view, game)
        self.taken: list[int] = []
        self.court = False
        """Whether the Court card is selected."""

        self.own = {CLANS[clan]: [NAMES[card] for card in cards] for clan, cards in view.clans[self.seat]}
        self._lit = self._usable()

    # The selection

    @property
    def cards(self) -> tuple[str, ...]:
        """The selected cards, in the order that moves have them."""
        return tuple(sorted((self.hand[place] for place in self.taken), key=NUMBERS.__getitem__))

    @property
    def clan(self) -> str | None:
        """The clan of the selected cards; None for a Yokai or Ronin alone."""
        return next((clan for clan in map(clan_of, self.cards) if clan is not None), None)

    @property
    def yokai(self) -> str | None:
        """The selected Yokai."""
        return next((card for card in self.cards if NUMBERS[card] >= FIRST_YOKAI), None)

    def options(self) -> dict[str, Move]:
        """Where the selected cards may go, by clan."""
        if not self.taken:
            return {}
        found: dict[str, Move] = {}
        if self.clan is not None:
            kind = moves.Reinforce if self.clan in self.own else moves.PlaceClan
            found[self.clan] = kind(self.clan, self.cards)
        else:
            for clan in self.own:
                found[clan] = moves.PlaceYokai(self.yokai, clan) if self.yokai else moves.Reinforce(clan, self.cards)
        return {clan: move for clan, move in found.items() if move in self.legal}

    @property
    def new_clan(self) -> str | None:
        """The clan that would be new in play."""
        return next((clan for clan in self.options() if clan not in self.own), None)

    @property
    def ends(self) -> bool:
        """Whether the selected cards would be a fourth clan, which ends the round (W13)."""
        return self.new_clan is not None and len(self.own) == CLANS_TO_END - 1

    # What the table shows

    @property
    def begun(self) -> bool:
        """Whether something is selected."""
        return bool(self.taken) or self.court

    @property
    def prompt(self) -> str:
        """Whether anything can be placed, and whether more is needed."""
        if self.taken and len(self.options()) > 1:
            return "wataah.ask.which_clan"
        return "wataah.ask.place" if self._lit or moves.END_PLACING not in self.legal else "wataah.ask.place_nothing"

    def hand_lit(self) -> frozenset[int]:
        """Every card that is part of some way to place."""
        return self._lit

    def hand_taken(self) -> frozenset[int]:
        """What would be placed."""
        return frozenset(self.taken)

    def clans_lit(self) -> frozenset[tuple[int, str]]:
        """The player's clans that the selected cards may join."""
        return frozenset((self.seat, clan) for clan in self.options() if clan in self.own)

    def group(self, place: int) -> frozenset[int]:
        """The cards that a click on one gathers."""
        gathered = self._gather(place)
        return frozenset(gathered) if not isinstance(gathered, Refusal) else frozenset({place})

    def gathered(self, place: int) -> tuple[str, ...]:
        """The cards that a click on one gathers; none if it cannot be placed."""
        gathered = self._gather(place)
        return () if isinstance(gathered, Refusal) else tuple(self.hand[one] for one in gathered)

    @property
    def court_card(self) -> str | None:
        """The player's Court card, if there is one."""
        grand = self.view.grand
        card = grand.courts[self.seat] if grand is not None else NONE
        return COURT_NAMES[card] if card else None

    def acts(self) -> list[Act]:
        """Buttons to place the selected cards, or nothing."""
        found: list[Act] = []
        options = self.options()
        if self.court and self.court_card is not None:
            found.append(Act("wataah.act.court", {"court": self.court_card}, (moves.PlayCourt(self.court_card),)))
        elif len(options) == 1:
            found.append(self._place(*next(iter(options.items()))))
        elif self.taken:
            key = "wataah.refused.which_clan" if options else "wataah.refused.choose_more"
            found.append(Act("wataah.act.place_more", {}, (), key))
        begun = self.view.allowed != EITHER
        found.append(Act("wataah.act.placed" if begun else "wataah.act.nothing", {}, (moves.END_PLACING,)))
        return found

    # What the player does

    def on_hand(self, place: int) -> Wish:
        """Select the cards that go with this one; a selected card goes back."""
        self.court = False
        if place in self.taken:
            self.taken.remove(place)
            return None
        gathered = self._gather(place)
        if isinstance(gathered, Refusal):
            return gathered
        self.taken = gathered
        return None

    def on_clan(self, seat: int, clan: str) -> Wish:
        """Place the selected cards there."""
        return self.options().get(clan) if seat == self.seat else None

    def on_slot(self) -> Wish:
        """Place a new clan."""
        return self.options().get(self.new_clan or "")

    def on_court(self) -> Wish:
        """Select the Court card; a second click plays it."""
        if self.court_card is None:
            return None
        move = self.try_(moves.PlayCourt(self.court_card))
        if isinstance(move, Refusal) or self.court:
            return move
        self.court, self.taken = True, []
        return None

    def clear(self) -> bool:
        """Put everything back."""
        had = self.begun
        self.taken, self.court = [], False
        return had

    # How cards go together

    def _gather(self, place: int) -> list[int] | Refusal:
        card = self.hand[place]
        clan = clan_of(card)
        if NUMBERS[card] >= FIRST_YOKAI:
            return self._alone(place)
        if clan is None:
            return self._ronin(place)
        if clan == self.clan:
            return self._within([*self.taken, place], clan)
        ronin = self.taken if self.taken and self.clan is None and not self.yokai else []
        return self._clan(place, clan, ronin)

    def _clan(self, place: int, clan: str, ronin: list[int]) -> list[int] | Refusal:
        """The strongest cards of a clan, as many as may be placed together, with the clicked one among them."""
        own = self._strongest(clan)
        in_play = len(self.own.get(clan, ()))
        most = min(CLAN_LIMIT - in_play, CLAN_LIMIT - bool(in_play)) - len(ronin)
        found = [place, *(other for other in own if other != place)][: max(most, 1)]
        if not in_play and len(found) + len(ronin) < 2:
            ronin = [other for other, card in enumerate(self.hand) if NUMBERS[card] == RONIN][:1]
        return self._within([*ronin, *found], clan)

    def _within(self, places: list[int], clan: str) -> list[int] | Refusal:
        """Those cards if they may be placed together, else the reason."""
        cards = tuple(sorted((self.hand[place] for place in places), key=NUMBERS.__getitem__))
        move: Move = (moves.Reinforce if clan in self.own else moves.PlaceClan)(clan, cards)
        tried = self.try_(move)
        return tried if isinstance(tried, Refusal) else places

    def _alone(self, place: int) -> list[int] | Refusal:
        yokai = self.hand[place]
        tried = [self.try_(moves.PlaceYokai(yokai, clan)) for clan in self.own]
        if not tried:
            return refuse("wataah.refused.yokai_alone")
        refusals = [answer for answer in tried if isinstance(answer, Refusal)]
        return refusals[0] if len(refusals) == len(tried) else [place]

    def _ronin(self, place: int) -> list[int] | Refusal:
        """A Ronin joins the selected clan; without one it is selected alone."""
        if self.clan is not None:
            return self._within([*self.taken, place], self.clan)
        taken = [*([] if self.yokai else self.taken), place]
        tried = [self.try_(moves.Reinforce(clan, ("ronin",) * len(taken))) for clan in self.own]
        if any(isinstance(answer, Move) for answer in tried) or place in self._lit:
            return taken
        return next((answer for answer in tried if isinstance(answer, Refusal)), refuse("wataah.refused.only_ronin"))

    def _strongest(self, clan: str) -> list[int]:
        own = [place for place, card in enumerate(self.hand) if clan_of(card) == clan]
        return sorted(own, key=lambda place: -STRENGTH[NUMBERS[self.hand[place]]])

    def _usable(self) -> frozenset[int]:
        used = {card for move in self.legal for card in _cards_of(move)}
        return frozenset(place for place, card in enumerate(self.hand) if card in used)

    def _place(self, clan: str, move: Move) -> Act:
        if self.yokai is not None:
            return Act("wataah.act.yokai", {"card": self.yokai, "clan": clan}, (move,))
        key = "wataah.act.reinforce" if clan in self.own else "wataah.act.place"
        return Act(key, {"count": len(self.taken), "clan": clan}, (move,))


def clan_of(card: str) -> str | None:
    """The clan of a card; None for Ronin and Yokai."""
    clan = CLAN_OF[NUMBERS[card]]
    return None if clan == NO_CLAN else CLANS[clan]


def _cards_of(move: Move) -> Sequence[str]:
    if isinstance(move, moves.PlaceClan | moves.Reinforce):
        return move.cards
    return (move.yokai,) if isinstance(move, moves.PlaceYokai) else ()
