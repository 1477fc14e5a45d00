"""What was believed, in words and numbers that can be drawn: questions, each with its answers beside the truth."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from game.ai.belief import Belief, Guess, Share, Words, words
from game.engine.kit import Kit
from game.scenes.spoken import spoken
from game.table.replaying import Played

MOST = 8
"""A question shows no more answers than that; what is left over stands together in the last one."""


About: TypeAlias = tuple[Words, Words]
"""A question and an answer."""


class Row(NamedTuple):
    """One answer."""

    label: str
    share: float
    true: bool
    """Whether it was so."""

    about: About
    """What tells it apart from all others: two players may have the same name, and so two rows the same label."""

    seat: int | None = None
    """Whose crest stands before it."""


class Block(NamedTuple):
    """One question."""

    question: str
    rows: tuple[Row, ...]


def blocks_of(kit: Kit, played: Played, beliefs: Sequence[Belief], truth: Sequence[Guess]) -> list[Block]:
    """Every question with its answers; the true one is always among them, however unlikely it seemed."""
    right = {guess.question: guess for guess in truth}
    return [_block(kit, played, belief, right[belief.question]) for belief in beliefs]


def percent(kit: Kit, share: float) -> str:
    """A share in words: only what is certain is called 0 or 100."""
    whole = round(100 * share)
    if share > 0 and whole == 0:
        return kit.say("belief.under", percent=1)
    if share < 1 and whole == 100:
        return kit.say("belief.over", percent=99)
    return kit.say("belief.percent", percent=whole)


def _block(kit: Kit, played: Played, belief: Belief, truth: Guess) -> Block:
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
        Row(_said(kit, played, one.answer), one.share, one.answer == truth.answer, (asked, one.answer), _seat(one))
        for one in shown
    ]
    if len(shown) < len(shares):
        rest, left = words("belief.others", count=len(shares) - len(shown)), [one for one in shares if one not in shown]
        rows.append(Row(_said(kit, played, rest), sum(one.share for one in left), False, (asked, words(rest.key))))
    return Block(_said(kit, played, asked), tuple(rows))


def _said(kit: Kit, played: Played, said: Words) -> str:
    values = spoken(kit, played.match.game.name, said.values)
    if "player" in values:
        values["player"] = played.name(int(dict(said.values)["player"]))
    return kit.say(said.key, **values)


def _seat(share: Share) -> int | None:
    seat = dict(share.answer.values).get("player")
    return None if seat is None else int(seat)
