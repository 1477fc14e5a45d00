"""The victory animation of Ninja Taisen: a village is taken, and a banner comes down over the valley. No pygame."""

import copy

from game.core.events import MatchEnded, shows
from game.engine.draw.particles import CONFETTI, SCRAP
from game.engine.easing import bounce, in_out, out_back
from game.engine.look import theme
from game.engine.timeline import Cue, call, wait
from game.games.taisen.rules.ninjas import HOME, MONKEY
from game.games.taisen.rules.picture import Picture
from game.games.taisen.table.anim.state import AnimationState
from game.games.taisen.table.art.colours import CREST_GROUND, CREST_RING
from game.table.playback.director import Groups
from game.table.playback.motion import leap
from game.table.playback.sprites import change

BANNER_DOWN = 330.0
"""How far down the banner reaches."""

_SIDES = ("monkey", "wolf")


@shows(MatchEnded)
def won(stage: AnimationState, event: MatchEnded, picture: Picture) -> Groups:
    """Light falls on the village; the banner of the winners drops; they leap for joy. Two to three seconds."""
    shown = copy.deepcopy(picture)
    shown.show(event)
    finale = stage.ending(shown)
    if finale is None:
        return []
    finale.dark = finale.hung = finale.told = 0.0
    side = _SIDES[finale.seat]
    tones = (CREST_RING[side], CREST_GROUND[side], theme.GOLD, stage.particles.kit.theme.washi)
    village = stage.places.tile(HOME[1 - finale.seat])
    winners = [piece for piece in stage.pieces if piece.seat == finale.seat]
    winners.sort(key=lambda piece: abs(stage.pieces[piece].x - village.x))

    def falls_silent() -> None:
        stage.set_live(winners)
        stage.finale = finale
        stage.particles.audio.play("taisen.taken", x=village.x)
        stage.particles.flash((village.x, village.y - 60), 520, theme.LEGAL_EDGE, 0.5)
        stage.particles.throw(SCRAP, (village.x, village.y - 40), 26, tones, towards=90, spread=130, room=(120, 40))
        stage.particles.shake(7, 0.4)

    def darkens(t: float) -> None:
        finale.dark = t

    def drops(t: float) -> None:
        finale.hung = t

    def strikes() -> None:
        stage.particles.audio.play("taisen.banner")
        stage.particles.shake(5, 0.3)
        stage.particles.throw(CONFETTI, (800, 120), 34, tones, towards=270, spread=360, room=(460, 120))

    def tells(t: float) -> None:
        finale.told = t

    def rains() -> None:
        for x in (330, 1270):
            stage.particles.throw(CONFETTI, (x, -20), 26, tones, towards=270, spread=90, room=(560, 30))

    jumps: list[Cue] = []
    for place, piece in enumerate(winners):
        sprite = stage.pieces[piece]
        lean = 5 * (1 if piece.seat == MONKEY else -1)
        jumps.append(leap(sprite, sprite.at, 0.5, hop=58, lean=lean, delay=0.05 * place))
    return [
        [call(falls_silent), change(darkens, 0.35, ease=in_out)],
        [wait(0.15)],
        [Cue(0.75, drops, strikes, bounce)],
        [change(tells, theme.MOVE, ease=out_back), call(rains), *jumps],
        [wait(0.9)],
    ]
