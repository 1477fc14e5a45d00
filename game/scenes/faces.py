"""The players' faces: a computer's portrait with the crest of its seat as a seal, or else the crest alone."""

import pygame

from game.ai.characters.cast import CHARACTERS
from game.ai.characters.tempers import Temper
from game.core.player import Player
from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets import materials
from game.scenes.crests import draw_crest, seat_tones
from game.table.seats.moods import Mood
from game.table.seats.portrait import SEAL, Portraits

_LOW = 0.06
"""How far a portrait hangs below the middle of its place: heads and props lean out at the top."""

TEMPER_INKS = {
    Temper.BOLD: "#B03A18",
    Temper.CAREFUL: "#357E75",
    Temper.GREEDY: "#9C6A22",
    Temper.SPITEFUL: "#5B3F7C",
    Temper.HOARDER: "#4F6F52",
    Temper.GAMBLER: "#0F448C",
}


class Faces:
    """Draws players on the screens around the table."""

    def __init__(self, kit: Kit) -> None:
        self.portraits = Portraits(kit.assets, kit.bakery)

    def draw(  # noqa: PLR0917 - who sits where, and how they feel
        self, canvas: Canvas, game: str, seat: int, player: Player, place: Rect, mood: Mood = Mood.CALM
    ) -> None:
        """Draw the player in a seat where a crest of that size would stand."""
        if player.character not in CHARACTERS:
            draw_crest(canvas, game, seat, place)
            return
        radius = place.w / 2
        centre = (place.centre.x, place.centre.y + radius * _LOW)
        self.portraits.draw(canvas, player.character, centre, radius, seat_tones(canvas.theme, game, seat), mood)
        side = max(18.0, radius * SEAL)
        seal = Rect.around((centre[0] + 0.72 * radius, centre[1] + 0.72 * radius), side, side)
        draw_crest(canvas, game, seat, seal)


def draw_temper(canvas: Canvas, temper: Temper, place: Rect) -> None:
    """Draw the sign of a temper on a disc of its colour."""
    size_px = canvas.px(place.w)
    materials.place(canvas, canvas.made(("temper", temper, size_px), lambda: _sign(canvas, temper, size_px)), place)


def _sign(canvas: Canvas, temper: Temper, size_px: int) -> pygame.Surface:
    ink, cream = TEMPER_INKS[temper], hex_colour(canvas.theme.light_text)
    disc = paper.drawn(
        f'<circle cx="50" cy="50" r="49" fill="{ink}"/>'
        f'<circle cx="50" cy="50" r="43" fill="none" stroke="{cream}" stroke-width="3" opacity=".7"/>',
        (size_px, size_px),
        (100, 100),
    )
    inner = round(size_px * 0.56)
    sign = canvas.assets.svg(f"characters/temper-{temper}", (inner, inner), {"#000000": cream, "#ffffff": ink})
    disc.blit(sign, sign.get_rect(center=disc.get_rect().center))
    return materials.framed(disc, canvas.scale, theme.SHADOW_SEAL)
