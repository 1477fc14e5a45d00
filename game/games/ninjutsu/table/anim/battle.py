"""How a battle is animated in the Dojo: figures enter, dice tumble, shuriken fly, the loser falls. No pygame."""

from math import pi, sin

from game.core.events import shows
from game.engine.draw.particles import SPARK
from game.engine.easing import in_cubic, linear, out_cubic
from game.engine.geometry import Point
from game.engine.look import theme
from game.engine.timeline import Cue, call, hold, wait
from game.games.ninjutsu.rules.events import (
    BattleRolled,
    BattleStarted,
    BattleTied,
    BattleWon,
    FirstRolled,
    ShurikenSpent,
)
from game.games.ninjutsu.rules.figures import BLACK, ONE_STAR, RED, SOKE
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.table.anim import throwing, victory
from game.games.ninjutsu.table.anim.cards import whirl
from game.games.ninjutsu.table.anim.sprites import DieSprite, Dojo, FighterSprite, FlyingPiece, die_of
from game.games.ninjutsu.table.anim.state import AnimationState, ahead
from game.games.ninjutsu.table.layout import FIGHTER
from game.table.playback.director import Groups
from game.table.playback.motion import landing, leap, recoil
from game.table.playback.sprites import Sprite, change

ROLL_TURNS = 2.0
"""How often a die turns over before it comes to rest."""

ENTRANCE = 250.0
"""How far beside its place a fighter enters."""

_ROLL = 0.85
_HOPS = ((0.0, 0.36, 110.0), (0.36, 0.64, 46.0), (0.64, 0.82, 16.0), (0.82, 0.93, 5.0))
"""For each hop of a die: when it leaves the ground, when it lands again, and how high it flies."""

_SWISH = 0.13
"""Seconds between the sound of a blade and its hit."""

_REACH, _DRAWN_BACK = 130.0, 60.0
"""How close the winner comes, and how far they draw back first."""

_SLIDE = 0.42
_READ_RESULT = 1.2


@shows(FirstRolled)
def first_roll(stage: AnimationState, event: FirstRolled, _: Picture) -> Groups:
    """Both players roll for the first attack."""
    if stage.places.lid:
        return throwing.decided(stage, event, lambda: _slide_out(stage))
    rolls = [event.red, event.black]
    dojo = Dojo(0.0, stage.words.first(None))

    def result() -> None:
        dojo.caption, dojo.ahead = stage.words.first(rolls), ahead(rolls)

    tumbling = [cue for seat in (RED, BLACK) for cue in _tumble(stage, dojo, seat, die_of(ONE_STAR, rolls[seat]))]
    return [_slide_in(stage, dojo), tumbling, [call(result)], [hold(stage.reading(_READ_RESULT))], _slide_out(stage)]


def open_tray(stage: AnimationState) -> Groups:
    """The lid slides in for the throws that decide who attacks first."""
    return [_slide_in(stage, Dojo(0.0, stage.words.first(None)))] if stage.places.lid else []


@shows(BattleStarted)
def begin(stage: AnimationState, event: BattleStarted, _: Picture) -> Groups:
    """The attacker runs at the defender; the Dojo slides in, and both enter with their faces shown."""
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

        def appear(t: float, fighter: FighterSprite = fighter) -> None:
            fighter.sprite.opacity = min(1.0, 3 * t)

        def lands(place: Point = place) -> None:
            stage.dust(place, 130)

        entrance.append(leap(fighter.sprite, place, theme.SLOW_MOVE, hop=44, landing=lands))
        entrance.append(change(appear, 0.15))

    def run() -> None:
        stage.live += [attacker]
        stage.trace = (event.start, event.end)
        if event.sneaked:
            stage.rattle(event.start, event.end)

    def meets() -> None:
        breast = (goal.x, goal.y - attacker.width / 2)
        stage.particles.flash(breast, attacker.width * 2.4, theme.LEGAL_EDGE, 0.24)
        stage.particles.throw(SPARK, breast, 9, (theme.WHITE, theme.SELECT), strength=0.7)

    def leave() -> None:
        for cell in (event.start, event.end):
            stage.figures.pop(cell, None)
        stage.live = []

    return [
        [call(run)],
        [leap(attacker.sprite, goal, 0.34, hop=34, landing=meets)],
        [*_slide_in(stage, dojo), Cue(_SLIDE, finish=leave)],
        entrance,
        [wait(theme.QUICK)],
    ]


@shows(BattleRolled)
def roll(stage: AnimationState, event: BattleRolled, picture: Picture) -> Groups:
    """A die tumbles onto its mat and stops at the value that the rules rolled."""
    dojo = stage.dojo
    if dojo is None:
        return []
    rolls = list(picture.rolls)
    rolls[event.seat] = event.value

    def count() -> None:
        dojo.caption, dojo.ahead = stage.words.rolls(rolls), ahead(rolls)

    return [_tumble(stage, dojo, event.seat, die_of(event.rank, event.value)), [call(count)], [wait(theme.MOVE)]]


@shows(ShurikenSpent)
def throw(stage: AnimationState, event: ShurikenSpent, picture: Picture) -> Groups:
    """A shuriken spins across the mat and removes the rolled die."""
    dojo = stage.dojo
    held = picture.shuriken[event.seat]
    start = stage.places.shuriken(event.seat, held - 1, held)
    end = stage.places.in_dojo("die", event.seat).centre
    flight = FlyingPiece("shuriken", "", event.seat, Sprite(*start), 52.0)

    def leave() -> None:
        stage.thrown[event.seat] = 1
        stage.flights.append(flight)
        if dojo is not None:
            dojo.caption = stage.words.thrown(event)

    def take() -> None:
        stage.dice.tray.lying.pop(event.seat, None)
        if dojo is not None:
            dojo.dice.pop(event.seat, None)
            dojo.ahead = None

    away = Point(end.x + (420 if end.x > 800 else -420), end.y - 260)
    return [
        [call(leave), whirl(flight, end, theme.SLOW_MOVE)],
        [call(take)],
        [whirl(flight, away, theme.MOVE), change(lambda t: _fade(flight, t), theme.MOVE, ease=in_cubic)],
    ]


@shows(BattleWon)
def won(stage: AnimationState, event: BattleWon, picture: Picture) -> Groups:
    """A dash, the cut, the fall; then the Dojo slides out and the winner stays. A Soke's fall is shown differently."""
    dojo = stage.dojo
    later = stage.later(event, picture)
    if dojo is None:
        return []
    loser, winner = dojo.fighters[1 - event.seat], dojo.fighters[event.seat]
    home, place = winner.sprite.at, loser.sprite.at
    way = 1 if place.x > home.x else -1
    soke = event.loser == SOKE
    size = stage.places.fighter / FIGHTER
    breast = Point(place.x, place.y - 80 * size)

    def dashes(t: float) -> None:
        winner.sprite.x = (
            home.x + (place.x - way * _REACH * size - home.x) * max(t, 0.0) + way * _DRAWN_BACK * min(t, 0.0)
        )
        winner.sprite.lift = 34 * max(t, 0.0) * (1 - max(t, 0.0)) * 4

    def strike() -> None:
        dojo.cut = 1 - event.seat
        dojo.caption = stage.words.won(event)
        victory.struck(stage, breast, 1 - event.seat, soke=soke)
        if soke:
            victory.mourned(stage, place)

    def cut(t: float) -> None:
        dojo.slash = t
        loser.sprite.x = place.x + way * 30 * t + 6 * (1 - t) * (1 if int(t * 8) % 2 else -1)

    def fall(t: float) -> None:
        loser.fallen = t

    dash = 0.5 if soke else 0.36

    def swings() -> None:
        if soke:
            stage.particles.audio.play("ninjutsu.soke", x=place.x)
        else:
            stage.particles.audio.play("ninjutsu.cut", x=place.x)

    def thud() -> None:
        stage.particles.audio.play("ninjutsu.fall", x=place.x)
        stage.dust(loser.sprite.at, 150)
        stage.particles.shake(4, 0.2)

    def stand_again() -> None:
        dojo.cut = None
        stage.figures = later

    def darkens(t: float) -> None:
        dojo.dark = t

    silence: Groups = [[change(darkens, 0.5)], [wait(0.25)]] if soke else []
    return [
        *silence,
        [change(dashes, dash, ease=recoil), Cue(0.0, finish=swings, delay=dash - _SWISH)],
        [call(strike), change(cut, 0.22, ease=out_cubic)],
        [
            Cue(0.95 if soke else 0.4, fall, thud, in_cubic),
            leap(winner.sprite, home, 0.46, hop=30, delay=0.25 if soke else 0.0),
        ],
        [hold(stage.reading(_READ_RESULT * (1.5 if soke else 1.0)))],
        [call(stand_again)],
        _slide_out(stage),
    ]


@shows(BattleTied)
def tied(stage: AnimationState, event: BattleTied, picture: Picture) -> Groups:
    """Both jump back; the Dojo slides out."""
    dojo = stage.dojo
    later = stage.later(event, picture)
    if dojo is None:
        return []

    def spring() -> None:
        dojo.caption = stage.words.tied(event)
        middle = stage.places.tray.centre
        stage.particles.flash(middle, 340, theme.LEGAL_EDGE, 0.26)
        stage.particles.throw(SPARK, middle, 16, (theme.WHITE, theme.SELECT))
        stage.particles.shake(5, 0.24)

    backs = []
    for seat, fighter in dojo.fighters.items():
        away = -36 if seat == stage.places.near else 36
        foot = Point(fighter.sprite.x + away, fighter.sprite.y)

        def lands(foot: Point = foot) -> None:
            stage.dust(foot, 130)

        backs.append(leap(fighter.sprite, foot, 0.46, hop=70, landing=lands))

    def stand_again() -> None:
        stage.figures = later

    return [
        [call(spring), *backs],
        [hold(stage.reading(_READ_RESULT))],
        [call(stand_again)],
        _slide_out(stage),
    ]


def _slide_in(stage: AnimationState, dojo: Dojo) -> list[Cue]:
    def come() -> None:
        stage.dojo = dojo

    def slide(t: float) -> None:
        dojo.open = t

    return [call(come), Cue(_SLIDE, slide, lambda: stage.particles.shake(3, 0.16), landing)]


def _slide_out(stage: AnimationState) -> list[Cue]:
    def slide(t: float) -> None:
        if stage.dojo is not None:
            stage.dojo.open = 1 - t
            stage.dojo.dark = min(stage.dojo.dark, 1 - t)

    def gone() -> None:
        stage.dojo = None

    return [Cue(_SLIDE * 0.8, slide, gone, in_cubic)]


def _tumble(stage: AnimationState, dojo: Dojo, seat: int, die: DieSprite) -> list[Cue]:
    """A die is thrown from its side, bounces across the mat and comes to rest."""
    way = -1 if seat == stage.places.near else 1

    def tumble(t: float) -> None:
        dojo.dice[seat] = die
        left = (1 - t) ** 2.4
        die.turns = ROLL_TURNS * left
        die.dx = way * 300 * left
        die.dy = 70 * left * sin(pi * min(1.0, 1.2 * t))
        die.hop = next((high * sin(pi * (t - up) / (down - up)) for up, down, high in _HOPS if up <= t < down), 0.0)

    return [Cue(_ROLL, tumble, ease=linear)]


def _fade(flight: FlyingPiece, t: float) -> None:
    flight.sprite.opacity = 1 - t
