"""What a phone of Ninjutsu shows of figures that were seen earlier."""

import pytest

from game.core.match import Match
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.phone import parts
from game.games.ninjutsu.rules.figures import OWNER, RANK, SEEN
from game.table.phones.pages import PageMaker
from tests.kit import make_kit


@pytest.mark.parametrize("marks", ["on", "off"])
def test_n21_a_phone_remembers_ranks_only_where_they_are_marked(marks: str) -> None:
    match = Match(NINJUTSU, 2, 3, marks=marks)
    while not match.state.turn:
        match.submit(match.legal_moves()[0])
    cells = match.state.cells
    known = next(cell for cell, figure in enumerate(cells) if figure & OWNER[1])
    cells[known] |= SEEN
    pages = PageMaker(match, str, make_kit().texts, None, parts)
    page = pages.page(match.view(0), match.to_move, None, [], "en", version=1).page
    assert page.board is not None
    shown = {card.art for square in page.board.cells for card in square.pieces if card.art.startswith("black")}
    assert shown == ({"black-0", f"black-{cells[known] & RANK}"} if marks == "on" else {"black-0"})
