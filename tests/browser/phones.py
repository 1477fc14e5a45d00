"""Phones in a real browser, at a real table: the system's Chromium, and the program in its own process."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.window.driver import IN_A_WINDOW, Person, playing

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
needs_a_browser = pytest.mark.skipif(CHROMIUM is None, reason="playing on phones needs the system's Chromium")

SIZES = {
    "phone": (390, 844),
    "small": (320, 568),
    "wide": (844, 390),
    "tablet": (768, 1024),
    "tablet wide": (1024, 768),
}
PATIENCE = 60.0
"""Seconds until what must happen has not: far more than the busiest machine needs."""

STATE = """() => page && ({
    v: page.v, over: !!page.over, turn: document.body.classList.contains("turn"),
    offers: (page.offers || []).map(o => o.at)
})"""


@contextmanager
def table(home: Path, game: str, seats: str, *more: str) -> Iterator[str]:
    """The program without a window, with a table of these seats; gives what the code for phones holds."""
    environment = {**surroundings(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "game", *_options(home, game, seats), *more]
    program = subprocess.Popen(command, env=environment, cwd=Path(__file__).parents[2])
    try:
        yield _invitation(home)
    finally:
        program.terminate()
        program.wait(20)


@contextmanager
def window(home: Path, game: str, seats: str, *more: str) -> Iterator[tuple[Person, str]]:
    """The same in a real window; gives a person at it too."""
    environment = {**surroundings(home), **IN_A_WINDOW}
    with playing(home, *_options(home, game, seats), *more, surroundings=environment) as person:
        yield person, _invitation(home)


@contextmanager
def window_again(home: Path) -> Iterator[Person]:
    """The program started again in a real window; its last match is continued from the title."""
    with playing(home, "--lang", "en", "--speed", "off", surroundings={**surroundings(home), **IN_A_WINDOW}) as person:
        person.go("continue", to="continue.0")
        person.go("continue.0", to="menu")
        yield person


def surroundings(home: Path) -> dict[str, str]:
    """The environment of a table that listens on this machine only."""
    return {**os.environ, "KAGEBAKO_HOME": str(home), "KAGEBAKO_PHONES": "127.0.0.1"}


def _options(home: Path, game: str, seats: str) -> list[str]:
    where = str(home / "invite")
    return ["--game", game, "--seats", seats, "--invite", where, "--speed", "off", "--lang", "en"]


def _invitation(home: Path) -> str:
    invite = home / "invite"
    wait_until(lambda: invite.exists() and invite.read_text("utf-8") != "", "no invitation was written")
    return invite.read_text("utf-8")


@contextmanager
def browser(through: str = "") -> Iterator[Any]:
    """The system's Chromium; `through` is a proxy between it and the table."""
    from playwright.sync_api import sync_playwright

    proxy: Any = {"server": through, "bypass": "<-loopback>"} if through else None
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"], proxy=proxy)
        try:
            yield started
        finally:
            started.close()


class BrowserPhone:
    """One person at a phone: sees the page, taps."""

    def __init__(self, browser: Any, size: str = "phone", language: str = "en") -> None:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, locale=language
        )
        self.page = context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def join(self, invitation: str, name: str = "") -> None:
        """Scan the code, type a name, and take the first free seat."""
        self.page.goto(invitation)
        self.page.wait_for_selector("#chairs button:not([disabled])")
        self.page.fill("#name", name)
        self.page.tap("#chairs button:not([disabled])")
        self.page.wait_for_selector("#table:not([hidden])")

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(STATE) or {"v": -1, "over": False, "turn": False, "offers": []}
        return found

    @property
    def hand(self) -> list[str]:
        """The names of the cards in the hand, as a screen reader says them."""
        found: list[str] = self.page.eval_on_selector_all("#hand .card", "cards => cards.map(card => card.ariaLabel)")
        return found

    def wait_for_table(self) -> None:
        """Wait until the page shows the table, with nothing over it."""
        self.page.wait_for_selector("#table:not([hidden])")
        self.page.wait_for_selector("#gone", state="hidden")

    def wait_until_lost(self) -> None:
        """Wait until the page says that it has lost the table."""
        self.page.wait_for_selector("#gone:not([hidden])")

    def act(self, rng: Random) -> bool:
        """Tap the way to any offer, if it is this phone's turn; return whether it was."""
        if self.page.locator("#goon").is_visible():
            self._tap("#goon")
            return True
        state = self.state
        if not state["turn"] or not state["offers"]:
            return False
        number = rng.randrange(len(state["offers"]))
        way = state["offers"][number]
        for place in way:
            self._tap(f'#table [data-id="{place}"]')
        if not way:
            self._tap(f'#offers [data-n="{number}"]')
        elif self.page.locator(f'#picks [data-n="{number}"]').count():
            self._tap(f'#picks [data-n="{number}"]')
        if self.page.locator(".pad").count():
            self._tap(".pad button")
        return True

    def _tap(self, selector: str) -> None:
        """Tap the first such thing; it may go away under the finger, because the others play too."""
        from playwright.sync_api import Error

        try:
            self.page.locator(selector).first.tap(timeout=3000)
        except Error:
            assert not self.errors, self.errors


def play(phones: list[BrowserPhone], rng: Random, until: Callable[[], bool]) -> int:
    """Let phones tap until it is true; return how many times one of them acted."""
    acted, since = 0, time.monotonic()
    while not until():
        if sum(phone.act(rng) for phone in phones):
            acted, since = acted + 1, time.monotonic()
        else:
            phones[0].page.wait_for_timeout(30)
        assert time.monotonic() - since < PATIENCE, "nobody can do anything"
        assert not any(phone.errors for phone in phones), [phone.errors for phone in phones]
    return acted


def wait_until(true: Callable[[], bool], otherwise: str) -> None:
    """Wait for something; fails when patience ends."""
    since = time.monotonic()
    while not true():
        assert time.monotonic() - since < PATIENCE, otherwise
        time.sleep(0.05)
