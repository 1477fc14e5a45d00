"""Portraits of characters: a figure in a round window, in the seat's colour, with the seat's crest as a seal on it."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.ai.characters.cast import CHARACTERS
from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery
from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look import theme
from game.engine.look.theme import Colour
from game.table.art import ArtPicture, TableArt
from game.table.face.seats_shown import SeatsShown
from game.table.seats.moods import Mood

_UNITS: Final = 256
"""The width of the drawings; all lengths below are in their units."""

_HIGH: Final = 262
_CENTRE: Final = (128, 146)
_RIM: Final = 102
"""The outer radius of the window's rim."""

_INSIDE: Final = frozenset(
    ("body", "coat", "arm", "neck", "robe", "wrap", "shoulder", "pouches", "cape", "strap", "kitten")
)
"""Layers that stay inside the round window; all others (heads, hats, props) may lean out over its rim."""

_DISC: Final = f'<circle cx="128" cy="146" r="{_RIM}" fill="#ffffff"/>'
_WINDOW: Final = '<circle cx="128" cy="146" r="94" fill="#ffffff"/>'
_UPPER: Final = '<path d="M0 0 H256 V146 H0 Z" fill="#ffffff"/>'
_SIDES: Final = '<path d="M0 0 H256 V256 H220 L128 146 L36 256 H0 Z" fill="#ffffff"/>'
_MIST: Final = (
    '<circle cx="186" cy="98" r="22" fill="{0}" opacity=".8"/><path d="M20 128 H84 A7 7 0 0 1 84 142 H60'
    ' A7 7 0 0 1 60 156 H20 Z M240 148 H186 A7 7 0 0 0 186 162 H204 A7 7 0 0 0 204 176 H240 Z" fill="{0}"'
    ' opacity=".55"/>'
)
_LAYER, _FIGURE, _NIGHT = Shade(4.5, 0.42, 3.5), Shade(7, 0.45, 5), "#080810"
_SMALL: Final = 200
"""Portraits narrower than this are drawn at twice their size, so that their shadows stay soft."""

SEAL: Final = 0.66
"""The diameter of the crest on the rim, compared with the radius of the rim."""

_SEAL_AT: Final = 0.7
"""How far out and down the seal sits, compared with the radius of the rim."""

_SEAL_SHADE: Final = Shade(3, 0.6, 2)


def portrait_height(width_px: int) -> int:
    """The height of a portrait of that width."""
    return round(width_px * _HIGH / _UNITS)


def portrait(  # noqa: PLR0917 - each argument is part of the picture's name
    assets: Assets, character: str, mood: str, sky: tuple[str, str], ring: str, mirrored: bool, width_px: int
) -> pygame.Surface:
    """A character in a window with this sky and a ring of this colour: bodies are cut by it, heads and props lean out.

    The lowest part of the rim lies over the figure like a sill.
    """
    made = _Portrait(assets, width_px * 2 if width_px < _SMALL else width_px).compose(character, mood, sky, ring)
    if mirrored:
        made = pygame.transform.flip(made, flip_x=True, flip_y=False)
    size = (width_px, portrait_height(width_px))
    return made if made.get_size() == size else pygame.transform.smoothscale(made, size)


class _Portrait:
    """One portrait while it is composed, `work` pixels wide."""

    def __init__(self, assets: Assets, work: int) -> None:
        self.assets = assets
        self.work = work
        self.unit = work / _UNITS

    def compose(self, character: str, mood: str, sky: tuple[str, str], ring: str) -> pygame.Surface:
        unit, size = self.unit, (self.work, portrait_height(self.work))
        rim = hex_colour(theme.mix(theme.colour(sky[1]), theme.LACQUER, 0.72))
        out = paper.blank(size)
        paper.drop(out, self._flat(_DISC.replace("#ffffff", rim)), (0, 0), Shade(5, 0.55, 3).scaled(unit))
        out.blit(self._window(sky), (0, 0))
        circle = f'<circle cx="128" cy="146" r="97.5" fill="none" stroke="{ring}" stroke-width="3.4"/>'
        out.blit(self._flat(circle), (0, 0))
        parts = self.assets.named_layers(f"characters/{character}", (self.work, self.work), mood)
        figure = self._figure(character, parts)
        soft, pad = paper.shadow(figure, _FIGURE.blur * unit, _FIGURE.opacity, _NIGHT)
        fallen = paper.blank((self.work, self.work))
        fallen.blit(soft, (-pad, -pad + round(_FIGURE.down * unit)))
        out.blit(paper.clip_to(fallen, self._flat(_DISC)), (0, 0))
        out.blit(figure, (0, 0))
        out.blit(self._sill(parts, rim, ring), (0, 0))
        return out

    def _flat(self, body: str) -> pygame.Surface:
        return paper.drawn(body, (self.work, self.work), (_UNITS, _UNITS))

    def _window(self, sky: tuple[str, str]) -> pygame.Surface:
        top, low = sky
        graded = (
            '<defs><linearGradient id="s" x1="0%" y1="0%" x2="0%" y2="100%">'
            f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{low}"/></linearGradient></defs>'
        )
        inner = self._flat(graded + _WINDOW.replace("#ffffff", "url(#s)"))
        pale = hex_colour(theme.mix(theme.colour(top), theme.colour("#FFF3CF"), 0.55))
        inner.blit(paper.clip_to(self._flat(_MIST.format(pale)), self._flat(_WINDOW)), (0, 0))
        return paper.grain(inner, 3.5, 3)

    def _figure(self, character: str, parts: list[tuple[str, pygame.Surface]]) -> pygame.Surface:
        inside, outside = self._flat(_WINDOW + _UPPER), self._flat(_WINDOW + _SIDES)
        cut = [paper.clip_to(layer.copy(), inside if part in _INSIDE else outside) for part, layer in parts]
        figure = paper.stack_layers(cut, _LAYER.scaled(self.unit))
        paper.light_edge(figure, "#FFF6D6", 0.28, max(1, round(self.unit)))
        return paper.grain(figure, 3.0, len(character) * 7, fibres=self.work > _UNITS)

    def _sill(self, parts: list[tuple[str, pygame.Surface]], rim: str, ring: str) -> pygame.Surface:
        """The lower half of the rim once more, but not over what leans out."""
        lip = self._flat(
            f'<path d="M26 146 A102 102 0 0 0 230 146 H222 A94 94 0 0 1 34 146 Z" fill="{rim}"/>'
            f'<path d="M30.5 146 A97.5 97.5 0 0 0 225.5 146" fill="none" stroke="{ring}" stroke-width="3.4"/>'
        )
        sill = paper.blank((self.work, self.work))
        paper.drop(sill, lip, (0, 0), Shade(3, 0.4, -2).scaled(self.unit))
        paper.clip_to(sill, self._flat('<path d="M26 146 A102 102 0 0 0 230 146 Z" fill="#ffffff"/>'))
        over, sides = paper.blank((self.work, self.work)), self._flat(_SIDES)
        for part, layer in parts:
            if part not in _INSIDE:
                over.blit(paper.clip_to(layer.copy(), sides), (0, 0))
        sill.blit(paper.silhouette(over, "#000000"), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return sill


class Portraits(TableArt):
    """The portraits of all characters, composed once for every size, colour and mood."""

    game, look = "characters", 2
    of = ArtPicture(portrait, high=portrait_height)

    def __init__(self, assets: Assets, bakery: Bakery) -> None:
        super().__init__(assets, bakery)
        self._planned: set[tuple[object, ...]] = set()

    def draw(  # noqa: PLR0917 - who, where, and in which colours
        self,
        canvas: Canvas,
        character: str,
        centre: tuple[float, float],
        radius: float,
        tones: tuple[Colour, Colour] | None = None,
        mood: Mood = Mood.CALM,
        *,
        right: bool = False,
    ) -> None:
        """Draw a character with the rim around `centre`, looking inwards from the left or the `right` side.

        `tones` are the ground and the ring of the seat's crest; without them, the character's own sky is shown.
        """
        picture = self.picture(character, canvas.px(radius * _UNITS / _RIM), tones, mood, right=right)
        unit = picture.get_width() / _UNITS
        x, y = canvas.layout.to_px(centre)
        canvas.surface.blit(picture, (round(x - _CENTRE[0] * unit), round(y - _CENTRE[1] * unit)))

    def picture(
        self, character: str, width_px: int, tones: tuple[Colour, Colour] | None, mood: Mood, *, right: bool
    ) -> pygame.Surface:
        """The finished picture."""
        sky, ring = CHARACTERS[character].sky, hex_colour(theme.GOLD_LINE)
        if tones is not None:
            ground, line = tones
            sky = (hex_colour(theme.mix(ground, line, 0.45)), hex_colour(ground))
            ring = hex_colour(line)
        return self.of(character, mood.value, sky, ring, right, width_px)

    def seated(  # noqa: PLR0917 - who, where, and in which colours
        self,
        canvas: Canvas,
        seen: SeatsShown,
        seat: int,
        centre: tuple[float, float],
        radius: float,
        tones: tuple[Colour, Colour],
        crest: Callable[[int], pygame.Surface],
        *,
        right: bool = False,
    ) -> None:
        """Draw the character in a seat over the crest of its plate, with the crest as a seal at the outer side.

        Nothing where a person sits, or a computer without a character: the crest stays visible then.
        """
        character = seen.players[seat].character
        if character not in CHARACTERS:
            return
        self._plan(character, canvas.px(radius * _UNITS / _RIM), tones, right=right)
        self.draw(canvas, character, centre, radius, tones, seen.mood(seat), right=right)
        aside = radius * _SEAL_AT
        at = (centre[0] + (aside if right else -aside), centre[1] + aside)
        canvas.blit_centred(self._seal(seat, crest, canvas.px(SEAL * radius)), at)

    def _plan(self, character: str, width_px: int, tones: tuple[Colour, Colour], *, right: bool) -> None:
        """Schedule the other moods when somebody is first drawn, so that a change of mood makes no frame late."""
        key = (character, width_px, tones, right)
        if key not in self._planned:
            self._planned.add(key)
            for mood in Mood:
                self.bakery.plan(partial(self.picture, character, width_px, tones, mood, right=right))

    def _seal(self, seat: int, crest: Callable[[int], pygame.Surface], size_px: int) -> pygame.Surface:
        """The crest with its shadow."""
        key = ("seal", seat, size_px)
        return self.remembered(key, lambda: paper.with_shadow(crest(size_px), _SEAL_SHADE.scaled(size_px / 40))[0])
