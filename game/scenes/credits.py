"""The credits: the authors of the games, what is original here, and the bundled software with its licences."""

from collections.abc import Mapping

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.scenes.box import Credit, box_of
from game.scenes.screen import Screen

INSIDE = (
    ("Python", "PSF License"),
    ("pygame-ce", "LGPL 2.1"),
    ("SDL", "zlib"),
    ("pytmx", "LGPL 3"),
    ("msgspec", "BSD-3-Clause"),
    ("websockets", "BSD-3-Clause"),
    ("segno", "BSD-3-Clause"),
    ("Alegreya Sans", "OFL 1.1"),
    ("FluidR3 GM, Frank Wen", "MIT"),
)
"""Names of programs and licences are the same in every language."""

_TITLE = Rect(74, 26, 1200, 80)
_GAMES_SHEET = Rect(74, 128, 830, 656)
_INSIDE_SHEET = Rect(926, 128, 600, 424)
_OURS_SHEET = Rect(926, 574, 600, 210)
_ENTRIES, _ENTRY = 472.0, 118.0
"""How high all games together are, and one of them at most."""

_THEATRE = (72.0, 100.0)
_BACK = Rect(74, 822, 210, 62)


class CreditsScene(Screen):
    """A single page."""

    def __init__(self, kit: Kit, titles: Mapping[str, str], homepage: str | None = None) -> None:
        """`titles` are the games in their order, with what they are called; `homepage` has the newest version."""
        super().__init__(kit)
        self.homepage = homepage
        self._titles = titles
        self.begin("back")

    def widgets(self) -> list[Widget]:
        """Return the back button."""
        return [Button("back", _BACK, self.kit.say("credits.back"))]

    def compose(self, canvas: Canvas) -> None:
        """Draw the page."""
        say = self.kit.say
        panels.draw_title(canvas, say("credits.title"), _TITLE)
        inside = panels.draw_sheet(canvas, _GAMES_SHEET, say("credits.games"))
        high = min(_ENTRY, _ENTRIES / len(self._titles))
        for number, game in enumerate(self._titles):
            self._compose_game(canvas, game, Rect(inside.x, inside.y + number * high, inside.w, high))
        thanks = Rect(inside.x, inside.y + _ENTRIES + 8, inside.w, inside.bottom - inside.y - _ENTRIES - 8)
        canvas.text(say("credits.thanks"), thanks, theme.FLAVOUR.sized(21))
        inside = panels.draw_sheet(canvas, _INSIDE_SHEET, say("credits.inside"))
        for (name, licence), row in zip(INSIDE, inside.rows(len(INSIDE)), strict=True):
            panels.draw_rule(canvas, row, row.y)
            canvas.text(name, row, theme.LABEL.sized(23), wrap=False)
            canvas.text(licence, row, theme.BODY.on("ink_soft"), "right", wrap=False)
        inside = panels.draw_sheet(canvas, _OURS_SHEET, say("credits.ours"))
        newest = "" if self.homepage is None else say("credits.newest", place=self.homepage)
        canvas.text(f"{say('credits.ours_text')}\n{newest}".strip(), inside, theme.BODY, stand="top")
        panels.draw_floor(canvas, panels.key_words(say, ("escape", "setup.keys_back")))

    def _compose_game(self, canvas: Canvas, game: str, row: Rect) -> None:
        panels.draw_rule(canvas, row, row.y)
        share = row.h / _ENTRY
        size = (_THEATRE[0] * share, _THEATRE[1] * share)
        picture = self.art.theatre(game, canvas.layout.size_to_px(size), lit=True)
        canvas.blit_centred(picture, (row.x + _THEATRE[0] / 2, row.centre.y))
        words = Rect(row.x + _THEATRE[0] + 28, row.y + 10 * share, row.w - _THEATRE[0] - 28, row.h - 20 * share)
        title, *lines = words.rows(3)
        canvas.text(self._titles[game], title, theme.NAME, wrap=False)
        for text, line in zip(self._lines(box_of(game).credit), lines, strict=False):
            canvas.text(text, line, theme.BODY.on("ink_soft"), wrap=False)

    def _lines(self, credit: Credit) -> list[str]:
        say = self.kit.say
        found = [say("credits.design", names=credit.designers)] if credit.designers else []
        if not credit.publishers:
            return found or [say("credits.unpublished")]
        if credit.year is None:
            return [*found, say("credits.published", names=credit.publishers)]
        return [*found, say("credits.published_year", names=credit.publishers, year=credit.year)]
