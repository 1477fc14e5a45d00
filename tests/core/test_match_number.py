"""Match numbers as people read and type them: new ones as 13 letters and digits, old ones in decimal."""

from random import Random

import pytest

from game.core.match_number import BITS, HIGHEST, SIGNS, drawable, number_from, number_text


def test_a_drawn_number_has_13_letters_and_digits() -> None:
    assert number_text(HIGHEST) == "FZZZZZZZZZZZZ"
    assert number_text(0x0123456789ABCDEF) == "028T5CY4TQKFF"
    assert number_from("028T5CY4TQKFF") == 0x0123456789ABCDEF


@pytest.mark.parametrize("number", [0, 7, 4711, 999_999, 999_999_999_999])
def test_an_old_number_is_written_and_read_as_it_was(number: int) -> None:
    assert number_text(number) == str(number)
    assert number_from(f" {number} ") == number
    assert number_from(f"{number:012}") == number


def test_every_number_is_read_as_it_is_written() -> None:
    chance = Random(1)
    edges = [10**12 - 1, 10**12, 10**13, HIGHEST]
    for number in [*edges, *(chance.getrandbits(chance.randint(1, BITS)) for _ in range(2000))]:
        assert number_from(number_text(number)) == number


def test_digits_alone_are_never_taken_for_signs() -> None:
    digits = "1234567890123"
    signs = sum(int(digit) * 32 ** (SIGNS - 1 - place) for place, digit in enumerate(digits))
    assert number_from(digits) == int(digits)
    assert not drawable(signs)  # its characters would be just these digits
    assert number_text(signs) == str(signs)
    assert not drawable(999_999)


@pytest.mark.parametrize(
    "typed", ["028t5cy4tqkff", "O28T5CY4TQKFF", " 028T 5CY4 TQKFF\u00a0", "028t-5cy4-tqkff", "o28T5cy4TQKFF"]
)
def test_what_looks_alike_is_the_same(typed: str) -> None:
    assert number_from(typed) == 0x0123456789ABCDEF


def test_ones_may_be_typed_as_letters() -> None:
    assert number_from("ILILILILILILZ") == number_from("111111111111Z")


@pytest.mark.parametrize(
    "typed",
    [
        *("", "x", "12a", "-4", "٣", "²", "9" * 5000, str(2**64), "{0:>2000000000}"),
        *("028T5CY4TQKF", "028T5CY4TQKFFF", "028T5CY4TQKFU", "028T5CY4TQKF٣"),
        "G000000000000",  # 65 bits
    ],
)
def test_what_is_no_number_is_refused(typed: str) -> None:
    assert number_from(typed) is None
