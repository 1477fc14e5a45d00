"""The player's own maps: found in the folder that the setup names, playable, and explained when broken."""

from pathlib import Path
from random import Random

import pytest

from game.ai.in_process import InProcessThinker
from game.app.navigation import Navigation
from game.catalog import game_named
from game.core.board import read_board
from game.engine.input.commands import Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push, Replace, Scene, SceneStack
from game.engine.text.text_files import LANGUAGES
from game.games.ninjutsu.rules.boards import YARD
from game.games.ninjutsu.table import own_maps
from game.paths import levels
from game.scenes.setup.scene import SetupScene
from game.table.scene import TableScene
from game.table.setup.match_setup import MatchSetup
from game.table.setup.player_files import LONGEST_LABEL, label_of, path_in_lines
from tests.kit import make_kit, make_window
from tests.scenes.support.person import Person

MAP = (levels() / "ninjutsu" / "yard.tmx").read_text("utf-8")


@pytest.fixture
def maps(tmp_path: Path) -> Path:
    folder = tmp_path / "maps"
    folder.mkdir()
    (folder / "my yard.tmx").write_text(MAP, "utf-8")
    return folder


def opened(kit: Kit, home: Path) -> tuple[Navigation, Person]:
    navigation = Navigation(kit, Scene, home, InProcessThinker(game_named))
    scene = navigation.setup("ninjutsu")
    assert isinstance(scene, SetupScene)
    return navigation, Person(scene)


def test_the_folder_is_made_and_named(kit: Kit, tmp_path: Path) -> None:
    _, person = opened(kit, tmp_path / "home")
    assert (tmp_path / "home" / "maps").is_dir()
    tips = {widget.name: person.scene.tip(widget) for widget in person.scene.focus.widgets}
    assert str(tmp_path / "home" / "maps") in tips["option.board"].body.replace("\n", "")
    assert str(tmp_path) not in tips["option.marks"].body
    window = make_window()
    person.scene.focus.shown = True
    person.scene.focus.move_to("option.board")
    for _ in range(30):
        person.scene.update(0.1)
    person.scene.draw(window.canvas)
    assert window.writer.overflows == []
    window.close()


def test_a_map_in_the_folder_is_chosen_and_played_on(kit: Kit, maps: Path) -> None:
    navigation, person = opened(kit, maps.parent)
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
    again = navigation.setup("ninjutsu")
    assert isinstance(again, SetupScene)
    assert again.form.chosen(again.game.options[0]) == "own1", "the next setup begins with the same map"


def test_a_map_that_was_taken_away_is_no_longer_chosen(kit: Kit, maps: Path) -> None:
    navigation, person = opened(kit, maps.parent)
    person.click("option.board.previous")
    person.press(Kind.CONFIRM)
    (maps / "my yard.tmx").unlink()
    again = navigation.setup("ninjutsu")
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


@pytest.fixture
def full(maps: Path) -> Path:
    (maps / "bad {0}.tmx").write_text("this is no map", "utf-8")
    (maps / "folder.tmx").mkdir()
    return maps


def test_the_list_of_own_maps_deletes_what_nobody_wants(kit: Kit, full: Path) -> None:
    _, person = opened(kit, full.parent)
    person.click("option.board.previous")
    assert person.scene.form.chosen(person.scene.game.options[0]) == "own1"
    asked = person.click("files")
    assert isinstance(asked, Push)
    window = make_window()
    listed = Person(asked.scene, window.canvas)
    listed.live(2)
    assert [entry.path.name for entry in listed.scene.entries] == ["my yard.tmx", "bad {0}.tmx", "folder.tmx"]
    listed.click("delete.1")
    listed.click("delete.1.no")
    assert (full / "bad {0}.tmx").exists()
    for _ in range(3):
        listed.click("delete.0")
        listed.click("delete.0.yes")
    assert not list(full.iterdir())
    left = listed.press(Kind.CANCEL)
    assert isinstance(left, Pop)
    person.scene.resume(left.result)
    assert person.scene.form.chosen(person.scene.game.options[0]) == "classic"
    assert "files" not in person.names()
    assert window.writer.overflows == []
    window.close()


def test_without_own_maps_there_is_no_list_of_them(kit: Kit, tmp_path: Path) -> None:
    _, person = opened(kit, tmp_path)
    assert "files" not in person.names()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_list_fits(full: Path, language: str) -> None:
    window = make_window((960, 540))
    window.writer.size_factor = 1.3
    _, person = opened(make_kit(language), full.parent)
    asked = person.click("files")
    assert isinstance(asked, Push)
    listed = Person(asked.scene, window.canvas)
    listed.click("delete.1")
    listed.live(2)
    listed.click("again")
    assert window.writer.overflows == []
    window.close()
