"""Everything that can be pointed at on the table of Ninjutsu; names tell places, never what is hidden there."""

from collections.abc import Callable, Iterable

from game.engine.geometry import Point, Rect
from game.engine.widgets.button import Button
from game.engine.widgets.handle import Handle
from game.engine.widgets.widget import Area, Widget
from game.games.ninjutsu.figures import CARDS, RANKS
from game.games.ninjutsu.formations import NAMES
from game.games.ninjutsu.table.choice import AIMED, USES, Choice, hand
from game.games.ninjutsu.table.dojo import button_places
from game.games.ninjutsu.table.draft import Draft
from game.games.ninjutsu.table.places import Ground, Places
from game.games.ninjutsu.table.words import Words

Carried = Callable[[str, Point], None]

FORMATIONS = (*NAMES, "random", "own", "empty")
"""What the buttons beside the board lay out."""

_ROW_GAP = 8.0
_NEXT = 78.0
_OTHER = 60.0


class CellHandle(Handle):
    """A cell of the board with whoever stands on it; no two of them overlap."""

    def __init__(self, places: Places, cell: int, ground: Ground, carried: Carried) -> None:
        super().__init__(f"cell.{places.board.name(cell)}", places.box(cell), carried)
        self._cell = cell
        self._ground = ground

    def contains(self, at: Point) -> bool:
        """Whether a point means this cell."""
        return self._ground.cell_at(at) == self._cell


class Controls:
    """Lays out what can be clicked, in the order in which Tab visits it."""

    def __init__(self, places: Places, words: Words, carried: Carried) -> None:
        self._places = places
        self._words = words
        self._carried = carried

    def waiting(self, *, playing: bool) -> list[Widget]:
        """Nobody here decides: while there are turns their end keeps its place and says so."""
        if not playing:
            return []
        return [
            self._button("end_turn", self._buttons(1)[0], "ninjutsu.button.end_turn", disabled="table.refused.wait")
        ]

    def placing(self, draft: Draft, *, kept: bool) -> list[Widget]:
        """The tray, the formations, the own cells, and being ready; `kept` says whether there is one of one's own."""
        found: list[Widget] = [
            Handle(f"tray.{rank}", self._places.zone(f"formation.{rank}"), self._carried, radius=14)
            for rank in reversed(RANKS)
        ]
        rows = self._places.zone("actions").inset(24, 22)
        for name, rect in zip(FORMATIONS, rows.rows(len(FORMATIONS), _ROW_GAP), strict=True):
            why = "ninjutsu.refused.none_saved" if name == "own" and not kept else None
            label = self._words.say(f"ninjutsu.formation.{name}")
            found.append(Button(f"formation.{name}", rect, label, "lacquer", disabled=why))
        found += self._cells(draft.board.starts[draft.seat], Ground(self._places, draft.ranks))
        ready, save = self._buttons(2)
        unready = None if draft.complete else "ninjutsu.refused.not_all_placed"
        found.append(self._button("ready", ready, "ninjutsu.button.ready", disabled=unready))
        found.append(
            Button("save", save, self._words.say("ninjutsu.button.save"), "paper", disabled=unready, ground="paper")
        )
        return found

    def choosing(self, choice: Choice) -> list[Widget]:
        """What the person who decides can use."""
        if choice.fighting:
            return self._fighting(choice)
        return self._walking(choice) if choice.walking else self._playing(choice)

    def _walking(self, choice: Choice) -> list[Widget]:
        cells = range(choice.view.board.size)
        movable = [cell for cell in cells if choice.can_walk(cell)]
        ends = choice.steps_from(choice.figure) if choice.figure is not None else []
        ground = Ground(self._places, (cell for cell in cells if choice.view.cells[cell]))
        end = self._button("end_turn", self._buttons(1)[0], "ninjutsu.button.end_turn")
        first = [*ends, *(cell for cell in movable if cell not in ends)]
        rest = [cell for cell in cells if cell not in first]
        return [*self._cells(first, ground), end, *self._cells(rest, ground), *self._cards(choice)]

    def _playing(self, choice: Choice) -> list[Widget]:
        found = self._uses() if choice.asks_for_use else self._cards(choice)
        cells = range(choice.view.board.size)
        ground = Ground(self._places, (cell for cell in cells if choice.view.cells[cell]))
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

    def _fighting(self, choice: Choice) -> list[Widget]:
        reroll, accept = button_places(self._places.zone("dojo.buttons"))
        label = self._words.say("ninjutsu.button.reroll", count=choice.view.shuriken[choice.seat])
        return [
            Button("reroll", reroll, label, "primary"),
            Button("accept", accept, self._words.say("ninjutsu.button.accept"), "paper"),
        ]

    def _cards(self, choice: Choice) -> list[Widget]:
        held = hand(choice.view.hands[self._places.near])
        names = list(CARDS.values())
        return [
            Handle(f"action.{name}", self._places.zone(f"action.{names.index(name)}"), self._carried) for name in held
        ]

    def _uses(self) -> list[Widget]:
        rows = self.use_rows()
        return [Area(f"use.{use}", rect, radius=14) for use, rect in zip(USES, rows, strict=True)]

    def use_rows(self) -> list[Rect]:
        """Where the things lie that the Joker can stand for."""
        actions, top = self._places.zone("actions"), self._places.zone("action.0").y
        rows = Rect(actions.x + 20, top - 4, actions.w - 40, actions.bottom - top - 14)
        return rows.rows(len(USES), 7)

    def _cells(self, cells: Iterable[int], ground: Ground) -> list[Widget]:
        return [CellHandle(self._places, cell, ground, self._carried) for cell in cells]

    def _back(self, rect: Rect) -> Button:
        return Button("back", rect, self._words.say("ninjutsu.button.back"), "paper")

    def _button(self, name: str, rect: Rect, key: str, disabled: str | None = None) -> Button:
        return Button(name, rect, self._words.say(key), "primary", disabled=disabled, ground="paper")

    def _buttons(self, count: int) -> list[Rect]:
        """The places below the slip: the next step, and below it the other way."""
        zone = self._places.zone("buttons")
        first = Rect(zone.x, zone.y, zone.w, _NEXT)
        return [first, Rect(zone.x, zone.bottom - _OTHER, zone.w, _OTHER)][:count]
