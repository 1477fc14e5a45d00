"""Drawing changes nothing, and neither does a property: what they note is a cache, and each cache is listed here."""

import ast
from collections.abc import Iterator
from pathlib import Path

from game.paths import PACKAGE

CACHES = {
    "StaticLayer.draw": "the rendered layer",
    "SeatThumbnail.draw": "the rendered table",
    "ReviewScene._draw_lines": "the rendered lines",
    "Intent.shown": "the decision with the hinted move",
    "HintPanel._zone": "where the slips found room",
    "Hover._things": "the things on the table",
    "HandOverScene._draw_sheet": "the composed sheet",
    "HandOverScene._draw_halves": "the composed doors",
    "Toast.draw": "where it found room: it must not wander while it is read",
    "KeptFile.contents": "what was read from the store",
    "LikelyWorlds.draw": "draws a world, not a picture",
}


def methods(path: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and (_draws(method) or _is_property(method)):
                    yield f"{node.name}.{method.name}", method


def _draws(method: ast.FunctionDef) -> bool:
    return method.name.lstrip("_").startswith("draw")


def _is_property(method: ast.FunctionDef) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "property" for mark in method.decorator_list)


def changes(method: ast.FunctionDef) -> bool:
    """Whether it assigns to an attribute of its object."""
    return any(
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
        for node in ast.walk(method)
    )


def test_neither_drawing_nor_reading_changes_an_object() -> None:
    found = [(name, changes(method)) for path in PACKAGE.rglob("*.py") for name, method in methods(path)]
    assert len(found) > 500
    assert {name for name, changed in found if changed} == set(CACHES)


def test_the_check_sees_a_change(tmp_path: Path) -> None:
    drawing = "def _draw_all(self):\n  self.n, x = 1, 2"
    reading = "@property\n def b(self):\n  x = self.n"
    path = tmp_path / "a.py"
    path.write_text(f"class A:\n {drawing}\n {reading}\n", "utf-8")
    assert [(name, changes(method)) for name, method in methods(path)] == [("A._draw_all", True), ("A.b", False)]
