"""Which pages a rulebook has, which of them a search leaves in the contents, and which one is open. No pygame."""

from collections.abc import Sequence

from game.engine.texts import Texts
from game.scenes.rulebook_search import has_all, spans
from game.table.book import Page


class Pages:
    """The pages of one game's book in the reader's language."""

    def __init__(self, texts: Texts, game: str, pages: Sequence[Page], first: str | None = None) -> None:
        if not pages:
            raise ValueError("a rulebook needs a page")
        self._texts = texts
        self._game = game
        self._pages = tuple(pages)
        self.query = ""
        self.current = next((page for page in pages if page.name == first), pages[0])

    @property
    def listed(self) -> list[Page]:
        """The pages on which every searched word stands; all of them without a search."""
        return [page for page in self._pages if has_all(self.query, self._whole(page))]

    @property
    def number(self) -> int:
        """Which page is open, from 1."""
        return self._pages.index(self.current) + 1

    @property
    def count(self) -> int:
        """How many pages the book has."""
        return len(self._pages)

    @property
    def text(self) -> str:
        """The words of the open page."""
        return self._words(self.current)

    def title(self, page: Page) -> str:
        """What a page is called."""
        return self._texts.say(f"{self._game}.book.{page.name}")

    def hits(self, page: Page) -> int:
        """How many places the search found on a page."""
        return len(spans(self.query, self._whole(page)))

    def search(self, query: str) -> None:
        """Look for words; if the open page has none of them, the first that does is opened."""
        self.query = query
        listed = self.listed
        if listed and self.current not in listed:
            self.current = listed[0]

    def open(self, name: str) -> bool:
        """Open a page; whether it lies further on."""
        before = self.number
        self.current = next(page for page in self._pages if page.name == name)
        return self.number > before

    def beside(self, step: int) -> str | None:
        """The name of the page before or after the open one among those listed."""
        listed = self.listed
        if self.current not in listed:
            return None
        place = listed.index(self.current) + step
        return listed[place].name if 0 <= place < len(listed) else None

    def _words(self, page: Page) -> str:
        return self._texts.say(f"{self._game}.book.{page.name}_text")

    def _whole(self, page: Page) -> str:
        return f"{self.title(page)}\n{self._words(page)}"
