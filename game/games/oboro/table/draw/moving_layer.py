"""Draws what changes from frame to frame over Oboro's table: flights, captions, forecasts."""

from collections.abc import Sequence

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.games.oboro.forecast import Forecast, forecast
from game.games.oboro.rules.cards import SEATS
from game.games.oboro.rules.picture import Picture
from game.games.oboro.table.anim.animator import Animator
from game.games.oboro.table.anim.flights import Pull
from game.games.oboro.table.anim.highlights import MOON, Moonrise, Stamp
from game.games.oboro.table.draw.cards import Cards
from game.games.oboro.table.draw.paper_slips import draw_slip, draw_tag
from game.games.oboro.table.input.intent import MoveBuilder
from game.games.oboro.table.layout import TableLayout
from game.games.oboro.table.words import Words
from game.table.cards.flight import HIGH, Pose
from game.table.seats.slips import draw_caption

_CAPTION_Y = 140.0
_LEAF = 104.0
_ARROW = 62.0
_STAMP = 150.0
_MOON = 300.0


class MovingLayer:
    """Draws above the static layer."""

    def __init__(self, cards: Cards, places: TableLayout, words: Words) -> None:
        self._cards = cards
        self._art = cards.art
        self._places = places
        self._words = words

    def draw(self, canvas: Canvas, stage: Animator, caption: str) -> None:
        """What is in flight, and words over it."""
        for flight in stage.flights:
            self._cards.flying(canvas, flight, shadow=len(stage.flights) <= SEATS)
        for star in stage.stars:
            self._cards.star(canvas, star)
        if stage.pull is not None:
            self._pull(canvas, stage.pull)
        if stage.stamp is not None:
            self._stamp(canvas, stage.stamp)
        if caption:
            zone = self._places.zone("verdict")
            draw_caption(canvas, caption, (zone.centre.x, _CAPTION_Y), 54)

    def moon(self, canvas: Canvas, moon: Moonrise) -> None:
        """The winners' moon, with their crests."""
        if moon.risen <= 0:
            return
        canvas.dim(0.4 * moon.risen)
        disc = self._art.victory_moon(moon.winners, canvas.px(_MOON))
        canvas.blit_centred(disc, (MOON.x, MOON.y + 150 * (1 - moon.risen)), min(1.0, 1.4 * moon.risen))

    def advise(self, canvas: Canvas, picture: Picture, choice: MoveBuilder, card: str | None) -> None:
        """What the card pointed at would do; without one, what the player must do."""
        box = self._places.zone("slip")
        if card is None or card not in choice.playable:
            draw_slip(canvas, box, self._words.duty(picture, choice.playable))
            self.warn(canvas, picture)
            return
        then = forecast(picture, card)
        if then is None:
            return
        head, body = self._words.forecast(self._places.south, then, picture.mission)
        foot = self._words.say("oboro.slip.again") if choice.taken == card else ""
        draw_slip(canvas, box, head, body, foot)
        self._tag(canvas, then)

    def warn(self, canvas: Canvas, picture: Picture) -> None:
        """What the trick would do if it ended now."""
        then = forecast(picture)
        if then is not None:
            self._tag(canvas, then)

    def leaf_through(self, canvas: Canvas, stack: Sequence[str | None], pose: Pose) -> None:
        """All cards of an open stack side by side, the lowest one at the left."""
        step = _LEAF * 0.42
        wide = step * (len(stack) - 1) + _LEAF
        seen = canvas.visible.inset(16)
        left = min(max(pose.x - wide / 2, seen.x), seen.right - wide)
        sheet = Rect(left - 14, pose.y - _LEAF * HIGH / 2 - 14, wide + 28, _LEAF * HIGH + 28)
        canvas.rounded(sheet, theme.RADIUS_PANEL, theme.LACQUER, theme.GOLD_LINE, line_inset=5, opacity=0.94)
        for place, card in enumerate(stack):
            self._cards.lying(canvas, card, Pose(left + _LEAF / 2 + step * place, pose.y, 0.0, _LEAF))

    def _tag(self, canvas: Canvas, then: Forecast) -> None:
        """The Ninja Power that the winner would have, beside the dial."""
        at = self._places.tag(then.winner).centre
        draw_tag(canvas, self._art, f"→ {then.power}", at, alarm=then.over, size=self._places.lettering)

    def _pull(self, canvas: Canvas, pull: Pull) -> None:
        canvas.line(pull.archer, pull.arrow.at, theme.GOLD_LIGHT, 3)
        if pull.lead is not None:
            at = (pull.lead.x, pull.lead.y + _ARROW * 0.72)
            draw_tag(canvas, self._art, self._words.say("oboro.table.lead"), at, size=self._places.lettering)
        canvas.blit_centred(self._art.sign("arrow", pull.suit, canvas.px(_ARROW)), pull.arrow.at)

    def _stamp(self, canvas: Canvas, stamp: Stamp) -> None:
        """The seal of the watchful eye."""
        if stamp.down <= 0:
            return
        seal = self._art.noticed_seal(canvas.px(_STAMP))
        if stamp.down < 1:
            seal = pygame.transform.smoothscale_by(seal, 1 + 1.8 * (1 - stamp.down))
        canvas.blit_centred(seal, stamp.at, min(1.0, 0.3 + stamp.down))
