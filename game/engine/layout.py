"""Maps the design size of 1600x900 to a window of any size."""

from dataclasses import dataclass, field

from game.engine.geometry import Point, Rect

DESIGN = Rect(0, 0, 1600, 900)
"""The area that every window shows whole."""

SMALLEST_WINDOW = (960, 540)


@dataclass(frozen=True, slots=True)
class Layout:
    """Maps design units to one window; a new window size needs a new layout."""

    window_px: tuple[int, int]
    density: float = 1.0
    """Pixels per pointer unit: 2 on screens where the system's units are larger than pixels."""
    scale: float = field(init=False, compare=False)
    """Pixels per design unit."""
    origin_px: Point = field(init=False, compare=False)
    """Where the design's top left corner is; the design is centred in the window."""

    def __post_init__(self) -> None:
        # Computed once: everything that is drawn needs them.
        width, height = self.window_px
        scale = min(width / DESIGN.w, height / DESIGN.h)
        object.__setattr__(self, "scale", scale)
        object.__setattr__(self, "origin_px", Point((width - DESIGN.w * scale) / 2, (height - DESIGN.h * scale) / 2))

    @property
    def visible(self) -> Rect:
        """What the whole window shows, in design units: larger than the design where the proportions differ.

        Backdrops fill it, and corner buttons stay in its corners.
        """
        scale, origin = self.scale, self.origin_px
        return Rect(-origin.x / scale, -origin.y / scale, self.window_px[0] / scale, self.window_px[1] / scale)

    def to_px(self, point: tuple[float, float]) -> tuple[int, int]:
        """The pixel of a design point."""
        scale, origin = self.scale, self.origin_px
        return round(origin.x + point[0] * scale), round(origin.y + point[1] * scale)

    def rect_to_px(self, rect: Rect) -> tuple[int, int, int, int]:
        """The pixels of a design rectangle: x, y, width, height.

        Edges are rounded, not sizes, so rectangles that touch in the design touch in the window.
        """
        left, top = self.to_px((rect.x, rect.y))
        right, bottom = self.to_px((rect.right, rect.bottom))
        return left, top, right - left, bottom - top

    def length_to_px(self, length: float) -> int:
        """A length in pixels; what is not zero stays at least one pixel."""
        return max(1, round(length * self.scale)) if length > 0 else 0

    def size_to_px(self, size: tuple[float, float]) -> tuple[int, int]:
        """A width and height in pixels, each at least one."""
        return max(1, round(size[0] * self.scale)), max(1, round(size[1] * self.scale))

    def pointed(self, position: tuple[float, float]) -> Point:
        """The design point of a position reported by the pointer."""
        return self.to_design((position[0] * self.density, position[1] * self.density))

    def to_design(self, point_px: tuple[float, float]) -> Point:
        """The design point of a pixel."""
        scale, origin = self.scale, self.origin_px
        return Point((point_px[0] - origin.x) / scale, (point_px[1] - origin.y) / scale)
