"""What has been filled in on the setup screen, and the match it describes. No pygame."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.contract import Option
from game.core.game import AnyGame
from game.core.refusal import Value
from game.table.own import OwnChoice, OwnChoices
from game.table.session import Player
from game.table.setup import MatchSetup

MOST_DIGITS = 12


@dataclass
class SeatForm:
    """One seat; the level is kept while a person sits there."""

    usual_name: str
    name: str
    human: bool
    level: str

    def player(self) -> Player:
        """Who sits here; a seat without a name keeps its own."""
        return Player(self.name.strip() or self.usual_name, None if self.human else self.level)


class Form:
    """Everything that can be chosen; begins with the last match of this game where that still makes sense."""

    def __init__(
        self,
        game: AnyGame,
        seat_names: Sequence[str],
        levels: Sequence[str],
        last: MatchSetup | None,
        own: OwnChoices | None = None,
    ) -> None:
        """`own` is what the player has brought along for one of the options."""
        self.game = game
        self.own = own
        self.levels = tuple(levels)
        self.seats = game.seats[0]
        self.options: dict[str, Value] = {option.name: option.default for option in game.options}
        self.seed = ""
        usual = self.levels[min(1, len(self.levels) - 1)]
        self.every_seat = [
            SeatForm(seat_names[seat], seat_names[seat], seat == 0, usual) for seat in range(max(game.seats))
        ]
        if last is not None:
            self._take_over(last)

    @property
    def taken(self) -> list[SeatForm]:
        """The seats that play."""
        return self.every_seat[: self.seats]

    @property
    def seed_problem(self) -> str | None:
        """The text key of what is wrong with the seed, or None."""
        seed = self.seed.strip()
        return None if not seed or (seed.isascii() and seed.isdigit()) else "setup.seed_bad"

    def setup(self) -> MatchSetup:
        """The match; only to be asked for while the seed has no problem."""
        seed = self.seed.strip()
        players = tuple(seat.player() for seat in self.taken)
        return MatchSetup(self.game.name, players, dict(self.options), int(seed) if seed else None)

    def _take_over(self, last: MatchSetup) -> None:
        if len(last.players) in self.game.seats:
            self.seats = len(last.players)
        for seat, player in zip(self.every_seat, last.players, strict=False):
            seat.name, seat.human = player.name, player.human
            if player.level in self.levels:
                seat.level = player.level
        for option in self.game.options:
            value = last.options.get(option.name)
            # Only what the screen can show: a value that nobody sees must not be played with.
            for choice in self.choices(option).values():
                if choice == value and option.accepts(value):
                    self.options[option.name] = choice

    def choices(self, option: Option) -> dict[str, Value]:
        """What an option may be set to, by a plain word for each: the game's own choices, then the player's."""
        found: dict[str, Value] = {str(choice): choice for choice in option.choices}
        return found | {choice.word: choice.value for choice in self.brought_for(option)}

    def brought_for(self, option: Option) -> tuple[OwnChoice, ...]:
        """What the player has brought along for an option."""
        return self.own.found if self.own is not None and self.own.option == option.name else ()

    def chosen(self, option: Option) -> str:
        """The word for what an option is set to."""
        return next(word for word, value in self.choices(option).items() if value == self.options[option.name])

    def choose(self, name: str, word: str) -> None:
        """Set an option."""
        option = next(option for option in self.game.options if option.name == name)
        self.options[name] = self.choices(option)[word]
