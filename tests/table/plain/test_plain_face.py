"""The plain table: any picture becomes rows of pieces, any number of moves finds its buttons."""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, ClassVar

import msgspec
import pytest

from game.core.chance import Chance
from game.core.contract import PUBLIC
from game.core.match import Match
from game.engine.input.commands import Command, Kind
from game.table.face.seats_shown import SeatsShown
from game.table.plain import layout
from game.table.plain.face import MoveNumber, PieceOfMove, PlainFace
from game.table.plain.pieces import Row, rows_of
from game.table.session import Player
from tests.kit import make_kit, make_window
from tests.suite import lanterns
from tests.suite.lanterns import Lay

GAME = lanterns.CASE.game
PLAYERS = (Player("Anna"), Player("Ben"))


@dataclass
class Picture:
    deck: int = 6
    hands: list[list[int | None]] = field(default_factory=lambda: [[1, 2], [None]])
    points: tuple[int, int] = (3, 4)
    row: tuple[str, ...] = ("a", "b", "c")
    pairs: tuple[Any, ...] = (("red", 1), "x", ("blue", 2))
    board: list[list[int]] = field(default_factory=lambda: [[0, 1], [2, 3], [4, 5]])
    nothing: int | None = None
    _own: int = 1


class Slotted:
    __slots__ = ("deck",)

    def __init__(self) -> None:
        self.deck = 2


class Struct(msgspec.Struct):
    seat: int = 0
    active: int = 1
    won: dict[int, list[str]] = {}
    tokens: dict[str, int] = {}


def test_a_picture_is_taken_apart_by_what_its_fields_hold() -> None:
    assert rows_of(Picture(), 2) == [
        Row("deck", None, (6,), cards=False),
        Row("hands", 0, (1, 2)),
        Row("hands", 1, (None,)),
        Row("points", 0, (3,), cards=False),
        Row("points", 1, (4,), cards=False),
        Row("row", None, ("a", "b", "c")),
        Row("pairs", None, (("red", 1), "x", ("blue", 2))),
        Row("board", None, (0, 1)),
        Row("board", None, (2, 3)),
        Row("board", None, (4, 5)),
    ]
    assert rows_of(Slotted(), 2) == [Row("deck", None, (2,), cards=False)]
    assert rows_of(Struct(won={0: ["a"], 1: []}, tokens={"fox": 2}), 2) == [
        Row("won", 0, ("a",)),
        Row("won", 1, ()),
        Row("tokens", None, (("fox", 2),)),
    ]


class Pond(msgspec.Struct):
    middle: ClassVar = ("path", "board")
    path: list[int]
    board: list[list[int]]
    kept: list[list[int]]


def test_a_common_pile_belongs_to_nobody_when_it_holds_as_many_pieces_as_there_are_seats() -> None:
    assert rows_of(Pond([], [], [[], []]), 2)[0] == Row("path", None, ())
    assert rows_of(Pond([7, 16], [[0, 1], [2, 3]], [[4], []]), 2) == [
        Row("path", None, (7, 16)),
        Row("board", None, (0, 1)),
        Row("board", None, (2, 3)),
        Row("kept", 0, (4,)),
        Row("kept", 1, ()),
    ]


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize(("common", "own"), [(0, 1), (3, 4), (12, 9)])
def test_everything_lies_within_its_place(seats: int, common: int, own: int) -> None:
    rows = [Row("middle", None, tuple(range(30)))] * common
    rows += [Row("hand", seat, tuple(range(13))) for seat in range(seats) for _ in range(own)]
    sheets = layout.lay_out(rows, seats)
    places = [place for placed in sheets.rows for place in placed.pieces]
    assert len(places) == 30 * common + 13 * own * seats
    assert all(place.bottom <= layout.SEATS.bottom and place.right <= layout.SEATS.right for place in places)
    labels = [placed.label for placed in sheets.rows]
    assert not any(
        one.overlaps(other) for one, other in combinations([place.inset(0.5) for place in (*sheets.plates, *labels)], 2)
    )


def face_of(match: Match, seat: int) -> PlainFace:
    face = PlainFace(make_kit(), GAME, 2, lambda of: PLAYERS[of].name)
    face.lay(match.view(seat))
    return face


def test_buttons_pieces_and_digits_make_the_moves_there_are() -> None:
    match = Match(GAME, 2, seed=3)
    face = face_of(match, 0)
    assert face.widgets() == []
    face.offer(match.view(0))
    legal = match.legal_moves()
    names = [widget.name for widget in face.widgets()]
    assert names == ["move.0", "move.1", "move.2", "piece.0", "piece.1", "piece.2"]
    assert [face.use(widget.what) for widget in face.widgets()] == legal * 2
    assert face.shortcut(Command(Kind.DIGIT, number=2)) == legal[1]
    assert face.shortcut(Command(Kind.DIGIT, number=4)) is None
    assert face.use("log") is None
    face.offer(None)
    assert face.use(MoveNumber(0)) is None


def test_more_moves_than_find_room_come_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, 2, seed=3)
    face = face_of(match, 0)
    many = [Lay(number) for number in range(100, 190)]
    monkeypatch.setattr(type(GAME.rules), "legal_moves", lambda *_: list(many))
    face.offer(match.view(0))
    seen: list[object] = []
    for _ in range(20):
        moves = [widget.what for widget in face.widgets() if isinstance(widget.what, MoveNumber)]
        seen += [face.use(move) for move in moves if not isinstance(move, PieceOfMove)]
        assert face.use("more") is None
        if face.widgets()[0].what == MoveNumber(0):
            break
    assert seen == many


def test_what_a_seat_cannot_see_changes_nothing_that_is_drawn_or_offered() -> None:
    match, window = Match(GAME, 2, seed=3), make_window((640, 360))
    for move in (0, 1, 1, 0):
        match.submit(match.legal_moves()[move])
    for seat in (0, 1, PUBLIC):
        pictures = []
        for state in (match.state, lanterns.shuffle_unseen(match.state, seat, Chance(9))):
            face = PlainFace(make_kit(), GAME, 2, lambda of: PLAYERS[of].name)
            view = GAME.rules.view_for(state, seat)
            face.lay(view)
            if seat == match.to_move:
                face.offer(view)
            face.draw(window.canvas, SeatsShown(PLAYERS, match.to_move, thinking=False))
            for widget in face.widgets():
                widget.draw(window.canvas)
            pictures.append(window.canvas.surface.copy().get_buffer().raw)
        assert pictures[0] == pictures[1]
    window.close()


def test_what_was_said_is_gone_when_the_table_is_laid_for_somebody_else() -> None:
    match = Match(GAME, 2, seed=3)
    face = face_of(match, 0)
    (event, *_) = match.submit(match.legal_moves()[0])
    for group in face.stage(event):
        for cue in group:
            cue.finish()
    assert face.caption.startswith("Anna: laid ")
    face.show(event)
    face.lay(match.view(PUBLIC))
    assert face.caption == ""


def test_without_reasons_there_is_no_hint_and_never_another_side() -> None:
    face = face_of(Match(GAME, 2, seed=3), 0)
    refusal = face.why_no_hint()
    assert refusal is not None
    assert make_kit().texts.has(refusal.key)
    assert face.why_not_turn is not None
    assert make_kit().texts.has(face.why_not_turn)
