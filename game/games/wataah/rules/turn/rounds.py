"""The end of a round: count, Shosho, Temple, pawns, and the next one or the Final Boss (W13-W22)."""

from game.core.contract import Tell
from game.core.events import MatchEnded
from game.games.wataah.rules import scoring
from game.games.wataah.rules.events import BossRevealed, RoundCounted, RoundStarted, ShoshoGiven
from game.games.wataah.rules.grand_master.cards import BOSS_NAMES, DECOYS, FINAL, NONE, ROUNDS
from game.games.wataah.rules.grand_master.state import Grand
from game.games.wataah.rules.state import NOBODY, OVER, PAWNS, SHOSHO, TEMPLE, State
from game.games.wataah.rules.turn import start


def finish(state: State, tell: Tell | None) -> None:
    """A round is over (W13): the match too in Grasshopper mode, else pawns are earned."""
    if state.grand is None:
        _end_match(state, tell)
        return
    _count(state, state.grand, tell)
    scores = state.grand.scores
    first = [seat for seat in range(state.seats) if scores[seat] == max(scores)]
    heirs = scoring.least_corrupt(state, first)
    if len(heirs) == 1:
        give_shosho(state, state.grand, heirs[0], tell)
    else:  # W18: the present holder decides
        state.grand.heirs = tuple(heirs)
        state.phase = SHOSHO
        state.mover = state.grand.shosho


def _count(state: State, grand: Grand, tell: Tell | None) -> None:
    """Count, then let Temple and Court cards of this round go (W16)."""
    grand.scores = tuple(scoring.round_score(state, seat) for seat in range(state.seats))
    pawns = scoring.pawns_for(grand.scores)
    grand.ready = list(pawns)
    grand.court_used = grand.favoured = state.allowed = 0
    if state.version > 1:
        state.sealed = 0  # at the latest here
    for seat in range(state.seats):
        if state.temples[seat] != NONE:
            grand.retired.append(state.temples[seat])
            state.temples[seat] = NONE
        if grand.courts[seat] != NONE:
            grand.lost[seat] += (grand.courts[seat],)
            grand.courts[seat] = NONE
    if tell is not None:
        tell(RoundCounted(grand.round, grand.scores, pawns))


def give_shosho(state: State, grand: Grand, seat: int, tell: Tell | None) -> None:
    """The Shosho goes to `seat`; those ranked last go to the Temple (W18, W19)."""
    grand.shosho = seat
    grand.heirs = ()
    if tell is not None:
        tell(ShoshoGiven(seat))
    last = min(grand.scores)
    if last != max(grand.scores):
        grand.queue = tuple(other for other in clockwise(state, seat) if grand.scores[other] == last)
    next_at_temple(state, grand)


def clockwise(state: State, first: int) -> list[int]:
    """All seats from `first` on."""
    return [(first + step) % state.seats for step in range(state.seats)]


def next_at_temple(state: State, grand: Grand) -> None:
    """Ask the next of the last players, or go on to the pawns when all have been."""
    if grand.round == ROUNDS:  # W19: only the peek is left, and there must be something to see
        grand.queue = tuple(seat for seat in grand.queue if unseen_decoys(grand, seat))
    if grand.queue:
        state.phase = TEMPLE
        state.mover = grand.queue[0]
    else:
        state.phase = PAWNS
        state.mover = grand.shosho


def unseen_decoys(grand: Grand, seat: int) -> list[int]:
    """The Decoys that a player has not looked at yet."""
    return [decoy for decoy in DECOYS if not grand.peeked[seat] >> decoy & 1]


def next_with_pawns(state: State, grand: Grand, tell: Tell | None) -> None:
    """The next player clockwise who still has pawns places some (W20)."""
    for seat in clockwise(state, (state.mover + 1) % state.seats):
        if grand.ready[seat]:
            state.phase = PAWNS
            state.mover = seat
            return
    if grand.round < ROUNDS:
        _next_round(state, grand, tell)
    else:
        if tell is not None:
            tell(BossRevealed(BOSS_NAMES[grand.bosses[FINAL]]))  # W22
        _end_match(state, tell)


def _next_round(state: State, grand: Grand, tell: Tell | None) -> None:
    """Clear the table into the Jigoku; hands, deck and Jigoku carry on (W16)."""
    for seat in range(state.seats):
        for cards in state.clans[seat].values():
            state.jigoku += cards
        state.clans[seat].clear()
        state.jigoku += state.corrupt[seat]
        state.corrupt[seat].clear()
    grand.round += 1
    state.turn = 1
    state.active = grand.shosho  # W21
    if tell is not None:
        tell(RoundStarted(grand.round))
    start.begin_turn(state, tell)


def _end_match(state: State, tell: Tell | None) -> None:
    state.phase = OVER
    state.mover = NOBODY
    if tell is not None:
        outcome = scoring.outcome(state)
        if outcome is not None:
            tell(MatchEnded(outcome))
