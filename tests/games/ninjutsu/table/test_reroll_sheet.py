"""The sheet that shows what another roll can bring: its words must be true of a die that is thrown, too."""

import pytest

from game.engine import placement
from game.engine.geometry import Rect
from game.engine.placement import covered
from game.games.ninjutsu.rules.figures import FACES, ONE_STAR
from game.games.ninjutsu.rules.state import BATTLE
from game.games.ninjutsu.table.draw.reroll_sheet import RerollSheet
from game.games.ninjutsu.table.odds_text import RerollOdds
from tests.games.ninjutsu.table.person import BLACK, BLACK_BOT, RED, RED_BOT, Played
from tests.kit import SPOKEN, make_window


def written(played: Played, odds: RerollOdds, asked: str | None = None) -> list[str]:
    """What the sheet says; everything fits."""
    drawn: list[str] = []
    window = make_window((1280, 720))
    write = window.canvas.writer.block
    window.canvas.writer.block = lambda words, *rest, **more: (drawn.append(words), write(words, *rest, **more))[1]
    RerollSheet(played.places, played.words).draw(window.canvas, odds, asked)
    assert window.canvas.writer.overflows == []
    window.close()
    return drawn


@pytest.mark.parametrize("language", SPOKEN)
def test_a_thrown_die_that_cannot_win_by_itself_may_still_hit_the_other(language: str) -> None:
    played = Played(RED, BLACK_BOT)
    played.kit.texts.choose(language)
    hopeless = RerollOdds(FACES[ONE_STAR], 8, 2)
    played.places.lid = False
    assert played.kit.say("ninjutsu.reroll.never", value=8) in written(played, hopeless)
    played.places.lid = True
    assert played.kit.say("ninjutsu.reroll.only_hit", value=8) in written(played, hopeless)


@pytest.mark.parametrize("language", SPOKEN)
def test_a_face_above_which_there_is_none_is_named_alone(language: str) -> None:
    played = Played(RED, BLACK_BOT)
    played.kit.texts.choose(language)
    assert played.kit.say("ninjutsu.reroll.needs_only", needs=6) in written(played, RerollOdds(FACES[ONE_STAR], 5, 2))
    assert played.kit.say("ninjutsu.reroll.needs", needs=5) in written(played, RerollOdds(FACES[ONE_STAR], 4, 2))


@pytest.mark.parametrize("language", SPOKEN)
def test_in_the_tray_a_tie_helps_as_well_as_a_hit(language: str) -> None:
    played = Played(RED, BLACK_BOT)
    played.kit.texts.choose(language)
    played.places.lid = True
    assert played.kit.say("ninjutsu.reroll.ties", value=6) in written(played, RerollOdds(FACES[ONE_STAR], 6, 1))


@pytest.mark.parametrize("language", SPOKEN)
def test_where_both_look_at_the_dojo_the_one_who_decides_is_named(language: str) -> None:
    """Both are asked in the same place one after the other: "you" would not say who."""
    asked = lambda match: match.state.phase == BATTLE  # noqa: E731
    played = Played(RED, BLACK, seed=3, dojo="steady", before=asked)
    played.until_turn()
    played.kit.texts.choose(language)
    view = played.choice.view
    name = played.kit.say("ninjutsu.prompt.decides", side=played.words.side(played.session.to_move))
    assert played.words.asked(view) == name
    assert played.prompt.head == name
    assert name in written(played, RerollOdds(FACES[ONE_STAR], 4, 2), name)
    alone = Played(RED, BLACK_BOT, seed=3, dojo="steady", before=lambda match: asked(match) and match.to_move == 0)
    alone.until_turn()
    assert alone.words.asked(alone.choice.view) is None


@pytest.mark.parametrize("lid", [False, True])
def test_the_names_below_the_tiles_stay_on_the_paper(lid: bool) -> None:
    places = Played(RED, BLACK_BOT).places
    places.lid = lid
    paper, faces = places.dojo_zone("sheet"), places.dojo_zone("faces")
    assert covered(faces, [paper.inset(5)]) == faces.w * faces.h
    assert covered(paper, [places.dojo_zone("buttons")]) in (
        0,
        places.dojo_zone("buttons").w * places.dojo_zone("buttons").h,
    )


def test_the_place_of_the_question_is_kept_free_before_it_is_asked() -> None:
    played = Played(RED_BOT, BLACK_BOT, speed="normal")
    for _ in range(4000):
        played.live()
        if played.stage.dojo is not None and played.choice is None and played.face.picture.turn:
            assert played.places.dojo_zone("sheet") in played.face.needed()
            return
    raise AssertionError("nobody fought")


def test_a_hint_in_a_battle_leaves_the_question_in_sight() -> None:
    played = Played(RED, BLACK_BOT, seed=3, before=lambda match: match.state.phase == BATTLE and match.to_move == 0)
    played.until_turn()
    face = played.face
    slips = placement.free(face.hint_zone, face.needed(), Rect(14, 100, 1572, 786))
    asked = [played.places.dojo_zone(name) for name in ("sheet", "buttons", "words")]
    assert covered(slips, [*asked, *face.kept()]) == 0
