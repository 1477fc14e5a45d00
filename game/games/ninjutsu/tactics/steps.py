"""Which step an adept takes: attacks by their odds, walks towards where the enemy Soke may be (N13-N17)."""

from typing import Any, Final

from game.ai.search import Candidate
from game.core.chance import Chance
from game.games.ninjutsu.figures import OWNER, RANK, RANKS, SOKE
from game.games.ninjutsu.ground import ground_of
from game.games.ninjutsu.moves import NinjutsuMove, Step
from game.games.ninjutsu.odds import BEATS, Chances, chances, distances
from game.games.ninjutsu.view import NinjutsuView

GAIN: Final = (0.0, 10.0, 16.0, 400.0)
LOSS: Final = (0.0, 12.0, 17.5, 900.0)
PATIENCE: Final = (100, 200)
"""From the first to the second of these turns a ninja lost comes to count half, or two careful players would wait for
ever."""

LAST_STAND: Final = 300.0
"""What the own Soke is worth once he is alone: less than the other, or he would wait for ever."""

HUNT: Final = 60.0
"""What it is worth to stand where the enemy Soke is, or may be."""

FADES: Final = 0.65
"""How much of that is left one step away."""

GUARD: Final = 30.0
"""What it is worth to beat an enemy next to the own Soke."""

SHY: Final = 8.0
"""What it costs the own Soke to walk."""


A_WIN: Final = 200.0
"""So much worth makes a certain loss a certain win."""


class Outlook:
    """What a seat makes of a view, worked out once for all its steps."""

    def __init__(self, view: NinjutsuView, *, belief: bool = True) -> None:
        self.view = view
        enemy = 1 - view.seat
        self.enemies: dict[int, Chances] = chances(view, enemy, belief=belief)
        own = OWNER[view.seat]
        self.soke = next(cell for cell, figure in enumerate(view.cells) if figure & own and figure & RANK == SOKE)
        self.alone = view.standing[view.seat] == 1
        self.hunt = [0.0] * view.board.size
        # The own Soke stays where he is unless he is alone, so the others find ways around him.
        closed = -1 if self.alone else self.soke
        for cell, likely in self.enemies.items():
            if likely[SOKE] > 0:
                for spot, steps in enumerate(distances(view, cell, closed)):
                    self.hunt[spot] += likely[SOKE] * FADES**steps
        self.near_soke = distances(view, self.soke)
        self.fenced = ground_of(view.board).fenced
        first, last = PATIENCE
        self.patience = 1.0 - 0.5 * min(max(0, view.turn - first), last - first) / (last - first)

    def worth(self, start: int, end: int) -> float:
        """What a step is worth; staying is worth 0."""
        rank = self.view.cells[start] & RANK
        if end in self.enemies:
            return self.worth_of_attack(rank, end)
        if rank == SOKE and not self.alone:
            return -SHY
        worth = HUNT * (self.hunt[end] - self.hunt[start])
        return worth - (SHY if (start, end) in self.fenced else 0.0)

    def worth_of_attack(self, rank: int, end: int) -> float:
        """Gains and losses by their odds, and the danger to the own Soke that goes away."""
        likely = self.enemies[end]
        wins = sum(likely[other] * BEATS[rank][other] for other in RANKS)
        loses = sum(likely[other] * BEATS[other][rank] for other in RANKS)
        gains = sum(likely[other] * BEATS[rank][other] * GAIN[other] for other in RANKS)
        loss = LAST_STAND if self.alone else LOSS[rank] * (1.0 if rank == SOKE else self.patience)
        return gains - loses * loss + wins * self.danger(end)

    def danger(self, cell: int) -> float:
        """How much an enemy there threatens the own Soke."""
        steps = self.near_soke[cell]
        return GUARD / steps if 0 < steps <= 3 else 0.0


def choose(view: NinjutsuView, moves: list[Any], chance: Chance) -> NinjutsuMove:
    """The step that is worth most, or the end of the turn if none is worth anything."""
    return weigh(view, moves, chance, belief=True)[0].move  # type: ignore[no-any-return]


def weigh(view: NinjutsuView, moves: list[Any], chance: Chance, *, belief: bool) -> list[Candidate]:
    """Every step as a chance to win, the best first; among equals, one by chance."""
    outlook = Outlook(view, belief=belief)
    mixed = list(moves)
    chance.shuffle(mixed)
    worths = [outlook.worth(move.start, move.end) if isinstance(move, Step) else 0.0 for move in mixed]
    found = [Candidate(move, 0.5 + worth / A_WIN, 1) for move, worth in zip(mixed, worths, strict=True)]
    # To stay is better than a step that is worth nothing.
    return sorted(found, key=lambda one: (-one.value, isinstance(one.move, Step)))


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
