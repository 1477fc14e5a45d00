"""The questions of Ninjutsu that need no open doors: all that they take is public. No pygame."""

from game.games.ninjutsu.rules.figures import NEW_WEAPONS as CARD_NEW_WEAPONS
from game.games.ninjutsu.rules.moves import ACCEPT_ROLL, END_TURN, NEW_WEAPONS, PLAY_NOTHING, REROLL
from game.games.ninjutsu.rules.state import ACTIONS, BATTLE, ROLL, STEPS
from game.games.ninjutsu.rules.view import NinjutsuView
from game.games.ninjutsu.table.odds_text import reroll_odds
from game.games.ninjutsu.table.words import Words
from game.table.face.answers import DoorAnswer, DoorQuestion
from game.table.face.log_line import LogLine


def asked_at_doors(words: Words, view: NinjutsuView) -> DoorQuestion | None:
    """Return what the seat of a view may decide at closed doors."""
    if view.phase == ACTIONS and view.seat != view.active:
        return _new_weapons(words, view)
    if view.phase == BATTLE:
        return _reroll(words, view)
    return _end_turn(words) if view.phase == STEPS and not view.steps else None


def _new_weapons(words: Words, view: NinjutsuView) -> DoorQuestion:
    """The defender's cards and all weapons lie open."""
    card = view.hands[view.seat] & CARD_NEW_WEAPONS
    play = "ninjutsu.button.play" if card else "ninjutsu.button.joker_weapons"
    replace = words.say(play, card=words.card("new_weapons"))
    return DoorQuestion(
        (
            DoorAnswer(words.say("ninjutsu.button.keep_weapons"), PLAY_NOTHING),
            DoorAnswer(replace, NEW_WEAPONS[0 if card else 1], final=True),
        )
    )


def _end_turn(words: Words) -> DoorQuestion:
    """Everybody has seen the last step: nothing else can be done, whatever the ranks."""
    return DoorQuestion((DoorAnswer(words.say("ninjutsu.button.end_turn"), END_TURN),))


def _reroll(words: Words, view: NinjutsuView) -> DoorQuestion:
    """Both dice lie in the tray, and shuriken are counted by everybody."""
    odds, held = reroll_odds(view, view.seat), view.shuriken[view.seat]
    label = words.say("ninjutsu.button.reroll", count=held, kept=held - 1)
    answers = DoorAnswer(label, REROLL), DoorAnswer(words.say("ninjutsu.button.accept"), ACCEPT_ROLL)
    thrown = view.dojo != ROLL
    says = words.needs(odds, thrown=thrown)
    if odds.needs:
        share = words.say("ninjutsu.reroll.share", percent=odds.win)
        says = words.say("ninjutsu.reroll.chance", needs=says, share=share)
    line = LogLine(says, icon="shuriken")
    # As at the table: first comes what one would rather do.
    return DoorQuestion(answers[::-1] if odds.vain and not thrown else answers, line)
