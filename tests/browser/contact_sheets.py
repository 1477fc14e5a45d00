"""Draws the phones' pages on sheets, to be looked at: `python -m tests.browser.contact_sheets FOLDER [GAME …]`.

One sheet a game: each screen size in a row of languages, then large text and high contrast. One more shows what lies
over or before the table.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pygame

from tests.browser.phones import SIZES, BrowserPhone, browser, play, table
from tests.browser.test_phone_pages import SEATS

LANGUAGES = ("en", "fr", "de", "nl")
LOOKS = ("large", "contrast")
DRAWN = """() => [...document.querySelectorAll("#hand .card")].every(card => card.classList.contains("drawn"))"""
OTHERS = {
    "door": ("askWord()", "draw()"),
    "lobby": (
        """window.was = page; lobby({title: was.title, watch: true, seats: was.plates.map((one, n) =>
            ({name: one.name, phone: n < 2, taken: n === was.seat}))})""",
        "page = was; draw()",
    ),
    "seated": ("window.was = page; page = null; seated(0)", "page = was; draw()"),
    "menu": ("$('menu').showModal()", "$('menu').close()"),
    "question": ("ask(say('really_leave'), () => {})", "$('sure').close()"),
    "lost": ("gone(say('elsewhere'), true)", "gone('')"),
    "held": ("hear({t: 'held', text: say('sent'), go_on: true})", "$('held').hidden = true"),
    "hint": (
        """hints = [{n: 0, say: page.offers[0].say, chance: '63 %', reason: 'Bla bla bla, bla bla bla bla bla bla.'}];
            showHints()""",
        "draw()",
    ),
    "throw": ("aim(page.offers[0], 0)", "document.querySelector('.pad').remove()"),
    "refused": ("toast(say('no_more_words'))", "$('toast').classList.remove('on')"),
}
"""What lies over or before the table, and how each comes and goes."""
_GAP = 8
_TURNS = 6


def pages(game: str, folder: Path) -> dict[str, list[Path]]:
    """Save the pictures of the page of a player whose turn it is; by screen size."""
    found: dict[str, list[Path]] = {size: [] for size in SIZES}
    with _seated(game) as phones:
        phone = next((one for one in phones if one.state["turn"]), phones[0])
        for size, language in _everywhere(phone):
            found[size].append(_saved(phone, folder / f"{game}-{size}-{language}.png"))
            for look in LOOKS if language == LANGUAGES[-1] else ():
                phone.page.evaluate("look => document.documentElement.classList.add(look)", look)
                found[size].append(_saved(phone, folder / f"{game}-{size}-{look}.png"))
                phone.page.evaluate("look => document.documentElement.classList.remove(look)", look)
    return found


def other_pages(game: str, folder: Path) -> dict[str, list[Path]]:
    """Save the pictures of everything that is not the table: door, lobby, menu, question, table lost, hints."""
    found: dict[str, list[Path]] = {f"{name} {size}": [] for name in OTHERS for size in SIZES}
    with _seated(game) as phones:
        phone = next((one for one in phones if one.state["turn"]), phones[0])
        for size, language in _everywhere(phone):
            for name, (show, hide) in OTHERS.items():
                phone.page.evaluate(show)
                found[f"{name} {size}"].append(_saved(phone, folder / f"{name}-{size}-{language}.png"))
                phone.page.evaluate(hide)
    return found


@contextmanager
def _seated(game: str) -> Iterator[list[BrowserPhone]]:
    """Two phones some turns into a match, with all their pictures."""
    with (
        tempfile.TemporaryDirectory() as home,
        browser() as chromium,
        table(Path(home), game, SEATS[game], "--seed", "3") as invitation,
    ):
        phones = [BrowserPhone(chromium), BrowserPhone(chromium)]
        for phone, name in zip(phones, ("Wilhelmina", "Bartholomeus"), strict=True):
            phone.join(invitation, name)
        start = phones[0].state["v"]
        play(phones, Random(3), lambda: phones[0].state["v"] > start + _TURNS)
        for phone in phones:
            phone.page.wait_for_function(DRAWN)
        yield phones


def _everywhere(phone: BrowserPhone) -> Iterator[tuple[str, str]]:
    """Show a page in every size and language."""
    for size, (width, height) in SIZES.items():
        phone.page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            phone.page.evaluate("code => speak(code)", language)
            phone.page.wait_for_function("code => page.language === code", arg=language)
            yield size, language


def sheet(found: dict[str, list[Path]], path: Path) -> None:
    """Put the pictures side by side, one row for each size."""
    rows = [[pygame.image.load(picture) for picture in pictures] for pictures in found.values()]
    width = max(sum(one.get_width() + _GAP for one in row) for row in rows)
    whole = pygame.Surface((width, sum(row[0].get_height() + _GAP for row in rows)))
    top = 0
    for row in rows:
        left = 0
        for one in row:
            whole.blit(one, (left, top))
            left += one.get_width() + _GAP
        top += row[0].get_height() + _GAP
    pygame.image.save(whole, path)


def _saved(phone: BrowserPhone, path: Path) -> Path:
    phone.page.wait_for_timeout(300)  # pictures fade in
    phone.page.screenshot(path=path)
    return path


def main() -> None:
    """Draw the sheets of some games, or of all."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for game in sys.argv[2:] or SEATS:
        sheet(pages(game, folder), folder / f"{game}.png")
    sheet(other_pages("oboro", folder), folder / "others.png")


if __name__ == "__main__":
    main()
