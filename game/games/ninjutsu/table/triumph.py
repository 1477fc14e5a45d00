"""The great moments of Ninjutsu: a Soke falls, a side has won. No pygame."""

from game.core.events import MatchEnded
from game.engine import theme
from game.engine.easing import in_cubic
from game.engine.flurry import CONFETTI, PETAL, SCRAP, SPARK
from game.engine.geometry import Point
from game.engine.timeline import Cue, call, hold
from game.games.ninjutsu.figures import RED
from game.games.ninjutsu.table.actors import Crest
from game.games.ninjutsu.table.ensemble import Ensemble
from game.table.director import Groups
from game.table.weight import leap

CREST_AT = Point(800.0, 62.0)
"""Where the seal of the winners lies, on the upper edge of the words."""

_READ = 1.4
_PETALS = (theme.MOON, theme.colour("#EBB9AE"), theme.colour("#F6DDD0"))
_STEEL = (theme.LEGAL_EDGE, theme.WHITE, theme.SELECT)


def tones(seat: int) -> tuple[theme.Colour, ...]:
    """The paper that flies for a side."""
    return (theme.VERMILION, theme.GOLD, theme.WASHI) if seat == RED else (theme.LACQUER, theme.GOLD, theme.MIST)


def struck(stage: Ensemble, at: Point, seat: int, *, soke: bool) -> None:
    """Steel meets whoever stands there: sparks, scraps of their clothes, a shock; more of it all for a Soke."""
    flurry = stage.flurry
    flurry.flash(at, 560 if soke else 380, theme.LEGAL_EDGE, 0.5 if soke else 0.28)
    flurry.throw(SPARK, at, 26 if soke else 14, _STEEL, strength=1.2 if soke else 1.0)
    flurry.throw(SCRAP, at, 34 if soke else 16, tones(seat), towards=90, spread=220, room=(50, 60))
    flurry.shake(14 if soke else 8, 0.6 if soke else 0.34)


def mourned(stage: Ensemble, at: Point) -> None:
    """Blossoms come down over a fallen Soke."""
    stage.flurry.throw(PETAL, (at.x, at.y - 330), 44, _PETALS, towards=270, spread=120, room=(700, 60))


def won(stage: Ensemble, event: MatchEnded) -> Groups:
    """The seal of the winners comes down on the verdict; their figures leap, paper rains."""
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
        stage.flurry.audio.play("ninjutsu.crest")
        stage.flurry.shake(8, 0.4)
        stage.flurry.flash(CREST_AT, 420, theme.LEGAL_EDGE, 0.45)
        stage.flurry.throw(SPARK, CREST_AT, 14, _STEEL)
        stage.flurry.throw(CONFETTI, (800, -20), 90, tones(seat), towards=270, spread=100, room=(1300, 50))

    jumps = [
        leap(figure.sprite, figure.sprite.at, 0.5, hop=figure.width * 0.5, delay=0.035 * place)
        for place, figure in enumerate(winners)
    ]
    return [
        [call(tells), Cue(0.4, comes, hits, in_cubic)],
        jumps,
        [hold(stage.reading(_READ))],
    ]
