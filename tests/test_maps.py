"""Every map in the box can be used, and a bad one is reported with its file, object and fault."""

import base64
import gzip
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.board import Board
from game.core.chance import Chance
from game.engine.text.text_files import LANGUAGES, load_tables
from game.engine.text.translations import Texts
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.rules.boards import BOARDS
from game.maps import DESIGN, MapError, Zone, board, boards, zones
from game.paths import PACKAGE, levels

ALL_MAPS = sorted(levels().rglob("*.tmx"))
BOARD_MAPS = sorted(path for path in (levels() / "ninjutsu").glob("*.tmx") if path.name != "table.tmx")
TABLE_MAPS = sorted(levels().rglob("table.tmx"))


def test_every_map_in_the_box_is_a_board_or_a_table() -> None:
    assert sorted({*BOARD_MAPS, *TABLE_MAPS}) == ALL_MAPS
    assert BOARD_MAPS
    assert TABLE_MAPS


@pytest.mark.parametrize("path", TABLE_MAPS, ids=lambda path: path.parent.name)
def test_the_zones_of_every_table_lie_on_it(path: Path) -> None:
    found = zones(path)
    assert found
    for name, zone in found.items():
        assert 0 <= zone.x <= zone.x + zone.width <= DESIGN[0], name
        assert 0 <= zone.y <= zone.y + zone.height <= DESIGN[1], name


def test_the_boards_in_the_box_are_the_maps_in_the_box() -> None:
    found, wrong = boards([levels() / "ninjutsu"])
    assert wrong == []
    assert found == BOARDS


@pytest.mark.parametrize("path", BOARD_MAPS, ids=lambda path: path.stem)
def test_every_board_is_playable(path: Path) -> None:
    made = board(path)
    assert made.flaw() is None
    reached, due = {0}, [0]
    while due:
        near = {target for target, fenced in made.steps(due.pop()) if not fenced} - reached
        reached |= near
        due += near
    assert reached == set(range(made.columns * made.rows)), "a cell cannot be reached without crossing a fence"
    for cells in made.starts:
        assert sum(made.figures) <= len(cells)
    state = NINJUTSU.rules.setup(2, Chance(1), board=path.stem)
    assert state.ground.board == made


@pytest.mark.parametrize("path", BOARD_MAPS, ids=lambda path: path.stem)
def test_every_board_is_fair(path: Path) -> None:
    """Rotated by half a turn it is the same board: no side has an advantage."""
    made = board(path)
    last = made.columns * made.rows - 1
    assert tuple(sorted(last - cell for cell in made.starts[0])) == made.starts[1]
    turned = {
        (made.columns - to_x, made.rows - to_y, made.columns - x, made.rows - y) for x, y, to_x, to_y in made.fences
    }
    assert turned == set(made.fences)


def test_other_boards_differ_as_promised() -> None:
    classic, gate, yard = (BOARDS[name] for name in ("classic", "gate", "yard"))
    assert gate.rows > classic.rows
    (_, y, west, _), (east, other_y, _, _) = gate.fences
    assert y == other_y
    assert west < east, "there is a gap between the two fences"
    assert yard.columns * yard.rows < classic.columns * classic.rows
    assert sum(yard.figures) < sum(classic.figures)


MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="{orientation}" renderorder="right-down" width="{width}" height="{height}"
 tilewidth="10" tileheight="20" infinite="0">
 <properties>
  <property name="one_star" type="int" value="{one_star}"/>
  <property name="two_star" type="{count_type}" value="1"/>
 </properties>
 <objectgroup id="1" name="{starts}">
  <object id="1" name="home" type="red" {home}/>
  <object id="2" name="away" type="{away_type}" {away}</object>
 </objectgroup>
 <objectgroup id="2" name="fences">
  <object id="3" name="wire" {wire}</object>
 </objectgroup>
</map>
"""
GOOD = {
    "orientation": "orthogonal",
    "width": "3",
    "height": "5",
    "one_star": "2",
    "count_type": "int",
    "starts": "starts",
    "home": 'x="0" y="60" width="30" height="40"',
    "away_type": "black",
    "away": 'x="0" y="0" width="30" height="40">',
    "wire": 'x="10" y="60"><polyline points="0,0 10,0"/>',
}


def written(folder: Path, name: str = "mine.tmx", **changes: str) -> Path:
    path = folder / name
    path.write_text(MAP.format(**{**GOOD, **changes}), "utf-8")
    return path


def test_a_map_becomes_a_board_with_reds_edge_at_the_bottom(tmp_path: Path) -> None:
    assert board(written(tmp_path)) == Board(3, 5, (tuple(range(6)), tuple(range(9, 15))), ((1, 2, 2, 2),), (2, 1, 1))


BAD: dict[str, tuple[dict[str, str], str, str]] = {
    "isometric": ({"orientation": "isometric"}, "level.no_grid", ""),
    "too wide": ({"width": "40"}, "board.size", ""),
    "no starts": ({"starts": "begin"}, "level.no_layer", ""),
    "a count that is a word": ({"count_type": "string"}, "level.no_count", ""),
    "too many figures": ({"one_star": "9"}, "board.too_few_starts", ""),
    "a third colour": ({"away_type": "blue"}, "level.start_type", "“away” (2)"),
    "a round start": ({"away": 'x="0" y="0"><point/>'}, "level.start_shape", "“away” (2)"),
    "a start beside the grid": ({"away": 'x="3" y="0" width="30" height="40">'}, "level.off_grid", "“away” (2)"),
    "a start beside the board": ({"away": 'x="0" y="-20" width="30" height="40">'}, "level.outside", "“away” (2)"),
    "a start at the end of the world": (
        {"away": 'x="0" y="1e999" width="30" height="40">'},
        "level.outside",
        "“away” (2)",
    ),
    "a start of no size that is a number": (
        {"away": 'x="0" y="0" width="nan" height="40">'},
        "level.outside",
        "“away” (2)",
    ),
    "one start on another": ({"away": 'x="0" y="0" width="30" height="80">'}, "board.start_twice", "“away” (2)"),
    "a fence of three points": (
        {"wire": 'x="10" y="60"><polyline points="0,0 10,0 20,0"/>'},
        "level.fence_shape",
        "“wire” (3)",
    ),
    "a fence that is a box": ({"wire": 'x="10" y="60" width="10" height="20">'}, "level.fence_shape", "“wire” (3)"),
    "a fence beside the grid": (
        {"wire": 'x="14" y="60"><polyline points="0,0 10,0"/>'},
        "level.off_grid",
        "“wire” (3)",
    ),
    "a slanting fence": ({"wire": 'x="10" y="60"><polyline points="0,0 10,20"/>'}, "board.fence_crooked", "“wire” (3)"),
    "a fence that is too long": (
        {"wire": 'x="10" y="60"><polyline points="0,0 90,0"/>'},
        "board.fence_outside",
        "“wire” (3)",
    ),
    "a fence on the border": (
        {"wire": 'x="0" y="0"><polyline points="0,0 20,0"/>'},
        "board.fence_border",
        "“wire” (3)",
    ),
    "a board in two": ({"wire": 'x="0" y="60"><polyline points="0,0 30,0"/>'}, "board.cut_off", ""),
}


@pytest.fixture(scope="module")
def tables() -> dict[str, dict[str, object]]:
    return load_tables([PACKAGE / "texts", PACKAGE / "games" / "ninjutsu" / "texts"])  # type: ignore[return-value]


@pytest.mark.parametrize("name", BAD)
def test_a_bad_board_names_file_object_and_what_is_wrong(name: str, tmp_path: Path, tables: dict) -> None:
    changes, key, thing = BAD[name]
    with pytest.raises(MapError) as caught:
        board(written(tmp_path, **changes))
    error = caught.value
    assert (error.file, error.refusal.key, error.thing) == ("mine.tmx", key, thing)
    assert str(error).startswith("mine.tmx: ")
    for language in LANGUAGES:
        sentence = error.sentence(Texts(tables, language).say)
        assert "mine.tmx" in sentence
        assert thing in sentence
        assert key not in sentence, "there are no words for it"
        assert "{" not in sentence


def unreadable(make: Callable[[Path], object], tmp_path: Path) -> MapError:
    path = tmp_path / "strange.tmx"
    make(path)
    with pytest.raises(MapError) as caught:
        board(path)
    assert caught.value.file == "strange.tmx"
    return caught.value


def test_what_is_no_map_is_refused(tmp_path: Path) -> None:
    for text in ("", "no map", "<map", '<map width="a"/>'):
        error = unreadable(lambda path, text=text: path.write_text(text, "utf-8"), tmp_path)
        assert error.refusal.key in {"level.no_map", "level.unreadable"}, text
    assert unreadable(lambda path: path.write_text("<html/>", "utf-8"), tmp_path).refusal.key == "level.no_grid"
    assert unreadable(lambda path: path.write_bytes(bytes(range(256))), tmp_path).refusal.key == "level.no_map"


def test_what_only_decorates_is_not_even_read(tmp_path: Path) -> None:
    bomb = base64.b64encode(gzip.compress(bytes(10_000_000))).decode()
    decoration = (
        '<tileset firstgid="1" source="../../../secret.tsx"/>'
        '<tileset firstgid="9" tilewidth="1" tileheight="1">'
        '<image source="x" width="9999999" height="9999999"/></tileset>'
        f'<layer width="3" height="5"><data encoding="base64" compression="gzip">{bomb}</data></layer>'
        '<imagelayer><image source="/dev/zero"/></imagelayer>'
        "<group><imagelayer><image source='/dev/zero'/></imagelayer></group>"
    )
    plain = written(tmp_path)
    fancy = tmp_path / "fancy.tmx"
    fancy.write_text(plain.read_text("utf-8").replace("</map>", f"{decoration}</map>"), "utf-8")
    assert board(fancy) == board(plain)


def test_a_file_that_never_ends_is_refused(tmp_path: Path) -> None:
    endless = "<map>" + " " * 3_000_000 + "</map>"
    assert unreadable(lambda path: path.write_text(endless, "utf-8"), tmp_path).refusal.key == "level.no_map"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert unreadable(lambda path: None, tmp_path).refusal.key == "level.unreadable"


def test_players_boards_are_found_and_bad_ones_reported(tmp_path: Path) -> None:
    written(tmp_path, "castle.tmx")
    written(tmp_path, "ruin.tmx", width="99")
    written(tmp_path, "classic.tmx")
    (tmp_path / "notes.txt").write_text("no map", "utf-8")
    found, wrong = boards([levels() / "ninjutsu", tmp_path, tmp_path / "not there"])
    assert set(found) == {*BOARDS, "castle"}
    assert found["classic"] == BOARDS["classic"], "the box comes first"
    assert [error.file for error in wrong] == ["ruin.tmx"]
    assert NINJUTSU.rules.setup(2, Chance(1), board=found["castle"].written()).ground.board == found["castle"]


ZONES = """<map version="1.10" orientation="orthogonal" width="{width}" height="9" tilewidth="100" tileheight="100">
 <objectgroup id="1" name="{layer}">
  <object id="1" name="deck" x="100" y="50" width="20" height="30">
   <properties><property name="seat" type="int" value="1"/></properties>
  </object>
  <object id="2" {name} x="7.5" y="8"><point/></object>
 </objectgroup>
</map>
"""


def table(folder: Path, width: str = "16", layer: str = "zones", name: str = 'name="die"') -> Path:
    path = folder / "table.tmx"
    path.write_text(ZONES.format(width=width, layer=layer, name=name), "utf-8")
    return path


def test_zones_are_read_with_place_size_and_properties(tmp_path: Path) -> None:
    found = zones(table(tmp_path))
    assert found == {"deck": Zone(100, 50, 20, 30, {"seat": 1}), "die": Zone(7.5, 8, 0, 0, {})}
    assert found["deck"].centre == (110, 65)
    assert found["die"].centre == (7.5, 8)


@pytest.mark.parametrize(
    ("changes", "key", "thing"),
    [
        ({"width": "15"}, "level.size", ""),
        ({"layer": "places"}, "level.no_layer", ""),
        ({"name": ""}, "level.no_name", "(2)"),
        ({"name": 'name="deck"'}, "level.name_twice", "“deck” (2)"),
    ],
)
def test_a_bad_table_names_file_object_and_what_is_wrong(
    changes: dict[str, str], key: str, thing: str, tmp_path: Path
) -> None:
    with pytest.raises(MapError) as caught:
        zones(table(tmp_path, **changes))
    assert (caught.value.file, caught.value.refusal.key, caught.value.thing) == ("table.tmx", key, thing)


def test_maps_are_read_only_when_somebody_asks() -> None:
    code = "import sys, game.maps; print(*(name for name in ('pygame', 'pytmx') if name in sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=PACKAGE.parent)
    assert run.stdout.strip() == ""


def crowded(tmp_path: Path, layer: str, thing: str, count: int) -> Path:
    plain = written(tmp_path).read_text("utf-8")
    path = tmp_path / "crowded.tmx"
    head = f'name="{layer}">'
    assert head in plain
    path.write_text(plain.replace(head, head + thing * count), "utf-8")
    return path


@pytest.mark.parametrize(
    ("layer", "thing", "key"),
    [
        ("fences", '<object id="9" x="0" y="0"><polyline points="0,0 9,9"/></object>', "board.too_many_fences"),
        ("starts", '<object id="9" type="blue" x="0" y="0" width="10" height="20"/>', "board.too_many_starts"),
    ],
)
def test_a_crowded_map_is_refused_before_any_object_is_looked_at(
    tmp_path: Path, layer: str, thing: str, key: str
) -> None:
    with pytest.raises(MapError) as caught:
        board(crowded(tmp_path, layer, thing, 1000))
    assert (caught.value.refusal.key, caught.value.thing) == (key, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_about_a_map_is_short_whatever_the_map_says(language: str, tmp_path: Path, tables: dict) -> None:
    say = Texts(tables, language).say
    text = written(tmp_path, wire='x="14" y="60"><polyline points="0,0 10,0"/>').read_text("utf-8")
    long = "very long " * 90_000
    texts = (
        text.replace('name="wire"', f'name="{long}"'),
        text.replace('type="red"', f'type="{long}"'),
        text.replace("<map ", f"<{long[:-1].replace(' ', '_')} "),
    )
    for number, one in enumerate(texts):
        path = tmp_path / f"{number}{'n' * 200}.tmx"
        path.write_text(one, "utf-8")
        with pytest.raises(MapError) as caught:
            board(path)
        assert len(caught.value.sentence(say)) < 600
        assert len(str(caught.value)) < 600


def test_what_is_no_file_is_said_to_be_none(tmp_path: Path) -> None:
    assert unreadable(lambda path: path.mkdir(), tmp_path).refusal.key == "level.no_file"


def test_a_map_that_nobody_foresaw_leaves_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, "a.tmx")
    written(tmp_path, "b.tmx")

    def fails(path: Path) -> Board:
        if path.stem == "a":
            raise ZeroDivisionError
        return board(path)

    monkeypatch.setattr("game.maps.board", fails)
    found, wrong = boards([tmp_path])
    assert (list(found), [error.file for error in wrong]) == (["b"], ["a.tmx"])


@pytest.mark.parametrize("size", ["0", "-10", "65537", "9" * 4000])
def test_squares_of_an_impossible_size_are_no_grid(tmp_path: Path, size: str) -> None:
    text = re.sub(r'tilewidth="\d+"', f'tilewidth="{size}"', written(tmp_path).read_text("utf-8"))
    assert unreadable(lambda path: path.write_text(text, "utf-8"), tmp_path).refusal.key == "level.no_grid"
