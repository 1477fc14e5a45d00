"""Ninja Taisen on the table: what it looks like, what may be clicked, what a click means."""

from collections.abc import Callable
from functools import partial

from game.core.contract import Event, Move
from game.engine.canvas import Canvas
from game.engine.draw.particles import Particles
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Area, DragHandle, What, Widget, name_of
from game.games.taisen.commentary import TaisenCommentary
from game.games.taisen.rules.events import DefenderCornered, FightTied, FightWon, GroupMoved
from game.games.taisen.rules.moves import END_TURN
from game.games.taisen.rules.ninjas import HOME, LAST, MONKEY, SIDES, SUITS, WOLF
from game.games.taisen.rules.picture import Picture
from game.games.taisen.rules.view import TaisenView
from game.games.taisen.table.anim.animator import opening, plays
from game.games.taisen.table.anim.state import AnimationState
from game.games.taisen.table.art.pictures import TaisenArt
from game.games.taisen.table.draw.move_preview import MovePreview
from game.games.taisen.table.draw.painter import Painter
from game.games.taisen.table.draw.scenery import DIE, valley_air
from game.games.taisen.table.input import pieces
from game.games.taisen.table.input.intent import Intent
from game.games.taisen.table.input.move_builder import MoveBuilder
from game.games.taisen.table.input.pieces import Die, OtherNinja, OwnNinja
from game.games.taisen.table.layout import CARD, STEP, TableLayout
from game.games.taisen.table.prebake import plan
from game.games.taisen.table.sheet import colours
from game.games.taisen.table.tooltips import Tooltips
from game.games.taisen.table.words import Words
from game.table.face.answers import Risk
from game.table.face.base import FaceBase
from game.table.face.log_line import LogLine
from game.table.face.seats_shown import SeatsShown
from game.table.face.zones import Thing
from game.table.frame.pennant import Pennant
from game.table.inspect.zoom import Zoom
from game.table.playback.director import Groups
from game.table.playback.sprites import approach
from game.table.prebake import Prebake
from game.table.seats.moods import Feeling, Felt
from game.table.seats.remarks import SlipSpot
from game.table.sheet.data import Sheet
from game.table.zone import TableZones

_RAISED = 12.0

REACH = 3
"""How far a die carries a ninja at most."""


class TaisenFace(FaceBase[Intent, MoveBuilder]):
    """The valley, its stacks and its dice."""

    picture: Picture
    commentary = TaisenCommentary()

    def __init__(
        self, kit: Kit, zones: TableZones, *, by_lot: bool = False, company: Callable[[], bool] = lambda: False
    ) -> None:
        """`by_lot` says whether it was left to chance who goes first, `company` whether the screen is everybody's."""
        self._by_lot = by_lot
        self._art = TaisenArt(kit.assets, kit.bakery)
        self._places = TableLayout(zones, company=company)
        self._words = Words(kit.texts)
        self._stage = AnimationState(self._places, self._words, Particles(kit))
        intent = Intent(self._places, lambda: self.picture, self._rest)
        super().__init__(kit, intent, valley_air(kit), self._stage.particles)
        self._painter = Painter(kit, self._art, self._places, self._stage, self._ambience)
        self._meaning = Tooltips(kit, self._art, self._places, self._words)
        self.plays = plays(self._stage)
        self._prebake = Prebake(partial(plan, self._art))

    def lay(self, view: TaisenView) -> None:
        """Put everything where the view says it is."""
        self.picture = Picture.of(view)
        self._places.sit(view.seat if view.seat in HOME else None)
        self._intent.carried = None
        self._particles.clear()
        self._rest()

    def open(self) -> Groups:
        """The ninjas fall into line and the first dice are rolled."""
        return opening(self._stage, self.picture)

    # Input: what can be pointed at, and what a click does

    def sound(self, event: Event) -> str:
        """The sound of an event; entering the other village has one of its own."""
        if isinstance(event, GroupMoved) and event.end == HOME[1 - event.seat]:
            return ("monkey", "wolf")[event.seat]
        return super().sound(event)

    def heard_at(self, event: Event) -> str | None:
        """The tile of a fight or of the end of a move."""
        match event:
            case GroupMoved():
                return f"tile.{event.end}"
            case FightWon() | FightTied() | DefenderCornered():
                return f"tile.{event.tile}"
        return None

    def tense(self, view: TaisenView) -> bool:
        """Whether a ninja is one step from the other village."""
        monkey, wolf = view.paths
        return bool(monkey[HOME[WOLF] - 1] or wolf[HOME[MONKEY] + 1])

    def offer(self, view: TaisenView | None) -> None:
        """Start a decision of the player on this view."""
        self._intent.offer(view)
        self._stage.live = []

    def widgets(self) -> list[Widget]:
        """Own ninjas, dice, the tile where the group would land, the end of the turn, and the enemy's ninjas."""
        choice = self._choice
        found: list[Widget] = []
        enemies: list[Widget] = []
        if choice is not None:
            for piece, rect in self._places.visible(self.picture.stacks).items():
                if piece.seat == choice.seat:
                    found.append(DragHandle(OwnNinja(piece.name), rect, self._carry))
                else:
                    enemies.append(Area(OtherNinja(piece.seat, piece.name), rect))
            if choice.die is not None:  # keys walk only among those that it moves
                movable = {name_of(OwnNinja(name)) for name in choice.ninjas_for(choice.die)}
                for ninja in (*found, *enemies):
                    ninja.passed = ninja.name not in movable
            for place, suit in enumerate(SUITS):
                found.append(Area(Die(suit), Rect.around(self._places.die(place), DIE + 14, DIE + 14), radius=18))
            move = self._intent.move
            if move is not None:
                spot = self._places.tile(choice.forecast(move).moved.end)
                found.append(Area(pieces.LANDING, Rect.around(spot, 130, 56), radius=26))
        if self._places.round:  # nobody here ends a turn
            return found
        label = self._kit.say("taisen.end_turn")
        found.append(
            Button(pieces.END_TURN, self._places.zone("end_turn"), label, "gold", disabled=self._why_not_end())
        )
        return [*found, *enemies]  # keyboard focus reaches them last

    @property
    def chosen(self) -> tuple[str | None, str | None]:
        """The selected die and ninja."""
        choice = self._choice
        return (choice.die, choice.ninja) if choice is not None else (None, None)

    def turn(self) -> None:
        """Look at the path from the other village."""
        self._places.turned = not self._places.turned
        self._rest()

    def face_seat(self, seat: int) -> None:
        """Put a seat's own village at the left."""
        if (seat == 1) != self._places.turned:
            self._places.turned = not self._places.turned

    # Tooltips, log and hints

    @property
    def page(self) -> str:
        """The rulebook page for the fight being shown, else for the end, moving or the turn."""
        if self._stage.clash is not None:
            return "fight"
        if self.picture.outcome is not None:
            return "end"
        return "move" if self.picture.spent or any(self.chosen) else "turn"

    def first_focus(self) -> str | None:
        """The first die that can move somebody; otherwise the end of the turn."""
        choice = self._choice
        if choice is None:
            return None
        usable = [suit for suit in SUITS if choice.ninjas_for(suit)]
        return name_of(Die(usable[0]) if usable else pieces.END_TURN)

    def next_focus(self) -> str | None:
        """The foremost ninja that the chosen die moves; for a ninja with several dice the first of them."""
        choice = self._choice
        if choice is None:
            return None
        if choice.die is not None:
            path = self.picture.stacks[choice.seat]
            forward = path if choice.seat == MONKEY else path[::-1]
            movable = choice.ninjas_for(choice.die)
            return next((name_of(OwnNinja(name)) for stack in forward[::-1] for name in stack if name in movable), None)
        dice = choice.dice_for(choice.ninja) if choice.ninja is not None else []
        return name_of(Die(dice[0])) if len(dice) > 1 else None

    def kept(self) -> list[Rect]:
        """The path."""
        return [place for tile in range(LAST + 1) if (place := self.where(f"tile.{tile}")) is not None]

    def beginning(self) -> LogLine:
        """The side that moves first, by lot unless the players chose it."""
        side = self.picture.active
        key = "taisen.log.begins_by_lot" if self._by_lot else "taisen.log.begins"
        words = self._kit.say(key, side=self._words.side(side))
        return LogLine(words, f"plate.{side}", side, icon=f"crest.{SIDES[side]}")

    def threat(self) -> Pennant | None:
        """An enemy whom one roll could bring into the player's village; a forecast is read first."""
        if self._choice is None or self._intent.striking:
            return None
        seat = self._choice.seat
        path = self.picture.stacks[1 - seat]
        near = range(1, REACH + 1) if seat == 0 else range(LAST - 1, LAST - 1 - REACH, -1)
        tile = next((tile for tile in near if path[tile]), None)
        place = self.where(f"tile.{tile}") if tile is not None else None
        return None if place is None else Pennant(self._kit.say("taisen.threat"), place)

    def sheet(self) -> Sheet:
        """The circle of colours."""
        return colours(self._art, self._kit.say)

    def things(self) -> list[Thing]:
        """Villages, plates, and the other side's ninjas."""
        return self._meaning.things(self.picture, self._intent.seat)

    def tip(self, what: What) -> str | None:
        """The tooltip of a thing; none over a forecast, which says more."""
        if isinstance(what, OwnNinja) and self._intent.striking:
            return None
        return self._meaning.tip(what, self.picture, self._intent.seat)

    def closer(self, what: What) -> Zoom | None:
        """A ninja or a die, large."""
        return self._meaning.closer(what, self.picture, self._intent.seat)

    @property
    def phone_zone(self) -> Rect:
        """In the sky: plates and dice fill the lower edge."""
        return self._places.zone("phones") if self._places.round else Rect(1300, 16, 130, 150)

    def risk(self, move: Move) -> Risk | None:
        """A warning before ending the turn while a ninja could still move."""
        if self._choice is None or move != END_TURN or not self._choice.wasteful:
            return None
        return Risk(self._kit.say("taisen.tip.risk"), self._places.zone("end_turn"))

    def log(self, event: Event) -> LogLine | None:
        """An event in words."""
        return self._words.line(event)

    def feels(self, event: Event) -> list[Felt]:
        """A fight makes one side glad and annoys the other."""
        if not isinstance(event, FightWon | DefenderCornered):
            return []
        return [Felt(event.winner_seat, Feeling.GAIN), Felt(1 - event.winner_seat, Feeling.HIT)]

    def slip_spot(self, seat: int) -> SlipSpot:
        """Above the plate, on the grass."""
        plate = self._places.plate(seat)
        right = plate.centre.x > DESIGN.centre.x
        return SlipSpot(Point(plate.right - 20 if right else plate.x + 20, plate.y - 22), 340, right)

    def where(self, place: str) -> Rect | None:
        """A tile with what stands on it (`tile.4`); above it the place for a forecast (`forecast.4`); a `plate.0`."""
        kind, _, number = place.partition(".")
        if kind == "plate":
            return self._places.plate(int(number))
        foot = self._places.tile(int(number))
        height = max(len(path[int(number)]) for path in self.picture.stacks)
        if kind == "forecast":
            return MovePreview.room(foot.x, foot.y - CARD[1] - max(height - 1, 0) * STEP)
        top = foot.y - (CARD[1] + (height - 1) * STEP if height else 30)
        return Rect(foot.x - 72, top, 144, foot.y - top + 30)

    # What is drawn

    def update(self, dt: float) -> None:
        """Raise the group that the player points at, and update the particles."""
        super().update(dt)
        raised = self._intent.raised
        for piece, sprite in self._stage.pieces.items():
            if piece not in self._stage.live:
                sprite.lift = approach(sprite.lift, _RAISED if piece in raised else 0.0, dt, 0.12)

    @property
    def moving(self) -> bool:
        """Whether anything moves: a card being raised, lowered or dragged, or particles."""
        raised, resting = self._intent.raised, self._stage.pieces.items()
        loose = self._intent.carried is not None or self._particles.moving
        return loose or any(sprite.lift != (_RAISED if piece in raised else 0.0) for piece, sprite in resting)

    def previewed(self, visible: Rect) -> list[Rect]:
        """The group where it would land, and how its fights would end."""
        return self._painter.previewed(visible, self.picture, self._intent)

    def draw(self, canvas: Canvas, seen: SeatsShown) -> None:
        """Draw the table."""
        self._painter.draw(canvas, self.picture, self._intent, seen)

    def draw_icon(self, canvas: Canvas, icon: str, box: Rect) -> None:
        """A crest, a suit's sign or a die before a line of the log."""
        self._painter.scenery.icon(canvas, icon, box)

    def _rest(self) -> None:
        self._stage.lay(self.picture)

    def _why_not_end(self) -> str | None:
        if self._choice is None:
            return "table.refused.wait"
        return None if self._choice.can_end else "taisen.refused.use_one_die"

    def _carry(self, what: What, at: Point) -> None:
        if not isinstance(what, OwnNinja):
            return
        group = self._intent.carry(what.ninja, at)
        self._stage.live = list(group)
        for piece, spot in group.items():
            self._stage.pieces[piece].put(spot)
