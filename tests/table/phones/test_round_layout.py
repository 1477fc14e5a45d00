"""The table that belongs to everybody: all seats alike, nobody's cards, large words, no buttons."""

from random import Random

import pytest

from game.app.tables import layout_of, open_table
from game.core.contract import PUBLIC
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.look import theme
from game.engine.placement import covered
from game.games.wataah.rules.state import PHASES
from game.games.wataah.table.input.builder_for_phase import ON_BOARD
from game.table.phones.television import LEAST
from tests.kit import SPOKEN, shared_window
from tests.table.phones.public_table import DT, PublicTable

TABLES = {
    "oboro": ("oboro", 3, 16, {}),
    "wataah for two": ("wataah", 2, 40, {}),
    "wataah for three": ("wataah", 3, 40, {}),
    "wataah for four": ("wataah", 4, 50, {"mode": "grand_master"}),
    "ninjutsu set up": ("ninjutsu", 2, 4, {}),
    "ninjutsu": ("ninjutsu", 2, 60, {}),
    "taisen": ("taisen", 2, 20, {}),
}
LONG = ["Maximiliane Henriette", "Bartholomeus van Dijk", "Jo", "Anne-Sophie de la Tour"]


def table_of(which: str, **more: object) -> PublicTable:
    name, seats, moves, options = TABLES[which]
    names = more.pop("names", None)
    return PublicTable(name, seats, moves, names=names and names[:seats], **options, **more)  # type: ignore[arg-type, index]


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("which", TABLES)
def test_every_word_is_large_on_a_television_and_fits(which: str, language: str) -> None:
    table = table_of(which, language=language, names=LONG)
    table.kit.preferences.tv = True
    table.live(8.0)
    window = shared_window((1280, 720))
    table.stack.draw(window.canvas)
    assert window.writer.overflows == []
    assert window.writer.least == 0.0  # other screens are as usual


@pytest.mark.parametrize("which", TABLES)
def test_all_seats_lie_alike(which: str) -> None:
    name, seats, _, _ = TABLES[which]
    zones = layout_of(name).in_round
    word = {2: "two.", 3: "three.", 4: "four."}[seats] if name == "wataah" else ""
    kinds = {"oboro": ["block", "dial", "seat", "trick", "points"], "wataah": ["seat", "plate"]}
    for kind in kinds.get(name, ["plate"]):
        places = [zone for key, zone in zones.items() if key.startswith(f"{word}{kind}.")]
        assert len({zone.size for zone in places}) == 1
    assert "phones" in zones or "two.phones" in zones


@pytest.mark.parametrize("which", TABLES)
def test_the_tab_of_the_log_lies_on_nobodys_cards(which: str) -> None:
    name, seats, _, _ = TABLES[which]
    table = table_of(which)
    table.live()
    tab = next(widget.rect for widget in table.scene.focus.widgets if widget.name == "log")
    word = {2: "two.", 3: "three.", 4: "four."}[seats] if name == "wataah" else ""
    kinds = tuple(f"{word}{kind}." for kind in ("seat", "plate", "block"))
    places = [zone for key, zone in layout_of(name).in_round.items() if key.startswith(kinds)]
    assert places
    assert covered(tab, places) == 0


def test_the_code_covers_no_rank_on_the_board() -> None:
    table = PublicTable("wataah", 4, 0, mode="grand_master")
    match, rng = table.session.match, Random(3)
    while PHASES[match.state.phase] not in ON_BOARD:
        match.submit(rng.choice(match.legal_moves()))
    table.scene.presenter.begin()
    table.live(1.0)
    zones = layout_of("wataah")
    assert not table.face.phone_zone.overlaps(zones["board.ranking"])
    assert not table.face.phone_zone.overlaps(zones["board.octagon"])


@pytest.mark.parametrize("which", TABLES)
def test_the_layout_is_round_only_while_phones_play_and_nobody_looks(which: str) -> None:
    name, table = TABLES[which][0], table_of(which)
    table.live()
    assert table.scene.presenter.eyes.seat == PUBLIC
    code = table.face.phone_zone
    table.session.away.clear()
    usual = open_table(name).face(table.kit, layout_of(name), table.session)
    usual.lay(table.session.match.view(PUBLIC))
    assert usual.phone_zone != code
    assert code.right <= 1600
    assert code.bottom <= 900


@pytest.mark.parametrize("which", [which for which in TABLES if which != "taisen"])
def test_a_hand_opens_in_front_and_the_seats_lie_round_again_after_it(which: str) -> None:
    table = table_of(which, here=1)
    table.live()
    code = table.face.phone_zone
    table.stack.frame([Command(Kind.LOOK)], DT)
    assert table.scene.presenter.eyes.seat == 1
    assert table.face.phone_zone != code
    table.stack.draw(shared_window((1280, 720)).canvas)
    table.stack.frame([Command(Kind.LOOK_AWAY)], DT)
    assert table.scene.presenter.eyes.seat == PUBLIC
    assert table.face.phone_zone == code
    assert table.face.picture == table.session.match.game.picture.of(table.session.match.view(PUBLIC))


def test_the_television_has_no_buttons_until_the_mouse_moves() -> None:
    table = table_of("oboro")
    table.kit.preferences.tv = True
    table.live(8.0)
    assert table.scene.view.bare
    assert not table.scene.moving
    table.stack.frame([Command(Kind.POINT, Point(300, 300))], DT)
    assert not table.scene.view.bare
    table.live(8.0)
    assert table.scene.view.bare
    table.kit.preferences.tv = False
    table.live(1.0)
    assert not table.scene.view.bare


def test_a_key_switches_the_television_on_and_off_and_that_is_kept() -> None:
    table = table_of("oboro")
    table.live(2.0)
    table.stack.frame([Command(Kind.TELEVISION)], DT)
    assert table.kit.preferences.tv
    assert table.scene.view.bare  # at once
    table.stack.frame([Command(Kind.TELEVISION)], DT)
    assert not table.kit.preferences.tv
    assert not table.scene.view.bare


def test_small_words_are_drawn_larger_for_a_television() -> None:
    window = shared_window((1600, 900))
    usual = window.canvas.measure("Sun", theme.SMALL)[1]
    with window.writer.at_least(LEAST):
        assert window.canvas.measure("Sun", theme.SMALL)[1] > usual
    assert window.canvas.measure("Sun", theme.SMALL)[1] == usual
