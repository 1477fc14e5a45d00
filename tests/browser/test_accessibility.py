"""Every page for everybody: names and roles in Chromium's accessibility tree, high contrast, things large enough."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.browser.contact_sheets import OTHERS
from tests.browser.phones import SIZES, BrowserPhone, browser, needs_a_browser, play, table
from tests.browser.test_phone_pages import SEATS

pytestmark = [pytest.mark.browser, needs_a_browser]

CONTROLS = {"button", "textbox", "combobox", "checkbox", "dialog"}
READABLE = 7.0
"""The ratio of contrast that WCAG asks for where it asks for the most."""
FINGER = 44
"""The pixels that a finger needs, for buttons; pieces on a board may be as small as 24."""

POOR = """limit => {
    const rgb = text => (text.match(/rgba?\\([^)]*\\)/g) || []).map(one => one.match(/[\\d.]+/g).map(Number))
        .filter(one => one.length < 4 || one[3] > .95);
    const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
        .map(v => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
        .reduce((sum, v, n) => sum + v * [.2126, .7152, .0722][n], 0);
    const ratio = (one, other) => {
        const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
        return (a + .05) / (b + .05);
    };
    const grounds = e => {
        const words = e.getBoundingClientRect(), middle = (words.top + words.bottom) / 2;
        for (; e; e = e.parentElement) {
            const box = e.getBoundingClientRect(), look = getComputedStyle(e);
            // Words may lie below what they belong to, not on it; but not where they can be scrolled to.
            if ((middle < box.top || middle > box.bottom) && look.overflowY === "visible") continue;
            const found = [...rgb(look.backgroundImage), ...rgb(look.backgroundColor)];
            if (found.length) return found;
        }
        return [[0, 0, 0]];
    };
    const poor = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const e = node.parentElement;
        if (!node.data.trim() || !e.checkVisibility({opacityProperty: true})) continue;
        if (e.closest("script, [disabled], .cannot, .face")) continue;
        const worst = Math.min(...grounds(e).map(ground => ratio(rgb(getComputedStyle(e).color)[0], ground)));
        if (worst < limit) poor.push(`${node.data.trim()}: ${worst.toFixed(1)}`);
    }
    return poor;
}"""
BUTTONS = ".offer, .big, .quiet, .round, .switch, select, input:not([type=checkbox])"
SMALL = """([which, least]) => [...document.querySelectorAll(which)].filter(e => e.checkVisibility())
    .map(e => [e.textContent.trim() || e.id, e.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.height, box.width) < least - .5)
    .map(([what, box]) => `${what}: ${box.width} by ${box.height}`)"""
WITHOUT_ROLE = """() => [...document.querySelectorAll("#table [data-id]")].filter(e => e.checkVisibility())
    .filter(e => e.tagName !== "BUTTON" && e.getAttribute("role") !== "button" && !e.closest("[aria-hidden]"))
    .map(e => e.dataset.id)"""


@pytest.mark.parametrize("game", SEATS)
def test_a_table_has_names_roles_contrast_and_room_for_fingers(game: str, tmp_path: Path) -> None:
    with table(tmp_path, game, SEATS[game], "--seed", "3") as invitation, browser() as chromium:
        phones = [BrowserPhone(chromium), BrowserPhone(chromium)]
        for phone in phones:
            phone.join(invitation)
        start = phones[0].state["v"]
        play(phones, Random(3), lambda: phones[0].state["v"] > start + 4)
        for phone in phones:
            check(phone)
            assert phone.page.evaluate(WITHOUT_ROLE) == []


def test_what_lies_over_or_before_the_table_is_for_everybody_too(tmp_path: Path) -> None:
    with table(tmp_path, "oboro", SEATS["oboro"], "--seed", "3") as invitation, browser() as chromium:
        phones = [BrowserPhone(chromium), BrowserPhone(chromium)]
        for phone in phones:
            phone.join(invitation)
        play(phones, Random(3), lambda: phones[0].state["turn"])
        for show, hide in OTHERS.values():
            phones[0].page.evaluate(show)
            check(phones[0])
            phones[0].page.evaluate(hide)


def check(phone: BrowserPhone) -> None:
    """The page as it is now, in every size, usual and with high contrast."""
    talk = phone.page.context.new_cdp_session(phone.page)
    tree = [node for node in talk.send("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
    controls = [node for node in tree if _value(node, "role") in CONTROLS]
    assert controls
    assert [node for node in controls if not _value(node, "name")] == []
    for width, height in SIZES.values():
        phone.page.set_viewport_size({"width": width, "height": height})
        assert phone.page.evaluate(SMALL, [BUTTONS, FINGER]) == [], (width, height)
    phone.page.evaluate("() => document.documentElement.classList.add('contrast')")
    assert phone.page.evaluate(POOR, READABLE) == []
    phone.page.evaluate("() => document.documentElement.classList.remove('contrast')")


def _value(node: dict[str, Any], field: str) -> str:
    return str(node.get(field, {}).get("value", ""))
