"""What hangs above a trial: the goal board on its cords, the hint tags, the lanterns of the grade."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.engine.canvas import Canvas
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import materials
from game.engine.widgets.widget import What, Widget
from game.table.frame.layer import Layered

LANTERN: Final = (29.0, 44.0)
_NUMBER: Final = 92.0
"""The width that the trial's number takes."""

SIGNS: Final = {
    "win": "wataah/temple-dawn_gate",
    "most": "wataah/temple-paired_blades",
    "survive": "wataah/temple-rooted_pine",
    "exact": "wataah/court-call_of_the_fallen",
    "sure": "wataah/court-imperial_seal",
    "ahead": "wataah/temple-banner",
    "court": "wataah/court-emperors_favour",
    "path": "wataah/temple-two_roads",
    "better": "wataah/temple-lantern",
}
"""The sign of every kind of trial."""

NOTE: Final = theme.LABEL.sized(19).on("light_text")


class Goal(NamedTuple):
    """The words on the board, already translated."""

    kind: str
    head: str
    line: str
    grade: int
    number: str


class TrialControl(Layered, frozen=True, tag="trial"):
    """A button of a trial."""

    action: str


class HintNumber(Layered, frozen=True, tag="trial.hint"):
    """The tag of a hint."""

    number: int


class HintTag(Widget):
    """A tag on strings: open with its words, next to be opened, or shut."""

    def __init__(self, what: What, rect: Rect, number: int, words: str, *, opened: bool, following: bool) -> None:
        super().__init__(what, rect, disabled=None if following else "trial.refused.hint_order" if not opened else None)
        self.number = number
        self.words = words
        self.opened = opened
        self.following = following
        self.cord = 18.0
        """How long the strings are that it hangs on."""

    def draw(self, canvas: Canvas) -> None:
        """Paper if open, lacquer with a gold line if it is the next, dull otherwise."""
        rect = self.rect
        for share in (0.3, 0.7):
            x = rect.x + rect.w * share
            canvas.line((x, rect.y - self.cord), (x, rect.y + 2), theme.VERMILION_DARK, 1.5)
        if self.opened:
            canvas.rounded(
                rect, 8, [(0, canvas.theme.slip_light), (1, canvas.theme.slip_dark)], theme.VERMILION, line_inset=3
            )
            ink, disc, number = canvas.theme.ink, theme.VERMILION, canvas.theme.bright_text
        else:
            lit = self.following and self.hovered
            fill = theme.LACQUER_LIGHT if lit else theme.LACQUER
            line = theme.GOLD_LINE if self.following else None
            canvas.rounded(rect, 8, fill, line, line_inset=3, opacity=0.96 if self.following else 0.7)
            ink = canvas.theme.lacquer_text if self.following else theme.MIST
            disc, number = (theme.GOLD_LIGHT, theme.GOLD_INK) if self.following else (theme.DUSK, theme.MIST)
        if self.number:
            spot = Rect(rect.x + 10, rect.centre.y - 15, 30, 30)
            canvas.rounded(spot, 15, disc)
            canvas.text(str(self.number), spot, theme.LABEL.sized(19).on(number), "centre", wrap=False)
        box = Rect(rect.x + (48 if self.number else 12), rect.y, rect.w - (58 if self.number else 24), rect.h)
        style = theme.LABEL.sized(18 if self.opened else 20).on(ink)
        canvas.text(self.words, box, style, "left" if self.number else "centre", wrap=self.opened)


def hint_tags(
    places: Sequence[Rect], hints: Sequence[str], opened: int, shut: Sequence[str], solution: str
) -> list[Widget]:
    """The three tags; once all are open the solution is offered below a column of them, or behind a row."""
    found: list[Widget] = []
    apart = places[1].y - places[0].bottom
    for number, rect in enumerate(places):
        is_open = number < opened
        words = hints[number] if is_open else shut[number]
        tag = HintTag(HintNumber(number), rect, number + 1, words, opened=is_open, following=number == opened)
        if apart > 0:  # one below the other: no string may cross the words above it
            tag.cord = min(tag.cord, apart)
        found.append(tag)
    if opened == len(shut):
        last = places[-1]
        rect = Rect(last.centre.x - 135, last.bottom + 16, 270, last.h)
        if apart <= 0:  # below a row lies the board, whose squares must stay free for the pointer
            rect = rect._replace(x=last.right + 12, y=last.y)
        found.append(HintTag(TrialControl("solution"), rect, 0, solution, opened=False, following=True))
    return found


def draw_goal(canvas: Canvas, rect: Rect, goal: Goal) -> None:
    """Draw the board, hung on two red cords."""
    if rect.y < 60:
        for share in (0.1, 0.9):
            x = rect.x + rect.w * share
            canvas.line((x, -4), (x, rect.y + 8), theme.VERMILION, 4)
    draw_slip(canvas, rect, (canvas.theme.slip_light, canvas.theme.slip_dark), theme.VERMILION, 12)
    side = rect.h - 26
    draw_seal(canvas, Rect(rect.x + 16, rect.y + 13, side, side), goal.kind)
    right = max(LANTERN[0] * goal.grade, _NUMBER)
    words = Rect(rect.x + side + 34, rect.y + 8, rect.w - side - _NUMBER - 64, rect.h - 16)
    upper, lower = words._replace(h=words.h * 0.55), words._replace(y=words.y + words.h * 0.55, h=words.h * 0.45)
    upper = upper._replace(w=upper.w - right + _NUMBER)  # the lanterns are beside it, only the number below them
    canvas.text(goal.head, upper, theme.HEADING.sized(32), wrap=False)
    canvas.text(goal.line, lower, theme.BODY.sized(21).on("ink_soft"), wrap=False)
    if not goal.number:
        return
    step = min(LANTERN[0] * 0.92, right / goal.grade)
    draw_lanterns(canvas, (rect.right - 20 - step * goal.grade, rect.y + 12), goal.grade, rect.h * 0.42)
    number = Rect(rect.right - 20 - 160, rect.y + rect.h * 0.6, 160, rect.h * 0.32)
    canvas.text(goal.number, number, theme.LABEL.sized(19).on("ink_soft"), "right", wrap=False)


def draw_lanterns(
    canvas: Canvas, at: tuple[float, float], count: int, height: float = LANTERN[1], step: float | None = None
) -> None:
    """Draw a row of paper lanterns from the left: one to five, the grade."""
    width = height * LANTERN[0] / LANTERN[1]
    for number in range(count):
        box = Rect(at[0] + number * (step or width * 0.92), at[1], width, height)
        canvas.picture("trials/lantern", box)


def draw_seal(canvas: Canvas, rect: Rect, kind: str) -> None:
    """Draw the vermilion seal with the sign of a kind."""
    canvas.rounded(rect, rect.w * 0.12, theme.VERMILION, theme.VERMILION_LINE, line_inset=rect.w * 0.07, line_width=2)
    draw_sign(canvas, rect.inset(rect.w * 0.2), kind, canvas.theme.bright_text, theme.VERMILION)


def draw_sign(canvas: Canvas, rect: Rect, kind: str, ink: theme.Colour, ground: theme.Colour) -> None:
    """Draw the sign of a kind in two colours."""
    canvas.picture(SIGNS[kind], rect, {"#000000": hex_colour(ink), "#ffffff": hex_colour(ground)})


def draw_slip(
    canvas: Canvas,
    rect: Rect,
    colours: tuple[theme.Colour, theme.Colour],
    line: theme.Colour,
    radius: float = 14,
) -> None:
    """Draw a piece of paper with a shadow and a line around it."""
    size_px, scale = canvas.layout.rect_to_px(rect)[2:], canvas.scale

    def make() -> pygame.Surface:
        inset, width = 5 * scale, 1.4 * scale
        body = materials.sheet_face(canvas.theme, size_px, radius * scale, colours, line, inset=inset, line_width=width)
        return materials.framed(body, scale, theme.SHADOW_PANEL)

    materials.place(canvas, canvas.made(("trial slip", size_px, colours, line, radius), make), rect)
