"""Builds `selfplay.c` with the system's C compiler and calls it; boards go in and out as the game's own states."""

import ctypes
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from game.games.taisen.bot.evaluate import COUNTS, TOWER, WEIGHTS
from game.games.taisen.bot.net import INPUTS
from game.games.taisen.bot.prospects import PROSPECTS
from game.games.taisen.rules.ninjas import LAST, MONKEY
from game.games.taisen.rules.state import State

SOURCE = Path(__file__).with_name("selfplay.c")
TILES, NINJAS = LAST + 1, 10
MOST_BOARDS = 4096
SIDES = ("my", "their")


class Board(ctypes.Structure):
    """`Board` of rules.h."""

    _fields_ = (
        ("stack", ctypes.c_int8 * NINJAS * TILES * 2),
        ("size", ctypes.c_int8 * TILES * 2),
        ("left", ctypes.c_int8 * 2),
        ("free", ctypes.c_int8),
        ("shogun_moved", ctypes.c_int8),
        ("winner", ctypes.c_int8),
    )

    @classmethod
    def of(cls, state: State) -> "Board":
        """A position; each side's tiles count from its own village."""
        board = cls(free=state.free, shogun_moved=state.shogun_moved, winner=state.winner)
        for side, path in enumerate(state.paths):
            for tile, stack in enumerate(path if side == MONKEY else path[::-1]):
                board.size[side][tile] = len(stack)
                board.left[side] += len(stack)
                for place, ninja in enumerate(stack):
                    board.stack[side][tile][place] = ninja
        return board

    def key(self) -> tuple[object, ...]:
        """What `TaisenHints.key` tells of the same position, and who has won."""
        paths = [
            tuple(tuple(self.stack[side][tile][: self.size[side][tile]]) for tile in range(TILES)) for side in (0, 1)
        ]
        return paths[0], paths[1][::-1], self.free, bool(self.shogun_moved), self.winner


class SelfPlay:
    """The compiled program, with its own net and its own dice."""

    def __init__(self) -> None:
        with TemporaryDirectory() as folder:
            built = Path(folder) / "selfplay.so"
            # -ffast-math lets the compiler use vector instructions; nothing here depends on the last bit.
            flags = ("-O3", "-march=native", "-ffast-math", "-shared", "-fPIC")
            subprocess.run(["cc", *flags, "-o", str(built), str(SOURCE), "-lm"], check=True)
            self._library = ctypes.CDLL(str(built))
        for name in ("surprise", "duel", "logit"):
            getattr(self._library, name).restype = ctypes.c_double
        self._library.play_games.restype = ctypes.c_long
        self.hidden: int = self._library.hidden_units()
        rows = [(ctypes.c_double * len(COUNTS))(*(WEIGHTS[f"{side}_{name}"] for name in COUNTS)) for side in SIDES]
        self._library.set_linear(*rows, ctypes.c_double(WEIGHTS["constant"]), ctypes.c_double(TOWER))

    def seed(self, seed: int) -> None:
        """Begin a stream of random numbers."""
        self._library.set_seed(ctypes.c_uint64(seed))

    def start(self) -> None:
        """A net that knows nothing."""
        self._library.new_net()

    def play(self, games: int) -> int:
        """Play so many games and keep their positions, instead of those before; returns how many there are."""
        positions: int = self._library.play_games(games)
        return positions

    def learn(self, rate: float, decay: float) -> None:
        """Learn once from every position that was kept."""
        self._library.learn_all(ctypes.c_double(rate), ctypes.c_double(decay))

    def surprise(self) -> float:
        """How much the ends of the games that were kept surprise the net, in the mean."""
        surprise: float = self._library.surprise()
        return surprise

    def duel(self, games: int) -> float:
        """The share that the net wins against the linear evaluation; neither searches."""
        won: float = self._library.duel(games)
        return won

    def logit(self, state: State, seat: int, *, net: bool) -> float:
        """What a position is worth."""
        worth: float = self._library.logit(ctypes.byref(Board.of(state)), seat, int(net))
        return worth

    def turns(self, state: State) -> list[Board]:
        """Every board at which the turn may end."""
        boards = (Board * MOST_BOARDS)()
        dice = (ctypes.c_int * 3)(*state.dice)
        count = self._library.turns_from(ctypes.byref(Board.of(state)), state.active, dice, boards)
        return list(boards[:count])

    def weights(self) -> list[float]:
        """The whole net: inputs, prospects, bias, outputs."""
        parts = [(ctypes.c_float * size)() for size in self._sizes]
        self._library.get_net(*parts)
        return [number for part in parts for number in part]

    def set_weights(self, weights: list[float]) -> None:
        """Go on with a net that `weights` gave."""
        parts, begin = [], 0
        for size in self._sizes:
            parts.append((ctypes.c_float * size)(*weights[begin : begin + size]))
            begin += size
        self._library.set_net(*parts)

    @property
    def _sizes(self) -> tuple[int, int, int, int]:
        return INPUTS * self.hidden, PROSPECTS * self.hidden, self.hidden, self.hidden
