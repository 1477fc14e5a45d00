"""Draws the panels left and right of the board: plates, weapons or the tray, action cards, the slip."""

from collections.abc import Hashable
from functools import partial

import pygame

from game.core.contract import OPEN
from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.engine.widgets import panels
from game.games.ninjutsu.rules.figures import RANKS, SIDES
from game.games.ninjutsu.table.art.board_geometry import FIGURE_FOOT, FIGURE_SHAPE, figure_at
from game.games.ninjutsu.table.art.colours import MAIN, RING
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.draw.action_cards import ActionCardsDrawing
from game.games.ninjutsu.table.draw.frame_state import FrameState
from game.games.ninjutsu.table.draw.weapons import WeaponsDrawing
from game.games.ninjutsu.table.input.controls import Controls
from game.games.ninjutsu.table.input.formation_editor import FormationEditor
from game.games.ninjutsu.table.input.move_builder import ORDER, USES, MoveBuilder
from game.games.ninjutsu.table.layout import TOKEN, TableLayout
from game.games.ninjutsu.table.prompts import Prompt
from game.games.ninjutsu.table.words import Words
from game.table.face.seats_shown import SeatsShown
from game.table.seats.plate import turn_words
from game.table.seats.portrait import Portraits

FIGURE = 92.0
_STEP = 62.0


class SetupTray:
    """Draws the left panel while figures are placed."""

    def __init__(self, art: NinjutsuArt, places: TableLayout, words: Words) -> None:
        self._art = art
        self._places = places
        self._words = words

    def panel(self, canvas: Canvas) -> None:
        """The static part: the panel with its shadow."""
        whole = self._places.zone("formation")
        canvas.blit_centred(self._art.panel(canvas.layout.size_to_px(whole.size), canvas.scale), whole.centre)

    def draw(self, canvas: Canvas, draft: FormationEditor, looked_at: int | None) -> None:
        """The unplaced figures; `looked_at` is the rank the player points at."""
        for rank in RANKS:
            self._niche(canvas, draft, rank, glow=rank in (draft.held, looked_at))

    def _niche(self, canvas: Canvas, draft: FormationEditor, rank: int, *, glow: bool) -> None:
        zone = self._places.zone(f"formation.{rank}")
        niche = self._art.niche(canvas.layout.size_to_px(zone.size), rank, canvas.scale)
        canvas.blit_centred(niche, zone.centre)
        head = Rect(zone.x + 18, zone.y + 8, zone.w - 36, 30)
        waiting = draft.waiting(rank)
        canvas.text(self._words.rank_first(rank), head, theme.LABEL.sized(20).on("lacquer_text"), wrap=False)
        canvas.text(str(waiting), head, theme.LABEL.sized(22).on("light_text"), "right", wrap=False)
        width, foot = canvas.px(FIGURE), zone.bottom - 18 - FIGURE * FIGURE_SHAPE * (1 - FIGURE_FOOT) / 2
        step = min(_STEP, (zone.w - 36 - FIGURE) / max(waiting - 1, 1))
        side = SIDES[draft.seat]
        for place in range(waiting):
            at = Point(zone.x + 18 + FIGURE / 2 + place * step, foot)
            middle = figure_at(at, FIGURE).centre
            canvas.blit_centred(self._art.figure_shadow(width), at)
            if glow and place == waiting - 1:
                canvas.blit_centred(self._art.figure_glow(side, rank, width), middle)
            canvas.blit_centred(self._art.figure(side, rank, width), middle)


_CREST = 94.0
"""The part of the plate that the crest takes."""

_PORTRAIT, _RADIUS = (39.0, 43.0), 46.0
"""The middle of a portrait, from the upper left corner of the plate, and the radius of its rim."""

_HIGHEST = 92.0
"""The height up to which a plate has a crest of that size."""

_AFAR = 1.45
"""How much larger words are in the round layout, where they are read from afar."""


class Plates:
    """Draws both plates."""

    def __init__(self, art: NinjutsuArt, places: TableLayout, words: Words) -> None:
        self._art = art
        self._portraits = Portraits(art.assets, art.bakery)
        self._places = places
        self._words = words

    def draw(self, canvas: Canvas, seat: int, standing: int, seen: SeatsShown) -> None:
        """One plate; `standing` is how many figures the side has on the board."""
        self.sheet(canvas, seat, seen)
        rect = self._places.of("plate", seat)
        crest = _CREST * max(1.0, rect.h / _HIGHEST)
        edge = 6 if self._places.round else 22
        inside = Rect(rect.x + crest, rect.y + 10, rect.w - crest - edge, rect.h - 20)
        name, larger = seen.players[seat].name, _AFAR if self._places.round else 1.0
        style = theme.NAME.sized(theme.NAME.size * larger)
        canvas.text(name, Rect(inside.x, inside.y, inside.w, inside.h * 0.56), style, wrap=False)
        line = self._words.say("ninjutsu.figures", count=standing)
        if not self._places.round:  # there, the light around a plate says whose turn it is
            line = f"{turn_words('ninjutsu', seat, seen.to_move, seen, self._words.say)} · {line}"
        box = Rect(inside.x, inside.y + inside.h * 0.56, inside.w, inside.h * 0.44)
        small = theme.SMALL.sized(theme.SMALL.size * larger).on("ink_soft")
        canvas.text(line, box, small, wrap=False)

    def sheet(self, canvas: Canvas, seat: int, seen: SeatsShown) -> None:
        """One plate without its words, with the glow or the shadow around it."""
        rect = self._places.of("plate", seat)
        size_px = canvas.layout.size_to_px(rect.size)
        canvas.blit_centred(self._art.plate(size_px, SIDES[seat], active=seen.to_move == seat), rect.centre)
        scale = max(1.0, rect.h / _HIGHEST)
        side, centre = SIDES[seat], (rect.x + _PORTRAIT[0] * scale, rect.y + _PORTRAIT[1] * scale)
        tones, crest = (MAIN[side], RING[side]), partial(self._art.crest, side)
        self._portraits.seated(canvas, seen, seat, centre, _RADIUS * scale, tones, crest)


_PIP = 26.0
"""The sign for one remaining step."""


class SidePanels:
    """Composes both sides of the table; they are static."""

    def __init__(self, art: NinjutsuArt, places: TableLayout, words: Words, controls: Controls) -> None:
        self._art = art
        self._places = places
        self._words = words
        self._controls = controls
        self.armoury = WeaponsDrawing(art, places)
        self.hand = ActionCardsDrawing(art, places, words)
        self._plates = Plates(art, places, words)
        self._tray = SetupTray(art, places, words)

    def panels(self, canvas: Canvas, *, placing: bool) -> None:
        """What is always there."""
        if placing:
            self._tray.panel(canvas)
            self.hand.panel(canvas, "armoury")
        else:
            self.armoury.panel(canvas)
            self.hand.panel(canvas)

    def key_plate(self, shown: FrameState, *, near: bool) -> Hashable:
        """Everything that the plate of a side depends on."""
        seat = self._seat(near=near)
        return seat, self._places.round, self._standing(shown, seat), shown.seen.shows

    def key_left(self, shown: FrameState) -> Hashable:
        """Everything that the left side between the plates depends on."""
        stage, picture, draft, choice = shown.stage, shown.picture, shown.draft, shown.choice
        return (
            (self._places.near, shown.seen.to_move, stage.viewer),
            (shown.shuriken, shown.hands, picture.stock - stage.taken),
            (tuple(picture.decks), tuple(tuple(pile[-1:]) for pile in picture.discards)),
            (shown.looking.card, shown.looking.use, shown.away),
            (choice.card, choice.use, choice.view.phase) if choice else None,
            (tuple(draft.ranks.items()), draft.held, shown.looking.rank) if draft else None,
        )

    def key_right(self, shown: FrameState) -> Hashable:
        """Everything that the right side depends on."""
        picture = shown.picture
        return (
            (self._places.near, self._places.round, shown.draft is None, _changing(shown)),
            (tuple(map(tuple, picture.tops)), tuple(shown.stage.bare)),
            (shown.prompt, picture.steps),
        )

    def compose_plate(self, canvas: Canvas, shown: FrameState, *, near: bool) -> None:
        """The plate of a side."""
        seat = self._seat(near=near)
        self._plates.draw(canvas, seat, self._standing(shown, seat), shown.seen)

    def compose_left(self, canvas: Canvas, shown: FrameState) -> None:
        """Between the plates: the cards, dice and shuriken of both players, or the figures that wait."""
        for seat in (0, 1):
            self._plates.sheet(canvas, seat, shown.seen)  # the part of its glow that falls on the panel
        if shown.draft is not None:
            self._tray.draw(canvas, shown.draft, shown.looking.rank)
            return
        self.armoury.strips(canvas, shown.picture, shown.shuriken)
        self._compose_cards(canvas, shown)

    def compose_right(self, canvas: Canvas, shown: FrameState) -> None:
        """One column is the turn: the weapons, the steps that they bring, and what to do."""
        if shown.draft is None:
            glowing = self._places.near if _changing(shown) else None
            self.armoury.weapons(canvas, shown.picture, shown.stage.bare, glowing=glowing)
        self._compose_prompt(canvas, shown.prompt, shown.picture.steps)

    def _seat(self, *, near: bool) -> int:
        return self._places.near if near else 1 - self._places.near

    def _standing(self, shown: FrameState, seat: int) -> int:
        draft = shown.draft
        return len(draft.ranks) if draft and draft.seat == seat else shown.picture.standing[seat]

    def _compose_cards(self, canvas: Canvas, shown: FrameState) -> None:
        picture, choice, near = shown.picture, shown.choice, self._places.near
        self.hand.tokens(canvas, 1 - near, shown.hands[1 - near])
        if self._places.round:
            self.hand.tokens(canvas, near, shown.hands[near])
            self.hand.stock(canvas, picture.stock - shown.stage.taken)
            return
        deciding = choice is not None and choice.deciding_cards
        if choice is not None and choice.asks_for_use:
            self._compose_uses(canvas, choice, shown.looking.use)
            return
        playable = [name for name in ORDER if deciding and choice is not None and choice.uses_of(name)]
        chosen = choice.card if choice is not None and choice.card else shown.looking.card if deciding else None
        chosen = chosen if chosen in playable else None
        quiet = deciding or (shown.stage.viewer != OPEN and choice is not None)
        self.hand.cards(canvas, shown.hands[near], playable, chosen, quiet=quiet, away=shown.away)
        self.hand.stock(canvas, picture.stock - shown.stage.taken)

    def _compose_uses(self, canvas: Canvas, choice: MoveBuilder, looked_at: str | None) -> None:
        possible = choice.uses_of("joker")
        for use, row in zip(USES, self._controls.use_rows(), strict=True):
            dim = use not in possible
            light = theme.GOLD_LIGHT if use == looked_at and not dim else canvas.theme.slip_light
            ground = [(0.0, light), (1.0, canvas.theme.slip_dark)]
            canvas.rounded(row, 12, ground, theme.GOLD_DARK, line_inset=4, opacity=0.4 if dim else 1.0)
            at = (row.x + 12 + TOKEN / 2 - 4, row.centre.y)
            if use == "shuriken":
                canvas.blit_centred(self._art.shuriken(canvas.px(40)), at, 0.5 if dim else 1.0)
            else:
                token = self._art.action_token(use, canvas.px(row.h - 12))
                canvas.blit_centred(token, at, 0.5 if dim else 1.0)
            words = Rect(row.x + TOKEN + 22, row.y, row.w - TOKEN - 36, row.h)
            canvas.text(self._words.card(use), words, theme.NAME.sized(23), opacity=0.6 if dim else 1.0)

    def _compose_prompt(self, canvas: Canvas, prompt: Prompt, steps: int) -> None:
        zone = self._places.zone("prompt")
        panels.draw_sheet(canvas, zone)
        inside = zone.inset(22, 13)
        pips = steps * _PIP
        larger = _AFAR if self._places.round else 1.0
        head = Rect(inside.x, inside.y, inside.w - pips, 34 * larger)
        canvas.text(prompt.head, head, theme.NAME.sized(24 * larger), wrap=False)
        for step in range(steps):
            at = (inside.right - _PIP * (step + 0.5), head.centre.y)
            canvas.blit_centred(canvas.made("step", lambda: _pip(canvas.px(_PIP))), at)
        body = Rect(inside.x, head.bottom, inside.w, inside.bottom - head.bottom)
        style = theme.SMALL.sized(theme.SMALL.size * larger).on("ink_soft")
        canvas.text(prompt.body, body, style, stand="top")


def _changing(shown: FrameState) -> bool:
    """Whether somebody is about to change their weapons."""
    choice = shown.choice
    if choice is None or not choice.deciding_cards:
        return False
    return shown.looking.card == "new_weapons" or choice.use == "new_weapons"


def _pip(size_px: int) -> pygame.Surface:
    gold, dark = hex_colour(theme.GOLD), hex_colour(theme.GOLD_DARK)
    shape = f'<path d="M13 3l9 10l-9 10l-9 -10z" fill="{gold}" stroke="{dark}" stroke-width="2"/>'
    return paper.drawn(shape, (size_px, size_px), (26, 26))
