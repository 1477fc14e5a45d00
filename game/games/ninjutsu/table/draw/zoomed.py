"""A figure, a card, a die or a shuriken of Ninjutsu, large and with its text."""

from collections import Counter
from collections.abc import Callable
from functools import partial

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets.widget import What
from game.games.ninjutsu.rules.figures import SIDES, STARS
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.table.anim.state import AnimationState
from game.games.ninjutsu.table.art.board_geometry import FIGURE_FOOT, FIGURE_SHAPE
from game.games.ninjutsu.table.art.cards import BAND_TOP
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.input.intent import Intent
from game.games.ninjutsu.table.input.pieces import (
    ActionCard,
    Cell,
    Deck,
    DiscardPile,
    Fighter,
    JokerUse,
    Shuriken,
    ThrownDie,
    Token,
    Tray,
    Weapon,
)
from game.games.ninjutsu.table.layout import CARD_HIGH
from game.games.ninjutsu.table.odds_text import against_all
from game.games.ninjutsu.table.tooltips import Tooltips, Who
from game.games.ninjutsu.table.words import Words
from game.table.inspect.zoom import Zoom

_FIGURE, _DIE, _STAR = 0.78, 0.6, 0.62
"""The share of the available width that a figure, a die and a shuriken take."""

_PANEL = 0.9
"""The share of the available height that the panel behind a figure takes."""

_NAME = 48.0


class ZoomedPieces:
    """Shows only what the viewer may see, according to `Tooltips`."""

    def __init__(self, art: NinjutsuArt, words: Words, stage: AnimationState, meaning: Tooltips) -> None:
        self._art = art
        self._words = words
        self._stage = stage
        self._meaning = meaning

    def closer(self, what: What, picture: Picture, intent: Intent) -> Zoom | None:
        """The thing, if it can be shown large."""
        match what:
            case Cell(cell):
                return self._figure(self._meaning.standing(intent.cells[cell], picture, intent.draft))
            case Fighter(side):
                return self._figure(self._meaning.fighter(side))
            case Tray(rank) if intent.draft is not None:
                return self._figure(Who(intent.draft.seat, rank))
            case ActionCard(card) | Token(card) | JokerUse(card):
                return self._shuriken() if card == "shuriken" else self._action(card)
            case Shuriken() | "stock":
                return self._shuriken()
            case ThrownDie(side):
                return self._die(SIDES.index(side))
        return self._weapon(what, picture)

    def _weapon(self, what: What, picture: Picture) -> Zoom | None:
        say = self._words.say
        match what:
            case Weapon(side, column) if picture.tops[SIDES.index(side)][column]:
                stars = picture.tops[SIDES.index(side)][column]
                face = partial(self._art.weapon, stars)
                return Zoom(
                    _card(self._art, face), say("ninjutsu.tip.weapon", count=stars), say("ninjutsu.tip.closer.weapon")
                )
            case DiscardPile(side) if picture.discards[SIDES.index(side)]:
                pile = picture.discards[SIDES.index(side)]
                counts = Counter(pile)
                used = say("ninjutsu.tip.closer.discard", **{f"stars{stars}": counts[stars] for stars in STARS})
                title = say("ninjutsu.tip.discard", count=len(pile)).partition("\n")[0]
                return Zoom(_card(self._art, partial(self._art.weapon, pile[-1])), title, used)
            case Deck(side):
                title, _, text = say("ninjutsu.tip.deck", count=picture.decks[SIDES.index(side)]).partition("\n")
                text = f"{text}\n\n{say('ninjutsu.tip.closer.weapon')}"
                return Zoom(_card(self._art, partial(self._art.card_back, "weapon", side)), title, text)
        return None

    def _figure(self, who: Who | None) -> Zoom | None:
        if who is None:
            return None
        say, rank = self._words.say, who.rank
        title = self._words.rank_first(rank) if rank else say("ninjutsu.prompt.unknown")
        text = say(f"ninjutsu.tip.rank.{rank}", **(against_all(rank) if rank else {}))
        return Zoom(partial(self._draw_figure, who=who), title, text)

    def _draw_figure(self, canvas: Canvas, rect: Rect, who: Who) -> None:
        panel = Rect.around(rect.centre, rect.w, rect.h * _PANEL)
        canvas.blit_centred(self._art.panel(canvas.layout.size_to_px(panel.size), canvas.scale), rect.centre)
        well = panel.inset(16)
        canvas.blit_centred(self._art.well(canvas.layout.size_to_px(well.size), canvas.scale), rect.centre)
        width = rect.w * _FIGURE
        body, width_px = Rect.around(rect.centre, width, width * FIGURE_SHAPE), canvas.px(width)
        canvas.blit_centred(self._art.figure_shadow(width_px), (body.centre.x, body.y + body.h * FIGURE_FOOT))
        canvas.blit_centred(self._art.figure(SIDES[who.seat], who.face, width_px), body.centre)
        if who.tag:
            canvas.blit_centred(self._art.tag(who.tag, canvas.px(width * 0.5)), (body.centre.x, body.y + 10))

    def _action(self, card: str) -> Zoom:
        def draw(canvas: Canvas, rect: Rect) -> None:
            width, height = _fit(rect)
            _card(self._art, partial(self._art.action, card))(canvas, rect)
            top = rect.centre.y - height / 2
            band = Rect(
                rect.centre.x - width / 2 + 20, top + BAND_TOP * height, width - 40, height * (1 - BAND_TOP) - 8
            )
            style = theme.LABEL.sized(_NAME).on("lacquer_text")
            canvas.text(self._words.card(card), band, style, "centre", wrap=False)

        return Zoom(draw, self._words.card(card), self._words.in_full(card))

    def _shuriken(self) -> Zoom:
        def draw(canvas: Canvas, rect: Rect) -> None:
            canvas.blit_centred(self._art.shuriken(canvas.px(rect.w * _STAR)), rect.centre)

        return Zoom(draw, self._words.card("shuriken"), self._words.say("ninjutsu.tip.closer.shuriken"))

    def _die(self, seat: int) -> Zoom | None:
        dojo = self._stage.dojo
        if dojo is None or seat not in dojo.dice:
            return None
        die = dojo.dice[seat]

        def draw(canvas: Canvas, rect: Rect) -> None:
            size = canvas.px(rect.w * _DIE)
            canvas.blit_centred(self._art.die_shadow(size), rect.centre)
            canvas.blit_centred(self._art.die(die.faces, SIDES[seat], die.value, size), rect.centre)

        side = self._words.side(seat)
        title = self._words.say("ninjutsu.tip.die", side=side, value=die.value, faces=die.faces).partition("\n")[0]
        return Zoom(draw, title, self._words.say("ninjutsu.tip.closer.die"))


def _fit(rect: Rect) -> tuple[float, float]:
    """Width and height of a card in the place for it."""
    width = min(rect.w, rect.h / CARD_HIGH)
    return width, width * CARD_HIGH


def _card(art: NinjutsuArt, face: Callable[[int], pygame.Surface]) -> Callable[[Canvas, Rect], None]:
    """Draws a card as large as the room allows."""

    def draw(canvas: Canvas, rect: Rect) -> None:
        width = canvas.px(_fit(rect)[0])
        canvas.blit_centred(art.card_shadow(width), rect.centre)
        canvas.blit_centred(face(width), rect.centre)

    return draw
