"""The only randomness that does not come from `Chance`: its seeds, and the secret behind the bots' seeds."""

import secrets

from game.core.match_number import BITS, drawable


def new_number() -> int:
    """Draw the seed of a new match from a range too large to search."""
    while not drawable(number := secrets.randbits(BITS)):
        pass
    return number


def new_throw() -> int:
    """What decides a throw beside the hand: small enough to be exact in every reader of JSON."""
    return secrets.randbits(53)


def new_secret() -> str:
    """Draw the secret from which a match derives its bots' seeds."""
    return secrets.token_hex(16)
