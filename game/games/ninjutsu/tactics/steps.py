"""Which step an adept takes: attacks by their odds, walks towards where the enemy Soke may be (N13-N17)."""

from math import exp, log
from typing import Any, Final

from game.ai.search import Candidate
from game.core.chance import Chance
from game.games.ninjutsu.figures import OWNER, RANK, SEEN, SOKE
from game.games.ninjutsu.ground import ground_of
from game.games.ninjutsu.moves import NinjutsuMove, Step
from game.games.ninjutsu.odds import Chances, chances, distances
from game.games.ninjutsu.tactics.duel import HOLD, Pair, battle
from game.games.ninjutsu.view import NinjutsuView

NINJA: Final = (0.0, 10.0, 16.0)
"""What a ninja is worth by its stars, before it is known how many are left."""

FEW: Final = 60.0
"""In an army worth that much each ninja counts half of what the last one does."""

LAST: Final = 2.4
"""How much more the last ninja counts."""

A_MATCH: Final = 800.0
"""What lies between a lost match and a won one."""

AT_LEAST: Final = 0.4
"""However good things look, a match is won by nothing but the fall of the other Soke: that much of it he is worth."""

SHOWN: Final = 30.0
"""What it costs that the own Soke has been seen, and what it is worth that the other has."""

EVEN: Final = 80.0
"""So much ahead is a chance of 73 % to win."""

PATIENCE: Final = (60, 160)
"""From the first to the second of these turns losses come to count less, or two careful players would wait for ever."""

AT_LAST: Final = 0.3
"""What is left of a ninja's worth then; the Soke keeps at least half of his."""

HUNT: Final = 60.0
"""What it is worth to stand where the enemy Soke is, or may be."""

FAR_AWAY: Final = 9
"""So many steps away nothing is left of it."""

CLOSE: Final = 0.5
"""How much more it is worth to be close; half of that is left with every step away."""

GUARD: Final = 30.0
"""What it is worth to beat an enemy next to the own Soke."""

BESIDES: Final = 0.3
"""How much of a ninja's worth is left once the enemy Soke has been found: every own one is needed there."""

BOLD: Final = 0.3
"""How much better the own Soke's chances against the other must be than all others together."""

SHY: Final = 8.0
"""What it costs the own Soke to walk."""


class Outlook:
    """What a seat makes of a view, worked out once for all its steps."""

    def __init__(self, view: NinjutsuView, *, belief: bool = True) -> None:
        self.view = view
        enemy = 1 - view.seat
        self.enemies: dict[int, Chances] = chances(view, enemy, belief=belief)
        own = OWNER[view.seat]
        self.soke = next(cell for cell, figure in enumerate(view.cells) if figure & own and figure & RANK == SOKE)
        self.found = any(likely[SOKE] == 1.0 for likely in self.enemies.values())
        self.own_army, self.their_army = (_army(view, side) for side in (view.seat, enemy))
        self.chance = self._chance()
        self.bold = self._is_bold()
        self.hunt = [0.0] * view.board.size
        # The own Soke stays where he is unless he is bold, so the others find ways around him.
        closed = -1 if self.bold else self.soke
        for cell, likely in self.enemies.items():
            if likely[SOKE] > 0:
                for spot, steps in enumerate(distances(view, cell, closed)):
                    self.hunt[spot] += likely[SOKE] * _closeness(steps)
        self.near_soke = distances(view, self.soke)
        self.fenced = ground_of(view.board).fenced
        first, last = PATIENCE
        weary = min(max(0, view.turn - first), last - first) / (last - first)
        self.patience = 1.0 - (1.0 - AT_LAST) * weary

    def worth(self, start: int, end: int) -> float:
        """What a step is worth; staying is worth 0."""
        rank = self.view.cells[start] & RANK
        if end in self.enemies:
            return self.worth_of_attack(start, end)
        if rank == SOKE and not self.bold:
            return -SHY
        worth = HUNT * (self.hunt[end] - self.hunt[start])
        return worth - (SHY if (start, end) in self.fenced else 0.0)

    def _chance(self) -> float:
        """The chance to win as things stand."""
        view, seat, enemy = self.view, self.view.seat, 1 - self.view.seat
        ahead = army(self.own_army) - army(self.their_army) + HOLD[view.shuriken[seat]] - HOLD[view.shuriken[enemy]]
        ahead += SHOWN * (self.found - bool(view.cells[self.soke] & SEEN))
        return 1.0 / (1.0 + exp(-ahead / EVEN))

    def chance_with(self, worth: float) -> float:
        """The chance to win that a decision leaves which is worth so much."""
        return min(1.0, max(0.0, self.chance + worth / A_MATCH))

    def _is_bold(self) -> bool:
        """Whether the own Soke goes himself: he is alone, or he would beat the other, who has been found."""
        view = self.view
        if view.standing[view.seat] == 1:
            return True
        fight = battle(Pair(SOKE, SOKE), view.shuriken[view.seat], view.shuriken[1 - view.seat])
        ties = 1.0 - fight.wins - fight.losses
        return self.found and fight.wins + ties * self.chance > self.chance + BOLD

    def gain(self, rank: int) -> float:
        """What it is worth to beat an enemy of that rank."""
        if rank == SOKE:
            return A_MATCH * max(1.0 - self.chance, AT_LEAST)
        worth = army(self.their_army) - army(self.their_army - NINJA[rank])
        return worth * BESIDES if self.found else worth

    def loss(self, rank: int) -> float:
        """What it costs to lose a figure of that rank."""
        if rank == SOKE:
            return A_MATCH * self.chance * max(0.5, self.patience)
        return (army(self.own_army) - army(self.own_army - NINJA[rank])) * self.patience

    def worth_of_attack(self, start: int, end: int) -> float:
        """Gains and losses by their odds, and the danger to the own Soke that goes away."""
        view = self.view
        rank = view.cells[start] & RANK
        mine, theirs = view.shuriken[view.seat], view.shuriken[1 - view.seat]
        shown = SHOWN if rank == SOKE and not view.cells[start] & SEEN else 0.0
        loss = self.loss(rank)
        # Who wins takes the cell: often the only way on is through somebody.
        nearer = 0.0 if rank == SOKE else HUNT * (self.hunt[end] - self.hunt[start])
        total = -shown
        for other, share in enumerate(self.enemies[end]):
            if share:
                fight = battle(Pair(rank, other), mine, theirs)
                won = self.gain(other) + self.danger(end) + nearer
                total += share * (fight.wins * won - fight.losses * loss + fight.kept)
        return total

    def danger(self, cell: int) -> float:
        """How much an enemy there threatens the own Soke."""
        steps = self.near_soke[cell]
        return GUARD / steps if 0 < steps <= 3 else 0.0


def _closeness(steps: int) -> float:
    """All come nearer together, and whoever is close goes first."""
    return max(0.0, 1.0 - steps / FAR_AWAY) + CLOSE * 0.5**steps


def army(ninjas: float) -> float:
    """What so many ninjas are worth together: the fewer there are, the more each counts."""
    return LAST * FEW * log(1.0 + max(0.0, ninjas) / FEW)


def _army(view: NinjutsuView, seat: int) -> float:
    one_star, two_star, _ = view.board.figures
    here = one_star * NINJA[1] + two_star * NINJA[2]
    return here - sum(NINJA[rank] for rank in view.fallen[seat] if rank != SOKE)


def choose(view: NinjutsuView, moves: list[Any], chance: Chance) -> NinjutsuMove:
    """The step that is worth most, or the end of the turn if none is worth anything."""
    return weigh(view, moves, chance, belief=True)[0].move  # type: ignore[no-any-return]


def weigh(view: NinjutsuView, moves: list[Any], chance: Chance, *, belief: bool) -> list[Candidate]:
    """Every step with the chance to win it leaves, the best first; among equals, one by chance.

    To stay is better than a step that is worth nothing.
    """
    outlook = Outlook(view, belief=belief)
    mixed = list(moves)
    chance.shuffle(mixed)
    worths = [outlook.worth(move.start, move.end) if isinstance(move, Step) else 0.0 for move in mixed]
    ranked = sorted(zip(mixed, worths, strict=True), key=lambda one: (-one[1], isinstance(one[0], Step)))
    return [Candidate(move, outlook.chance_with(worth), 1) for move, worth in ranked]


def best_worth(outlook: Outlook, *, sneaking: bool = False) -> float:
    """What the best step would be worth, as if there were one."""
    view, ground = outlook.view, ground_of(outlook.view.board)
    own = OWNER[view.seat]
    tables = (ground.walks, ground.sneaks) if sneaking else (ground.walks,)
    return max(
        (
            outlook.worth(cell, target)
            for table in tables
            for cell, figure in enumerate(view.cells)
            if figure & own
            for target, _ in table[cell]
            if not view.cells[target] & own
        ),
        default=0.0,
    )
