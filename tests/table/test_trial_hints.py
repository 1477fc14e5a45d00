"""What the tags of a trial's hints say fits on them."""

import pytest

from game.app.tables import open_table
from game.catalog import GAMES
from game.games.taisen.rules.ninjas import SUITS
from game.table.trial.board import hint_tags
from game.trials.library import shipped
from tests.kit import SPOKEN, make_kit, shared_window

SHUT = ("motif", "piece", "move")
SIZES = ((1280, 720), (1920, 1080))
"""Small letters shrink less, so what fits a small window may not fit a large one."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("words", ["normal", "largest"])
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", GAMES)
def test_every_motif_fits_on_its_tag(game: str, language: str, words: str, size: tuple[int, int]) -> None:
    window, kit = shared_window(size, words), make_kit(language)
    shut = [kit.say(f"trial.hint_{name}") for name in SHUT]
    for motif in sorted({trial.motifs[0] for trial in shipped(game) if trial.motifs}):
        hints = [kit.say(f"trial.motif.{motif}"), "", ""]
        for tag in hint_tags(open_table(game).trial.hints, hints, 1, shut, ""):
            tag.draw(window.canvas)
    assert window.writer.overflows == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_rank_fits_on_the_tag_of_a_ninjutsu_trial(language: str, size: tuple[int, int]) -> None:
    window, kit = shared_window(size, "largest"), make_kit(language)
    shut = [kit.say(f"trial.hint_{name}") for name in SHUT]
    for rank in (1, 2, 3):
        piece = kit.say("trial.piece.figure", rank=kit.say(f"ninjutsu.rank.{rank}"))
        for tag in hint_tags(open_table("ninjutsu").trial.hints, ["", piece, ""], 2, shut, ""):
            tag.draw(window.canvas)
    assert window.writer.overflows == []


@pytest.mark.parametrize("game", ["taisen", "ninjutsu"])
def test_the_solution_is_offered_beside_a_row_of_tags(game: str) -> None:
    places = open_table(game).trial.hints
    *tags, solution = (tag.rect for tag in hint_tags(places, SHUT, len(SHUT), SHUT, "solution"))
    assert solution.bottom <= max(tag.bottom for tag in tags)
    assert solution.x > max(tag.right for tag in tags)


@pytest.mark.parametrize("words", ["normal", "largest"])
@pytest.mark.parametrize("language", SPOKEN)
def test_every_first_move_of_a_taisen_shogun_fits_on_its_tag(language: str, words: str) -> None:
    window, kit = shared_window((1280, 720), words), make_kit(language)
    for suit in SUITS:
        values = {"ninja": kit.say("taisen.ninja.J4"), "die": kit.say(f"taisen.die.{suit}")}
        for count in (1, 3):
            hints = ["", "", kit.say("taisen.move.shogun", count=count, **values)]
            for tag in hint_tags(open_table("taisen").trial.hints, hints, 3, ["", "", ""], ""):
                tag.draw(window.canvas)
    assert window.writer.overflows == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("words", ["normal", "largest"])
@pytest.mark.parametrize("move", ["step", "salto", "kidnap", "kidnap_front"])
def test_every_first_move_in_ninjutsu_fits_on_its_tag(
    language: str, words: str, move: str, size: tuple[int, int]
) -> None:
    window, kit = shared_window(size, words), make_kit(language)
    said = kit.say(f"ninjutsu.move.{move}", cell="d7", start="c6", end="d7")
    for tag in hint_tags(open_table("ninjutsu").trial.hints, ["", "", said], 3, ["", "", ""], ""):
        tag.draw(window.canvas)
    assert window.writer.overflows == []
