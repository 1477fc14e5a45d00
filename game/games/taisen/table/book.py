"""The rulebook of Ninja Taisen: its pages, drawn with the game's own cards, dice and stones."""

from game.engine.kit import Kit
from game.table.book import Page


def book(kit: Kit) -> tuple[Page, ...]:  # noqa: ARG001
    """The pages in their order."""
    return (Page("aim"),)
