"""The pause menu over the dimmed table: resume, give a seat to a bot, or leave."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from game.ai.even import stand_in
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, Push, Quit, Reset, Scene, Transition
from game.engine.widgets import mute_button, panels
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.choice import Choice, ChoiceItem
from game.engine.widgets.mute_button import CORNER, MuteButton
from game.engine.widgets.toggle import Toggle
from game.engine.widgets.widget import Widget
from game.scenes import confirm_button
from game.scenes.faces import Faces
from game.scenes.pause.layout import PauseLayout
from game.scenes.screen import OverlayScreen
from game.table.scene import TableScene
from game.table.session import Player

SPEEDS = ("slow", "normal", "fast", "off")
PACES = ("short", "normal", "long", "click")
_ASKS = {"resign": "pause.really_resign", "quit": "pause.really_quit"}
"""The irreversible actions, with the text keys of their questions."""

_NO = 58.0
_WHO = 125.0
_FACE = 58.0


@dataclass(frozen=True)
class PauseOfPhones:
    """What the pause menu can do about phones."""

    away: Callable[[], Collection[int]]
    """The seats on phones."""

    seat: Callable[[int, str], bool]
    """Moves a seat to the screen, a phone or the computer. Returns whether somebody else had to move too."""

    invite: Callable[[], Scene | None]
    """The invitation; None if there is no network."""


@dataclass(frozen=True)
class PauseExits:
    """The scenes that can be reached from the pause menu. The composition root supplies them."""

    title: Callable[[], Scene]
    rules: Callable[[TableScene], Scene]
    settings: Callable[[], Scene]
    restart: Callable[[TableScene, bool], Scene]
    """Throws this match away and opens the table of a new one, with the same deal if asked."""

    phones: PauseOfPhones | None = None


class PauseScene(OverlayScreen):
    """Changes the session's seats, hints, speed and pace at once; everything else is a transition."""

    def __init__(self, kit: Kit, table: TableScene, exits: PauseExits) -> None:
        super().__init__(kit)
        self.table = table
        self.session = table.session
        self._exits = exits
        self._faces = Faces(kit)
        self._computers = {seat: player for seat, player in enumerate(self.session.players) if player.level}
        self._places = PauseLayout(len(self.session.players))
        self.begin("resume")

    def leave(self) -> None:
        """Make the changes of players final."""
        self.session.keep_changes()

    def compose(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        say, places = self.kit.say, self._places
        panels.draw_sheet(canvas, places.sheet)
        canvas.text(say("pause.title"), places.title, theme.HEADING.sized(46), wrap=False)
        panels.draw_rule(canvas, places.sheet.inset(28, 0), places.rule)
        canvas.text(say("pause.seats"), places.seats_label, theme.LABEL, wrap=False)
        for seat, (player, row) in enumerate(zip(self.session.players, places.seats, strict=True)):
            self._faces.draw(canvas, self.session.match.game.name, seat, player, Rect(row.x, row.centre.y - 25, 50, 50))
            name = Rect(row.x + _FACE, row.y, row.w - _FACE - 3 * _WHO - theme.GAP, row.h)
            canvas.text(player.name, name, theme.NAME.sized(24), wrap=False)
        canvas.text(say("pause.speed"), places.speed_label, theme.LABEL, wrap=False)
        canvas.text(say("pause.pace"), places.pace_label, theme.LABEL, wrap=False)
        if self.asked in _ASKS:
            confirm_button.draw_question(canvas, places.buttons[self.asked], say(_ASKS[self.asked]))

    def change(self, name: str, value: object) -> Transition:
        """Change the speed, the pace, the hints or a seat."""
        match name:
            case "speed":
                self.kit.speed = str(value)
                self.kit.keep()
            case "pace":
                self.kit.pace = str(value)
                self.kit.keep()
            case "tv":
                self.kit.preferences.tv = bool(value)
                self.kit.keep()
            case "hints":
                self.session.hints = bool(value)
            case _:
                self._seat(int(name.removeprefix("seat.")), str(value))
        return None

    def use(self, name: str) -> Transition:
        """Handle a button."""
        match name:
            case "resume":
                return Pop()
            case "title":
                return Reset(self._exits.title())
            case "rules":
                return Push(self._exits.rules(self.table))
            case "invite" if self._exits.phones is not None:
                invitation = self._exits.phones.invite()
                return Push(invitation) if invitation is not None else None
            case "settings":
                return Push(self._exits.settings())
            case "resign.yes":
                self.session.resign(self._resigning)
                return Pop()
            case "quit.yes":
                return Quit()
            case mute_button.NAME:
                self.kit.mute()
            case "turn":
                self.table.turns.undo_turn()
                return Pop()
            case "again.same" | "again.new":
                return Reset(self._exits.restart(self.table, name == "again.same"))
            case _:
                self.ask(name)
        return None

    def _seat(self, seat: int, who: str) -> None:
        """Give a seat to a bot, to a human or to a phone; its name stays."""
        name, apart, phones = self.session.players[seat].name, bool(self.session.changes), self._exits.phones
        if phones is not None and (who == "phone" or phones.away()):
            if phones.seat(seat, who):
                self.toast.show(self.kit.say("phone.invite.one_here"))
        else:
            computer = self._computers.get(seat) or stand_in(name, self._computers.values())
            self.session.hand_over(seat, computer if who == "computer" else Player(name))
        if self.session.changes and not apart:
            self.toast.show(self.kit.say("pause.counts_apart"))
        self.refresh()

    @property
    def _resigning(self) -> int:
        """The seat that would resign: the player at the table or, if a bot has taken over, the next human."""
        viewer, people = self.session.viewer, self._people_here
        return viewer if viewer in people else people[0]

    @property
    def _people_here(self) -> tuple[int, ...]:
        """The seats of people at the screen: who plays on a phone resigns there."""
        away = () if self._exits.phones is None else self._exits.phones.away()
        return tuple(seat for seat in self.session.humans if seat not in away)

    def _why_nobody_resigns(self) -> str | None:
        if not self.session.humans:
            return "pause.nobody_resigns"
        if not self._people_here:
            return "phone.resign_there"
        # While the hand-over covers the table it is unknown who is there: they could resign another player's match.
        return "pause.doors_shut" if self.table.presenter.covered else None

    def _deals(self) -> list[Widget]:
        """Which deal to start again with, and a way out."""
        say, place = self.kit.say, self._places.buttons["again"]
        same, new = place._replace(w=place.w - _NO - theme.GAP).columns(2, 10)
        no = Rect(place.right - _NO, place.y, _NO, place.h)
        return [
            Button("again.same", same, say("pause.same_deal"), ground="paper"),
            Button("again.new", new, say("pause.new_deal"), ground="paper"),
            IconButton("again.no", no, "close", "paper", label=say("pause.no"), ground="paper"),
        ]

    def _toggles(self, over: str | None) -> list[Widget]:
        """Hints, and beside them the television if it is meant for phones."""
        say, row = self.kit.say, self._places.hints
        hints, tv = row.columns(2, theme.GAP) if self.session.company else (row, row)
        found: list[Widget] = [Toggle("hints", hints, self.session.hints, say("pause.hints"), disabled=over)]
        if self.session.company:
            found.append(Toggle("tv", tv, self.kit.preferences.tv, say("pause.tv")))
        return found

    def _why_no_turn(self) -> str | None:
        """Why the player cannot go back to the start of their turn."""
        if self.table.presenter.covered:
            return "refused.undo_nothing"
        refusal = self.session.why_not_undo_turn()
        return None if refusal is None else refusal.key

    def widgets(self) -> list[Widget]:
        """Return the buttons, the seats, the speed and the pace."""
        say, place = self.kit.say, self._places.buttons
        over = "refused.over" if self.session.to_move is None else None
        nobody = over or self._why_nobody_resigns()
        buttons = [
            Button("resume", place["resume"], say("pause.resume"), "primary"),
            Button("turn", place["turn"], say("pause.turn"), disabled=self._why_no_turn(), ground="paper"),
            Button("rules", place["rules"], say("pause.rules"), ground="paper"),
            Button("settings", place["settings"], say("pause.settings"), ground="paper"),
            Button("again", place["again"], say("pause.again"), ground="paper"),
            Button("resign", place["resign"], say("pause.resign"), disabled=nobody, ground="paper"),
            Button("title", place["title"], say("pause.title_screen"), ground="paper"),
            Button("quit", place["quit"], say("pause.quit"), ground="paper"),
        ]
        found: list[Widget] = []
        for button in buttons:
            if button.name == self.asked == "again":
                found += self._deals()
            elif button.name == self.asked:
                found += confirm_button.answers(button.name, button.rect, say("pause.yes"), say("pause.no"))
            else:
                found.append(button)
        phones = self._exits.phones
        kinds = ("person", "computer") if phones is None else ("person", "phone", "computer")
        who = [ChoiceItem(kind, say(f"setup.{kind}")) for kind in kinds]
        away = () if phones is None else phones.away()
        for seat, (player, row) in enumerate(zip(self.session.players, self._places.seats, strict=True)):
            tray = Rect(row.right - _WHO * len(who), row.centre.y - 24, _WHO * len(who), 48)
            chosen = "computer" if not player.human else "phone" if seat in away else "person"
            found.append(Choice(f"seat.{seat}", tray, who, chosen, disabled=over))
        if phones is not None:
            label = self._places.seats_label
            corner = Rect(label.right - 300, label.y - 12, 300, 44)
            found.append(Button("invite", corner, say("phone.invite.button"), disabled=over, ground="paper"))
        speeds = [ChoiceItem(speed, say(f"pause.{speed}")) for speed in SPEEDS]
        paces = [ChoiceItem(pace, say(f"pause.reading.{pace}")) for pace in PACES]
        return [
            *found,
            MuteButton(CORNER, self.kit.preferences, ""),
            *self._toggles(over),
            Choice("speed", self._places.speed, speeds, self.kit.speed),
            Choice("pace", self._places.pace, paces, self.kit.pace),
        ]
