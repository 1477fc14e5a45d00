"""Draws what the system would, from a seed: a match with secrets and throws can be played again."""

from random import Random


class Repeatable:
    """Stands for the module `secrets` in `game.table.setup.entropy`."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def randbits(self, bits: int) -> int:
        return self._rng.getrandbits(bits)

    def token_hex(self, size: int) -> str:
        return self._rng.randbytes(size).hex()
