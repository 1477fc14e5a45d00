"""Seeds for an opponent's thinking: the same every time, and no way back to the secret."""

from itertools import product

from game.ai.seeds import thinking_seed


def test_the_seed_is_the_same_on_every_machine() -> None:
    assert thinking_seed("ninja", 1, 12) == 0xA1FBF5E85C1FE89E


def test_every_secret_seat_and_decision_has_its_own() -> None:
    seeds = {thinking_seed(*one) for one in product(("", "a", "b", "a/1"), range(4), range(120))}
    assert len(seeds) == 4 * 4 * 120
    assert all(0 <= seed < 1 << 64 for seed in seeds)
    assert max(seeds) > 1 << 63
