"""Shinobi WAT-AAH! on the table: what may be clicked, what a click means, and what is said about it all."""

from game.core.contract import Move, View
from game.engine.commands import Command
from game.engine.geometry import Point, Rect
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.games.wataah.commentary import WataahCommentary
from game.games.wataah.moves import WataahMove
from game.games.wataah.table import board_meaning
from game.games.wataah.table.laid import LaidFace
from game.games.wataah.table.lanterns import lantern
from game.games.wataah.table.pages import page
from game.games.wataah.table.pointing import hint_zone
from game.games.wataah.table.regrets import regret
from game.games.wataah.view import WataahView
from game.table.closer import Closer
from game.table.face import Pass, Risk, Thing, Wish


class WataahFace(LaidFace):
    """Answers whoever sits at the table."""

    def offer(self, view: View | None) -> None:
        """Let the person decide, from what their view tells."""
        if view is None and self._overlay.picking(self._choice) is not None:
            self._overlay.close()
        self._intent.offer(view if isinstance(view, WataahView) else None)
        if isinstance(view, WataahView):
            self._close()
            self._stage.phase = lantern(view)
            self._overlay.open_for(self._choice)

    # What can be pointed at

    def widgets(self) -> list[Widget]:
        """What is held before the eyes hides what lies below it."""
        if self._held_up:
            next_ = Rect(*self._places.board("button.0"))
            return [Button("next", next_, self._kit.say("wataah.board.next"), "primary")]
        if self._busy:
            return []
        if self._overlay.open and not self._on_board:
            found = self._overlay.widgets(self.picture, self._choice)
            if self._choice is not None:
                found += self._table.controls.widgets(self._choice, on_board=False)
            return found
        if self._on_board:
            return self._board.widgets(self.picture, self._choice, visiting=not self._stage.board_open)
        return self._table.widgets(self.picture, self._choice, self._stage, self._intent.carry)

    def use(self, name: str) -> Wish:
        """A widget was clicked or confirmed."""
        choice = self._choice
        match name.split("."):
            case ["next"]:
                return Pass.OVER
            case ["close"] | ["search" | "pick", _]:
                return self._overlay.use(name, self.picture, choice)
            case ["act", number] if choice is not None and int(number) < len(choice.acts()):
                return choice.acts()[int(number)].wish
            case ["jigoku"]:
                wish = choice.on_pile("jigoku") if choice is not None else None
                self._overlay.pile = None if wish is not None else "jigoku"
                return wish
            case ["board"]:
                self._visits_board = True
            case ["back"]:
                self._visits_board = False
            case ["sort"]:
                self._hand.resort()
                self._changes += 1
            case _ if choice is not None and self._stage.board_open:
                return self._board.use(name, choice)
            case _ if choice is not None:
                return self._table.use(name, self.picture, choice)
        return None

    def drop(self, name: str, at: Point | None) -> Wish:  # noqa: ARG002
        """A card of the hand was dragged somewhere."""
        return self._intent.drop(at)

    def shortcut(self, command: Command) -> Wish:
        """Enter takes the next step, digits take up cards, E ends."""
        return self._intent.shortcut(command)

    def attend(self, name: str | None) -> None:
        """The person looks at something."""
        self._intent.attended = name

    def cancel(self) -> bool:
        """Close what is open, or put back what was taken up."""
        if self._overlay.open or self._visits_board:
            self._close()
            return True
        return self._choice is not None and self._choice.clear()

    @property
    def sole(self) -> Move | None:
        """The only move there is."""
        return self._choice.sole if self._choice is not None else None

    # What is said about it

    @property
    def page(self) -> str:
        """The page about what is being shown or has to be decided."""
        return page(self.picture, self._choice, self._stage.board, self._stage.phase, on_board=self._on_board)

    def things(self) -> list[Thing]:
        """What can only be looked at; nothing while something is held before the eyes."""
        if self._held_up or self._busy:
            return []
        if self._on_board:
            return board_meaning.things(self.picture, self._places, self._seat)
        return self._meaning.things(self.picture)

    def tip(self, name: str) -> str | None:
        """What something means; nothing over the place of cards that are taken up, the slip says it then."""
        looked_at = name == self._intent.attended and name.startswith("hand.")
        if looked_at and self._choice is not None and self._choice.begun:
            return None
        return self._meaning.tip(name, self.picture, self._choice)

    def closer(self, name: str) -> Closer | None:
        """A card, a clan, a pile or a boss, large."""
        return self._large.closer(name, self.picture, self._choice)

    def say_move(self, move: Move) -> str:
        """A move in a few words."""
        if self._choice is None or not isinstance(move, WataahMove):
            raise TypeError(f"no move to speak of: {move!r}")
        return WataahCommentary().move(self._choice.view, move, self._kit.say, self._words.player)

    def point_out(self, move: Move | None) -> None:
        """Show a move as if it had been taken up."""
        self._intent.advise(move)
        self._stage.hinted = move is not None

    @property
    def hint_zone(self) -> Rect:
        """Where nothing lies that the decision is about."""
        return hint_zone(self._places, self._choice)

    def risk(self, move: Move) -> Risk | None:
        """A bell that somebody else would win by, cards that were meant to be placed, a Tengu against oneself."""
        choice = self._choice
        found = regret(choice, move, self.picture) if choice is not None else None
        if choice is None or found is None:
            return None
        who = {} if found.ahead is None else {"player": self._words.player(found.ahead)}
        at = Rect(*self._places.zone("button.0"))
        return Risk(self._kit.say(found.key, **found.values, **who), at)
