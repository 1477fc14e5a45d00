"""Rollouts: the quick decisions by which the computer sees what a move leads to."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from game.core.chance import Chance
from game.games.wataah.bot.card_values import card_worths, power_worth, yokai_worth
from game.games.wataah.rules import legal, scoring
from game.games.wataah.rules.cards import CLAN_LIMIT, CLAN_NUMBERS, CLANS_TO_END, NUMBERS, STRENGTH
from game.games.wataah.rules.grand_master.cards import BANNER, BANNER_POINTS
from game.games.wataah.rules.moves import (
    BE_CORRUPT,
    RECRUIT,
    SKIP_DISCARD,
    ChooseClan,
    PlaceClan,
    PlaceYokai,
    PlayCourt,
    Reinforce,
    WataahMove,
)
from game.games.wataah.rules.powers.powers import DESTROY_CLAN, RETURN_CLAN
from game.games.wataah.rules.state import (
    BLADES,
    CARD,
    CHOOSE_PARDON,
    CLAN,
    DISCARD,
    DRAW,
    GIVE,
    KEEP,
    PAWNS,
    PEEK,
    PLACE,
    RATS,
    SEAT,
    SHOSHO,
    TAKE,
    State,
)

SMALL_HAND: Final = 4
NEVER: Final = -100.0


def decide(state: State, chance: Chance) -> WataahMove:
    """A sensible move, found quickly."""
    moves = legal.legal_moves(state)
    if len(moves) == 1:
        return moves[0]
    judge = _JUDGES.get(state.phase)
    return chance.choose(moves) if judge is None else judge(state, moves)


def _draw(state: State, moves: list[WataahMove]) -> WataahMove:
    poor = len(state.hands[state.active]) < SMALL_HAND
    return BE_CORRUPT if poor and BE_CORRUPT in moves else RECRUIT


def _place(state: State, moves: list[WataahMove]) -> WataahMove:
    behind = to_make_up(state)
    best, found = 0.5, moves[0]  # the first move is to place nothing more
    for move in moves:
        gain = placement_gain(move)
        if behind is not None and isinstance(move, PlaceClan):
            gain += -NEVER if wins_round(state, behind, move.cards) else NEVER
        if gain > best:
            best, found = gain, move
    return found


def to_make_up(state: State) -> int | None:
    """For a player whose next clan ends the round (W13): how far behind they are; None for others."""
    seat = state.active
    if len(state.clans[seat]) < CLANS_TO_END - 1:
        return None
    scores = [scoring.round_score(state, one) for one in range(state.seats)]
    return max(scores[:seat] + scores[seat + 1 :]) - scores[seat]


def points_of(state: State, cards: tuple[str, ...]) -> int:
    """What a new clan adds to its player's score, with the Banner of Four."""
    banner = state.temples[state.active] == BANNER and len(cards) == CLAN_LIMIT
    return strength_of(cards) + (BANNER_POINTS if banner else 0)


def wins_round(state: State, behind: int, cards: tuple[str, ...]) -> bool:
    """Whether a new clan wins the round that it ends, for a player this far behind."""
    ahead = points_of(state, cards) - behind
    return ahead > 0 or (ahead == 0 and _tie_is_won(state))


def _tie_is_won(state: State) -> bool:
    """Whether all present leaders are more corrupt, which decides ties where the round is the match (W14)."""
    if state.grand is not None:
        return False
    others = [seat for seat in range(state.seats) if seat != state.active]
    scores = [scoring.round_score(state, seat) for seat in others]
    best = [seat for seat, score in zip(others, scores, strict=True) if score == max(scores)]
    own = scoring.corruption(state, state.active)
    return all(own < scoring.corruption(state, seat) for seat in best)


@cache
def strength_of(cards: tuple[str, ...]) -> int:
    """What cards add to a score when they are placed."""
    return sum(STRENGTH[NUMBERS[card]] for card in cards)


@cache
def placement_gain(move: WataahMove) -> float:
    """What a placement brings: strength, and what its power is worth."""
    if isinstance(move, PlaceClan | Reinforce):
        return strength_of(move.cards) + power_worth(CLAN_NUMBERS[move.clan], len(move.cards))
    if isinstance(move, PlaceYokai):
        return yokai_worth(NUMBERS[move.yokai])
    return 20.0 if isinstance(move, PlayCourt) else 0.0


def _clan(state: State, moves: list[ChooseClan]) -> WataahMove:
    """The strongest clan to get rid of, or the best power to copy."""

    def gain(move: ChooseClan) -> float:
        clan = CLAN_NUMBERS[move.clan]
        if state.power in (RETURN_CLAN, DESTROY_CLAN):
            return sum(STRENGTH[card] for card in state.clans[move.seat][clan])
        return power_worth(clan, 3)

    return max(moves, key=gain)


def _strongest(state: State, moves: list[Any]) -> WataahMove:  # noqa: ARG001
    chosen: WataahMove = max(moves, key=lambda move: STRENGTH[NUMBERS[move.card]])
    return chosen


def _fullest_hand(state: State, moves: list[Any]) -> WataahMove:
    chosen: WataahMove = max(moves, key=lambda move: len(state.hands[move.seat]))
    return chosen


def _most_wanted(state: State, moves: list[Any]) -> WataahMove:
    worths = card_worths(state.hands[state.mover], state.clans[state.mover])
    chosen: WataahMove = max(moves, key=lambda move: worths[NUMBERS[move.card]])
    return chosen


def _least_wanted(state: State, moves: list[Any]) -> WataahMove:
    if SKIP_DISCARD in moves:
        return SKIP_DISCARD
    worths = card_worths(state.hands[state.mover], state.clans[state.mover])
    chosen: WataahMove = min(moves, key=lambda move: worths[NUMBERS[move.card]])
    return chosen


def _oneself(state: State, moves: list[Any]) -> WataahMove:
    chosen: WataahMove = next((move for move in moves if move.seat == state.mover), moves[0])
    return chosen


def _first(state: State, moves: list[WataahMove]) -> WataahMove:  # noqa: ARG001
    return moves[0]


def _last(state: State, moves: list[WataahMove]) -> WataahMove:  # noqa: ARG001
    return moves[-1]


_JUDGES: Final[dict[int, Callable[[State, list[Any]], WataahMove]]] = {
    DRAW: _draw,
    PLACE: _place,
    BLADES: _first,  # keep the card
    CLAN: _clan,
    CARD: _strongest,
    SEAT: _fullest_hand,
    GIVE: _least_wanted,
    KEEP: _most_wanted,
    TAKE: _most_wanted,
    RATS: _least_wanted,
    CHOOSE_PARDON: _strongest,
    DISCARD: _least_wanted,
    SHOSHO: _oneself,
    PAWNS: _first,  # the Court, then one by one to the Missions: safe points
    PEEK: _last,  # look at something
}
