"""A player's own maps: found in the folder that the setup names, played on, and told about when they are broken."""

from pathlib import Path
from random import Random

import pytest

from game.ai.direct import DirectThinker
from game.catalog import game_named
from game.core.board import read_board
from game.engine.commands import Kind
from game.engine.kit import Kit
from game.engine.scenes import Replace, Scene, SceneStack
from game.games.ninjutsu.boards import YARD
from game.games.ninjutsu.table.maps import own_maps
from game.paths import levels
from game.rooms import Rooms
from game.scenes.setup import SetupScene
from game.table.own import LONGEST_LABEL, label_of, path_in_lines
from game.table.scene import TableScene
from game.table.setup import MatchSetup
from tests.kit import make_window
from tests.scenes.person import Person

MAP = (levels() / "ninjutsu" / "yard.tmx").read_text("utf-8")


@pytest.fixture
def maps(tmp_path: Path) -> Path:
    folder = tmp_path / "maps"
    folder.mkdir()
    (folder / "my yard.tmx").write_text(MAP, "utf-8")
    return folder


def opened(kit: Kit, home: Path) -> tuple[Rooms, Person]:
    rooms = Rooms(kit, Scene, home, DirectThinker(game_named))
    scene = rooms.setup("ninjutsu")
    assert isinstance(scene, SetupScene)
    return rooms, Person(scene)


def test_the_folder_is_made_and_named(kit: Kit, tmp_path: Path) -> None:
    _, person = opened(kit, tmp_path / "home")
    assert (tmp_path / "home" / "maps").is_dir()
    help_words = person.scene._option_help("board")
    assert str(tmp_path / "home" / "maps") in help_words.replace("\n", "")
    assert str(tmp_path) not in person.scene._option_help("marks")
    window = make_window()
    person.scene.focus.shown = True
    person.scene.focus.move_to("option.board")
    for _ in range(30):
        person.scene.update(0.1)
    person.scene.draw(window.canvas)
    assert window.writer.overflows == []
    window.close()


def test_a_map_in_the_folder_is_chosen_and_played_on(kit: Kit, maps: Path) -> None:
    rooms, person = opened(kit, maps.parent)
    person.click("option.board.previous")
    person.press(Kind.CONFIRM)
    assert isinstance(person.asked, Replace)
    table = person.asked.scene
    assert isinstance(table, TableScene)
    match = table.session.match
    assert read_board(str(match.options["board"])) == YARD
    stack = SceneStack(table)
    for _ in range(5):
        stack.frame([], 0.1)
    assert "ready" in {target.name for target in stack.targets()}
    pick = Random(2)
    for _ in range(200):
        if match.to_move is not None:
            match.submit(pick.choice(match.legal_moves()))
    again = rooms.setup("ninjutsu")
    assert isinstance(again, SetupScene)
    assert again.form.chosen(again.game.options[0]) == "own1", "the next setup begins with the same map"


def test_a_map_that_was_taken_away_is_no_longer_chosen(kit: Kit, maps: Path) -> None:
    rooms, person = opened(kit, maps.parent)
    person.click("option.board.previous")
    person.press(Kind.CONFIRM)
    (maps / "my yard.tmx").unlink()
    again = rooms.setup("ninjutsu")
    assert isinstance(again, SetupScene)
    assert again.form.chosen(again.game.options[0]) == "classic"


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("noise.tmx", "this is no map", "noise.tmx"),
        ("cut.tmx", MAP[: len(MAP) // 2], "cut.tmx"),
        (
            "crooked.tmx",
            MAP.replace('name="fence"', 'name="Old wall"').replace('points="0,0 ', 'points="0,7 '),
            "Old wall",
        ),
        (
            "full.tmx",
            MAP.replace('name="one_star" type="int" value="4"', 'name="one_star" type="int" value="40"'),
            "full.tmx",
        ),
    ],
)
def test_a_bad_map_gets_a_clear_sentence_and_the_app_goes_on(
    kit: Kit, maps: Path, name: str, text: str, told: str
) -> None:
    (maps / name).write_text(text, "utf-8")
    _, person = opened(kit, maps.parent)
    assert len(kit.notices) == 1
    assert name in kit.notices[0]
    assert told in kit.notices[0]
    sentence = kit.notices[0]
    person.scene.update(0.1)
    assert person.scene.toast.text == sentence
    assert kit.notices == []
    window = make_window((960, 540))
    person.scene.draw(window.canvas)
    assert window.writer.overflows == []
    window.close()
    found = own_maps(maps.parent, kit.texts)
    assert [choice.label for choice in found.found] == ["my yard"]
    person.press(Kind.CONFIRM)
    assert isinstance(person.asked, Replace)


def test_the_same_map_again_with_swapped_seats(kit: Kit, maps: Path) -> None:
    _, person = opened(kit, maps.parent)
    person.click("option.board.previous")
    made = person.scene.form.setup()
    assert isinstance(made, MatchSetup)
    assert made.swapped().options == made.options


def test_long_names_and_paths_fit() -> None:
    assert label_of("short") == "short"
    assert len(label_of("x" * 80)) == LONGEST_LABEL
    path = Path("/home") / ("a" * 20) / ("b" * 20) / "maps"
    lines = path_in_lines(path).split("\n")
    assert "".join(lines) == str(path)
    assert all(len(line) <= 34 for line in lines)
