"""What a phone shows of Ninja Taisen: the path with its stacks, and the dice. No pygame."""

from game.games.taisen.rules.moves import END_TURN, UseDie
from game.games.taisen.rules.ninjas import LAST, NUMBERS, SHOGUN, SIDES, SUIT_OF, SUITS
from game.games.taisen.rules.picture import Picture
from game.phones.page import Card, CardRow, Offer, Parts, PlayerPlate, Seen, Square, SquareGrid

_COLUMNS = 6
"""Two rows of tiles: eleven in one would be too narrow for a finger."""


def parts(seen: Seen) -> Parts:
    """The page of one side."""
    picture: Picture = seen.picture
    offers = [_offer(seen, move) for move in seen.moves]
    cells = [_tile(seen, picture, tile) for tile in range(LAST + 1)]
    return Parts(
        offers,
        when=seen.say("taisen.move.turn", turn=picture.turn),
        plates=[_plate(seen, picture, seat) for seat in range(2)],
        rows=[CardRow("", [_die(seen, picture, suit) for suit in SUITS], "dice")],
        board=SquareGrid(_COLUMNS, cells, "path"),
    )


def _offer(seen: Seen, move: UseDie | object) -> Offer:
    if not isinstance(move, UseDie):
        return Offer(seen.words(END_TURN), help=seen.say("taisen.tip.end_turn"), main=len(seen.moves) == 1)
    return Offer(seen.words(move), [f"{seen.seat}.{move.ninja}"])


def _tile(seen: Seen, picture: Picture, tile: int) -> Square:
    pieces = [_ninja(seen, seat, name) for seat in range(2) for name in picture.stacks[seat][tile]]
    return Square("", str(tile + 1), pieces, kind=f"tile {'village' if tile in {0, LAST} else ''}")


def _ninja(seen: Seen, seat: int, name: str) -> Card:
    label, art = seen.say(f"taisen.ninja.{name}"), f"{SIDES[seat]}-{name}"
    if seat != seen.seat:
        return Card(f"{seen.player(seat)}: {label}", art)
    why = None
    if seen.moves and not any(isinstance(move, UseDie) and move.ninja == name for move in seen.moves):
        suit = SUITS[0] if NUMBERS[name] == SHOGUN else SUITS[SUIT_OF[NUMBERS[name]]]
        why = seen.why_not(UseDie(suit, name))
    return Card(label, art, f"{seat}.{name}", "" if why is None else seen.sentence(why))


def _die(seen: Seen, picture: Picture, suit: str) -> Card:
    value, spent = picture.dice[suit], suit in picture.spent
    mark = seen.say("taisen.tip.spent") if spent else ""
    label = f"{seen.say(f'taisen.die.{suit}')} {value}"
    return Card(f"{label}, {mark}" if mark else label, f"die-{suit}-{value}{'-spent' if spent else ''}")


def _plate(seen: Seen, picture: Picture, seat: int) -> PlayerPlate:
    left = sum(len(tile) for tile in picture.stacks[seat])
    active = picture.outcome is None and picture.active == seat
    return PlayerPlate(seen.player(seat), str(left), active=active)
