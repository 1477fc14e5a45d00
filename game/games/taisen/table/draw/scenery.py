"""Draws the table of Ninja Taisen: the static layer once, moving pieces above it."""

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.ambience import Ambience, CloudBank, Swarm
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.look.theme import Colour, Theme, colour
from game.games.taisen.rules.ninjas import LAST, NUMBERS, SIDES, STRENGTH, SUIT_OF, SUITS
from game.games.taisen.table.anim.state import Clash, DieSprite, Finale
from game.games.taisen.table.anim.victory import BANNER_DOWN
from game.games.taisen.table.art import pieces as art_pieces
from game.games.taisen.table.art.colours import suit_colour
from game.games.taisen.table.art.dice import TUMBLE_STEPS
from game.games.taisen.table.art.pictures import BURST, SLASH, TaisenArt
from game.games.taisen.table.layout import CARD, Ninja, TableLayout
from game.table.playback.sprites import Sprite

TILE = 150.0
DIE = 84.0
_BANNER = 206.0
_DUSK = 0.26
"""How much darker the valley is once the match is over."""

_TILT_STEP = 3
"""Tilted cards are cached in steps of this many degrees: rotating a picture is slow."""

_GHOST = 0.72

SUIT_NAMES = (*SUITS, "shogun")


def suit_ink(look: Theme, suit: str) -> Colour:
    """The colour in which the sign of a suit is printed."""
    return theme.GOLD_DARK if suit == "shogun" else suit_colour(look, suit)


def suit_and_strength(name: str) -> tuple[str, int]:
    """The suit and strength by which the art names a ninja."""
    number = NUMBERS[name]
    return SUIT_NAMES[SUIT_OF[number]], STRENGTH[number]


class Scenery:
    """Draws pieces by their sprites."""

    def __init__(self, art: TaisenArt, places: TableLayout) -> None:
        self.art = art
        self.places = places

    def ground(self, canvas: Canvas) -> None:
        """The valley, the stones and the tray."""
        size_px = canvas.layout.window_px
        valley = self.art.backdrop(size_px)
        if self.places.turned:
            valley = canvas.made(("valley turned", size_px), lambda: pygame.transform.flip(valley, True, False))
        canvas.surface.blit(valley, (0, 0))
        for tile in range(LAST + 1):
            kind = SIDES[0] if tile == 0 else SIDES[1] if tile == LAST else f"path-{1 + tile % 4}"
            canvas.blit_centred(self.art.tile(kind, canvas.px(TILE)), self.places.tile(tile))
        tray = self.places.zone("tray")
        canvas.blit_centred(self.art.tray(canvas.layout.size_to_px(tray.size)), tray.centre)

    def card(self, canvas: Canvas, piece: Ninja, sprite: Sprite, *, glow: bool = False) -> None:
        """One ninja where its sprite says, with the narrow shadow that it casts on the card beneath."""
        width = canvas.px(CARD[0])
        at = Point(sprite.x, sprite.y - sprite.lift)
        if _casts(sprite):
            canvas.blit_centred(self.art.stack_shadow(width), (at.x, at.y + sprite.lift * 0.4))
        if glow:
            canvas.blit_centred(self.art.card_glow(width), at)
        canvas.blit_centred(self._face(canvas, piece, width, sprite.tilt), at, sprite.opacity)

    def shadow(self, canvas: Canvas, sprite: Sprite) -> None:
        """What a card casts on the valley: drawn before the cards, or it would dim the strip beneath it."""
        if _casts(sprite):
            shadow = self.art.card_shadow(canvas.px(CARD[0]))
            canvas.blit_centred(shadow, (sprite.x, sprite.y - sprite.lift * 0.6))

    def ghosts(self, canvas: Canvas, group: Sequence[Ninja], spots: Sequence[Point]) -> None:
        """A translucent group where it would land: one picture, so that no card shines through another."""
        width, high = canvas.px(CARD[0]), canvas.px(CARD[1])
        tall = high + canvas.px(spots[0].y - spots[-1].y)

        def make() -> pygame.Surface:
            whole = pygame.Surface((width, tall), pygame.SRCALPHA)
            for piece, spot in zip(group, spots, strict=True):
                face = self._face(canvas, piece, width, 0.0)
                whole.blit(face, face.get_rect(midbottom=(width // 2, tall - canvas.px(spots[0].y - spot.y))))
            return whole

        middle = Point(spots[0].x, (spots[0].y + spots[-1].y) / 2)
        canvas.blit_centred(canvas.made(("ghosts", tuple(group)), make), middle, _GHOST)

    def landing(self, canvas: Canvas, tile: int) -> None:
        """The mark of a legal target."""
        canvas.blit_centred(self.art.tile_glow(canvas.px(TILE)), self.places.tile(tile))

    def outline(self, canvas: Canvas, rect: Rect) -> None:
        """A ninja that the chosen die can move: a bright edge, and a diamond so that no colour is needed."""
        box = rect.inset(-4)
        size_px = canvas.layout.size_to_px(box.size)
        edge = canvas.made(("movable", size_px), lambda: _edge(size_px, box.size))
        canvas.blit_centred(edge, box.centre)

    def die(self, canvas: Canvas, place: int, die: DieSprite, *, glow: bool = False, chosen: bool = False) -> None:
        """A die in the tray, at rest or rolling."""
        if die.held:
            return
        size, suit = canvas.px(DIE), SUITS[place]
        rest = self.places.die(place)
        at = Point(rest.x + die.dx, rest.y + die.dy - die.hop - (8 if chosen else 0))
        if glow or chosen:
            canvas.blit_centred(self.art.die_glow(size), at, 1.0 if chosen else 0.55)
        canvas.blit_centred(self.art.die_shadow(size), (at.x, at.y + die.hop * 0.5))
        step = round(die.turns * TUMBLE_STEPS)
        if step:
            canvas.blit_centred(self.art.die_tumble(suit, die.value, step, size), at)
        else:
            canvas.blit_centred(self.art.die(suit, die.value, size, spent=die.spent), at)

    def clash(self, canvas: Canvas, clash: Clash) -> None:
        """Rays around a fight."""
        burst = self.art.fight_burst(canvas.px(BURST))
        canvas.blit_centred(burst, clash.at, min(1.0, clash.burst) * (1 - 0.5 * clash.slash))

    def halves(self, canvas: Canvas, clash: Clash) -> None:
        """The two halves of a beaten ninja's card."""
        if clash.beaten is None:
            return
        suit, strength = suit_and_strength(clash.beaten.name)
        width = canvas.px(CARD[0])
        whole = self.art.card(SIDES[clash.beaten.seat], suit, strength, width)
        for sprite, upper in zip(clash.halves, (True, False), strict=True):
            angle = round(sprite.tilt / _TILT_STEP) * _TILT_STEP
            half = canvas.made(("half", clash.beaten, upper, width), partial(art_pieces.half, whole, upper=upper))
            # Not cached: every fight has different halves, which would push reusable pictures out of the cache.
            turned = pygame.transform.rotozoom(half, -angle, 1.0) if angle else half
            canvas.blit_centred(turned, sprite.at, sprite.opacity)

    def banner(self, canvas: Canvas, finale: Finale) -> None:
        """The valley darkens behind the winners' banner."""
        if finale.dark > 0:
            canvas.dim(_DUSK * finale.dark)
        if finale.hung > 0:
            cloth = self.art.victory(SIDES[finale.seat], canvas.px(_BANNER))
            place = canvas.layout.to_px((800, -10 - BANNER_DOWN * (1 - finale.hung)))
            canvas.surface.blit(cloth, (place[0] - cloth.get_width() // 2, place[1]))

    def ending(self, canvas: Canvas, finale: Finale) -> None:
        """Who has won, on a ribbon over their banner."""
        if finale.told > 0:
            zone = self.places.zone("verdict")
            self.verdict(canvas, finale.words, zone._replace(y=BANNER_DOWN - 62 - 90 * (1 - finale.told)))

    def cut(self, canvas: Canvas, clash: Clash) -> None:
        """The slash, above the cards."""
        if 0 < clash.slash < 1:
            slash = self.art.fight_slash(canvas.px(SLASH))
            if clash.slash_to_left:
                key = ("slash turned", slash.get_size())
                slash = canvas.made(key, lambda: pygame.transform.flip(slash, True, False))
            canvas.blit_centred(slash, clash.at, 1 - clash.slash**3)

    def verdict(self, canvas: Canvas, words: str, at: Rect, signs: tuple[str, ...] = ()) -> None:
        """A ribbon with the result, between the signs of the fighters."""
        style = theme.HEADING.sized(32)
        room = 74.0 if signs else 30.0
        width = max(canvas.measure(words, style)[0] + 2 * room + 24, 340)
        box = Rect.around(at.centre, width, at.h)
        canvas.blit_centred(self.art.slip(canvas.layout.size_to_px(box.size)), box.centre)
        canvas.text(words, box.inset(room, 4), style, "centre", wrap=False)
        for name, x in zip(signs, (box.x + 44, box.right - 44), strict=False):
            self.disc(canvas, suit_and_strength(name)[0], (x, box.centre.y), 44)

    def disc(self, canvas: Canvas, suit: str, at: tuple[float, float], size: float) -> None:
        """A suit's sign on a disc in its colour."""
        ground = suit_ink(canvas.theme, suit)
        canvas.rounded(
            Rect.around(at, size, size), size / 2, ground, canvas.theme.washi, line_width=1.6, line_inset=2.5
        )
        sign_px = canvas.px(size * 0.62)
        sign = canvas.made(("disc", suit, sign_px), lambda: self.art.emblem(suit, sign_px, canvas.theme.washi, ground))
        canvas.blit_centred(sign, at)

    def icon(self, canvas: Canvas, icon: str, box: Rect) -> None:
        """The icon of a log line: a crest, a die or a suit's sign."""
        match icon.split("."):
            case ["crest", side]:
                canvas.blit_centred(self.art.crest(side, canvas.px(box.w)), box.centre)
            case ["die", suit, value]:
                canvas.blit_centred(self.art.die(suit, int(value), canvas.px(box.w * 0.86)), box.centre)
            case ["suit", suit]:
                self.disc(canvas, suit, box.centre, box.w)

    def stacks(self, canvas: Canvas, pieces: Mapping[Ninja, Sprite], chosen: Ninja | None = None) -> None:
        """Cards in stacks, lowest first; the chosen one glows."""
        for sprite in pieces.values():
            self.shadow(canvas, sprite)
        for piece, sprite in pieces.items():
            self.card(canvas, piece, sprite, glow=piece == chosen)

    def _face(self, canvas: Canvas, piece: Ninja, width: int, tilt: float) -> pygame.Surface:
        suit, strength = suit_and_strength(piece.name)
        face = self.art.card(SIDES[piece.seat], suit, strength, width)
        angle = round(tilt / _TILT_STEP) * _TILT_STEP
        if not angle:
            return face
        key = ("tilted", piece, width, angle)
        return canvas.made(key, lambda: pygame.transform.rotozoom(face, -angle, 1.0))


def _casts(sprite: Sprite) -> bool:
    return sprite.opacity >= 1.0 and not sprite.tilt


def _edge(size_px: tuple[int, int], size: tuple[float, float]) -> pygame.Surface:
    width, height = size
    bright, dark = hex_colour(theme.SELECT), hex_colour(theme.FOCUS_THREAD)
    rim = f'x="4" y="4" width="{width - 8}" height="{height - 8}" rx="9" fill="none"'
    middle = width / 2
    return paper.drawn(
        f'<rect {rim} stroke="{dark}" stroke-width="7" opacity="0.55"/><rect {rim} stroke="{bright}" stroke-width="4"/>'
        f'<path d="M{middle} 0l10 8l-10 8l-10 -8z" fill="{bright}" stroke="{dark}" stroke-width="1.5"/>',
        size_px,
        size,
    )


_BLOSSOM = (colour("#F6DDD0"), colour("#EBB9AE"), colour("#FBF1DC"))


def valley_air(kit: Kit) -> Ambience:
    """The air over the path, seen from the Monkey's side."""
    banks = (
        CloudBank("taisen/air-cloud-1", Rect(90, 107, 396, 46.8), 46, 74),
        CloudBank("taisen/air-cloud-2", Rect(430, 249, 404, 27.4), -38, 58),
        CloudBank("taisen/air-mist-1", Rect(500, 490, 300, 38.8), 34, 40),
        CloudBank("taisen/air-mist-2", Rect(900, 500, 300, 25.4), -30, 47),
    )
    petals = Swarm("petal", Rect(-260, 130, 1500, 260), 7, 13, _BLOSSOM, (11, 19), (520, 250), sway=34)
    return Ambience(kit, banks, swarms=(petals,))
