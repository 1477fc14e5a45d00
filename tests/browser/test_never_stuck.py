"""Whatever happens to phones, network and host, the match goes on: nobody is stuck, nothing is lost."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.browser.phones import (
    BrowserPhone,
    browser,
    needs_a_browser,
    play,
    table,
    wait_until,
    window,
    window_again,
)
from tests.browser.socks_proxy import link
from tests.window.driver import needs_a_screen

pytestmark = [pytest.mark.browser, needs_a_browser]

SEATS = "phone,phone,adept"


def joined(chromium: object, invitation: str, *names: str) -> list[BrowserPhone]:
    phones = [BrowserPhone(chromium) for _ in names]
    for phone, name in zip(phones, names, strict=True):
        phone.join(invitation, name)
    return phones


def play_on(phones: list[BrowserPhone], turns: int = 3) -> None:
    """Play a few turns more, until all have the newest page and one of them is asked."""
    before = phones[0].state["v"]

    def asked() -> bool:
        states = [phone.state for phone in phones]
        newest = {state["v"] for state in states}
        return len(newest) == 1 and newest.pop() > before + turns and any(state["turn"] for state in states)

    play(phones, Random(3), asked)


@needs_a_screen
def test_phones_come_back_by_themselves_after_the_host_was_killed(tmp_path: Path) -> None:
    with browser() as chromium:
        with window(tmp_path, "oboro", SEATS) as (person, invitation):
            phones = joined(chromium, invitation, "Aiko", "Bo")
            play_on(phones)
            kept = msgspec.json.decode(next((tmp_path / "matches").glob("*.phones")).read_bytes())
            hands = [phone.hand for phone in phones]
            person.game.kill()
            for phone in phones:
                phone.wait_until_lost()
        with window_again(tmp_path):
            for phone in phones:
                phone.wait_for_table()
            assert [phone.hand for phone in phones] == hands
            assert [phone.page.inner_text("#me .name") for phone in phones] == ["Aiko", "Bo"]
            again = msgspec.json.decode(next((tmp_path / "matches").glob("*.phones")).read_bytes())
            assert again == kept  # port, room, word and seat tokens
            play_on(phones)


def test_a_lost_network_is_noticed_and_phones_come_back_when_it_is_restored(tmp_path: Path) -> None:
    with table(tmp_path, "oboro", SEATS) as invitation, link() as wifi, browser(wifi.address) as chromium:
        phones = joined(chromium, invitation, "Aiko", "Bo")
        play_on(phones)
        hands = [phone.hand for phone in phones]
        wifi.cut()  # no byte arrives, and nobody is told
        for phone in phones:
            phone.wait_until_lost()
        wifi.restore()
        for phone in phones:
            phone.wait_for_table()
        assert [phone.hand for phone in phones] == hands
        play_on(phones)


def test_what_was_chosen_while_the_network_was_lost_can_be_chosen_again(tmp_path: Path) -> None:
    with table(tmp_path, "taisen", "phone,phone") as invitation, link() as wifi, browser(wifi.address) as chromium:
        phones = joined(chromium, invitation, "Aiko", "Bo")
        play_on(phones)
        mover = next(phone for phone in phones if phone.state["turn"])
        wifi.cut()
        mover.act(Random(1))
        for phone in phones:
            phone.wait_until_lost()
        wifi.restore()
        for phone in phones:
            phone.wait_for_table()
        play_on(phones)


@needs_a_screen
@pytest.mark.parametrize("answer", ["wait", "take", "computer"])
def test_the_host_is_asked_about_a_phone_that_vanished(answer: str, tmp_path: Path) -> None:
    with window(tmp_path, "oboro", SEATS) as (person, invitation), browser() as chromium:
        phones = joined(chromium, invitation, "Aiko", "Bo")
        play_on(phones)
        play(phones, Random(5), lambda: phones[0].state["turn"])
        lost, other = phones
        seat = lost.page.url
        lost.page.close()
        person.wait_for("gone.wait")
        person.click(f"gone.{answer}")
        person.wait_for("menu")
        match answer:
            case "wait":
                lost = BrowserPhone(chromium)
                lost.page.goto(seat)
                lost.wait_for_table()
                play_on([other, lost])
            case "take":
                person.wait_for("phones.peek")  # the hand lies face down at the screen
                assert not other.state["turn"]
            case "computer":
                play_on([other])


@needs_a_screen
def test_the_question_goes_when_the_phone_is_back(tmp_path: Path) -> None:
    with window(tmp_path, "oboro", SEATS) as (person, invitation), browser() as chromium:
        phones = joined(chromium, invitation, "Aiko", "Bo")
        play(phones, Random(5), lambda: phones[0].state["turn"])
        seat = phones[0].page.url
        phones[0].page.close()
        person.wait_for("gone.wait")
        back = BrowserPhone(chromium)
        back.page.goto(seat)
        back.wait_for_table()
        person.wait_for("menu")
        play_on([back, phones[1]])


@needs_a_screen
def test_phones_play_on_while_the_hosts_window_is_away(tmp_path: Path) -> None:
    with window(tmp_path, "oboro", SEATS) as (person, invitation), browser() as chromium:
        phones = joined(chromium, invitation, "Aiko", "Bo")
        person.hide()
        play_on(phones, turns=6)
        person.show()
        play_on(phones)


def test_a_second_device_takes_the_seat_and_the_first_can_take_it_back(tmp_path: Path) -> None:
    with table(tmp_path, "oboro", SEATS) as invitation, browser() as chromium:
        first, other = joined(chromium, invitation, "Aiko", "Bo")
        second = BrowserPhone(chromium)
        second.page.goto(first.page.url)
        second.wait_for_table()
        first.wait_until_lost()
        assert second.hand == first.hand
        first.page.tap("#again")
        first.wait_for_table()
        second.wait_until_lost()
        play_on([first, other])


def test_a_closed_tab_finds_its_seat_when_the_code_is_scanned_again(tmp_path: Path) -> None:
    with table(tmp_path, "oboro", SEATS) as invitation, browser() as chromium:
        first, other = joined(chromium, invitation, "Aiko", "Bo")
        hand = first.hand
        again = first.page.context.new_page()
        first.page.close()
        first.page = again
        again.goto(invitation)
        again.wait_for_selector("#chairs button")
        assert again.locator("#chairs button:not([disabled])").count() == 1  # nobody else's seat
        again.tap("#chairs button:not([disabled])")
        first.wait_for_table()
        assert first.hand == hand
        stranger = BrowserPhone(chromium)
        stranger.page.goto(invitation)
        stranger.page.wait_for_selector("#chairs button")
        assert stranger.page.locator("#chairs button:not([disabled])").count() == 0
        play_on([first, other])


def test_a_phone_that_slept_through_its_turn_is_at_the_newest_page_when_it_wakes(tmp_path: Path) -> None:
    with table(tmp_path, "taisen", "phone,phone") as invitation, browser() as chromium:
        first, other = joined(chromium, invitation, "Aiko", "Bo")
        play([first, other], Random(2), lambda: other.state["turn"])
        talk = first.page.context.new_cdp_session(first.page)
        talk.send("Page.setWebLifecycleState", {"state": "frozen"})
        play([other], Random(2), lambda: not other.state["turn"])
        newest = other.state["v"]
        talk.send("Page.setWebLifecycleState", {"state": "active"})
        wait_until(lambda: bool(first.state["v"] >= newest), "the page is old")
        play_on([first, other])
