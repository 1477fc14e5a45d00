"""Tooltips and close-ups for everything on the table of Oboro."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.text.translations import capitalised
from game.engine.widgets.widget import What
from game.games.oboro.forecast import seat_of
from game.games.oboro.rules.cards import IS_ARROW, IS_SHURIKEN, NUMBERS, RED_8, SEATS, SUIT_OF, SUITS, VALUE_OF
from game.games.oboro.rules.picture import Picture
from game.games.oboro.table.draw.cards import Cards
from game.games.oboro.table.input.hand import Hand
from game.games.oboro.table.input.intent import MoveBuilder
from game.games.oboro.table.input.pieces import DialOf, FanOf, PlateOf, PlayedAt, StackOf
from game.games.oboro.table.layout import SECRECY, SMALL, TableLayout
from game.games.oboro.table.words import Words
from game.table.cards.flight import HIGH, Pose
from game.table.cards.hand import HeldAt
from game.table.face.zones import Thing
from game.table.inspect.zoom import Zoom

_STOCK_SHARE = 0.6


class Tooltips:
    """Knows what everything on the table is."""

    def __init__(self, cards: Cards, places: TableLayout, words: Words) -> None:
        self._cards = cards
        self._places = places
        self._words = words

    def things(self, picture: Picture, hand: Hand) -> list[Thing]:
        """The things that can only be inspected, back to front."""
        zone, found = self._places.zone, list[Thing]()
        found.append(Thing("round", zone("progress").inset(-10, -8)))
        found.append(Thing("mission", Rect.around(zone("secrecy").centre, SECRECY, SECRECY * HIGH)))
        found.append(Thing("stock", zone("stock")))
        for seat in range(SEATS):
            if self._places.position(seat) and None in picture.hands[seat]:
                poses = self._places.hand(seat, len(picture.hands[seat]))
                left, right = poses[0].rect.x, poses[-1].rect.right
                found.append(Thing(FanOf(seat), Rect(left, poses[0].rect.y, right - left, SMALL * HIGH)))
            found.append(Thing(PlateOf(seat), self._places.of("seat", seat)))
            found.append(Thing(DialOf(seat), self._places.of("dial", seat)))
            for suit, name in enumerate(SUITS):
                found.append(Thing(StackOf(seat, name), self._places.stack(seat, suit).rect))
        if picture.trick:
            found.append(Thing("led", Rect.around(zone("led.seal").centre, 84, 84)))
        for place in range(len(picture.trick)):
            found.append(Thing(PlayedAt(place), self._places.trick(seat_of(picture, place)).rect))
        return [*found, *(Thing(area.what, area.rect) for area in hand.areas())]

    def tip(self, what: What, picture: Picture, choice: MoveBuilder | None) -> str | None:
        """The heading and text of a tooltip."""
        words, say = self._words, self._words.say
        match what:
            case "play" if choice is not None and choice.taken is not None:
                return say("oboro.tip.play", card=say(f"oboro.card.{choice.taken}"))
            case "last_trick":
                return say("oboro.tip.last_trick")
            case "round":
                return say("oboro.tip.round", round=words.round(picture))
            case "mission":
                return say("oboro.tip.mission", mission=picture.mission)
            case "stock":
                return say("oboro.tip.stock", count=picture.stock)
            case "led" if picture.trick:
                return say(f"oboro.tip.led.{SUITS[SUIT_OF[NUMBERS[picture.trick[0]]]]}")
            case StackOf(seat, colour):
                return self._stack(picture, seat, colour)
            case DialOf(seat):
                return say("oboro.tip.dial", power=picture.power(seat), mission=picture.mission)
            case PlateOf(seat):
                points, pieces = picture.scores[seat], picture.shuriken[seat]
                return say("oboro.tip.plate", player=words.player(seat), points=points, pieces=pieces)
            case FanOf(seat):
                return say("oboro.tip.hand", player=words.player(seat), count=len(picture.hands[seat]))
            case PlayedAt(place) if place < len(picture.trick):
                lies, player = picture.trick[place], words.player(seat_of(picture, place))
                return f"{say('oboro.tip.played', player=player, card=say(f'oboro.card.{lies}'))}\n{self._card(lies)}"
        card = self._held(what, picture)
        return None if card is None else f"{capitalised(say(f'oboro.card.{card}'))}\n{self._card(card)}"

    def closer(self, what: What, picture: Picture) -> Zoom | None:
        """A card that can be seen, the mission or the shuriken, large."""
        say = self._words.say
        match what:
            case "mission":
                return Zoom(
                    lambda canvas, rect: self._draw_mission(canvas, rect, picture.mission),
                    say("oboro.round.mission", mission=picture.mission),
                    say("oboro.tip.closer.mission", mission=picture.mission),
                )
            case "stock":
                title = say("oboro.tip.stock", count=picture.stock).partition("\n")[0]
                return Zoom(self._draw_star, title, say("oboro.tip.closer.stock"))
            case StackOf(seat, colour):
                card = picture.top(seat, _suit(colour))
            case PlayedAt(place):
                card = picture.trick[place] if place < len(picture.trick) else None
            case _:
                card = self._held(what, picture)
        return None if card is None else self._large(card)

    def _held(self, what: What, picture: Picture) -> str | None:
        """A card of the player's hand, if it is visible."""
        hand = picture.hands[self._places.south]
        return hand[what.place] if isinstance(what, HeldAt) and what.place < len(hand) else None

    def _stack(self, picture: Picture, seat: int, colour: str) -> str:
        say, top = self._words.say, picture.top(seat, _suit(colour))
        head = say(f"oboro.tip.colour.{colour}")
        if top is None:
            return f"{head}\n{say('oboro.tip.empty')}"
        return f"{head}\n{say('oboro.tip.stack', power=VALUE_OF[NUMBERS[top]])}"

    def _card(self, card: str) -> str:
        return self._words.say(f"oboro.tip.card.{_sign(card)}", power=VALUE_OF[NUMBERS[card]])

    def _large(self, card: str) -> Zoom:
        say, sign = self._words.say, _sign(card)
        said = [say("oboro.tip.closer.plain", power=VALUE_OF[NUMBERS[card]])]
        if sign != "plain":
            said.insert(0, say(f"oboro.tip.closer.{sign}"))
        return Zoom(
            lambda canvas, rect: self._cards.lying(canvas, card, _upright(rect)),
            capitalised(say(f"oboro.card.{card}")),
            "\n\n".join(said),
        )

    def _draw_mission(self, canvas: Canvas, rect: Rect, mission: int) -> None:
        width, art = canvas.px(_upright(rect).width), self._cards.art
        canvas.blit_centred(art.card_shadow(width), rect.centre)
        canvas.blit_centred(art.secrecy(mission, width), rect.centre)

    def _draw_star(self, canvas: Canvas, rect: Rect) -> None:
        canvas.blit_centred(self._cards.art.shuriken(canvas.px(rect.w * _STOCK_SHARE)), rect.centre)


def _upright(rect: Rect) -> Pose:
    return Pose(rect.centre.x, rect.centre.y, 0.0, min(rect.w, rect.h / HIGH))


def _sign(card: str) -> str:
    number = NUMBERS[card]
    if IS_SHURIKEN[number]:
        return "shuriken"
    if IS_ARROW[number]:
        return "arrow"
    return "burning" if number == RED_8 else "plain"


def _suit(colour: str) -> int:
    return next(number for number, name in enumerate(SUITS) if name == colour)
