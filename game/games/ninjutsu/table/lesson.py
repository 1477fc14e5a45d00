"""The lesson of Ninjutsu: setting up, weapons and steps, battles, all action cards, the Soke, and a hunt."""

from game.core.contract import Move
from game.engine.geometry import Rect
from game.games.ninjutsu.dojo.gesture import Gesture
from game.games.ninjutsu.rules.figures import SOKE
from game.games.ninjutsu.rules.moves import (
    ACCEPT_ROLL,
    END_TURN,
    PLAY_NOTHING,
    REROLL,
    TRADE_JOKER,
    Place,
    PlayKidnap,
    PlayNewWeapons,
    PlaySalto,
    PlaySneak,
    Step,
    Throw,
    Thrown,
)
from game.games.ninjutsu.rules.setup import moves_for
from game.games.ninjutsu.rules.state import MODES, STEADY
from game.games.ninjutsu.table.face import NinjutsuFace
from game.games.ninjutsu.table.lesson_positions import BOARD, Army, cell, empty, figure, ninja, position
from game.table.lesson.script import NOT_THAT, At, Chapter, Do, Free, Lesson, Reply, Say, Spots, Use, any_of, only


def lesson() -> Lesson:
    """Six chapters of a minute or two, and one about the Dojo for those who want to throw their dice."""
    chapters = (_ARMIES, _WEAPONS, _BATTLES, _CARDS, _SOKE, _ALONE, _THROWS)
    return Lesson("ninjutsu", chapters, Rect(404, 80, 792, 220), kept=("prompt",), ending=("verdict", "prompt"))


def _step(text: str, start: str, end: str, also: Spots = (), otherwise: str = NOT_THAT) -> Do:
    """A step in which a ninja goes from cell to cell."""
    lit = (ninja(start), figure(end), *also)
    return Do(text, only(Step(cell(start), cell(end))), lit, otherwise)


def _in_dojo(text: str, move: Move, button: str, otherwise: str = NOT_THAT) -> Do:
    """A decision in a battle; figures and dice stay visible."""
    return Do(text, only(move), (button,), otherwise, (*_DOJO, *_ASKED))


def _drafted(at: At) -> dict[int, int]:
    """The ranks on the cells, as far as the player has laid them out."""
    return dict(at.face.drafted) if isinstance(at.face, NinjutsuFace) else {}


def _soke_stands(at: At) -> bool:
    return SOKE in _drafted(at).values()


def _guarded(at: At) -> bool:
    """Whether all figures are placed, with the Soke in the middle of the edge."""
    drafted = _drafted(at)
    return len(drafted) == sum(BOARD.figures) and drafted.get(cell("c1")) == SOKE


def _soke_moved(at: At) -> bool:
    drafted = _drafted(at)
    return len(drafted) == sum(BOARD.figures) and drafted.get(cell("c1")) != SOKE


def _advised(at: At) -> bool:
    """Whether the player has taken a hint, or none is available."""
    return at.advised or at.refused == "table.refused.no_advice"


_DOJO = ("fighter.red", "fighter.black", "die.red", "die.black")
_ASKED = ("faces", "reroll", "accept")
_THROWING = ("throw.mat", "throw.soft", "throw.firm", "throw.at", "throw.roll")
_RED = Army("c1", "b1 d1 b2 c2 d2", "a1 e1 a2 e2 a3 b3 c3 d3 e3", (4, 2, 5))
_BLACK = Army("d8", "a6 e6 c7 b8 e8", "b6 c6 d6 a7 b7 d7 e7 a8 c8", (3, 4, 1))
"""Both sides as they are before anybody has moved."""

_ARMIES = Chapter(
    "ninjutsu.lesson.armies",
    empty,
    (
        Say("ninjutsu.lesson.armies_welcome", ("plate.red", "plate.black")),
        Say("ninjutsu.lesson.armies_ranks", ("tray.3", "tray.2", "tray.1")),
        Use("ninjutsu.lesson.armies_soke", _soke_stands, ("tray.3", "cell.c1")),
        Use("ninjutsu.lesson.armies_formation", _guarded, ("formation.bodyguard",)),
        Use("ninjutsu.lesson.armies_swap", _soke_moved, (figure("c1"), figure("b1"))),
        Do("ninjutsu.lesson.armies_ready", any_of(Place), ("ready",)),
        Reply(tuple(moves_for(_BLACK.ranks))),
        Say("ninjutsu.lesson.armies_first", ("plate.red",)),
    ),
    chance=(5, 3, 4, 2, 5, 3, 4, 1),
)

_WEAPONS = Chapter(
    "ninjutsu.lesson.weapons",
    position(_RED, _BLACK, turn=1),
    (
        Say("ninjutsu.lesson.weapons_stars", ("column.0", "column.2")),
        Do("ninjutsu.lesson.weapons_no_card", only(PLAY_NOTHING), ("pass",), "ninjutsu.lesson.refused_cards"),
        Reply((PLAY_NOTHING,)),
        _step("ninjutsu.lesson.weapons_step", "c3", "c4"),
        Use(
            "ninjutsu.lesson.weapons_fence",
            lambda at: at.refused == "ninjutsu.refused.fence",
            (ninja("c4"), figure("c5")),
        ),
        _step("ninjutsu.lesson.weapons_around", "a3", "a4"),
        Do("ninjutsu.lesson.weapons_end", only(END_TURN), ("end_turn",)),
        Reply((PLAY_NOTHING,)),
        Say("ninjutsu.lesson.weapons_equal", ("column.2",)),
        Do("ninjutsu.lesson.weapons_keep", only(PLAY_NOTHING), ("pass",), "ninjutsu.lesson.refused_cards"),
        Say("ninjutsu.lesson.weapons_shuriken", ("shuriken.red", "stock")),
    ),
    chance=(2, 1, 3, 4, 5, 3, 1, 2, 5, 3, 2, 1, 4, 4),
)

_BATTLES = Chapter(
    "ninjutsu.lesson.battles",
    position(
        Army("c1", "a5 c2 d1", "e5 c5 b2 d2 a3 e3", (5, 4, 5), shuriken=2),
        Army("d8", "e6 c7 b8", "a6 c6 b7 d7 a8 e8", (2, 3, 1), shuriken=1),
        turn=9,
        stock=3,
        steps=3,
    ),
    (
        Say("ninjutsu.lesson.battles_backs", (figure("a6"), figure("c6"), figure("e6"))),
        _step("ninjutsu.lesson.battles_attack", "a5", "a6"),
        Reply((ACCEPT_ROLL,)),
        Say("ninjutsu.lesson.battles_won", (figure("a6"),)),
        _step("ninjutsu.lesson.battles_second", "e5", "e6"),
        _in_dojo("ninjutsu.lesson.battles_reroll", REROLL, "reroll"),
        Reply((REROLL,)),
        _in_dojo("ninjutsu.lesson.battles_accept", ACCEPT_ROLL, "accept"),
        Say("ninjutsu.lesson.battles_lost", (figure("e6"),)),
        _step("ninjutsu.lesson.battles_third", "c5", "c6"),
        _in_dojo("ninjutsu.lesson.battles_tie", ACCEPT_ROLL, "accept"),
        Say("ninjutsu.lesson.battles_back", (figure("c5"), figure("c6"))),
    ),
    chance=(6, 3, 2, 4, 5, 7, 3, 3),
)

_CARDS = Chapter(
    "ninjutsu.lesson.cards",
    position(
        Army("c1", "c4 b1 d1", "a4 b2 c2 d2 e5", (1, 2, 1), shuriken=2),
        Army("b8", "d6 c8 e7", "a5 b6 c6 d7 a8", (4, 3, 5), cards="new_weapons", shuriken=1),
        turn=15,
        stock=3,
    ),
    (
        Say(
            "ninjutsu.lesson.cards_five",
            ("action.salto", "action.sneak", "action.kidnap", "action.new_weapons", "action.joker"),
        ),
        Do("ninjutsu.lesson.cards_weapons", only(PlayNewWeapons()), ("@card.new_weapons", "play")),
        Do(
            "ninjutsu.lesson.cards_kidnap",
            only(PlayKidnap(cell("d6"), kidnapper=cell("e5"))),
            ("@card.kidnap", ninja("e5"), figure("d6")),
        ),
        Say("ninjutsu.lesson.cards_kidnapped", (figure("d6"),)),
        Do(
            "ninjutsu.lesson.cards_salto",
            only(PlaySalto(cell("a4"), cell("a6"))),
            ("@card.salto", ninja("a4"), figure("a6")),
        ),
        Do("ninjutsu.lesson.cards_sneak", only(PlaySneak()), ("@card.sneak", "play")),
        Do("ninjutsu.lesson.cards_joker", only(TRADE_JOKER), ("@card.joker", "use.shuriken", "play")),
        Reply((PlayNewWeapons(),)),
        Say("ninjutsu.lesson.cards_answer", ("column.0", "column.1", "column.2")),
        _step("ninjutsu.lesson.cards_under", "c4", "c5", ("fence.0",)),
        Say("ninjutsu.lesson.cards_over", (figure("c5"), figure("a6"))),
    ),
    chance=(5, 4, 3, 2, 5, 1),
)

_SOKE = Chapter(
    "ninjutsu.lesson.soke",
    position(
        Army("c1", "a4 d2", "b5 e2", (4, 3, 5), cards="joker", shuriken=1),
        Army("b6", "d8", "c6 d7", (2, 4, 1), cards="", shuriken=0),
        turn=31,
        stock=1,
    ),
    (
        Say("ninjutsu.lesson.soke_where", (figure("b6"), figure("c6"), figure("d7"), figure("d8"))),
        Do(
            "ninjutsu.lesson.soke_joker",
            only(PlayKidnap(cell("b6"), joker=True, kidnapper=cell("b5"))),
            ("@card.joker", "use.kidnap", ninja("b5"), figure("b6")),
        ),
        Say("ninjutsu.lesson.soke_found", (figure("b6"),)),
        _step("ninjutsu.lesson.soke_near", "a4", "a5"),
        _step("ninjutsu.lesson.soke_attack", "a5", "b6"),
        _in_dojo("ninjutsu.lesson.soke_reroll", REROLL, "reroll"),
        Say("ninjutsu.lesson.soke_beaten", ("plate.red",)),
        Say("ninjutsu.lesson.soke_own", (figure("c1"),)),
    ),
    chance=(5, 7, 8),
)

_HUNTED = tuple(figure(name) for name in ("b7", "d7", "c8"))
"""All that is left of Black's army."""

_ALONE = Chapter(
    "ninjutsu.lesson.alone",
    position(
        Army("c1", "a6 c5 e6", "b5 d5 c2 b2", (4, 5, 3), shuriken=3, seen="e6"),
        Army("c8", "b7", "d7", (3, 2, 4), cards="", shuriken=0, seen="b7"),
        turn=21,
        stock=2,
        steps=2,
    ),
    (
        Say("ninjutsu.lesson.alone_last", _HUNTED),
        Use("ninjutsu.lesson.alone_hint", _advised, ("hint",), clear=_HUNTED),
        Say("ninjutsu.lesson.alone_slips", ("hint.0",), _HUNTED),
        Free("ninjutsu.lesson.alone_free", clear=_HUNTED),
    ),
)

_HIT = Thrown(Gesture(power=40), seed=1, spread=0, faces=(6, 1), outside=(False, False))
"""Black hits the die that lies there, whatever it shows."""

_THROWS = Chapter(
    "ninjutsu.lesson.dojo",
    position(
        Army("c1", "c2 d1", "a5 b2 d2", (5, 2, 1), shuriken=1),
        Army("d8", "c7 b8", "a6 b7 d7", (2, 3, 4), shuriken=0, seen="a6"),
        turn=15,
        stock=4,
        steps=1,
        dojo=MODES[STEADY],
    ),
    (
        Say("ninjutsu.lesson.dojo_lid"),
        _step("ninjutsu.lesson.dojo_attack", "a5", "a6"),
        Do("ninjutsu.lesson.dojo_throw", any_of(Throw), ("throw.soft",), clear=_THROWING),
        Reply((Throw("at", _HIT),)),
        Say("ninjutsu.lesson.dojo_hit", clear=(*_DOJO, *_ASKED)),
        _in_dojo("ninjutsu.lesson.dojo_reroll", REROLL, "reroll"),
        Do("ninjutsu.lesson.dojo_aim", any_of(Throw), ("throw.at",), clear=_THROWING),
        Say("ninjutsu.lesson.dojo_hand"),
    ),
)
