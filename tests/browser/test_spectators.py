"""Anybody with the code may watch, if the host allows it: the public table, and nothing to tap."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.navigation import Navigation
from game.app.phone_navigation import ADDRESS
from game.core.player import Player
from game.engine.scenes import Scene
from game.table.phones.scene import PhoneTableScene
from game.table.setup.match_setup import MatchSetup
from tests.browser.phones import BrowserPhone, browser, needs_a_browser, wait_until
from tests.kit import make_kit
from tests.table.fakes import InstantThinker

pytestmark = [pytest.mark.browser, needs_a_browser]


def live_until(table: PhoneTableScene, true: Callable[[], bool]) -> None:
    """Let the table go on until the page of somebody who watches shows what it should."""

    def lives() -> bool:
        table.update(0.05)
        return true()

    wait_until(lives, "the spectator was not shown that")


def test_a_spectator_sees_the_public_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ADDRESS, "127.0.0.1")
    navigation = Navigation(make_kit(), Scene, tmp_path, InstantThinker())
    navigation.kit.speed = "off"
    try:
        players = (Player("Sun"), Player("Fan"), Player("Moon"))
        table = navigation.table(MatchSetup("oboro", players, {}, 5, (0, 1, 2)))
        assert isinstance(table, PhoneTableScene)
        table.lobby = None
        table.enter()
        for _ in range(60):
            table.update(0.1)
        assert table.host is not None
        table.host.server.allow_watching(True)
        with browser() as chromium:
            watcher = BrowserPhone(chromium, language="nl")
            watcher.page.goto(navigation.phones.invitation())
            watcher.page.tap("#watch")
            live_until(table, lambda: watcher.page.is_visible("#table"))
            assert watcher.page.evaluate("() => page.language") == "nl"
            assert watcher.page.locator("#plates .plate").count() == 3
            assert watcher.page.locator("#hand .card").count() == 0
            assert watcher.page.locator("#table .can").count() == 0
            watcher.page.evaluate("() => speak('de')")
            live_until(table, lambda: bool(watcher.page.evaluate("() => page && page.language === 'de'")))
            watcher.page.reload()
            live_until(table, lambda: watcher.page.is_visible("#table"))  # comes back without a tap
            table.host.server.allow_watching(False)
            watcher.page.wait_for_selector("#gone:not([hidden])")
            watcher.page.tap("#again")
            watcher.page.wait_for_selector("#chairs button")
            assert watcher.page.is_hidden("#watch")
            assert watcher.errors == []
    finally:
        navigation.close()
