"""Notes the pictures that a table of Ninjutsu will need, so that they are made while the match is being set up."""

from functools import partial

from game.engine.kit import Kit
from game.engine.layout import Layout
from game.games.ninjutsu.boards import CLASSIC
from game.games.ninjutsu.figures import RANKS, SIDES
from game.games.ninjutsu.table.art import NinjutsuArt
from game.games.ninjutsu.table.places import ACTION, DIE, DOJO, FIGHTER, WEAPON, Places


def plan(kit: Kit, layout: Layout) -> None:
    """The usual board, figures on it and in the Dojo, cards and dice, the Dojo from either side."""
    art, places, px = NinjutsuArt(kit.assets, kit.bakery), Places({}, CLASSIC), layout.length_to_px
    art.plan(layout.window_px, places.court, places.starts, (px(WEAPON), px(ACTION)), px(DIE))
    later = kit.bakery.plan
    for part in places.fences:
        later(partial(art.fence, places.court, part.ends, layout.scale))
    for side in SIDES:
        for rank in RANKS:
            later(partial(art.figure, side, rank, px(FIGHTER)))
            later(partial(art.figure_fallen, side, rank, px(FIGHTER)))
    for left, right in (SIDES, SIDES[::-1]):
        later(partial(art.dojo, layout.size_to_px(DOJO), left, right, layout.scale))
