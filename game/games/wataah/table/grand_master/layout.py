"""Where things lie on the board of Grand Master mode and beside it. No pygame."""

from game.engine.geometry import Point, Rect
from game.engine.widgets.widget import Area
from game.games.wataah.rules.grand_master.cards import RANK_PAWNS
from game.games.wataah.rules.picture.parts import BoardPicture
from game.games.wataah.table.art.board import outline
from game.games.wataah.table.art.bosses import HEIGHT, WIDTH
from game.games.wataah.table.input.pieces import BoardPlace
from game.games.wataah.table.layout import TableLayout
from game.table.cards.flight import Pose

BOSS_HIGH = HEIGHT / WIDTH
_PAWN_ROW = 38.0
_PAWN_APART = 42.0


class PlaceArea(Area):
    """One of the windows of the octagon."""

    def __init__(self, place: str, board: Rect) -> None:
        self._corners = [(board.x + x * board.w, board.y + y * board.w) for x, y in outline(place)]
        left, top = (min(corner[axis] for corner in self._corners) for axis in (0, 1))
        right, bottom = (max(corner[axis] for corner in self._corners) for axis in (0, 1))
        super().__init__(BoardPlace(place), Rect(left, top, right - left, bottom - top), radius=24)

    def contains(self, at: Point) -> bool:
        """Whether a point is inside the window: if an odd number of edges lies to its right."""
        inside = False
        corners = self._corners
        for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
            if (y > at[1]) != (to_y > at[1]) and at[0] < x + (at[1] - y) / (to_y - y) * (to_x - x):
                inside = not inside
        return inside


class BoardLayout:
    """Reads the part of the map that belongs to the board."""

    def __init__(self, places: TableLayout) -> None:
        self._places = places

    @property
    def octagon(self) -> Rect:
        """The board."""
        return Rect(*self._places.board("octagon"))

    def decoy(self, decoy: int) -> Pose:
        """One of the three Decoys; 0 is the Final Boss."""
        return self._places.pose(self._places.board(f"decoy.{decoy}" if decoy else "boss"))

    def boss_rect(self, decoy: int) -> Rect:
        """What a boss covers."""
        pose = self.decoy(decoy)
        return Rect.around((pose.x, pose.y), pose.width, pose.width * BOSS_HIGH)

    def stack(self, place: str, seat: int) -> Pose:
        """Where a seat's pawns stand on a place."""
        return self._places.pose(self._places.board(f"{place}.{seat}"))

    def rank(self, row: int) -> Rect:
        """A banner of the ranking."""
        return Rect(*self._places.board(f"rank.{row}"))

    def pawn_of_rank(self, row: int, pawn: int) -> Point:
        """A pawn on a banner."""
        rect = self.rank(row)
        return Point(rect.x + 58 + _PAWN_APART * pawn, rect.bottom - 31)

    @property
    def pawn_row(self) -> float:
        """How large pawns are in the ranking."""
        return _PAWN_ROW


def ranking(scores: list[int]) -> list[int]:
    """The seats from first to last; equals in the order they sit."""
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])


def rank_of(scores: list[int], seat: int) -> int:
    """A seat's rank from 1: those behind equals move up (W17)."""
    return sorted(set(scores), reverse=True).index(scores[seat]) + 1


def received(board: BoardPicture, seat: int) -> int:
    """How many pawns a seat got for the last round."""
    return RANK_PAWNS[len(board.scores)][rank_of(board.scores, seat) - 1]
