"""Draws the whole table of Ninjutsu: what stands still once, what moves above it."""

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from game.core.contract import OPEN
from game.engine import paper, theme
from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.shapes import hex_colour
from game.engine.still import StillLayer
from game.engine.widgets import panels
from game.games.ninjutsu.figures import SIDES
from game.games.ninjutsu.picture import CARD_BITS, Picture
from game.games.ninjutsu.table.actors import Figure
from game.games.ninjutsu.table.armoury import Armoury
from game.games.ninjutsu.table.art import NinjutsuArt
from game.games.ninjutsu.table.art_court import figure_at
from game.games.ninjutsu.table.choice import ORDER, USES, Choice
from game.games.ninjutsu.table.controls import Controls
from game.games.ninjutsu.table.dojo import DojoView
from game.games.ninjutsu.table.draft import Draft
from game.games.ninjutsu.table.hand import Hand
from game.games.ninjutsu.table.looking import Looking
from game.games.ninjutsu.table.places import TOKEN, Places
from game.games.ninjutsu.table.plates import Plates
from game.games.ninjutsu.table.prompts import Prompt
from game.games.ninjutsu.table.scenery import Scenery, rattle_steps
from game.games.ninjutsu.table.stage import Stage
from game.games.ninjutsu.table.tray import Tray
from game.games.ninjutsu.table.words import Words
from game.table.face import Seen

_FINALE = Rect(430, 404, 740, 116)
_PIP = 26.0
"""The sign of one step that is left."""


@dataclass(frozen=True)
class Shown:
    """All that one frame shows."""

    picture: Picture
    stage: Stage
    seen: Seen
    prompt: Prompt
    looking: Looking
    draft: Draft | None
    choice: Choice | None
    carried: tuple[int, int, Point] | None
    """What is dragged: seat, rank, and where."""

    @property
    def shuriken(self) -> tuple[int, ...]:
        """What lies before each side; one that is in the air does not."""
        return tuple(held - out for held, out in zip(self.picture.shuriken, self.stage.thrown, strict=True))

    @property
    def hands(self) -> tuple[int, ...]:
        """The action cards of each side; one that is held up is gone."""
        gone = [sum(CARD_BITS[card] for owner, card in self.stage.played if owner == seat) for seat in (0, 1)]
        return tuple(held & ~out for held, out in zip(self.picture.hands, gone, strict=True))


class Painter:
    """Owns everything that draws."""

    def __init__(self, art: NinjutsuArt, places: Places, words: Words, controls: Controls) -> None:
        self._art = art
        self._places = places
        self._words = words
        self._controls = controls
        self._scenery = Scenery(art, places)
        self._armoury = Armoury(art, places)
        self._hand = Hand(art, places, words)
        self._plates = Plates(art, places, words)
        self._tray = Tray(art, places, words)
        self._dojo = DojoView(art, places)
        self._ground = StillLayer()
        self._still = StillLayer()

    def draw(self, canvas: Canvas, shown: Shown) -> None:
        """The still layer, and above it what moves."""
        stage = shown.stage
        self._still.draw(canvas, self._key(shown), lambda still: self._compose(still, shown))
        for figure in sorted(stage.live, key=lambda figure: figure.line):
            self._scenery.figure(canvas, figure)
            self._scenery.tag(canvas, figure)
        for puff in stage.puffs:
            self._scenery.puff(canvas, puff)
        if stage.dojo is not None and stage.dojo_moves:
            self._dojo.draw(canvas, stage.dojo, shown.shuriken)
        for flight in stage.flights:
            view = self._hand if flight.kind == "action" else self._armoury
            view.flight(canvas, flight)
        if shown.carried is not None:
            seat, rank, at = shown.carried
            width = self._places.court.figure_width(0)
            width_px = canvas.px(width)
            middle = figure_at((at.x, at.y + width * 0.4), width).centre
            canvas.blit_centred(self._art.figure_glow(SIDES[seat], rank, width_px), middle)
            canvas.blit_centred(self._art.figure(SIDES[seat], rank, width_px), middle)

    def _key(self, shown: Shown) -> Hashable:
        """Everything that the still layer depends on."""
        stage, picture, draft, choice = shown.stage, shown.picture, shown.draft, shown.choice
        dojo = None
        if stage.dojo is not None and not stage.dojo_moves:
            fighters = tuple((seat, fighter.rank, fighter.fallen) for seat, fighter in stage.dojo.fighters.items())
            dice = tuple((seat, die.faces, die.value) for seat, die in stage.dojo.dice.items())
            dojo = (stage.dojo.caption, fighters, dice, stage.dojo.ahead)
        return (
            self._places.near,
            tuple((cell, one.seat, one.rank, one.tag) for cell, one in stage.figures.items() if one not in stage.live),
            tuple(sorted(rattle_steps(stage.rattling).items())),
            tuple(map(tuple, picture.tops)),
            tuple(stage.bare),
            (tuple(picture.decks), tuple(tuple(pile[-1:]) for pile in picture.discards)),
            (shown.hands, shown.shuriken, picture.stock - stage.taken, tuple(picture.standing), picture.steps),
            (tuple(shown.seen.players), shown.seen.to_move, shown.seen.thinking),
            (shown.prompt, shown.looking, stage.finale, stage.trace, dojo),
            (tuple(draft.ranks.items()), draft.held, draft.chosen) if draft else None,
            (choice.card, choice.use, choice.figure, choice.view.phase) if choice else None,
            shown.carried[:2] if shown.carried else None,
        )

    def _compose_ground(self, canvas: Canvas, *, placing: bool) -> None:
        self._scenery.ground(canvas)
        if not placing:
            self._armoury.panel(canvas)
        self._hand.panel(canvas)

    def _compose(self, canvas: Canvas, shown: Shown) -> None:
        picture, stage, draft = shown.picture, shown.stage, shown.draft
        placing = draft is not None
        self._ground.draw(
            canvas, (self._places.near, placing), lambda still: self._compose_ground(still, placing=placing)
        )
        self._compose_board(canvas, shown)
        for seat in (0, 1):
            standing = len(draft.ranks) if draft and draft.seat == seat else picture.standing[seat]
            self._plates.draw(canvas, seat, standing, shown.seen)
        if draft is not None:
            self._tray.draw(canvas, draft, shown.looking.rank)
        else:
            self._compose_cards(canvas, shown)
        self._compose_prompt(canvas, shown.prompt, picture.steps)
        if stage.dojo is not None and not stage.dojo_moves:
            self._dojo.draw(canvas, stage.dojo, shown.shuriken)
        if stage.finale:
            panels.draw_sheet(canvas, _FINALE)
            canvas.text(stage.finale, _FINALE.inset(40, 14), theme.HEADING, "centre")

    def _compose_board(self, canvas: Canvas, shown: Shown) -> None:
        stage, looking = shown.stage, shown.looking
        figures: list[Figure] = [figure for figure in stage.figures.values() if figure not in stage.live]
        figures += looking.drafted
        marks = dict.fromkeys(stage.trace, "trace") | looking.marks
        glowing = {self._places.foot(cell) for cell in looking.glowing}
        self._scenery.board(canvas, figures, marks, glowing, rattle_steps(stage.rattling))

    def _compose_cards(self, canvas: Canvas, shown: Shown) -> None:
        picture, choice, near = shown.picture, shown.choice, self._places.near
        changing = shown.looking.card == "new_weapons" or (choice is not None and choice.use == "new_weapons")
        glowing = near if choice is not None and choice.deciding_cards and changing else None
        self._armoury.weapons(canvas, picture, shown.stage.bare, glowing=glowing)
        self._armoury.strips(canvas, picture, shown.shuriken)
        self._hand.tokens(canvas, shown.hands[1 - near])
        deciding = choice is not None and choice.deciding_cards
        if choice is not None and choice.asks_for_use:
            self._compose_uses(canvas, choice, shown.looking.use)
            return
        playable = [name for name in ORDER if deciding and choice is not None and choice.uses_of(name)]
        chosen = choice.card if choice is not None and choice.card else shown.looking.card if deciding else None
        chosen = chosen if chosen in playable else None
        quiet = deciding or (shown.stage.viewer != OPEN and choice is not None)
        self._hand.cards(canvas, shown.hands[near], playable, chosen, quiet=quiet)
        self._hand.stock(canvas, picture.stock - shown.stage.taken)

    def _compose_uses(self, canvas: Canvas, choice: Choice, looked_at: str | None) -> None:
        possible = choice.uses_of("joker")
        for use, row in zip(USES, self._controls.use_rows(), strict=True):
            dim = use not in possible
            light = theme.GOLD_LIGHT if use == looked_at and not dim else theme.SLIP_LIGHT
            ground = [(0.0, light), (1.0, theme.SLIP_DARK)]
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
        canvas.text(prompt.head, Rect(inside.x, inside.y, inside.w - pips, 34), theme.NAME.sized(24), wrap=False)
        for step in range(steps):
            at = (inside.right - _PIP * (step + 0.5), inside.y + 17)
            canvas.blit_centred(canvas.made("step", lambda: _pip(canvas.px(_PIP))), at)
        body = Rect(inside.x, inside.y + 34, inside.w, inside.h - 34)
        canvas.text(prompt.body, body, theme.SMALL.on(theme.INK_SOFT), stand="top")


def _pip(size_px: int) -> pygame.Surface:
    gold, dark = hex_colour(theme.GOLD), hex_colour(theme.GOLD_DARK)
    shape = f'<path d="M13 3l9 10l-9 10l-9 -10z" fill="{gold}" stroke="{dark}" stroke-width="2"/>'
    return paper.drawn(shape, (size_px, size_px), (26, 26))
