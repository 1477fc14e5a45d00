"""Taste: which proven positions somebody would enjoy, how hard they seem, and which of them are alike."""

import math

from game.catalog import GAMES
from game.games.ninjutsu.trial_odds import RULES as NINJUTSU
from game.games.ninjutsu.trial_odds import AttackOdds
from game.games.ninjutsu.trials import GAP
from game.games.oboro.trials import RULES as OBORO
from game.games.oboro.trials import Proof, SolverNode, deals_of, node_of
from game.trials.trial import Budget, Solution, Trial

CHANCE = 0.04
"""What a wrong first move must win at least, to be worth a thought."""

WRONG = 3
"""How many first moves must be wrong, two of them worth a thought."""

TEMPTING = 0.3
"""In which share of deals the best wrong card of Oboro must do."""

ALIKE = 0.7
"""How good a wrong card of Oboro must look beside the right one, to somebody who counts this trick only."""

LONG_PATH = 3
"""How many moves a path of Ninjutsu without cards must take."""


def interesting(trial: Trial, solution: Solution) -> bool:
    """Whether somebody would enjoy looking for it."""
    steps = len(solution.line)
    if trial.game == "taisen":
        if trial.kind == "win":
            return steps > 1 and bool({"sacrifice", "tie", "cornered", "chain"} & set(solution.motifs))
        return steps > 2 and (trial.kind == "survive" or solution.target >= 3)
    motifs = set(solution.motifs)
    if trial.game == "oboro":
        if solution.others < 2 or not motifs & {"middle", "fork"}:
            return False
        return tempting_cards(trial)[0] >= TEMPTING and likeliest_mistake(trial) >= ALIKE
    if trial.game == "wataah":  # adding up, or striking the strongest card, is no idea; nor is a tie alone
        return bool(motifs & {"copy", "collapse", "court", "temple"}) or (
            "strike" in motifs and bool(motifs & {"ronin", "corruption"})
        )
    if steps < LONG_PATH and not motifs & {"salto", "kidnap"}:
        return False
    return 120 <= solution.target <= 970 and solution.others >= WRONG and _temptations(trial, solution) > 1


def tempting_cards(trial: Trial) -> list[float]:
    """For each wrong card of Oboro, the share of deals in which it would do, the most tempting first.

    A card that fails in every deal needs no thought about what the others hold.
    """
    proof, node = _oboro(trial)
    after = [proof.after(node, card) for card in proof.cards(node)]
    return sorted(
        (
            sum(proof.holds(wrong._replace(deals=(deal,))) for deal in wrong.deals) / len(node.deals)
            for wrong in after
            if not proof.holds(wrong)
        ),
        reverse=True,
    )


def likeliest_mistake(trial: Trial) -> float:
    """How good the best wrong card of Oboro looks beside the right one, to somebody who counts this trick only.

    At 0 such a player has no choice but the right card: it is one sum, and no trial.
    """
    proof, node = _oboro(trial)
    after = [proof.after(node, card) for card in proof.cards(node)]
    right = max(_looks(proof, one) for one in after if proof.holds(one))
    wrong = max(_looks(proof, one) for one in after if not proof.holds(one))
    return wrong / right if right else 1.0


def _looks(proof: Proof, node: SolverNode) -> float:
    """How often the goal would be reached if the round ended with this trick and the others played any card."""
    if not node.trick:
        return float(proof.reached(node.tops))
    looks = 0.0
    for deal in node.deals:
        dealt = node._replace(deals=(deal,))
        cards = proof.cards(dealt)
        looks += sum(_looks(proof, proof.after(dealt, card)) for card in cards) / len(cards)
    return looks / len(node.deals)


def _oboro(trial: Trial) -> tuple[Proof, SolverNode]:
    """The search of a trial of Oboro, and where it begins."""
    state = OBORO.load(trial.state)
    proof = Proof(state.active, state.mission, trial.kind, trial.target, Budget())
    return proof, node_of(OBORO.view_for(state, state.active))


def _temptations(trial: Trial, solution: Solution) -> int:
    """How many wrong first moves of Ninjutsu have a chance: without any there is nothing to weigh."""
    state = NINJUTSU.load(trial.state)
    odds = AttackOdds(state, Budget())
    clearly_less = solution.target / 1000 - GAP / 2
    return sum(CHANCE < odds.after(state, move) < clearly_less for move in NINJUTSU.legal_moves(state))


WEIGHTS = {"sacrifice": 2.0, "tie": 1.5, "order": 1.0, "chain": 1.0, "cornered": 1.0, "shogun": 0.5, "fork": 1.5,
           "middle": 1.0, "copy": 1.5, "corruption": 0.5, "collapse": 1.5, "temple": 1.0, "court": 0.5, "strike": 0.5,
           "guard": 1.0, "two": 1.5, "arrow": 0.5, "one": 0.0}  # fmt: skip
EASE = 0.15
"""How much easier every point of margin makes it: who looks for the hardest blow finds it."""


def hardness(trial: Trial, solution: Solution) -> float:
    """A guess from what has to be seen: motifs, wrong ways, moves, margin, and in Oboro deals and tricks left."""
    hard = sum(WEIGHTS.get(motif, 0.3) for motif in solution.motifs) + math.log2(1 + solution.others)
    if trial.game != "oboro":
        return hard + 1.2 * len(solution.line) - EASE * solution.margin
    rules = GAMES["oboro"].rules
    state = rules.load(trial.state)
    deals = deals_of(rules.view_for(state, state.active))
    return hard + math.log2(len(deals)) + (7 - len(state.plays) // 3)


def likeness(solution: Solution) -> tuple[object, ...]:
    """What makes trials feel the same: how they begin, and the motifs with what is used."""
    used = tuple(_used(move) for move in solution.line[:3])
    return used[:1], (solution.motifs, *used)


def _used(move: object) -> str:
    """The kind of a move, and the clan or card that it is about."""
    about = [str(getattr(move, name)) for name in ("clan", "yokai", "card") if isinstance(getattr(move, name, 0), str)]
    return " ".join((type(move).__name__, *about[:1]))
