"""Tooltips and close-ups for everything on the table of Ninja Taisen."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Kind
from game.engine.kit import Kit
from game.engine.widgets.widget import What
from game.games.taisen.rules.ninjas import HOME, NAMES, NUMBERS, SHOGUN, SIDES, SUITS
from game.games.taisen.rules.picture import Picture
from game.games.taisen.table.art.pictures import TaisenArt
from game.games.taisen.table.draw.scenery import DIE, suit_and_strength
from game.games.taisen.table.input import pieces
from game.games.taisen.table.input.pieces import Die, OtherNinja, OwnNinja, Plate, Village
from game.games.taisen.table.layout import CARD, Ninja, TableLayout
from game.games.taisen.table.words import Words
from game.table.face.zones import Thing
from game.table.frame.chrome import with_key
from game.table.inspect.zoom import Zoom

_DIE_SHARE = 0.62
"""The width of a die in a close-up, as a share of a card's width."""


class Tooltips:
    """Finds pieces by the names of their widgets: `ninja.R1` is the player's own, `piece.1.R1` is seat 1's."""

    def __init__(self, kit: Kit, art: TaisenArt, places: TableLayout, words: Words) -> None:
        self._kit = kit
        self._art = art
        self._places = places
        self._words = words

    def things(self, picture: Picture, seat: int | None) -> list[Thing]:
        """The things that can only be inspected while `seat` decides: villages, plates, the other side's ninjas."""
        found = [
            Thing(Village(side), Rect.around(self._places.tile(home), 140, 60))
            for side, home in zip(SIDES, HOME, strict=True)
        ]
        found += [Thing(Plate(side), self._places.plate(number)) for number, side in enumerate(SIDES)]
        for piece, rect in self._places.visible(picture.stacks).items():
            if piece.seat != seat:
                found.append(Thing(OtherNinja(piece.seat, piece.name), rect))
        if seat is None:
            found += [
                Thing(Die(suit), Rect.around(self._places.die(place), DIE + 14, DIE + 14))
                for place, suit in enumerate(SUITS)
            ]
        return found

    def tip(self, what: What, picture: Picture, seat: int | None) -> str | None:
        """The heading and text of a tooltip."""
        say = self._kit.say
        match what:
            case OwnNinja(ninja) if seat is not None:
                return self._ninja(Ninja(seat, ninja), picture)
            case OtherNinja(other, ninja):
                return self._ninja(Ninja(other, ninja), picture)
            case Die(suit):
                spent = suit in picture.spent
                head = f"{say(f'taisen.die.{suit}')} · {picture.dice[suit]}"
                return f"{head}\n{say('taisen.tip.spent') if spent else self._die(suit, picture.dice[suit])}"
            case Plate(side):
                left = sum(len(stack) for stack in picture.stacks[SIDES.index(side)])
                return f"{say(f'taisen.side.{side}')}\n{say('taisen.tip.plate', count=left)}"
            case Village(side):
                return say(f"taisen.tip.village.{side}")
            case pieces.LANDING:
                return say("taisen.tip.landing")
            case pieces.END_TURN:
                return f"{with_key(self._kit, say('taisen.end_turn'), Kind.END)}\n{say('taisen.tip.end_turn')}"
        return None

    def closer(self, what: What, picture: Picture, seat: int | None) -> Zoom | None:
        """A ninja or a die, large."""
        match what:
            case OwnNinja(ninja) if seat is not None:
                return self._card(Ninja(seat, ninja))
            case OtherNinja(other, ninja):
                return self._card(Ninja(other, ninja))
            case Die(suit):
                value = picture.dice[suit]

                def draw(canvas: Canvas, rect: Rect) -> None:
                    size = canvas.px(rect.w * _DIE_SHARE)
                    canvas.blit_centred(self._art.die_shadow(size), rect.centre)
                    canvas.blit_centred(self._art.die(suit, value, size), rect.centre)

                return Zoom(draw, self._kit.say(f"taisen.die.{suit}"), self._kit.say("taisen.tip.closer.die"))
        return None

    def _ninja(self, piece: Ninja, picture: Picture) -> str | None:
        stack = next((stack for stack in picture.stacks[piece.seat] if piece.name in stack), None)
        if stack is None:
            return None
        suit, _ = suit_and_strength(piece.name)
        said = [self._kit.say(f"taisen.tip.ninja.{suit}")]
        above = len(stack) - 1 - stack.index(piece.name)
        if above:
            said.append(self._kit.say("taisen.tip.carries", count=above))
        return f"{self._words.ninja(piece.seat, piece.name)}\n{' '.join(said)}"

    def _die(self, suit: str, value: int) -> str:
        return self._kit.say("taisen.tip.die", die=self._kit.say(f"taisen.die.{suit}"), count=value)

    def _card(self, piece: Ninja) -> Zoom:
        suit, strength = suit_and_strength(piece.name)

        def draw(canvas: Canvas, rect: Rect) -> None:
            width = canvas.px(min(rect.w, rect.h * CARD[0] / CARD[1]))
            canvas.blit_centred(self._art.card_shadow(width), rect.centre)
            canvas.blit_centred(self._art.card(SIDES[piece.seat], suit, strength, width), rect.centre)

        said = [self._kit.say(f"taisen.tip.closer.{suit}")]
        if NUMBERS[piece.name] != SHOGUN:
            said.append(self._kit.say("taisen.tip.closer.tie"))
        return Zoom(draw, self._words.ninja(piece.seat, NAMES[NUMBERS[piece.name]]), "\n\n".join(said))
