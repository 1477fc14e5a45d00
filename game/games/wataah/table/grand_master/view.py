"""The gameboard as a view of its own: what is drawn, what can be pointed at, what a click means."""

from functools import partial
from typing import NamedTuple

from game.engine.canvas import Canvas
from game.engine.draw.static_layer import StaticLayer
from game.engine.geometry import Rect
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Area, What, Widget
from game.games.wataah.rules.grand_master.cards import DECOYS, PLACES
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.draw.card_reader import CardReader
from game.games.wataah.table.draw.cards import Cards
from game.games.wataah.table.grand_master.animation_state import BoardAir
from game.games.wataah.table.grand_master.builders import KeepingTemple, Peeking, Sending
from game.games.wataah.table.grand_master.layout import BoardLayout, PlaceArea, ranking
from game.games.wataah.table.grand_master.moving_layer import BoardLive
from game.games.wataah.table.grand_master.scenery import BoardScenery
from game.games.wataah.table.input.controls import Controls
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.pieces import BoardPlace, DecoyAt, RankOf, TempleDrawnAt
from game.games.wataah.table.layout import TableLayout
from game.games.wataah.table.words import Words
from game.table.face.answers import Wish
from game.table.face.seats_shown import SeatsShown

_STEP = 56.0


class FrameState(NamedTuple):
    """The viewer of the board, and what they see besides the picture."""

    seat: int | None
    seen: SeatsShown
    key: object
    """Changes whenever the picture does."""


class BoardView:
    """Draws the board and handles input on it."""

    def __init__(
        self, cards: Cards, places: TableLayout, words: Words, controls: Controls, reading: CardReader
    ) -> None:
        self._places = places
        self._words = words
        self._controls = controls
        self._board = BoardLayout(places)
        self.scenery = BoardScenery(cards.art, places, words)
        self._live = BoardLive(cards, places, words, self.scenery, reading)
        self._art = cards.art
        self._still = StaticLayer()

    def widgets(self, picture: Picture, choice: MoveBuilder | None, *, visiting: bool) -> list[Widget]:
        """Places, Decoys, banners, buttons; `visiting` between two decisions there is only the way back."""
        if visiting:
            back = Rect(*self._places.board("button.1"))
            return [Button("back", back, self._words.say("wataah.board.back"), "lacquer")]
        if choice is None:
            return []
        found = self._controls.widgets(choice, on_board=True)
        if isinstance(choice, KeepingTemple):
            rects = self._live.pick_rects(len(choice.cards))
            return [*(Area(TempleDrawnAt(place), rect) for place, rect in enumerate(rects)), *found]
        if isinstance(choice, Sending):
            octagon = self._board.octagon
            found = [*(PlaceArea(place, octagon) for place in PLACES), *found]
            for name, sign, by in (("less", "\N{MINUS SIGN}", -1), ("more", "+", 1)):
                rect = Rect.around(self._places.board(f"{name}").centre, _STEP, _STEP)
                found.append(Button(name, rect, sign, "gold", disabled=choice.why_not(by)))
        if isinstance(choice, Peeking):
            found += [Area(DecoyAt(decoy), self._board.boss_rect(decoy)) for decoy in DECOYS]
            if choice.phase == "temple":
                spot = self._places.board("temple.deck")
                width = spot.number("card")
                found.append(Area("temple_deck", Rect.around(spot.centre, width, width * 1.4)))
        if choice.phase == "shosho" and picture.board is not None:
            rows = ranking(picture.board.scores)
            found += [Area(RankOf(seat), self._board.rank(row)) for row, seat in enumerate(rows)]
        return found

    def use(self, what: What, choice: MoveBuilder) -> Wish:
        """A widget of the board was clicked or confirmed."""
        match what:
            case BoardPlace(place) if isinstance(choice, Sending):
                return choice.on_place(place)
            case "less" | "more" as way if isinstance(choice, Sending):
                choice.change(1 if way == "more" else -1)
            case DecoyAt(decoy) if isinstance(choice, Peeking):
                return choice.on_decoy(decoy)
            case "temple_deck":
                return choice.on_pile("temple")
            case TempleDrawnAt(place) if isinstance(choice, KeepingTemple):
                return choice.pick(place)
            case RankOf(seat):
                return choice.on_seat(seat)
        return None

    def where(self, seat: int, picture: Picture) -> Rect | None:
        """A seat's banner in the ranking."""
        if picture.board is None or not picture.board.scores:
            return None
        return self._board.rank(ranking(picture.board.scores).index(seat))

    def rising(self, canvas: Canvas, opening: float) -> None:
        """The board comes up over the table, or goes down."""
        canvas.dim(0.75 * opening)
        octagon = self._board.octagon
        at = (octagon.centre.x, octagon.centre.y + 800 * (1 - opening))
        canvas.blit_centred(self._art.grand.board(canvas.px(octagon.w)), at)

    def draw(
        self, canvas: Canvas, picture: Picture, air: BoardAir, choice: MoveBuilder | None, looks: FrameState
    ) -> None:
        """The whole window."""
        seat, seen, key = looks
        shows = (key, air.shows, tuple(seen.players))
        compose = partial(self.scenery.draw, picture=picture, air=air, seen=seen)
        self._still.draw(canvas, shows, compose)
        if air.counted is None and air.unveiling is None:
            self._live.beside(canvas, picture, seat, choice)
        if choice is not None:
            self._live.choice(canvas, picture, choice)
        if air.counted is None and air.unveiling is None and picture.outcome is None:
            self._live.prompt(canvas, self._words.prompt(choice, picture, seen, on_board=True))
        self._live.draw(canvas, picture, air)
