"""Draws the phones' pages on sheets, to be looked at: `python -m tests.browser.contact_sheets FOLDER [GAME …]`.

One sheet a game: each screen size in a row of languages, then large text and high contrast.
"""

import sys
import tempfile
from pathlib import Path
from random import Random

import pygame

from tests.browser.phones import SIZES, BrowserPhone, browser, play, table
from tests.browser.test_phone_pages import SEATS

LANGUAGES = ("en", "fr", "de", "nl")
LOOKS = ("large", "contrast")
_GAP = 8
_TURNS = 6


def pages(game: str, folder: Path) -> dict[str, list[Path]]:
    """Save the pictures of the page of a player whose turn it is; by screen size."""
    found: dict[str, list[Path]] = {size: [] for size in SIZES}
    with (
        tempfile.TemporaryDirectory() as home,
        browser() as chromium,
        table(Path(home), game, SEATS[game], "--seed", "3") as invitation,
    ):
        phones = [BrowserPhone(chromium), BrowserPhone(chromium)]
        for phone in phones:
            phone.join(invitation, "Wilhelmina")
        start = phones[0].state["v"]
        play(phones, Random(3), lambda: phones[0].state["v"] > start + _TURNS)
        phone = next((one for one in phones if one.state["turn"]), phones[0])
        for size, (width, height) in SIZES.items():
            phone.page.set_viewport_size({"width": width, "height": height})
            for language in LANGUAGES:
                phone.page.evaluate("code => speak(code)", language)
                phone.page.wait_for_function("code => page.language === code", arg=language)
                found[size].append(_saved(phone, folder / f"{game}-{size}-{language}.png"))
            for look in LOOKS:
                phone.page.evaluate("look => document.documentElement.classList.add(look)", look)
                found[size].append(_saved(phone, folder / f"{game}-{size}-{look}.png"))
                phone.page.evaluate("look => document.documentElement.classList.remove(look)", look)
    return found


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


if __name__ == "__main__":
    main()
