"""What players of Shinobi WAT-AAH! tend to keep in hand: from that follows which hands are likely.

Who could place a clan of three usually has; what stays in hand is what was waited for; and who throws a Carp away has
seldom another. How much each thing says is looked up in `habit_weights`, learnt by `tools/habits.py` from hands beside
others that were possible, and for Grand Master mode in `grand_habit_weights`.
"""

from collections.abc import Callable, Iterator
from math import exp
from typing import Final, cast

from game.core.chance import Chance
from game.core.match import Match
from game.games.wataah.cards import CLAN_LIMIT, CLAN_OF, CLANS, NO_CLAN, STRENGTH
from game.games.wataah.grand_habit_weights import WEIGHTS as GRAND_WEIGHTS
from game.games.wataah.habit_weights import WEIGHTS
from game.games.wataah.rules.combinations import by_clan
from game.games.wataah.rules.imagining import imagine
from game.games.wataah.state import DRAW, PLACE, Clans, State
from game.games.wataah.view import WataahView

FEATURES: Final = (
    *("single", "weak_single", "pair", "triple", "more", "pair_first", "triple_first", "more_first"),
    *("quick", "patient", "held_back"),
    *("in_play", "in_play_pair", "full"),
    *("ronin", "yokai", "yokai_first", "strength"),
    *("thrown", "thrown_pair"),
)
"""Counts of a hand: clans not in play by how many cards of them are there, and once more as long as none is in play;
of those of two or more the ones that are placed quickly and the ones that wait, and threes although a pair was placed
last; cards of clans in play that have room (two of one once more) and that have none; Ronin, Yokai, and all
strength; whether there is another card of the clan that was thrown away last, or two."""

_PLACE: Final = {name: place for place, name in enumerate(FEATURES)}
_SIZES: Final = ("single", "pair", "triple", "more")
_QUICK: Final = frozenset(map(CLANS.index, ("monkey", "carp", "crow")))
_PATIENT: Final = frozenset(map(CLANS.index, ("dragon", "fox", "rat")))
_WEAK: Final = 2
_ROW, _GRAND_ROW = (tuple(weights.get(name, 0.0) for name in FEATURES) for weights in (WEIGHTS, GRAND_WEIGHTS))
OTHERS: Final = 7
"""So many possible hands are set beside a true one to learn from."""


def features(hand: list[int], in_play: Clans, thrown: int = NO_CLAN) -> list[float]:
    """The counts of a hand before these clans and after a card of `thrown`, in the order of FEATURES."""
    clans, ronin, yokai = by_clan(hand)
    row = [0.0] * len(FEATURES)
    for name, count in _counts(clans, in_play):
        row[_PLACE[name]] += count
    row[_PLACE["ronin"]], row[_PLACE["yokai"]] = float(ronin), float(len(yokai))
    row[_PLACE["yokai_first"]] = 0.0 if in_play else float(len(yokai))
    row[_PLACE["strength"]] = sum(STRENGTH[card] for card in hand) / 10
    if thrown not in in_play:
        alike = len(clans.get(thrown, ()))
        row[_PLACE["thrown"]], row[_PLACE["thrown_pair"]] = float(alike > 0), float(alike > 1)
    return row


def _counts(clans: dict[int, tuple[int, ...]], in_play: Clans) -> Iterator[tuple[str, int]]:
    """What the cards of each clan count for."""
    placed_last = len(next(reversed(in_play.values()))) if in_play else 0
    for clan, cards in clans.items():
        count = len(cards)
        if clan in in_play:
            yield ("in_play" if len(in_play[clan]) < CLAN_LIMIT else "full", count)
            if count > 1 and len(in_play[clan]) < CLAN_LIMIT:
                yield "in_play_pair", 1
            continue
        size = _SIZES[min(count, len(_SIZES)) - 1]
        yield size, 1
        if count == 1:
            yield "weak_single", STRENGTH[cards[0]] <= _WEAK
            continue
        if not in_play:
            yield f"{size}_first", 1
        yield "quick", clan in _QUICK
        yield "patient", clan in _PATIENT
        yield "held_back", count > placed_last == 2


def thrown_by(seat: int, table: WataahView | State) -> int:
    """The clan of the card that a seat discarded last; NO_CLAN if that has no clan or cannot be told.

    A turn ends with a discard (W12): until something new is placed it lies on top of the Jigoku.
    """
    last = (table.active - 1) % len(table.hands)
    if seat != last or table.turn == 1 or table.phase not in (DRAW, PLACE) or not table.jigoku:
        return NO_CLAN
    return CLAN_OF[table.jigoku[-1]]


def plausibility(view: WataahView) -> Callable[[State], float]:
    """How well the others' hands in a world fit what is usually kept."""
    hidden = [
        (seat, thrown_by(seat, view)) for seat, hand in enumerate(view.hands) if seat != view.seat and None in hand
    ]

    # Where hands live on after a round (W16), other things are kept.
    row = _ROW if view.grand is None else _GRAND_ROW

    def weigh(world: State) -> float:
        liking = 0.0
        for seat, thrown in hidden:
            counts = features(world.hands[seat], world.clans[seat], thrown)
            liking += sum(weight * count for weight, count in zip(row, counts, strict=True) if count)
        return exp(liking)

    return weigh


def examples(match: Match) -> Iterator[list[list[float]]]:
    """At the beginning of a turn: every other hand, the true one first, beside some that were possible."""
    state: State = match.state
    if state.mover < 0 or state.phase != DRAW:
        return
    chance = Chance(match.seed + match.decisions)
    view = cast("WataahView", match.view(state.mover))
    worlds = [state, *(imagine(view, chance) for _ in range(OTHERS))]
    for seat, hand in enumerate(view.hands):
        if seat != state.mover and None in hand:
            thrown = thrown_by(seat, view)
            yield [features(world.hands[seat], world.clans[seat], thrown) for world in worlds]
