"""The highlights of Ninjutsu: a Soke falls, a side wins. No pygame."""

from game.core.events import MatchEnded, shows
from game.engine.draw.particles import CONFETTI, PETAL, SCRAP, SPARK
from game.engine.easing import in_cubic
from game.engine.geometry import Point
from game.engine.look import theme
from game.engine.look.theme import Theme
from game.engine.timeline import Cue, call, hold
from game.games.ninjutsu.rules.figures import RED
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.table.anim.sprites import Crest
from game.games.ninjutsu.table.anim.state import AnimationState
from game.table.playback.director import Groups
from game.table.playback.motion import leap

CREST_AT = Point(800.0, 62.0)
"""Where the winners' seal lies, on the upper edge of the verdict."""

_READ = 1.4
_PETALS = (theme.MOON, theme.colour("#EBB9AE"), theme.colour("#F6DDD0"))
_STEEL = (theme.LEGAL_EDGE, theme.WHITE, theme.SELECT)


def tones(look: Theme, seat: int) -> tuple[theme.Colour, ...]:
    """The confetti colours of a side."""
    return (theme.VERMILION, theme.GOLD, look.washi) if seat == RED else (theme.LACQUER, theme.GOLD, theme.MIST)


def struck(stage: AnimationState, at: Point, seat: int, *, soke: bool) -> None:
    """A hit: sparks, scraps of cloth and a shock; more of each for a Soke."""
    particles = stage.particles
    particles.flash(at, 560 if soke else 380, theme.LEGAL_EDGE, 0.5 if soke else 0.28)
    particles.throw(SPARK, at, 26 if soke else 14, _STEEL, strength=1.2 if soke else 1.0)
    particles.throw(
        SCRAP, at, 34 if soke else 16, tones(particles.kit.theme, seat), towards=90, spread=220, room=(50, 60)
    )
    particles.shake(14 if soke else 8, 0.6 if soke else 0.34)


def mourned(stage: AnimationState, at: Point) -> None:
    """Blossoms fall over a fallen Soke."""
    stage.particles.throw(PETAL, (at.x, at.y - 330), 44, _PETALS, towards=270, spread=120, room=(700, 60))


@shows(MatchEnded)
def won(stage: AnimationState, event: MatchEnded, _: Picture) -> Groups:
    """The winners' seal comes down on the verdict, their figures leap, confetti falls."""
    seat, alone = event.outcome.winners[0], len(event.outcome.winners) == 1
    crest = Crest(seat, 0.0)
    winners = [figure for figure in stage.figures.values() if figure.seat in event.outcome.winners]
    winners.sort(key=lambda figure: (figure.line, figure.sprite.x))

    def tells() -> None:
        stage.notice, stage.crest = stage.words.finale(event.outcome), crest if alone else None
        stage.live = winners

    def comes(t: float) -> None:
        crest.down = t

    def hits() -> None:
        stage.particles.audio.play("ninjutsu.crest")
        stage.particles.shake(8, 0.4)
        stage.particles.flash(CREST_AT, 420, theme.LEGAL_EDGE, 0.45)
        stage.particles.throw(SPARK, CREST_AT, 14, _STEEL)
        paper = tones(stage.particles.kit.theme, seat)
        stage.particles.throw(CONFETTI, (800, -20), 90, paper, towards=270, spread=100, room=(1300, 50))

    jumps = [
        leap(figure.sprite, figure.sprite.at, 0.5, hop=figure.width * 0.5, delay=0.035 * place)
        for place, figure in enumerate(winners)
    ]
    return [
        [call(tells), Cue(0.4, comes, hits, in_cubic)],
        jumps,
        [hold(stage.reading(_READ))],
    ]
