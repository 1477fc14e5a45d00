"""Docstrings, comments and names in plain English: words that read as translated or old-fashioned are not used."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = sorted(path for folder in ("game", "tools", "tests") for path in (ROOT / folder).rglob("*.py"))
STILTED = re.compile(r"\b(?:whoever|by\s+and\s+by|anew|shall|spoilt|afresh|lest|thus|is\s+dear)\b", re.IGNORECASE)


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Every comment, name of a function or class, and string that stands alone as a statement, with its line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.lineno, node.name.replace("_", " ")
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def stilted(source: str) -> list[str]:
    """The stilted words of a source file, each with the line where its comment or docstring begins."""
    if not STILTED.search(source.replace("_", " ")):
        return []  # most files: reading them token by token takes seconds
    return sorted(f"line {line}: {word}" for line, text in prose(source) for word in STILTED.findall(text))


def test_docstrings_and_comments_are_plain_english() -> None:
    found = {str(path.relative_to(ROOT)): stilted(path.read_text("utf-8")) for path in SOURCES}
    assert {path: words for path, words in found.items() if words} == {}


def test_stilted_words_are_found_in_prose_and_names_only() -> None:
    source = '''
def choose_anew():
    """Whoever moves chooses anew."""
    word = "shall"  # it shall be found
    limit = 3
    """By
    and by it rises."""
'''
    assert stilted(source) == [
        "line 2: anew",
        "line 3: Whoever",
        "line 3: anew",
        "line 4: shall",
        "line 6: By\n    and by",
    ]
