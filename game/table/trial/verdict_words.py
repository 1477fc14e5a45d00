"""Words the verdicts on a trial: solved, not yet, and a solution that was shown."""

from collections.abc import Sequence

from game.engine.kit import Kit
from game.table.trial.verdict import Verdict
from game.trials.progress import HINTS, Tried
from game.trials.trial import Refutation, Trial, percent


def solved(kit: Kit, trial: Trial, tried: Tried, total: str, *, last: bool) -> Verdict:
    """The idea, and why it works; `total` is what it adds up to, `last` that no trial comes after it."""
    say = kit.say
    aside = say("trial.first_try") if tried.first else say("trial.tries", count=tried.failed + 1)
    title = _motif(kit, trial.motifs) or say("trial.well_done")
    following = () if last else (("after", say("trial.next")),)
    buttons = (*following, ("solution", say("trial.see_again")), ("wall", say("trial.wall")))
    return Verdict(
        True, trial.kind, trial.grade, say("trial.solved"), aside, title, _why(kit, trial), total, tried.first, buttons
    )


def refuted(
    kit: Kit, trial: Trial, refutation: Refutation, sentence: str, names: Sequence[str], *, hints: int
) -> Verdict:
    """What breaks the try, in a sentence, and who held which cards; `hints` of the hints are open."""
    say = kit.say
    title = say("trial.other_deal") if refutation.other_deal else say(f"trial.broken.{trial.kind}")
    words = sentence
    for name, hand in zip(names, refutation.hands, strict=False):  # no hands where nothing was dealt differently
        if hand:
            cards = ", ".join(say(f"{trial.game}.card.{card}") for card in hand)
            words += "\n" + say("trial.held", player=name, cards=cards)
    hint = (("hint", say("trial.hint")),) if hints < HINTS else ()
    buttons = (("again", say("trial.again")), *hint, ("solution", say("trial.solution")))
    return Verdict(False, trial.kind, trial.grade, say("trial.not_yet"), "", title, words, "", buttons=buttons)


def shown(kit: Kit, trial: Trial, motifs: Sequence[str], *, last: bool) -> Verdict:
    """The idea of a solution that was played; `motifs` are those found by the solver."""
    say = kit.say
    title, why = _motif(kit, trial.motifs or motifs), _why(kit, trial)
    following = () if last else (("after", say("trial.next")),)
    buttons = (("again", say("trial.yourself")), *following, ("wall", say("trial.wall")))
    return Verdict(False, trial.kind, trial.grade, say("trial.was_solution"), "", title, why, "", buttons=buttons)


def _motif(kit: Kit, motifs: Sequence[str]) -> str:
    return kit.say(f"trial.motif.{motifs[0]}") if motifs else ""


def _why(kit: Kit, trial: Trial) -> str:
    """One or two sentences on why it works."""
    if "corruption" in trial.motifs:  # W14
        return kit.say("trial.why.tie")
    return kit.say(f"trial.why.{trial.kind}", count=trial.target, percent=percent(trial.target))
