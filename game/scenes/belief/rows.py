"""Beliefs as words and numbers to draw: questions, each with its answers and the truth."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from game.ai.beliefs import Belief, BeliefText, Guess, Share, phrase
from game.engine.kit import Kit
from game.scenes.phrases import spoken
from game.table.history.replay import FinishedMatch

MOST = 8
"""The maximum number of answers per question. The last one sums up the rest."""


About: TypeAlias = tuple[BeliefText, BeliefText]
"""A question and an answer."""


class BeliefRow(NamedTuple):
    """One answer."""

    label: str
    share: float
    true: bool
    """Whether it was true."""

    about: About
    """Its identity: two players may have the same name, and so two rows the same label."""

    seat: int | None = None
    """The seat whose crest stands before it."""


class Block(NamedTuple):
    """One question."""

    question: str
    rows: tuple[BeliefRow, ...]


def blocks_of(kit: Kit, played: FinishedMatch, beliefs: Sequence[Belief], truth: Sequence[Guess]) -> list[Block]:
    """Return every question with its answers. The true one is always included, however unlikely it seemed."""
    right = {guess.question: guess for guess in truth}
    return [_block(kit, played, belief, right[belief.question]) for belief in beliefs]


def percent(kit: Kit, share: float) -> str:
    """Format a share. Only certainties are shown as 0 or 100."""
    whole = round(100 * share)
    if share > 0 and whole == 0:
        return kit.say("belief.under", percent=1)
    if share < 1 and whole == 100:
        return kit.say("belief.over", percent=99)
    return kit.say("belief.percent", percent=whole)


def _block(kit: Kit, played: FinishedMatch, belief: Belief, truth: Guess) -> Block:
    shares = list(belief.shares)
    if truth.answer not in [one.answer for one in shares]:
        shares.append(Share(truth.answer, 0.0, truth.rank))
        shares.sort(key=lambda one: (one.rank, -one.share))
    shown = shares
    if len(shares) > MOST:
        likely = sorted(shares, key=lambda one: (one.answer != truth.answer, -one.share))[: MOST - 1]
        shown = [one for one in shares if one in likely]
    asked = belief.question
    rows = [
        BeliefRow(
            _said(kit, played, one.answer), one.share, one.answer == truth.answer, (asked, one.answer), _seat(one)
        )
        for one in shown
    ]
    if len(shown) < len(shares):
        rest, left = (
            phrase("belief.others", count=len(shares) - len(shown)),
            [one for one in shares if one not in shown],
        )
        rows.append(
            BeliefRow(_said(kit, played, rest), sum(one.share for one in left), False, (asked, phrase(rest.key)))
        )
    return Block(_said(kit, played, asked), tuple(rows))


def _said(kit: Kit, played: FinishedMatch, said: BeliefText) -> str:
    values = spoken(kit, played.match.game.name, said.values)
    if "player" in values:
        values["player"] = played.name(int(dict(said.values)["player"]))
    return kit.say(said.key, **values)


def _seat(share: Share) -> int | None:
    seat = dict(share.answer.values).get("player")
    return None if seat is None else int(seat)
