"""Plays a round of Oboro to its end quickly: by habit, but the third player looks at what the trick does.

A search plays thousands of rounds, so stacks and tricks have a form of their own here: a seat's three stacks are one
number with four bits a colour, and a trick is a mask for it and the bits to put there. A test plays the same cards by
the rules.
"""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, NamedTuple, TypeVar

from game.core.chance import Chance
from game.games.oboro.bot.rollout_policy import STAGES, following, leading, room_of
from game.games.oboro.rules.cards import CARDS, MISSIONS, NAMES, PLAYS, SCORINGS, SEATS, SUIT_OF, VALUES
from game.games.oboro.rules.rules import add_points, pay
from game.games.oboro.rules.scoring import compare, rank
from game.games.oboro.rules.state import NOBODY, State
from game.games.oboro.rules.tricks import resolve

POWER: Final = 0.25
"""What one more Ninja Power is worth in points within the mission. Set by hand."""

OVER: Final = 1.5
TOO_MUCH: Final = 0.1
"""What exceeding the mission costs, and each point of Ninja Power above it. Set by hand."""

A_PIECE: Final = 0.5
SPITE: Final = 0.5
"""How much of another player's gain counts as a loss. Set by hand."""

Figure = TypeVar("Figure", int, float)


class TrickEnd(NamedTuple):
    """What a third card makes of a trick; places count from the leader."""

    winner: int
    lead: int
    shuriken: int
    keep: int
    """The colours of the winner's stacks that stay as they are."""
    put: int
    """The values that show on the others."""


def _packed(tops: Sequence[int]) -> int:
    red, blue, green = tops
    return red | blue << 4 | green << 8


def _for_all_stacks(figure: Callable[[Sequence[int], int], Figure]) -> dict[int, list[Figure]]:
    """A figure of every mission and all that three stacks can show, found by mission and by packed stacks."""
    most = VALUES[-1]
    found = {mission: [figure((0, 0, 0), mission)] * (_packed((most, most, most)) + 1) for mission in MISSIONS}
    for mission, tops in product(MISSIONS, product(range(most + 1), repeat=3)):
        found[mission][_packed(tops)] = figure(tops, mission)
    return found


def _worth(tops: Sequence[int], mission: int) -> float:
    """What stacks are worth in the middle of a round."""
    reached = sum(tops)
    return POWER * reached if reached <= mission else -OVER - TOO_MUCH * (reached - mission)


_WORTH: Final = _for_all_stacks(_worth)
_RANKS: Final = _for_all_stacks(rank)
_ROOMS: Final = _for_all_stacks(room_of)
_RED, _BLUE, _GREEN = CARDS
_NEXT: Final = (1, 2, 0)

_ROWS: Final[list[list[TrickEnd]]] = [[] for _ in product(NAMES, NAMES)]
"""For every two cards, what each third one makes of the trick; filled when a pair is first met."""


def play_round(state: State, chance: Chance) -> None:
    """Play until the round has been scored; the next one is not dealt.

    Points, pieces, hands and the cards played are true afterwards; stacks, voids and leads stay behind.
    """
    plays, hands, leader = state.plays, state.hands, state.leads[-1]
    if state.active == NOBODY or len(plays) in (0, PLAYS):
        return
    choose, place = chance.choose, len(plays) % SEATS
    stacks = [_packed(state.tops[:3]), _packed(state.tops[3:6]), _packed(state.tops[6:])]
    mission, stock = state.mission, state.stock if state.scorings < SCORINGS else 0
    worth, rooms = _WORTH[mission], _ROOMS[mission]
    first, second = plays[-place], plays[-1]  # as far as they lie on the table
    for number in range(len(plays) - place, PLAYS, SEATS):
        if not place:
            hand = hands[leader]
            red, blue, green = leading(mission, STAGES[number // SEATS], rooms[stacks[leader]])
            first = choose(red[hand & 255] + blue[hand >> 8 & 255] + green[hand >> 16])
            hands[leader] = hand ^ 1 << first
            plays.append(first)
        suit = SUIT_OF[first]
        shift = 8 * suit
        if place < SEATS - 1:
            seat = _NEXT[leader]
            hand = hands[seat]
            red, blue, green = decks = following(mission, rooms[stacks[leader]], rooms[stacks[seat]], first)
            often = decks[suit][hand >> shift & 255] or red[hand & 255] + blue[hand >> 8 & 255] + green[hand >> 16]
            second = choose(often)
            hands[seat] = hand ^ 1 << second
            plays.append(second)
        place, hand = 0, hands[leader - 1]
        cards = CARDS[suit][hand >> shift & 255] or _RED[hand & 255] + _BLUE[hand >> 8 & 255] + _GREEN[hand >> 16]
        row = _ROWS[len(NAMES) * first + second] or ends_of(first, second)
        if len(cards) > 1:
            best = best_ends(cards, row, stacks, leader=leader, stock=stock, worth=worth)
            card = choose(best) if len(best) > 1 else best[0]
        else:
            card = cards[0]
        hands[leader - 1] = hand ^ 1 << card
        plays.append(card)
        taker, lead, shuriken, keep, put = row[card]
        winner = (leader + taker) % SEATS
        stacks[winner] = stacks[winner] & keep | put
        if shuriken:
            pay(state, winner, shuriken, None)
            stock = state.stock if state.scorings < SCORINGS else 0
        leader = (leader + lead) % SEATS
    ranks, (one, two, three) = _RANKS[state.mission], stacks
    add_points(state, compare(ranks[one], ranks[two], ranks[three]))


def ends_of(first: int, second: int) -> list[TrickEnd]:
    """What each third card makes of a trick; nonsense for the two that lie in it."""
    row = _ROWS[len(NAMES) * first + second]
    if not row:
        for third in range(len(NAMES)):
            winner, lead, _, shuriken, _, shows = resolve(first, second, third)
            keep, put = _packed((15, 15, 15)), 0
            for suit, value in shows:
                keep ^= 15 << 4 * suit
                put |= value << 4 * suit
            row.append(TrickEnd(winner, lead, shuriken, keep, put))
    return row


def best_ends(
    cards: Sequence[int], row: list[TrickEnd], stacks: list[int], *, leader: int, stock: int, worth: list[float]
) -> Sequence[int]:
    """The third player's best cards to end the trick with."""
    best, found = float("-inf"), list[int]()
    for card in cards:
        winner, _, shuriken, keep, put = row[card]
        before = stacks[(leader + winner) % SEATS]
        gain = worth[before & keep | put] - worth[before]
        if shuriken:
            gain += A_PIECE * min(shuriken, stock)
        if winner != SEATS - 1:
            gain *= -SPITE
        if gain > best:
            best, found = gain, [card]
        elif gain == best:
            found.append(card)
    return found
