"""How two ninjas meet on the path: they run at each other, one is cut down or both are thrown back. No pygame."""

from collections.abc import Callable

from game.core.events import shows
from game.engine.draw.particles import SCRAP, SPARK
from game.engine.easing import in_cubic, out_back, out_cubic
from game.engine.geometry import Point
from game.engine.look import theme
from game.engine.timeline import Cue, call, wait
from game.games.taisen.rules.events import DefenderCornered, FightTied, FightWon
from game.games.taisen.rules.ninjas import MONKEY, NUMBERS, SUIT_OF, SUITS, WOLF
from game.games.taisen.rules.picture import Picture
from game.games.taisen.table.anim.state import AnimationState, Clash
from game.games.taisen.table.art.colours import suit_colour
from game.games.taisen.table.layout import Ninja
from game.table.playback.director import Groups
from game.table.playback.motion import leap, recoil
from game.table.playback.sprites import Sprite, change, travel

_HEARD_AFTER = 0.22
"""The blade is heard just before it hits."""

_LUNGE = 36.0
_LEAN = 9.0
_STEEL = (theme.LEGAL_EDGE, theme.SELECT, theme.WHITE)


@shows(FightWon, DefenderCornered)
def beaten(stage: AnimationState, event: FightWon | DefenderCornered, picture: Picture) -> Groups:
    """The loser's card is cut in two; its halves fall apart."""
    winner = Ninja(event.winner_seat, event.winner)
    loser = Ninja(1 - event.winner_seat, event.loser)
    start, way = stage.pieces[loser].at, stage.way(loser.seat)
    targets = stage.after(event, picture)
    shifts, shifted = stage.shifts(targets, (winner,), delay=0.12)

    def cuts() -> None:
        struck = stage.pieces[loser]
        struck.opacity = 0.0
        if stage.clash is not None:
            stage.clash.beaten = loser
            stage.clash.halves = (Sprite(struck.x, struck.y, struck.tilt), Sprite(struck.x, struck.y, struck.tilt))
        suits: tuple[str, ...] = (*SUITS, "shogun")
        look = stage.particles.kit.theme
        tones = (suit_colour(look, suits[SUIT_OF[NUMBERS[loser.name]]]), look.washi, look.old_paper)
        stage.particles.throw(SCRAP, start, 22, tones, towards=90 + 24 * way, spread=170, room=(70, 60))
        stage.particles.shake(8, 0.34)

    def slashes(t: float) -> None:
        if stage.clash is not None:
            stage.clash.slash = t
            _apart(stage.clash, start, -way, 0.1 * t)

    def falls(t: float) -> None:
        if stage.clash is not None:
            _apart(stage.clash, start, -way, 0.1 + 0.9 * t)

    def lies() -> None:
        stage.particles.audio.play("taisen.fall", x=start.x)

    return [
        *_meet(stage, event, (winner, loser), shifted),
        [call(cuts), change(slashes, 0.2, ease=out_cubic)],
        [
            Cue(0.42, falls, lies, in_cubic),
            travel(stage.pieces[winner], targets[winner], 0.36, ease=out_back, on_way=_upright(stage, winner)),
            *shifts,
        ],
        [call(lambda: _over(stage))],
    ]


@shows(FightTied)
def bounced(stage: AnimationState, event: FightTied, picture: Picture) -> Groups:
    """A tie: both ninjas are thrown back."""
    one, other = Ninja(MONKEY, event.ninjas[MONKEY]), Ninja(WOLF, event.ninjas[WOLF])
    targets = stage.after(event, picture)
    shifts, shifted = stage.shifts(targets, (one, other))
    hops = []
    for piece in (one, other):

        def lands(piece: Ninja = piece) -> None:
            stage.dust(targets[piece])

        lean = 16 * -stage.way(piece.seat)
        hops.append(leap(stage.pieces[piece], targets[piece], 0.5, hop=84, lean=lean, landing=lands))
    return [
        *_meet(stage, event, (one, other), shifted),
        [wait(0.12)],
        [*hops, *shifts],
        [call(lambda: _over(stage))],
    ]


def _meet(
    stage: AnimationState,
    event: FightWon | DefenderCornered | FightTied,
    pair: tuple[Ninja, Ninja],
    shifted: list[Ninja],
) -> Groups:
    """Both top ninjas draw back and run into each other; the pieces in `shifted` move as well."""
    one, other = pair
    sprites = stage.pieces[one], stage.pieces[other]
    middle = Point((sprites[0].x + sprites[1].x) / 2, (sprites[0].y + sprites[1].y) / 2)

    def clashes() -> None:
        stage.set_live([*shifted, other, one])
        caption = stage.words.caption(event)
        stage.clash = Clash(middle, caption, (one.name, other.name), slash_to_left=stage.way(one.seat) < 0)

    def bursts(t: float) -> None:
        if stage.clash is not None:
            stage.clash.burst = t

    def strikes() -> None:
        stage.particles.flash(middle, 460, theme.LEGAL_EDGE, 0.26)
        stage.particles.throw(SPARK, (middle.x, middle.y - 20), 16, _STEEL, towards=90, spread=300)
        stage.particles.shake(5, 0.22)

    heard = "taisen.clash" if isinstance(event, FightTied) else "taisen.cut"
    runs: list[Cue] = [Cue(0.0, finish=lambda: stage.particles.audio.play(heard, x=middle.x), delay=_HEARD_AFTER)]
    for piece in pair:
        sprite, way = stage.pieces[piece], stage.way(piece.seat)
        runs.append(change(_running(sprite, sprite.at, way), 0.3, ease=recoil))
    return [[call(clashes)], runs, [call(strikes), change(bursts, 0.1, ease=out_cubic)], [wait(0.06)]]


def _running(sprite: Sprite, start: Point, way: int) -> Callable[[float], None]:
    def update(t: float) -> None:
        sprite.x = start.x + way * _LUNGE * t
        sprite.tilt = -way * _LEAN * t

    return update


def _upright(stage: AnimationState, piece: Ninja) -> Callable[[float], None]:
    sprite = stage.pieces[piece]

    def update(t: float) -> None:
        sprite.tilt = _LEAN * stage.way(piece.seat) * (t - 1)

    return update


def _apart(clash: Clash, start: Point, way: int, t: float) -> None:
    """How far apart the halves are: the upper one is thrown up and back, the lower one drops."""
    upper, lower = clash.halves
    upper.x, upper.y = start.x + way * 150 * t, start.y - 110 * t * (1 - t) * 2.2 + 190 * t * t * t
    upper.tilt, upper.opacity = way * 105 * t, 1 - t**4
    lower.x, lower.y = start.x + way * 34 * t, start.y + 150 * t * t
    lower.tilt, lower.opacity = way * 34 * t, 1 - t**3


def _over(stage: AnimationState) -> None:
    stage.clash = None
