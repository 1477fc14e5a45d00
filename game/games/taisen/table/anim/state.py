"""Where every piece of Ninja Taisen is during an animation, and how ninjas walk and dice roll. No pygame."""

import copy
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from game.core.contract import Event
from game.core.events import MatchEnded
from game.engine.draw.particles import DUST, Particles
from game.engine.easing import out_back
from game.engine.geometry import Point
from game.engine.look import theme
from game.engine.timeline import Cue, call
from game.games.taisen.rules.ninjas import MONKEY, SUITS
from game.games.taisen.rules.picture import Picture
from game.games.taisen.table.layout import CARD, Ninja, TableLayout
from game.games.taisen.table.words import Words
from game.table.playback.director import Groups
from game.table.playback.sprites import Sprite, travel

_DUST = (theme.SAND, theme.GOLD_LIGHT)


@dataclass(slots=True)
class DieSprite:
    """A die, at rest or rolling."""

    value: int
    spent: bool
    turns: float = 0.0
    """How many turns it still has to roll."""

    dx: float = 0.0
    dy: float = 0.0
    hop: float = 0.0
    held: bool = False
    """Whether it is still in the hand, about to be thrown."""


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
    beaten: Ninja | None = None
    """The piece that has been cut in two."""

    halves: tuple[Sprite, Sprite] = field(default_factory=lambda: (Sprite(0, 0), Sprite(0, 0)))
    """The upper and the lower half of that card."""


@dataclass(slots=True)
class Finale:
    """Who has won, and how far the victory animation is."""

    seat: int
    words: str
    dark: float = 1.0
    hung: float = 1.0
    """How far the banner has come down."""

    told: float = 1.0


class AnimationState:
    """Where the pieces are during an animation; at rest, where the picture says."""

    def __init__(self, places: TableLayout, words: Words, particles: Particles) -> None:
        self.places = places
        self.words = words
        self.particles = particles
        self.pieces: dict[Ninja, Sprite] = {}
        self.dice: dict[str, DieSprite] = {}
        self.clash: Clash | None = None
        self.finale: Finale | None = None
        self.live: list[Ninja] = []
        """The pieces that move now, in drawing order."""

    def lay(self, picture: Picture) -> None:
        """Everything at rest, as the picture says."""
        self.pieces = {piece: Sprite(*at) for piece, at in self.places.standing(picture.stacks).items()}
        self.dice = {suit: DieSprite(value, suit in picture.spent) for suit, value in picture.dice.items()}
        self.clash, self.live = None, []
        self.finale = self.ending(picture)

    def open(self) -> Groups:
        """The ninjas fall into line."""
        fall = []
        for place, piece in enumerate(self.pieces):
            sprite = self.pieces[piece]
            at = sprite.at
            fall.append(travel(sprite, at, 0.4, delay=0.025 * place, ease=out_back, on_way=_dropping(sprite, at)))
        return [[call(lambda: self.set_live(list(self.pieces))), *fall]]

    def after(self, event: Event, picture: Picture) -> dict[Ninja, Point]:
        """Where every piece stands once the event is part of the picture."""
        later = copy.deepcopy(picture)
        later.show(event)
        return self.places.standing(later.stacks)

    def shifts(
        self, targets: dict[Ninja, Point], apart_from: Sequence[Ninja], delay: float = 0.0
    ) -> tuple[list[Cue], list[Ninja]]:
        """The other pieces that have to step aside or together: their tracks, and which they are."""
        shifted = [
            piece
            for piece, sprite in self.pieces.items()
            if piece in targets and piece not in apart_from and targets[piece] != sprite.at
        ]
        cues = [travel(self.pieces[piece], targets[piece], theme.MOVE, delay=delay) for piece in shifted]
        return cues, shifted

    def way(self, seat: int) -> int:
        """1 if a side looks to the right, -1 to the left."""
        return 1 if (seat == MONKEY) != self.places.turned else -1

    def dust(self, at: Point) -> None:
        """Raise dust where a card lands with its middle at a point."""
        self.particles.audio.play("taisen.step", x=at.x)
        foot = (at.x, at.y + CARD[1] / 2 - 2)
        self.particles.throw(DUST, foot, 7, _DUST, towards=90, spread=180, room=(CARD[0] * 0.8, 6))

    def set_live(self, pieces: list[Ninja]) -> None:
        """These move now."""
        self.live = pieces

    def spend(self, die: str) -> None:
        """A die is used up."""
        self.dice[die].spent = True

    def roll(self, values: Sequence[int], spent: Collection[str] = ()) -> None:
        """The dice leave the hand."""
        rolled = zip(SUITS, values, strict=True)
        self.dice = {suit: DieSprite(value, spent=suit in spent, held=True) for suit, value in rolled}

    def ending(self, picture: Picture) -> Finale | None:
        """The banner over the valley once the match is over."""
        outcome = picture.outcome
        line = self.words.line(MatchEnded(outcome)) if outcome else None
        return Finale(outcome.winners[0], line.text) if outcome and line else None


def _dropping(sprite: Sprite, at: Point) -> Callable[[float], None]:
    def update(t: float) -> None:
        sprite.y = at.y - 130 * (1 - t)
        sprite.opacity = min(1.0, max(0.0, 3 * t))

    return update
