"""Trials of Shinobi WAT-AAH!: end the round ahead this turn, with clans alone or with Court and Temple cards.

Only what is certain counts: cards that come from the deck or from a hidden hand help nobody in a proof.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from game.core.chance import Chance
from game.core.contract import Move
from game.core.refusal import refuse
from game.games.wataah.rules import moves as wm
from game.games.wataah.rules import scoring
from game.games.wataah.rules.cards import CLAN_NUMBERS, CLAN_OF, CLANS_TO_END, NAMES
from game.games.wataah.rules.moves import END_PLACING, WataahMove
from game.games.wataah.rules.rules import WataahRules
from game.games.wataah.rules.state import DISCARD, GIVE, KEEP, OVER, PLACE, RATS, SEAT, SHOSHO, TAKE, State
from game.trials.trial import Budget, HintTarget, NotProven, Refutation, Solution, Trial

AHEAD: Final = "ahead"
COURT: Final = "court"
FEWEST_ENDINGS: Final = 3
RULES: Final = WataahRules()
Idea = frozenset[tuple[str, ...]]
_HIDDEN_PHASES: Final = (GIVE, KEEP, TAKE, RATS)
"""Choices that concern hands only, which count nothing when the round ends."""


class RoundEnding(NamedTuple):
    """One way to end the round in this turn."""

    line: tuple[WataahMove, ...]
    idea: Idea
    mine: int
    theirs: int
    won: bool


class WataahTrials:
    """Solves by trying everything that can be placed and played in the turn."""

    kinds = (AHEAD, COURT)

    def solve(self, trial: Trial, budget: Budget) -> Solution:
        """Find the one idea that ends the round ahead, among several that only end it."""
        start = RULES.load(trial.state)
        if start.phase != PLACE or (start.grand is None) != (trial.kind == AHEAD):
            raise NotProven(refuse("trial.refused.not_proven"))
        endings = list(_endings(start, start.active, budget))
        won = [ending for ending in endings if ending.won]
        ideas = _minimal({ending.idea for ending in won})
        others = len({ending.idea for ending in endings} - {ending.idea for ending in won})
        if len(ideas) != 1 or others + 1 < FEWEST_ENDINGS:
            raise NotProven(refuse("trial.refused.not_proven"))
        idea = next(iter(ideas))
        if trial.kind == COURT and not _uses_board(start, idea):
            raise NotProven(refuse("trial.refused.not_proven"))
        best = max((ending for ending in won if ending.idea == idea), key=lambda end: (-len(end.line), end.mine))
        return Solution(best.line, 1, others, 0, motifs(start, best), best.mine - best.theirs)

    def keeps(self, trial: Trial, state: State, move: WataahMove) -> bool:  # noqa: ARG002
        """Whether the round can still be ended ahead for certain."""
        seat, after = state.active, _certain(state, move)
        return any(ending.won for ending in _endings(after, seat, Budget()))

    def over(self, trial: Trial, state: State) -> bool:
        """Whether the round has been counted or only hands can still change, or the turn is over."""
        seat = trial.state["active"]
        settled = state.phase in (*_HIDDEN_PHASES, SEAT) and _settled(state, seat)
        return settled or _ended(state) or state.active != seat

    def best(self, trial: Trial, state: State) -> WataahMove:  # noqa: ARG002
        """The next move of the shortest way to end ahead."""
        if len(state.clans[state.active]) >= CLANS_TO_END and state.phase in _HIDDEN_PHASES:
            return RULES.legal_moves(state)[0]
        won = [ending for ending in _endings(state, state.active, Budget()) if ending.won]
        return min(won, key=lambda ending: (len(ending.line), -ending.mine)).line[0]

    def reply(self, trial: Trial, state: State) -> WataahMove:  # noqa: ARG002
        """Whatever the victim of a power gives away changes nothing."""
        return RULES.legal_moves(state)[0]

    def refute(self, trial: Trial, state: State, move: WataahMove) -> Refutation:  # noqa: ARG002
        """The best that can still be reached, if anything ends the round."""
        seat = state.active
        found = list(_endings(_certain(state, move), seat, Budget()))
        dump = RULES.dump(state)
        if not found:
            key = "trial.refuted.no_end" if move != END_PLACING else "trial.refuted.gave_up"
            return Refutation(dump, (move,), (), key)
        best = max(found, key=lambda ending: (ending.mine - ending.theirs, -len(ending.line)))
        moves = _legal_line(state, (move, *best.line))
        return Refutation(dump, moves, (), "trial.refuted.behind", {"mine": best.mine, "theirs": best.theirs})

    def piece(self, trial: Trial, move: WataahMove) -> HintTarget:  # noqa: ARG002
        """The clan, Yokai or Court card that is played first."""
        match move:
            case wm.PlaceClan() | wm.Reinforce():
                return HintTarget("trial.piece.clan", {"clan": move.clan})
            case wm.PlaceYokai():
                return HintTarget("trial.piece.card", {"card": move.yokai})
        return HintTarget("trial.piece.court")


def motifs(start: State, ending: RoundEnding) -> tuple[str, ...]:
    """What the solution is about."""
    found = []
    seat, tokens = start.active, {token[0] for token in ending.idea}
    placed = {token[1] for token in ending.idea if token[0] == "clan"}
    if "court" in tokens:
        found.append("court")
    if any(token[:2] == ("yokai", "monkey_king") for token in ending.idea) or "monkey" in placed:
        found.append("copy")
    if any(_collapses(start, token) for token in ending.idea):
        found.append("collapse")
    if "at" in tokens:
        found.append("strike")
    if "yokai" in tokens:
        found.append("yokai")
    if "sharpen" in tokens or len(tokens & {"clan", "more", "yokai"}) > 1:
        found.append("temple")
    if ending.mine == ending.theirs:
        found.append("corruption")
    if any(card == "ronin" for move in ending.line for card in getattr(move, "cards", ())):
        found.append("ronin")
    mine = scoring.round_score(start, seat)
    if max(scoring.round_score(start, other) for other in range(start.seats) if other != seat) - mine >= 12:
        found.append("comeback")
    return tuple(found) or ("count",)


def _collapses(start: State, token: tuple[str, ...]) -> bool:
    """Whether striking one card takes a clan's last real one, so that its Ronin and Yokai fall with it (W11)."""
    if token[0] != "at" or len(token) != _ONE_CARD:
        return False
    clan = CLAN_NUMBERS[token[2]]
    cards = start.clans[int(token[1])].get(clan, [])
    return len(cards) > 1 and [NAMES[card] for card in cards if CLAN_OF[card] == clan] == [token[3]]


_ONE_CARD: Final = 4
"""How long the token is that names a card, not a whole clan."""


def _uses_board(start: State, idea: Idea) -> bool:
    """Whether a Court card is played, or the Temple card lets more be done in the turn."""
    kinds = [token[0] for token in idea]
    placed = sum(kind in ("clan", "more", "yokai") for kind in kinds)
    return "court" in kinds or "sharpen" in kinds or placed > 1 or start.temples[start.active] == _BANNER


_BANNER: Final = 10
"""Banner of Four counts in every ending."""


def _endings(
    state: State, seat: int, budget: Budget, line: tuple[WataahMove, ...] = (), idea: Idea = frozenset()
) -> Iterator[RoundEnding]:
    """Every way to end the round in this turn, by what is certain."""
    if _ended(state):
        yield _counted(state, seat, line, idea)
        return
    if state.active != seat or state.phase == DISCARD:
        return
    moves = RULES.legal_moves(state)
    if state.mover != seat or (state.phase in _HIDDEN_PHASES and _settled(state, seat)):
        moves = moves[:1]
    for move in moves:
        if move != END_PLACING:
            budget.spend()
            token = _token(move)
            yield from _endings(_certain(state, move), seat, budget, (*line, move), idea | {token} if token else idea)


def _settled(state: State, seat: int) -> bool:
    """Whether only hands can still change: the fourth clan lies, and its power concerns nothing in play."""
    return len(state.clans[seat]) >= CLANS_TO_END


def _certain(state: State, move: WataahMove) -> State:
    """The position after a move, without cards that nobody could count on."""
    after, seat = state.copy(), state.active
    RULES.advance(after, move, Chance(0))
    if isinstance(move, wm.Take) or _ended(after) or after.active != seat:
        return after
    after.hands[seat] = _common(after.hands[seat], state.hands[seat])
    if state.mover != seat:  # what a victim discards is not known beforehand
        after.jigoku = _common(after.jigoku, state.jigoku)
    return after


def _common(now: list[int], before: list[int]) -> list[int]:
    left = Counter(before)
    kept = []
    for card in now:
        if left[card]:
            left[card] -= 1
            kept.append(card)
    return kept


def _ended(state: State) -> bool:
    return state.phase == OVER or state.phase >= SHOSHO


def _counted(state: State, seat: int, line: tuple[WataahMove, ...], idea: Idea) -> RoundEnding:
    if state.grand is not None:
        scores = state.grand.scores
        theirs = max(score for other, score in enumerate(scores) if other != seat)
        return RoundEnding(line, idea, scores[seat], theirs, scores[seat] > theirs)
    outcome = scoring.outcome(state)
    if outcome is None:
        raise AssertionError("a round that has ended has been counted")
    theirs = int(max(score for other, score in enumerate(outcome.scores) if other != seat))
    return RoundEnding(line, idea, int(outcome.scores[seat]), theirs, outcome.winners == (seat,))


def _token(move: WataahMove) -> tuple[str, ...] | None:
    """What a move adds to the idea: the clan and the size of its power, never which of its cards."""
    match move:
        case wm.PlaceClan():
            return ("clan", move.clan, "pair" if len(move.cards) == 2 else "triple")
        case wm.Reinforce():
            return ("more", move.clan, str(len(move.cards)))
        case wm.PlaceYokai():
            return ("yokai", move.yokai)
        case wm.PlayCourt():
            return ("court", move.card)
        case wm.Sharpen():
            return ("sharpen",)
        case wm.ChooseClan():
            return ("at", str(move.seat), move.clan)
        case wm.ChooseCard():
            return ("at", str(move.seat), move.clan, move.card)
    return None


def _minimal(ideas: set[Idea]) -> set[Idea]:
    return {one for one in ideas if not any(other < one for other in ideas)}


def _legal_line(state: State, line: tuple[WataahMove, ...]) -> tuple[Move, ...]:
    """As much of a line as can really be played: certain cards are all there, but a victim may decide otherwise."""
    state, played, chance = state.copy(), list[Move](), Chance(0)
    for move in line:
        if RULES.to_move(state) is None or RULES.why_not(state, move) is not None:
            break
        played.append(move)
        RULES.perform(state, move, chance, None)
    return tuple(played)


SOLVER: Final = WataahTrials()
