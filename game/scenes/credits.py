"""The credits: whose games these are, what is ours, and what ships inside with which licence."""

from typing import NamedTuple

from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.scenes import Pop, Scene, Target, Transition
from game.engine.still import StillLayer
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.focus import Focus
from game.engine.widgets.widget import Activated
from game.scenes.title_art import TitleArt


class Origin(NamedTuple):
    """Where one of the games comes from; what is empty or None nobody printed on its box."""

    name: str
    title: str
    designers: str
    publishers: str
    year: int | None = None


GAMES = (
    Origin("wataah", "Shinobi WAT-AAH!", "Théo Rivière", "Purple Brain / IELLO"),
    Origin("taisen", "Ninja Taisen", "Katsumasa Tomioka", "IELLO"),
    Origin("oboro", "Oboro Ninja Star Trick", "Tori Hasegawa", "mogwai"),
    Origin("ninjutsu", "Ninjutsu", "", "University Games", 2011),
)

INSIDE = (
    ("Python", "PSF License"),
    ("pygame-ce", "LGPL 2.1"),
    ("SDL", "zlib"),
    ("pytmx", "LGPL 3"),
    ("msgspec", "BSD-3-Clause"),
    ("Alegreya Sans", "OFL 1.1"),
)
"""Names of programs and licences are the same in every language."""

_TITLE = Rect(74, 26, 1200, 80)
_GAMES_SHEET = Rect(74, 128, 830, 656)
_INSIDE_SHEET = Rect(926, 128, 600, 424)
_OURS_SHEET = Rect(926, 574, 600, 210)
_ENTRY = 118.0
_THEATRE = (72.0, 100.0)
_BACK = Rect(74, 822, 210, 62)


class CreditsScene(Scene):
    """One page to read; any way out leads back."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._art = TitleArt(kit.assets, kit.bakery)
        self._still = StillLayer()
        self.focus = Focus([Button("back", _BACK, kit.say("credits.back"))], first="back")

    @property
    def moving(self) -> bool:
        """Nothing moves."""
        return False

    def handle(self, command: Command) -> Transition:
        """Answer the person; Esc goes back."""
        if command.kind is Kind.CANCEL:
            return Pop()
        return Pop() if isinstance(self.focus.handle(command), Activated) else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        self._still.draw(canvas, self.kit.texts.language, self._compose)
        self.focus.draw(canvas)

    def targets(self) -> list[Target]:
        """The way back."""
        return self.focus.targets()

    def _compose(self, canvas: Canvas) -> None:
        say = self.kit.say
        canvas.surface.blit(self._art.night(canvas.layout.window_px), (0, 0))
        panels.draw_title(canvas, say("credits.title"), _TITLE)
        inside = panels.draw_sheet(canvas, _GAMES_SHEET, say("credits.games"))
        for number, origin in enumerate(GAMES):
            self._compose_game(canvas, origin, Rect(inside.x, inside.y + number * _ENTRY, inside.w, _ENTRY))
        thanks = Rect(inside.x, inside.y + len(GAMES) * _ENTRY + 8, inside.w, inside.bottom - inside.y - 4 * _ENTRY - 8)
        canvas.text(say("credits.thanks"), thanks, theme.FLAVOUR.sized(21))
        inside = panels.draw_sheet(canvas, _INSIDE_SHEET, say("credits.inside"))
        for (name, licence), row in zip(INSIDE, inside.rows(len(INSIDE)), strict=True):
            panels.draw_rule(canvas, row, row.y)
            canvas.text(name, row, theme.LABEL.sized(23), wrap=False)
            canvas.text(licence, row, theme.BODY.on(theme.INK_SOFT), "right", wrap=False)
        inside = panels.draw_sheet(canvas, _OURS_SHEET, say("credits.ours"))
        canvas.text(say("credits.ours_text"), inside, theme.BODY, stand="top")
        panels.draw_floor(canvas, panels.key_words(say, ("escape", "setup.keys_back")))

    def _compose_game(self, canvas: Canvas, origin: Origin, row: Rect) -> None:
        panels.draw_rule(canvas, row, row.y)
        picture = self._art.theatre(origin.name, canvas.layout.size_to_px(_THEATRE), lit=True)
        canvas.blit_centred(picture, (row.x + _THEATRE[0] / 2, row.centre.y))
        words = Rect(row.x + _THEATRE[0] + 28, row.y + 10, row.w - _THEATRE[0] - 28, row.h - 20)
        title, *lines = words.rows(3)
        canvas.text(origin.title, title, theme.NAME, wrap=False)
        for text, line in zip(self._lines(origin), lines, strict=False):
            canvas.text(text, line, theme.BODY.on(theme.INK_SOFT), wrap=False)

    def _lines(self, origin: Origin) -> list[str]:
        say = self.kit.say
        found = [say("credits.design", names=origin.designers)] if origin.designers else []
        if origin.year is None:
            return [*found, say("credits.published", names=origin.publishers)]
        return [*found, say("credits.published_year", names=origin.publishers, year=origin.year)]
