"""Pages fit every screen in every language, and need nothing from elsewhere."""

from pathlib import Path
from random import Random

import pytest

from tests.browser.phones import SIZES, BrowserPhone, browser, needs_a_browser, play, table

pytestmark = [pytest.mark.browser, needs_a_browser]

SEATS = {"oboro": "phone,phone,adept", "wataah": "phone,phone", "taisen": "phone,phone", "ninjutsu": "phone,phone"}
OVERFLOW = """() => [...document.querySelectorAll("#table *")].filter(e => e.offsetParent).filter(e => {
    const box = e.getBoundingClientRect();
    return box.right > innerWidth + 1 || box.left < -1;
}).map(e => e.id || e.className)"""
SMALL = """() => [...document.querySelectorAll("#table .offer, #table .card.can, #table .round, #table .piece.can")]
    .filter(e => e.offsetParent).map(e => e.getBoundingClientRect())
    .filter(b => b.width < 24 || b.height < 24).length"""


@pytest.mark.parametrize("game", SEATS)
def test_every_size_and_language_fits(game: str, tmp_path: Path) -> None:
    with table(tmp_path, game, SEATS[game], "--seed", "3") as invitation, browser() as chromium:
        phones = [BrowserPhone(chromium), BrowserPhone(chromium)]
        for phone in phones:
            phone.join(invitation, "Wilhelmina")
        start = phones[0].state["v"]
        play(phones, Random(3), lambda: phones[0].state["v"] > start + 8)
        for phone in phones:
            for size, (width, height) in SIZES.items():
                phone.page.set_viewport_size({"width": width, "height": height})
                for language in ("en", "de", "fr", "nl"):
                    phone.page.evaluate("code => speak(code)", language)
                    phone.page.wait_for_function("code => page.language === code", arg=language)
                    assert phone.page.evaluate(OVERFLOW) == [], (size, language)
                    assert phone.page.evaluate(SMALL) == 0, (size, language)
                phone.page.evaluate("() => { document.documentElement.classList.add('large'); }")
                assert phone.page.evaluate(OVERFLOW) == [], (size, "large")
                phone.page.evaluate("() => { document.documentElement.classList.remove('large'); }")


def test_all_stacks_of_taisen_are_seen_at_once_on_a_small_screen(tmp_path: Path) -> None:
    with table(tmp_path, "taisen", "phone,phone", "--seed", "3") as invitation, browser() as chromium:
        phones = [BrowserPhone(chromium, "small"), BrowserPhone(chromium, "small")]
        for phone in phones:
            phone.join(invitation, "Wilhelmina")
        rng, looked = Random(3), 0
        while looked < 24 and not phones[0].state["over"]:
            before = phones[0].state["v"]
            play(phones, rng, lambda: phones[0].state["v"] > before)  # noqa: B023 - called at once
            looked += 1
            for phone in phones:
                assert phone.page.evaluate("() => $('felt').scrollHeight <= $('felt').clientHeight")
        assert looked > 10


def test_what_cannot_be_tapped_does_not_look_as_if_it_could(tmp_path: Path) -> None:
    with table(tmp_path, "ninjutsu", "phone,phone") as invitation, browser() as chromium:
        phones = [BrowserPhone(chromium), BrowserPhone(chromium)]
        for phone in phones:
            phone.join(invitation)
        waiting = next(phone for phone in phones if not phone.state["turn"])
        for language in ("de", "fr"):
            waiting.page.evaluate("code => speak(code)", language)
            waiting.page.wait_for_function("code => page.language === code", arg=language)
            assert waiting.page.locator("#table .can").count() == 0


def test_nothing_comes_from_elsewhere(tmp_path: Path) -> None:
    with table(tmp_path, "oboro", "phone,phone,adept") as invitation, browser() as chromium:
        phone = BrowserPhone(chromium)
        asked: list[str] = []
        phone.page.on("request", lambda request: asked.append(request.url))
        phone.join(invitation)
        phone.page.wait_for_selector("#hand .card.drawn")
        origin = invitation.partition("/#")[0]
        assert asked
        assert [url for url in asked if not url.startswith((origin, origin.replace("http", "ws")))] == []
