"""Ninja Taisen on the table: what it looks like, what may be clicked, what a click means."""

from functools import partial

from game.core.chance import Chance
from game.core.contract import Event, View
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.still import StillLayer
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Area, Widget
from game.games.taisen import TAISEN
from game.games.taisen.moves import UseDie
from game.games.taisen.ninjas import SUITS
from game.games.taisen.picture import Picture
from game.games.taisen.table.art import TaisenArt
from game.games.taisen.table.choice import Choice
from game.games.taisen.table.places import CARD, STEP, Piece, Places
from game.games.taisen.table.plates import Plates
from game.games.taisen.table.preview import Preview
from game.games.taisen.table.scenery import DIE, Scenery
from game.games.taisen.table.stage import Stage
from game.games.taisen.table.words import Words
from game.games.taisen.view import TaisenView
from game.table.director import Groups
from game.table.face import Face, LogLine, Seen, Wish
from game.table.sprites import approach

_RAISED = 12.0


class TaisenFace(Face):
    """The valley, its stacks and its dice."""

    def __init__(self, kit: Kit, zones: dict[str, Rect]) -> None:
        self._kit = kit
        self._art = TaisenArt(kit.assets, kit.bakery)
        self._places = Places(zones)
        self._words = Words(kit.texts)
        self._stage = Stage(self._places, self._words)
        self._scenery = Scenery(self._art, self._places)
        self._plates = Plates(self._art, kit.texts)
        self._preview = Preview(self._art, kit.texts)
        self._still = StillLayer()
        self._choice: Choice | None = None
        self._attended: str | None = None

    def lay(self, view: View) -> None:
        """Put everything where the view says."""
        if not isinstance(view, TaisenView):
            raise TypeError(f"not a view of Ninja Taisen: {view!r}")
        self.picture: Picture = Picture.of(view)
        self._stage.lay(self.picture)

    def open(self) -> Groups:
        """The ninjas fall into line and the first dice are rolled."""
        return self._stage.open()

    def stage(self, event: Event) -> Groups:
        """How an event is shown."""
        return self._stage.stage(event, self.picture)

    def show(self, event: Event) -> None:
        """Make an event part of the picture; everything rests where it belongs now."""
        self.picture.show(event)
        self._stage.lay(self.picture)

    def offer(self, view: View | None) -> None:
        """Let the person choose, from what the view tells."""
        if view is None:
            self._choice = None
        elif isinstance(view, TaisenView):
            # Nothing is hidden here: what can be imagined is what is.
            self._choice = Choice(TAISEN.rules.imagine(view, Chance(0)))
        self._stage.live = []

    def widgets(self) -> list[Widget]:
        """Own ninjas, dice, the tile where the group would land, and the end of the turn."""
        choice = self._choice
        found: list[Widget] = []
        if choice is not None:
            for piece, rect in self._places.visible(self.picture.stacks).items():
                if piece.seat == choice.seat:
                    found.append(Area(f"ninja.{piece.name}", rect))
            for place, suit in enumerate(SUITS):
                found.append(Area(f"die.{suit}", Rect.around(self._places.die(place), DIE + 14, DIE + 14), radius=18))
            move = self._meant()
            if move is not None:
                spot = self._places.tile(choice.forecast(move).moved.end)
                found.append(Area("landing", Rect.around(spot, 130, 56), radius=26))
        label = self._kit.say("taisen.end_turn")
        found.append(Button("end_turn", self._places.zone("end_turn"), label, "gold", disabled=self._why_not_end()))
        return found

    def use(self, name: str) -> Wish:
        """A widget was clicked or confirmed."""
        choice = self._choice
        if choice is None:
            return None
        match name.split("."):
            case ["ninja", ninja]:
                return choice.click_ninja(ninja)
            case ["die", suit]:
                return choice.click_die(next(die for die in SUITS if die == suit))
            case ["landing"]:
                return self._meant()
            case ["end_turn"]:
                return choice.click_end()
        return None

    def shortcut(self, command: Command) -> Wish:
        """1, 2 and 3 choose a die; E hands the dice over."""
        choice = self._choice
        if choice is None:
            return None
        if command.kind is Kind.DIGIT and 1 <= command.number <= len(SUITS):
            return choice.click_die(SUITS[command.number - 1])
        return choice.click_end() if command.kind is Kind.END else None

    def attend(self, name: str | None) -> None:
        """The person looks at something."""
        self._attended = name

    def cancel(self) -> bool:
        """Let go of what is chosen."""
        return self._choice is not None and self._choice.clear()

    def turn(self) -> None:
        """Look at the path from the other village."""
        self._places.turned = not self._places.turned
        self._stage.lay(self.picture)

    def face_seat(self, seat: int) -> None:
        """Put a seat's own village at the left."""
        if (seat == 1) != self._places.turned:
            self._places.turned = not self._places.turned

    def update(self, dt: float) -> None:
        """Raise the group that the person looks at."""
        raised = self._raised()
        for piece, sprite in self._stage.pieces.items():
            if piece not in self._stage.live:
                sprite.lift = approach(sprite.lift, _RAISED if piece in raised else 0.0, dt, 0.12)

    @property
    def moving(self) -> bool:
        """Whether a card is being raised or lowered."""
        raised = self._raised()
        return any(sprite.lift != (_RAISED if piece in raised else 0.0) for piece, sprite in self._stage.pieces.items())

    def draw(self, canvas: Canvas, seen: Seen) -> None:
        """Draw the table."""
        stage, scenery = self._stage, self._scenery
        above = [
            *stage.live,
            *(piece for piece, sprite in stage.pieces.items() if sprite.lift and piece not in stage.live),
        ]
        self._still.draw(canvas, self._shows(above, seen), partial(self._compose, above=above, seen=seen))
        if stage.clash is not None:
            scenery.clash(canvas, stage.clash)
        self._draw_choice(canvas)
        chosen = self._chosen_piece()
        for piece in above:
            scenery.card(canvas, piece, stage.pieces[piece], glow=piece == chosen)
        self._draw_dice(canvas)
        self._draw_preview(canvas)
        if stage.clash is not None:
            scenery.cut(canvas, stage.clash)
            fighters = stage.clash.fighters
            scenery.verdict(canvas, stage.clash.caption, self._places.zone("verdict"), fighters)
        elif stage.finale:
            scenery.verdict(canvas, stage.finale, self._places.zone("verdict"))

    def log(self, event: Event) -> LogLine | None:
        """An event in words."""
        return self._words.line(event)

    def where(self, place: str) -> Rect | None:
        """A tile with what stands on it."""
        tile = int(place.removeprefix("tile."))
        height = max(len(path[tile]) for path in self.picture.stacks)
        foot = self._places.tile(tile)
        top = foot.y - (CARD[1] + (height - 1) * STEP if height else 30)
        return Rect(foot.x - 72, top, 144, foot.y - top + 30)

    def _why_not_end(self) -> str | None:
        if self._choice is None:
            return "table.refused.wait"
        return None if self._choice.can_end else "taisen.refused.use_one_die"

    def _meant(self) -> UseDie | None:
        """The move that would be made, from what is chosen and looked at."""
        choice = self._choice
        if choice is None:
            return None
        match (self._attended or "").split("."):
            case ["ninja", ninja]:
                return choice.candidate(ninja=ninja)
            case ["die", suit]:
                return choice.candidate(die=next(die for die in SUITS if die == suit))
        return choice.candidate()

    def _raised(self) -> set[Piece]:
        """The group that would move, or the ninja that is chosen."""
        choice, move = self._choice, self._meant()
        if choice is None:
            return set()
        if move is not None:
            return {Piece(choice.seat, name) for name in choice.forecast(move).moved.ninjas}
        return {Piece(choice.seat, choice.ninja)} if choice.ninja else set()

    def _chosen_piece(self) -> Piece | None:
        choice, move = self._choice, self._meant()
        name = move.ninja if move else choice.ninja if choice else None
        return Piece(choice.seat, name) if choice and name else None

    def _shows(self, above: list[Piece], seen: Seen) -> tuple[object, ...]:
        """Everything that the still layer depends on."""
        resting = tuple(
            (piece, sprite.x, sprite.y) for piece, sprite in self._stage.pieces.items() if piece not in above
        )
        return (resting, self._places.turned, tuple(seen.players), seen.to_move, seen.thinking, self._left())

    def _left(self) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(name for stack in path for name in stack) for path in self.picture.stacks)

    def _compose(self, canvas: Canvas, above: list[Piece], seen: Seen) -> None:
        self._scenery.ground(canvas)
        for seat, left in enumerate(self._left()):
            self._plates.draw(canvas, self._places, seat, left, seen)
        tops = {Piece(seat, stack[-1]) for seat, path in enumerate(self.picture.stacks) for stack in path if stack}
        resting = {piece: sprite for piece, sprite in self._stage.pieces.items() if piece not in above}
        self._scenery.stacks(canvas, resting, tops)

    def _draw_choice(self, canvas: Canvas) -> None:
        """Whom the chosen die can move, and where the group would land."""
        choice = self._choice
        if choice is None:
            return
        looked_at = (self._attended or "").removeprefix("die.")
        die = choice.die or (looked_at if looked_at in SUITS and choice.ninja is None else None)
        if die is not None:
            movable = choice.ninjas_for(next(suit for suit in SUITS if suit == die))
            for piece, rect in self._places.visible(self.picture.stacks).items():
                if piece.seat == choice.seat and piece.name in movable:
                    self._scenery.outline(canvas, rect)
        move = self._meant()
        if move is not None:
            self._scenery.landing(canvas, choice.forecast(move).moved.end)

    def _draw_dice(self, canvas: Canvas) -> None:
        choice, move = self._choice, self._meant()
        for place, suit in enumerate(SUITS):
            die = self._stage.dice[suit]
            chosen = choice is not None and (choice.die == suit or (move is not None and move.die == suit))
            usable = choice is not None and bool(
                suit in choice.dice_for(choice.ninja) if choice.ninja else choice.ninjas_for(suit)
            )
            self._scenery.die(canvas, place, die, glow=usable, chosen=chosen)

    def _draw_preview(self, canvas: Canvas) -> None:
        choice, move = self._choice, self._meant()
        if choice is None or move is None:
            return
        forecast = choice.forecast(move)
        end, seat = forecast.moved.end, choice.seat
        below, shared = len(self.picture.stacks[seat][end]), bool(self.picture.stacks[1 - seat][end])
        spots = [self._places.card(seat, end, below + up, aside=shared) for up in range(len(forecast.moved.ninjas))]
        for name, spot in zip(forecast.moved.ninjas, spots, strict=True):
            self._scenery.ghost(canvas, Piece(seat, name), spot)
        self._preview.draw(canvas, forecast, (spots[-1].x, spots[-1].y - CARD[1] / 2 - 10))
