"""Tests talk to public names, so that what the program keeps to itself can change without them.

A few look inside all the same: where nothing outside shows what must be checked. They have a helper that says why
(`tests/table/played.py`), and their number can only fall.
"""

import ast
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent
MOST = {"table": 23, "scenes": 0, "games": 50}
"""Private names of others in each folder. Lower a number when you can; do not raise it."""

NAMED_TUPLES = {"_replace", "_asdict", "_fields", "_make"}


def private_names(source: str) -> list[str]:
    """The private attributes that a module uses of anything but itself."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Attribute) or not node.attr.startswith("_") or node.attr.startswith("__"):
            continue
        own = isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"}
        parent = isinstance(node.value, ast.Call) and getattr(node.value.func, "id", "") == "super"
        if not own and not parent and node.attr not in NAMED_TUPLES:
            found.append(ast.unparse(node))
    return found


def test_tests_talk_to_public_names() -> None:
    found = {folder: Counter[str]() for folder in MOST}
    for folder, counts in found.items():
        for path in sorted((ROOT / folder).rglob("*.py")):
            counts.update(private_names(path.read_text("utf-8")))
    too_many = {folder: counts.most_common() for folder, counts in found.items() if counts.total() > MOST[folder]}
    assert too_many == {}


def test_a_private_name_of_another_is_counted_and_an_own_one_is_not() -> None:
    source = "def f(self, b):\n    super()._go()\n    return self._own, b._secret, b._replace(c=1), b.__class__"
    assert private_names(source) == ["b._secret"]
