"""Ninjutsu on the table: what can be clicked, what a click means, and all words about it."""

from math import atan2, degrees

from game.core.contract import Event, Move
from game.core.refusal import Refusal, refuse
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command
from game.engine.layout import DESIGN
from game.engine.widgets.button import Button
from game.engine.widgets.widget import What, Widget
from game.games.ninjutsu.dojo.gesture import Gesture
from game.games.ninjutsu.rules.events import BattleWon, FigureKidnapped
from game.games.ninjutsu.rules.figures import CARDS, RED, SIDES
from game.games.ninjutsu.rules.moves import Place, Throw
from game.games.ninjutsu.rules.state import NOWHERE
from game.games.ninjutsu.rules.view import NinjutsuView
from game.games.ninjutsu.table.courtyard import Courtyard
from game.games.ninjutsu.table.door_questions import asked_at_doors
from game.games.ninjutsu.table.input.move_builder import ORDER
from game.games.ninjutsu.table.input.pieces import Cell
from game.games.ninjutsu.table.risky_moves import risk_of, soke_threat
from game.games.ninjutsu.table.sheet import cards_and_odds
from game.phones.messages import ThrowGesture
from game.table.face.answers import DoorQuestion, Risk
from game.table.face.zones import Thing, is_small
from game.table.frame.pennant import Pennant
from game.table.inspect.zoom import Zoom
from game.table.seats.moods import Feeling, Felt
from game.table.seats.remarks import SlipSpot
from game.table.sheet.data import Sheet

_RAIL_ROOM = 10.0
_HEADROOM = 6.0
"""The empty upper edge of a figure's picture."""

_HINTS = Rect(520, 19, 932, 121)
"""The wall behind the board, between the name of the game and the news."""

_NEWS = Rect(1466, 92, 54, 54)
"""Beside the log: elsewhere it would cover the board, or the numbers at its edge."""


class NinjutsuFace(Courtyard):
    """Handles the player's input at the table, and has all words about it."""

    # What can be done

    def offer(self, view: NinjutsuView | None) -> None:
        """Let the player choose, based on the view; the same view again keeps the selection."""
        self._intent.offer(view.without_memory() if view is not None else None)

    @property
    def drafted(self) -> dict[int, int]:
        """The rank on each cell of the player's draft during setup."""
        return dict(self._draft.ranks) if self._draft is not None else {}

    def widgets(self) -> list[Widget]:
        """Everything that can be pointed at or clicked."""
        if self.preparing:
            return self._controls.waiting(playing=self.picture.turn > 0)
        if self._draft is not None:
            return self._controls.placing(self._draft, kept=self._intent.desk.has_kept)
        if self._choice is not None:
            return self._controls.choosing(self._choice)
        return self._controls.waiting(playing=self.picture.turn > 0 and self.picture.outcome is None)

    # Throws

    def takes(self, command: Command) -> bool:
        """Whether a command is used to aim a throw."""
        return self._throws.takes(command)

    @property
    def wants_release(self) -> bool:
        """Whether key releases matter: a manual throw gets its power from how long a key is held."""
        return self._throws.by_hand

    def prepare(self, move: Move, level: str | None) -> bool:
        """Start aiming, shaking and computing a throw before it is made."""
        seat = self._thrower_seat(move)
        return seat is not None and self._thrower.prepare(move, level, self.picture, seat)

    def gesture(self, seat: int, gesture: ThrowGesture) -> Move | None:
        """A swipe on a phone: up is straight ahead."""
        right = degrees(atan2(gesture.x, max(0.0, -gesture.y)))
        thrown = Gesture.of(0.0, right if seat == RED else -right, gesture.power, gesture.spin)
        return self._thrower.throw_by(thrown, self.picture, seat)

    @property
    def preparing(self) -> bool:
        """Whether a die is being shaken."""
        return self._thrower.preparing

    def prepared(self, *, now: bool = False) -> Move | None:
        """The throw with its result."""
        self._thrower.hurried = self._kit.still
        return self._thrower.prepared(now=now)

    def _thrower_seat(self, move: Move) -> int | None:
        """The seat that throws next: the picture says so, regardless of who decided."""
        picture = self.picture
        if not isinstance(move, Throw):
            return None
        first = RED if picture.start == NOWHERE else picture.active
        return first if not picture.rolls[first] and not picture.outside >> first & 1 else 1 - first

    # Texts

    @property
    def page(self) -> str:
        """The rulebook page about what is being shown or has to be decided."""
        choice = self._choice
        if self.picture.outcome is not None:
            return "end"
        if not self.picture.turn:
            return "setup"
        if self._stage.dojo is not None:
            return "dojo" if self._places.lid else "battle"
        if choice is None:
            return "steps" if self.picture.steps else "weapons"
        if choice.walking:
            return "steps"
        return "tricks" if choice.use in ("salto", "sneak", "kidnap") else "actions"

    def threat(self) -> Pennant | None:
        """A Soke who is known or within reach."""
        found = soke_threat(self._choice.view) if self._choice is not None else None
        place = None if found is None or found.cell is None else self.where(f"cell.{found.cell}")
        if found is None or place is None:
            return None
        return Pennant(self._kit.say(found.key, side=self._words.side(1 - self._seat)), place)

    def feels(self, event: Event) -> list[Felt]:
        """Battles and kidnappings make one side glad and annoy the other."""
        if not isinstance(event, BattleWon | FigureKidnapped):
            return []
        return [Felt(event.seat, Feeling.GAIN), Felt(1 - event.seat, Feeling.HIT)]

    def slip_spot(self, seat: int) -> SlipSpot:
        """Beside the plate: above the board, or on its lower edge."""
        plate = self._places.of("plate", seat)
        far = plate.y < DESIGN.centre.y
        return SlipSpot(Point(plate.right + 18, plate.y + 6 if far else plate.bottom - 40), 330, tail="left")

    def hits(self, event: Event, seat: int) -> bool:
        """A figure that was kidnapped."""
        return isinstance(event, FigureKidnapped) and event.seat != seat

    def sheet(self) -> Sheet:
        """The player's cards, and how often each rank wins a roll."""
        hand, side = self.picture.hands[self._seat], SIDES[self._seat]
        spent = [name for bit, name in CARDS.items() if not hand & bit]
        return cards_and_odds(self._art, self._words, side, spent, self._words.version)

    def things(self) -> list[Thing]:
        """What can be looked at but not used."""
        found = self._meaning.things(self.picture, self._draft)
        asked = self._choice is not None and self._choice.fighting
        return [*found, Thing("faces", self._places.dojo_zone("faces"))] if asked else found

    def tip(self, what: What) -> str | None:
        """Explain a thing, unless the slip below the weapons does; no tooltip covers where a ninja may go."""
        choice, looking = self._choice, self._intent.looking
        if choice is not None and what == self._intent.attended:
            told = self._prompts.tells(choice, looking.cell, looking.card, looking.use)
            if told or (isinstance(what, Cell) and looking.signs):
                return None
        return self._meaning.tip(what, self.picture, self._intent)

    def closer(self, what: What) -> Zoom | None:
        """The enlarged picture of a figure, a card, a die or a shuriken."""
        return self._large.closer(what, self.picture, self._intent)

    def why_no_hint(self) -> Refusal | None:
        """Once the Soke stands as advised, the formations beside the board are more useful than a hint."""
        taken = self._draft is not None and self._draft.follows_advice
        return refuse("ninjutsu.refused.hint_placed") if taken else None

    def follow(self, move: Move) -> bool:
        """Follow a hint during setup by changing the draft; other moves are simply made."""
        if self._draft is None or not isinstance(move, Place):
            return True
        self._draft.advise(move.cell)
        return False

    @property
    def phone_zone(self) -> Rect:
        """In the corner at the right, below what to do."""
        return self._places.zone("phones") if self._places.round else super().phone_zone

    @property
    def peek_zone(self) -> Rect:
        """Where the round layout has room for a button."""
        return self._places.zone("peek") if self._places.round else super().peek_zone

    @property
    def hint_zone(self) -> Rect:
        """On the wall behind the board, so that weapons, cards and board stay visible."""
        return _HINTS

    @property
    def message_foot(self) -> float:
        """On the same wall: lower down there are squares that somebody may want to click next."""
        return _HINTS.bottom - 14

    @property
    def news_tab(self) -> Rect:
        """Beside the log; unfolded it lies over the weapons, so that the squares it speaks of can be seen."""
        return _NEWS

    def kept(self) -> list[Rect]:
        """The weapons with the steps that they bring, and the slip below them."""
        return [self._places.zone("armoury"), self._places.zone("prompt")]

    def needed(self) -> list[Rect]:
        """Besides, everything in play; but empty squares may be covered as long as they are no target."""
        if self._draft is not None:  # while figures are placed, every square is one
            return super().needed()
        places, marked = self._places, self._intent.looking.marks
        widgets = [one.rect for one in self.widgets() if is_small(one.rect) and not isinstance(one.what, Cell)]
        cells = [cell for cell, figure in enumerate(self.picture.cells) if figure or cell in marked]
        figures = [
            Rect(place.x, place.y + _HEADROOM, place.w, place.h - _HEADROOM)
            for cell in cells
            if (place := self.where(f"cell.{cell}")) is not None
        ]
        panels = [places.zone("actions"), *(places.of(name, seat) for name in ("strip", "plate") for seat in (0, 1))]
        if self._stage.dojo is not None:
            # The question comes on the sheet once the dice lie: what was placed before must not lie there.
            panels += [places.tray, places.dojo_zone("sheet"), places.dojo_zone("buttons")]
        return [*self.kept(), *panels, *widgets, *figures]

    def first_focus(self) -> str | None:
        """A card that may be played, a ninja that can move, or the button that goes on."""
        choice = self._choice
        if choice is None:
            return None
        widgets = [widget for widget in self.widgets() if widget.disabled is None]
        names = [widget.name for widget in widgets]
        cards = [f"action.{card}" for card in ORDER if choice.deciding_cards and choice.why_not_card(card) is None]
        ninjas = [f"cell.{name}" for name, cell in self._places.cells.items() if choice.ends_of(cell)]
        buttons = [widget.name for widget in widgets if isinstance(widget, Button)]
        return next((name for name in (*cards, *ninjas, *buttons) if name in names), None)

    @property
    def public_zone(self) -> Rect | None:
        """The dice of a battle, else the weapons; while figures are placed there are neither."""
        if self._stage.dojo is not None:
            return self._places.tray
        return self._places.zone("armoury") if self.picture.turn else None

    def at_doors(self, view: NinjutsuView) -> DoorQuestion | None:
        """The defender's new weapons, another shuriken in a battle, or the end of a turn without steps."""
        return asked_at_doors(self._words, view)

    @property
    def sill(self) -> float:
        """Above the player's own cards."""
        return self._places.zone("action.0").y - _RAIL_ROOM

    def risk(self, move: Move) -> Risk | None:
        """What to warn about before a move: it endangers the Soke, or wastes a whole turn."""
        found = risk_of(self._choice, move) if self._choice is not None else None
        if found is None:
            return None
        at = self._places.box(found.cell) if found.cell is not None else self._button(move)
        return Risk(self._kit.say(found.key, **found.values), at or self._places.zone("buttons"))
