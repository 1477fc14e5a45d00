"""What phones add to a table: the code to join by, and the button that opens the hand of the one person there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.input.keymap import Keymap
from game.engine.look import theme
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Area, Widget
from game.table.frame.layer import Layer, Layered
from game.table.phones import qr_code

if TYPE_CHECKING:  # avoids an import cycle: the scene imports this module
    from game.table.phones.scene import PhoneTableScene


class PhoneControl(Layered, frozen=True, tag="phones"):
    """A control that phones bring to the table."""

    action: str


CODE, PEEK = PhoneControl("code"), PhoneControl("peek")


class PhoneLayer(Layer):
    """Shown while somebody sits at a phone."""

    def __init__(self, scene: PhoneTableScene) -> None:
        self._scene = scene

    @property
    def _shown(self) -> bool:
        scene = self._scene
        asked = bool(scene.session.away) and scene.session.to_move is not None
        return scene.host is not None and asked and not scene.face.sheeted

    def takes(self, command: Command) -> bool:
        """Notice who uses the table; what is held may open a hand."""
        if not self._scene.session.away:
            return False
        return self._scene.television.takes(command) or self._scene.hand.takes(command)

    def widgets(self, found: list[Widget]) -> list[Widget]:  # noqa: ARG002
        """Add the code, and the button that opens the hand of the one person at the screen."""
        session = self._scene.session
        if not self._shown:
            return []
        zone = self._scene.face.phone_zone
        own: list[Widget] = [] if session.peeking else [Area(CODE, zone, radius=theme.RADIUS_SLIP)]
        if session.may_peek and not session.peeking:  # the hand itself shows that it is open
            kit = self._scene.kit
            key = Keymap(kit.preferences.keys).key_of(Kind.LOOK)
            player = session.players[session.here[0]].name
            say = partial(kit.say, player=player, button=key)
            label = say("phone.peek.open" if key else "phone.peek.hold")
            own.append(Button(PEEK, self._scene.face.peek_zone, label, "primary"))
        return own

    def draw(self, canvas: Canvas) -> None:
        """Draw the code and the word of the room."""
        host = self._scene.host
        if host is None or not self._shown or self._scene.session.peeking:
            return
        zone, invitation, word = self._scene.face.phone_zone, host.server.invitation, host.server.room.word
        slip = canvas.made(("phone slip", zone, invitation, word), lambda: _slip(canvas, zone, invitation, word))
        canvas.blit(slip, (zone.x, zone.y))


def _slip(canvas: Canvas, zone: Rect, invitation: str, word: str) -> pygame.Surface:
    """The code and the word as one picture: drawing the parts in each frame would take five times as long."""
    whole = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
    on = canvas.onto(whole)
    on.rounded(zone, theme.RADIUS_SLIP, on.theme.slip_light, theme.GOLD_DARK, line_inset=3)
    qr_code.draw(on, invitation, Rect(zone.x + 8, zone.y + 8, zone.w - 16, zone.w - 16))
    below = Rect(zone.x + 6, zone.y + zone.w - 8, zone.w - 12, zone.h - zone.w + 4)
    on.text(word, below, theme.LABEL.sized(zone.w * 0.17), "centre", wrap=False)
    place = pygame.Rect(canvas.layout.rect_to_px(zone)).clip(whole.get_rect())
    slip = whole.subsurface(place).copy()
    slip.set_alpha(255, pygame.RLEACCEL)  # nearly all of it is opaque: it is copied, not mixed
    return slip
