"""Draws what changes from frame to frame over the table: what may be chosen, flights, banners, the bell."""

from functools import partial
from math import cos, radians, sin

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table import seat_values
from game.games.wataah.table.anim.flights import Bell, Crown
from game.games.wataah.table.anim.highlights import BELL_AT
from game.games.wataah.table.anim.state import AnimationState
from game.games.wataah.table.art import effects
from game.games.wataah.table.draw.cards import Cards
from game.games.wataah.table.draw.paper_slips import draw_banner
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.input.simple_builders import Picking
from game.games.wataah.table.layout import REVEAL_LIFT, Slots, TableLayout
from game.games.wataah.table.words import Words
from game.table.seats.slips import draw_caption

_MANY = 6
"""With more flights than this their shadows are left out."""

SHOUT, _BELL = 620.0, 230.0
_CROWN, _CREST = 440.0, 104.0
_BURSTS = 12
"""How many sizes a burst is cached in: scaling it in every frame is slow."""

_ROPE = 160.0
"""How far below the end of its rope the middle of the bell hangs."""

_DARK = 0.55
_HEARD = 0.68
"""How long a toll can be seen, as a share of the time to the next."""

_CAPTION_ABOVE = 150.0


class MovingLayer:
    """Draws above the static layer."""

    def __init__(self, cards: Cards, places: TableLayout, slots: Slots, words: Words) -> None:
        self._cards = cards
        self._art = cards.art
        self._places = places
        self._slots = slots
        self._words = words

    def choice(self, canvas: Canvas, picture: Picture, choice: MoveBuilder) -> None:
        """Legal targets glow; selected cards are previewed where they would go."""
        for seat, clan in choice.clans_lit():
            rect = self._clan(picture, seat, clan)
            if isinstance(choice, Placing):
                size_px = canvas.layout.size_to_px(rect.inset(-5).size)
                canvas.blit_centred(self._art.slot(size_px, "legal"), rect.centre)
            else:
                self._cards.ring(canvas, rect)
            cards = picture.clans[seat].get(clan, [])
            self._cards.sum_of(canvas, str(seat_values.strength(cards)), rect)
        for seat in choice.seats_lit():
            self._cards.ring(canvas, self._places.of("plate", seat))
        if "deck" in choice.piles_lit() and picture.deck:
            pose = self._places.deck()
            width = canvas.px(pose.width)
            canvas.blit_centred(self._art.card_glow(width), (pose.x, pose.y))
            canvas.blit_centred(self._art.deck(picture.deck, width), (pose.x, pose.y))
        for seat, clan in {(seat, clan) for seat, clan, _ in choice.cards_lit()}:
            rect = self._clan(picture, seat, clan)
            self._cards.ring(canvas, rect)
            self._cards.sum_of(canvas, str(seat_values.strength(picture.clans[seat][clan])), rect)
        if isinstance(choice, Placing):
            self._ghost(canvas, picture, choice)

    def aimed(self, canvas: Canvas, picture: Picture, choice: MoveBuilder, target: tuple[int, str, int]) -> None:
        """The card of a clan that a power is about to hit, drawn whole and lit."""
        seat, clan, place = target
        cards = picture.clans[seat][clan]
        card = cards[seat_values.splayed(cards)[place]]
        if (seat, clan, card) in choice.cards_lit():
            pose = self._places.clan_cards(seat, self._slots.slot(seat, clan), len(cards))[place]
            raised = pose._replace(y=pose.y - 8)
            canvas.blit_centred(self._art.card_glow(canvas.px(pose.width)), (raised.x, raised.y))
            self._cards.lying(canvas, card, raised, shadow=False)

    def looked(self, canvas: Canvas, picture: Picture, choice: MoveBuilder | None, looked_at: int | None) -> None:
        """Cards from the top of the deck, before the viewer at them."""
        taken = choice.taken if isinstance(choice, Picking) and choice.phase == "keep" else []
        for place, (card, pose) in enumerate(
            zip(picture.looked, self._places.reveal(len(picture.looked)), strict=True)
        ):
            up = REVEAL_LIFT if place in taken else REVEAL_LIFT / 2 if place == looked_at and choice is not None else 0
            raised = pose._replace(y=pose.y - up)
            width = canvas.px(pose.width)
            canvas.blit_centred(self._art.card_shadow(width), (pose.x, pose.y))
            if place in taken or (up and choice is not None):
                canvas.blit_centred(self._art.card_glow(width), (raised.x, raised.y))
            elif choice is not None and choice.phase == "keep":
                canvas.blit_centred(self._art.card_light(width), (raised.x, raised.y))
            self._cards.lying(canvas, card, raised, shadow=False)

    def draw(self, canvas: Canvas, stage: AnimationState) -> None:
        """Flights, and words over them."""
        for ring in stage.rings:
            self._cards.ring(canvas, ring)
        for puff in stage.puffs:
            step = round(puff.age * effects.SMOKE_STEPS)
            canvas.blit_centred(self._art.smoke(canvas.px(puff.size), step), (puff.x, puff.y))
        for flight in stage.flights:
            self._cards.flying(canvas, flight, shadow=len(stage.flights) <= _MANY)
        for slash in stage.slashes:
            width = max(slash.rect.w * 1.2, 130)
            canvas.blit_centred(self._art.slash(canvas.px(width)), slash.rect.centre, slash.opacity)
        if stage.banner is not None:
            zone = self._places.banner
            shown = Rect.around((zone.centre.x - 120 * (1 - stage.banner.shown), zone.centre.y), zone.w, zone.h)
            draw_banner(canvas, self._art, stage.banner.kind, stage.banner.words, shown)
        if stage.shout is not None:
            self._shout(canvas, stage.shout.word, stage.shout.size)
        if stage.bell is not None:
            self._bell(canvas, stage.bell)
        if stage.caption:
            middle = self._places.zone("reveal").centre
            draw_caption(canvas, stage.caption, (middle.x, middle.y + _CAPTION_ABOVE + 18))

    def _clan(self, picture: Picture, seat: int, clan: str) -> Rect:
        count = len(picture.clans[seat].get(clan, ()))
        return self._places.splay(seat, self._slots.slot(seat, clan), count)

    def _ghost(self, canvas: Canvas, picture: Picture, choice: Placing) -> None:
        """The selected cards where they would go, and what they would add."""
        options = choice.options()
        if len(options) != 1:
            return
        clan = next(iter(options))
        before = picture.clans[choice.seat].get(clan, [])
        after = [*before, *choice.cards]
        slot = self._slots.slot(choice.seat, clan)
        spot = self._places.clan(choice.seat, slot)
        if not before:
            canvas.blit_centred(self._art.slot(canvas.layout.size_to_px(spot.size), "legal"), spot.centre)
        # New cards are seen behind those that lie there, whatever order they will have.
        poses = self._places.clan_cards(choice.seat, slot, len(after))[len(before) :]
        order = seat_values.splayed(choice.cards)
        self._cards.splayed(canvas, [choice.cards[place] for place in order], poses, look="ghost")
        # The sum of a clan that grows stays where it is, so that there are no two of them.
        splay = self._places.splay(choice.seat, slot, len(before) or len(after))
        gain = seat_values.strength(choice.cards)
        words = f"{seat_values.strength(before)}+{gain}" if before else f"+{gain}"
        self._cards.sum_of(canvas, words, splay, "gain")

    def _shout(self, canvas: Canvas, word: str, size: float) -> None:
        share = max(1, round(size * _BURSTS)) / _BURSTS
        middle = self._places.zone("reveal").centre
        self._burst(canvas, SHOUT, share, middle)
        style = theme.NUMERAL.sized(58 * min(share, 1.0)).on(theme.BLOOD)
        canvas.text(word, Rect.around(middle, SHOUT * 0.5, SHOUT * 0.3), style, "centre", wrap=False)

    def crown(self, canvas: Canvas, crown: Crown) -> None:
        """The winners' crests on a burst of gold."""
        at = self._places.zone("reveal").centre
        share = max(1, round(crown.size * _BURSTS)) / _BURSTS
        self._burst(canvas, _CROWN, share, at)
        for place, seat in enumerate(crown.seats):
            aside = (place - (len(crown.seats) - 1) / 2) * (_CREST + 8) * share
            size = max(1, canvas.px(_CREST * min(share, 1.0)))
            canvas.blit_centred(self._art.crest(seat, size), (at.x + aside, at.y))

    def _burst(self, canvas: Canvas, size: float, share: float, at: Point) -> None:
        """The rays behind a word or a crest, a `share` of their size."""
        whole = self._art.shout(canvas.px(size))
        if share != 1.0:
            whole = canvas.made(("burst", size, share), partial(pygame.transform.smoothscale_by, whole, share))
        canvas.blit_centred(whole, at)

    def _bell(self, canvas: Canvas, bell: Bell) -> None:
        """The bell on its rope, its sound, and whose it is."""
        canvas.dim(_DARK * min(1.0, max(0.0, bell.down)))
        hook = (BELL_AT.x, BELL_AT.y - 460 + 320 * bell.down)
        tilt = round(11 * bell.swing)
        picture = self._art.bell(canvas.px(_BELL))
        if tilt:
            upright = picture
            picture = canvas.made(("bell", tilt), lambda: pygame.transform.rotozoom(upright, tilt, 1.0))
        if bell.tolled >= 0:
            _waves(canvas, bell.tolled % 1)
        lean = radians(tilt)
        at = (hook[0] + _ROPE * sin(lean), hook[1] + _ROPE * cos(lean))
        canvas.line((hook[0], -20), (hook[0], hook[1]), theme.VERMILION_DARK, 9)
        canvas.line(hook, (at[0] - 100 * sin(lean), at[1] - 100 * cos(lean)), theme.VERMILION_DARK, 9)
        canvas.blit_centred(picture, at)
        if bell.tolled >= 0:
            canvas.blit_centred(self._art.crest(bell.seat, canvas.px(76)), (BELL_AT.x, BELL_AT.y + 178))
            draw_caption(canvas, bell.words, (BELL_AT.x, BELL_AT.y + 256))


def _waves(canvas: Canvas, passed: float) -> None:
    """The sound of a toll: rings that widen and thin out."""
    middle = canvas.layout.to_px((BELL_AT.x, BELL_AT.y + 40))
    for late in (0.0, 0.16, 0.32):
        age = passed - late
        if 0 < age < _HEARD:
            share = age / _HEARD
            ink = theme.mix(theme.GOLD_LIGHT, theme.BLOOD, share)
            width = max(1, canvas.px(7 * (1 - share)))
            pygame.draw.circle(canvas.surface, ink, middle, canvas.px(130 + 560 * share), width)
