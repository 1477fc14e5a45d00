"""What the person at a table looks at, what is said about it, and looking around without doing anything."""

from collections.abc import Sequence

from game.engine import theme
from game.engine.geometry import Point
from game.engine.kit import Kit
from game.engine.widgets.focus import Focus
from game.engine.widgets.tooltip import Tip, Tooltip
from game.engine.widgets.widget import Area, Widget
from game.table import chrome
from game.table.closer import Closer
from game.table.face import Face, Thing

PONDER = 0.4
"""Seconds that somebody looks longer at a piece than at a button before a word is said: they may only be choosing."""


class Looking:
    """The pointer may be over things that are no widgets; the keys reach those only while looking around."""

    def __init__(self, kit: Kit, face: Face, focus: Focus) -> None:
        self.around = False
        """Whether the person looks around: then nothing that is chosen is done."""
        self.tooltip = Tooltip()
        self._kit = kit
        self._face = face
        self._focus = focus
        self._pointer: Point | None = None
        self._things: list[Thing] = []
        self._at: str | None = None
        self._for = 0.0

    def point(self, at: Point | None) -> None:
        """The pointer is there now; None where nothing of the table can be seen."""
        self._pointer = at

    def refresh(self, widgets: Sequence[Widget]) -> list[Widget]:
        """Ask anew what there is besides these; while looking around it can be reached like widgets."""
        names = {widget.name for widget in widgets}
        self._things = [thing for thing in self._face.things() if thing.name not in names]
        return [Area(thing.name, thing.rect) for thing in self._things] if self.around else []

    @property
    def at(self) -> Thing | None:
        """What the person looks at: the shown focus, else what is under the pointer."""
        widget = self._focus.attended
        if widget is not None:
            return Thing(widget.name, widget.ring[0])
        return None if self._focus.shown else self._under

    def closer(self, *, pointed: bool = False) -> Closer | None:
        """What the person looks at, or what is `pointed` at, large."""
        widget = self._focus.hovered
        thing = self.at if not pointed else Thing(widget.name, widget.rect) if widget is not None else self._under
        return self._face.closer(thing.name) if thing is not None else None

    def update(self, dt: float) -> None:
        """Pass time: a word comes after a moment."""
        thing = self.at
        name = thing.name if thing is not None else None
        self._for = self._for + dt if name == self._at else 0.0
        self._at = name
        self.tooltip.update(dt)
        tip = chrome.tip_for(self._focus.attended, self._kit)
        if tip is None and thing is not None and (self.around or self._for >= PONDER):
            tip = self._said(thing)
        self.tooltip.over((name, self.around), tip, at_once=self.around)

    def rest(self) -> None:
        """Something else is looked at: no word any more."""
        self._at, self._for = None, 0.0
        self.tooltip.over(None, None)

    @property
    def moving(self) -> bool:
        """Whether a word is about to come."""
        return self._at is not None and self._for < PONDER + theme.TOOLTIP_AFTER

    def _said(self, thing: Thing) -> Tip | None:
        """What the face says about a thing: a line break parts a heading from the sentence."""
        head, _, body = (self._face.tip(thing.name) or "").partition("\n")
        return Tip(thing.rect, head, body) if head else None

    @property
    def _under(self) -> Thing | None:
        at = self._pointer
        return next((thing for thing in reversed(self._things) if at is not None and thing.rect.contains(at)), None)
