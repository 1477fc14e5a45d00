"""The pictures of the title and of the screens around the tables, composed once per size and then kept."""

from collections.abc import Callable
from functools import cache, partial

import pygame

from game.engine import paper, theme
from game.engine.assets import Assets
from game.engine.bake import Bakery
from game.engine.geometry import Rect
from game.engine.layout import Layout
from game.engine.paper import Shade
from game.engine.shapes import hex_colour
from game.engine.theme import GOLD_LINE, SHADOW_BOX, VERMILION, colour
from game.scenes import night_art, theatre_art

LOOK = 2
"""Count up when the composition changes, so that pictures on disk are made anew."""

BOX = Rect(74, 214, 1452, 560)
"""Where the open box stands, in design units."""

THEATRES = {
    game: Rect(94 + index * 358, 240, theatre_art.WIDTH, theatre_art.HEIGHT)
    for index, game in enumerate(theatre_art.GAMES)
}
"""Where each theatre sleeps in the box."""

LIT_SCALE = 1.09
"""The theatre that is awake is this much larger."""

_TABLE_EDGE = 770.0
_LAMP = colour("#F4D890")
_WORDMARK_SHAPE = 689 / 164


class TitleArt:
    """Hands out finished surfaces; nobody may draw upon them.

    Backdrops, theatres, planes and frames are exactly as large as asked for. Everything else has room around it
    for a shadow or its light and is centred: blit it with `get_rect(center=...)`.
    """

    def __init__(self, assets: Assets, bakery: Bakery) -> None:
        self._assets = assets
        self._bakery = bakery

    def plan(self, window_px: tuple[int, int]) -> None:
        """Have the slow pictures of the title baked over the next frames: every theatre, asleep and awake."""
        layout = Layout(window_px)
        for game, place in THEATRES.items():
            asleep = layout.size_to_px(place.size)
            awake = layout.size_to_px((place.w * LIT_SCALE, place.h * LIT_SCALE))
            self._bakery.plan(partial(self.theatre, game, asleep, lit=False))
            self._bakery.plan(partial(self.theatre, game, awake, lit=True))
            self._bakery.plan(partial(self.theatre_planes, game, awake))

    def backdrop(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Night, hills, the table and the empty box, for a window of that size."""
        return self._baked("backdrop", size_px, lambda: _backdrop(self._assets, Layout(size_px)))

    def night(self, size_px: tuple[int, int]) -> pygame.Surface:
        """The night without a box: setup, settings and the other screens lie before it."""
        return self._baked("night", size_px, lambda: night_art.night(self._assets, size_px))

    def theatre(self, game: str, size_px: tuple[int, int], *, lit: bool) -> pygame.Surface:
        """One theatre, asleep or awake."""
        return self._baked(
            f"theatre {game} {'lit' if lit else 'asleep'}",
            size_px,
            lambda: theatre_art.theatre(self._assets, game, size_px, lit=lit),
        )

    def theatre_planes(self, game: str, size_px: tuple[int, int]) -> list[pygame.Surface]:
        """The three planes of a theatre that is awake, farthest first, to slide against each other.

        They belong behind `theatre_frame`, whose sides hide up to 10 of 338 units of sliding.
        """
        # All three are composed together, and only if one of them is not baked yet.
        together = cache(partial(theatre_art.planes, self._assets, game, size_px))

        def plane(index: int) -> pygame.Surface:
            return together()[index]

        names = enumerate(theatre_art.PLANES)
        return [self._baked(f"{name} {game}", size_px, partial(plane, index)) for index, name in names]

    def theatre_frame(self, game: str, size_px: tuple[int, int]) -> pygame.Surface:
        """The front of a theatre that is awake."""
        return self._baked(f"frame {game}", size_px, lambda: theatre_art.frame(self._assets, game, size_px, lit=True))

    def theatre_light(self, size_px: tuple[int, int]) -> pygame.Surface:
        """What a theatre that is awake spills on the box around it and throws behind it; to lie under it."""
        return self._baked("light", size_px, lambda: _light(size_px))

    def theatre_shadow(self, size_px: tuple[int, int]) -> pygame.Surface:
        """What a sleeping theatre throws on the box."""
        return self._baked("shadow", size_px, lambda: _shadow(size_px))

    def table_light(self, size_px: tuple[int, int]) -> pygame.Surface:
        """The pool of light on the table below the theatre that is awake."""
        return self._baked("table light", size_px, lambda: _pool(size_px))

    def nameplate(self, size_px: tuple[int, int]) -> pygame.Surface:
        """The paper plate for a game's name, as wide as the name needs."""
        return self._bakery.get(f"title {LOOK} nameplate", size_px, lambda: _nameplate(size_px))

    def wordmark(self, height_px: int) -> pygame.Surface:
        """The name of the game, cut from golden paper; `height_px` reaches from the K to the foot of the g."""
        size = (round(height_px * _WORDMARK_SHAPE), height_px)
        return self._baked("wordmark", size, lambda: _wordmark(self._assets, size))

    def seal(self, size_px: int) -> pygame.Surface:
        """The red seal with its four signs, a little askew."""
        return self._baked("seal", (size_px, size_px), lambda: _seal(self._assets, size_px))

    def _baked(self, name: str, size_px: tuple[int, int], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._bakery.get(f"title {LOOK} {name}", size_px, make, scenery=True)


def _backdrop(assets: Assets, layout: Layout) -> pygame.Surface:
    sheet = night_art.sky(assets, layout, (1330, 120))
    width, height = layout.window_px
    top = layout.to_px((0, _TABLE_EDGE))[1]
    table = paper.vertical_gradient((width, height - top), [(0, "#2C1B18"), (1, "#120B0C")])
    paper.drop(sheet, paper.grain(table, 4.0, seed=8), (0, top), Shade(10, 0.5, -3, colour=SHADOW_BOX))
    left, box_top, box_width, box_height = layout.rect_to_px(BOX)
    paper.drop(
        sheet,
        _box((box_width, box_height), layout.scale),
        (left, box_top),
        Shade(26, 0.86, 18, colour=SHADOW_BOX).scaled(layout.scale),
    )
    return night_art.finished(sheet)


def _box(size_px: tuple[int, int], scale: float) -> pygame.Surface:
    """Lacquer with a double gold line."""
    stops = [(0.0, "#451E1B"), (0.5, "#2A1315"), (1.0, "#1A0C0E")]
    box = paper.rounded(
        size_px, 22 * scale, stops, GOLD_LINE, line_width=1.8 * scale, line_inset=6 * scale, line_opacity=0.8
    )
    within = (size_px[0] - 26 * scale, size_px[1] - 26 * scale)
    line = paper.drawn(
        f'<rect x="1" y="1" width="{within[0] - 2}" height="{within[1] - 2}" rx="{12 * scale}" fill="none"'
        f' stroke="{hex_colour(GOLD_LINE)}" stroke-width="{scale}" opacity="0.4"/>',
        within,
    )
    box.blit(line, (round(13 * scale), round(13 * scale)))
    paper.light_edge(box, GOLD_LINE, 0.5)
    return paper.grain(box, 4.0, seed=5)


def _light(size_px: tuple[int, int]) -> pygame.Surface:
    scale = size_px[0] / (theatre_art.WIDTH * LIT_SCALE)
    shape = paper.rounded(size_px, 14 * scale, _LAMP)
    halo = paper.halo(520 * scale, "#F4DFA0", 0.42, 1.7)
    for colour_of, shade in ((_LAMP, Shade(22, 0.75)), (SHADOW_BOX, Shade(16, 0.8, 12))):
        soft, _ = paper.shadow(shape, shade.blur * scale, shade.opacity, colour_of)
        place = soft.get_rect(center=halo.get_rect().center).move(0, round(shade.down * scale))
        halo.blit(soft, place)
    return halo


def _shadow(size_px: tuple[int, int]) -> pygame.Surface:
    scale = size_px[0] / theatre_art.WIDTH
    shape = paper.rounded(size_px, 14 * scale, SHADOW_BOX)
    return paper.with_shadow(shape, Shade(8, 0.63, 4, colour=SHADOW_BOX).scaled(scale))[0]


def _pool(size_px: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(paper.halo(100, _LAMP, 0.5, 1.5), size_px)


def _nameplate(size_px: tuple[int, int]) -> pygame.Surface:
    width, height = size_px
    unit = height / 76
    notch, deep = 14 * unit, 16 * unit
    outline = (
        f"M{notch} 0 H{width - notch} C{width - 12 * unit} {10 * unit} {width - 6 * unit} {14 * unit} {width} {deep}"
        f" V{height - deep} C{width - 6 * unit} {height - 14 * unit} {width - 12 * unit} {height - 10 * unit}"
        f" {width - notch} {height} H{notch} C{12 * unit} {height - 10 * unit} {6 * unit} {height - 14 * unit}"
        f" 0 {height - deep} V{deep} C{6 * unit} {14 * unit} {12 * unit} {10 * unit} {notch} 0 Z"
    )
    light, dark, thread = hex_colour(theme.PAPER_LIGHT), hex_colour(theme.PAPER_DARK), hex_colour(VERMILION)
    inset = 20 * unit
    plate = paper.drawn(
        '<defs><linearGradient id="paper" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
        f'<path d="{outline}" fill="url(#paper)"/>'
        f'<path d="M{inset} {7 * unit} H{width - inset} M{inset} {height - 7 * unit} H{width - inset}"'
        f' fill="none" stroke="{thread}" stroke-width="{1.3 * unit}" opacity="0.8"/>',
        size_px,
    )
    paper.grain(plate, 4.5, seed=7)
    return paper.with_shadow(plate, Shade(9, 0.75, 6, colour=SHADOW_BOX).scaled(unit))[0]


def _wordmark(assets: Assets, size_px: tuple[int, int]) -> pygame.Surface:
    letters = assets.svg("title/wordmark", size_px).copy()
    paper.light_edge(letters, "#FFFFFF", 0.7)
    paper.grain(letters, 5.0, seed=3)
    return paper.with_shadow(letters, Shade(10, 0.86, 7, colour=SHADOW_BOX).scaled(size_px[1] / 164))[0]


def _seal(assets: Assets, size_px: int) -> pygame.Surface:
    large = assets.svg("title/seal", (2 * size_px, 2 * size_px)).copy()
    # Turned while it is large: a small picture gets jagged edges.
    turned = pygame.transform.rotozoom(paper.grain(large, 6.0, seed=4, fibres=False), 4, 0.5)
    return paper.with_shadow(turned, Shade(6, 0.63, 4, colour=SHADOW_BOX).scaled(size_px / 84))[0]
