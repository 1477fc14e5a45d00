"""The lesson of Shinobi WAT-AAH!, Grasshopper mode: a turn, corruption, every kind of power, and the bell."""

from game.engine.geometry import Rect
from game.games.wataah.rules.moves import (
    BE_CORRUPT,
    END_PLACING,
    RECRUIT,
    ChooseCard,
    ChooseClan,
    ChooseSeat,
    Discard,
    Give,
    Keep,
    PlaceClan,
    PlaceYokai,
    Reinforce,
    Take,
)
from game.games.wataah.table.lesson_positions import position
from game.table.lesson.script import Allowed, Chapter, Do, Lesson, Reply, Say, Spots, any_of, only

_YOU, _FAN = 0, 1
_RECRUIT = ("deck", "act.0")


def lesson() -> Lesson:
    """Six chapters of a minute or two."""
    chapters = (_TURN, _CORRUPTION, _TREASURES, _NEIGHBOURS, _REINFORCEMENTS, _BELL)
    return Lesson("wataah", chapters, Rect(330, 330, 940, 180), kept=("two.prompt",), ending=("reveal",))


def _discard(*cards: str, spare: tuple[str, ...] = ()) -> tuple[Allowed, Spots]:
    """A step to discard one of these highlighted cards; those to spare may go as well, though nobody asks for them."""
    return any_of(Discard, card=(*cards, *spare)), tuple(f"@held.{card}" for card in cards)


_TURN = Chapter(
    "wataah.lesson.turn",
    position(
        hand="carp3 carp4 crow2 toad3 fox2 rat3 bear6",
        other="spider3 spider3 toad1 crow3 rat4 fox3 monkey1 dragon4",
        top="bear6 dragon3 spider4 monkey2",
        jigoku="monkey1 rat5",
        turn=1,
    ),
    (
        Say("wataah.lesson.turn_welcome", ("seat.0", "seat.1")),
        Say("wataah.lesson.turn_lanterns", ("@phase.0", "@phase.1", "@phase.2")),
        Do("wataah.lesson.turn_recruit", only(RECRUIT), _RECRUIT),
        Do(
            "wataah.lesson.turn_place",
            only(PlaceClan("carp", ("carp3", "carp4"))),
            ("@held.carp4", "@held.carp3", "slot"),
        ),
        Say("wataah.lesson.turn_pair", ("clan.0.0",)),
        Do(
            "wataah.lesson.turn_discard",
            *_discard("fox2", "crow2", "toad3", "rat3", "dragon3", "spider4"),
            otherwise="wataah.lesson.refused_bear",
        ),
        Reply(
            (
                RECRUIT,
                PlaceClan("spider", ("spider3", "spider3")),
                ChooseCard(_YOU, "carp", "carp3"),
                Discard("toad1"),
            )
        ),
        Say("wataah.lesson.turn_spiders", ("clan.0.0", "jigoku")),
    ),
)

_CORRUPTION = Chapter(
    "wataah.lesson.corruption",
    position(
        hand="spider4 spider4 spider3 crow2 fox3 toad1",
        other="monkey1 fox4 crow3 dragon3 carp1",
        top="carp2 bear6 dragon4 toad3 fox4 rat3",
        clans={"carp": "carp4"},
        others={"toad": "toad3 toad4", "rat": "rat5 rat4 rat4"},
        jigoku="carp3 toad1 fox2",
    ),
    (
        Do("wataah.lesson.corruption_take", only(BE_CORRUPT), ("corruption.0", "act.1")),
        Say("wataah.lesson.corruption_price", ("corruption.0", "seat.0")),
        Do(
            "wataah.lesson.corruption_triple",
            only(PlaceClan("spider", ("spider3", "spider4", "spider4"))),
            ("@held.spider4", "@held.spider3", "slot"),
        ),
        Do("wataah.lesson.corruption_destroy", only(ChooseClan(_FAN, "rat")), ("clan.1.1",)),
        Say("wataah.lesson.corruption_gone", ("jigoku",)),
        Do("wataah.lesson.corruption_discard", any_of(Discard)),
        Reply((RECRUIT, END_PLACING, Discard("carp1"))),
        Say("wataah.lesson.corruption_quiet", ("seat.1",)),
    ),
)

_TREASURES = Chapter(
    "wataah.lesson.treasures",
    position(
        hand="crow2 crow3 dragon3 dragon4 toad4 rat3",
        other="monkey1 fox4 carp1 spider3 rat4",
        top="fox3 toad3 carp2 bear6 monkey2",
        clans={"spider": "spider3 spider4"},
        others={"toad": "toad3 toad4"},
        jigoku="carp1 bear6 toad1 monkey1 bear6 fox2",
        phase="place",
    ),
    (
        Say("wataah.lesson.treasures_jigoku", ("jigoku",)),
        Do(
            "wataah.lesson.treasures_crows",
            only(PlaceClan("crow", ("crow2", "crow3"))),
            ("@held.crow3", "@held.crow2", "slot"),
        ),
        Do("wataah.lesson.treasures_bears", any_of(Take, card=("bear6",)), ("pick.4", "act.0")),
        Do(
            "wataah.lesson.treasures_discard",
            *_discard("rat3", spare=("toad4",)),
            otherwise="wataah.lesson.refused_useful",
        ),
        Reply((RECRUIT, END_PLACING, Discard("carp1"))),
        Do("wataah.lesson.treasures_recruit", only(RECRUIT), _RECRUIT),
        Do(
            "wataah.lesson.treasures_dragons",
            only(PlaceClan("dragon", ("dragon3", "dragon4"))),
            ("@held.dragon4", "@held.dragon3", "slot"),
        ),
        Do("wataah.lesson.treasures_keep", only(Keep("bear6")), ("look.2", "look.0", "look.1")),
        Say("wataah.lesson.treasures_rest", ("jigoku",)),
    ),
)

_NEIGHBOURS = Chapter(
    "wataah.lesson.neighbours",
    position(
        hand="fox3 fox4 monkey1 monkey2 carp1 toad1 rat3",
        other="toad4 toad3 bear6 bear6 crow4 dragon5",
        top="crow3 carp2 spider3",
        clans={"bear": "bear6 bear6 bear6"},
        others={"dragon": "dragon4 dragon5"},
        jigoku="fox2 crow2",
        phase="place",
    ),
    (
        Do(
            "wataah.lesson.neighbours_foxes",
            only(PlaceClan("fox", ("fox3", "fox4"))),
            ("@held.fox4", "@held.fox3", "slot"),
        ),
        Do("wataah.lesson.neighbours_whom", only(ChooseSeat(_FAN)), ("seat.1",)),
        Do(
            "wataah.lesson.neighbours_give",
            any_of(Give, card=("carp1", "toad1", "rat3")),
            ("@held.carp1", "@held.toad1", "@held.rat3", "act.0"),
            otherwise="wataah.lesson.refused_monkeys",
        ),
        Reply((Give("crow4"), Give("dragon5"), Give("bear6"))),
        Say("wataah.lesson.neighbours_swapped", ("@held.bear6", "@held.dragon5", "@held.crow4")),
        Do(
            "wataah.lesson.neighbours_discard",
            *_discard("crow4", "dragon5"),
            otherwise="wataah.lesson.refused_monkeys",
        ),
        Reply((RECRUIT, PlaceClan("toad", ("toad3", "toad4")), ChooseCard(_YOU, "bear", "bear6"), Discard("carp1"))),
        Say("wataah.lesson.neighbours_toads", ("clan.0.0", "@held.bear6")),
        Do("wataah.lesson.neighbours_recruit", only(RECRUIT), _RECRUIT),
        Do(
            "wataah.lesson.neighbours_monkeys",
            only(PlaceClan("monkey", ("monkey1", "monkey2"))),
            ("@held.monkey2", "@held.monkey1", "slot"),
        ),
        Do("wataah.lesson.neighbours_copy", only(ChooseClan(_FAN, "toad")), ("clan.1.1",)),
        Do("wataah.lesson.neighbours_card", only(ChooseCard(_FAN, "dragon", "dragon5")), ("card.1.0.1",)),
        Say("wataah.lesson.neighbours_back", ("seat.1", "clan.1.0")),
    ),
)

_REINFORCEMENTS = Chapter(
    "wataah.lesson.reinforcements",
    position(
        hand="rat5 ronin bear6 oni crow2 toad1 fox2",
        other="monkey1 fox4 carp1 spider3 crow4",
        top="carp2 monkey2 dragon3 crow3 toad3",
        clans={"bear": "bear6 bear6"},
        others={"toad": "toad3 toad4"},
        jigoku="fox3 crow3",
        phase="place",
    ),
    (
        Say("wataah.lesson.reinforcements_ronin", ("@held.ronin",)),
        Do(
            "wataah.lesson.reinforcements_rats",
            only(PlaceClan("rat", ("rat5", "ronin"))),
            ("@held.rat5", "@held.ronin", "slot"),
        ),
        Do("wataah.lesson.reinforcements_whom", only(ChooseSeat(_FAN)), ("seat.1",)),
        Reply((Discard("carp1"), Discard("monkey1"))),
        Do(
            "wataah.lesson.reinforcements_discard",
            *_discard("toad1", spare=("crow2", "fox2")),
            otherwise="wataah.lesson.refused_useful",
        ),
        Reply((RECRUIT, END_PLACING, Discard("spider3"))),
        Do("wataah.lesson.reinforcements_recruit", only(RECRUIT), _RECRUIT),
        Do(
            "wataah.lesson.reinforcements_bear",
            only(Reinforce("bear", ("bear6",))),
            ("@held.bear6", "clan.0.0"),
        ),
        Do(
            "wataah.lesson.reinforcements_again",
            *_discard("crow2", "toad1", "fox2", "monkey2"),
            otherwise="wataah.lesson.refused_useful",
        ),
        Reply((RECRUIT, END_PLACING, Discard("crow4"))),
        Do("wataah.lesson.reinforcements_draw", only(RECRUIT), _RECRUIT),
        Do("wataah.lesson.reinforcements_oni", only(PlaceYokai("oni", "bear")), ("@held.oni", "clan.0.0")),
        Say("wataah.lesson.reinforcements_yokai", ("clan.0.0",)),
    ),
)

_BELL = Chapter(
    "wataah.lesson.bell",
    position(
        hand="bear6 bear6 crow2 toad1 fox2",
        other="monkey1 rat4 carp1 spider3",
        top="carp2 bear6 toad3 dragon4",
        clans={"carp": "carp3 carp4", "dragon": "dragon4 dragon5", "rat": "rat4 rat4"},
        others={"fox": "fox4 fox4 fox5 fox3", "toad": "toad4 toad4 toad4", "crow": "crow3 crow4"},
        jigoku="fox3 crow2",
        corruption="carp2",
        phase="place",
    ),
    (
        Say("wataah.lesson.bell_fourth", ("@bell",)),
        Say("wataah.lesson.bell_count", ("seat.0", "seat.1", "clan.0.0", "clan.0.1", "clan.0.2")),
        Do("wataah.lesson.bell_nothing", only(END_PLACING), ("act.0",), otherwise="wataah.lesson.refused_bell"),
        Do(
            "wataah.lesson.bell_discard",
            *_discard("toad1", "crow2", "fox2"),
            otherwise="wataah.lesson.refused_bear",
        ),
        Reply((RECRUIT, END_PLACING, Discard("carp1"))),
        Do("wataah.lesson.bell_recruit", only(RECRUIT), _RECRUIT),
        Do(
            "wataah.lesson.bell_ring",
            only(PlaceClan("bear", ("bear6", "bear6", "bear6"))),
            ("@held.bear6", "slot"),
        ),
        Say("wataah.lesson.bell_score", ("seat.0", "seat.1", "corruption.0")),
        Say("wataah.lesson.bell_master"),
    ),
)
