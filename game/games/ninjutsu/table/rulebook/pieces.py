"""The parts of Ninjutsu's rulebook pictures: crops of the courtyard, lacquer, cards, figures and dice."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.core.board import Board
from game.core.contract import OPEN
from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN, Layout
from game.engine.look import theme
from game.engine.widgets import materials
from game.games.ninjutsu.rules.boards import CLASSIC
from game.games.ninjutsu.rules.figures import SIDES
from game.games.ninjutsu.table.anim.sprites import stand
from game.games.ninjutsu.table.art.board_geometry import figure_at
from game.games.ninjutsu.table.art.cards import BAND_TOP, card_height
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.draw.scenery import Scenery
from game.games.ninjutsu.table.layout import TableLayout

Place = tuple[float, float]
Spot = tuple[int, int]
"""A cell as column and row."""

_NAME = replace(theme.LABEL.sized(20).on("LACQUER_TEXT"), leading=0.88)


@dataclass(frozen=True, slots=True)
class CourtyardCrop:
    """A part of the courtyard as it appears in a picture."""

    rect: Rect
    corner: Point
    """The point of the table at the upper left of the crop."""

    zoom: float
    places: TableLayout

    def at(self, point: Place) -> Point:
        """Where a point of the table appears."""
        return Point(
            self.rect.x + (point[0] - self.corner.x) * self.zoom, self.rect.y + (point[1] - self.corner.y) * self.zoom
        )

    def cell(self, column: int, row: int) -> Point:
        """Where the centre of a cell appears."""
        return self.at(self.places.court.centre(column, row))

    def head(self, column: int, row: int) -> Point:
        """Where the head of a figure on a cell appears."""
        rect = self.places.court.figure(column, row)
        return self.at((rect.centre.x, rect.y + rect.h * 0.16))


class Actors(NamedTuple):
    """Which figures stand where in a crop, which cells have signs, and what glows."""

    figures: tuple[tuple[Spot, int], ...]
    marks: tuple[tuple[Spot, str], ...]
    glowing: tuple[Spot, ...]


class Pieces:
    """Draws single pieces anywhere."""

    def __init__(self, kit: Kit) -> None:
        self.say = kit.say
        self.art = NinjutsuArt(kit.assets, kit.bakery)

    def court(
        self,
        canvas: Canvas,
        rect: Rect,
        figures: Mapping[Spot, int],
        marks: Mapping[Spot, str] | None = None,
        *,
        board: Board = CLASSIC,
        zoom: float = 1.0,
        middle: Place = (800.0, 509.0),
        glowing: Collection[Spot] = (),
    ) -> CourtyardCrop:
        """A crop of the courtyard around a point of the table.

        Figures stand on cells `(column, row)` as the rules count them: one that has been seen wears its tag.
        """
        width, height = rect.w / zoom, rect.h / zoom
        left = min(max(middle[0] - width / 2, DESIGN.x), DESIGN.right - width)
        top = min(max(middle[1] - height / 2, DESIGN.y), DESIGN.bottom - height)
        glimpse = CourtyardCrop(rect, Point(left, top), zoom, TableLayout({}, board))
        size_px = canvas.layout.rect_to_px(rect)[2:]
        actors = Actors(tuple(figures.items()), tuple((marks or {}).items()), tuple(glowing))
        key = ("glimpse", board, actors, zoom, left, top, size_px)
        face = canvas.made(key, lambda: self._seen(canvas, glimpse, actors, size_px))
        materials.place(canvas, face, rect)
        return glimpse

    def lacquer(self, canvas: Canvas, rect: Rect) -> None:
        """A lacquer board with brass corners, as beside the table."""
        canvas.blit_centred(self.art.panel(canvas.layout.size_to_px(rect.size), canvas.scale), rect.centre)

    def well(self, canvas: Canvas, rect: Rect) -> None:
        """A velvet hollow."""
        canvas.blit_centred(self.art.well(canvas.layout.size_to_px(rect.size), canvas.scale), rect.centre)

    def figure(
        self, canvas: Canvas, foot: Place, seat: int, rank: int, width: float = 110.0, *, glow: bool = False
    ) -> None:
        """A figure that stands on a point; rank 0 shows its back."""
        width_px, middle = canvas.px(width), figure_at(foot, width).centre
        canvas.blit_centred(self.art.figure_shadow(width_px), foot)
        if glow:
            canvas.blit_centred(self.art.figure_glow(SIDES[seat], rank, width_px), middle)
        canvas.blit_centred(self.art.figure(SIDES[seat], rank, width_px), middle)

    def fallen(self, canvas: Canvas, foot: Place, seat: int, rank: int, width: float = 110.0) -> None:
        """A beaten figure."""
        canvas.blit_centred(self.art.figure_fallen(SIDES[seat], rank, canvas.px(width)), foot)

    def die(
        self, canvas: Canvas, at: Place, seat: int, roll: tuple[int, int], size: float = 84.0, *, glow: bool = False
    ) -> None:
        """A die at rest; the roll is its number of faces and the one that shows."""
        size_px = canvas.px(size)
        if glow:
            canvas.blit_centred(self.art.die_glow(size_px), at)
        canvas.blit_centred(self.art.die_shadow(size_px), at)
        canvas.blit_centred(self.art.die(roll[0], SIDES[seat], roll[1], size_px), at)

    def weapon(self, canvas: Canvas, at: Place, stars: int, width: float = 98.0, *, under: int = 0) -> None:
        """A weapon card, perhaps on some others."""
        width_px = canvas.px(width)
        canvas.blit_centred(self.art.card_shadow(width_px), at)
        if under:
            canvas.blit_centred(self.art.pile(under, width_px), at)
        canvas.blit_centred(self.art.weapon(stars, width_px), at)

    def action(self, canvas: Canvas, at: Place, name: str, width: float = 128.0) -> None:
        """An action card with its name."""
        width_px = canvas.px(width)
        canvas.blit_centred(self.art.card_shadow(width_px), at)
        canvas.blit_centred(self.art.action(name, width_px), at)
        height = width * card_height(width_px) / width_px
        band = Rect(
            at[0] - width / 2 + 6, at[1] - height / 2 + BAND_TOP * height, width - 12, height * (1 - BAND_TOP) - 2
        )
        canvas.text(self.say(f"ninjutsu.card.{name}"), band, _NAME, "centre")

    def shuriken(self, canvas: Canvas, at: Place, size: float = 46.0) -> None:
        """A throwing star."""
        canvas.blit_centred(self.art.shuriken(canvas.px(size)), at)

    def mark(self, canvas: Canvas, at: Place, kind: str, size: float = 62.0) -> None:
        """Who has the higher card of a column: `win`, `lose` or `even`."""
        canvas.blit_centred(self.art.mark(kind, canvas.px(size)), at)

    def _seen(self, canvas: Canvas, glimpse: CourtyardCrop, actors: Actors, size_px: tuple[int, int]) -> pygame.Surface:
        """The courtyard drawn in a small window of its own, cropped to the visible part."""
        scale, places = canvas.scale * glimpse.zoom, glimpse.places
        layout = Layout((round(DESIGN.w * scale), round(DESIGN.h * scale)))
        yard = Canvas(pygame.Surface(layout.window_px), layout, canvas.assets, canvas.writer, canvas.surfaces)
        scenery = Scenery(self.art, places)
        scenery.ground(yard)
        columns = places.board.columns
        standing = [stand(what, row * columns + column, places, OPEN, True) for (column, row), what in actors.figures]
        signs = {row * columns + column: kind for (column, row), kind in actors.marks}
        feet = [places.court.foot(*spot) for spot in actors.glowing]
        scenery.board(yard, standing, signs, feet, {})
        corner = (round(glimpse.corner.x * scale), round(glimpse.corner.y * scale))
        window = paper.blank(size_px)
        window.blit(yard.surface, (0, 0), (*corner, *size_px))
        return _framed(window, canvas.scale)


def _framed(window: pygame.Surface, scale: float) -> pygame.Surface:
    """Round a picture's corners and draw a gold line inside its edge."""
    width, height = window.get_size()
    radius = theme.RADIUS_SHEET * scale
    paper.cut_rounded(window, radius)
    line = paper.drawn(
        f'<rect x="{6 * scale}" y="{6 * scale}" width="{width - 12 * scale}" height="{height - 12 * scale}"'
        f' rx="{radius - 6 * scale}" fill="none" stroke="{hex_colour(theme.GOLD_LINE)}"'
        f' stroke-width="{max(1.0, 1.5 * scale)}" opacity="0.9"/>',
        (width, height),
    )
    window.blit(line, (0, 0))
    return materials.framed(window, scale, theme.SHADOW_SLIP)
