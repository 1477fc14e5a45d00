"""The one window: its size, full screen, and the canvas that fits it."""

import logging
import os
from collections.abc import MutableMapping
from pathlib import Path

import pygame

from game.engine.cache.assets import AssetError, Assets
from game.engine.cache.surface_cache import SurfaceCache
from game.engine.canvas import Canvas
from game.engine.layout import DESIGN, SMALLEST_WINDOW, Layout
from game.engine.look import theme
from game.engine.malloc import give_back_pictures
from game.engine.prefs.preferences import Preferences
from game.engine.text.writer import Writer

SETTLE_SECONDS = 0.15
"""How long a window must keep its size before everything is rasterised again."""

WINDOWS_KEPT = 6
"""The size of the surface cache, in windows; the busiest table has been measured at four."""

_OUR_CLASS = {"SDL_VIDEO_X11_WMCLASS": "kagebako", "SDL_VIDEO_WAYLAND_WMCLASS": "kagebako"}
"""Not a default: on import pygame has already put the name of the script there."""

_CENTRED = 0x2FFF0000
"""SDL's mark for the middle of a screen; the screen's number is added to it."""

_UNSEEN = ("offscreen", "dummy", "evdummy")

_SDL_HINTS = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_APP_NAME": "Kagebako",
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
    # The second screen can be used without minimizing the game.
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
}


def forget_empty_driver(environment: MutableMapping[str, str]) -> None:
    """Remove an empty video driver: SDL takes it for the name of one that it does not know."""
    if not environment.get("SDL_VIDEODRIVER", "none given"):
        del environment["SDL_VIDEODRIVER"]


def _must_be_seen() -> None:
    """Refuse SDL's fallback to an invisible screen, with which the program would run unnoticed.

    Raises:
        pygame.error: unless that driver was requested by name.
    """
    asked = any(name in os.environ for name in ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER"))
    if pygame.display.get_driver() in _UNSEEN and not asked:
        pygame.display.quit()
        raise pygame.error("No available video device")


def good_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """A window in the design's shape that fills most of the desktop but not all of it."""
    scale = min(desktop[0] * 0.85 / DESIGN.w, desktop[1] * 0.85 / DESIGN.h)
    width, height = round(DESIGN.w * scale), round(DESIGN.h * scale)
    return max(width, SMALLEST_WINDOW[0]), max(height, SMALLEST_WINDOW[1])


def fitting(size: tuple[int, int] | None, desktop: tuple[int, int]) -> tuple[int, int]:
    """The last size if it still suits the desktop, which may have changed since."""
    if size is None or size[0] > desktop[0] or size[1] > desktop[1]:
        return good_size(desktop)
    return max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1])


class Window:
    """Opens the window; after a change of size everything is rasterised again once."""

    def __init__(
        self,
        title: str,
        size: tuple[int, int] | None,
        assets: Assets,
        writer: Writer,
        *,
        last_size: tuple[int, int] | None = None,
        monitor: int = 0,
        fullscreen: bool = False,
        icon: str | None = None,
    ) -> None:
        """Without a `size` the window takes its last one, or one that suits the desktop.

        `monitor` is the screen to open on, if it is still there. `icon` names an SVG among the assets.
        """
        os.environ.update(_OUR_CLASS)
        for name, value in _SDL_HINTS.items():
            os.environ.setdefault(name, value)
        forget_empty_driver(os.environ)
        pygame.display.init()
        _must_be_seen()
        pygame.font.init()
        pygame.joystick.init()
        give_back_pictures()
        desktops = pygame.display.get_desktop_sizes()
        self._monitor = monitor if monitor < len(desktops) else 0
        self._left_for: int | None = None
        self._window = pygame.Window(
            title,
            size or fitting(last_size, desktops[self._monitor]),
            (_CENTRED | self._monitor,) * 2,
            resizable=True,
            allow_high_dpi=True,
        )
        self._window.minimum_size = SMALLEST_WINDOW
        if icon is not None:
            self._window.set_icon(assets.svg(icon, (128, 128)))
        self.assets = assets
        self.writer = writer
        self.hidden = False
        self.fullscreen = False
        self._surfaces = SurfaceCache()
        self._unsettled: float | None = None
        self._known_size = self._window.size
        if fullscreen:
            self.toggle_fullscreen()
        self.canvas = self._fitting_canvas()

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window in the system's units."""
        return self._window.size

    @property
    def settled(self) -> bool:
        """Whether the size has stayed the same long enough to rasterise for it."""
        return self._unsettled is None

    def new_size(self) -> tuple[int, int] | None:
        """The size that the player has given the window, reported once; None while it is unchanged."""
        if self.fullscreen or self.hidden or not self.settled or self._window.size == self._known_size:
            return None
        self._known_size = self._window.size
        return self._known_size

    def new_monitor(self) -> int | None:
        """The screen that the player has moved the window to, reported once; None while it is where it was."""
        found, self._left_for = self._left_for, None
        if found is None or len(pygame.display.get_desktop_sizes()) == 1:
            return None  # with one screen left there is nothing to choose: the other one may come back
        self._monitor = found
        return found

    def notice(self, event: pygame.Event) -> None:
        """Note an event that concerns the window itself."""
        match event.type:
            case pygame.WINDOWSIZECHANGED:
                self._unsettled = SETTLE_SECONDS
            case pygame.WINDOWDISPLAYCHANGED:
                self._left_for = event.display_index if event.display_index != self._monitor else None
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self.hidden = True
            case pygame.WINDOWRESTORED | pygame.WINDOWSHOWN | pygame.WINDOWEXPOSED:
                self.hidden = False

    def settle(self, dt: float) -> None:
        """Pass time; when a new size has settled, make the canvas for it."""
        if self._unsettled is None:
            return
        self._unsettled -= dt
        if self._unsettled <= 0:
            self._unsettled = None
            self._fit()

    def follow(self, preferences: Preferences) -> None:
        """Apply the player's preferences."""
        if preferences.fullscreen != self.fullscreen:
            self.toggle_fullscreen()
        self.writer.size_factor = theme.INTERFACE[preferences.interface]

    def come_forward(self) -> None:
        """Show the window in front of others, or ask for attention where the system does not let it.

        Nothing tells of a window that was put away while it was still coming back, so it is shown in any case.
        """
        if self.hidden:
            self._window.restore()
        self._window.show()
        self._window.focus()
        if not self._window.focused:
            self._window.flash(pygame.FLASH_UNTIL_FOCUSED)

    def show(self) -> None:
        """Present what was drawn on the canvas."""
        self._window.flip()

    def off_screen(self) -> Canvas:
        """A hidden canvas, of the size that the window last settled on."""
        return self.canvas.onto(pygame.Surface(self.canvas.layout.window_px, 0, 32))

    def stretch(self, picture: pygame.Surface) -> None:
        """Show a picture stretched over the window, while its size is still changing."""
        surface = self._window.get_surface()
        pygame.transform.smoothscale(picture, surface.get_size(), surface)
        self._window.flip()

    def toggle_fullscreen(self) -> None:
        """Switch between full screen and a window."""
        self.fullscreen = not self.fullscreen
        if self.fullscreen:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        self._unsettled = 0.0

    def screenshot(self, folder: Path, canvas: Canvas) -> Path:
        """Save a canvas as a picture under the first free number."""
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while (path := folder / f"kagebako-{number:03}.png").exists():
            number += 1
        pygame.image.save(canvas.surface, path)
        return path

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()

    def _fit(self) -> None:
        if self._window.get_surface().get_size() == self.canvas.layout.window_px:
            # The surface may be a new one although its size is the same.
            self.canvas = self.canvas.onto(self._window.get_surface())
            return
        self.assets.clear()
        self.writer.clear()
        self._surfaces.clear()
        self.canvas = self._fitting_canvas()

    def _fitting_canvas(self) -> Canvas:
        surface = self._window.get_surface()
        layout = Layout(surface.get_size(), surface.get_width() / self._window.size[0])
        use_cursor(self.assets, layout.scale)
        self._surfaces.limit = WINDOWS_KEPT * surface.get_width() * surface.get_height()
        return Canvas(surface, layout, self.assets, self.writer, self._surfaces)


_PICTURE = "cursor"
_SIDE = 50.0
"""The size of the pointer, in design units."""

_POINT = 3 / 64
"""The position of its tip in the picture, from the upper left corner, as a share of its size."""

_SMALLEST, _LARGEST = 32, 96

_log = logging.getLogger(__name__)


def use_cursor(assets: Assets, scale: float) -> bool:
    """Show our pointer in a window with `scale` pixels per design unit; returns whether that was possible."""
    side = round(min(_LARGEST, max(_SMALLEST, _SIDE * scale)))
    try:
        pygame.mouse.set_cursor(pygame.Cursor((round(side * _POINT),) * 2, assets.svg(_PICTURE, (side, side))))
    except (pygame.error, AssetError) as error:
        _log.info("the system's own pointer is used: %s", error)
        return False
    return True
