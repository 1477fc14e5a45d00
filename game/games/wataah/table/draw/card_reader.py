"""A card large enough to read, with its text."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.games.wataah import log_text
from game.games.wataah.table.art import cards, favours
from game.games.wataah.table.art.pictures import WataahArt, kind_of
from game.games.wataah.table.words import Words
from game.table.cards.flight import HIGH

_SIZE = 420.0
"""The width at which the words of a card have their usual size."""


class CardReader:
    """Draws one card to be read."""

    def __init__(self, art: WataahArt, words: Words) -> None:
        self._art = art
        self._words = words

    def card(self, canvas: Canvas, name: str, zone: Rect) -> None:
        """A Shinobi card in the middle of a place, as wide as that."""
        width = canvas.px(zone.w)
        canvas.blit_centred(self._art.card_shadow(width), zone.centre)
        canvas.blit_centred(self._art.large_card(name, width), zone.centre)
        kind = kind_of(name)
        boxes = cards.boxes(kind, width)
        light = kind in cards.YOKAI
        ink = canvas.theme.light_text if light else canvas.theme.ink
        corner = (zone.centre.x - zone.w / 2, zone.centre.y - zone.w * HIGH / 2)
        title = theme.NAME.sized(34 * zone.w / _SIZE).on("lacquer_text" if light else "ink")
        canvas.text(self._words.kind(name), _on(boxes.name, corner, canvas), title, "centre", wrap=False)
        lines = self._words.about(name)
        style = theme.BODY.sized(21 * zone.w / _SIZE).on(ink)
        for words, box in zip(lines, boxes.lines, strict=True):
            canvas.text(words, _on(box, corner, canvas), style, "centre" if len(lines) == 1 else "left")

    def favour(self, canvas: Canvas, deck: str, card: str, zone: Rect, *, dark: bool = True) -> None:
        """A Temple or Court card with its words."""
        width = canvas.px(zone.w)
        if dark:
            canvas.blit_centred(self._art.card_shadow(width), zone.centre)
        canvas.blit_centred(self._art.grand.favour(deck, card, width, large=True), zone.centre)
        boxes = favours.favour_boxes(width)
        corner = (zone.centre.x - zone.w / 2, zone.centre.y - zone.w * HIGH / 2)
        share = zone.w / _SIZE
        say = self._words.say
        name = say(f"wataah.{deck}.{card}")
        canvas.text(name, _on(boxes.name, corner, canvas), theme.NAME.sized(max(20, 32 * share)), "centre", wrap=False)
        power = log_text.temple_power if deck == "temple" else log_text.court_power
        style = theme.BODY.sized(max(18, 24 * share))
        canvas.text(power(card, say), _on(boxes.lines[0], corner, canvas), style, "centre")


def _on(box: Rect, corner: tuple[float, float], canvas: Canvas) -> Rect:
    """A box of a card's own pixels in design units."""
    scale = canvas.scale
    return Rect(corner[0] + box.x / scale, corner[1] + box.y / scale, box.w / scale, box.h / scale)
