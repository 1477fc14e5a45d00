"""The reference sheet: one key away at every table, and only for the player who looks."""

import pytest

from game.engine.input.commands import Kind
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
    window = make_window()
    for language in SPOKEN:
        played.kit.texts.choose(language)
        sheet = played.face.sheet()
        assert sheet is not None
        assert all(len(row.cells) + 1 == len(sheet.heads) == len(sheet.shares) for row in sheet.rows)
        SheetScene(sheet, "").draw(window.canvas)
    window.close()
    played.do(Kind.CANCEL)
    assert not isinstance(played.stack.top, SheetScene)
