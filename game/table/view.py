"""What a table shows: one game's face, the frame's buttons, log, hints and tooltips, and what of it can be clicked."""

from collections.abc import Callable

from game.ai.advice import Reason
from game.core.refusal import Refusal
from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Scene, Transition
from game.engine.widgets.widget import Widget
from game.table.exits import TableExits
from game.table.face.answers import Wish
from game.table.face.face import Face
from game.table.face.zones import is_small
from game.table.frame import chrome, offer
from game.table.frame.chrome import Control, Framed
from game.table.frame.drawing import TableDrawing, beneath
from game.table.frame.layer import Layer, Layered
from game.table.frame.news import News, NewsLine
from game.table.frame.offer import SoleMoveOffer
from game.table.hint.panel import HintPanel
from game.table.history.thumbnail import Thumbnail
from game.table.inspect.confirm import Confirm
from game.table.inspect.peek import TablePeek
from game.table.playback.presenter import Presenter
from game.table.seats.remarks import Remarks
from game.table.session import Session
from game.table.view_base import ViewBase


class TableView(ViewBase):
    """What the players of a match see and point at, with undo, hints, news and remarks around the table."""

    def __init__(
        self, kit: Kit, session: Session, face: Face, exits: TableExits, spare: Callable[[], Face] | None = None
    ) -> None:
        """`spare` makes another face of the same table, for pictures that must not show the current player's view."""
        super().__init__(kit, face)
        self.session = session
        self.news = News(kit, self.log)
        self.offer = SoleMoveOffer(kit)
        self.presenter = Presenter(kit, session, face, self.log)
        self.hint_panel = HintPanel(kit, session, face, self.sentence)
        self.caution = Confirm(kit.say("table.sure"))
        self.thumbnail = Thumbnail(session, spare, exits.portrait)
        self.peek = TablePeek(kit, session, spare, self.sentence) if spare is not None else None
        self.remarks = Remarks(kit, session.players)
        self.presenter.witness = lambda event: self.remarks.see(event, face.feels(event))
        self.layer: Layer | None = None
        self.asleep = False
        self.bare = False
        """Whether title, buttons and log are not drawn: nobody uses them."""
        self.scored = False
        """Whether the scoring has been opened: then a button leads back to it."""
        self.swing: Callable[[], Scene] | None = None
        """Opens the replay where the match was decided, once it is over."""
        self._has_help = exits.help is not None
        self._has_sheet = type(face).sheet is not Face.sheet
        self._drawing = TableDrawing(self)
        self._frame: list[Widget] = []
        self._read: list[Rect] = []
        """What lies above the table to be read or used: tooltips keep off it."""
        self._held: tuple[bool, object] = (False, None)
        self._moved = False
        self._refused = ""
        """What was refused last, in words."""
        self._why_no_hint: Refusal | None = None
        """Why the face allows no hint, as far as the frame's buttons know."""

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self.presenter.director.busy

    @property
    def holding(self) -> bool:
        """Whether the table waits for a player to read something."""
        return self.presenter.director.holding

    @property
    def _hold(self) -> tuple[bool, object]:
        """What is held for reading: one thing may follow another without a frame between them."""
        return self.holding, self.presenter.director.current if self.holding else None

    @property
    def moving(self) -> bool:
        """Whether the picture is animating."""
        return super().moving or self.remarks.moving or self.hint_panel.thinking

    def update(self, dt: float) -> None:
        """Advance what moves beside the events."""
        super().update(dt)
        self.caution.update(dt)
        self.remarks.update(dt, deciding=self.session.human_to_move and not self.busy)
        if self.kit.notices and not self.toast.moving:
            self.toast.show(self.kit.notices.pop(0))

    def keep_up(self, dt: float) -> None:
        """Follow what has been shown in this frame: tooltips, and widgets that have come to rest elsewhere."""
        moved, self._moved = self._moved, self.face.moving
        if self._held != self._hold:
            self.refresh()  # what is held for reading may bring its own buttons
        elif moved and not self._moved:
            self.refresh_face()
        super().keep_up(dt)

    # What is said

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not possible."""
        self._refused = self.sentence(refusal)
        self.toast.show(self._refused)
        self.kit.audio.play(self.face.sound_of(refusal))

    def sentence(self, said: Refusal | Reason) -> str:
        """Translate a key with its values; the values too, where there are texts for them."""
        values: dict[str, object] = {}
        for name, value in said.values.items():
            key = f"{self.session.match.game.name}.{name}.{value}"
            values[name] = self.kit.say(key) if self.kit.texts.has(key) else value
        if self.kit.texts.has(said.key):
            return self.kit.say(said.key, **values)
        return self.kit.say("refused.no_such_move") if isinstance(said, Refusal) else ""

    def move_on(self) -> None:
        """Drop hint, question, refusal and tooltip: the position or the viewer is about to change."""
        if self._refused and self.toast.text == self._refused:
            self.toast.hide()
        if self.hint_panel.open:
            self.hint_panel.close()
        if self.caution.asking:
            self.caution.dismiss()
        self.looking.rest()

    def clear_away(self) -> None:
        """Leave nothing for the next player of what the last one was told, asked or looking at."""
        self.move_on()
        self.toast.hide()
        self.remarks.hush()
        self.log.put_away()
        self.looking.put_away()

    # What can be clicked

    def refresh(self) -> None:
        """Rebuild all widgets: the position, the players or the frame have changed."""
        self._held = self._hold
        undo, redo, hint = self.session.why_not_undo(), self.session.why_not_redo(), self.hint_panel.why_not()
        why_not = chrome.Reasons(
            undo=undo.key if undo else None,
            redo=redo.key if redo else None,
            hint=hint.key if hint else None,
            turn=self.face.why_not_turn,
        )
        self._why_no_hint = self.face.why_no_hint()
        self._frame = chrome.buttons(self.kit.texts, why_not, has_help=self._has_help, has_sheet=self._has_sheet)
        if self.scored:
            self._frame.append(chrome.scoring_button(self.kit.texts))
            if self.swing is not None:
                self._frame.append(chrome.swing_button(self.kit.texts))
        self._frame += [*self.log.widgets(self.right, self.face.log_top), *self.hint_panel.widgets()]
        self._tell_news()
        self._frame += self.news.widgets()
        self._frame += self._offered()
        strip = [self.news.rect] if self.news.rect is not None else []
        self._read = [*strip, *(each.rect for each in self._frame if is_small(each.rect))]
        self._put_up()

    def _tell_news(self) -> None:
        """Say what happened since the turn of the player who decides now."""
        seat = self.presenter.eyes.seat
        asked = seat >= 0 and not self.busy and self.session.to_move == seat and self.session.human_to_move
        if not asked or not self.presenter.patient or self.kit.at_once:
            self.news.tell(None)
            return
        threat = self.face.threat()
        needed = (*self.needed(), self.face.hint_zone, *([threat.at] if threat is not None else []))
        self.news.tell(self.presenter.since(seat), needed, self.others(), seat, self.face.news_tab)

    def use_news(self, what: Framed) -> None:
        """Handle an answer to the offer, or the strip of news: fold it, point at a line's place, or show all again."""
        if what in (offer.YES, offer.NO):
            self.offer.answer(yes=what == offer.YES)
        elif isinstance(what, NewsLine):
            self.log.point(what.number)
        elif what == Control("news"):
            self.news.fold()
        else:
            self.move_on()
            self.presenter.replay_since(self.presenter.eyes.seat)
        self.refresh()

    def _offered(self) -> list[Widget]:
        """The answers to an offer, while somebody decides here."""
        asked = self.session.human_to_move and not self.busy and not self.presenter.covered and not self.log.open
        strip = self.news.rect
        needed = (*self.needed(), *([strip] if strip is not None else []), *(each.rect for each in self._frame))
        self.offer.lay(needed, self.others(), asked=asked)
        return self.offer.widgets()

    def needed(self) -> tuple[Rect, ...]:
        """What nothing may cover: what can be used now, and what the player needs to decide."""
        return tuple(self.face.needed())

    def in_use(self) -> tuple[Rect, ...]:
        """What no message may cover: besides, what is being read, and what a lesson is about."""
        slips = [widget.rect for widget in self.hint_panel.widgets()] if self.hint_panel.open else []
        layer = self.layer.needed() if self.layer is not None else []
        return (*self.needed(), *slips, *layer)

    def others(self) -> tuple[Rect, ...]:
        """What should stay visible, too."""
        return tuple(thing.rect for thing in self.face.things() if is_small(thing.rect))

    def refresh_face(self) -> None:
        """Rebuild what belongs to the game: the player has selected something."""
        changed = self._why_no_hint != self.face.why_no_hint()
        if changed or self.hint_panel.open or self.offer.open:
            self.refresh()
        else:
            self._put_up()

    def _put_up(self) -> None:
        widgets = self.face.widgets()
        found = [*self.looking.refresh(widgets, self._read), *widgets, *self._frame]
        if self.layer is not None and self.layer.locks:
            found = list(self._frame)
        self.focus.replace([*found, *(self.layer.widgets(found) if self.layer is not None else ())])
        first = self.layer.take_focus() if self.layer is not None else None
        if first is not None:
            self.focus.move_to(first)
        self.attend()

    def look(self, command: Command, carry_out: Callable[[Wish], None]) -> Transition:
        """Zoom in on what is pointed at. If the key finds nothing there, it turns on look-around mode.

        `carry_out` does what the command means where nothing can be enlarged.
        """
        pointed = command.kind is Kind.ALTERNATE
        if pointed and command.at is not None and self.hides(command.at):
            return None
        if pointed:
            self.aim(command.at)
        closer = self.enlarge(pointed=pointed)
        if closer is not None and (pointed or self.looking.around or not self.focus.shown):
            return closer
        if pointed or self.looking.around:
            carry_out(self.face.shortcut(Command(Kind.ALTERNATE, at=command.at)))
            return None
        self.looking.around = True
        self.refresh()
        if not self.focus.shown:
            self.focus.handle(Command(Kind.NEXT))
        self.toast.show(self.kit.say("table.look_around"))
        return None

    def attend(self) -> None:
        """Tell face and hints what the player points at or focuses."""
        widget = self.focus.attended
        what = widget.what if widget is not None else None
        self.face.attend(what)
        self.news.lit = what.number if isinstance(what, NewsLine) else None
        if self.hint_panel.open:
            self.hint_panel.attend(what)

    def hides(self, at: Point) -> bool:
        """Return whether log or teacher, but none of their buttons, cover the table there."""
        if self.layer is not None and self.layer.covers(at):
            return not any(widget.contains(at) for widget in self.focus.widgets if isinstance(widget.payload, Layered))
        if not self.log.open or not self.over_log(at):
            return False
        return not any(widget.contains(at) for widget in self.focus.widgets if not beneath(widget))

    def on_widget(self, command: Command) -> bool:
        """Return whether a press hits a widget that works now. The frame's buttons always do.

        While the table waits for any click, one on a card or button of the table is no other.
        """
        if command.kind is not Kind.PRESS or command.at is None:
            return False
        at, usable = command.at, self.focus.widgets
        if not self.holding or self.presenter.hit is not None:
            usable = [widget for widget in usable if isinstance(widget.payload, chrome.Framed)]
        return any(widget.contains(at) for widget in usable)

    # What is drawn

    def fit(self, canvas: Canvas) -> None:
        """Lay everything out for the canvas it will be drawn on."""
        self.thumbnail.canvas = canvas
        super().fit(canvas)
        if self.layer is not None and self.layer.fit(canvas):
            self.refresh()

    def draw(self, canvas: Canvas) -> None:
        """Draw the face and, above it, what all tables share."""
        self._drawing.draw(canvas)

    def draw_public(self, canvas: Canvas) -> None:
        """Draw the public view, because screenshots are kept and shared."""
        if self.presenter.eyes.private:
            self.thumbnail.draw(canvas)
        else:
            self.draw_unhinted(canvas)

    def place_public_zone(self, box: Rect) -> Rect | None:
        """Return where in a box `draw_public_zone` draws; None if there is nothing that everybody looks at."""
        return self._drawing.place_public_zone(box) if self.presenter.covered else None

    def draw_public_zone(self, canvas: Canvas, box: Rect) -> None:
        """Draw the part of the covered table that everybody looks at into the left of a box."""
        if self.presenter.covered:
            self._drawing.draw_public_zone(canvas, box)

    def draw_unhinted(self, canvas: Canvas) -> None:
        """Draw the table as it is seen, without what a hint says."""
        self._drawing.draw_table(canvas, hints=False)
