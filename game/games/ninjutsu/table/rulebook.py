"""The pieces of Ninjutsu's rulebook pictures: crops of the courtyard, lacquer, cards, figures and dice."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.core.board import Board
from game.core.contract import OPEN
from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN, Layout
from game.engine.look import theme
from game.engine.widgets import materials
from game.games.ninjutsu.bot.odds import BEATS
from game.games.ninjutsu.formations import ready_made
from game.games.ninjutsu.rules.boards import BOARDS
from game.games.ninjutsu.rules.figures import BLACK, RED, SIDES, figure
from game.games.ninjutsu.table.anim.sprites import stand
from game.games.ninjutsu.table.art.board_geometry import figure_at
from game.games.ninjutsu.table.art.cards import BAND_TOP, card_height
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.draw.scenery import Scenery
from game.games.ninjutsu.table.draw.throw_examples import draw_throw
from game.games.ninjutsu.table.layout import TableLayout
from game.table.rulebook import diagrams
from game.table.rulebook.page import RulebookPage
from game.table.rulebook.pictures import STYLES, Made, Part, Pictures, Place, Size
from game.table.rulebook.window import frame
from game.table.zone import TableZones

Spot = tuple[int, ...]
"""A cell as column and row, and perhaps the rank of the figure on it."""

_NAME = replace(theme.LABEL.sized(20).on("lacquer_text"), leading=0.88)
_DOJO = 752.0
"""The width of the Dojo on the table; it is drawn smaller here."""


class CourtyardCrop(NamedTuple):
    """Where a crop of the courtyard has the cells and figures of the table."""

    rect: Rect
    corner: Point
    """The point of the table at the upper left of the crop."""

    zoom: float
    places: TableLayout

    def at(self, point: Place, by: Place) -> Point:
        """Where a point of the table appears, and so far right and down of it."""
        x, y = (point[0] - self.corner.x) * self.zoom, (point[1] - self.corner.y) * self.zoom
        return Point(self.rect.x + x + by[0], self.rect.y + y + by[1])

    def cell(self, spot: Spot, by: Place = (0.0, 0.0)) -> Point:
        """Where the centre of a cell appears."""
        return self.at(self.places.court.centre(spot[0], spot[1]), by)

    def head(self, spot: Spot, by: Place = (0.0, 0.0)) -> Point:
        """Where the head of a figure on a cell appears."""
        rect = self.places.court.figure(spot[0], spot[1])
        return self.at((rect.centre.x, rect.y + rect.h * 0.16), by)

    def between(self, start: Spot, end: Spot, share: float) -> Point:
        """A point on the way from one cell to another."""
        here, there = self.cell(start), self.cell(end)
        return Point(here.x + (there.x - here.x) * share, here.y + (there.y - here.y) * share)


class Actors(NamedTuple):
    """Which figures stand where in a crop, which cells have signs, and what glows."""

    figures: tuple[tuple[Spot, int], ...]
    marks: tuple[tuple[Spot, str], ...]
    glowing: tuple[Spot, ...]


def book(kit: Kit) -> tuple[RulebookPage, ...]:
    """The pages in their order."""
    return NinjutsuPictures(kit).pages()


class NinjutsuPictures(Pictures):
    """Figures, dice and cards as they are on the table."""

    def __init__(self, kit: Kit) -> None:
        self.art = art = NinjutsuArt(kit.assets, kit.bakery)
        pictures: dict[str, Made] = {
            "crest": art.crest,
            "mark": art.mark,
            "shuriken": art.shuriken,
            "stock": lambda width: art.stock(width, 4),
            "tag": art.tag,
            "token": art.action_token,
        }
        super().__init__(kit, Path(__file__).with_suffix(".toml"), pictures)

    def draw_court(
        self,
        canvas: Canvas,
        corner: Place,
        size: Size,
        *,
        middle: Place,
        zoom: float,
        board: str = "classic",
        army: str = "",
        without: Sequence[Spot] = (),
        red: Sequence[Spot] = (),
        black: Sequence[Spot] = (),
        marks: Mapping[str, Sequence[Spot]] | None = None,
        glowing: Sequence[Spot] = (),
        on: Sequence[Part] = (),
    ) -> None:
        """A crop of the courtyard around a point of the table.

        Parts `on` it are placed by cells, wherever the table has them.
        An `army` stands in a ready-made formation, red and black `without` some cells. Single figures are red ones with
        their ranks, on cells `(column, row, rank)` as the rules count them, and backs of black ones.
        """
        rect, played = Rect(*corner, *size), BOARDS[board]
        width, height = rect.w / zoom, rect.h / zoom
        left = min(max(middle[0] - width / 2, DESIGN.x), DESIGN.right - width)
        top = min(max(middle[1] - height / 2, DESIGN.y), DESIGN.bottom - height)
        figures = _armies(army, played) if army else {}
        gone = set(map(tuple, without))
        figures = {cell: what for cell, what in figures.items() if cell not in gone}
        figures |= {(column, row): figure(RED, rank) for column, row, rank in red}
        figures |= {(column, row): figure(BLACK, 0) for column, row in black}
        signs = tuple((tuple(cell), kind) for kind, cells in (marks or {}).items() for cell in cells)
        actors = Actors(tuple(figures.items()), signs, tuple(map(tuple, glowing)))
        size_px = canvas.layout.rect_to_px(rect)[2:]
        key = ("glimpse", board, actors, zoom, left, top, size_px)
        places = TableLayout(TableZones({}), played)
        seen = partial(self._seen, canvas, places, actors, (Point(left, top), zoom, size_px))
        materials.place(canvas, canvas.made(key, seen), rect)
        crop = CourtyardCrop(rect, Point(left, top), zoom, places)
        for part in on:
            self._draw_on(canvas, crop, dict(part))

    def _draw_on(self, canvas: Canvas, crop: CourtyardCrop, part: Part) -> None:
        """A part on a crop.

        `jump` is an arrow from the head of a figure to a cell, `steps` are arrows to some cells and `bars` crosses on
        the way to them, at shares of the way; anything else lies on a `cell`, or at the `head` of who stands there.
        """
        kind = next(iter(part))
        value = part.pop(kind)
        match kind:
            case "jump":
                start, end = crop.head(value, part.pop("start")), crop.cell(part.pop("to"), part.pop("end"))
                diagrams.arrow(canvas, start, (end.x - start.x, end.y - start.y), **part)
            case "steps" | "bars":
                for goal in part["to"]:
                    points = [crop.between(value, goal, share) for share in part["shares"]]
                    if kind == "bars":
                        diagrams.cross(canvas, points[0], part["size"])
                    else:
                        diagrams.arrow(canvas, points[0], (points[1].x - points[0].x, points[1].y - points[0].y))
            case _:
                find, by = (crop.cell if "cell" in part else crop.head), part.pop("by", (0.0, 0.0))
                for spot in part.pop("cell", None) or part.pop("head"):
                    self.draw_piece(canvas, kind, find(spot, by), value, part)

    def draw_lacquer(self, canvas: Canvas, corner: Place, size: Size) -> None:
        """A lacquer board with brass corners, as beside the table."""
        picture = self.art.panel(canvas.layout.size_to_px(size), canvas.scale)
        canvas.blit_centred(picture, Rect(*corner, *size).centre)

    def draw_well(self, canvas: Canvas, corner: Place, size: Size) -> None:
        """A velvet hollow."""
        picture = self.art.well(canvas.layout.size_to_px(size), canvas.scale)
        canvas.blit_centred(picture, Rect(*corner, *size).centre)

    def draw_figure(self, canvas: Canvas, foot: Place, who: str, width: float) -> None:
        """A figure that stands on a point, such as `red 2`; rank 0 shows its back."""
        side, rank = who.split()
        width_px = canvas.px(width)
        canvas.blit_centred(self.art.figure_shadow(width_px), foot)
        canvas.blit_centred(self.art.figure(side, int(rank), width_px), figure_at(foot, width).centre)

    def draw_fallen(self, canvas: Canvas, foot: Place, who: str, width: float) -> None:
        """A beaten figure."""
        side, rank = who.split()
        canvas.blit_centred(self.art.figure_fallen(side, int(rank), canvas.px(width)), foot)

    def draw_die(
        self, canvas: Canvas, at: Place, roll: tuple[str, int, int], size: float, *, glow: bool = False
    ) -> None:
        """A die at rest: its side, its number of faces and the one that shows."""
        size_px, (side, faces, shown) = canvas.px(size), roll
        if glow:
            canvas.blit_centred(self.art.die_glow(size_px), at)
        canvas.blit_centred(self.art.die_shadow(size_px), at)
        canvas.blit_centred(self.art.die(faces, side, shown, size_px), at)

    def draw_weapon(self, canvas: Canvas, at: Place, stars: int, width: float, under: int = 0) -> None:
        """A weapon card, perhaps on some others."""
        width_px = canvas.px(width)
        canvas.blit_centred(self.art.card_shadow(width_px), at)
        if under:
            canvas.blit_centred(self.art.pile(under, width_px), at)
        canvas.blit_centred(self.art.weapon(stars, width_px), at)

    def draw_action(self, canvas: Canvas, at: Place, name: str, width: float) -> None:
        """An action card with its name."""
        width_px = canvas.px(width)
        canvas.blit_centred(self.art.card_shadow(width_px), at)
        canvas.blit_centred(self.art.action(name, width_px), at)
        height = width * card_height(width_px) / width_px
        band = Rect(
            at[0] - width / 2 + 6, at[1] - height / 2 + BAND_TOP * height, width - 12, height * (1 - BAND_TOP) - 2
        )
        canvas.text(self.say(f"ninjutsu.card.{name}"), band, _NAME, "centre")

    def draw_smoke(self, canvas: Canvas, at: Place, width: float) -> None:
        """Where a figure has just fallen."""
        canvas.blit_centred(self.art.smoke(canvas.px(width), 2), at, 0.85)

    def draw_dojo(self, canvas: Canvas, corner: Place, size: Size) -> None:
        """The Dojo of a battle."""
        scale = canvas.scale * size[0] / _DOJO
        picture = self.art.dojo(canvas.layout.size_to_px(size), SIDES[RED], SIDES[BLACK], scale)
        canvas.blit_centred(picture, Rect(*corner, *size).centre)

    def draw_throw(self, canvas: Canvas, corner: Place, name: str, size: Size) -> None:
        """A moment of a throw in the Dojo."""
        draw_throw(canvas, self.art, Rect(*corner, *size), name)

    def draw_odds(self, canvas: Canvas, at: Place, ranks: tuple[int, int]) -> None:
        """The probability that one rank's die beats another's."""
        percent = self.say("review.percent", percent=round(100 * BEATS[ranks[0]][ranks[1]]))
        canvas.text(percent, Rect.around(at, 92, 156), STYLES["sign"].sized(34), "centre", wrap=False)

    def _seen(
        self, canvas: Canvas, places: TableLayout, actors: Actors, crop: tuple[Point, float, tuple[int, int]]
    ) -> pygame.Surface:
        """The courtyard drawn in a small window of its own, cropped to the visible part."""
        corner, zoom, size_px = crop
        scale = canvas.scale * zoom
        layout = Layout((round(DESIGN.w * scale), round(DESIGN.h * scale)))
        yard = Canvas(pygame.Surface(layout.window_px), layout, canvas.assets, canvas.writer, canvas.surfaces)
        scenery = Scenery(self.art, places)
        scenery.ground(yard)
        columns = places.board.columns
        standing = [stand(what, row * columns + column, places, OPEN, True) for (column, row), what in actors.figures]
        signs = {row * columns + column: kind for (column, row), kind in actors.marks}
        feet = [places.court.foot(*spot) for spot in actors.glowing]
        scenery.board(yard, standing, signs, feet, {})
        window = paper.blank(size_px)
        window.blit(yard.surface, (0, 0), (round(corner.x * scale), round(corner.y * scale), *size_px))
        return frame(window, canvas.scale, line_inset=6.0, line_opacity=0.9)


def _armies(name: str, board: Board) -> dict[Spot, int]:
    """Red as the player's own side, in a ready-made formation; Black as backs."""
    columns = board.columns
    own: dict[Spot, int] = {
        (cell % columns, cell // columns): figure(RED, rank) for cell, rank in ready_made(name, board, RED).items()
    }
    return own | {(cell % columns, cell // columns): figure(BLACK, 0) for cell in ready_made(name, board, BLACK)}
