"""While nothing moves, a table bakes and loads what it will need, so that no later frame is slow."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.audio import Audio
from game.engine.cache.bake import Bakery
from game.paths import assets
from tests.games.ninjutsu.table import person
from tests.games.oboro.table import person as oboro_person
from tests.games.taisen.table import test_table
from tests.games.wataah.table import person as wataah_person
from tests.kit import make_window

SMALL = (320, 180)
TABLES = {
    "oboro": lambda: oboro_person.Played(oboro_person.SUN, oboro_person.BOT, oboro_person.OTHER_BOT),
    "wataah": wataah_person.Played,
    "taisen": lambda: test_table.Played(test_table.PERSON, test_table.BOT),
    "ninjutsu": lambda: person.Played(person.RED, person.BLACK_BOT, before=lambda match: match.decisions > 60),
}
"""New matches, and one resumed midway, whose pictures no setup has baked."""

PREPARED = {
    "oboro": ("plate", "tray", "dial", "led ring", "led seal", "crest", "trick"),
    "wataah": ("plate", "tray", "corruption", "crest"),
    "taisen": ("card monkey", "card wolf", "die", "fight"),
    "ninjutsu": ("figure", "dojo", "fence", "weapon", "action", "die red", "die black", "die shadow", "die glow"),
}


@pytest.fixture(autouse=True)
def own_bakery(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pictures that no other test has requested, and no sound that outlasts the test."""
    monkeypatch.setattr("tests.kit.shared_bakery", lambda: Bakery(None, "own"))
    yield
    pygame.mixer.quit()


def work_off(played: Any) -> None:
    for _ in range(2000):
        if played.kit.bakery.progress == 1.0:
            return
        played.live()
    raise AssertionError("the plan is never done")


@pytest.mark.parametrize("name", TABLES)
def test_what_lies_on_the_table_later_is_there_before_it_is_needed(name: str) -> None:
    played, window = TABLES[name](), make_window(SMALL)
    played.until_turn()
    played.stack.draw(window.canvas)
    work_off(played)
    kept = played.kit.bakery.kept
    for _ in range(3):
        played.submit(played.session.match.legal_moves()[0])
        for _ in range(60):
            played.live()
            played.stack.draw(window.canvas)
        played.until_turn()
    new = {key[0].split(" ", 2)[2] for key in played.kit.bakery.kept - kept}
    assert [what for what in sorted(new) if what.startswith(PREPARED[name])] == []
    window.close()


@pytest.mark.parametrize("name", TABLES)
def test_every_sound_of_the_game_is_read_before_it_is_heard(name: str) -> None:
    played = TABLES[name]()
    played.kit.audio = Audio(assets() / "sound", music_volume=0, effects_volume=0.01, ambience_volume=0)
    played.scene.enter()
    played.until_turn()
    work_off(played)
    audio = played.kit.audio
    assert audio.occasions(name)
    asked: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "glob", lambda self, pattern: asked.append(pattern) or iter(()))
        for occasion in audio.occasions(name):
            audio.play(occasion)
    assert asked == []
