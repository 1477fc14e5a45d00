"""`python -m game.devtools.measure_tree`: how easy the source is to navigate, in numbers.

It reads the source and never runs it, except to measure the cost of importing the title.
"""

import argparse
import ast
import json
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[1]

SMALL = 30
"""A module with fewer lines and a single importer belongs in that importer."""

FULL = 20
"""A folder with more modules is hard to survey."""

FAMILY = 3
"""This many files in a folder whose names start with the same word should be a folder."""

PROMISES = ("game.core.contract", "game.core.game")
"""A game's class may have the name of the contract's class that it implements, such as `State`."""

RUNS = 5


@dataclass(frozen=True)
class Module:
    """The measurements of one file."""

    path: Path
    lines: int
    classes: tuple[str, ...]
    imports: frozenset[str]
    """Dotted names: of modules, and of the names imported from them."""


@dataclass
class Measures:
    """The measurements of a tree of modules."""

    modules: int = 0
    lines: int = 0
    folders: dict[str, int] = field(default_factory=dict)
    full_folders: dict[str, int] = field(default_factory=dict)
    shared_prefixes: dict[str, list[str]] = field(default_factory=dict)
    same_class_names: dict[str, list[str]] = field(default_factory=dict)
    small_with_one_importer: dict[str, str] = field(default_factory=dict)


def read(package: Path) -> dict[str, Module]:
    """Every module of a package by its dotted name."""
    found = {}
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package.parent)
        name = ".".join(inside.with_suffix("").parts).removesuffix(".__init__")
        text = path.read_text("utf-8")
        tree = ast.parse(text)
        classes = tuple(node.name for node in tree.body if isinstance(node, ast.ClassDef) and node.name[0] != "_")
        found[name] = Module(inside, len(text.splitlines()), classes, frozenset(_imported(tree)))
    return found


def _imported(tree: ast.Module) -> Iterable[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def measure(modules: Mapping[str, Module]) -> Measures:
    """Everything that can be measured from the source alone."""
    folders = Counter(str(module.path.parent) for module in modules.values() if module.path.stem != "__init__")
    return Measures(
        modules=len(modules),
        lines=sum(module.lines for module in modules.values()),
        folders=dict(sorted(folders.items())),
        full_folders={folder: count for folder, count in sorted(folders.items()) if count > FULL},
        shared_prefixes=shared_prefixes(modules),
        same_class_names=same_class_names(modules),
        small_with_one_importer=small_with_one_importer(modules),
    )


def shared_prefixes(modules: Mapping[str, Module]) -> dict[str, list[str]]:
    """Files of one folder whose names start with the same word, if there are at least three."""
    families = defaultdict(list)
    for module in modules.values():
        if module.path.stem != "__init__":
            families[module.path.parent / module.path.stem.split("_")[0]].append(module.path.stem)
    return {f"{family}_*": names for family, names in sorted(families.items()) if len(names) >= FAMILY}


def same_class_names(modules: Mapping[str, Module]) -> dict[str, list[str]]:
    """Public classes of the same name, unless they have the same role in different games."""
    owners = defaultdict(list)
    for name, module in modules.items():
        for public in module.classes:
            owners[public].append(name)
    return {public: names for public, names in sorted(owners.items()) if _collide(names)}


def _collide(names: list[str]) -> bool:
    games = [game for game in map(_game_of, names) if game]
    others = [name for name in names if not _game_of(name)]
    if len(set(games)) < len(games) or len(others) > 1:
        return True
    return bool(games) and not set(others) <= set(PROMISES)


def _game_of(name: str) -> str | None:
    bits = name.split(".")
    return bits[2] if bits[1:2] == ["games"] and len(bits) > 2 else None


def small_with_one_importer(modules: Mapping[str, Module]) -> dict[str, str]:
    """Short modules with a single importer, and that importer."""
    importers = defaultdict(set)
    for name, module in modules.items():
        for imported in module.imports:
            used = imported if imported in modules else imported.rpartition(".")[0]
            if used != name:
                importers[used].add(name)
    return {
        name: next(iter(importers[name]))
        for name, module in modules.items()
        if module.lines < SMALL and len(importers[name]) == 1 and module.path.stem != "__init__"
    }


_IMPORT = """
import sys, time
began = time.perf_counter()
import game.cli
from {app} import play
took = time.perf_counter() - began
from {title} import TitleScene
both = time.perf_counter() - began
ours = sum(name.split(".")[0] == "game" for name in sys.modules)
print(took, both, ours, len(sys.modules))
"""


def title_cost(modules: Mapping[str, Module]) -> dict[str, float]:
    """The cost of the imports that the title needs: the best time of a few runs, and the number of modules."""
    title = next(name for name, module in modules.items() if "TitleScene" in module.classes)
    app = next(name for name, module in modules.items() if "App" in module.classes)
    code = _IMPORT.format(app=app, title=title)
    runs = []
    for _ in range(RUNS):
        run = subprocess.run(  # noqa: S603 - our own command
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=PACKAGE.parent
        )
        runs.append([float(number) for number in run.stdout.split()[-4:]])
    best = min(runs, key=lambda run: run[1])
    return {"app_seconds": best[0], "seconds": best[1], "our_modules": best[2], "all_modules": best[3]}


def readable(measures: Measures, cost: Mapping[str, float]) -> str:
    """The measures as text."""
    lines = [f"{measures.modules} modules, {measures.lines:,} lines", "Modules per folder"]
    lines += [f"  {count:3} {folder}" for folder, count in measures.folders.items()]
    parts: list[tuple[str, Mapping[str, object]]] = [
        (f"Folders with more than {FULL} modules", measures.full_folders),
        (f"Beginnings that {FAMILY} or more files of a folder share", measures.shared_prefixes),
        ("Public classes of the same name", measures.same_class_names),
        (f"Modules under {SMALL} lines with one importer", measures.small_with_one_importer),
    ]
    for heading, found in parts:
        lines.append(f"{heading}: {len(found)}")
        lines += [f"  {name}: {_plain(what)}" for name, what in found.items()]
    lines.append(
        f"Import of the title: {cost['seconds'] * 1000:.0f} ms, {cost['our_modules']:.0f} modules of ours,"
        f" {cost['all_modules']:.0f} in all"
    )
    return "\n".join(lines)


def _plain(what: object) -> str:
    return ", ".join(what) if isinstance(what, list) else str(what)


def main(arguments: list[str] | None = None) -> int:
    """Measure this package and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="for programs")
    asked = parser.parse_args(arguments)
    modules = read(PACKAGE)
    measures, cost = measure(modules), title_cost(modules)
    figures: dict[str, Any] = {**vars(measures), "title_import": cost}
    print(json.dumps(figures, indent=1) if asked.json else readable(measures, cost))
    return 0


if __name__ == "__main__":
    sys.exit(main())
