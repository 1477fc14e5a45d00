"""How events of Ninja Taisen are played out: cards travel, dice tumble, fights can be felt. No pygame."""

import copy
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.contract import Event
from game.core.events import DiceRolled, MatchEnded, TurnStarted
from game.engine import theme
from game.engine.easing import anticipate, in_cubic, out_back, out_cubic
from game.engine.geometry import Point
from game.engine.timeline import Cue, call, wait
from game.games.taisen.events import DefenderCornered, FightTied, FightWon, GroupMoved
from game.games.taisen.ninjas import MONKEY, SUITS, WOLF
from game.games.taisen.picture import Picture
from game.games.taisen.table.places import Piece, Places
from game.games.taisen.table.words import Words
from game.table.director import Groups
from game.table.sprites import Sprite, change, travel

Update = Callable[[float], None]

ROLL_TURNS = 2.0
"""How often a die turns over before it lies still."""

_ROLL = 0.75
_LUNGE = 30.0
_LEAN = 7.0


@dataclass(slots=True)
class Die:
    """A die as it lies or rolls."""

    value: int
    spent: bool
    turns: float = 0.0
    """How many turns it still has to roll."""

    dx: float = 0.0
    hop: float = 0.0


@dataclass(slots=True)
class Clash:
    """A fight at the moment it happens."""

    at: Point
    caption: str
    fighters: tuple[str, str]
    """The winner first."""
    burst: float = 0.0
    slash: float = 0.0
    slash_to_left: bool = False


class Stage:
    """Where the pieces are while things happen; at rest that is where the picture says."""

    def __init__(self, places: Places, words: Words) -> None:
        self.places = places
        self._words = words
        self.pieces: dict[Piece, Sprite] = {}
        self.dice: dict[str, Die] = {}
        self.clash: Clash | None = None
        self.finale = ""
        self.live: list[Piece] = []
        """The pieces that move now, in the order they are drawn in."""

    def lay(self, picture: Picture) -> None:
        """Everything at rest, as the picture says."""
        self.pieces = {piece: Sprite(*at) for piece, at in self.places.standing(picture.stacks).items()}
        self.dice = {suit: Die(value, suit in picture.spent) for suit, value in picture.dice.items()}
        self.clash, self.live = None, []
        self.finale = self._ending(picture) if picture.outcome else ""

    def open(self) -> Groups:
        """The first roll, and the ninjas falling into line."""
        fall = []
        for place, piece in enumerate(self.pieces):
            sprite = self.pieces[piece]
            at = sprite.at
            fall.append(travel(sprite, at, 0.4, delay=0.025 * place, ease=out_back, on_way=_dropping(sprite, at)))
        return [[call(lambda: self._set_live(list(self.pieces))), *fall], self._rolling(None)]

    def stage(self, event: Event, picture: Picture) -> Groups:
        """The cues of an event, from what the picture shows."""
        match event:
            case GroupMoved():
                return self._walk(event, picture)
            case FightWon() | DefenderCornered():
                return self._beaten(event, picture)
            case FightTied():
                return self._bounced(event, picture)
            case DiceRolled():
                return [self._rolling(event.values)]
            case TurnStarted():
                return [[wait(theme.QUICK)]]
            case MatchEnded():
                return self._won(event, picture)
        return []

    def _walk(self, event: GroupMoved, picture: Picture) -> Groups:
        group = [Piece(event.seat, name) for name in event.ninjas]
        targets = self._after(event, picture)
        seconds = min(theme.SLOW_MOVE, 0.24 + 0.07 * abs(event.end - event.start))
        shifts, shifted = self._shifts(targets, apart_from=group)
        cues = [call(lambda: self._spend(event.die)), call(lambda: self._set_live([*shifted, *group]))]
        for height, piece in enumerate(group):
            cues.append(travel(self.pieces[piece], targets[piece], seconds, hop=58, delay=0.03 * height))
        return [[*cues, *shifts]]

    def _beaten(self, event: FightWon | DefenderCornered, picture: Picture) -> Groups:
        winner = Piece(event.winner_seat, event.winner)
        loser = Piece(1 - event.winner_seat, event.loser)
        fallen, way = self.pieces[loser], self._way(loser.seat)
        start = fallen.at

        def fall(t: float) -> None:
            fallen.x, fallen.y = start.x - way * 90 * t, start.y + 170 * t * t - 40 * t
            fallen.tilt, fallen.opacity = way * 80 * t, 1 - t**3

        def cut(t: float) -> None:
            if self.clash is not None:
                self.clash.slash = t

        targets = self._after(event, picture)
        back = [travel(self.pieces[winner], targets[winner], 0.3, ease=out_cubic)]
        shifts, shifted = self._shifts(targets, (winner,), delay=0.1)
        return [
            *self._meet(event, winner, loser, shifted),
            [change(cut, 0.22, ease=out_cubic), change(_shaking(fallen, start), 0.2)],
            [change(fall, 0.34, ease=in_cubic), *back, *shifts],
            [call(self._unclash)],
        ]

    def _bounced(self, event: FightTied, picture: Picture) -> Groups:
        one, other = Piece(MONKEY, event.ninjas[MONKEY]), Piece(WOLF, event.ninjas[WOLF])
        targets = self._after(event, picture)
        hops = [travel(self.pieces[piece], targets[piece], 0.42, hop=70) for piece in (one, other)]
        shifts, shifted = self._shifts(targets, (one, other))
        return [
            *self._meet(event, one, other, shifted),
            [wait(0.16)],
            [*hops, *shifts],
            [call(self._unclash)],
        ]

    def _meet(
        self, event: FightWon | DefenderCornered | FightTied, one: Piece, other: Piece, shifted: list[Piece]
    ) -> Groups:
        """Two tops draw back and run into each other; `shifted` will have to move, too."""
        middle = Point((self.pieces[one].x + self.pieces[other].x) / 2, self._height(one, other))

        def clashes() -> None:
            self._set_live([*shifted, one, other])
            caption = self._words.caption(event)
            self.clash = Clash(middle, caption, (one.name, other.name), slash_to_left=self._way(one.seat) < 0)

        def bursts(t: float) -> None:
            if self.clash is not None:
                self.clash.burst = t

        runs: list[Cue] = []
        for piece in (one, other):
            sprite, way = self.pieces[piece], self._way(piece.seat)
            runs.append(change(_running(sprite, sprite.at, way), 0.26, ease=anticipate))
        return [[call(clashes)], runs, [change(bursts, 0.12, ease=out_cubic)]]

    def _won(self, event: MatchEnded, picture: Picture) -> Groups:
        shown = copy.deepcopy(picture)
        shown.show(event)
        winners = [piece for piece in self.pieces if piece.seat in event.outcome.winners]

        def announce() -> None:
            self._set_live(winners)
            self.finale = self._ending(shown)

        jumps = [
            travel(self.pieces[piece], self.pieces[piece].at, 0.4, hop=44, delay=0.03 * place)
            for place, piece in enumerate(winners)
        ]
        return [[call(announce)], jumps, [wait(0.25)]]

    def _rolling(self, values: Sequence[int] | None) -> list[Cue]:
        """The dice tumble into the tray and settle on what the rules rolled."""
        cues: list[Cue] = []
        if values is not None:
            cues.append(call(lambda: self._take_up(values)))
        for place, suit in enumerate(SUITS):
            cues.append(Cue(_ROLL, self._tumbling(suit, place), ease=out_cubic, delay=0.06 * place))
        return cues

    def _tumbling(self, suit: str, place: int) -> Update:
        def update(t: float) -> None:
            die = self.dice[suit]
            die.turns = ROLL_TURNS * (1 - t)
            die.dx = -(150 + 90 * place) * (1 - t)
            die.hop = 60 * (1 - t) * abs(1 - 2 * ((2.2 * t) % 1))

        return update

    def _take_up(self, values: Sequence[int]) -> None:
        self.dice = {suit: Die(value, spent=False, turns=ROLL_TURNS) for suit, value in zip(SUITS, values, strict=True)}

    def _after(self, event: Event, picture: Picture) -> dict[Piece, Point]:
        """Where everybody stands once the event is part of the picture."""
        later = copy.deepcopy(picture)
        later.show(event)
        return self.places.standing(later.stacks)

    def _shifts(
        self, targets: dict[Piece, Point], apart_from: Sequence[Piece], delay: float = 0.0
    ) -> tuple[list[Cue], list[Piece]]:
        """Everybody else who has to step aside or together: how, and who."""
        shifted = [
            piece
            for piece, sprite in self.pieces.items()
            if piece in targets and piece not in apart_from and targets[piece] != sprite.at
        ]
        cues = [travel(self.pieces[piece], targets[piece], theme.MOVE, delay=delay) for piece in shifted]
        return cues, shifted

    def _way(self, seat: int) -> int:
        """1 if a side looks to the right, -1 to the left."""
        return 1 if (seat == MONKEY) != self.places.turned else -1

    def _height(self, one: Piece, other: Piece) -> float:
        return (self.pieces[one].y + self.pieces[other].y) / 2

    def _set_live(self, pieces: list[Piece]) -> None:
        self.live = pieces

    def _spend(self, die: str) -> None:
        self.dice[die].spent = True

    def _unclash(self) -> None:
        self.clash = None

    def _ending(self, picture: Picture) -> str:
        outcome = picture.outcome
        line = self._words.line(MatchEnded(outcome)) if outcome else None
        return line.text if line else ""


def _running(sprite: Sprite, start: Point, way: int) -> Update:
    def update(t: float) -> None:
        sprite.x = start.x + way * _LUNGE * t
        sprite.tilt = -way * _LEAN * t

    return update


def _shaking(sprite: Sprite, start: Point) -> Update:
    def update(t: float) -> None:
        sprite.x = start.x + 6 * (1 - t) * (1 if int(t * 8) % 2 else -1)

    return update


def _dropping(sprite: Sprite, at: Point) -> Update:
    def update(t: float) -> None:
        sprite.y = at.y - 130 * (1 - t)
        sprite.opacity = min(1.0, max(0.0, 3 * t))

    return update
