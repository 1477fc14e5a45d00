"""Draws the table of Ninja Taisen: the static layer once, and above it what moves or is about to happen."""

from functools import partial

from game.engine.canvas import Canvas
from game.engine.draw.ambience import Ambience
from game.engine.draw.ambience_drawing import draw_air, draw_banks
from game.engine.draw.particles_drawing import draw_particles, tremble
from game.engine.draw.static_layer import StaticLayer
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.games.taisen.rules.picture import Picture
from game.games.taisen.table.anim.state import AnimationState
from game.games.taisen.table.art.pictures import TaisenArt
from game.games.taisen.table.draw.intent_drawing import IntentDrawing
from game.games.taisen.table.draw.plates import Plates
from game.games.taisen.table.draw.scenery import Scenery
from game.games.taisen.table.input.intent import Intent
from game.games.taisen.table.layout import CARD, Ninja, TableLayout
from game.table.face.seats_shown import SeatsShown
from game.table.playback.sprites import Sprite


class Painter:
    """Draws the valley, its stacks and its dice."""

    def __init__(
        self, kit: Kit, art: TaisenArt, places: TableLayout, stage: AnimationState, ambience: Ambience
    ) -> None:
        self.scenery = Scenery(art, places)
        self._places = places
        self._stage = stage
        self._ambience = ambience
        self._plates = Plates(art, kit.texts)
        self._drawing = IntentDrawing(self.scenery, places, kit.texts)
        self._still = StaticLayer()

    def draw(self, canvas: Canvas, picture: Picture, intent: Intent, seen: SeatsShown) -> None:
        """Draw everything, back to front."""
        stage, scenery = self._stage, self.scenery
        above = [
            *stage.live,
            *(piece for piece, sprite in stage.pieces.items() if self._raised(piece, sprite)),
        ]
        compose = partial(self._compose, above=above, picture=picture, seen=seen)
        self._still.draw(canvas, self._shows(above, picture, seen), compose)
        draw_banks(canvas, self._ambience, self._standing(above), mirrored=self._places.turned)
        draw_air(canvas, self._ambience)
        if stage.finale is not None:
            scenery.banner(canvas, stage.finale)
        if stage.clash is not None:
            scenery.clash(canvas, stage.clash)
        self._drawing.below(canvas, intent, picture, self._resting(above))
        scenery.stacks(canvas, {piece: stage.pieces[piece] for piece in above}, intent.chosen)
        if stage.clash is not None:
            scenery.halves(canvas, stage.clash)
        self._drawing.dice(canvas, intent, stage)
        self._drawing.above(canvas, intent, picture)
        if stage.clash is not None:
            scenery.cut(canvas, stage.clash)
        draw_particles(canvas, stage.particles)
        tremble(canvas, stage.particles)
        if stage.clash is not None:
            fighters = stage.clash.fighters
            scenery.verdict(canvas, stage.clash.caption, self._places.zone("verdict"), fighters)
        elif stage.finale is not None:
            scenery.ending(canvas, stage.finale)

    def previewed(self, visible: Rect, picture: Picture, intent: Intent) -> list[Rect]:
        """What the preview of a move covers."""
        return self._drawing.previewed(visible, intent, picture)

    def _shows(self, above: list[Ninja], picture: Picture, seen: SeatsShown) -> tuple[object, ...]:
        """Everything that the static layer depends on."""
        resting = tuple(
            (piece, sprite.x, sprite.y) for piece, sprite in self._stage.pieces.items() if piece not in above
        )
        return (resting, self._places.turned, self._places.round, seen.shows, _left(picture))

    def _raised(self, piece: Ninja, sprite: Sprite) -> bool:
        """Whether a resting piece is raised: pointed at, or a winner after the match."""
        finale = self._stage.finale
        won = finale is not None and finale.seat == piece.seat
        return bool(sprite.lift or won) and piece not in self._stage.live

    def _resting(self, above: list[Ninja]) -> dict[Ninja, Sprite]:
        return {piece: sprite for piece, sprite in self._stage.pieces.items() if piece not in above}

    def _standing(self, above: list[Ninja]) -> list[Rect]:
        """What is drawn in front of the mist: every resting stack."""
        tops: dict[float, float] = {}
        for piece, sprite in self._stage.pieces.items():
            if piece not in above:
                tops[sprite.x] = min(tops.get(sprite.x, sprite.y), sprite.y)
        return [Rect(x - CARD[0] / 2, top - CARD[1] / 2, CARD[0], 900 - top) for x, top in tops.items()]

    def _compose(self, canvas: Canvas, above: list[Ninja], picture: Picture, seen: SeatsShown) -> None:
        self.scenery.ground(canvas)
        for seat, left in enumerate(_left(picture)):
            self._plates.draw(canvas, self._places, seat, left, seen)
        self.scenery.stacks(canvas, self._resting(above))


def _left(picture: Picture) -> tuple[tuple[str, ...], ...]:
    """The ninjas that each side still has."""
    return tuple(tuple(name for stack in path for name in stack) for path in picture.stacks)
