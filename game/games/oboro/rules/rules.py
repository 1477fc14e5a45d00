"""The rules of Oboro Ninja Star Trick; the clauses (O1 …) are in the README beside this file."""

from typing import Any, ClassVar

from game.core.chance import Chance
from game.core.contract import Option, Rules, Tell
from game.core.events import MatchEnded
from game.core.outcome import Outcome
from game.core.refusal import BadData, Refusal, Value, refuse
from game.games.oboro.rules import ending, imagine, serialize
from game.games.oboro.rules.cards import (
    MISSIONS,
    NAMES,
    NUMBERS,
    PLAYS,
    ROUND_LIMIT,
    SCORINGS,
    SEATS,
    SUIT_OF,
    SUITS,
    Suit,
    cards_in,
    names,
)
from game.games.oboro.rules.events import (
    CardPlayed,
    LeadPassed,
    RoundDealt,
    RoundScored,
    ShurikenScored,
    ShurikenTaken,
    TrickTaken,
)
from game.games.oboro.rules.moves import CHOICES, OboroMove, Play
from game.games.oboro.rules.scoring import Result, colours, score_round, score_shuriken
from game.games.oboro.rules.state import NOBODY, Standing, State, hands_from
from game.games.oboro.rules.tricks import power, resolve
from game.games.oboro.rules.view import OboroView

_NEXT = (1, 2, 0)
_RED, _BLUE, _GREEN = CHOICES


class OboroRules(Rules[State, OboroMove, OboroView]):
    """Three seats, 24 cards, seven tricks a round."""

    seats: ClassVar = (SEATS,)
    options: ClassVar = (
        Option("mission", MISSIONS, MISSIONS[0]),  # O3
        Option("open_stacks", ("off", "on"), "off"),  # O8
    )
    moves: ClassVar = OboroMove

    def deal(self, seats: int, chance: Chance, options: dict[str, Value], version: int) -> State:  # noqa: ARG002
        """The first round (O4)."""
        nothing = Standing((0,) * SEATS, (0,) * SEATS, 0, ())
        mission, stacks = int(options["mission"]), options["open_stacks"]
        return State(mission, 1, nothing, _shuffled(chance), open_stacks=stacks == "on")

    def fits(self, state: State, seats: int, options: dict[str, Value], version: int) -> bool:  # noqa: ARG002
        """Whether a position fits the options of the match."""
        return state.mission == options["mission"] and state.open_stacks == (options["open_stacks"] == "on")

    def to_move(self, state: State) -> int | None:
        """The seat that plays the next card."""
        return None if state.active == NOBODY else state.active

    def legal_moves(self, state: State) -> list[OboroMove]:
        """Every card that may be played, by colour and value (O6)."""
        if state.active == NOBODY:
            return []
        hand, plays = state.hands[state.active], state.plays
        place = len(plays) % SEATS
        if place:
            led = SUIT_OF[plays[-place]]
            following = CHOICES[led][hand >> 8 * led & 255]
            if following:
                return list(following)
        return [*_RED[hand & 255], *_BLUE[hand >> 8 & 255], *_GREEN[hand >> 16]]

    def perform(self, state: State, move: OboroMove, chance: Chance, tell: Tell | None) -> None:
        """Play a card; the third one ends the trick."""
        card, seat, plays = NUMBERS[move.card], state.active, state.plays
        place = len(plays) % SEATS
        lacks: Suit | None = None
        if place and SUIT_OF[card] != (led := SUIT_OF[plays[-place]]):
            lacks = SUITS[led]
            state.voids[seat] |= 1 << led
        state.hands[seat] ^= 1 << card
        plays.append(card)
        if tell is not None:
            tell(CardPlayed(seat, move.card, lacks))
        if place < SEATS - 1:
            state.active = _NEXT[seat]
        elif _end_trick(state, tell):
            self._end_round(state, chance, tell)

    def _end_round(self, state: State, chance: Chance, tell: Tell | None) -> None:
        """Score it, and deal the next one unless it was the last."""
        result = score_round(state.tops, state.mission)
        add_points(state, result)
        if tell is not None:
            powers = tuple(power(state.tops, seat) for seat in range(SEATS))
            stacks = tuple(colours(state.tops, seat) for seat in range(SEATS))
            tell(RoundScored(state.round, powers, stacks, *result))
        if state.active != NOBODY:
            self._next_round(state, chance, tell)
        elif tell is not None and (outcome := self.outcome(state)) is not None:
            tell(MatchEnded(outcome))

    def _next_round(self, state: State, chance: Chance, tell: Tell | None) -> None:
        state.round += 1
        last = (state.leads[-1], *state.plays[-SEATS:])
        state.began = Standing(tuple(state.scores), tuple(state.shuriken), state.scorings, last)
        state.begin(_shuffled(chance))  # O4
        if tell is not None:
            dealt = tuple(names(cards_in(hand)) for hand in state.hands)
            tell(RoundDealt(state.round, dealt, state.active))

    def objection(self, state: State, move: object) -> Refusal:
        """Why a card may not be played now."""
        return objection(state, move)

    def view_for(self, state: State, seat: int) -> OboroView:
        """The seat's hand and everything that was played."""
        return OboroView.of(state, seat)

    def imagine(self, view: OboroView, chance: Chance) -> State:
        """A position behind the view; all consistent hands are equally likely."""
        return view.state(imagine.dealer(view)(chance))

    def outcome(self, state: State) -> Outcome | None:
        """Who has the most points, once the match is over (O15)."""
        if state.active != NOBODY:
            return None
        return ending.outcome(tuple(state.scores), state.round, state.scorings)

    def dump(self, state: State) -> dict[str, Any]:
        """The start of the round and the cards played since, as plain JSON data."""
        return serialize.dump(state)

    def load(self, data: object) -> State:
        """The position that `dump` wrote: every card is replayed and has to be legal."""
        state, moves = serialize.read(data)
        for number, move in enumerate(moves, start=1):
            if self.why_not(state, move) is not None:
                raise BadData(refuse("oboro.bad.play", number=number, card=move.card))
            self.perform(state, move, Chance(0), None)
        if len(moves) == PLAYS and state.active != NOBODY:
            raise BadData(refuse("oboro.bad.not_over"))  # the next round would have been dealt
        return state


def _end_trick(state: State, tell: Tell | None) -> bool:
    """Stack the cards, pay and score shuriken, and only then decide who leads (O8b).

    Returns whether it was the last trick of the round (O5).
    """
    leader, plays = state.leads[-1], state.plays
    taker, lead, arrow, shuriken, groups, shows = resolve(plays[-3], plays[-2], plays[-1])
    winner = (leader + taker) % SEATS  # O7
    tops, first = state.tops, SEATS * winner
    for suit, value in shows:  # O8
        tops[first + suit] = value
    if tell is not None:
        tell(TrickTaken(winner, leader, names(plays[-SEATS:]), tuple(map(names, groups))))
    if shuriken:
        pay(state, winner, shuriken, tell)
    if len(plays) == PLAYS:  # O5
        return True
    state.active = (leader + lead) % SEATS  # O10
    state.leads.append(state.active)
    if tell is not None:
        tell(LeadPassed(state.active, winner, None if arrow is None else NAMES[arrow]))
    return False


def add_points(state: State, result: Result) -> None:
    """Score a round whose last card was played; after the last round nobody is to move (O13-O15)."""
    for seat, points in enumerate(result.points):
        state.scores[seat] += points
    if state.scorings == SCORINGS or state.round == ROUND_LIMIT:  # O15
        state.active = NOBODY


def _shuffled(chance: Chance) -> list[int]:
    deck = list(NAMES)
    chance.shuffle(deck)
    return hands_from(deck)


def pay(state: State, winner: int, cards: int, tell: Tell | None) -> None:
    """Hand out pieces for the Shuriken cards of a trick; score them if none are left (O9, O11)."""
    stock = state.stock
    count = min(cards, stock)
    state.shuriken[winner] += count
    if tell is not None:
        tell(ShurikenTaken(winner, count, cards - count))
    # O12: there is no third scoring, since the stock cannot run out again in the round of the second.
    if stock == count and state.scorings < SCORINGS:
        pieces = tuple(state.shuriken)
        result = score_shuriken(pieces)
        for seat in range(SEATS):
            state.scores[seat] += result.points[seat]
        state.shuriken = [0] * SEATS
        state.scorings += 1
        if tell is not None:
            tell(ShurikenScored(state.scorings, pieces, *result))


def objection(state: State, move: object) -> Refusal:
    """The reason that helps the player most."""
    if not isinstance(move, Play) or move.card not in NUMBERS:
        return refuse("refused.no_such_move")
    if not state.hands[state.active] >> NUMBERS[move.card] & 1:
        return refuse("oboro.refused.not_held", card=move.card)
    place = len(state.plays) % SEATS
    if not place:
        raise AssertionError(f"{move} is legal")
    return refuse(f"oboro.refused.follow.{SUITS[SUIT_OF[state.plays[-place]]]}")  # O6
