"""Battles at Ninjutsu's table: what the dojo asks, the odds of a new roll, and the result that stays."""

import pytest

from game.engine.input.commands import Kind
from game.engine.widgets.button import Button
from game.games.ninjutsu.rules.figures import FACES
from game.games.ninjutsu.rules.state import BATTLE
from game.games.ninjutsu.table.odds_text import RerollOdds, reroll_odds
from tests.games.ninjutsu.table.moments import phase
from tests.games.ninjutsu.table.person import BLACK_BOT, RED, Played

pytestmark = pytest.mark.usefixtures("no_errors")


def test_the_one_behind_is_asked_in_the_dojo_and_a_shuriken_rolls_again() -> None:
    played = Played(RED, BLACK_BOT, before=phase(BATTLE))
    played.until_turn()
    dojo = played.stage.dojo
    assert dojo is not None
    assert {seat: die.value for seat, die in dojo.dice.items()} == dict(enumerate(played.session.match.state.rolls))
    left = played.session.match.state.shuriken[0]
    played.kit.preferences.confirm = False  # it may have no effect
    played.click("reroll")
    assert played.session.match.history[-1].seat == 0 or played.session.match.state.shuriken[0] == left - 1


def test_what_each_face_brings_stays_visible_while_a_shuriken_is_asked_for() -> None:
    played = Played(RED, BLACK_BOT, before=phase(BATTLE))
    played.until_turn()
    faces = next(thing.rect for thing in played.face.things() if thing.name == "faces")
    assert any(rect.contains(faces.centre) for rect in played.face.needed())
    assert played.face.where("cell.0") is None, "the tray covers the board"


@pytest.mark.parametrize(
    ("rank", "other", "expected"),
    [(2, 4, (5, 50, 12, False)), (1, 6, (0, 0, 17, False)), (1, 7, (0, 0, 0, True)), (3, 1, (2, 92, 8, False))],
)
def test_the_odds_of_a_new_roll(rank: int, other: int, expected: tuple[int, int, int, bool]) -> None:
    odds = RerollOdds(FACES[rank], other)
    assert (odds.needs, odds.win, odds.tie, odds.hopeless) == expected


@pytest.mark.parametrize(
    ("rank", "other", "own", "vain"),
    [(1, 7, 3, True), (2, 8, 8, True), (2, 8, 3, False), (1, 5, 5, False), (3, 4, 1, False)],
)
def test_a_roll_that_cannot_do_better_is_vain(rank: int, other: int, own: int, vain: bool) -> None:
    assert RerollOdds(FACES[rank], other, own).vain == vain


def test_a_throw_in_vain_is_not_the_red_button() -> None:
    kinds = set()
    for seed in range(12):
        played = Played(RED, BLACK_BOT, seed=seed, before=phase(BATTLE))
        played.until_turn()
        choice = played.choice
        assert choice is not None
        vain = reroll_odds(choice.view, choice.seat).vain
        looks = {one.what: one.kind for one in played.face.widgets() if isinstance(one, Button)}
        assert looks["accept" if vain else "reroll"] == "primary"
        assert looks["reroll" if vain else "accept"] == "paper"
        kinds.add(vain)
    assert kinds == {False, True}


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_the_result_of_a_battle_stays_until_it_has_been_seen(speed: str) -> None:
    played = Played(RED, BLACK_BOT, speed=speed, pace="click", before=phase(BATTLE))
    played.until_turn()
    played.click("accept")
    for _ in range(200):
        if played.scene.presenter.director.holding:
            break
        played.live()
    assert played.scene.presenter.director.holding
    assert played.stage.dojo is not None
    played.live(30)
    assert played.stage.dojo is not None
    played.do(Kind.CONFIRM)
    played.until_turn()
    assert played.stage.dojo is None or played.face.picture.start >= 0
