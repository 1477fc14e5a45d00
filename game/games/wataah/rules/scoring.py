"""Counting: a round (W14), its ranking (W17), and the whole match (W22, W23)."""

from game.core.outcome import Outcome
from game.games.wataah.rules.cards import CLAN_LIMIT, STRENGTH
from game.games.wataah.rules.grand_master.cards import (
    BANNER,
    BANNER_POINTS,
    BOSS_NAMES,
    BOSSES,
    CLEANSING_SPRING,
    COURT,
    FAVOUR_POINTS,
    FINAL,
    MISSIONS,
    POINTS_A_PAWN,
    RANK_PAWNS,
    SHOWDOWN,
)
from game.games.wataah.rules.grand_master.state import Grand
from game.games.wataah.rules.state import OVER, State


def strength_in_play(state: State, seat: int) -> int:
    """A player's strength in play, including the Banner of Four."""
    clans = state.clans[seat].values()
    total = sum(STRENGTH[card] for cards in clans for card in cards)
    if state.temples[seat] == BANNER:
        total += BANNER_POINTS * sum(len(cards) == CLAN_LIMIT for cards in clans)
    return total


def corruption(state: State, seat: int) -> int:
    """A player's corruption by printed strengths, which breaks ties (W14)."""
    return sum(STRENGTH[card] for card in state.corrupt[seat])


def round_score(state: State, seat: int) -> int:
    """Strength in play minus corruption (W14), with the effects of Temple and Court cards."""
    score = strength_in_play(state, seat) - corruption(state, seat)
    if state.temples[seat] == CLEANSING_SPRING:
        score += len(state.corrupt[seat])  # no card is weaker than 1, so none goes below 0
    if state.grand is not None and state.grand.favoured >> seat & 1:
        score += FAVOUR_POINTS
    return score


def pawns_for(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The pawns each seat receives; equals share a rank and those behind move up (W17)."""
    ranks = sorted(set(scores), reverse=True)
    return tuple(RANK_PAWNS[len(scores)][ranks.index(score)] for score in scores)


def least_corrupt(state: State, seats: list[int]) -> list[int]:
    """Those among `seats` who are the least corrupt."""
    least = min(corruption(state, seat) for seat in seats)
    return [seat for seat in seats if corruption(state, seat) == least]


def showdown_points(boss: int, pawns: int) -> int:
    """What the pawns on the Final Showdown are worth, after the boss's damage (W22)."""
    _, damage, row = BOSSES[boss]
    return row[min(max(pawns - damage, 0), len(row) - 1)]


def final_lines(grand: Grand, seat: int) -> tuple[int, int, int]:
    """A player's points from the Court, the Missions and the Final Showdown (W22)."""
    board = grand.board[seat]
    return (
        POINTS_A_PAWN * board[COURT],
        POINTS_A_PAWN * board[MISSIONS],
        showdown_points(grand.bosses[FINAL], board[SHOWDOWN]),
    )


def outcome(state: State) -> Outcome | None:
    """Who won, or None while the match goes on."""
    if state.phase != OVER:
        return None
    seats = range(state.seats)
    details: dict[str, int] = {}
    if state.grand is None:
        totals = [round_score(state, seat) for seat in seats]
        for seat in seats:
            details[f"strength_{seat}"] = strength_in_play(state, seat)
            details[f"corruption_{seat}"] = corruption(state, seat)
    else:
        totals = []
        details["boss"] = state.grand.bosses[FINAL]
        for seat in seats:
            lines = final_lines(state.grand, seat)
            totals.append(sum(lines))
            details |= dict(zip((f"court_{seat}", f"missions_{seat}", f"showdown_{seat}"), lines, strict=True))
            details[f"corruption_{seat}"] = corruption(state, seat)
    first = [seat for seat in seats if totals[seat] == max(totals)]
    winners = least_corrupt(state, first)  # W14, W23
    return Outcome(tuple(map(float, totals)), tuple(winners), _reason(state, len(first), len(winners)), details)


def _reason(state: State, first: int, winners: int) -> str:
    """The text key that says how it ended."""
    if winners > 1:
        return "wataah.reason.shared"
    if first > 1:
        return "wataah.reason.less_corrupt"
    if state.grand is None:
        return "wataah.reason.strongest"
    return f"wataah.reason.{BOSS_NAMES[state.grand.bosses[FINAL]]}"
