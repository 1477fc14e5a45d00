"""Trials of Oboro: sure points, and exactly 9. A card is right if it holds against every deal and any play.

The set of deals that the view allows is carried along: solving deal by deal would let the solver see the hands.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from game.core.contract import Move
from game.core.refusal import Value, refuse
from game.games.oboro.rules.cards import (
    IS_ARROW,
    NAMES,
    NUMBERS,
    PLAYS,
    RED_8,
    SEATS,
    SUIT_OF,
    SUITS,
    VALUE_OF,
    cards_in,
    names,
)
from game.games.oboro.rules.moves import PLAY, Play
from game.games.oboro.rules.rules import OboroRules
from game.games.oboro.rules.scoring import score_round
from game.games.oboro.rules.state import State
from game.games.oboro.rules.tricks import power, resolve
from game.games.oboro.rules.view import OboroView
from game.trials.trial import Budget, HintTarget, NotProven, Refutation, Solution, Trial

SURE: Final = "sure"
EXACT: Final = "exact"
MOST_DEALS: Final = 80
RULES: Final = OboroRules()

Deal = tuple[int, int]
"""The hidden hands of the two other seats, by seat."""


class SolverNode(NamedTuple):
    """All that decides how the round can still go: public cards, the solver's hand, and the possible deals."""

    played: int
    trick: tuple[int, ...]
    leader: int
    tops: tuple[int, ...]
    hand: int
    deals: tuple[Deal, ...]


class Proof:
    """The search of one trial: which nodes hold."""

    def __init__(self, seat: int, mission: int, kind: str, target: int, budget: Budget) -> None:
        self.seat = seat
        self.mission = mission
        self.kind = kind
        self.target = target
        self.budget = budget
        self.known: dict[SolverNode, bool] = {}
        self.others = tuple(other for other in range(SEATS) if other != seat)

    def reached(self, tops: tuple[int, ...]) -> bool:
        """Whether the goal is reached with these stacks at the end of the round."""
        if self.kind == EXACT:
            return power(tops, self.seat) == self.target
        return score_round(tops, self.mission).points[self.seat] >= self.target

    def holds(self, node: SolverNode) -> bool:
        """Whether the solver can reach the goal in every deal, against any play."""
        found = self.known.get(node)
        if found is None:
            self.budget.spend()
            found = self.known[node] = self._holds(node)
        return found

    def _holds(self, node: SolverNode) -> bool:
        if node.played == PLAYS:
            return self.reached(node.tops)
        if self.mover(node) == self.seat:
            return any(self.holds(self.after(node, card)) for card in self.cards(node))
        return all(self.holds(self.after(node, card)) for card in self.cards(node))

    def mover(self, node: SolverNode) -> int:
        """The seat that plays the next card."""
        return (node.leader + len(node.trick)) % SEATS

    def cards(self, node: SolverNode) -> list[int]:
        """The cards that the mover may play, in any of the deals for another seat."""
        mover = self.mover(node)
        if mover == self.seat:
            return _legal(node.hand, node.trick)
        place = self.others.index(mover)
        return sorted({card for deal in node.deals for card in _legal(deal[place], node.trick)})

    def after(self, node: SolverNode, card: int) -> SolverNode:
        """The node after a card, with the deals in which it can be played."""
        mover, bit = self.mover(node), 1 << card
        hand, deals = node.hand, node.deals
        if mover == self.seat:
            hand ^= bit
        else:
            place = self.others.index(mover)
            deals = tuple(
                (deal[0] ^ bit, deal[1]) if place == 0 else (deal[0], deal[1] ^ bit)
                for deal in deals
                if card in _legal(deal[place], node.trick)
            )
        trick = (*node.trick, card)
        if len(trick) < SEATS:
            return SolverNode(node.played + 1, trick, node.leader, node.tops, hand, deals)
        result = resolve(*trick)
        winner, tops = (node.leader + result.winner) % SEATS, list(node.tops)
        for suit, value in result.shows:
            tops[3 * winner + suit] = value
        return SolverNode(node.played + 1, (), (node.leader + result.lead) % SEATS, tuple(tops), hand, deals)


class OboroTrials:
    """Solves with all deals at once."""

    kinds = (SURE, EXACT)

    def solve(self, trial: Trial, budget: Budget) -> Solution:
        """Find the one card that holds. For sure points, no other card may reach as much, and nothing more is sure."""
        state = RULES.load(trial.state)
        seat = state.active
        node = node_of(RULES.view_for(state, seat))
        if not node.deals or len(node.deals) > MOST_DEALS:
            raise NotProven(refuse("trial.refused.too_long"))
        if trial.kind == SURE and trial.target < 3 and self._proof(state, trial, budget, trial.target + 1).holds(node):
            raise NotProven(refuse("trial.refused.not_proven"))
        proof = self._proof(state, trial, budget)
        cards = proof.cards(node)
        good = [card for card in cards if proof.holds(proof.after(node, card))]
        if len(good) != 1 or len(cards) < 2:
            raise NotProven(refuse("trial.refused.not_proven"))
        line = self._line(proof, node, good[0], state)
        return Solution(line, 1, len(cards) - 1, trial.target, self._motifs(proof, node, cards, good[0]))

    def _proof(self, state: State, trial: Trial, budget: Budget, target: int | None = None) -> Proof:
        aim = trial.target if target is None else target
        return Proof(_solver(trial), state.mission, trial.kind, aim, budget)

    def _line(self, proof: Proof, node: SolverNode, card: int, state: State) -> tuple[Move, ...]:
        """A line to the end of the round in the deal as it lies."""
        actual = tuple(state.hands[other] for other in proof.others)
        line = [card]
        node = proof.after(node, card)
        while node.played < PLAYS:
            if proof.mover(node) == proof.seat:
                card = next(card for card in proof.cards(node) if proof.holds(proof.after(node, card)))
            else:
                place = proof.others.index(proof.mover(node))
                card = _legal(actual[place], node.trick)[0]
                actual = tuple(hand & ~(1 << card) for hand in actual)
            line.append(card)
            node = proof.after(node, card)
        return tuple(PLAY[card] for card in line)

    def _motifs(self, proof: Proof, node: SolverNode, cards: list[int], card: int) -> tuple[str, ...]:
        found = []
        values = [VALUE_OF[other] for other in cards]
        if IS_ARROW[card]:
            found.append("arrow")
        if min(values) == 1 < VALUE_OF[card] and proof.kind == EXACT and proof.reached(node.tops):
            found.append("one")
        if min(values) < VALUE_OF[card] < max(values):
            found.append("middle")
        if not node.trick:
            found.append("lead")
        elif len(node.trick) == SEATS - 1:
            found.append("last")
        if VALUE_OF[card] == max(values):
            found.append("high")
        elif VALUE_OF[card] == min(values):
            found.append("low")
        if any(other != card and SUIT_OF[other] == SUIT_OF[card] for other in cards):
            found.append("which")
        if _forks(proof, proof.after(node, card)):
            found.append("fork")
        return tuple(found)

    def keeps(self, trial: Trial, state: State, move: Play) -> bool:
        """Whether the goal holds in every deal that the solver cannot rule out."""
        proof = self._proof(state, trial, Budget())
        return proof.holds(proof.after(node_of(RULES.view_for(state, proof.seat)), NUMBERS[move.card]))

    def over(self, trial: Trial, state: State) -> bool:
        """Whether the round has been scored."""
        return state.active < 0 or state.round != trial.state["round"]

    def best(self, trial: Trial, state: State) -> Play:
        """A card that holds."""
        return next(move for move in RULES.legal_moves(state) if self.keeps(trial, state, move))

    def reply(self, trial: Trial, state: State) -> Play:
        """The card that leaves the solver the fewest right answers."""
        proof = self._proof(state, trial, Budget())
        node = node_of(RULES.view_for(state, proof.seat))

        def right_answers(move: Play) -> float:
            after = proof.after(node, NUMBERS[move.card])
            if after.played == PLAYS or proof.mover(after) != proof.seat:
                return 1.0
            cards = proof.cards(after)
            return sum(proof.holds(proof.after(after, card)) for card in cards) / len(cards)

        return min(RULES.legal_moves(state), key=right_answers)

    def refute(self, trial: Trial, state: State, move: Play) -> Refutation:
        """A deal that could not be ruled out, and the cards that spoil the goal in it, to the end of the round."""
        proof = self._proof(state, trial, Budget())
        view = RULES.view_for(state, proof.seat)
        node = node_of(view)
        cards = [NUMBERS[move.card]]
        node = proof.after(node, cards[0])
        while node.played < PLAYS:
            choices = proof.cards(node)
            afters = {card: proof.after(node, card) for card in choices}
            if proof.mover(node) == proof.seat:  # the solver does what it can: the card that holds in the most deals
                card = max(choices, key=lambda card: (_good_deals(proof, afters[card]), -card))
            else:
                card = min((c for c in choices if not proof.holds(afters[c])), key=lambda c: (len(afters[c].deals), c))
            cards.append(card)
            node = afters[card]
        hands = self._dealt(proof, view, node.deals[0], cards)
        other = view.state(hands)
        values: dict[str, Value] = {"count": power(node.tops, proof.seat), "target": trial.target}
        key = "trial.refuted.power"
        if trial.kind == SURE:
            values["count"] = score_round(node.tops, state.mission).points[proof.seat]
            key = "trial.refuted.points"
        held = tuple(() if seat == proof.seat else names(cards_in(hand)) for seat, hand in enumerate(hands))
        line = tuple(PLAY[card] for card in cards)
        return Refutation(RULES.dump(other), line, (), key, values, other_deal=True, hands=held)

    def _dealt(self, proof: Proof, view: OboroView, left: Deal, cards: Sequence[int]) -> list[int]:
        """All hands before the line was played, given what the others hold after it."""
        mine = sum(1 << card for card in view.hands[proof.seat] if card is not None)
        hands = [0] * SEATS
        hands[proof.seat] = mine
        for other, rest in zip(proof.others, left, strict=True):
            hands[other] = rest
        node = node_of(view)
        for card in cards:
            mover = proof.mover(node)
            if mover != proof.seat:
                hands[mover] |= 1 << card
            node = proof.after(node, card)
        return hands

    def piece(self, trial: Trial, move: Play) -> HintTarget:
        """The colour of the card, or how high it is where one colour must be followed."""
        state = RULES.load(trial.state)
        cards = [NUMBERS[each.card] for each in RULES.legal_moves(state)]
        if len({SUIT_OF[card] for card in cards}) > 1:
            return HintTarget(f"trial.piece.{SUITS[SUIT_OF[NUMBERS[move.card]]]}")
        values = sorted(VALUE_OF[card] for card in cards)
        place = values.index(VALUE_OF[NUMBERS[move.card]])
        return HintTarget("trial.piece.low" if place * 2 < len(values) else "trial.piece.high")


def deals_of(view: OboroView) -> tuple[Deal, ...]:
    """Every way the hidden cards can lie, as the two other seats' hands."""
    one, other = (seat for seat in range(SEATS) if seat != view.seat)
    out = set(view.plays) | {card for card in view.hands[view.seat] if card is not None}
    unseen = [card for card in range(len(NAMES)) if card not in out]
    found = []
    for chosen in combinations(unseen, len(view.hands[one])):
        hands = {one: sum(1 << card for card in chosen)}
        hands[other] = sum(1 << card for card in unseen) ^ hands[one]
        if RED_8 in unseen and view.leads[0] != view.seat and not hands[view.leads[0]] >> RED_8 & 1:
            continue
        lacking = (
            seat
            for seat in (one, other)
            for suit in range(len(SUITS))
            if view.voids[seat] >> suit & 1 and hands[seat] >> 8 * suit & 255
        )
        if next(lacking, None) is None:
            found.append((hands[one], hands[other]))
    return tuple(found)


def node_of(view: OboroView) -> SolverNode:
    """What the seat of a view knows, with every deal it allows."""
    tricks = len(view.plays) // SEATS * SEATS
    hand = sum(1 << card for card in view.hands[view.seat] if card is not None)
    return SolverNode(len(view.plays), view.plays[tricks:], view.leads[-1], view.tops, hand, deals_of(view))


def _legal(hand: int, trick: tuple[int, ...]) -> list[int]:
    """O6."""
    if trick:
        suit = SUIT_OF[trick[0]]
        following = hand & 255 << 8 * suit
        if following:
            return list(cards_in(following))
    return list(cards_in(hand))


def _good_deals(proof: Proof, node: SolverNode) -> int:
    """In how many deals the solver would reach the goal if it knew them."""
    return sum(proof.holds(node._replace(deals=(deal,))) for deal in node.deals)


def _forks(proof: Proof, node: SolverNode, depth: int = 6) -> bool:
    """Whether a later decision can also go wrong."""
    if node.played == PLAYS or not depth:
        return False
    cards = proof.cards(node)
    if proof.mover(node) == proof.seat:
        good = [card for card in cards if proof.holds(proof.after(node, card))]
        return len(good) < len(cards) or any(_forks(proof, proof.after(node, card), depth - 1) for card in good)
    return any(_forks(proof, proof.after(node, card), depth - 1) for card in cards)


def _solver(trial: Trial) -> int:
    return RULES.load(trial.state).active


SOLVER: Final = OboroTrials()
