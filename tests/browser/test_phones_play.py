"""People at phones play whole matches by taps, come back, leave, and find their way by word."""

from pathlib import Path
from random import Random
from urllib.parse import urldefrag

import msgspec
import pytest

from tests.browser.phones import BrowserPhone, browser, needs_a_browser, play, table, wait_until

pytestmark = [pytest.mark.browser, needs_a_browser]

FELT = "window.felt = 0; navigator.vibrate = pattern => { felt += Array.isArray(pattern); };"
"""Counts how often a phone buzzes for a turn."""

GLOW = "slip => getComputedStyle(slip).boxShadow"

SEATS = {
    "oboro": "phone,phone,phone",
    "wataah": "phone,phone,phone",
    "taisen": "phone,phone",
    "ninjutsu": "phone,phone",
}


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
def test_a_whole_match_by_taps(game: str, tmp_path: Path) -> None:
    seats, rng = SEATS[game], Random(7)
    with table(tmp_path, game, seats, "--seed", "4711") as invitation, browser() as chromium:
        sizes = ("phone", "small", "wide")
        phones = [BrowserPhone(chromium, sizes[seat]) for seat in range(seats.count("phone"))]
        for number, phone in enumerate(phones):
            phone.join(invitation, f"P{number}")
        assert play(phones, rng, lambda: all(phone.state["over"] for phone in phones)) > 20
    replays = list((tmp_path / "replays").glob("*.json"))
    assert len(replays) == 1
    assert b"phone" not in replays[0].read_bytes()  # a record is the same wherever people sat


@pytest.mark.parametrize("game", SEATS)
def test_a_few_turns_by_taps(game: str, tmp_path: Path) -> None:
    seats, rng = SEATS[game], Random(1)
    with table(tmp_path, game, seats, "--seed", "5") as invitation, browser() as chromium:
        phones = [BrowserPhone(chromium) for _ in range(seats.count("phone"))]
        for phone in phones:
            phone.join(invitation)
        start = phones[0].state["v"]
        play(phones, rng, lambda: phones[0].state["v"] > start + 6)


def test_a_card_is_dragged_onto_the_table_and_a_wrong_one_says_why_not(tmp_path: Path) -> None:
    with table(tmp_path, "oboro", "phone,phone,phone", "--seed", "5") as invitation, browser() as chromium:
        phones = [BrowserPhone(chromium) for _ in range(3)]
        for phone in phones:
            phone.join(invitation)
        wrong = "#hand .card.cannot"
        play(phones, Random(1), lambda: any(phone.page.locator(wrong).count() for phone in phones))
        mover = next(phone for phone in phones if phone.page.locator(wrong).count())
        mover.page.tap(wrong)
        wait_until(lambda: mover.page.inner_text("#toast").strip() != "", "no reason was given")
        before = mover.state["v"]
        box = mover.page.locator("#hand .card.can").first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        mover.page.mouse.move(x, y)
        mover.page.mouse.down()
        for step in range(1, 8):
            mover.page.mouse.move(x, y - 25 * step)
        mover.page.mouse.up()
        wait_until(lambda: bool(mover.state["v"] > before), "the card was not played")


def test_ones_turn_is_felt_and_seen_and_nobody_elses(tmp_path: Path) -> None:
    with table(tmp_path, "oboro", "phone,phone,phone", "--seed", "5") as invitation, browser() as chromium:
        phones = [BrowserPhone(chromium) for _ in range(3)]
        for phone in phones:
            phone.page.add_init_script(FELT)
            phone.join(invitation)
        turns, last = [0, 0, 0], None
        for _ in range(5):
            wait_until(lambda: any(phone.state["turn"] for phone in phones), "it is nobody's turn")
            number = next(number for number, phone in enumerate(phones) if phone.state["turn"])
            turns[number] += number != last  # who leads again after a trick holds the phone already
            last, mover = number, phones[number]
            mover.page.evaluate("() => speak('de')")  # brings a new page, and no new turn
            mover.page.wait_for_function("() => page.language === 'de'")
            assert [phone.page.evaluate("felt") for phone in phones] == turns
            glows = [phone.page.eval_on_selector("#slip", GLOW) for phone in phones]
            assert [glow == glows[number] for glow in glows].count(True) == 1
            mover.page.evaluate("() => speak('en')")
            mover.page.wait_for_function("() => page.language === 'en'")
            before = mover.state["v"]
            play([mover], Random(1), lambda mover=mover, before=before: mover.state["v"] > before)  # type: ignore[misc]


@pytest.mark.parametrize("taken", [True, False])
def test_a_choice_is_offered_again_only_if_the_table_has_not_taken_it(taken: bool, tmp_path: Path) -> None:
    with table(tmp_path, "oboro", "phone,phone,phone", "--seed", "5") as invitation, browser() as chromium:
        phones = [BrowserPhone(chromium) for _ in range(3)]
        for phone in phones:
            phone.page.clock.install()
            phone.join(invitation)
        wait_until(lambda: any(phone.state["turn"] for phone in phones), "it is nobody's turn")
        mover = next(phone for phone in phones if phone.state["turn"])
        mover.page.evaluate("() => { window.send = () => {}; choose(0); }")
        if taken:
            mover.page.evaluate("() => hear({t: 'taken', v: page.v})")
        mover.page.clock.run_for(8000)  # as long as an animation may take
        assert mover.state["turn"] is not taken


def test_a_reload_a_second_device_and_a_closed_tab(tmp_path: Path) -> None:
    with table(tmp_path, "oboro", "phone,phone,adept") as invitation, browser() as chromium:
        first, second = BrowserPhone(chromium), BrowserPhone(chromium)
        first.join(invitation, "Aiko")
        second.join(invitation)
        hand = first.page.locator("#hand .card").count()
        first.page.reload()
        first.page.wait_for_selector("#hand .card")
        assert first.page.locator("#hand .card").count() == hand
        link = first.page.url
        assert "#s=" in link
        device = BrowserPhone(chromium)
        device.page.goto(link)
        device.page.wait_for_selector("#hand .card")
        first.page.wait_for_selector("#gone:not([hidden])")
        device.page.close()
        play([second], Random(1), lambda: not second.state["turn"])
        again = BrowserPhone(chromium)
        again.page.goto(link)
        again.page.wait_for_selector("#hand .card")
        assert again.page.inner_text("#me .name") == "Aiko"


def test_seats_are_kept_privately_and_phones_say_when_the_host_is_gone(tmp_path: Path) -> None:
    rng = Random(2)
    with browser() as chromium:
        with table(tmp_path, "oboro", "phone,phone,adept") as invitation:
            phones = [BrowserPhone(chromium), BrowserPhone(chromium)]
            for phone in phones:
                phone.join(invitation)
            start = phones[0].state["v"]
            play(phones, rng, lambda: phones[0].state["v"] > start + 3)
            keys = list((tmp_path / "matches").glob("*.phones"))
            assert len(keys) == 1
            assert keys[0].stat().st_mode & 0o077 == 0
            kept = msgspec.json.decode(keys[0].read_bytes())
            assert kept["phones"] == [0, 1]
            save = next((tmp_path / "matches").glob("*.json")).read_bytes()
            assert b"token" not in save
        phones[0].page.wait_for_selector("#gone:not([hidden])")


def test_the_word_opens_the_door_and_a_wrong_one_does_not(tmp_path: Path) -> None:
    with table(tmp_path, "oboro", "phone,phone,adept") as invitation, browser() as chromium:
        phone = BrowserPhone(chromium)
        phone.page.goto(urldefrag(invitation).url)
        phone.page.wait_for_selector("#wordform:not([hidden])")
        phone.page.fill("#word", "nonsense")
        phone.page.tap("#wordform button")
        wait_until(lambda: "on" in (phone.page.get_attribute("#toast", "class") or ""), "nothing was said")
        assert phone.page.locator("#chairs button").count() == 0


def test_a_player_leaves_and_another_takes_the_seat(tmp_path: Path) -> None:
    with table(tmp_path, "taisen", "phone,phone") as invitation, browser() as chromium:
        first = BrowserPhone(chromium)
        first.join(invitation, "Aiko")
        first.page.tap("#menubutton")
        first.page.tap("#leave")
        first.page.tap("#yes")
        first.page.wait_for_selector("#gone:not([hidden])")
        other = BrowserPhone(chromium, language="nl")
        other.join(invitation, "Bo")
        wait_until(lambda: other.page.inner_text("#me .name") == "Bo", "the name is still the old one")
        assert other.page.get_attribute("html", "lang") == "nl"
