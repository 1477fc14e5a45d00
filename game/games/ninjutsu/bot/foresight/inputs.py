"""The numbers by which the net judges what a seat knows of a position in the middle of its own attack.

Counts of figures that may be one thing or another are expected counts. Their factors keep most of them below 1.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.games.ninjutsu.bot.evaluate import ways_of
from game.games.ninjutsu.bot.odds import Chances, chances, likes_soke
from game.games.ninjutsu.rules.figures import COLUMNS, ONE_STAR, OWNER, RANK, RANKS, SEEN, SOKE, STOCK, TWO_STAR
from game.games.ninjutsu.rules.ground import Ground, ground_of
from game.games.ninjutsu.rules.view import NinjutsuView

HELD: Final = 6
"""How many inputs tell a side's shuriken."""

HELD_AT: Final = COLUMNS + 6
"""Where those of both sides stand among the inputs, the seat's own first."""

HUNTING: Final = 6
"""How many steps from a Soke ninjas are counted."""

HUNTED: Final = 5
BESIDE: Final = 0.5
GUARDING: Final = 0.3
CERTAIN: Final = 0.999
MIDDLE_CARD: Final = 3
_NINJAS: Final = ONE_STAR, TWO_STAR


class _Scene(NamedTuple):
    """The figures on the board, as far as the seat knows them."""

    view: NinjutsuView
    ground: Ground
    mine: list[tuple[int, int]]
    """The seat's own figures: cell and rank."""

    theirs: list[tuple[int, Chances]]
    soke: int
    """The cell of the seat's own Soke."""

    ways: Sequence[Sequence[int]]

    @classmethod
    def of(cls, view: NinjutsuView) -> "_Scene":
        mine = [(cell, figure & RANK) for cell, figure in enumerate(view.cells) if figure & OWNER[view.seat]]
        theirs = list(chances(view, 1 - view.seat).items())
        soke = next(cell for cell, rank in mine if rank == SOKE)
        ground = ground_of(view.board)
        return cls(view, ground, mine, theirs, soke, ways_of(ground))


def inputs(view: NinjutsuView, left: int) -> list[float]:
    """All inputs for the seat of `view`, which attacks and has so many steps left."""
    scene = _Scene.of(view)
    return [
        *(float(left == steps) for steps in range(COLUMNS)),
        *_armies(view),
        *held(view.shuriken[view.seat]),
        *held(view.shuriken[1 - view.seat]),
        view.stock / STOCK,
        *(float(view.hands[side] >> card & 1) for side in (view.seat, 1 - view.seat) for card in range(5)),
        *_secrets(scene),
        *_near_sokes(scene),
        *_guards(scene),
        *_pairs(scene),
        *_alone(scene),
        *_seen(scene),
        *_advanced(scene),
        _deck(view.decks[view.seat]) - _deck(view.decks[1 - view.seat]),
        view.turn * 0.01,
        float(view.sneaks),
    ]


def held(shuriken: int) -> list[float]:
    """The inputs for a side's shuriken: the first ones matter most."""
    return [*(float(shuriken > number) for number in range(HELD - 1)), shuriken * 0.1]


def _armies(view: NinjutsuView) -> list[float]:
    left = [
        [view.board.figures[rank - 1] - view.fallen[side].count(rank) for rank in _NINJAS]
        for side in (view.seat, 1 - view.seat)
    ]
    sizes = [one * factor for army in left for one, factor in zip(army, (0.1, 0.2), strict=True)]
    return sizes + [1.0 / (1 + sum(army)) for army in left]


def _secrets(scene: _Scene) -> list[float]:
    """How well each Soke is known: whether he has been seen, and what the other side may guess."""
    view = scene.view
    seen = bool(view.cells[scene.soke] & SEEN)
    guessed = 1.0
    if not seen:
        backs = [cell for cell, _ in scene.mine if not view.cells[cell] & SEEN]
        guessed = likes_soke(view, scene.soke, view.seat) / sum(likes_soke(view, cell, view.seat) for cell in backs)
    likeliest = max(likely[SOKE] for _, likely in scene.theirs)
    return [float(seen), float(likeliest > CERTAIN), guessed, likeliest]


def _near_sokes(scene: _Scene) -> Iterable[float]:
    """How many ninjas of each rank stand how many steps from the other side's Soke, and how far apart both are."""
    hunters = [[0.0] * (HUNTING + 1) for _ in _NINJAS]
    hunted = [[0.0] * (HUNTED + 1) for _ in _NINJAS]
    apart = [0.0] * (COLUMNS + 1)
    from_mine = scene.ways[scene.soke]
    for cell, likely in scene.theirs:
        steps, is_soke = from_mine[cell], likely[SOKE]
        if steps <= HUNTED:
            for rank in _NINJAS:
                hunted[rank - 1][steps] += BESIDE * likely[rank]
        if is_soke:
            if steps <= COLUMNS:
                apart[steps] += is_soke
            far = scene.ways[cell]
            for own, rank in scene.mine:
                if rank != SOKE and far[own] <= HUNTING:
                    hunters[rank - 1][far[own]] += BESIDE * is_soke
    return (*hunters[0][1:], *hunters[1][1:], *hunted[0][1:], *hunted[1][1:], *apart[1:])


def _guards(scene: _Scene) -> list[float]:
    """Who stands around each Soke, how many free cells do, and how many ways lead to him."""
    ways, cells, walks = scene.ways, scene.view.cells, scene.ground.walks
    near = [0.0] * 4
    for cell, rank in scene.mine:
        steps = ways[scene.soke][cell]
        if rank != SOKE and 1 <= steps <= 2:
            near[2 * (steps - 1) + rank - 1] += GUARDING
    close = further = free = led = 0.0
    for cell, likely in scene.theirs:
        if likely[SOKE]:
            apart = [ways[cell][other] for other, _ in scene.theirs]
            close += likely[SOKE] * GUARDING * apart.count(1)
            further += likely[SOKE] * GUARDING * apart.count(2)
            free += likely[SOKE] * 0.25 * sum(not cells[to] for to, _ in walks[cell])
            led += likely[SOKE] * 0.2 * len(walks[cell])
    own = walks[scene.soke]
    return [*near, close, further, 0.25 * sum(not cells[to] for to, _ in own), free, 0.2 * len(own), led]


def _pairs(scene: _Scene) -> list[float]:
    """How many figures of each rank stand one step, and two steps, from enemies of each rank."""
    beside, near = [0.0] * len(RANKS) ** 2, [0.0] * len(RANKS) ** 2
    for cell, rank in scene.mine:
        ways, first = scene.ways[cell], len(RANKS) * (rank - 1)
        for other, likely in scene.theirs:
            if ways[other] <= 2:
                found, factor = (beside, BESIDE) if ways[other] == 1 else (near, BESIDE / 2)
                for number in range(len(RANKS)):
                    found[first + number] += factor * likely[number + 1]
    return beside + near


def _alone(scene: _Scene) -> list[float]:
    """How many figures of each side stand beside an enemy with no ninja of their own side beside them."""
    walks = scene.ground.walks
    ninjas = {cell for cell, rank in scene.mine if rank != SOKE}
    own, enemies = ninjas | {scene.soke}, {cell for cell, _ in scene.theirs}
    found = [0, 0]
    for number, (side, foes, friends) in enumerate(((ninjas, enemies, ninjas), (enemies, own, enemies))):
        for cell in side:
            near = {to for to, _ in walks[cell]}
            found[number] += bool(near & foes) and not near & friends
    return [GUARDING * one for one in found]


def _seen(scene: _Scene) -> list[float]:
    """How many ninjas of each side and rank have been seen."""
    view = scene.view
    known = [figure & (RANK | OWNER[0] | OWNER[1]) for figure in view.cells if figure & SEEN]
    return [0.2 * known.count(OWNER[side] | rank) for side in (view.seat, 1 - view.seat) for rank in _NINJAS]


def _advanced(scene: _Scene) -> list[float]:
    """How many figures of each side are beyond the middle; not counting the seat's own Soke."""
    middle = scene.view.board.rows // 2 * scene.view.board.columns
    own, enemies = (cell for cell, rank in scene.mine if rank != SOKE), (cell for cell, _ in scene.theirs)
    beyond = [[cell >= middle for cell in own], [cell >= middle for cell in enemies]]
    return [0.2 * beyond[0].count(scene.view.seat == 0), 0.2 * beyond[1].count(scene.view.seat == 1)]


def _deck(deck: Sequence[int]) -> float:
    """By how much the cards of a deck are better than the middle one."""
    return sum(deck) / len(deck) - MIDDLE_CARD if deck else 0.0
