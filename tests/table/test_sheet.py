"""The reference sheet: one key away at every table, and only for the player who looks."""

import pytest

from game.engine.input.commands import Kind
from game.engine.look import theme
from game.table.sheet.scene import SheetScene
from tests.games.ninjutsu.table.person import BLACK_BOT, RED
from tests.games.ninjutsu.table.person import Played as NinjutsuTable
from tests.games.wataah.table.person import Played as WataahTable
from tests.kit import SPOKEN, make_window
from tests.table.played import PlayedTable
from tests.table.test_zoom import oboro, taisen

TABLES = {"taisen": taisen, "oboro": oboro, "wataah": WataahTable, "ninjutsu": lambda: NinjutsuTable(RED, BLACK_BOT)}


@pytest.mark.parametrize("game", TABLES)
def test_a_key_opens_the_sheet_and_any_key_closes_it(game: str) -> None:
    played: PlayedTable = TABLES[game]()
    played.live(6.0)
    played.do(Kind.SHEET)
    assert isinstance(played.stack.top, SheetScene)
    played.do(Kind.CANCEL)
    assert not isinstance(played.stack.top, SheetScene)


@pytest.mark.parametrize("interface", theme.INTERFACE)
@pytest.mark.parametrize("game", TABLES)
def test_every_word_fits_on_the_sheet(game: str, interface: str) -> None:
    played: PlayedTable = TABLES[game]()
    window = make_window((1280, 720))
    window.writer.size_factor = theme.INTERFACE[interface]
    for language in SPOKEN:
        played.kit.texts.choose(language)
        sheet = played.face.sheet()
        assert sheet is not None
        assert all(len(row.cells) + 1 == len(sheet.heads) == len(sheet.shares) for row in sheet.rows)
        SheetScene(sheet, played.kit.say("table.go_back")).draw(window.canvas)
    assert window.writer.overflows == []
    window.close()
