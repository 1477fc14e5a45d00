"""Rulebook pictures of Ninja Taisen: the two sides, the ten ninjas, the first stacks, dice and moves."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.taisen.rules.ninjas import FACES, LAST, MONKEY, SIDES, SUITS, WOLF, Suit
from game.games.taisen.table.rulebook.pieces import Pieces
from game.table.rulebook import diagrams

_DUSK = 0.55
_NAME = theme.LABEL.sized(21).on("LIGHT_TEXT")


def aim(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The two Shoguns face each other over the path."""
    pieces.valley(canvas, rect)
    burst = pieces.art.fight_burst(canvas.px(440))
    with canvas.clipped(rect.inset(10)):
        canvas.blit_centred(burst, (rect.centre.x, rect.y + 270), 0.9)
    for side, x, degrees in ((MONKEY, 138.0, -7), (WOLF, 330.0, 7)):
        pieces.tilted(canvas, (rect.x + x, rect.y + 278), side, "J4", 180, degrees=degrees)
    tiles = path(pieces, canvas, Rect(rect.x + 22, rect.y + 476, rect.w - 44, 90))
    for side, at in ((MONKEY, tiles[0]), (WOLF, tiles[-1])):
        pieces.crest(canvas, (at.x + (12 if side == MONKEY else -12), at.y + 62), side, 76)
    diagrams.arrow(canvas, (tiles[0].x + 66, tiles[0].y + 76), (tiles[4].x, tiles[4].y + 54), bend=-12)
    diagrams.arrow(canvas, (tiles[-1].x - 66, tiles[-1].y + 76), (tiles[6].x, tiles[6].y + 54), bend=12)


def path(pieces: Pieces, canvas: Canvas, box: Rect) -> list[Point]:
    """All eleven tiles in one curve, and where each of them lies."""
    step = box.w / (LAST + 1)
    found: list[Point] = []
    for tile in range(LAST + 1):
        kind = SIDES[MONKEY] if tile == 0 else SIDES[WOLF] if tile == LAST else f"path-{1 + tile % 4}"
        sunk = 1 - ((tile - LAST / 2) / (LAST / 2)) ** 2
        found.append(Point(box.x + (tile + 0.5) * step, box.y + box.h * (0.25 + 0.5 * sunk)))
        pieces.stone(canvas, found[-1], kind, step * 1.16)
    return found


def ninjas(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """Three suits of three, and the two Shoguns."""
    pieces.valley(canvas, rect, dusk=_DUSK)
    for row, suit in enumerate(SUITS):
        y = rect.y + 100 + row * 162
        _named_disc(pieces, canvas, Rect(rect.x + 18, y - 60, 108, 120), suit)
        for strength in (1, 2, 3):
            pieces.card(canvas, (rect.x + 70 + strength * 108, y), MONKEY, f"{suit[0].upper()}{strength}")
    y = rect.y + 100 + 3 * 162
    _named_disc(pieces, canvas, Rect(rect.x + 18, y - 60, 108, 120), "shogun")
    for side, x in ((MONKEY, 206.0), (WOLF, 368.0)):
        pieces.card(canvas, (rect.x + x, y), side, "J4")
        pieces.crest(canvas, (rect.x + x + 44, y - 60), side, 40)


def _named_disc(pieces: Pieces, canvas: Canvas, box: Rect, suit: str) -> None:
    pieces.disc(canvas, (box.centre.x, box.y + 42), suit, 64)
    key = "taisen.ninja.J4" if suit == "shogun" else f"taisen.die.{suit}"
    diagrams.words(canvas, pieces.say(key), Rect(box.x, box.y + 80, box.w, 30), _NAME, wrap=False)


def setup(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The Monkeys' four stacks, and the whole path with how many ninjas stand where."""
    pieces.valley(canvas, rect, dusk=0.3, middle=250)
    stacks = (("J4", "P2", "S3", "R1"), ("S1", "P3", "R2"), ("R3", "P1"), ("S2",))
    for place, names in enumerate(stacks):
        foot = (rect.x + 70 + place * 109, rect.y + 440 + (0, 18, 30, 38)[place])
        pieces.stone(canvas, foot, SIDES[MONKEY] if place == 0 else f"path-{place}")
        pieces.stack(canvas, foot, MONKEY, names)
    tiles = path(pieces, canvas, Rect(rect.x + 22, rect.y + 582, rect.w - 44, 66))
    for tile, at in enumerate(tiles):
        count = max(0, 4 - min(tile, LAST - tile))
        if count:
            seal = Rect.around((at.x, at.y - 26), 28, 30)
            canvas.rounded(seal, 8, theme.SLIP_LIGHT if tile < LAST / 2 else theme.MIST, theme.GOLD_DARK)
            canvas.text(str(count), seal, theme.NAME.sized(21), "centre", wrap=False)
    for side, at in ((MONKEY, tiles[0]), (WOLF, tiles[-1])):
        pieces.crest(canvas, (at.x, at.y + 32), side, 40)


def turn(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """A roll in its tray, the six faces of a die, and whom each die moves."""
    pieces.valley(canvas, rect, dusk=_DUSK)
    tray = Rect(rect.x + 40, rect.y + 36, rect.w - 80, 130)
    canvas.rounded(tray, 22, ((0.0, theme.VERMILION_LIP), (1.0, theme.BLOOD)), theme.GOLD_LINE, line_inset=6)
    for place, (suit, value) in enumerate(zip(SUITS, (3, 1, 2), strict=True)):
        pieces.die(canvas, (tray.x + tray.w * (place + 0.5) / 3, tray.centre.y - 2), suit, value, 84)
    for place, value in enumerate(FACES):
        pieces.die(canvas, (rect.x + 66 + place * 67, rect.y + 222), "rock", value, 44)
    pairs: tuple[tuple[tuple[Suit, ...], str], ...] = (
        (("rock",), "R2"),
        (("paper",), "P2"),
        (("scissors",), "S2"),
        (SUITS, "J4"),
    )
    for place, (suits, name) in enumerate(pairs):
        x, y = rect.x + 34 + place % 2 * 210, rect.y + 366 + place // 2 * 200
        for number, suit in enumerate(suits):
            pieces.die(canvas, (x + 24, y + (number - (len(suits) - 1) / 2) * 56), suit, 1, 42)
        diagrams.arrow(canvas, (x + 54, y), (x + 88, y))
        pieces.card(canvas, (x + 142, y), MONKEY, name, 100)


def move(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """A Scissors ninja carries two others two tiles on; below, one with three on top has to stay."""
    pieces.valley(canvas, rect, dusk=0.35)
    feet = [Point(rect.x + 72 + tile * 162, rect.y + 356 + (0, 10, 0)[tile]) for tile in range(3)]
    for tile, foot in enumerate(feet):
        pieces.stone(canvas, foot, f"path-{tile + 1}", glow=tile == 2)
    middles = pieces.stack(canvas, feet[0], MONKEY, ("P3", "S1", "R2", "P1"), chosen="S1")
    # A ninja of the same side stands on the target, so the group lands on top of it.
    pieces.stack(canvas, feet[2], MONKEY, ("R1",))
    landed = pieces.standing(feet[2], 4)[1:]
    pieces.ghosts(canvas, landed, MONKEY, ("S1", "R2", "P1"))
    pieces.die(canvas, (feet[1].x, feet[1].y - 120), "scissors", 2, 66, glow=True)
    start = Point(middles[-1].x + 56, middles[-1].y - 36)
    diagrams.arrow(canvas, start, (landed[-1].x - 56, landed[-1].y - 30), bend=56)
    diagrams.tick(canvas, (feet[0].x - 46, middles[-1].y - 72))
    foot = Point(rect.x + 150, rect.y + 640)
    pieces.stone(canvas, foot, "path-4")
    buried = pieces.stack(canvas, foot, MONKEY, ("R1", "S2", "P2", "R3"))
    diagrams.cross(canvas, (buried[0].x - 70, buried[0].y + 52))
    pieces.die(canvas, (rect.x + 330, rect.y + 560), "rock", 2, 66)
    diagrams.arrow(canvas, (rect.x + 284, rect.y + 586), (buried[0].x + 60, buried[0].y + 52), theme.MIST)
