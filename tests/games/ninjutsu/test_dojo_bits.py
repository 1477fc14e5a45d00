"""A throw gives the same bits everywhere: a hash of many throws, here and in a fresh process; and what it may call."""

import ast
from multiprocessing import get_context
from pathlib import Path

import pytest

from game.games.ninjutsu import dojo
from tests.games.ninjutsu.dojo_digest import BITS, digest

INEXACT = {"sum", "pow", "fsum", "hypot", "sin", "cos", "tan", "atan2", "exp", "log", "dist", "random", "time"}


def test_n22_the_same_bits_on_every_machine() -> None:
    assert digest() == BITS


def test_n22_the_same_bits_in_a_fresh_process() -> None:
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(digest) == BITS


@pytest.mark.parametrize("path", sorted(Path(dojo.__path__[0]).glob("*.py")), ids=lambda path: path.stem)
def test_n22_only_exact_arithmetic_is_used(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        assert not isinstance(node, ast.Pow), f"{path.name} uses **"
        if isinstance(node, ast.ImportFrom) and node.module == "math":
            assert {alias.name for alias in node.names} == {"sqrt"}, path.name
        if isinstance(node, ast.Import):
            assert not {alias.name for alias in node.names} & {"math", "random", "time", "cmath"}, path.name
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in INEXACT, f"{path.name} line {node.lineno} calls {node.func.id}"
