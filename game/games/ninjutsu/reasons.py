"""What a move of Ninjutsu is good for, in words for a hint."""

from collections.abc import Iterator

from game.ai.advice import Reason, because
from game.games.ninjutsu.figures import FACES, RANK, RANKS, SOKE
from game.games.ninjutsu.moves import (
    AcceptRoll,
    NinjutsuMove,
    Place,
    PlayKidnap,
    PlayNewWeapons,
    PlayNothing,
    PlaySalto,
    PlaySneak,
    Reroll,
    Step,
    TradeJoker,
)
from game.games.ninjutsu.odds import BEATS
from game.games.ninjutsu.tactics.steps import Outlook
from game.games.ninjutsu.view import NinjutsuView

_PLAIN = {
    Place: "ninjutsu.hint.place",
    PlayKidnap: "ninjutsu.hint.kidnap",
    PlayNewWeapons: "ninjutsu.hint.new_weapons",
    PlayNothing: "ninjutsu.hint.no_card",
    PlaySalto: "ninjutsu.hint.salto",
    PlaySneak: "ninjutsu.hint.sneak",
    TradeJoker: "ninjutsu.hint.trade",
    AcceptRoll: "ninjutsu.hint.accept",
}


def reasons(view: NinjutsuView, move: NinjutsuMove) -> Iterator[Reason]:
    """What the move does, as far as the seat can know, the most striking first."""
    if isinstance(move, Step):
        yield from _step(view, move)
    elif isinstance(move, Reroll):
        cell = view.start if view.seat == view.active else view.end
        faces, against = FACES[view.cells[cell] & RANK], view.rolls[1 - view.seat]
        yield because("ninjutsu.hint.reroll", percent=_percent(sum(face > against for face in faces) / len(faces)))
    else:
        yield because(_PLAIN.get(type(move), "ninjutsu.hint.wait"))


def _step(view: NinjutsuView, move: Step) -> Iterator[Reason]:
    outlook = Outlook(view)
    rank = view.cells[move.start] & RANK
    likely = outlook.enemies.get(move.end)
    if likely is not None:
        wins = _percent(sum(likely[other] * BEATS[rank][other] for other in RANKS))
        if likely[SOKE] == 1.0:
            yield because("ninjutsu.hint.soke", percent=wins)
        if outlook.danger(move.end) > 0:
            yield because("ninjutsu.hint.defends", percent=wins)
        yield because("ninjutsu.hint.attacks", percent=wins)
        return
    if rank == SOKE:
        yield because("ninjutsu.hint.soke_walks")
    nearer = outlook.hunt[move.end] > outlook.hunt[move.start]
    yield because("ninjutsu.hint.hunts" if nearer else "ninjutsu.hint.regroups")


def _percent(share: float) -> int:
    return round(100 * share)
