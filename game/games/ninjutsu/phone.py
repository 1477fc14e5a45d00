"""What a phone shows of Ninjutsu: the board from one's own side, weapons, action cards and shuriken. No pygame."""

from functools import cache

from msgspec import UNSET

from game.core.board import Board
from game.games.ninjutsu import formations
from game.games.ninjutsu.rules import setup
from game.games.ninjutsu.rules.figures import CARDS, FACES, MOVED, SIDES, rank_of, seat_of
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.moves import (
    EndTurn,
    NinjutsuMove,
    Place,
    PlayKidnap,
    PlayNewWeapons,
    PlayNothing,
    PlaySalto,
    PlaySneak,
    Step,
    Throw,
)
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.rules.state import ACTIONS, BATTLE, HAND, PLACING, THROW
from game.games.ninjutsu.rules.view import NinjutsuView
from game.phones.page import Card, CardRow, Offer, Parts, PlayerPlate, Seen, Square, SquareGrid

_CARD_OF = {PlaySalto: "salto", PlaySneak: "sneak", PlayKidnap: "kidnap", PlayNewWeapons: "new_weapons"}


def parts(seen: Seen) -> Parts:
    """The page of one side."""
    view, picture = seen.view, seen.picture
    if not isinstance(view, NinjutsuView):
        raise TypeError(view)
    return Parts(
        [_offer(seen, view, move) for move in seen.moves],
        duty=_duty(seen, view),
        when=seen.say("ninjutsu.move.turn", turn=view.turn) if view.turn else seen.say("ninjutsu.move.set_up"),
        plates=[_plate(seen, view, seat) for seat in range(2)],
        rows=[*_weapons(seen, picture), *_dice(seen, view)],
        board=_board(seen, view),
        hand=_hand(seen, view) if seen.seat >= 0 and view.phase != PLACING else [],
        plans=_formations(seen, view) if seen.moves and view.phase == PLACING else [],
    )


def _formations(seen: Seen, view: NinjutsuView) -> list[tuple[Offer, tuple[Place, ...]]]:
    """Ready-made formations, as long as no figure is placed: fifteen taps are many."""
    if view.standing[seen.seat]:
        return []
    return [
        (
            Offer(seen.say(f"ninjutsu.formation.{name}"), help=seen.say(f"ninjutsu.tip.formation.{name}")),
            tuple(setup.moves_for(formations.ready_made(name, view.board, seen.seat))),
        )
        for name in formations.NAMES
    ]


def _offer(seen: Seen, view: NinjutsuView, move: NinjutsuMove) -> Offer:
    say = seen.words(move)
    card = "joker" if getattr(move, "joker", False) else _CARD_OF.get(type(move), "")
    match move:
        case Place():
            return Offer(say, [_id(move.cell)])
        case Step():
            return Offer(say, [_id(move.start), _id(move.end)])
        case PlaySalto():
            return Offer(say, [card, _id(move.start), _id(move.end)])
        case PlayKidnap() if move.kidnapper is not UNSET:
            return Offer(say, [card, _id(move.kidnapper), _id(move.cell)])
        case PlayKidnap():
            return Offer(say, [card, _id(move.cell)])
        case PlaySneak() | PlayNewWeapons():
            return Offer(say, [card], help=seen.say(f"ninjutsu.help.{_CARD_OF[type(move)]}"))
        case Throw():
            return Offer(say, help=seen.say(f"ninjutsu.tip.button.throw_{move.intent}"), throw=view.dojo == HAND)
        case EndTurn() | PlayNothing():
            return Offer(say, main=len(seen.moves) == 1 or isinstance(move, PlayNothing))
    return Offer(say)


def _duty(seen: Seen, view: NinjutsuView) -> str:
    if not seen.moves:
        return ""
    if view.phase == PLACING:
        rank = ground_of(view.board).order[view.standing[seen.seat]]
        return f"{seen.say('ninjutsu.prompt.place')}: {seen.say(f'ninjutsu.rank.{rank}')}"
    if view.phase == BATTLE:
        return _odds(seen, view)
    if view.phase == THROW:
        return seen.say("ninjutsu.prompt.throw", side=seen.say(f"ninjutsu.side.{SIDES[seen.seat]}"))
    if view.phase == ACTIONS:
        mine, yours = view.tops[view.active], view.tops[1 - view.active]
        steps = sum(one > other for one, other in zip(mine, yours, strict=True))
        key = "attack_body" if seen.seat == view.active else "defend_body"
        return seen.say(f"ninjutsu.prompt.{key}", count=steps)
    if view.steps:
        return seen.say("ninjutsu.prompt.steps", count=view.steps)
    return seen.say("ninjutsu.prompt.no_steps") if any(isinstance(move, EndTurn) for move in seen.moves) else ""


def _odds(seen: Seen, view: NinjutsuView) -> str:
    """What the dice show, and what a new roll of one's own would need."""
    own, other = view.rolls[seen.seat], view.rolls[1 - seen.seat]
    faces = FACES[rank_of(view.cells[view.start if seen.seat == view.active else view.end])]
    wins = [face for face in faces if face > other]
    said = seen.say("ninjutsu.prompt.tie" if own == other else "ninjutsu.prompt.behind")
    if not wins:
        return f"{said} ({own} : {other}). {seen.say('ninjutsu.reroll.never', value=other)}"
    share = seen.say("ninjutsu.reroll.share", percent=round(100 * len(wins) / len(faces)))
    return f"{said} ({own} : {other}). {seen.say('ninjutsu.reroll.needs', needs=min(wins))}: {share}"


def _board(seen: Seen, view: NinjutsuView) -> SquareGrid:
    """The squares, with this side's own edge below."""
    pieces = {figure: [_piece(seen, figure)] if figure else [] for figure in set(view.cells)}
    plain = _plain_squares(view.board, turned=seen.seat == 1)
    cells = [Square(_id(cell), name, pieces[view.cells[cell]], walls, kind) for cell, name, walls, kind in plain]
    return SquareGrid(view.board.columns, cells, "squares")


def _piece(seen: Seen, figure: int) -> Card:
    seat, rank = seat_of(figure), rank_of(figure)
    what = seen.say(f"ninjutsu.rank.{rank}") if rank else seen.say("ninjutsu.prompt.unknown")
    moved = f", {seen.say('ninjutsu.prompt.moved')}" if figure & MOVED and seat != seen.seat else ""
    return Card(f"{seen.say(f'ninjutsu.side.{SIDES[seat]}')}: {what}{moved}", f"{SIDES[seat]}-{rank}", seat=seat)


@cache
def _plain_squares(board: Board, *, turned: bool) -> list[tuple[int, str, str, str]]:
    """Number, name, walls and ground of each square as a side sees them; they never change."""
    found = []
    for row in range(board.rows) if turned else reversed(range(board.rows)):
        for column in reversed(range(board.columns)) if turned else range(board.columns):
            cell = row * board.columns + column
            kind = "red" if cell in board.starts[0] else "black" if cell in board.starts[1] else "plain"
            found.append((cell, board.name(cell), _walls(board, cell, turned=turned), kind))
    return found


def _walls(ground: Board, cell: int, *, turned: bool) -> str:
    """The sides with a fence, as this side sees them."""
    row, column = divmod(cell, ground.columns)
    found = ""
    for x, y, to_x, to_y in ground.fences:
        left, right, low, high = min(x, to_x), max(x, to_x), min(y, to_y), max(y, to_y)
        if low == high and left <= column < right and low in {row, row + 1}:
            found += "s" if low == row else "n"
        if left == right and low <= row < high and left in {column, column + 1}:
            found += "w" if left == column else "e"
    return found.translate(str.maketrans("nesw", "swne")) if turned else found


def _weapons(seen: Seen, picture: Picture) -> list[CardRow]:
    if not any(map(any, picture.tops)):
        return []
    order = (1 - seen.seat, seen.seat) if seen.seat >= 0 else (1, 0)
    return [
        CardRow(
            seen.say(f"ninjutsu.side.{SIDES[seat]}"),
            [
                Card(seen.say("ninjutsu.tip.weapon", count=stars), f"weapon-{stars}")
                for stars in picture.tops[seat]
                if stars
            ],
            "weapons",
        )
        for seat in order
    ]


def _dice(seen: Seen, view: NinjutsuView) -> list[CardRow]:
    if not any(view.rolls):
        return []
    rolled = [
        seen.say("ninjutsu.dojo.rolled", side=seen.say(f"ninjutsu.side.{SIDES[seat]}"), value=value)
        for seat, value in enumerate(view.rolls)
        if value
    ]
    return [CardRow(" · ".join(rolled), [])]


def _hand(seen: Seen, view: NinjutsuView) -> list[Card]:
    """The action cards that are left; all of them are known to both sides."""
    return [
        Card(seen.say(f"ninjutsu.card.{name}"), f"action-{name}", name, note=[])
        for bit, name in CARDS.items()
        if view.hands[seen.seat] & bit
    ]


def _plate(seen: Seen, view: NinjutsuView, seat: int) -> PlayerPlate:
    facts = [f"✦ {view.shuriken[seat]}"]
    if seat != seen.seat:
        held = [seen.say(f"ninjutsu.card.{name}") for bit, name in CARDS.items() if view.hands[seat] & bit]
        facts += [", ".join(held)] if held else []
    return PlayerPlate(
        seen.player(seat), str(view.standing[seat]), facts, active=view.asked == seat and view.winner < 0
    )


def _id(cell: int) -> str:
    return f"c{cell}"
