"""A listed game: its rules, and what a table and an opponent need besides."""

from typing import Any, Generic, Protocol, TypeAlias

from game.core.contract import Event, MoveT, Option, Rules, StateT, ViewT


class Picture(Protocol):
    """What a table shows, as plain data that events can update. Comparable by ==."""

    def show(self, event: Event) -> None:
        """Update the picture by an event."""


class PictureMaker(Protocol):
    """Builds the picture of a view from scratch."""

    def of(self, view: Any) -> Picture:  # noqa: ANN401 - each game has its own view
        """The picture of what `view` knows."""


class Hints(Protocol):
    """What a game can tell an opponent about itself; free of pygame."""

    def value(self, state: Any, seat: int) -> float:  # noqa: ANN401 - each game has its own state
        """How good the position is for `seat`; only comparisons matter."""

    def key(self, state: Any) -> object:  # noqa: ANN401
        """A hashable summary: of positions with the same key only one needs to be searched."""


class Game(Generic[StateT, MoveT, ViewT]):
    """One listed game: its rules and what goes with them."""

    def __init__(
        self,
        name: str,
        title: str,
        rules: Rules[StateT, MoveT, ViewT],
        picture: PictureMaker,
        hints: Hints,
        *,
        limit: str = "",
    ) -> None:
        self.name = name
        self.title = title
        self.rules = rules
        self.picture = picture
        self.hints = hints
        self.limit = limit
        """The name of a limit on moves that these rules have in addition; see `game.trials.limits`."""

    @property
    def address(self) -> str:
        """The name under which another process finds this game, its limit included."""
        return f"{self.name}+{self.limit}" if self.limit else self.name

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players that the game supports."""
        return self.rules.seats

    @property
    def options(self) -> tuple[Option, ...]:
        """What is chosen before a match."""
        return self.rules.options

    def __repr__(self) -> str:
        return f"Game({self.name!r})"


AnyGame: TypeAlias = Game[Any, Any, Any]
