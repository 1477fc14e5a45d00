"""The state of the setup screen, and the match it describes. No pygame."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.characters.cast import CHARACTERS, usual_character
from game.core.contract import Option
from game.core.game import AnyGame
from game.core.match_number import number_from
from game.core.refusal import Value
from game.table.session import Player
from game.table.setup.match_setup import MatchSetup
from game.table.setup.player_files import PlayerFile, PlayerFiles

LONGEST_NUMBER = 24
"""The maximum length of the match number field: more than the 13 characters, because they may be pasted in groups."""


@dataclass
class SeatForm:
    """One seat. The level is kept while a human has it."""

    usual_name: str
    name: str
    human: bool
    level: str
    character: str
    """Who the computer plays as; kept while a human has the seat."""

    phone: bool = False
    """Whether the human sits at a phone."""

    @property
    def who(self) -> str:
        """`person`, `phone` or `computer`."""
        return "computer" if not self.human else "phone" if self.phone else "person"

    def player(self) -> Player:
        """Return the player; an empty name is replaced by the default one, and a computer's by its character's."""
        if not self.human:
            return Player(CHARACTERS[self.character].name, self.level, self.character)
        return Player(self.name.strip() or self.usual_name)


class Form:
    """Everything that can be chosen. Starts with the last match of this game where that is still valid."""

    def __init__(
        self,
        game: AnyGame,
        seat_names: Sequence[str],
        levels: Sequence[str],
        last: MatchSetup | None,
        own: PlayerFiles | None = None,
    ) -> None:
        """`own` are the player's files for one of the options."""
        self.game = game
        self.own = own
        self.levels = tuple(levels)
        self.seats = game.seats[0]
        self.options: dict[str, Value] = {option.name: option.default for option in game.options}
        self.seed = ""
        usual = self.levels[min(1, len(self.levels) - 1)]
        self.every_seat = [
            SeatForm(seat_names[seat], seat_names[seat], seat == 0, usual, usual_character(game.name, seat))
            for seat in range(max(game.seats))
        ]
        if last is not None:
            self._take_over(last)

    @property
    def taken(self) -> list[SeatForm]:
        """The seats that take part."""
        return self.every_seat[: self.seats]

    @property
    def seed_problem(self) -> str | None:
        """The text key of the problem with the seed, or None."""
        return "setup.seed_bad" if self.seed.strip() and number_from(self.seed) is None else None

    def setup(self) -> MatchSetup:
        """Return the setup; call it only if the seed has no problem."""
        players = tuple(seat.player() for seat in self.taken)
        phones = tuple(number for number, seat in enumerate(self.taken) if seat.who == "phone")
        return MatchSetup(self.game.name, players, dict(self.options), number_from(self.seed), phones)

    def place(self, number: int, who: str) -> bool:
        """Give a seat to a person, a phone or the computer. Return whether others had to move to phones too.

        As soon as one person is at a phone, only one other can stay at the screen.
        """
        seat = self.every_seat[number]
        seat.human, seat.phone = who != "computer", who == "phone"
        if not any(one.who == "phone" for one in self.taken):
            return False
        here = [one for one in self.taken if one.who == "person"]
        stays = seat if seat in here else here[0] if here else None
        moved = [one for one in here if one is not stays]
        for one in moved:
            one.phone = True
        return bool(moved)

    def free_characters(self, number: int) -> list[str]:
        """Return who a computer in a seat could play as: everybody whom no other computer plays as."""
        here = self.every_seat[number]
        taken = {seat.character for seat in self.taken if seat is not here and not seat.human}
        return [key for key in CHARACTERS if key not in taken]

    def cast(self, number: int, character: str) -> None:
        """Let the computer in a seat play as somebody; another seat that has them gets this seat's character."""
        seat = self.every_seat[number]
        if character not in CHARACTERS:
            return
        for other in self.every_seat:
            if other is not seat and other.character == character:
                other.character = seat.character
        seat.character = character

    def _take_over(self, last: MatchSetup) -> None:
        if len(last.players) in self.game.seats:
            self.seats = len(last.players)
        for seat, player in zip(self.every_seat, last.players, strict=False):
            seat.human = player.human
            if player.character is None:
                seat.name = player.name
        for number, player in enumerate(last.players[: len(self.every_seat)]):
            if player.character is not None:
                self.cast(number, player.character)
        for number, seat in enumerate(self.every_seat):
            seat.phone = number in last.phones
        for seat, player in zip(self.every_seat, last.players, strict=False):
            if player.level in self.levels:
                seat.level = player.level
        for option in self.game.options:
            value = last.options.get(option.name)
            # Only what the screen can show: an invisible value must not be used.
            for choice in self.choices(option).values():
                if choice == value and option.accepts(value):
                    self.options[option.name] = choice

    def choices(self, option: Option) -> dict[str, Value]:
        """Return the choices of an option by identifier: the game's own, then the player's."""
        found: dict[str, Value] = {str(choice): choice for choice in option.choices}
        return found | {choice.word: choice.value for choice in self.brought_for(option)}

    def bring(self, own: PlayerFiles) -> None:
        """Replace the player's files. Options set to a missing file are reset."""
        self.own = own
        option = next(option for option in self.game.options if option.name == own.option)
        if self.options[option.name] not in self.choices(option).values():
            self.options[option.name] = option.default

    def brought_for(self, option: Option) -> tuple[PlayerFile, ...]:
        """Return the player's files for an option."""
        return self.own.found if self.own is not None and self.own.option == option.name else ()

    def chosen(self, option: Option) -> str:
        """Return the identifier of an option's value."""
        return next(word for word, value in self.choices(option).items() if value == self.options[option.name])

    def choose(self, name: str, word: str) -> None:
        """Set an option."""
        option = next(option for option in self.game.options if option.name == name)
        self.options[name] = self.choices(option)[word]
