"""A challenge as a paper card: a window with its twist, the twist on a band, three goals with their stars."""

from typing import Final

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import drawn, hex_colour
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets import materials
from game.scenes.title.art import TitleArt
from game.table.kind import TableKind
from game.table.trial.tableau import WINDOW, arch, composed
from game.trials.challenge import STARS, Challenge, StarGoal
from game.trials.progress import Challenged

SIZE: Final = (400.0, 640.0)
ASLEEP: Final = (240.0, 322.0)
_WINDOW: Final = (24.0, 28.0)
_THEATRE: Final = (400.0, 556.0)
_CROP: Final = (24.0, 90.0)
"""Which part of a theatre of that size is seen through the window."""


class ChallengeCards:
    """Draws the cards of all games; the scene in a window is composed once per size."""

    def __init__(self, kit: Kit, kinds: dict[str, TableKind]) -> None:
        """`kinds` are the tables of the games that have challenges."""
        self._kit = kit
        self._kinds = kinds
        self._art = TitleArt(kit.assets, kit.bakery)

    def title(self, challenge: Challenge) -> str:
        """What a challenge is called."""
        return self._kit.say(f"{challenge.game}.challenge.{challenge.name}.title")

    def twist(self, challenge: Challenge) -> str:
        """What is different in it."""
        return self._kit.say(f"{challenge.game}.challenge.{challenge.name}.twist")

    def goal(self, challenge: Challenge, goal: StarGoal) -> str:
        """A goal in words."""
        if goal.deed == "won":
            return self._kit.say("challenge.win")
        if not goal.count:
            return self._kit.say(f"{challenge.game}.challenge.goal.no_{goal.deed}")
        return self._kit.say(f"{challenge.game}.challenge.goal.{goal.deed}", count=goal.count)

    def draw(self, canvas: Canvas, at: tuple[float, float], challenge: Challenge, done: Challenged) -> None:
        """Draw a card that lies open."""
        x, y = at
        canvas.blit_centred(self._lit(canvas, challenge), (x + SIZE[0] / 2, y + SIZE[1] / 2))
        title = Rect(x + 20, y + 302, SIZE[0] - 40, 50)
        canvas.text(self.title(challenge), title, theme.HEADING.sized(34), "centre", wrap=False)
        self._draw_band(canvas, Rect(x - 14, y + 356, SIZE[0] + 28, 62))
        twist = Rect(x + 18, y + 356, SIZE[0] - 36, 60)
        canvas.text(self.twist(challenge), twist, theme.LABEL.sized(21).on("bright_text"), "centre")
        for number, goal in enumerate(challenge.goals):
            line = Rect(x + 32, y + 430 + number * 50, SIZE[0] - 52, 44)
            draw_star(canvas, Rect(line.x, line.y, 42, 42), got=done.has(number))
            ink = canvas.theme.ink if done.has(number) else canvas.theme.ink_soft
            words = Rect(line.x + 58, line.y, line.w - 58, line.h)
            canvas.text(self.goal(challenge, goal), words, theme.BODY.sized(23).on(ink), wrap=False)
        foot = Rect(x + 24, y + SIZE[1] - 56, SIZE[0] - 48, 36)
        canvas.text(self._against(challenge), foot, theme.FLAVOUR.sized(19), "centre", wrap=False)

    def draw_asleep(self, canvas: Canvas, rect: Rect, challenge: Challenge, done: Challenged) -> None:
        """Draw a card that waits in the dark: its window, its name, its stars."""
        canvas.blit_centred(self._dark(canvas, challenge), rect.centre)
        name = Rect(rect.x + 14, rect.y + 182, rect.w - 28, 78)
        canvas.text(self.title(challenge), name, theme.NAME.sized(22).on("light_text"), "centre")
        for number in range(STARS):
            box = Rect.around((rect.centre.x + (number - 1) * 40, rect.bottom - 38), 32, 32)
            draw_star(canvas, box, got=done.has(number))

    def _against(self, challenge: Challenge) -> str:
        say, level = self._kit.say, self._kit.say(f"level.{challenge.others[0]}")
        against = say("challenge.against", count=len(challenge.others), level=level)
        return against if challenge.limit is None else say("challenge.binds", against=against)

    def _draw_band(self, canvas: Canvas, rect: Rect) -> None:
        size_px = canvas.layout.rect_to_px(rect)[2:]
        w, h = size_px

        def make() -> pygame.Surface:
            dent = h * 0.24
            path = f"M0 0 H{w} L{w - dent} {h / 2} L{w} {h} H0 L{dent} {h / 2}Z"
            band = drawn(f'<path d="{path}" fill="{hex_colour(theme.VERMILION_DARK)}"/>', size_px)
            paper.light_edge(paper.grain(band, 4, 3), "#FFECBE", 0.4)
            return paper.with_shadow(band, Shade(6 * canvas.scale, 0.55, 4 * canvas.scale))[0]

        canvas.blit_centred(canvas.made(("challenge band", size_px), make), rect.centre)

    def _scene(self, canvas: Canvas, challenge: Challenge) -> pygame.Surface:
        """What is seen through the window, at the canvas's scale."""
        scale = canvas.scale
        size_px = (round(WINDOW[0] * scale), round(WINDOW[1] * scale))

        def make() -> pygame.Surface:
            theatre = (round(_THEATRE[0] * scale), round(_THEATRE[1] * scale))
            far = self._art.theatre_planes(challenge.game, theatre)[0]
            crop = pygame.Rect(round(_CROP[0] * scale), round(_CROP[1] * scale), *size_px)
            tableau = self._kinds[challenge.game].tableau
            pieces = () if tableau is None else tableau(self._kit, challenge.name, scale)
            return composed(far.subsurface(crop.clip(far.get_rect())).copy(), pieces, scale)

        return canvas.made(("challenge scene", challenge.game, challenge.name, size_px), make)

    def _body(self, canvas: Canvas, challenge: Challenge) -> pygame.Surface:
        """The bare card with its window."""
        look, scale = canvas.theme, canvas.scale
        size_px = (round(SIZE[0] * scale), round(SIZE[1] * scale))
        tones, line = (look.paper_light, look.paper_dark), theme.GOLD_DARK
        face = materials.sheet_face(look, size_px, 22 * scale, tones, line, inset=9 * scale, line_width=1.4 * scale)
        scene = self._scene(canvas, challenge)
        edge = round(6 * scale)
        rim = paper.silhouette(
            arch((scene.get_width() + 2 * edge, scene.get_height() + 2 * edge)), hex_colour(theme.GOLD_DARK)
        )
        at = round(_WINDOW[0] * scale), round(_WINDOW[1] * scale)
        face.blit(rim, (at[0] - edge, at[1] - edge))
        face.blit(scene, at)
        return face

    def _lit(self, canvas: Canvas, challenge: Challenge) -> pygame.Surface:
        def make() -> pygame.Surface:
            body = self._body(canvas, challenge)
            return materials.framed(body, canvas.scale, theme.SHADOW_PANEL)

        return canvas.made(("challenge card", challenge.game, challenge.name, canvas.px(SIZE[0])), make)

    def _dark(self, canvas: Canvas, challenge: Challenge) -> pygame.Surface:
        size_px = canvas.layout.size_to_px(ASLEEP)

        def make() -> pygame.Surface:
            body = self._body(canvas, challenge)
            wide = pygame.transform.smoothscale(
                body, (size_px[0], round(body.get_height() * size_px[0] / body.get_width()))
            )
            small = paper.cut_rounded(wide.subsurface(pygame.Rect((0, 0), size_px)).copy(), 16 * canvas.scale)
            paper.multiply(small, hex_colour(theme.SLEEPING))
            return materials.framed(small, canvas.scale, theme.SHADOW_PANEL)

        return canvas.made(("challenge asleep", challenge.game, challenge.name, size_px), make)


def draw_star(canvas: Canvas, rect: Rect, *, got: bool) -> None:
    """Draw a star, gold if it was won and faint if not: the shape alone tells nothing, so its goal stands beside it."""
    canvas.picture("trials/throwing-star", rect, opacity=1.0 if got else 0.3)
