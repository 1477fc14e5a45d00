"""The rulebook: an open book with contents and search at the left, and the page with its picture at the right."""

from collections.abc import Hashable, Sequence

from game.engine.canvas import Canvas
from game.engine.draw.shapes import hex_colour
from game.engine.draw.static_layer import StaticLayer
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import GLYPH_INK, Button, IconButton
from game.engine.widgets.text_field import TextField
from game.engine.widgets.widget import Widget
from game.scenes.rulebook import layout
from game.scenes.rulebook.art import LEFT, draw_book
from game.scenes.rulebook.contents_entry import Entry
from game.scenes.rulebook.page_text import Prose, brush
from game.scenes.rulebook.page_turn import PageTurn
from game.scenes.rulebook.pages import Pages
from game.scenes.rulebook.search import spans
from game.scenes.screen import Screen
from game.table.rulebook.page import RulebookPage

_NOTCH = 66.0
"""How far one notch of the wheel or one arrow key scrolls a long page."""

_KEYS = (
    ("arrows", "book.keys_turn"),
    ("tab", "book.keys_walk"),
    ("escape", "book.keys_close"),
)
_WALKS = {Kind.DOWN: 1, Kind.NEXT: 1, Kind.UP: -1, Kind.PREVIOUS: -1}
"""The keys that walk along the contents, and their directions."""

_TITLE = theme.PAGE_TITLE.sized(42).on("ink")


class RulebookScene(Screen):
    """A separate opaque screen, so that nothing of a table shows through."""

    def __init__(
        self, kit: Kit, title: str, game_name: str, pages: Sequence[RulebookPage], page: str | None = None
    ) -> None:
        """`title` is the game's; `page` is the name of the page to open, by default the first."""
        super().__init__(kit)
        self.pages = Pages(kit.texts, game_name, pages, page)
        self._title = title
        self._before = StaticLayer()
        self._shown_before: Hashable = None
        self._turning = PageTurn()
        self._scrolled = 0.0
        self._room = 0.0
        """How far the page that was drawn last can be scrolled."""
        self._measured: tuple[object, ...] = ()
        self._first_row = 0
        self._illustrated: set[str] = set()
        """Pages whose pictures have been requested. The first time, making one may take a moment."""
        self._waited = 0
        self._show_row(f"page.{self.pages.current.name}")
        self.begin("next")

    @property
    def moving(self) -> bool:
        """Whether a leaf is turning or a picture is still to come, too."""
        return super().moving or self._turning.running or self.pages.current.name not in self._illustrated

    def cancel(self) -> Transition:
        """Clear the search, or close the book."""
        if not self.pages.query:
            return Pop()
        self._search("")
        return None

    def handle(self, command: Command) -> Transition:
        """Handle a command: arrows turn the pages, and scroll long ones."""
        match command.kind:
            case Kind.HELP:
                return Pop()
            case Kind.LEFT | Kind.RIGHT if not (self.wants_text and self.pages.query):
                self._turn(1 if command.kind is Kind.RIGHT else -1)
            case Kind.FIRST | Kind.LAST if self.pages.listed:
                self._go(self.pages.listed[0 if command.kind is Kind.FIRST else -1].name)
            case Kind.UP | Kind.DOWN if self._room and not self._in_contents:
                self._scroll(-1 if command.kind is Kind.UP else 1)
            case Kind.SCROLL:
                if command.at is not None and LEFT.contains(command.at):
                    self._scroll_contents(-command.number)
                else:
                    self._scroll(-command.number)
            case _:
                if self.focus.shown and command.kind in _WALKS:
                    self._make_room(_WALKS[command.kind])
                return super().handle(command)
        return None

    def update(self, dt: float) -> Transition:
        """Advance the leaf. The text appears at once, a new picture one frame later."""
        self._turning.update(dt)
        self._waited += 1
        if self._waited > 1 and not self._turning.running:
            self._illustrated.add(self.pages.current.name)
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the book, and above it the widgets."""
        self._measure(canvas)
        super().draw(canvas)

    def draw_below(self, canvas: Canvas) -> None:
        """Draw the turning leaf, over the page that it uncovers."""
        if self._turning.running:
            self._turning.draw(canvas, lambda: self._before.draw(canvas, self._shown_before, self._compose))

    @property
    def _in_contents(self) -> bool:
        """Whether the arrow keys walk along the contents now."""
        current = self.focus.current or ""
        return self.focus.shown and (current.startswith("page.") or current == "search")

    def use(self, name: str) -> Transition:
        """Turn to a page, or scroll this one."""
        match name:
            case "next" | "search":
                self._turn(1)
            case "previous":
                self._turn(-1)
            case "up" | "down":
                self._scroll(-4 if name == "up" else 4)
            case page:
                self._go(page.removeprefix("page."))
        return None

    def change(self, name: str, value: object) -> Transition:  # noqa: ARG002
        """Search for what was typed."""
        self._search(str(value))
        return None

    def _make_room(self, step: int) -> None:
        """Scroll long contents if the entry that the focus is about to reach is not visible yet."""
        names = [f"page.{page.name}" for page in self.pages.listed]
        if self.focus.current in names:
            row = names.index(self.focus.current) + step
            if 0 <= row < len(names):
                self._show_row(names[row])
                self.refresh()

    def _turn(self, step: int) -> None:
        """Turn to the next or previous listed page."""
        name = self.pages.beside(step)
        if name is None:
            self.toast.show(self.kit.say("book.last" if step > 0 else "book.first"))
            return
        self._go(name)

    def _go(self, name: str) -> None:
        if name == self.pages.current.name:
            return
        self._shown_before = self._key
        forward = self.pages.open(name)
        self._waited = 0
        self._still, self._before = self._before, self._still
        if not self.kit.still:
            self._turning.start(forward=forward)
        self.kit.audio.play("ui.page")
        self._scrolled, self._room, self._measured = 0.0, 0.0, ()
        self._show_row(f"page.{name}")
        self.refresh()

    def _search(self, query: str) -> None:
        opened = self.pages.current.name
        self.pages.search(query)
        self._first_row = 0
        self._show_row(f"page.{self.pages.current.name}")
        if self.pages.current.name != opened:
            self._scrolled, self._waited = 0.0, 0
        self.refresh()

    def _scroll(self, notches: int) -> None:
        self._scrolled = min(max(self._scrolled + notches * _NOTCH, 0.0), self._room)

    def _scroll_contents(self, notches: int) -> None:
        listed = len(self.pages.listed)
        self._first_row = min(max(self._first_row + notches, 0), max(0, listed - layout.rows(listed)[1]))
        self.refresh()

    def _show_row(self, name: str | None) -> None:
        """Scroll the contents until an entry is visible."""
        names = [f"page.{page.name}" for page in self.pages.listed]
        if name in names:
            row, seen = names.index(name), layout.rows(len(names))[1]
            self._first_row = min(max(self._first_row, row - seen + 1), row)

    def _measure(self, canvas: Canvas) -> None:
        """Find out whether the page is longer than its sheet, which depends on the window and the text size."""
        text = self.pages.text
        wanted = (canvas.layout, canvas.writer.size_factor, text)
        if wanted == self._measured:
            return
        self._measured = wanted
        self._room = max(0.0, Prose(canvas, text, layout.TEXT.w).height - layout.TEXT.h)
        self._scrolled = min(self._scrolled, self._room)
        self.refresh()

    def widgets(self) -> list[Widget]:
        """Return search, contents, and the buttons to turn and close."""
        say, pages = self.kit.say, self.pages
        field = TextField("search", layout.SEARCH, pages.query, placeholder=say("book.search"), icon="search")
        found: list[Widget] = [field]
        height, seen = layout.rows(len(pages.listed))
        place = layout.CONTENTS
        for row, page in enumerate(pages.listed[self._first_row : self._first_row + seen]):
            rect = place._replace(y=place.y + row * height, h=height)
            current, hits = page is pages.current, pages.hits(page)
            found.append(Entry(f"page.{page.name}", rect.inset(0, 1), pages.title(page), current=current, hits=hits))
        if self._room:
            found += [IconButton("up", layout.UP, "up", "paper"), IconButton("down", layout.DOWN, "down", "paper")]
        first = None if pages.beside(-1) else "book.first"
        last = None if pages.beside(1) else "book.last"
        return [
            *found,
            Button("back", layout.BACK, say("book.back")),
            Button("previous", layout.PREVIOUS, say("book.previous"), "paper", icon="left", disabled=first),
            Button("next", layout.NEXT, say("book.next"), "primary", icon="right", disabled=last),
        ]

    def draw_above(self, canvas: Canvas) -> None:
        """Draw arrows where the contents continue above or below."""
        listed = len(self.pages.listed)
        beyond = listed - layout.rows(listed)[1] - self._first_row
        palette = {GLYPH_INK: hex_colour(theme.VERMILION_DARK)}
        for icon, count, place in (("up", self._first_row, layout.MORE_ABOVE), ("down", beyond, layout.MORE_BELOW)):
            if count > 0:
                canvas.picture(f"ui/{icon}", place, palette)

    @property
    def shows(self) -> tuple[object, ...]:
        """The page, what is marked on it, and how far it is scrolled."""
        name = self.pages.current.name
        return name, self.pages.query, self._scrolled, name in self._illustrated

    def compose(self, canvas: Canvas) -> None:
        """Draw the book."""
        say, pages = self.kit.say, self.pages
        panels.draw_floor(canvas)
        canvas.text(panels.key_words(say, *_KEYS), layout.KEYS, theme.FLOOR, "centre")
        draw_book(canvas)
        canvas.text(say("book.title"), layout.CAPTION, theme.CAPTION.sized(18).on(theme.BLOOD), wrap=False)
        canvas.text(self._title, layout.GAME, theme.HEADING.sized(33), wrap=False)
        if pages.query:
            hits = sum(pages.hits(page) for page in pages.listed)
            words = say("book.found", count=hits) if hits else say("book.nothing")
            canvas.text(words, layout.FOUND, theme.FLAVOUR.sized(19), wrap=False)
        self._compose_page(canvas)

    def _compose_page(self, canvas: Canvas) -> None:
        pages = self.pages
        title = pages.title(pages.current)
        for mark in spans(pages.query, title):
            brush(canvas, title, mark, _TITLE, layout.TITLE)
        canvas.text(title, layout.TITLE, _TITLE, wrap=False)
        canvas.rounded(Rect(layout.TITLE.x, layout.RULE, layout.TITLE.w, 2.4), 1, theme.VERMILION)
        prose = Prose(canvas, pages.text, layout.TEXT.w, pages.query)
        prose.draw(canvas, layout.TEXT, self._scrolled)
        if pages.current.draw is not None and pages.current.name in self._illustrated:
            pages.current.draw(canvas, layout.PICTURE_PLACE)
        words = self.kit.say("book.page", number=pages.number, count=pages.count)
        canvas.text(words, layout.NUMBER, theme.SMALL.on("ink_soft"), "right", wrap=False)
