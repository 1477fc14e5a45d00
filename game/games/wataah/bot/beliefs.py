"""Models what players of Shinobi WAT-AAH! tend to keep in hand, to infer which hands are likely.

A player who could place a clan of three usually has done so; cards still in hand are being collected; and a player who
has discarded a Carp only has another if it came later. The weights are learnt by `tools/learn/habits.py` from real
hands next to other possible ones, and kept in `learnt/`, separately for Grand Master mode.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final, cast

from game.core.chance import Chance
from game.core.match import Match
from game.games.wataah.rules.cards import CLAN_LIMIT, CLAN_OF, CLANS, NO_CLAN, RONIN
from game.games.wataah.rules.imagine import imagine
from game.games.wataah.rules.state import DRAW, NOTHING_LEFT, Clans, Newer, State
from game.games.wataah.rules.view import WataahView

SINCE: Final = (0, 1, 2, 3, 5, 7, 11)
"""Steps for how many cards have come since some of a clan were discarded or given away; after the last, nothing can be
inferred."""

_SINCE: Final = tuple(f"since_{step}" for step in SINCE[:-1])

FEATURES: Final = (
    *("single", "pair", "triple", "more", "pair_first", "triple_first", "more_first"),
    *("quick", "patient", "held_back"),
    *("in_play", "in_play_pair", "full"),
    *("ronin", "yokai", "yokai_first"),
    *_SINCE,
)
"""The features of a hand: clans not in play by their number of cards, those of two or more counted again while the
player has no clan in play; clans that are usually placed quickly and clans that wait, and triples held back although a
pair was placed last; cards of clans in play with room (two of one counted again) and without; Ronin and Yokai; and
unseen cards of clans that the holder gave away some cards ago."""

_SIZES: Final = ("single", "pair", "triple", "more")
_QUICK: Final = frozenset(map(CLANS.index, ("monkey", "carp", "crow")))
_PATIENT: Final = frozenset(map(CLANS.index, ("dragon", "fox", "rat")))
OTHERS: Final = 15
"""How many other possible hands accompany a true one in the examples."""

Counts = Iterator[tuple[str, int]]


class Holder:
    """What everybody knows of the player whose hand is being guessed."""

    def __init__(self, in_play: Clans, newer: Newer, unseen: int) -> None:
        """`unseen` is the number of hidden cards in the hand."""
        self._in_play = in_play
        self._placed_last = len(next(reversed(in_play.values()))) if in_play else 0
        self._since = [_step(cards) if cards < unseen else None for cards in newer]
        self._silent = newer == NOTHING_LEFT
        """A player who has not discarded anything has not had a turn: nothing can be inferred yet."""

    def of_clan(self, clan: int, count: int, unseen: int) -> Counts:
        """The features of `count` cards of a clan in the hand, `unseen` of them hidden."""
        since = self._since[clan]
        if self._silent:
            return
        if since is not None:
            yield since, unseen
        if clan in self._in_play:
            yield from _reinforcing(count, CLAN_LIMIT - len(self._in_play[clan]))
        elif count:
            size = _SIZES[min(count, len(_SIZES)) - 1]
            yield size, 1
            if count > 1:
                if not self._in_play:
                    yield f"{size}_first", 1
                yield "quick", clan in _QUICK
                yield "patient", clan in _PATIENT
                yield "held_back", count > self._placed_last == 2

    def of_others(self, card: int) -> Counts:
        """The features of a Ronin or a Yokai."""
        if self._silent:
            return
        if card == RONIN:
            yield "ronin", 1
        else:
            yield "yokai", 1
            yield "yokai_first", not self._in_play


def _step(cards: int) -> str | None:
    """The step of SINCE for a number of cards."""
    return next((name for name, after in zip(_SINCE, SINCE[1:], strict=True) if cards < after), None)


def _reinforcing(count: int, room: int) -> Counts:
    yield ("in_play" if room else "full"), count
    yield "in_play_pair", count > 1 and room > 0


def features(hand: list[int], seen: list[int], in_play: Clans, newer: Newer) -> list[float]:
    """The features of a partly seen hand, in the order of FEATURES."""
    found = Counter[str]()
    holder = Holder(in_play, newer, len(hand) - len(seen))
    clans, known = Counter(CLAN_OF[card] for card in hand), Counter(CLAN_OF[card] for card in seen)
    for clan in range(len(CLANS)):
        found.update(dict(holder.of_clan(clan, clans[clan], clans[clan] - known[clan])))
    for card in hand:
        if CLAN_OF[card] == NO_CLAN:
            found.update(dict(holder.of_others(card)))
    return [float(found[name]) for name in FEATURES]


def examples(match: Match) -> Iterator[list[list[float]]]:
    """At the start of a turn, for every other hand: the true one first, then some that were possible."""
    state: State = match.state
    if state.mover < 0 or state.phase != DRAW:
        return
    chance = Chance(match.seed + match.decisions)
    view = cast("WataahView", match.view(state.mover))
    worlds = [state, *(imagine(view, chance) for _ in range(OTHERS))]
    for seat, hand in enumerate(view.hands):
        if seat != state.mover and None in hand:
            seen = [card for card in hand if card is not None]
            yield [features(world.hands[seat], seen, world.clans[seat], view.newer[seat]) for world in worlds]
