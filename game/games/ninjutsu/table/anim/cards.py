"""Animates cards and shuriken: weapons are turned over and put away, actions shown to both. No pygame."""

from functools import partial

from game.core.events import shows
from game.engine.easing import out_cubic
from game.engine.geometry import Point
from game.engine.look import theme
from game.engine.timeline import Cue, call, hold
from game.games.ninjutsu.rules.events import ActionPlayed, DeckShuffled, ShurikenTaken, TurnEnded, WeaponTurned
from game.games.ninjutsu.rules.figures import CARDS, COLUMNS
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.table.anim.sprites import FlyingPiece
from game.games.ninjutsu.table.anim.state import AnimationState
from game.games.ninjutsu.table.layout import ACTION, SMALL_CARD, WEAPON
from game.table.playback.director import Groups
from game.table.playback.sprites import Sprite, change, travel

SHOWN = 210.0
"""The width of an action card while it is shown to both."""

_MIDDLE = Point(800.0, 470.0)
_TURN = 0.24
_READ_ACTION = 0.9


@shows(WeaponTurned)
def turn_over(stage: AnimationState, event: WeaponTurned, picture: Picture) -> Groups:
    """A card leaves the deck and turns over on its way to the column; a tie is shown before it is covered."""
    places, seat = stage.places, event.seat
    deck, slot = places.of("deck", seat), places.weapon(seat, event.column)
    flight = FlyingPiece("weapon", str(event.stars), seat, Sprite(*deck.centre), WEAPON, turned=0.0)

    def turn(t: float) -> None:
        flight.turned = t
        flight.width = SMALL_CARD + (WEAPON - SMALL_CARD) * t

    way = travel(flight.sprite, slot.centre, _TURN, hop=16, ease=out_cubic, on_way=turn)
    tie = picture.tops[0][event.column] == picture.tops[1][event.column] != 0
    look: Groups = [[Cue(theme.SLOW_MOVE)]] if tie else []
    return [*look, [call(partial(stage.flights.append, flight)), way]]


@shows(DeckShuffled)
def shuffle(stage: AnimationState, event: DeckShuffled, _: Picture) -> Groups:
    """The discards become the deck."""
    start, end = (stage.places.of(name, event.seat).centre for name in ("discard", "deck"))
    cues: list[Cue] = []
    for place in range(4):
        flight = FlyingPiece("weapon", "1", event.seat, Sprite(*start), SMALL_CARD, turned=0.0)
        cues.append(call(partial(stage.flights.append, flight)))
        cues.append(travel(flight.sprite, end, theme.MOVE, hop=18, delay=0.06 * place))
    return [cues]


@shows(TurnEnded)
def put_away(stage: AnimationState, _: TurnEnded, picture: Picture) -> Groups:
    """The weapons that were used go to their owners' discards."""
    cues: list[Cue] = []
    for seat in (0, 1):
        for column in range(COLUMNS):
            if picture.tops[seat][column]:
                cues += _discard(stage, seat, column, str(picture.tops[seat][column]))
    return [cues] if cues else []


def _discard(stage: AnimationState, seat: int, column: int, face: str) -> list[Cue]:
    slot, end = stage.places.weapon(seat, column), stage.places.of("discard", seat).centre
    flight = FlyingPiece("weapon", face, seat, Sprite(*slot.centre), WEAPON)

    def lift() -> None:
        stage.bare.add((seat, column))
        stage.flights.append(flight)

    def shrink(t: float) -> None:
        flight.width = WEAPON + (SMALL_CARD - WEAPON) * t

    return [call(lift), travel(flight.sprite, end, theme.MOVE, delay=0.04 * column, on_way=shrink)]


@shows(ActionPlayed)
def play(stage: AnimationState, event: ActionPlayed, _: Picture) -> Groups:
    """A card is shown to both, then it leaves the game."""
    place = list(CARDS.values()).index(event.card)
    slot = stage.places.action(event.seat, place)
    flight = FlyingPiece("action", event.card, event.seat, Sprite(*slot.centre), min(ACTION, slot.w))
    flight.label = stage.words.played(event)
    width = flight.width

    def grow(t: float) -> None:
        flight.width = width + (SHOWN - width) * t

    def fade(t: float) -> None:
        flight.sprite.opacity = 1 - t
        flight.sprite.lift = 50 * t

    def lift() -> None:
        stage.played.add((event.seat, event.card))
        stage.flights.append(flight)

    return [
        [call(lift), travel(flight.sprite, _MIDDLE, theme.SLOW_MOVE, on_way=grow)],
        [hold(stage.reading(_READ_ACTION))],
        [change(fade, theme.MOVE)],
    ]


@shows(ShurikenTaken)
def take_shuriken(stage: AnimationState, event: ShurikenTaken, picture: Picture) -> Groups:
    """A shuriken spins from the stock to its owner."""
    held = picture.shuriken[event.seat]
    end = stage.places.shuriken(event.seat, held, held + 1)
    flight = FlyingPiece("shuriken", "", event.seat, Sprite(*stage.places.zone("stock").centre), 44.0)

    def leave() -> None:
        stage.taken = 1
        stage.flights.append(flight)

    return [[call(leave), whirl(flight, end, theme.REVEAL * 0.8)]]


def whirl(flight: FlyingPiece, end: tuple[float, float], seconds: float) -> Cue:
    """A shuriken turns as it flies."""

    def spin(t: float) -> None:
        flight.spin = 6 * t

    return travel(flight.sprite, end, seconds, hop=60, on_way=spin)
