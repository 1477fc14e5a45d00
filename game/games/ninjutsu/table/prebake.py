"""Lists the pictures that a Ninjutsu table will need, so that they are made while the match is being set up."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from game.engine.layout import Layout
from game.games.ninjutsu.rules.figures import RANKS, SIDES
from game.games.ninjutsu.table.anim.cards import SHOWN
from game.games.ninjutsu.table.art.fence import RATTLE_STEPS
from game.games.ninjutsu.table.art.pictures import ACTIONS, WEAPONS, NinjutsuArt
from game.games.ninjutsu.table.layout import (
    ACTION,
    DIE,
    DOJO,
    FIGHTER,
    LID_FIGHTER,
    LID_UNIT,
    SMALL_CARD,
    TOKEN,
    USED,
    WEAPON,
    TableLayout,
)

Later: TypeAlias = Callable[[Callable[[], object]], None]


def plan(later: Later, art: NinjutsuArt, places: TableLayout, layout: Layout) -> None:
    """Plan the board, the figures on it and in the Dojo, cards and dice, and the Dojo from either side."""
    px = layout.length_to_px
    art.plan(layout.window_px, places.court, places.starts, (px(WEAPON), px(ACTION)), px(DIE))
    for part in places.fences:
        for step in range(RATTLE_STEPS):
            later(partial(art.fence, places.court, part.ends, layout.scale, step))
    later(partial(art.figure_shadow, px(FIGHTER)))
    later(partial(art.die_shadow, px(DIE)))
    later(partial(art.die_glow, px(DIE)))
    for side in SIDES:
        for rank in RANKS:
            later(partial(art.figure, side, rank, px(FIGHTER)))
            later(partial(art.figure_fallen, side, rank, px(FIGHTER)))
    _plan_action_cards(later, art, layout)
    for stars in WEAPONS:
        later(partial(art.weapon, stars, px(SMALL_CARD)))
    if places.lid:
        for left, right in (SIDES, SIDES[::-1]):
            later(partial(art.lid, LID_UNIT * layout.scale, left, right))
        later(partial(art.figure_shadow, px(LID_FIGHTER)))
        for side in SIDES:
            for rank in RANKS:
                later(partial(art.figure, side, rank, px(LID_FIGHTER)))
                later(partial(art.figure_fallen, side, rank, px(LID_FIGHTER)))
        return
    for left, right in (SIDES, SIDES[::-1]):
        later(partial(art.dojo, layout.size_to_px(DOJO), left, right, layout.scale))


def _plan_action_cards(later: Later, art: NinjutsuArt, layout: Layout) -> None:
    """The player's cards, the other side's tokens, and both after use."""
    px = layout.length_to_px
    for name in ACTIONS:
        later(partial(art.action, name, px(ACTION), quiet=True))
        later(partial(art.action, name, px(SHOWN)))
        for width in (USED, TOKEN):
            later(partial(art.action_token, name, px(width), spent=True))
        later(partial(art.action_token, name, px(TOKEN), spent=False))
