"""What pictures are made of: SVG files, rasterised once per size, whole or by layer, and the player's colours."""

import os
import re
from collections.abc import Callable, Mapping
from hashlib import blake2b
from math import ceil, floor
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pygame

from game.engine.draw.shapes import fitted
from game.engine.look.theme import USUAL, Theme

if TYPE_CHECKING:
    from game.engine.cache.svg_layers import SvgLayer

_Found = TypeVar("_Found")

Palette = Mapping[str, str]
"""Colours as the files spell them (`#rrggbb`), each with its replacement."""

_HEX = re.compile(r"#[0-9a-fA-F]{6}\b")
_FRAME = re.compile(r'viewBox="([^"]+)"\s+width="[^"]+"\s+height="[^"]+"')


class AssetError(Exception):
    """A picture is missing or cannot be drawn; the message names the file."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"The picture {path} {problem}.")
        self.file = path.name


class Assets:
    """The SVG files of one folder, by name without `.svg` ("taisen/emblem-rock").

    A file may be drawn as a whole, or each of its top-level groups separately, so that a group can cast a shadow
    on those below it. A group with `data-only="2 3"` belongs to the variants "2" and "3" alone.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.theme: Theme = USUAL
        """What follows the player's palette: `Kit.tune` sets it, and everything that is composed takes it from here."""
        self._texts: dict[str, str] = {}
        self._layers: dict[str, list[SvgLayer]] = {}
        self._surfaces: dict[tuple[object, ...], pygame.Surface] = {}

    def svg(self, name: str, size_px: tuple[int, int], palette: Palette | None = None) -> pygame.Surface:
        """The picture at this size, centred if its proportions differ. Do not draw on it.

        Raises:
            AssetError: If the file is missing or broken.
        """
        key = (name, size_px, _frozen(palette))
        if key not in self._surfaces:
            self._surfaces[key] = self._draw(name, _recoloured(self._text(name), palette), size_px)
        return self._surfaces[key]

    def has(self, name: str) -> bool:
        """Whether there is such a file."""
        return self._path(name).is_file()

    def layers(
        self, name: str, size_px: tuple[int, int], variant: str = "", palette: Palette | None = None
    ) -> list[pygame.Surface]:
        """The top-level groups of a file, bottom first, each on a surface of this size.

        Raises:
            AssetError: If the file is missing, broken or has no group for this variant.
        """
        return [surface for _, surface in self.named_layers(name, size_px, variant, palette)]

    def named_layers(
        self, name: str, size_px: tuple[int, int], variant: str = "", palette: Palette | None = None
    ) -> list[tuple[str, pygame.Surface]]:
        """Like `layers`, each with the `id` of its group.

        Raises:
            AssetError: If the file is missing, broken or has no group for this variant.
        """
        wanted = [layer for layer in self._split(name) if not layer.only or variant in layer.only]
        if not wanted:
            raise AssetError(self._path(name), f"has no layer for the variant {variant!r}")
        return [(layer.name, self._draw(name, _recoloured(layer.svg, palette), size_px)) for layer in wanted]

    def scenery(
        self, name: str, view: tuple[float, float, float, float], scale: float
    ) -> tuple[pygame.Surface, tuple[int, int]] | None:
        """The part of a landscape picture that is in view, and its position in the view's pixels.

        The picture's viewBox says where in the landscape it is; only the part in view is rasterised.

        Args:
            name: The picture.
            view: Left, top, width and height of what is in view, in the units of the landscape.
            scale: Pixels per unit.

        Raises:
            AssetError: If the file is missing, broken or does not start with viewBox, width and height.
        """
        text = self._text(name)
        frame = _FRAME.search(text)
        if not frame:
            raise AssetError(self._path(name), "does not say its viewBox, width and height")
        x, y, width, height = map(float, frame[1].split())
        # Whole pixels, so that the rasteriser has nothing to round.
        left, top = floor((max(x, view[0]) - view[0]) * scale), floor((max(y, view[1]) - view[1]) * scale)
        right = ceil((min(x + width, view[0] + view[2]) - view[0]) * scale)
        bottom = ceil((min(y + height, view[1] + view[3]) - view[1]) * scale)
        if right <= left or bottom <= top:
            return None
        size = ((right - left) / scale, (bottom - top) / scale)
        seen = (
            f'viewBox="{view[0] + left / scale} {view[1] + top / scale} {size[0]} {size[1]}"'
            f' width="{size[0]}" height="{size[1]}"'
        )
        picture = self._draw(name, text.replace(frame[0], seen, 1), (right - left, bottom - top))
        return picture, (left, top)

    def body(self, name: str, palette: Palette | None = None) -> str:
        """The elements inside a picture, for embedding in another drawing (`game.engine.draw.shapes.drawn`).

        Raises:
            AssetError: If the file is missing or broken.
        """
        from game.engine.cache import svg_layers  # noqa: PLC0415 - the first picture of a cached title needs none

        return _recoloured(self._parsed(name, svg_layers.inside), palette)

    def clear(self) -> None:
        """Forget every rasterised picture because the window's scale has changed; the SVG source is kept."""
        self._surfaces.clear()

    def fingerprint(self) -> str:
        """A short fingerprint of all files, which changes whenever a picture does.

        It uses size and time: reading three hundred files would delay the first frame.
        """
        digest = blake2b(digest_size=6)
        for folder, folders, files in os.walk(self.root):
            folders[:] = sorted(name for name in folders if name != "sound")
            for name in sorted(files):
                about = os.stat(os.path.join(folder, name))  # noqa: PTH116, PTH118 - pathlib takes three times as long
                digest.update(f"{name} {about.st_size} {about.st_mtime_ns}".encode())
        return digest.hexdigest()

    def _path(self, name: str) -> Path:
        return self.root / f"{name}.svg"

    def _text(self, name: str) -> str:
        if name not in self._texts:
            path = self._path(name)
            try:
                self._texts[name] = path.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise AssetError(path, f"cannot be read: {error}") from error
        return self._texts[name]

    def _draw(self, name: str, text: str, size_px: tuple[int, int]) -> pygame.Surface:
        try:
            return fitted(text, size_px)
        except pygame.error as error:
            raise AssetError(self._path(name), f"cannot be drawn: {error}") from error

    def _split(self, name: str) -> list["SvgLayer"]:
        from game.engine.cache import svg_layers  # noqa: PLC0415 - the first picture of a cached title needs none

        if name not in self._layers:
            self._layers[name] = self._parsed(name, svg_layers.layers_of)
        return self._layers[name]

    def _parsed(self, name: str, parse: Callable[[str], _Found]) -> _Found:
        try:
            return parse(self._text(name))
        except SyntaxError as error:
            raise AssetError(self._path(name), f"is not valid XML: {error}") from error


def _recoloured(text: str, palette: Palette | None) -> str:
    """The text with every colour of the palette replaced, in one pass, so that colours may swap."""
    if not palette:
        return text
    wanted = {old.lower(): new for old, new in palette.items()}
    return _HEX.sub(lambda found: wanted.get(found[0].lower(), found[0]), text)


def _frozen(palette: Palette | None) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(palette.items())) if palette else ()
