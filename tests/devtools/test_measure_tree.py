"""The numbers about the tree are counted correctly: a small package with every fault planted in it."""

from pathlib import Path

import pytest

from game.devtools.measure_tree import PACKAGE, Measures, measure, read, readable, title_cost

LONG = "\n" * 30

SMALL_WITH_A_REASON = {
    "game.ai.fallback": "belongs to ai; a table may not know how hints choose",
    "game.engine.malloc": "a remedy for one C library",
    "game.games.ninjutsu.table.phone_art": "each game lists its pictures for phones in a file of this name",
    "game.games.oboro.table.phone_art": "each game lists its pictures for phones in a file of this name",
    "game.games.taisen.table.phone_art": "each game lists its pictures for phones in a file of this name",
    "game.games.wataah.table.phone_art": "each game lists its pictures for phones in a file of this name",
    "game.phones.addresses": "sockets belong to phones; the app only asks",
    "game.phones.qr": "imports segno, which only phones need",
    "game.scenes.trials.month_moon": "a drawing, apart from the calendar that places it",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    files = {
        "game/__init__.py": "",
        "game/core/contract.py": "class State: pass\nclass Option: pass\n" + LONG,
        "game/engine/choice.py": "class Option: pass\n" + LONG,
        "game/games/go/state.py": "class State: pass\nclass Hand: pass\nclass _Own: pass\n" + LONG,
        "game/games/tag/state.py": "class State: pass\nclass Hand: pass\nclass _Own: pass\n" + LONG,
        "game/games/tag/table.py": "class Shelf: pass\n" + LONG,
        "game/store/shelf.py": "class Shelf: pass\n" + LONG,
        "game/scenes/list_art.py": "",
        "game/scenes/list_row.py": "",
        "game/scenes/list.py": "from game.scenes import list_art\nfrom game.scenes.list_row import x\n",
        "game/scenes/title.py": "from game.scenes import list_art\n",
        **{f"game/engine/m{number}.py": LONG for number in range(21)},
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path / "game"


@pytest.fixture
def found(tree: Path) -> Measures:
    return measure(read(tree))


def test_modules_and_lines_are_counted_by_folder(found: Measures) -> None:
    assert found.modules == 32
    assert found.lines == 27 * 30 + 11 + 3
    assert found.folders["game/scenes"] == 4
    assert found.full_folders == {"game/engine": 22}


def test_three_files_with_the_same_beginning_are_found(found: Measures) -> None:
    assert found.shared_prefixes == {"game/scenes/list_*": ["list", "list_art", "list_row"]}


def test_a_class_name_may_be_shared_by_games_and_with_the_promise_they_keep_only(found: Measures) -> None:
    assert found.same_class_names == {
        "Option": ["game.core.contract", "game.engine.choice"],
        "Shelf": ["game.games.tag.table", "game.store.shelf"],
    }


def test_small_modules_with_one_importer_are_found(found: Measures) -> None:
    assert found.small_with_one_importer == {"game.scenes.list_row": "game.scenes.list"}


def test_the_real_tree_is_measured_with_the_cost_of_its_title() -> None:
    modules = read(PACKAGE)
    cost = title_cost(modules)
    assert 10 < cost["our_modules"] < len(modules)
    assert cost["all_modules"] > cost["our_modules"]
    assert "game/core" in readable(measure(modules), cost)


def test_the_real_tree_keeps_to_the_measures() -> None:
    found = measure(read(PACKAGE))
    assert found.full_folders == {}
    assert found.shared_prefixes == {}
    assert found.same_class_names == {}
    assert set(found.small_with_one_importer) <= set(SMALL_WITH_A_REASON)
