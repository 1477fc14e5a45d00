"""What a phone shows of Ninja Taisen: the path with its stacks, and the dice. No pygame."""

from collections.abc import Iterator
from typing import cast

from game.core.chance import Chance
from game.core.contract import Event
from game.core.events import MatchEnded
from game.games.taisen.rules.events import DefenderCornered, FightTied, FightWon
from game.games.taisen.rules.moves import END_TURN, UseDie
from game.games.taisen.rules.ninjas import LAST, NUMBERS, SHOGUN, SIDES, SUIT_OF, SUITS
from game.games.taisen.rules.picture import Picture
from game.games.taisen.rules.rules import TaisenRules
from game.games.taisen.rules.view import TaisenView
from game.phones.page import Card, CardRow, Offer, Parts, PlayerPlate, Seen, Square, SquareGrid

_RULES = TaisenRules()

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
    return Offer(seen.words(move), [f"{seen.seat}.{move.ninja}"], help=" · ".join(_forecast(seen, move)))


def _forecast(seen: Seen, move: UseDie) -> Iterator[str]:
    """How each fight of a move would end, as at the table."""
    state, told = cast(TaisenView, seen.view).state(), list[Event]()
    _RULES.apply(state, move, Chance(0), told.append)
    for event in told:
        match event:
            case FightWon():
                names = {"winner": (event.winner_seat, event.winner), "loser": (1 - event.winner_seat, event.loser)}
                yield seen.say("taisen.log.won", **{who: _named(seen, *ninja) for who, ninja in names.items()})
            case DefenderCornered():
                yield seen.say("taisen.log.cornered", loser=_named(seen, 1 - event.winner_seat, event.loser))
            case FightTied():
                one, other = (_named(seen, seat, event.ninjas[seat]) for seat in range(2))
                yield seen.say("taisen.log.tied", one=one, other=other)
            case MatchEnded() if seen.seat in event.outcome.winners:
                takes = event.outcome.reason == "taisen.reason.village"
                yield seen.say("taisen.forecast.takes" if takes else "taisen.forecast.last")


def _named(seen: Seen, seat: int, name: str) -> str:
    """A ninja with its side, as the log names it."""
    side, ninja = seen.say(f"taisen.side.{SIDES[seat]}"), seen.say(f"taisen.ninja.{name}")
    return seen.say("taisen.log.ninja", side=side, ninja=ninja)


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
