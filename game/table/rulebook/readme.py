"""A rulebook from the README in a game's folder, for games that have no other. No pygame."""

import logging
import re
from pathlib import Path

from game.table.rulebook.page import ENTRY, HEADING, RulebookPage

README = "README.md"
_MARKS = re.compile(r"\*\*|`|(?<!\w)[*_]|[*_](?!\w)")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")

_log = logging.getLogger(__name__)


def readme_pages(folder: Path, title: str, nothing: str) -> tuple[RulebookPage, ...]:
    """A page for what stands before the first heading of the second level, and one for each of these.

    `title` names the first page, `nothing` stands on it where there is nothing to read.
    """
    pages: list[tuple[str, list[str]]] = [(title, [])]
    for paragraph in _paragraphs(folder):
        if paragraph.startswith("## "):
            pages.append((paragraph.removeprefix("## "), []))
        elif not paragraph.startswith("# "):
            level = paragraph.lstrip("#")
            pages[-1][1].append(paragraph if level == paragraph else f"{HEADING}{level.strip()}")
    written = [(name, words) for name, words in pages if words] or [(title, [nothing])]
    return tuple(
        RulebookPage(str(number), title=name, text="\n\n".join(words)) for number, (name, words) in enumerate(written)
    )


def readme_intro(folder: Path) -> str:
    """The first paragraph below the title; empty if there is none."""
    return next((text for text in _paragraphs(folder) if not text.startswith(("#", ENTRY))), "")


def _paragraphs(folder: Path) -> list[str]:
    """Headings, entries and paragraphs, each on one line and without the marks of Markdown."""
    try:
        lines = (folder / README).read_text("utf-8").splitlines()
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as error:
        _log.warning("%s has no README that can be read: %s", folder, error)
        return []
    found: list[str] = []
    fresh = True
    for line in (line.strip() for line in lines):
        if not line:
            fresh = True
        elif fresh or line.startswith(("#", ENTRY)) or found[-1].startswith("#"):
            found.append(line)
            fresh = False
        else:
            found[-1] += f" {line}"
    return [_MARKS.sub("", _LINK.sub(r"\1", text)) for text in found]
