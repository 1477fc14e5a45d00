"""What the table of Ninja Taisen shows, as plain data that events update."""

import msgspec

from game.core.contract import Event
from game.core.events import DiceRolled, MatchEnded, TurnStarted
from game.core.outcome import Outcome
from game.games.taisen.rules import ending
from game.games.taisen.rules.events import DefenderCornered, FightTied, FightWon, GroupMoved
from game.games.taisen.rules.ninjas import MONKEY, NAMES, SUITS, WOLF
from game.games.taisen.rules.view import TaisenView


class Picture(msgspec.Struct):
    """Stacks (`stacks[seat][tile]`, bottom to top), dice, and whose turn it is."""

    stacks: tuple[list[list[str]], list[list[str]]]
    dice: dict[str, int]
    spent: list[str]
    active: int
    turn: int
    outcome: Outcome | None

    @classmethod
    def of(cls, view: TaisenView) -> "Picture":
        """The picture of a view, built from scratch."""
        monkey, wolf = ([[NAMES[ninja] for ninja in tile] for tile in path] for path in view.paths)
        return cls(
            stacks=(monkey, wolf),
            dice=dict(zip(SUITS, view.dice, strict=True)),
            spent=[suit for die, suit in enumerate(SUITS) if not view.free & 1 << die],
            active=view.active,
            turn=view.turn,
            outcome=ending.outcome(view.state()),
        )

    def show(self, event: Event) -> None:
        """Update the picture with an event."""
        match event:
            case GroupMoved():
                stacks = self.stacks[event.seat]
                del stacks[event.start][-len(event.ninjas) :]
                stacks[event.end] += event.ninjas
                self.spent = [suit for suit in SUITS if suit in self.spent or suit == event.die]
            case FightWon() | DefenderCornered():
                self.stacks[1 - event.winner_seat][event.tile].remove(event.loser)
            case FightTied():
                for seat, back in ((MONKEY, event.tile - 1), (WOLF, event.tile + 1)):
                    self.stacks[seat][event.tile].remove(event.ninjas[seat])
                    self.stacks[seat][back].append(event.ninjas[seat])
            case TurnStarted():
                self.active, self.turn, self.spent = event.seat, event.turn, []
            case DiceRolled():
                self.dice = dict(zip(SUITS, event.values, strict=True))
            case MatchEnded():
                self.outcome = event.outcome
