"""Builds a move of Ninja Taisen from clicks, die first or ninja first. No pygame."""

from typing import NamedTuple

from game.core.events import MatchEnded
from game.core.game import AnyGame
from game.core.match import Choices
from game.core.refusal import Refusal, refuse
from game.games.taisen import TAISEN
from game.games.taisen.rules.events import DefenderCornered, FightTied, FightWon, GroupMoved
from game.games.taisen.rules.moves import END_TURN, EndTurn, TaisenMove, UseDie
from game.games.taisen.rules.ninjas import SUITS, Suit
from game.games.taisen.rules.view import TaisenView

Fight = FightWon | FightTied | DefenderCornered
Wish = TaisenMove | Refusal | None


class Forecast(NamedTuple):
    """What a move would do. No luck is involved."""

    moved: GroupMoved
    fights: tuple[Fight, ...]
    ended: MatchEnded | None


class MoveBuilder:
    """What the player has selected so far in one position."""

    def __init__(self, view: TaisenView, game: AnyGame = TAISEN) -> None:
        """`game` is that of the match: its rules may have a limit."""
        self._view = view
        self._choices: Choices[TaisenMove] = Choices(game.rules, view)
        self.legal = self._choices.legal
        self.die: Suit | None = None
        self.ninja: str | None = None
        self._forecasts: dict[UseDie, Forecast] = {}

    @property
    def seat(self) -> int:
        """Who decides."""
        return self._view.active

    @property
    def can_end(self) -> bool:
        """Whether the turn may end now."""
        return END_TURN in self.legal

    def dice_for(self, ninja: str) -> list[Suit]:
        """The dice that can move this ninja now."""
        return [die for die in SUITS if UseDie(die, ninja) in self.legal]

    def ninjas_for(self, die: Suit) -> list[str]:
        """The ninjas that a die can move now."""
        return [move.ninja for move in self.legal if isinstance(move, UseDie) and move.die == die]

    def moves_of(self, ninja: str) -> list[UseDie]:
        """The moves of a ninja now, with the selected die if there is one."""
        return [UseDie(die, ninja) for die in self.dice_for(ninja) if self.die in (None, die)]

    def why_stuck(self, ninja: str) -> Refusal | None:
        """Why a ninja cannot be moved; None if it can."""
        if self.moves_of(ninja):
            return None
        return self._choices.why_not(UseDie(self.die or self._own_die(ninja), ninja))

    @property
    def wasteful(self) -> bool:
        """Whether ending the turn would leave dice that could move somebody."""
        return any(isinstance(move, UseDie) for move in self.legal)

    @property
    def sole(self) -> TaisenMove | None:
        """The end of the turn, if nothing else is left."""
        return END_TURN if self.legal == {END_TURN} else None

    @property
    def poised(self) -> str | None:
        """The selected ninja, if only one die can move it."""
        return self.ninja if self.ninja is not None and len(self.dice_for(self.ninja)) == 1 else None

    def click_die(self, die: Suit) -> Wish:
        """Select a die, deselect it, or use it on the selected ninja."""
        if self.ninja is not None:
            return self._try(UseDie(die, self.ninja))
        if die == self.die:
            self.die = None
        elif self.ninjas_for(die):
            self.die = die
        elif self._view.free & 1 << SUITS.index(die):
            return refuse("taisen.refused.nobody", die=die)
        else:
            return refuse("taisen.refused.spent", die=die)
        return None

    def click_ninja(self, ninja: str) -> Wish:
        """Select a ninja, or move it if only one die can be meant."""
        if self.die is not None:
            return self._try(UseDie(self.die, ninja))
        dice = self.dice_for(ninja)
        if not dice:
            return self._try(UseDie(self._own_die(ninja), ninja))
        if ninja != self.ninja:
            self.ninja = ninja
            return None
        return UseDie(dice[0], ninja) if len(dice) == 1 else refuse("taisen.refused.which_die")

    def click_enemy(self, tile: int) -> Wish:
        """Attack a tile with the selected ninja, if a die leads there."""
        if self.ninja is None:
            return refuse("taisen.refused.not_yours")
        there = [move for move in self.moves_of(self.ninja) if self.forecast(move).moved.end == tile]
        if len(there) > 1:
            return refuse("taisen.refused.which_die")
        return there[0] if there else refuse("taisen.tip.no_landing")

    def click_end(self) -> Wish:
        """Hand over the dice."""
        return self._try(END_TURN)

    def clear(self) -> bool:
        """Clear the selection; False if there was none."""
        chosen = self.die is not None or self.ninja is not None
        self.die = self.ninja = None
        return chosen

    def candidate(self, die: Suit | None = None, ninja: str | None = None) -> UseDie | None:
        """The move the player would mean by this die or ninja with the present selection."""
        ninja = ninja or self.ninja
        if ninja is None:
            return None
        die = die or self.die
        dice = [die] if die is not None else self.dice_for(ninja)
        move = UseDie(dice[0], ninja) if len(dice) == 1 else None
        return move if move in self.legal else None

    def forecast(self, move: UseDie) -> Forecast:
        """Where the group would land, whom it would meet, and how each fight would end."""
        if move not in self._forecasts:
            told = self._choices.forecast(move)
            moved = next(event for event in told if isinstance(event, GroupMoved))
            fights = tuple(event for event in told if isinstance(event, Fight))
            ended = next((event for event in told if isinstance(event, MatchEnded)), None)
            self._forecasts[move] = Forecast(moved, fights, ended)
        return self._forecasts[move]

    def _try(self, move: UseDie | EndTurn) -> Wish:
        return self._choices.why_not(move) or move

    def _own_die(self, ninja: str) -> Suit:
        """The die a player would mean for a ninja that no die can move."""
        free = [die for place, die in enumerate(SUITS) if self._view.free & 1 << place]
        own = next((die for die in SUITS if die[0].upper() == ninja[0]), None)
        return own or (free or list(SUITS))[0]
