"""Rulebook pictures of Ninjutsu: steps, battles, the end, the boards, chances and opponents."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.ninjutsu.bot.odds import BEATS
from game.games.ninjutsu.rules.boards import BOARDS, CLASSIC
from game.games.ninjutsu.rules.figures import BLACK, FACES, ONE_STAR, RANKS, RED, SIDES, SOKE, TWO_STAR, figure
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.table.rulebook.armies_and_cards import army
from game.games.ninjutsu.table.rulebook.pieces import Pieces, Spot
from game.table.rulebook import diagrams

_NUMBER = theme.NUMERAL.sized(40).on("MOON")
_LEVELS = (("novice", 0), ("adept", ONE_STAR), ("master", TWO_STAR), ("shadow", SOKE))
_DOJO = Rect(424, 186, 752, 540)
"""The tray's size on the table; it is drawn smaller here."""


def steps(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The six directions of a step, and the fence, whose posts block the way too."""
    upper = Rect(rect.x, rect.y, rect.w, 352)
    walker = (2, 1)
    ends = _reached(walker)
    glimpse = pieces.court(
        canvas,
        upper,
        {walker: figure(RED, TWO_STAR)},
        dict.fromkeys(ends, "legal"),
        zoom=0.98,
        middle=(800, 730),
        glowing=[walker],
    )
    middle = glimpse.cell(*walker)
    for end in ends:
        aim = glimpse.cell(*end)
        diagrams.arrow(canvas, _between(middle, aim, 0.42), _between(middle, aim, 0.86))
    for side in (1, 3):
        diagrams.cross(canvas, glimpse.cell(side, 1))
    lower = Rect(rect.x, rect.y + 364, rect.w, rect.h - 364)
    walkers = {(0, 3): figure(RED, ONE_STAR), (2, 3): figure(RED, TWO_STAR)}
    glimpse = pieces.court(
        canvas, lower, walkers, dict.fromkeys(_forward((0, 3)), "legal"), zoom=0.82, middle=(740, 500)
    )
    for start in walkers:
        here = glimpse.cell(*start)
        for column in (start[0] - 1, start[0], start[0] + 1):
            if column < 0:
                continue
            there = glimpse.cell(column, 4)
            if (column, 4) in _reached(start):
                diagrams.arrow(canvas, _between(here, there, 0.5), _between(here, there, 1.0))
            else:
                diagrams.cross(canvas, _between(here, there, 0.78), 32)


def _reached(start: Spot) -> list[Spot]:
    """Where the rules let a ninja go from a cell of the empty classic board."""
    columns = CLASSIC.columns
    walks = ground_of(CLASSIC).walks[start[1] * columns + start[0]]
    return [(end % columns, end // columns) for end, _ in walks]


def _forward(start: Spot) -> list[Spot]:
    return [end for end in _reached(start) if end[1] > start[1]]


def _between(start: Point, end: Point, share: float) -> Point:
    return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)


def battle(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The Dojo with two one-star ninjas, and how a shuriken turns the battle."""
    zoom = rect.w / _DOJO.w
    tray = Rect(rect.x, rect.y, rect.w, _DOJO.h * zoom)
    art = pieces.art.dojo(canvas.layout.size_to_px(tray.size), SIDES[RED], SIDES[BLACK], canvas.scale * zoom)
    canvas.blit_centred(art, tray.centre)
    words = Rect(tray.x + 60, tray.y + 10, tray.w - 120, 34)
    say = pieces.say
    text = say("ninjutsu.dojo.ahead", side=say("ninjutsu.side.red"), high=5, low=4)
    canvas.text(text, words, theme.LABEL.sized(21), "centre", wrap=False)
    for seat, x in ((RED, 76.0), (BLACK, rect.w - 76.0)):
        pieces.figure(canvas, (rect.x + x, tray.y + 254), seat, ONE_STAR, 92)
    for seat, x, value in ((RED, 174.0, 5), (BLACK, rect.w - 174.0, 4)):
        pieces.die(canvas, (rect.x + x, tray.y + 166), seat, (6, value), 58, glow=seat == RED)
        for place in range(2):
            pieces.shuriken(canvas, (rect.x + x - 16 + place * 32, tray.y + 238), 28)
    diagrams.slip(canvas, say("ninjutsu.button.reroll", count=2), (rect.centre.x, tray.bottom - 34))
    box = Rect(rect.x, tray.bottom + 14, rect.w, rect.bottom - tray.bottom - 14)
    pieces.lacquer(canvas, box)
    rolls = ((5, 4, RED), (5, 6, BLACK))
    for row, (red, black, ahead) in enumerate(rolls):
        y = box.y + 64 + row * 106
        diagrams.number(canvas, (box.x + 46, y), row + 1)
        pieces.die(canvas, (box.x + 142, y), RED, (6, red), 64, glow=ahead == RED)
        sign = ">" if red > black else "<"
        canvas.text(f"{red} {sign} {black}", Rect.around((box.x + 244, y), 110, 50), _NUMBER, "centre", wrap=False)
        pieces.die(canvas, (box.x + 346, y), BLACK, (6, black), 64, glow=ahead == BLACK)
    pieces.shuriken(canvas, (box.x + 412, box.y + 118), 46)
    diagrams.arrow(canvas, (box.x + 428, box.y + 92), (box.x + 396, box.y + 158), bend=-22)
    diagrams.number(canvas, (box.x + 46, box.y + 276), 3)
    pieces.fallen(canvas, (box.x + 150, box.y + 288), RED, ONE_STAR, 84)
    pieces.figure(canvas, (box.x + 346, box.y + 316), BLACK, ONE_STAR, 84)


def end(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """A red ninja on the cell where the black Soke stood."""
    yard = Rect(rect.x, rect.y, rect.w, 452)
    backs = {(0, 7), (1, 7), (4, 7), (0, 5), (4, 6), (4, 5)}
    figures = {cell: figure(BLACK, 0) for cell in backs} | {
        (2, 6): figure(RED, TWO_STAR),
        (1, 4): figure(RED, ONE_STAR),
    }
    glimpse = pieces.court(canvas, yard, figures, {(2, 6): "selected"}, zoom=0.78, middle=(800, 290), glowing=[(2, 6)])
    lies = glimpse.cell(3, 6)
    canvas.blit_centred(pieces.art.smoke(canvas.px(150), 2), (lies.x, lies.y - 20), 0.85)
    pieces.fallen(canvas, (lies.x + 4, lies.y + 14), BLACK, SOKE, 96)
    box = Rect(rect.x, rect.y + 466, rect.w, rect.h - 466)
    pieces.lacquer(canvas, box)
    y = box.y + 84
    pieces.die(canvas, (box.x + 116, y), RED, (8, 7), 84, glow=True)
    pieces.die(canvas, (box.right - 116, y), BLACK, (12, 4), 84)
    canvas.text("7 > 4", Rect.around((box.centre.x, y), 120, 60), _NUMBER, "centre", wrap=False)
    text = pieces.say("ninjutsu.reason.soke", side=pieces.say("ninjutsu.side.red"))
    diagrams.slip(canvas, text, (box.centre.x, box.bottom - 48), most=rect.w - 50)


def table(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The three boards of the box, and a figure with the mark of what was seen."""
    for place, (name, board) in enumerate(BOARDS.items()):
        box = Rect(rect.x + place % 2 * 240, rect.y + place // 2 * 350, 228, 286)
        pieces.court(canvas, box, army("wall", board), board=board, zoom=0.32, middle=(800, 450))
        diagrams.slip(canvas, pieces.say(f"ninjutsu.choice.board_{name}"), (box.centre.x, box.bottom + 24), most=220)
    box = Rect(rect.x + 240, rect.y + 350, 228, 286)
    pieces.lacquer(canvas, box)
    foot = Point(box.centre.x, box.y + 236)
    pieces.figure(canvas, foot, BLACK, 0, 120)
    canvas.blit_centred(pieces.art.tag(TWO_STAR, canvas.px(84)), (foot.x, foot.y - 150))
    diagrams.slip(canvas, pieces.say("ninjutsu.option.marks"), (box.centre.x, box.bottom + 24), most=220)


def tips(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The probability that each die beats each other: the attacker's at the left, the defender's above."""
    pieces.lacquer(canvas, rect)
    across, down, left, top = 102.0, 168.0, 144.0, 156.0
    for place, rank in enumerate(RANKS):
        faces = len(FACES[rank])
        x, y = rect.x + left + (place + 0.5) * across - 5, rect.y + top + (place + 0.5) * down - 6
        pieces.figure(canvas, (x - 12, rect.y + 128), BLACK, rank, 80)
        pieces.die(canvas, (x + 26, rect.y + 116), BLACK, (faces, faces), 42)
        pieces.figure(canvas, (rect.x + 62, y + 44), RED, rank, 84)
        pieces.die(canvas, (rect.x + 106, y + 30), RED, (faces, faces), 46)
    for row, mine in enumerate(RANKS):
        for column, yours in enumerate(RANKS):
            well = Rect(rect.x + left + column * across, rect.y + top + row * down, across - 10, down - 12)
            pieces.well(canvas, well)
            percent = pieces.say("review.percent", percent=round(100 * BEATS[mine][yours]))
            canvas.text(percent, well, _NUMBER.sized(34), "centre", wrap=False)


def opponents(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The four levels, from a mere back to the Soke."""
    for place, (level, rank) in enumerate(_LEVELS):
        box = Rect(rect.x + place % 2 * 240, rect.y + place // 2 * 349, 228, 340)
        pieces.lacquer(canvas, box)
        pieces.figure(canvas, (box.centre.x, box.y + 256), BLACK, rank, 168)
        words = Rect(box.x + 10, box.bottom - 64, box.w - 20, 40)
        diagrams.words(canvas, pieces.say(f"level.{level}"), words, theme.NAME.on("LIGHT_TEXT"), wrap=False)
