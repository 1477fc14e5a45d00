"""The face for games without their own: legal moves as buttons, what lies on the table as plain pieces."""

from collections.abc import Callable

from game.ai.hints import Can, hints_of
from game.core.contract import Event, Move, View
from game.core.game import AnyGame
from game.core.match import Choices
from game.core.refusal import Refusal, refuse
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.timeline import call, wait
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.focus_ring import draw_ring
from game.engine.widgets.widget import Area, Payload, What, Widget
from game.table.face.answers import Wish
from game.table.face.face import Face
from game.table.face.log_line import LogLine
from game.table.face.seats_shown import SeatsShown
from game.table.plain import layout
from game.table.plain.layout import PlacedRow, Sheets
from game.table.plain.pieces import rows_of
from game.table.plain.words import PlainWords, seat_of
from game.table.playback.director import Groups
from game.table.session import Session
from game.table.zone import TableZones

_READ = 0.7
"""Seconds for which an event is shown before the next one."""

_NAME = theme.NAME.sized(24)
_LABEL = theme.SMALL.on("ink_soft")
_PIECE = theme.LABEL.sized(22)
_CAPTION = theme.LABEL.on("light_text")


class MoveNumber(Payload, frozen=True, tag="move"):
    """The button of a move, by its place among the legal ones."""

    number: int


class PieceOfMove(MoveNumber, frozen=True, tag="piece"):
    """A piece that belongs to exactly one move."""


def plain_face(kit: Kit, zones: TableZones, session: Session) -> Face:  # noqa: ARG001 - it needs no map
    """The face for a game that has none of its own."""
    match = session.match
    return PlainFace(kit, match.game, match.seats, lambda seat: session.players[seat].name)


class PlainFace(Face):
    """Uses only what the contract guarantees about a game."""

    def __init__(self, kit: Kit, game: AnyGame, seats: int, player: Callable[[int], str]) -> None:
        """`player` gives the name of a seat."""
        self._kit = kit
        self._game = game
        self._seats = seats
        self._words = PlainWords(kit.texts, game.name, player)
        self._sheets = Sheets((), (), None, ())
        self._moves: tuple[Move, ...] = ()
        self._first = 0
        """The index of the first move on the current page of buttons."""
        self._attended: Move | None = None
        self._advised: Move | None = None
        self.caption = ""
        """What was last said about the table."""

    def lay(self, view: View) -> None:
        """Lay everything out as the view says, and clear the last message: it may be for another player's eyes."""
        self.picture = self._game.picture.of(view)
        self.caption = ""
        self._lay_out()

    def open(self) -> Groups:
        """No opening animation: everything is already in place."""
        return []

    def stage(self, event: Event) -> Groups:
        """Show an event as a message, for as long as it takes to read."""
        words = self._words.event(event)
        return [[call(lambda: self._say(words))], [wait(_READ)]]

    def show(self, event: Event) -> None:
        """Make an event part of the picture."""
        self.picture.show(event)
        self._lay_out()

    # What can be pointed at, and what it does

    def offer(self, view: View | None) -> None:
        """Offer the moves that are legal in the view."""
        self._moves = () if view is None else Choices(self._game.rules, view).listed
        self._first, self._attended = 0, None

    def widgets(self) -> list[Widget]:
        """A button for each move that fits on the page, and the pieces that belong to exactly one move."""
        labels = [self._words.move(move) for move in self._moves]
        places = layout.move_places(labels)
        shown = labels[self._first : self._first + self._page_size(len(places))]
        found: list[Widget] = [
            Button(MoveNumber(self._first + number), place, label, "gold")
            for number, (label, place) in enumerate(zip(shown, places, strict=False))
        ]
        if len(labels) > len(places):
            found.append(Button("more", places[-1], self._kit.say("table.plain.more")))
        return [*found, *self._piece_widgets()]

    def use(self, what: What) -> Wish:
        """A button or a piece was clicked: make its move."""
        if what == "more":
            self._first += self._page_size(len(layout.move_places([self._words.move(move) for move in self._moves])))
            if self._first >= len(self._moves):
                self._first = 0
            return None
        return self._move_of(what)

    def shortcut(self, command: Command) -> Wish:
        """A digit makes the move with that number on the page."""
        number = self._first + command.number - 1
        if command.kind is Kind.DIGIT and self._first <= number < len(self._moves):
            return self._moves[number]
        return None

    def attend(self, what: What | None) -> None:
        """Mark the pieces of the move that the player points at."""
        self._attended = self._move_of(what) if what is not None else None

    def cancel(self) -> bool:
        """There is never a partial selection to cancel."""
        return False

    def turn(self) -> None:
        """Do nothing: a plain table looks the same from every side."""

    @property
    def why_not_turn(self) -> str | None:
        """No reason is needed: a plain table is never turned."""
        return "table.plain.no_turn"

    # Texts

    def tip(self, what: What) -> str | None:
        """Explain a move."""
        move = self._move_of(what)
        return self._words.help(move) if move is not None else None

    def say_move(self, move: Move) -> str:
        """A move in a few words."""
        return self._words.move(move)

    def point_out(self, move: Move | None) -> None:
        """Mark the pieces that a hint refers to."""
        self._advised = move

    def why_no_hint(self) -> Refusal | None:
        """Hints need an opponent that gives reasons."""
        return None if hints_of(self._game).can(Can.REASONS) else refuse("table.refused.no_advice")

    def log(self, event: Event) -> LogLine:
        """The log line for an event."""
        seat = seat_of(event)
        return LogLine(self._words.event(event), seat=None if seat is None else seat % len(self._kit.theme.seats))

    def where(self, place: str) -> Rect | None:  # noqa: ARG002
        """No line of the log names a place."""
        return None

    # Drawing

    def update(self, dt: float) -> None:
        """Nothing is animated."""

    @property
    def moving(self) -> bool:
        """Nothing is animated."""
        return False

    def draw(self, canvas: Canvas, seen: SeatsShown) -> None:
        """Draw the sheets of the seats and of the middle, and the tray with the moves."""
        canvas.fill(theme.NIGHT)
        sheets = self._sheets
        for seat, (sheet, plate) in enumerate(zip(sheets.seats, sheets.plates, strict=True)):
            panels.draw_sheet(canvas, sheet)
            self._draw_plate(canvas, seat, plate, seen)
        if sheets.middle is not None:
            panels.draw_sheet(canvas, sheets.middle)
        for placed in sheets.rows:
            self._draw_row(canvas, placed)
        canvas.text(self.caption, layout.CAPTION, _CAPTION, "centre", wrap=False)
        panels.draw_tray(canvas, layout.TRAY)

    def _draw_plate(self, canvas: Canvas, seat: int, plate: Rect, seen: SeatsShown) -> None:
        disc = Rect(plate.x, plate.centre.y - 12, 24, 24)
        words = seen.players[seat].name
        if seat == seen.to_move:
            words = self._kit.say("table.plain.thinks" if seen.thinking else "table.plain.to_move", name=words)
            canvas.rounded(disc.inset(-5), 17, theme.VERMILION)
        canvas.rounded(disc, 12, canvas.theme.seats[seat % len(canvas.theme.seats)], theme.GOLD_DARK)
        canvas.text(words, Rect(disc.right + 14, plate.y, plate.w - 38, plate.h), _NAME, wrap=False)

    def _draw_row(self, canvas: Canvas, placed: PlacedRow) -> None:
        row = placed.row
        canvas.text(self._words.field(row.field), placed.label, _LABEL, wrap=False)
        for piece, place in zip(row.pieces, placed.pieces, strict=True):
            if not row.cards:
                canvas.text(self._words.value(piece, row.field, piece=False), place, _PIECE, wrap=False)
            elif piece is None:
                canvas.rounded(place, 8, theme.INDIGO, theme.GOLD_LINE, line_inset=5)
            else:
                canvas.rounded(place, 8, canvas.theme.slip_light, theme.GOLD_DARK, line_inset=3)
                canvas.text(self._words.value(piece), place.inset(6, 2), _PIECE, "centre")
                if self._is_about(self._attended or self._advised, piece):
                    draw_ring(canvas, place, 8)

    def _say(self, words: str) -> None:
        self.caption = words

    def _lay_out(self) -> None:
        self._sheets = layout.lay_out(rows_of(self.picture, self._seats), self._seats)

    def _page_size(self, places: int) -> int:
        """How many moves fit on a page; if there are more pages, the last place is the button for the next one."""
        return places if len(self._moves) <= places else places - 1

    def _piece_widgets(self) -> list[Widget]:
        """Pieces that are on the table once and belong to exactly one move: clicking one makes that move."""
        cards = [
            (piece, place)
            for placed in self._sheets.rows
            if placed.row.cards
            for piece, place in zip(placed.row.pieces, placed.pieces, strict=True)
            if piece is not None
        ]
        lying = [piece for piece, _ in cards]
        found: list[Widget] = []
        for piece, place in cards:
            about = [number for number, move in enumerate(self._moves) if self._is_about(move, piece)]
            if len(about) == 1 and lying.count(piece) == 1:
                found.append(Area(PieceOfMove(about[0]), place, radius=8))
        return found

    @staticmethod
    def _is_about(move: Move | None, piece: object) -> bool:
        """Whether a move names this piece and no other."""
        values = () if move is None else tuple(getattr(move, name) for name in move.__struct_fields__)
        return values == (piece,) and type(values[0]) is type(piece)

    def _move_of(self, what: What) -> Move | None:
        if isinstance(what, MoveNumber) and what.number < len(self._moves):
            return self._moves[what.number]
        return None
