"""Chooses an adept's step: attacks by odds, walks towards the likely enemy Soke (N13-N17). Numbers set by hand."""

from math import exp, log
from typing import Any, Final

from game.ai.search.base import Candidate
from game.core.chance import Chance
from game.games.ninjutsu.bot.foresight.looking import MOST, foreseen
from game.games.ninjutsu.bot.odds import Chances, chances, distances
from game.games.ninjutsu.bot.tactics.duel import HOLD, Pair, battle
from game.games.ninjutsu.bot.tactics.priorities import priorities
from game.games.ninjutsu.bot.tactics.throwing import aim_of
from game.games.ninjutsu.rules.figures import OWNER, RANK, SEEN, SOKE
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.moves import NinjutsuMove, Step
from game.games.ninjutsu.rules.view import NinjutsuView

NINJA: Final = (0.0, 10.0, 16.0)
"""The value of a ninja by its stars, before the number left is taken into account."""

FEW: Final = 60.0
"""In an army worth this much, each ninja counts half as much as the last one would."""

LAST: Final = 2.4
"""How much more the last ninja counts."""

A_MATCH: Final = 800.0
"""The difference in value between a lost match and a won one."""

AT_LEAST: Final = 0.4
"""The share of it that the enemy Soke is worth: only his fall wins the match, however good the position."""

SHOWN: Final = 30.0
"""The cost of the player's own Soke being seen, and the gain if the enemy's has been."""

EVEN: Final = 80.0
"""A lead of this much is a 73 % chance of winning."""

PATIENCE: Final = (60, 160)
"""Between these turns losses count less and less, or two careful players would wait for ever."""

AT_LAST: Final = 0.3
"""The remaining share of a ninja's value then; the Soke keeps at least half of his."""

FAR_AWAY: Final = 9
"""At this distance nothing of it is left."""

CLOSE: Final = 0.5
"""The bonus for being close; it halves with every step away."""

BESIDES: Final = 0.3
"""The remaining share of a ninja's value once the enemy Soke has been found: every ninja is needed there."""

BOLD: Final = 0.3
"""How much better the own Soke's odds against the enemy Soke must be than those of all others together."""

SHY: Final = 8.0
"""The cost of walking with the own Soke."""


class Outlook:
    """A seat's assessment of a view, computed once for all its steps."""

    def __init__(self, view: NinjutsuView, *, belief: bool = True, wary: bool = True) -> None:
        """Without `belief` every back may be anybody; one who is not `wary` does not ask who can strike back."""
        self.view = view
        self.priorities = priorities(wary=wary)
        self.aim = aim_of(view)
        enemy = 1 - view.seat
        self.enemies: dict[int, Chances] = chances(view, enemy, belief=belief)
        own = OWNER[view.seat]
        self.soke = next(cell for cell, figure in enumerate(view.cells) if figure & own and figure & RANK == SOKE)
        self.found = any(likely[SOKE] == 1.0 for likely in self.enemies.values())
        self.own_army, self.their_army = (_army(view, side) for side in (view.seat, enemy))
        self.chance = self._chance()
        self.bold = self._is_bold()
        self.hunt = [0.0] * view.board.size
        # The own Soke stays where he is unless he is bold, so the others path around him.
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
        """The value of a step; staying is worth 0."""
        rank = self.view.cells[start] & RANK
        if end in self.enemies:
            return self.worth_of_attack(start, end)
        if rank == SOKE and not self.bold:
            return -SHY
        worth = self.nearer(start, end) - (SHY if (start, end) in self.fenced else 0.0)
        if rank != SOKE and self.priorities.alone:
            worth -= self.patience * self.priorities.alone * (self.alone(end, start) - self.alone(start, start))
        return worth

    def nearer(self, start: int, end: int) -> float:
        """The value of getting nearer to the enemy Soke by a step or a jump."""
        return self.priorities.hunt * (self.hunt[end] - self.hunt[start])

    def alone(self, cell: int, start: int) -> bool:
        """Whether a ninja from `start` would stand there beside an enemy, with no other ninja of its side near."""
        view, beside = self.view, False
        for near, _ in ground_of(view.board).walks[cell]:
            figure = view.cells[near]
            if near in self.enemies:
                beside = True
            elif figure and near != start and figure & RANK != SOKE:
                return False
        return beside

    def hold(self, shuriken: int) -> float:
        """The value of holding so many shuriken."""
        return self.priorities.shuriken * HOLD[shuriken]

    def _chance(self) -> float:
        """The present chance of winning."""
        view, seat, enemy = self.view, self.view.seat, 1 - self.view.seat
        ahead = army(self.own_army) - army(self.their_army)
        ahead += self.hold(view.shuriken[seat]) - self.hold(view.shuriken[enemy])
        ahead += SHOWN * (self.found - bool(view.cells[self.soke] & SEEN))
        return 1.0 / (1.0 + exp(-ahead / EVEN))

    def chance_with(self, worth: float) -> float:
        """The chance of winning after a decision of this value."""
        return min(1.0, max(0.0, self.chance + worth / A_MATCH))

    def _is_bold(self) -> bool:
        """Whether the own Soke goes himself: he is alone, or he would beat the enemy Soke, who has been found."""
        view = self.view
        if view.standing[view.seat] == 1:
            return True
        fight = battle(self.pair(SOKE, SOKE), view.shuriken[view.seat], view.shuriken[1 - view.seat])
        ties = 1.0 - fight.wins - fight.losses
        return self.found and fight.wins + ties * self.chance > self.chance + BOLD

    def pair(self, attacker: int, defender: int) -> Pair:
        """Two ranks that may fight."""
        return Pair(attacker, defender, self.aim, self.priorities.shuriken)

    def gain(self, rank: int) -> float:
        """The value of beating an enemy of that rank."""
        if rank == SOKE:
            return A_MATCH * max(1.0 - self.chance, AT_LEAST)
        worth = army(self.their_army) - army(self.their_army - NINJA[rank])
        return worth * BESIDES if self.found else worth

    def loss(self, rank: int) -> float:
        """The cost of losing a figure of that rank."""
        if rank == SOKE:
            return A_MATCH * self.chance * max(0.5, self.patience)
        return (army(self.own_army) - army(self.own_army - NINJA[rank])) * self.patience

    def worth_of_attack(self, start: int, end: int) -> float:
        """The expected gains and losses, and the danger to the own Soke that is removed."""
        view = self.view
        rank = view.cells[start] & RANK
        mine, theirs = view.shuriken[view.seat], view.shuriken[1 - view.seat]
        shown = SHOWN if rank == SOKE and not view.cells[start] & SEEN else 0.0
        loss = self.loss(rank)
        # The winner takes the cell, and often the only way forward is through an enemy.
        nearer = 0.0 if rank == SOKE else self.nearer(start, end)
        total = -shown
        for other, share in enumerate(self.enemies[end]):
            if share:
                fight = battle(self.pair(rank, other), mine, theirs)
                won = self.gain(other) + self.danger(end) + nearer
                total += share * (fight.wins * won - fight.losses * loss + fight.kept)
        return total

    def danger(self, cell: int) -> float:
        """How much an enemy there threatens the own Soke."""
        steps = self.near_soke[cell]
        return self.priorities.guard / steps if 0 < steps <= 3 else 0.0


def _closeness(steps: int) -> float:
    """The value of closeness: all figures advance together, and the close ones go first."""
    return max(0.0, 1.0 - steps / FAR_AWAY) + CLOSE * 0.5**steps


def army(ninjas: float) -> float:
    """The total value of some ninjas: the fewer there are, the more each counts."""
    return LAST * FEW * log(1.0 + max(0.0, ninjas) / FEW)


def _army(view: NinjutsuView, seat: int) -> float:
    one_star, two_star, _ = view.board.figures
    here = one_star * NINJA[1] + two_star * NINJA[2]
    return here - sum(NINJA[rank] for rank in view.fallen[seat] if rank != SOKE)


def choose(view: NinjutsuView, moves: list[Any], chance: Chance) -> NinjutsuMove:
    """The most valuable step, or ending the turn if none is worth anything."""
    return weigh(view, moves, chance, belief=True)[0].move  # type: ignore[no-any-return]


def weigh(view: NinjutsuView, moves: list[Any], chance: Chance, *, belief: bool, wary: bool = True) -> list[Candidate]:
    """Every step with its resulting chance of winning, the best first; equals in random order.

    Staying is better than a step that is worth nothing.
    """
    outlook = Outlook(view, belief=belief, wary=wary)
    mixed = list(moves)
    chance.shuffle(mixed)
    worths = [outlook.worth(move.start, move.end) if isinstance(move, Step) else 0.0 for move in mixed]
    if wary:
        worths = _looked_ahead(outlook, mixed, worths)
    ranked = sorted(zip(mixed, worths, strict=True), key=lambda one: (-one[1], isinstance(one[0], Step)))
    return [Candidate(move, outlook.chance_with(worth), 1) for move, worth in ranked]


def _looked_ahead(outlook: Outlook, moves: list[Any], worths: list[float]) -> list[float]:
    """The worths again, with what the best steps change in the prospects; the others rank behind these."""
    steps = [number for number, move in enumerate(moves) if isinstance(move, Step)]
    best = sorted(steps, key=lambda number: -worths[number])[:MOST]
    changes = foreseen(outlook.view, outlook.enemies, [moves[number] for number in best])
    found = {number: worths[number] + change for number, change in zip(best, changes, strict=True)}
    worst = min(0.0, *found.values()) if found else 0.0
    return [found.get(number, min(worth, worst)) for number, worth in enumerate(worths)]


def best_worth(outlook: Outlook, *, sneaking: bool = False) -> float:
    """The value of the best step, supposing there is one."""
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
