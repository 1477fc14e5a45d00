"""The pages of a rulebook: which are listed for the current search, and which one is open. No pygame."""

from collections.abc import Sequence

from game.engine.text.translations import Texts
from game.scenes.rulebook.search import has_all, spans
from game.table.rulebook.page import RulebookPage


class Pages:
    """The pages of one game's rulebook in the player's language."""

    def __init__(self, texts: Texts, game: str, pages: Sequence[RulebookPage], first: str | None = None) -> None:
        if not pages:
            raise ValueError("a rulebook needs a page")
        self._texts = texts
        self._game = game
        self._pages = tuple(pages)
        self.query = ""
        self.current = next((page for page in pages if page.name == first), pages[0])

    @property
    def listed(self) -> list[RulebookPage]:
        """The pages that contain every search word; all of them without a search."""
        return [page for page in self._pages if has_all(self.query, self._whole(page))]

    @property
    def number(self) -> int:
        """The number of the open page, from 1."""
        return self._pages.index(self.current) + 1

    @property
    def count(self) -> int:
        """The number of pages in the book."""
        return len(self._pages)

    @property
    def text(self) -> str:
        """The text of the open page."""
        return self._words(self.current)

    def title(self, page: RulebookPage) -> str:
        """What a page is called."""
        return self._texts.say(f"{self._game}.book.{page.name}") if page.title is None else page.title

    def hits(self, page: RulebookPage) -> int:
        """Return the number of search hits on a page."""
        return len(spans(self.query, self._whole(page)))

    def search(self, query: str) -> None:
        """Search for words. If the open page has no hit, open the first that does."""
        self.query = query
        listed = self.listed
        if listed and self.current not in listed:
            self.current = listed[0]

    def open(self, name: str) -> bool:
        """Open a page. Return whether it is further on."""
        before = self.number
        self.current = next(page for page in self._pages if page.name == name)
        return self.number > before

    def beside(self, step: int) -> str | None:
        """Return the name of the listed page before or after the open one."""
        listed = self.listed
        if self.current not in listed:
            return None
        place = listed.index(self.current) + step
        return listed[place].name if 0 <= place < len(listed) else None

    def _words(self, page: RulebookPage) -> str:
        return self._texts.say(f"{self._game}.book.{page.name}_text") if page.text is None else page.text

    def _whole(self, page: RulebookPage) -> str:
        return f"{self.title(page)}\n{self._words(page)}"
