"""Rulebook pictures of Ninjutsu: the armies, ranks and dice, weapons, and the five action cards."""

from game.core.board import Board
from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.ninjutsu.formations import ready_made
from game.games.ninjutsu.rules.boards import CLASSIC
from game.games.ninjutsu.rules.figures import BLACK, CARDS, FACES, RANKS, RED, TWO_STAR, figure
from game.games.ninjutsu.table.rulebook.pieces import Pieces
from game.table.rulebook import diagrams

_COUNT = theme.NUMERAL.sized(52).on("MOON")
_LABEL = diagrams.LABEL


def army(name: str, board: Board = CLASSIC) -> dict[tuple[int, int], int]:
    """Red as the player's own side, in a ready-made formation; Black as backs."""
    columns = board.columns
    found = {
        (cell % columns, cell // columns): figure(RED, rank) for cell, rank in ready_made(name, board, RED).items()
    }
    black = ready_made(name, board, BLACK)
    return found | {(cell % columns, cell // columns): figure(BLACK, 0) for cell in black}


def aim(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The middle of the courtyard: the player's Soke, the fence, and backs beyond."""
    figures = {cell: what for cell, what in army("bodyguard").items() if cell not in ((1, 2), (3, 2), (2, 5))}
    figures |= {(2, 3): figure(RED, TWO_STAR), (1, 4): figure(BLACK, 0)}
    glimpse = pieces.court(canvas, rect, figures, zoom=0.78, middle=(800, 480), glowing=[(2, 0)])
    for cell in ((1, 7), (3, 7)):
        _question(canvas, glimpse.head(*cell))


def _question(canvas: Canvas, at: Point) -> None:
    """A question mark over a figure that may be the Soke."""
    disc = Rect.around((at.x, at.y - 28), 40, 40)
    canvas.rounded(disc, 22, theme.VERMILION_DARK, theme.VERMILION_LINE, line_inset=2.5)
    canvas.text("?", disc, theme.NAME.on(theme.BRIGHT_TEXT), "centre", wrap=False)


def figures(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The three ranks with their dice and how many there are of each, and the back that all of them share."""
    pieces.lacquer(canvas, rect)
    for row, rank in enumerate(RANKS):
        well = Rect(rect.x + 22, rect.y + 24 + row * 164, rect.w - 44, 154)
        pieces.well(canvas, well)
        count = Rect(well.x + 8, well.y + 42, 84, 70)
        canvas.text(f"{CLASSIC.figures[rank - 1]} \N{MULTIPLICATION SIGN}", count, _COUNT, "centre", wrap=False)
        pieces.figure(canvas, (well.x + 142, well.bottom - 28), RED, rank, 100)
        label = Rect(well.x + 206, well.y + 10, well.w - 216, 30)
        diagrams.words(canvas, pieces.say(f"ninjutsu.rank.{rank}"), label, _LABEL, "left", wrap=False)
        diagrams.arrow(canvas, (well.x + 222, well.centre.y + 14), (well.x + 268, well.centre.y + 14))
        faces = len(FACES[rank])
        pieces.die(canvas, (well.x + 332, well.centre.y + 20), RED, (faces, faces), 84)
    for seat, x in ((RED, 128.0), (BLACK, 340.0)):
        pieces.figure(canvas, (rect.x + x, rect.bottom - 46), seat, 0, 100)
        _question(canvas, Point(rect.x + x + 46, rect.bottom - 96))


def setup(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """Both armies on the whole board, and the roll for the first attack."""
    board = Rect(rect.x, rect.y, rect.w, 496)
    pieces.court(canvas, board, army("wings"), zoom=0.66, middle=(800, 500))
    tray = Rect(rect.x, rect.y + 510, rect.w, rect.h - 510)
    pieces.lacquer(canvas, tray)
    pieces.die(canvas, (tray.x + 140, tray.centre.y), RED, (6, 5), 88, glow=True)
    pieces.die(canvas, (tray.right - 140, tray.centre.y), BLACK, (6, 3), 88)
    canvas.text("5 > 3", Rect.around(tray.centre, 130, 60), _COUNT.sized(40), "centre", wrap=False)


def weapons(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """Three columns: won, won after a draw, lost; and what they are worth."""
    pieces.lacquer(canvas, rect)
    columns = ((2, 4, "win"), (3, 5, "win"), (4, 1, "lose"))
    for place, (theirs, mine, kind) in enumerate(columns):
        well = Rect(rect.x + 36 + place * 136, rect.y + 34, 124, 420)
        pieces.well(canvas, well)
        under = 2 if place == 1 else 0
        pieces.weapon(canvas, (well.centre.x, well.y + 86), theirs, under=under)
        pieces.mark(canvas, (well.centre.x, well.centre.y), kind)
        pieces.weapon(canvas, (well.centre.x, well.bottom - 86), mine, under=under)
    for seat, y in ((BLACK, 34.0), (RED, 454.0)):
        crest = pieces.art.crest(("red", "black")[seat], canvas.px(44))
        canvas.blit_centred(crest, (rect.x + 36, rect.y + y))
    strip = Rect(rect.x + 36, rect.y + 474, rect.w - 72, 182)
    pieces.well(canvas, strip)
    words = Rect(strip.x + 12, strip.y + 10, strip.w - 24, 34)
    text = pieces.say("ninjutsu.log.steps", side=pieces.say("ninjutsu.side.red"), count=2)
    diagrams.words(canvas, text, words, _LABEL, wrap=False)
    feet = [Point(strip.x + 90, strip.bottom - 30), Point(strip.x + 210, strip.bottom - 30)]
    pieces.figure(canvas, feet[0], RED, TWO_STAR, 88)
    for step in (0, 1):
        start = Point(strip.x + 146 + step * 108, strip.bottom - 66)
        diagrams.arrow(canvas, start, (start.x + 76, start.y), bend=18)
        diagrams.number(canvas, (start.x + 40, start.y + 24), step + 1, 32)


def actions(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The five cards, and a shuriken for the Joker."""
    pieces.lacquer(canvas, rect)
    for place, name in enumerate(CARDS.values()):
        at = Point(rect.x + 128 + place % 2 * 212, rect.y + 126 + place // 2 * 218)
        pieces.action(canvas, at, name, 142)
    at = Point(rect.x + 340, rect.y + 126 + 2 * 218)
    canvas.blit_centred(pieces.art.stock(canvas.px(128), 4), at)
    diagrams.arrow(canvas, (at.x - 132, at.y), (at.x - 78, at.y))


def tricks(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """A jump over an enemy, a step under the fence, and whom a ninja can kidnap."""
    salto, sneak, kidnap = rect.rows(3, 12)
    glimpse = pieces.court(
        canvas,
        salto,
        {(1, 4): figure(RED, 1), (1, 5): figure(BLACK, 0), (3, 6): figure(BLACK, 0)},
        {(1, 6): "legal"},
        zoom=0.82,
        middle=(800, 350),
        glowing=[(1, 4)],
    )
    start, end = glimpse.head(1, 4), glimpse.cell(1, 6)
    diagrams.arrow(canvas, (start.x - 36, start.y + 16), (end.x - 30, end.y + 16), bend=46)
    glimpse = pieces.court(
        canvas,
        sneak,
        {(2, 3): figure(RED, TWO_STAR), (3, 5): figure(BLACK, 0)},
        {(1, 4): "legal", (2, 4): "legal", (3, 4): "legal"},
        zoom=0.82,
        middle=(800, 500),
        glowing=[(2, 3)],
    )
    start = glimpse.head(2, 3)
    diagrams.arrow(canvas, (start.x + 40, start.y + 26), (glimpse.cell(2, 4).x + 40, glimpse.cell(2, 4).y), bend=-16)
    near, others = [(1, 6), (3, 6)], [(0, 7), (2, 7), (1, 7), (1, 5), (4, 7)]
    glimpse = pieces.court(
        canvas,
        kidnap,
        {(2, 5): figure(RED, 1)} | {cell: figure(BLACK, 0) for cell in (*near, *others)},
        dict.fromkeys(near, "attack"),
        zoom=0.82,
        middle=(800, 330),
        glowing=[(2, 5)],
    )
    start, end = glimpse.head(2, 5), glimpse.cell(3, 6)
    diagrams.arrow(canvas, (start.x + 36, start.y + 22), (end.x - 18, end.y + 14), bend=-18)
    corners = {"salto": (salto.x, salto.y), "sneak": (sneak.x, sneak.y), "kidnap": (kidnap.x, kidnap.bottom - 84)}
    for name, (x, y) in corners.items():
        canvas.blit_centred(pieces.art.action_token(name, canvas.px(58)), (x + 42, y + 42))
