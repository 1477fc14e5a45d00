"""The invitation over the dimmed table: the code, the address, the word, and who sits where."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.choice import Choice, ChoiceItem, Stepper
from game.engine.widgets.toggle import Toggle
from game.engine.widgets.widget import Widget
from game.phones.server import PhoneServer
from game.scenes.faces import Faces
from game.scenes.screen import OverlayScreen
from game.table.phones import qr_code
from game.table.phones.scene import PhoneTableScene

_SHEET = Rect(110, 40, 1380, 800)
_TITLE = Rect(160, 66, 1280, 64)
_HOW = Rect(160, 126, 1280, 40)
_CODE = Rect(160, 184, 400, 400)
_TYPE = Rect(150, 590, 420, 64)
_WORD = Rect(160, 652, 400, 54)
_ADDRESS = Rect(160, 712, 400, 48)
_RENEW = Rect(240, 772, 240, 48)
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

    address: Callable[[str], None]
    """Listens at another address."""


class InviteScene(OverlayScreen):
    """Shows the invitation and changes seats at once. The table behind it goes on when it is closed."""

    def __init__(
        self,
        kit: Kit,
        table: PhoneTableScene,
        server: Callable[[], PhoneServer],
        addresses: list[str],
        actions: InviteActions,
    ) -> None:
        """`server` gives the current one: it is another one after the address was changed."""
        super().__init__(kit)
        self._faces = Faces(kit)
        self._table = table
        self._session = table.session
        self._server = server
        self._addresses = addresses
        self._actions = actions
        self._waited = 0.0
        self._seen: object = None
        self.begin("begin")

    def use(self, name: str) -> Transition:
        """Go to the table, free a seat, or make a new code."""
        match name:
            case "begin":
                return Pop()
            case "renew":
                self._server().renew()
                self.toast.show(self.kit.say("phone.invite.renewed"))
            case _:
                self._server().free(int(name.removeprefix("free.")), phone=True)
        return None

    def change(self, name: str, value: object) -> Transition:
        """Seat somebody elsewhere, let others watch, or offer another address."""
        match name:
            case "watch":
                self._server().allow_watching(bool(value))
            case "address":
                self._actions.address(str(value))
            case _:
                if self._actions.seat(int(name.removeprefix("seat.")), str(value)):
                    self.toast.show(self.kit.say("phone.invite.one_here"))
                self.refresh()
        return None

    def update(self, dt: float) -> Transition:
        """Follow who comes and goes."""
        self.kit.bakery.bake_some(_BAKE_SECONDS)
        self._table.host_listens()
        server = self._server()
        present = any(server.taken(seat) for seat in self._session.away)
        self._waited = 0.0 if present else self._waited + dt
        now = (tuple(map(server.taken, range(len(self._session.players)))), tuple(self._session.players))
        if now != self._seen:
            self._seen = now
            self.refresh()
        return super().update(dt)

    def compose(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        say, server = self.kit.say, self._server()
        panels.draw_sheet(canvas, _SHEET)
        canvas.text(say("phone.invite.title"), _TITLE, theme.HEADING.sized(46), wrap=False)
        canvas.text(say("phone.invite.how"), _HOW, theme.BODY, wrap=False)
        qr_code.draw(canvas, server.invitation, _CODE)
        canvas.text(say("phone.invite.word", address=server.address), _TYPE, theme.BODY.sized(25), "centre")
        canvas.text(server.room.word, _WORD, theme.HEADING.sized(44), "centre", wrap=False)
        for seat, player in enumerate(self._session.players):
            row = _row(seat)
            panels.draw_rule(canvas, row, row.y)
            self._faces.draw(
                canvas, self._session.match.game.name, seat, player, Rect(row.x, row.centre.y - 28, 56, 56)
            )
            canvas.text(player.name, Rect(row.x + 72, row.y + 10, 250, 38), theme.NAME.sized(25), wrap=False)
            canvas.text(self._status(seat), Rect(row.x + 72, row.y + 44, 250, 34), theme.SMALL, wrap=False)
        late = self._waited > _NOBODY_AFTER
        notes = ("nobody",) if late else ("network", "firewall")
        words = "\n".join(say(f"phone.invite.{note}") for note in notes)
        canvas.text(words, _NOTES, theme.SMALL.sized(22), stand="top")

    def _status(self, seat: int) -> str:
        player, server, say = self._session.players[seat], self._server(), self.kit.say
        if player.level is not None:
            return say("phone.invite.computer", level=say(f"level.{player.level}"))
        if seat not in self._session.away:
            return say("phone.invite.here")
        if not server.taken(seat):
            return say("phone.invite.waits")
        return say("phone.invite.joined" if server.connected(seat) else "phone.invite.away")

    def widgets(self) -> list[Widget]:
        """Return the seats, the switch and the button to the table."""
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
            Button("renew", _RENEW, say("phone.invite.renew"), ground="paper"),
        ]


def _row(seat: int) -> Rect:
    return Rect(_ROWS.x, _ROWS.y + seat * _ROW, _ROWS.w, _ROW)
