"""The controls of a replay: a strip of buttons, and below it a drawer for viewpoint and speed."""

from collections.abc import Callable, Sequence

from game.core.contract import OPEN
from game.core.player import Player
from game.engine.canvas import Canvas
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets import panels
from game.engine.widgets.button import GLYPH_INK, IconButton
from game.engine.widgets.choice import Choice, ChoiceItem
from game.engine.widgets.widget import Payload, Widget
from game.scenes.faces import Faces
from game.table.history.replay import Replay

SPEEDS = ("slow", "normal", "fast", "off")
_SIDE, _STEP = 44.0, 50.0
_LEFT, _TOP = 14.0, 14.0
_PILL = Rect(_LEFT + 8 * _STEP + 2, _TOP, 0, _SIDE)
_SHEET = Rect(_LEFT, _TOP + _SIDE + 14, 470, 0)
_ROW = 50.0
_PAD = 30.0
_LABEL = 34.0
_KEYS = 84.0


class ReplayControl(Payload, frozen=True, tag="reel"):
    """A button of the replay."""

    action: str


class EyesOf(Payload, frozen=True, tag="reel.eyes"):
    """A viewpoint: that of a seat, or of all."""

    seat: int | str


class ViewpointRow(Widget):
    """One viewpoint: the face or crest of its seat and a name."""

    def __init__(
        self, rect: Rect, seat: int, label: str, draw_face: Callable[[Canvas, int, Rect], None], *, chosen: bool
    ) -> None:
        super().__init__(EyesOf("all" if seat == OPEN else seat), rect)
        self._draw_face = draw_face
        self.seat = seat
        self._label = label
        self._chosen = chosen

    @property
    def ring(self) -> tuple[Rect, float]:
        """The whole row."""
        return self.rect, theme.RADIUS_SLIP

    def draw(self, canvas: Canvas) -> None:
        """Draw the row; the chosen one is a slip with a red thread."""
        rect = self.rect
        if self._chosen or self.hovered:
            canvas.rounded(rect, theme.RADIUS_SLIP, canvas.theme.slip_light, opacity=1.0 if self._chosen else 0.5)
        if self._chosen:
            canvas.rounded(Rect(rect.x + 5, rect.y + 10, 4, rect.h - 20), 2, theme.VERMILION)
        spot = Rect(rect.x + 18, rect.centre.y - 19, 38, 38)
        if self.seat == OPEN:
            canvas.picture("ui/eye", spot, {GLYPH_INK: hex_colour(canvas.theme.ink)})
        else:
            self._draw_face(canvas, self.seat, spot)
        style = theme.NAME.sized(22) if self._chosen else theme.LABEL.sized(22)
        canvas.text(self._label, Rect(rect.x + 70, rect.y, rect.w - 80, rect.h), style, wrap=False)


def buttons(kit: Kit, reel: Replay, last: int, swings: bool, why_not_turn: str | None) -> list[Widget]:
    """Return the strip of buttons at the top left; `swings` says whether there is a turning point to go to."""
    start, end = ("replay.refused.start" if reel.at <= 0 else None), ("replay.refused.end" if reel.at >= last else None)
    wanted: list[tuple[str, str, str | None]] = [
        ("leave", "close", None),
        ("back", "step-back", start),
        ("play", "pause" if reel.playing else "play", None),
        ("forward", "step-on", end),
        ("swing", "swing", None if swings else "replay.refused.swing"),
        ("faster", f"speed-{reel.speed}", None),
        ("eyes", "eye", None),
        ("turn", "turn", why_not_turn),
    ]
    return [
        IconButton(
            ReplayControl(name),
            Rect(_LEFT + place * _STEP, _TOP, _SIDE, _SIDE),
            icon,
            label=_label(kit, reel, name),
            disabled=why_not,
        )
        for place, (name, icon, why_not) in enumerate(wanted)
    ]


def _label(kit: Kit, reel: Replay, name: str) -> str:
    if name == "faster":
        return kit.say("replay.faster", speed=kit.say(f"pause.{reel.speed}"))
    return kit.say("replay.pause" if name == "play" and reel.playing else f"replay.{name}")


def draw_pill(canvas: Canvas, when: str, count: str) -> None:
    """Draw the current turn beside the buttons, and below it how many decisions have been shown."""
    style = theme.NAME.sized(18).on("light_text")
    wide = max(canvas.measure(words, style)[0] for words in (when, count))
    box = _PILL._replace(w=wide + 26)
    canvas.rounded(box, 12, theme.LACQUER, opacity=0.7)
    for words, row in zip((when, count), box.inset(12, 2).rows(2), strict=True):
        canvas.text(words, row, style, wrap=False)


class Drawer:
    """The sheet with the viewpoints and the speed."""

    def __init__(self, kit: Kit, game: str, players: Sequence[Player], viewpoints: Sequence[int]) -> None:
        """`viewpoints` are the available ones. With a single one there is nothing to choose."""
        self._kit = kit
        self._game = game
        self._faces = Faces(kit)
        self._players = players
        self._viewpoints = viewpoints if len(viewpoints) > 1 else ()
        rows = _LABEL + len(self._viewpoints) * _ROW + 18 if self._viewpoints else 0.0
        self.sheet = _SHEET._replace(h=2 * 24 + rows + _LABEL + 50 + _KEYS)
        inside = self.sheet.inset(_PAD, 24)
        self._viewpoint_label = Rect(inside.x, inside.y, inside.w, _LABEL)
        self._rows = [
            Rect(inside.x - 8, inside.y + _LABEL + number * _ROW, inside.w + 16, _ROW - 4)
            for number in range(len(self._viewpoints))
        ]
        self._speed_label = Rect(inside.x, inside.y + rows, inside.w, _LABEL)
        self._speed = Rect(inside.x, inside.y + rows + _LABEL, inside.w, 50)
        self._keys = Rect(inside.x, self._speed.bottom + 12, inside.w, _KEYS - 8)

    def widgets(self, seat: int, speed: str) -> list[Widget]:
        """Return the viewpoint rows and the speed choice."""
        found: list[Widget] = []
        for viewpoint, row in zip(self._viewpoints, self._rows, strict=True):
            label = self._kit.say("replay.everybody") if viewpoint == OPEN else self._players[viewpoint].name
            found.append(ViewpointRow(row, viewpoint, label, self.draw_face, chosen=viewpoint == seat))
        speeds = [ChoiceItem(name, self._kit.say(f"pause.{name}")) for name in SPEEDS]
        return [*found, Choice("reel.speed", self._speed, speeds, speed)]

    def draw_face(self, canvas: Canvas, seat: int, place: Rect) -> None:
        """Draw who played a seat."""
        self._faces.draw(canvas, self._game, seat, self._players[seat], place)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and its labels."""
        panels.draw_sheet(canvas, self.sheet)
        if self._viewpoints:
            canvas.text(self._kit.say("replay.eyes_of"), self._viewpoint_label, theme.LABEL.sized(22), wrap=False)
        canvas.text(self._kit.say("replay.speed"), self._speed_label, theme.LABEL.sized(22), wrap=False)
        canvas.text(self._kit.say("replay.keys"), self._keys, theme.SMALL.on("ink_soft"))
