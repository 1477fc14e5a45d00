"""Command-line options, checked before any window opens."""

from pathlib import Path

from msgspec import Struct

from game.catalog import GAMES


class LaunchOptions(Struct, frozen=True):
    """The options of one start; None where an option was not given."""

    game: str | None = None
    seats: tuple[str, ...] | None = None
    seed: int | None = None
    secret: str = ""
    """Replaces the random secret that opponents' seeds are derived from: for pictures and measurements."""

    language: str | None = None
    window: tuple[int, int] | None = None
    fullscreen: bool = False
    speed: str | None = None
    targets: Path | None = None
    frames: int | None = None
    file: Path | None = None
    """A match or a map to open, as a double-click on it asks."""
    invite: Path | None = None
    """Where to write what the code for phones holds."""

    def problem(self) -> str | None:
        """Why these options cannot be used, as one line; None if they can."""
        if self.game is None:
            if self.seats is not None or self.seed is not None or self.invite is not None:
                return "--seats, --seed and --invite belong to --game"
            return None
        if self.invite is not None and "phone" not in (self.seats or ()):
            return "--invite needs a phone among --seats"
        if self.invite is not None and not self.invite.parent.is_dir():
            return f"there is no folder {self.invite.parent} to write an invitation to"
        if self.seats is not None and "phone" in self.seats and self.seats.count("human") > 1:
            return "only one human can sit at the screen while others use phones"
        game = GAMES[self.game]
        if self.seats is not None and len(self.seats) not in game.seats:
            possible = " or ".join(map(str, game.seats))
            return f"{game.title} is for {possible} players, not {len(self.seats)}"
        return None
