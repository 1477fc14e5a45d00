"""Draws the whole Ninjutsu table: a cached still picture, and above it what moves."""

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from game.engine.canvas import Canvas
from game.engine.draw.ambience import Ambience
from game.engine.draw.ambience_drawing import draw_air
from game.engine.draw.particles_drawing import draw_particles, tremble
from game.engine.draw.static_layer import StaticLayer, StaticParts
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import panels
from game.games.ninjutsu.rules.figures import SIDES
from game.games.ninjutsu.table.anim.sprites import Crest, Figure
from game.games.ninjutsu.table.anim.victory import CREST_AT
from game.games.ninjutsu.table.art.board_geometry import figure_at
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.draw.dojo import DojoView
from game.games.ninjutsu.table.draw.frame_state import FrameState
from game.games.ninjutsu.table.draw.reroll_sheet import RerollSheet
from game.games.ninjutsu.table.draw.scenery import Scenery, rattle_steps
from game.games.ninjutsu.table.draw.side_panels import SidePanels
from game.games.ninjutsu.table.input.controls import Controls
from game.games.ninjutsu.table.input.drag import HANGS
from game.games.ninjutsu.table.layout import ACTION, CARD_HIGH, TableLayout
from game.games.ninjutsu.table.odds_text import reroll_odds
from game.games.ninjutsu.table.words import Words

_CREST = 84.0
_LEFT, _RIGHT = 424.0, 1176.0
"""The board's edges: they divide the still picture into parts that are redrawn separately."""

_UPPER, _LOWER = 174.0, 784.0
"""The players' plates are above and below these heights, the weapons between them."""


class Painter:
    """Owns everything that draws."""

    def __init__(
        self, art: NinjutsuArt, places: TableLayout, words: Words, controls: Controls, ambience: Ambience
    ) -> None:
        self._art = art
        self.ambience = ambience
        self._places = places
        self._scenery = Scenery(art, places)
        self._sides = SidePanels(art, places, words, controls)
        self._dojo = DojoView(art, places)
        self._words = words
        self._reroll = RerollSheet(places, words)
        self._ground = StaticLayer()
        self._table = StaticParts()

    def draw(self, canvas: Canvas, shown: FrameState) -> None:
        """Draw the still layers, and above them what moves."""
        stage = shown.stage
        self._draw_still(canvas, shown)
        draw_air(canvas, self.ambience)
        for figure in sorted(stage.live, key=lambda figure: figure.line):
            self._scenery.figure(canvas, figure)
            self._scenery.tag(canvas, figure)
        for puff in stage.puffs:
            self._scenery.puff(canvas, puff)
        if stage.dojo is not None:
            self._dojo.draw(canvas, stage.dojo, shown.shuriken, stage.dice, shown.asked_to_throw)
            if shown.asked_to_throw is not None and shown.choice is not None:
                asked = self._words.asked(shown.choice.view)
                self._reroll.draw(canvas, reroll_odds(shown.choice.view, shown.asked_to_throw), asked)
        for flight in stage.flights:
            view = self._sides.hand if flight.kind == "action" else self._sides.armoury
            view.flight(canvas, flight)
        draw_particles(canvas, stage.particles)
        tremble(canvas, stage.particles)
        if stage.notice:
            self._draw_notice(canvas, stage.notice)
        if stage.crest is not None:
            self._draw_crest(canvas, stage.crest)
        self._draw_carried(canvas, shown)

    def _draw_still(self, canvas: Canvas, shown: FrameState) -> None:
        """Draw the board, and what is left and right of it."""
        seen, sides = canvas.visible, self._sides
        wide = _LEFT - seen.x
        for place, key, above in (
            (
                Rect(seen.x, seen.y, wide, _UPPER - seen.y),
                sides.key_plate(shown, near=False),
                partial(sides.compose_plate, near=False),
            ),
            (Rect(seen.x, _UPPER, wide, _LOWER - _UPPER), sides.key_left(shown), sides.compose_left),
            (
                Rect(seen.x, _LOWER, wide, seen.bottom - _LOWER),
                sides.key_plate(shown, near=True),
                partial(sides.compose_plate, near=True),
            ),
            (Rect(_LEFT, seen.y, _RIGHT - _LEFT, seen.h), self._key(shown), self._compose_board),
            (Rect(_RIGHT, seen.y, seen.right - _RIGHT, seen.h), sides.key_right(shown), sides.compose_right),
        ):
            still = key, shown.draft is None  # the ground looks different while figures are placed
            self._table.lay(canvas, place, still, partial(self._compose, shown=shown, above=above))
        self._table.draw(canvas)

    def _draw_notice(self, canvas: Canvas, words: str) -> None:
        style, zone = theme.NAME, self._places.zone("verdict")
        width = min(canvas.measure(words, style)[0] + 84, zone.w)
        slip = Rect.around(zone.centre, width, zone.h)
        panels.draw_sheet(canvas, slip)
        canvas.text(words, slip.inset(36, 8), style, "centre")

    def _draw_crest(self, canvas: Canvas, crest: Crest) -> None:
        """Draw the winner's crest on its way to the notice, or on it."""
        if crest.down <= 0:
            return
        seal = self._art.crest(SIDES[crest.seat], canvas.px(_CREST))
        if crest.down < 1:
            seal = pygame.transform.smoothscale_by(seal, 1 + 2.2 * (1 - crest.down))
        canvas.blit_centred(seal, CREST_AT, min(1.0, 0.3 + crest.down))

    def _draw_carried(self, canvas: Canvas, shown: FrameState) -> None:
        if shown.held_card is not None:
            name, hand = shown.held_card
            self._sides.hand.card(canvas, name, Rect.around(hand, ACTION, ACTION * CARD_HIGH), glow=True)
        if shown.carried is None:
            return
        seat, rank, at = shown.carried
        width = self._places.court.figure_width(0)
        width_px = canvas.px(width)
        middle = figure_at((at.x, at.y + width * HANGS), width).centre
        canvas.blit_centred(self._art.figure_glow(SIDES[seat], rank, width_px), middle)
        canvas.blit_centred(self._art.figure(SIDES[seat], rank, width_px), middle)

    def _key(self, shown: FrameState) -> Hashable:
        """Everything that the picture of the board depends on."""
        stage, draft = shown.stage, shown.draft
        return (
            self._places.near,
            tuple((cell, one.seat, one.rank, one.tag) for cell, one in stage.figures.items() if one not in stage.live),
            tuple(sorted(rattle_steps(stage.rattling).items())),
            (shown.looking.signs, shown.looking.glowing, stage.trace),
            tuple(draft.ranks.items()) if draft else None,
        )

    def _compose_ground(self, canvas: Canvas, *, placing: bool) -> None:
        self._scenery.ground(canvas)
        self._sides.panels(canvas, placing=placing)

    def _draw_ground(self, canvas: Canvas, shown: FrameState) -> None:
        placing = shown.draft is not None
        key = (self._places.near, placing)
        self._ground.draw(canvas, key, lambda still: self._compose_ground(still, placing=placing))

    def _compose(self, canvas: Canvas, *, shown: FrameState, above: Callable[[Canvas, FrameState], None]) -> None:
        self._draw_ground(canvas, shown)
        above(canvas, shown)

    def _compose_board(self, canvas: Canvas, shown: FrameState) -> None:
        stage, looking = shown.stage, shown.looking
        figures: list[Figure] = [figure for figure in stage.figures.values() if figure not in stage.live]
        figures += looking.drafted
        marks = dict.fromkeys(stage.trace, "trace") | looking.marks
        glowing = {self._places.foot(cell) for cell in looking.glowing}
        self._scenery.board(canvas, figures, marks, glowing, rattle_steps(stage.rattling))
