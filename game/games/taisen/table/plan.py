"""Notes the pictures that a table of Ninja Taisen will need, so that they are there before a die is rolled."""

from game.engine.layout import Layout
from game.games.taisen.table.art import TaisenArt
from game.games.taisen.table.places import CARD
from game.games.taisen.table.scenery import DIE


def plan(art: TaisenArt, layout: Layout) -> None:
    """The valley, the cards, the rolling dice and what flashes in a fight."""
    art.plan(layout.window_px, layout.length_to_px(CARD[0]), layout.length_to_px(DIE))
