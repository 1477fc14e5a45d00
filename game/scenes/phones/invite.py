"""The invitation over the dimmed table: the code, the address, the word, and who sits where."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, Scene, Target, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.choice import Choice, ChoiceItem, Stepper
from game.engine.widgets.focus import Focus
from game.engine.widgets.toast import Toast
from game.engine.widgets.toggle import Toggle
from game.engine.widgets.widget import Activated, Changed, Widget
from game.phones.server import PhoneServer
from game.scenes.crests import draw_crest
from game.table.phones import qr_code
from game.table.phones.scene import PhoneTableScene

_DIMMED = 0.62
_SHEET = Rect(110, 40, 1380, 800)
_TITLE = Rect(160, 66, 1280, 64)
_HOW = Rect(160, 126, 1280, 40)
_CODE = Rect(160, 184, 400, 400)
_TYPE = Rect(160, 596, 400, 34)
_WORD = Rect(160, 628, 400, 54)
_ADDRESS = Rect(160, 686, 400, 48)
_ROWS = Rect(610, 184, 830, 352)
_ROW = 88.0
_WATCH = Rect(610, 548, 830, 48)
_NOTES = Rect(610, 606, 830, 140)
_BEGIN = Rect(1140, 758, 300, 62)
_BAKE_SECONDS = 0.006
_NOBODY_AFTER = 30.0
"""Seconds without a phone after which the usual causes are named."""


@dataclass(frozen=True)
class InviteActions:
    """What the invitation can do; the composition root supplies it."""

    seat: Callable[[int, str], bool]
    """Moves a seat to the screen, a phone or the computer. Returns whether somebody else had to move too."""

    free: Callable[[int], None]
    watching: Callable[[bool], None]
    address: Callable[[str], None]


class InviteScene(Scene):
    """Shows the invitation and changes seats at once. The table behind it goes on when it is closed."""

    overlay = True

    def __init__(
        self,
        kit: Kit,
        table: PhoneTableScene,
        server: Callable[[], PhoneServer],
        addresses: list[str],
        actions: InviteActions,
    ) -> None:
        """`server` gives the current one: it is another one after the address was changed."""
        self.kit = kit
        self._table = table
        self._session = table.session
        self._server = server
        self._addresses = addresses
        self._actions = actions
        self.toast = Toast()
        self._waited = 0.0
        self._seen: object = None
        self.focus = Focus(self._widgets(), first="begin")

    @property
    def moving(self) -> bool:
        """Only a toast moves here; guests arrive between frames."""
        return self.toast.moving

    def handle(self, command: Command) -> Transition:
        """Handle a command; Esc goes to the table."""
        if command.kind in {Kind.CANCEL, Kind.MENU}:
            return Pop()
        match self.focus.handle(command):
            case Activated("begin"):
                return Pop()
            case Activated(name):
                self._actions.free(int(name.removeprefix("free.")))
            case Changed("watch", on):
                self._actions.watching(bool(on))
            case Changed("address", address):
                self._actions.address(str(address))
            case Changed(name, who):
                if self._actions.seat(int(name.removeprefix("seat.")), str(who)):
                    self.toast.show(self.kit.say("phone.invite.one_here"))
                self.focus.replace(self._widgets())
        return None

    def update(self, dt: float) -> Transition:
        """Follow who comes and goes."""
        self.toast.update(dt)
        self.kit.bakery.bake_some(_BAKE_SECONDS)
        self._table.host_listens()
        server = self._server()
        present = any(server.taken(seat) for seat in self._session.away)
        self._waited = 0.0 if present else self._waited + dt
        now = (tuple(map(server.taken, range(len(self._session.players)))), tuple(self._session.players))
        if now != self._seen:
            self._seen = now
            self.focus.replace(self._widgets())
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet over the table."""
        canvas.dim(_DIMMED)
        say, server = self.kit.say, self._server()
        panels.draw_sheet(canvas, _SHEET)
        canvas.text(say("phone.invite.title"), _TITLE, theme.HEADING.sized(46), wrap=False)
        canvas.text(say("phone.invite.how"), _HOW, theme.BODY, wrap=False)
        qr_code.draw(canvas, server.invitation, _CODE)
        canvas.text(say("phone.invite.word", address=server.address), _TYPE, theme.SMALL, "centre", wrap=False)
        canvas.text(server.room.word, _WORD, theme.HEADING.sized(44), "centre", wrap=False)
        for seat, player in enumerate(self._session.players):
            row = _row(seat)
            panels.draw_rule(canvas, row, row.y)
            draw_crest(canvas, self._session.match.game.name, seat, Rect(row.x, row.centre.y - 28, 56, 56))
            canvas.text(player.name, Rect(row.x + 72, row.y + 10, 250, 38), theme.NAME.sized(25), wrap=False)
            canvas.text(self._status(seat), Rect(row.x + 72, row.y + 44, 250, 34), theme.SMALL, wrap=False)
        late = self._waited > _NOBODY_AFTER
        notes = ("nobody",) if late else ("network", "firewall")
        words = "\n".join(say(f"phone.invite.{note}") for note in notes)
        canvas.text(words, _NOTES, theme.SMALL.sized(22), stand="top")
        self.focus.draw(canvas)
        self.toast.draw(canvas)

    def targets(self) -> list[Target]:
        """The seats, the switch and the button to the table."""
        return self.focus.targets()

    def _status(self, seat: int) -> str:
        player, server, say = self._session.players[seat], self._server(), self.kit.say
        if player.level is not None:
            return say("phone.invite.computer", level=say(f"level.{player.level}"))
        if seat not in self._session.away:
            return say("phone.invite.here")
        if not server.taken(seat):
            return say("phone.invite.waits")
        return say("phone.invite.joined" if server.connected(seat) else "phone.invite.away")

    def _widgets(self) -> list[Widget]:
        say, server = self.kit.say, self._server()
        found: list[Widget] = []
        who = [
            ChoiceItem("person", say("setup.person")),
            ChoiceItem("phone", say("setup.phone")),
            ChoiceItem("computer", say("setup.computer")),
        ]
        for seat, player in enumerate(self._session.players):
            row = _row(seat)
            chosen = "computer" if player.level else "phone" if seat in self._session.away else "person"
            found.append(Choice(f"seat.{seat}", Rect(row.right - 300, row.centre.y - 24, 300, 48), who, chosen))
            if seat in self._session.away and server.taken(seat):
                place = Rect(row.right - 500, row.centre.y - 24, 188, 48)
                found.append(Button(f"free.{seat}", place, say("phone.invite.free"), ground="paper"))
        if len(self._addresses) > 1:
            items = [ChoiceItem(address, address) for address in self._addresses]
            found.append(Stepper("address", _ADDRESS, items, server.host))
        watching = server.room.watchable
        return [
            *found,
            Toggle("watch", _WATCH, watching, say("phone.invite.spectators")),
            Button("begin", _BEGIN, say("phone.invite.begin"), "primary"),
        ]


def _row(seat: int) -> Rect:
    return Rect(_ROWS.x, _ROWS.y + seat * _ROW, _ROWS.w, _ROW)
