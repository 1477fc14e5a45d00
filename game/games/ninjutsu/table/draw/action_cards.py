"""Draws the action cards at the right: the player's as cards, the other side's as tokens, and the stock."""

from collections.abc import Collection

import pygame
from msgspec.structs import replace

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.games.ninjutsu.rules.figures import CARDS
from game.games.ninjutsu.table.anim.cards import SHOWN
from game.games.ninjutsu.table.anim.sprites import FlyingPiece
from game.games.ninjutsu.table.art.cards import BAND_TOP, card_height
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.input.move_builder import hand
from game.games.ninjutsu.table.layout import ACTION, USED, TableLayout
from game.games.ninjutsu.table.words import Words

_NAME = replace(theme.LABEL.sized(20).on("lacquer_text"), leading=0.88)
_LIFTED = 9.0
_DISH = 100.0
_TILTS = (8.0, -7.0, 6.0, -9.0, 7.0)
"""How far used cards are turned, in degrees."""


class ActionCardsDrawing:
    """Draws the right panel."""

    def __init__(self, art: NinjutsuArt, places: TableLayout, words: Words) -> None:
        self._art = art
        self._places = places
        self._words = words

    def panel(self, canvas: Canvas, zone: str = "actions") -> None:
        """The panel under everything."""
        whole = self._places.zone(zone)
        canvas.blit_centred(self._art.panel(canvas.layout.size_to_px(whole.size), canvas.scale), whole.centre)

    def tokens(self, canvas: Canvas, seat: int, bits: int) -> None:
        """The cards that a side still has."""
        for place, name in enumerate(CARDS.values()):
            zone = self._places.action(seat, place)
            token = self._art.action_token(name, canvas.px(zone.w), spent=name not in hand(bits))
            canvas.blit_centred(token, zone.centre)

    def cards(
        self,
        canvas: Canvas,
        bits: int,
        playable: Collection[str],
        chosen: str | None,
        *,
        quiet: bool = False,
        away: str | None = None,
    ) -> None:
        """The player's cards; playable ones glow, `quiet` dims all others, the one `away` is being dragged."""
        for place, name in enumerate(CARDS.values()):
            slot = self._places.zone(f"action.{place}")
            if name == away:
                canvas.blit_centred(self._art.slot(canvas.layout.size_to_px(slot.size)), slot.centre)
                continue
            if name not in hand(bits):
                self._used(canvas, name, slot, place)
                continue
            rect = slot.moved(0, -_LIFTED) if name == chosen else slot
            self.card(canvas, name, rect, glow=name == chosen, dim=quiet and name not in playable)

    def _used(self, canvas: Canvas, name: str, slot: Rect, place: int) -> None:
        """A used card keeps its place: its picture aged, turned a little and sealed."""
        size_px = canvas.px(USED)
        tilt = _TILTS[place % len(_TILTS)]
        token = self._art.action_token(name, size_px, spent=True)
        picture = canvas.made(("used", name, size_px), lambda: pygame.transform.rotozoom(token, tilt, 1.0))
        canvas.blit_centred(picture, slot.centre)

    def card(self, canvas: Canvas, name: str, slot: Rect, *, glow: bool = False, dim: bool = False) -> None:
        """One card with its name on its band."""
        width = canvas.px(ACTION)
        canvas.blit_centred(self._art.card_shadow(width), slot.centre)
        if glow:
            canvas.blit_centred(self._art.card_glow(width), slot.centre)
        canvas.blit_centred(self._art.action(name, width, quiet=dim), slot.centre)
        height = ACTION * card_height(width) / width
        top = slot.centre.y - height / 2
        band = Rect(slot.x + 4, top + BAND_TOP * height, slot.w - 8, height * (1 - BAND_TOP) - 2)
        style = _NAME.on(theme.mix(theme.LACQUER, canvas.theme.lacquer_text, 0.55)) if dim else _NAME
        canvas.text(self._words.card(name), band, style, "centre")

    def stock(self, canvas: Canvas, count: int) -> None:
        """The dish with the shuriken that belong to nobody yet."""
        zone = self._places.zone("stock")
        canvas.blit_centred(self._art.stock(canvas.px(_DISH), count), (zone.centre.x, zone.y + _DISH / 2 + 4))
        words = Rect(zone.x, zone.y + _DISH + 8, zone.w, zone.h - _DISH - 8)
        style = theme.LABEL.sized(29 if self._places.round else 18).on("tray_text")
        canvas.text(self._words.say("ninjutsu.stock", count=count), words, style, "centre")

    def flight(self, canvas: Canvas, flight: FlyingPiece) -> None:
        """A card held up for both players to see."""
        full = canvas.px(SHOWN)
        face = self._art.action(flight.face, full)
        width = round(canvas.px(flight.width) / 6) * 6
        at = (flight.sprite.x, flight.sprite.y - flight.sprite.lift)
        if flight.width >= SHOWN:
            canvas.blit_centred(self._art.card_shadow(full), at, flight.sprite.opacity)
            canvas.blit_centred(face, at, flight.sprite.opacity)
            height = SHOWN * face.get_height() / full
            band = Rect(at[0] - SHOWN / 2 + 8, at[1] - height / 2 + BAND_TOP * height, SHOWN - 16, height * 0.24)
            style = _NAME.sized(27)
            canvas.text(flight.label, band, style, "centre", opacity=flight.sprite.opacity)
            return
        key = ("held up", flight.face, width)
        size = (width, card_height(width))
        canvas.blit_centred(canvas.made(key, lambda: pygame.transform.smoothscale(face, size)), at)
