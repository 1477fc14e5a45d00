"""How a battle is played out in the Dojo: figures step in, dice tumble, shuriken fly, somebody falls. No pygame."""

from game.engine import theme
from game.engine.easing import in_cubic, out_cubic
from game.engine.geometry import Point
from game.engine.timeline import Cue, call, hold, wait
from game.games.ninjutsu.events import BattleRolled, BattleStarted, BattleTied, BattleWon, FirstRolled, ShurikenSpent
from game.games.ninjutsu.figures import BLACK, ONE_STAR, RED
from game.games.ninjutsu.picture import Picture
from game.games.ninjutsu.table.actors import Die, Dojo, Fighter, Flight, die_of
from game.games.ninjutsu.table.cards import whirl
from game.games.ninjutsu.table.ensemble import Ensemble, ahead
from game.table.director import Groups
from game.table.sprites import Sprite, change, travel

ROLL_TURNS = 2.0
"""How often a die turns over before it lies still."""

ENTRANCE = 250.0
"""How far beside its place a fighter steps in."""

_ROLL = 0.7
_SLIDE = 0.42
_READ_RESULT = 1.2


def first_roll(stage: Ensemble, event: FirstRolled) -> Groups:
    """Both roll for the first attack."""
    rolls = [event.red, event.black]
    dojo = Dojo(0.0, stage.words.first(None))

    def result() -> None:
        dojo.caption, dojo.ahead = stage.words.first(rolls), ahead(rolls)

    tumbling = [cue for seat in (RED, BLACK) for cue in _tumble(stage, dojo, seat, die_of(ONE_STAR, rolls[seat]))]
    return [_slide_in(stage, dojo), tumbling, [call(result)], [hold(stage.reading(_READ_RESULT))], _slide_out(stage)]


def begin(stage: Ensemble, event: BattleStarted) -> Groups:
    """The attacker runs at the defender; the Dojo comes, and both step in with their faces shown."""
    attacker, defender = stage.figures[event.start], stage.figures[event.end]
    reach = attacker.sprite.at
    goal = Point((reach.x + 2 * defender.sprite.x) / 3, (reach.y + 2 * defender.sprite.y) / 3)
    dojo = Dojo(0.0, stage.words.battle(event.attacker, event.defender))
    ranks = {event.seat: event.attacker, 1 - event.seat: event.defender}
    entrance: list[Cue] = []
    for seat, rank in ranks.items():
        fighter = stage.fighter(seat, rank)
        place = fighter.sprite.at
        fighter.sprite.x += -ENTRANCE if seat == stage.places.near else ENTRANCE
        fighter.sprite.opacity = 0.0
        dojo.fighters[seat] = fighter

        def appear(t: float, fighter: Fighter = fighter) -> None:
            fighter.sprite.opacity = min(1.0, 3 * t)

        entrance.append(travel(fighter.sprite, place, theme.SLOW_MOVE, hop=36, ease=out_cubic, on_way=appear))

    def run() -> None:
        stage.live += [attacker]
        stage.trace = (event.start, event.end)
        if event.sneaked:
            stage.rattle(event.start, event.end)

    def leave() -> None:
        for cell in (event.start, event.end):
            stage.figures.pop(cell, None)
        stage.live = []

    return [
        [call(run)],
        [travel(attacker.sprite, goal, 0.24, hop=30)],
        [*_slide_in(stage, dojo), Cue(_SLIDE, finish=leave)],
        entrance,
        [wait(theme.QUICK)],
    ]


def roll(stage: Ensemble, event: BattleRolled, picture: Picture) -> Groups:
    """A die tumbles onto its mat and settles on what the rules rolled."""
    dojo = stage.dojo
    if dojo is None:
        return []
    rolls = list(picture.rolls)
    rolls[event.seat] = event.value

    def count() -> None:
        dojo.caption, dojo.ahead = stage.words.rolls(rolls), ahead(rolls)

    return [_tumble(stage, dojo, event.seat, die_of(event.rank, event.value)), [call(count)], [wait(theme.MOVE)]]


def throw(stage: Ensemble, event: ShurikenSpent, picture: Picture) -> Groups:
    """A shuriken whirls across the mat and takes the roll with it."""
    dojo = stage.dojo
    held = picture.shuriken[event.seat]
    start = stage.places.shuriken(event.seat, held - 1, held)
    end = stage.places.in_dojo("die", event.seat).centre
    flight = Flight("shuriken", "", event.seat, Sprite(*start), 52.0)

    def leave() -> None:
        stage.thrown[event.seat] = 1
        stage.flights.append(flight)
        if dojo is not None:
            dojo.caption = stage.words.thrown(event)

    def take() -> None:
        if dojo is not None:
            dojo.dice.pop(event.seat, None)
            dojo.ahead = None

    away = Point(end.x + (420 if end.x > 800 else -420), end.y - 260)
    return [
        [call(leave), whirl(flight, end, theme.SLOW_MOVE)],
        [call(take)],
        [whirl(flight, away, theme.MOVE), change(lambda t: _fade(flight, t), theme.MOVE, ease=in_cubic)],
    ]


def won(stage: Ensemble, event: BattleWon, picture: Picture) -> Groups:
    """The cut, the fall, the words; then the Dojo goes, and the winner holds the field."""
    dojo = stage.dojo
    later = stage.later(event, picture)
    if dojo is None:
        return []
    loser, winner = dojo.fighters[1 - event.seat], dojo.fighters[event.seat]
    place = loser.sprite.at

    def strike() -> None:
        dojo.cut = 1 - event.seat
        dojo.caption = stage.words.won(event)

    def cut(t: float) -> None:
        dojo.slash = t
        loser.sprite.x = place.x + 7 * (1 - t) * (1 if int(t * 8) % 2 else -1)

    def fall(t: float) -> None:
        loser.fallen = t

    def stand_again() -> None:
        dojo.cut = None
        stage.figures = later

    return [
        [call(strike), travel(winner.sprite, winner.sprite.at, 0.24, hop=40)],
        [change(cut, 0.26, ease=out_cubic)],
        [change(fall, 0.38, ease=in_cubic)],
        [hold(stage.reading(_READ_RESULT))],
        [call(stand_again)],
        _slide_out(stage),
    ]


def tied(stage: Ensemble, event: BattleTied, picture: Picture) -> Groups:
    """Both spring back; the Dojo goes."""
    dojo = stage.dojo
    later = stage.later(event, picture)
    if dojo is None:
        return []

    def spring() -> None:
        dojo.caption = stage.words.tied(event)

    backs = []
    for seat, fighter in dojo.fighters.items():
        away = -36 if seat == stage.places.near else 36
        backs.append(travel(fighter.sprite, (fighter.sprite.x + away, fighter.sprite.y), 0.4, hop=60))

    def stand_again() -> None:
        stage.figures = later

    return [
        [call(spring), *backs],
        [hold(stage.reading(_READ_RESULT))],
        [call(stand_again)],
        _slide_out(stage),
    ]


def _slide_in(stage: Ensemble, dojo: Dojo) -> list[Cue]:
    def come() -> None:
        stage.dojo = dojo

    def slide(t: float) -> None:
        dojo.open = t

    return [call(come), change(slide, _SLIDE, ease=out_cubic)]


def _slide_out(stage: Ensemble) -> list[Cue]:
    def slide(t: float) -> None:
        if stage.dojo is not None:
            stage.dojo.open = 1 - t

    def gone() -> None:
        stage.dojo = None

    return [Cue(_SLIDE * 0.8, slide, gone, in_cubic)]


def _tumble(stage: Ensemble, dojo: Dojo, seat: int, die: Die) -> list[Cue]:
    way = -1 if seat == stage.places.near else 1

    def take_up() -> None:
        die.turns = ROLL_TURNS
        dojo.dice[seat] = die

    def tumble(t: float) -> None:
        die.turns = ROLL_TURNS * (1 - t)
        die.dx = way * 120 * (1 - t)
        die.hop = 90 * (1 - t) * abs(1 - 2 * ((2.2 * t) % 1))

    return [call(take_up), Cue(_ROLL, tumble, ease=out_cubic)]


def _fade(flight: Flight, t: float) -> None:
    flight.sprite.opacity = 1 - t
