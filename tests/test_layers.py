"""Which package may import which. The rule is written once, here, and an error names the import."""

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent / "game"

BELOW_TABLES = {"core", "ai", "engine", "phones", "paths", "maps", "pygame", "trials"}
MAY_IMPORT = {
    "core": set[str](),
    "paths": set[str](),
    "regular_files": set[str](),
    "texts": set[str](),
    "ai": {"core"},
    "trials": {"core", "paths"},
    "maps": {"core", "paths", "pytmx", "regular_files"},
    "phones": {"core"},
    "stats": {"core"},
    "store": {"core", "stats", "paths", "regular_files"},
    "engine": {"paths", "pygame", "regular_files"},
    "table": BELOW_TABLES,
    "scenes": BELOW_TABLES | {"stats", "store", "table"},
}
RULES_SIDE = {"core", "ai", "phones", "stats", "trials"}
DRAWING_SIDE = BELOW_TABLES | {"table", "scenes"}
OUTSIDE = {"pygame", "pytmx"}
NO_GAMES = ("app", "core", "engine", "phones", "scenes", "store", "table")
GAMES = {path.parent.name for path in ROOT.glob("games/*/__init__.py")}


def part(bits: tuple[str, ...]) -> str:
    """`core`, `ai`, … or `games/<name>/rules`, `games/<name>/drawing`."""
    if bits[0] != "games" or len(bits) < 2:
        return bits[0]
    return f"games/{bits[1]}/{'drawing' if bits[2:3] == ('table',) else 'rules'}"


def allowed(importer: str, imported: str) -> bool:
    if importer == imported:
        return True
    if importer.endswith("/rules"):
        return imported in RULES_SIDE
    if importer.endswith("/drawing"):
        return imported in DRAWING_SIDE or imported == importer.replace("/drawing", "/rules")
    return importer not in MAY_IMPORT or imported in MAY_IMPORT[importer]


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def seen_part(module: str) -> str | None:
    bits = module.split(".")
    if bits[0] in OUTSIDE:
        return bits[0]
    if bits[0] != "game" or len(bits) < 2:
        return None
    inner = bits[1:]
    while inner and not is_module(inner):
        inner = inner[:-1]  # the last names are things in a module, not modules
    return part(tuple(inner)) if inner else None


def is_module(bits: list[str]) -> bool:
    path = ROOT.joinpath(*bits)
    return path.is_dir() or path.with_suffix(".py").is_file()


def broken() -> list[str]:
    wrong = []
    for path in sorted(ROOT.rglob("*.py")):
        here = part(path.relative_to(ROOT).with_suffix("").parts)
        for module in sorted(imports(path)):
            there = seen_part(module)
            if there and not allowed(here, there):
                wrong.append(f"{path.relative_to(ROOT)} imports {module}")
    return wrong


def test_every_import_points_down() -> None:
    assert broken() == []


def test_the_rule_has_teeth() -> None:
    assert not allowed("core", "ai")
    assert not allowed("engine", "core")
    assert not allowed("games/taisen/rules", "pygame")
    assert not allowed("games/taisen/rules", "games/taisen/drawing")
    assert not allowed("games/taisen/drawing", "games/oboro/rules")
    assert seen_part("game.games.taisen.table.scene.TaisenTable") == "games/taisen/drawing"
    assert seen_part("game.games.taisen.rules.rules.TaisenRules") == "games/taisen/rules"


def test_no_game_is_named_outside_its_folder() -> None:
    """A game is listed once; screens and tables ask its folder what is special about it."""
    named = []
    for path in sorted(path for folder in NO_GAMES for path in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and value.split(".")[0] in GAMES and " " not in value:
                named.append(f"{path.relative_to(ROOT)} says {value}")
    assert named == []


def test_only_the_standard_library_and_msgspec_stand_below_the_rules() -> None:
    for folder in ("core", "ai"):
        for path in (ROOT / folder).rglob("*.py"):
            tops = {module.split(".")[0] for module in imports(path)}
            assert tops <= {*sys.stdlib_module_names, "msgspec", "game"}, path


def test_the_catalogue_needs_no_pygame() -> None:
    code = "import sys, game.catalog, game.ai; print(*(name for name in ('pygame', 'pytmx') if name in sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT.parent)
    assert run.stdout.strip() == ""
