"""Everything that can be clicked on the Ninjutsu table, and where."""

from collections.abc import Callable, Iterable

from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Area, DragHandle, What, Widget
from game.games.ninjutsu.dojo.gesture import ABOVE
from game.games.ninjutsu.dojo.gesture import HAND as HAND_OUT
from game.games.ninjutsu.dojo.tray import HALF_DEPTH, HALF_WIDTH, HEIGHT
from game.games.ninjutsu.dojo.vectors import Vector
from game.games.ninjutsu.formations import NAMES
from game.games.ninjutsu.rules.figures import CARDS, RANKS
from game.games.ninjutsu.rules.state import HAND
from game.games.ninjutsu.table.draw.dojo import button_places
from game.games.ninjutsu.table.input.formation_editor import FormationEditor
from game.games.ninjutsu.table.input.move_builder import AIMED, USES, MoveBuilder, hand
from game.games.ninjutsu.table.input.pieces import ActionCard, Cell, Formation, JokerUse, Throwing, Tray
from game.games.ninjutsu.table.input.throw_handles import Aimed, DieHandle, Spot
from game.games.ninjutsu.table.layout import CellFinder, TableLayout
from game.games.ninjutsu.table.odds_text import reroll_odds
from game.games.ninjutsu.table.words import Words

Carried = Callable[[What, Point], None]

FORMATIONS = (*NAMES, "random", "own", "empty")
"""What the buttons beside the board lay out."""

_ROW_GAP = 8.0
_NEXT = 78.0
_OTHER = 60.0
_HAND = 62.0
"""How wide the strip is in which the hand moves."""


class CellHandle(DragHandle):
    """A cell of the board with the figure on it; no two of them overlap."""

    def __init__(self, places: TableLayout, cell: int, ground: CellFinder, carried: Carried) -> None:
        super().__init__(Cell(places.board.name(cell)), places.box(cell), carried)
        self._cell = cell
        self._ground = ground

    def contains(self, at: Point) -> bool:
        """Whether a point belongs to this cell."""
        return self._ground.cell_at(at) == self._cell


class Controls:
    """Lays out what can be clicked, in Tab order."""

    def __init__(self, places: TableLayout, words: Words, carried: Carried, aimed: Aimed) -> None:
        self._places = places
        self._words = words
        self._carried = carried
        self._aimed = aimed

    def waiting(self, *, playing: bool) -> list[Widget]:
        """Nobody decides here now: during a turn, the button that ends it stays in place, disabled."""
        if not playing or self._places.round:
            return []
        return [
            self._button("end_turn", self._buttons(1)[0], "ninjutsu.button.end_turn", disabled="table.refused.wait")
        ]

    def placing(self, draft: FormationEditor, *, kept: bool) -> list[Widget]:
        """The tray, the formations, the player's cells and Ready; `kept` says whether there is a stored formation."""
        found: list[Widget] = [
            DragHandle(Tray(rank), self._places.zone(f"formation.{rank}"), self._carried, radius=14)
            for rank in reversed(RANKS)
        ]
        rows = self._places.zone("armoury").inset(24, 22)
        for name, rect in zip(FORMATIONS, rows.rows(len(FORMATIONS), _ROW_GAP), strict=True):
            why = "ninjutsu.refused.none_saved" if name == "own" and not kept else None
            label = self._words.say(f"ninjutsu.formation.{name}")
            found.append(Button(Formation(name), rect, label, "lacquer", disabled=why))
        found += self._cells(draft.board.starts[draft.seat], CellFinder(self._places, draft.ranks))
        ready, save = self._buttons(2)
        unready = None if draft.complete else "ninjutsu.refused.not_all_placed"
        found.append(self._button("ready", ready, "ninjutsu.button.ready", disabled=unready))
        found.append(
            Button("save", save, self._words.say("ninjutsu.button.save"), "paper", disabled=unready, ground="paper")
        )
        return found

    def choosing(self, choice: MoveBuilder) -> list[Widget]:
        """What the deciding player can use."""
        if choice.fighting:
            return self._fighting(choice)
        if choice.throwing:
            return self._throwing(choice)
        return self._walking(choice) if choice.walking else self._playing(choice)

    def _walking(self, choice: MoveBuilder) -> list[Widget]:
        cells = range(choice.view.board.size)
        movable = [cell for cell in cells if choice.can_walk(cell)]
        ends = choice.steps_from(choice.figure) if choice.figure is not None else []
        ground = CellFinder(self._places, (cell for cell in cells if choice.view.cells[cell]))
        end = Button(
            "end_turn",
            self._buttons(1)[0],
            self._words.say("ninjutsu.button.end_turn"),
            "paper" if choice.view.steps else "primary",
            ground="paper",
        )
        first = [*ends, *(cell for cell in movable if cell not in ends)]
        rest = [cell for cell in cells if cell not in first]
        return [*self._cells(first, ground), end, *self._cells(rest, ground), *self._cards(choice)]

    def _playing(self, choice: MoveBuilder) -> list[Widget]:
        found = self._uses() if choice.asks_for_use else self._cards(choice)
        cells = range(choice.view.board.size)
        ground = CellFinder(self._places, (cell for cell in cells if choice.view.cells[cell]))
        if choice.use in AIMED:
            found = self._cells(cells, ground) + found
        else:
            found += self._cells((cell for cell in cells if choice.is_own(cell)), ground)
        key = "ninjutsu.button.no_card" if choice.attacking else "ninjutsu.button.keep_weapons"
        if choice.card is None:
            return [*found, self._button("pass", self._buttons(1)[0], key)]
        play, back = self._buttons(2)
        if choice.ready is not None and choice.use is not None:
            label = self._words.say("ninjutsu.button.play", card=self._words.card(choice.use))
            return [Button("play", play, label, "primary"), *found, self._back(back)]
        return [*found, self._back(back)]

    def _fighting(self, choice: MoveBuilder) -> list[Widget]:
        reroll, accept = button_places(self._places.dojo_zone("buttons"))
        held = choice.view.shuriken[choice.seat]
        label = self._words.say("ninjutsu.button.reroll", count=held, kept=held - 1)
        # Vermilion is what one would rather do; thrown by hand, the enemy's die may still be turned (N22).
        vain = not choice.view.dojo and reroll_odds(choice.view, choice.seat).vain
        return [
            Button("reroll", reroll, label, "paper" if vain else "primary"),
            Button("accept", accept, self._words.say("ninjutsu.button.accept"), "primary" if vain else "paper"),
        ]

    def _throwing(self, choice: MoveBuilder) -> list[Widget]:
        """By hand: the die and the wall; with a steady hand: ways to throw and the mat; in both cases a plain roll."""
        zone, by_hand = self._places.dojo_zone("buttons"), choice.view.dojo == HAND
        names = [] if by_hand else choice.intents
        places = zone.columns(max(len(names) + 1, 3), theme.GAP)
        buttons: list[Widget] = [
            Button(
                Throwing(name), rect, self._words.say(f"ninjutsu.throw.{name}"), "primary" if place == 0 else "paper"
            )
            for place, (name, rect) in enumerate(zip(names, places, strict=False))
        ]
        buttons.append(Button(Throwing("roll"), places[-1], self._words.say("ninjutsu.throw.just_roll"), "paper"))
        if not by_hand:
            return [*buttons, Spot(Throwing("mat"), self._mat(), self._aimed.at)]
        wall, die = self._hand(choice)
        handle = DieHandle(Throwing("die"), die, self._carried, self._aimed)
        return [Spot(Throwing("wall"), wall, self._aimed.along, follows=True), handle, *buttons]

    def _mat(self) -> Rect:
        upper, lower = (self._places.on_lid(corner) for corner in self._corners())
        return Rect(upper.x, upper.y, lower.x - upper.x, lower.y - upper.y)

    def _corners(self) -> tuple[Vector, Vector]:
        far, near = (-HALF_WIDTH, -HALF_DEPTH, 0.0), (HALF_WIDTH, HALF_DEPTH, 0.0)
        return (near, far) if self._places.lid_turned else (far, near)

    def _hand(self, choice: MoveBuilder) -> tuple[Rect, Rect]:
        """The strip in which the hand may move, and where the die is in it."""
        x = (-HALF_WIDTH - HAND_OUT) * (1.0 if choice.seat == 0 else -1.0)
        ends = [self._places.on_lid((x, y, HEIGHT + ABOVE)) for y in (-HALF_DEPTH, HALF_DEPTH)]
        top, low = sorted(point.y for point in ends)
        wall = Rect(ends[0].x - _HAND / 2, top, _HAND, low - top)
        return wall, Rect.around(self._aimed.die(choice.seat), _HAND + 24, _HAND + 24)

    def _cards(self, choice: MoveBuilder) -> list[Widget]:
        held = hand(choice.view.hands[self._places.near])
        names = list(CARDS.values())
        return [
            DragHandle(ActionCard(name), self._places.zone(f"action.{names.index(name)}"), self._carried)
            for name in held
        ]

    def _uses(self) -> list[Widget]:
        rows = self.use_rows()
        return [Area(JokerUse(use), rect, radius=14) for use, rect in zip(USES, rows, strict=True)]

    def use_rows(self) -> list[Rect]:
        """Where the uses of the Joker are listed."""
        actions, top = self._places.zone("actions"), self._places.zone("action.0").y
        rows = Rect(actions.x + 20, top - 4, actions.w - 40, actions.bottom - top - 14)
        return rows.rows(len(USES), 7)

    def _cells(self, cells: Iterable[int], ground: CellFinder) -> list[Widget]:
        return [CellHandle(self._places, cell, ground, self._carried) for cell in cells]

    def _back(self, rect: Rect) -> Button:
        return Button("back", rect, self._words.say("ninjutsu.button.back"), "paper")

    def _button(self, name: str, rect: Rect, key: str, disabled: str | None = None) -> Button:
        return Button(name, rect, self._words.say(key), "primary", disabled=disabled, ground="paper")

    def _buttons(self, count: int) -> list[Rect]:
        """The places below the prompt: the next step, and below it the alternative."""
        zone = self._places.zone("buttons")
        first = Rect(zone.x, zone.y, zone.w, _NEXT)
        return [first, Rect(zone.x, zone.bottom - _OTHER, zone.w, _OTHER)][:count]
