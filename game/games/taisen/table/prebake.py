"""Lists the pictures that a table of Ninja Taisen needs, so that they are baked before the first roll."""

from game.engine.layout import Layout
from game.games.taisen.table.art.pictures import TaisenArt
from game.games.taisen.table.draw.scenery import DIE
from game.games.taisen.table.layout import CARD


def plan(art: TaisenArt, layout: Layout) -> None:
    """The valley, the cards, the rolling dice and what flashes in a fight."""
    art.plan(layout.window_px, layout.length_to_px(CARD[0]), layout.length_to_px(DIE))
