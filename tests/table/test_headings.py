"""Headings start with a capital in every language, both drawn ones and those in tooltips."""

from collections.abc import Callable
from functools import partial

import pytest

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.look import theme
from game.engine.look.theme import TextStyle
from game.engine.text.text_files import LANGUAGES
from tests.games.ninjutsu.table.moments import STATES, sit
from tests.games.wataah.table.person import GRAND
from tests.games.wataah.table.person import Played as WataahTable
from tests.kit import make_window
from tests.table.played import DT, PlayedTable
from tests.table.test_zoom import oboro, taisen


def wataah(mode: str) -> PlayedTable:
    played = WataahTable(3, mode=mode)
    played.until_turn()
    return played


TABLES: dict[str, Callable[[], PlayedTable]] = {
    "taisen": taisen,
    "oboro": oboro,
    "wataah": partial(wataah, "grasshopper"),
    "wataah, grand master": partial(wataah, GRAND),
    **{f"ninjutsu, {state}": partial(sit, state) for state in STATES},
}


@pytest.mark.parametrize("table", TABLES)
def test_a_heading_begins_with_a_capital(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    write = Canvas.text

    def text(self: Canvas, words: str, box: Rect, style: TextStyle, *how: object, **more: object) -> Rect:
        if style.weight is theme.HEADING.weight:
            said.add(words)
        return write(self, words, box, style, *how, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", text)
    played, window = TABLES[table](), make_window((960, 540))
    things = [*played.stack.targets(), *played.face.things()]
    for language in LANGUAGES:
        played.kit.texts.choose(language)
        for thing in things:
            played.stack.frame([Command(Kind.POINT, at=thing.rect.centre)], DT)
            played.stack.draw(window.canvas)
            what = played.what(thing.name)
            closer, tip = played.face.closer(what), played.face.tip(what)
            said |= {closer.title} if closer is not None else set()
            said |= {tip.partition("\n")[0]} if tip else set()
    window.close()
    assert len(said) > 20
    # The letters along a board are no headings.
    assert [words for words in sorted(said) if words[:1].islower() and len(words) > 1] == []
