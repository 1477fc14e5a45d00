"""Pictures of a table, declared by how they are composed; each is composed once for every size.

    class LanternsArt(TableArt):
        game, look = "lanterns", 1
        card = Picture(cards.card, high=card_height)

`LanternsArt(assets, bakery).card("red", 3, 120)` is then what `cards.card(assets, "red", 3, 120)` composes.
"""

from collections.abc import Callable, Hashable
from functools import partial
from inspect import signature
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, overload

import pygame

from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery, Make
from game.engine.cache.surface_cache import SurfaceCache
from game.engine.draw import paper

P = ParamSpec("P")
Size = tuple[int, int]

FINEST_TILT = 1.0
"""Rotated pictures are cached in steps of this many degrees. A closing hand passes many, and each takes a
millisecond."""


class TableArt:
    """Hands out finished surfaces. Do not draw on them."""

    game: str
    look: int
    """Increased when the composition changes, so that cached pictures are made again."""

    kept_pixels = 6_000_000
    """The size of the cache for pictures that are only kept in memory."""

    def __init__(self, assets: Assets, bakery: Bakery) -> None:
        self.assets = assets
        self.bakery = bakery
        self.kept = SurfaceCache(self.kept_pixels)

    def baked(self, name: str, size_px: Size, make: Make, *, scenery: bool = False) -> pygame.Surface:
        """A picture by its name and size; `scenery` is the same in every palette."""
        return self.bakery.get(
            f"{self.game} {self.look} {name}", size_px, make, "" if scenery else self.assets.theme.name
        )

    def remembered(self, key: Hashable, make: Make) -> pygame.Surface:
        """A picture that is only kept in memory, because it is made faster than a file is read."""
        return self.kept.get((self.assets.theme.name, key), make)

    def tilted(self, name: str, flat: pygame.Surface, width_px: int, tilt: float) -> pygame.Surface:
        """A picture rotated clockwise by some degrees about its centre."""
        step = round(tilt / FINEST_TILT)
        if not step:
            return flat
        # Cached in memory only: a flying card passes many tilts, and each takes less time than reading a file.
        return self.remembered((name, width_px, step), lambda: turned(flat, step * FINEST_TILT))


class ArtPicture(Generic[P]):
    """A picture of a `TableArt`, called with the arguments of what composes it, without the assets.

    The argument whose name ends in `_px` is its size: a width, or width and height.
    """

    @overload
    def __init__(
        self,
        make: Callable[Concatenate[Assets, P], pygame.Surface],
        *,
        high: Callable[[int], int] | None = None,
        scenery: bool = False,
    ) -> None: ...
    @overload
    def __init__(
        self, make: Callable[P, pygame.Surface], *, high: Callable[[int], int] | None = None, scenery: bool = False
    ) -> None: ...
    def __init__(
        self,
        make: Callable[..., pygame.Surface],
        *,
        high: Callable[[int], int] | None = None,
        scenery: bool = False,
    ) -> None:
        """`high` returns the height for a width; without it the picture counts as square. See `TableArt.baked`."""
        self._make = make
        self._high = high
        self._scenery = scenery
        parameters = signature(make).parameters.values()
        self._from_assets = next(iter(parameters)).name == "assets"
        self._signature = signature(make).replace(parameters=list(parameters)[1 if self._from_assets else 0 :])
        self._size = next(name for name in self._signature.parameters if name.endswith("_px"))

    def __set_name__(self, owner: type[TableArt], name: str) -> None:
        self._attribute = name
        self.name = name.replace("_", " ")

    def __get__(self, art: TableArt, owner: type[TableArt]) -> Callable[P, pygame.Surface]:
        # Kept by the art under the same name, which is then found first: pictures are asked for in every frame.
        found = art.__dict__[self._attribute] = self.of(art)
        return found

    def of(self, art: TableArt) -> Callable[..., pygame.Surface]:
        """What returns the picture for some arguments."""
        known: dict[object, tuple[str, Size, Make]] = {}
        baked, scenery = art.baked, self._scenery

        def picture(*args: Any, **options: Any) -> pygame.Surface:  # noqa: ANN401
            key = (args, *options.items()) if options else args
            found = known.get(key)
            if found is None:
                needed = (art.assets, *args) if self._from_assets else args
                found = known[key] = (*self._call(*args, **options), partial(self._make, *needed, **options))
            return baked(*found, scenery=scenery)

        return picture

    def _call(self, *args: Any, **options: Any) -> tuple[str, Size]:  # noqa: ANN401
        """Name and size of the picture for these arguments."""
        bound = self._signature.bind(*args, **options)
        bound.apply_defaults()
        size = bound.arguments.pop(self._size)
        name = " ".join((self.name, *map(str, bound.arguments.values())))
        return name, size if isinstance(size, tuple) else (size, self._high(size) if self._high else size)


class Tilting:
    """A picture of a `TableArt` that may be tilted: `art.card_back(120, tilt=3.0)`."""

    def __init__(
        self,
        make: Callable[[Assets, int], pygame.Surface] | Callable[[int], pygame.Surface],
        high: Callable[[int], int] | None = None,
    ) -> None:
        self._flat: ArtPicture[[int]] = ArtPicture(make, high=high)

    def __set_name__(self, owner: type[TableArt], name: str) -> None:
        self._attribute = name
        self._flat.__set_name__(owner, name)

    def __get__(self, art: TableArt, owner: type[TableArt]) -> "Tilted":
        name, flat = self._flat.name, self._flat.of(art)

        def picture(width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
            return art.tilted(name, flat(width_px), width_px, tilt)

        art.__dict__[self._attribute] = picture
        return picture


class Tilted(Protocol):
    """A `Tilting` of one art."""

    def __call__(self, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The picture, so wide before it is tilted."""


def turned(surface: pygame.Surface, tilt: float) -> pygame.Surface:
    """A picture rotated clockwise about its centre, with smooth edges."""
    # An edge is only smooth if it has transparent pixels to fade into.
    roomy = paper.blank((surface.get_width() + 4, surface.get_height() + 4))
    roomy.blit(surface, (2, 2))
    return pygame.transform.rotozoom(roomy, -tilt, 1.0)
