"""What a phone shows of Shinobi WAT-AAH!: the hand, all clans, the Jigoku and, as Grand Master, pawns. No pygame."""

from collections import Counter

from game.games.wataah import log_text
from game.games.wataah.rules import moves
from game.games.wataah.rules.cards import CLAN_NUMBERS, FIRST_YOKAI, NUMBERS, STRENGTH
from game.games.wataah.rules.grand_master.cards import PLACES
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.rules.powers import powers
from game.games.wataah.rules.state import PHASES
from game.games.wataah.rules.view import WataahView
from game.phones.page import Card, CardRow, Offer, Parts, PlayerPlate, Seen

_IN_HAND = (moves.Discard, moves.Give, moves.Sharpen)
_HELP = {
    moves.Recruit: "recruit",
    moves.BeCorrupt: "corrupt",
    moves.TakeFallen: "fallen",
    moves.EndPlacing: "placed",
    moves.SkipDiscard: "skip",
    moves.LeaveBlunt: "blunt",
    moves.DrawTemple: "temple",
    moves.LeaveDecoys: "no_peek",
}


def parts(seen: Seen) -> Parts:
    """The page of one seat."""
    picture: Picture = seen.picture
    return Parts(
        [_offer(seen, move) for move in seen.moves],
        duty=_duty(seen, picture),
        when=_when(seen, picture),
        plates=[_plate(seen, picture, seat) for seat in range(len(picture.hands))],
        rows=_rows(seen, picture),
        hand=_hand(seen, picture) if seen.seat >= 0 else [],
    )


def _offer(seen: Seen, move: moves.WataahMove) -> Offer:
    words, help_ = seen.words(move), _help(seen, move)
    match move:
        case moves.PlaceClan() | moves.Reinforce():
            ids = [f"h.{card}" for card in dict.fromkeys(move.cards)]
            return Offer(words, ids[:1], help_, via=ids[1:])
        case moves.PlaceYokai():
            return Offer(words, [f"h.{move.yokai}", f"p{seen.seat}.{move.clan}"], help_)
        case moves.Discard() | moves.Give() | moves.Sharpen():
            return Offer(words, [f"h.{move.card}"], help_)
        case moves.Keep():
            return Offer(words, [f"l.{move.card}"], help_)
        case moves.Take():
            return Offer(words, [f"j.{move.card}"], help_)
        case moves.Pardon():
            return Offer(words, [f"k.{move.card}"], help_)
        case moves.ChooseClan():
            return Offer(words, [f"p{move.seat}.{move.clan}"], help_)
        case moves.ChooseCard():
            return Offer(words, [f"p{move.seat}.{move.clan}"], help_)
        case moves.ChooseSeat() | moves.GiveShosho():
            return Offer(words, [f"s{move.seat}"], help_)
    return Offer(words, help=help_, main=isinstance(move, moves.Recruit) or len(seen.moves) == 1)


def _help(seen: Seen, move: moves.WataahMove) -> str:
    """What a move does: the power of the clan, or what the table's own tooltip says."""
    say = seen.say
    match move:
        case moves.PlaceClan() if len(move.cards) > 1:
            kind = "triple" if len(move.cards) > 2 else "pair"
            return say(f"wataah.{kind}.{move.clan}")
        case moves.PlaceYokai():
            return log_text.yokai_power(move.yokai, say)
        case moves.PlayCourt():
            return log_text.court_power(move.card, say)
        case moves.KeepTemple():
            return log_text.temple_power(move.card, say)
        case moves.PlacePawns():
            return say(f"wataah.tip.place.{move.place}")
    key = _HELP.get(type(move))
    return say(f"wataah.tip.act.{key}") if key else ""


def _duty(seen: Seen, picture: Picture) -> str:
    """What this seat is asked: which part of the turn it is, or what a power wants to know."""
    if picture.outcome is not None or not seen.moves or not isinstance(seen.view, WataahView):
        return ""
    phase = PHASES[seen.view.phase]
    if phase in ("draw", "place", "discard"):
        return seen.say(f"wataah.tip.phase.{phase}")
    if phase in ("clan", "card", "seat"):
        return seen.say(f"wataah.aim.{powers.NAMES[seen.view.power]}")
    return seen.say(f"wataah.ask.{phase}", count=seen.view.left)


def _when(seen: Seen, picture: Picture) -> str:
    board = picture.board
    if board is None:
        return seen.say("wataah.move.turn", turn=picture.turn)
    return seen.say("wataah.move.round_turn", round=board.round, turn=picture.turn)


def _hand(seen: Seen, picture: Picture) -> list[Card]:
    """The own hand, clan by clan, weak before strong."""
    cards = sorted((card for card in picture.hands[seen.seat] if card is not None), key=NUMBERS.__getitem__)
    chosen = Counter(card for card in picture.chosen[seen.seat] if card is not None)
    found = []
    for card in cards:
        mark = "✓" if chosen[card] > 0 else ""
        chosen[card] -= 1
        found.append(Card(_name(seen, card), card, f"h.{card}", _why(seen, card), mark))
    return found


def _why(seen: Seen, card: str) -> str:
    """Why a card of the hand cannot be used in the decision that is asked for."""
    for kind in _IN_HAND:
        if any(isinstance(move, kind) for move in seen.moves):
            refusal = seen.why_not(kind(card))
            return "" if refusal is None else seen.sentence(refusal)
    if any(isinstance(move, moves.EndPlacing) for move in seen.moves):
        number = NUMBERS[card]
        attempt: moves.WataahMove | None = None
        if number < FIRST_YOKAI:
            clan = next((clan for clan in CLAN_NUMBERS if card.startswith(clan)), None)
            attempt = None if clan is None else moves.PlaceClan(clan, (card,))
        refusal = None if attempt is None else seen.why_not(attempt)
        return "" if refusal is None else seen.sentence(refusal)
    return ""


def _rows(seen: Seen, picture: Picture) -> list[CardRow]:
    found: list[CardRow] = []
    looked = [card for card in picture.looked if card is not None]
    if looked:
        found.append(CardRow("", [_card(seen, card, f"l.{card}") for card in looked], "trick"))
    takes = [move for move in seen.moves if isinstance(move, moves.Take)]
    jigoku = picture.jigoku if takes else picture.jigoku[-1:]
    label = seen.say("wataah.table.jigoku", count=len(picture.jigoku))
    if jigoku:
        kinds = list(dict.fromkeys(reversed(jigoku)))
        found.append(CardRow(label, [_card(seen, card, f"j.{card}" if takes else "") for card in kinds], "row"))
    found.append(CardRow(seen.say("wataah.table.deck", count=picture.deck), []))
    if any(isinstance(move, moves.Pardon) for move in seen.moves):
        corrupt = dict.fromkeys(picture.corruption[seen.seat])
        found.append(CardRow("", [_card(seen, card, f"k.{card}") for card in corrupt], "row"))
    return [*found, *_grand_rows(seen, picture)]


def _grand_rows(seen: Seen, picture: Picture) -> list[CardRow]:
    board = picture.board
    if board is None:
        return []
    say, found = seen.say, []
    if seen.seat >= 0 and board.courts[seen.seat] not in {None, "none"}:
        found.append(CardRow(say("wataah.board.your_court"), [], value=say(f"wataah.court.{board.courts[seen.seat]}")))
    for number, place in enumerate(PLACES):
        there = [f"{seen.player(seat)} {pawns[number]}" for seat, pawns in enumerate(board.pawns) if pawns[number]]
        if there:
            found.append(CardRow(say(f"wataah.place.{place}"), [], value=", ".join(there)))
    return found


def _plate(seen: Seen, picture: Picture, seat: int) -> PlayerPlate:
    strength = sum(STRENGTH[NUMBERS[card]] for cards in picture.clans[seat].values() for card in cards)
    cost = sum(STRENGTH[NUMBERS[card]] for card in picture.corruption[seat])
    facts = [] if seat == seen.seat else [seen.say("wataah.table.hand", count=len(picture.hands[seat]))]
    if cost:
        facts.append(seen.say("wataah.tip.corruption", cost=cost))
    known = [card for card in picture.hands[seat] if card is not None] if seat != seen.seat else []
    notes = [seen.say("wataah.tip.known", cards=[_name(seen, card) for card in known])] if known else []
    if picture.board is not None and picture.temples[seat] != "none":
        facts.append(seen.say(f"wataah.temple.{picture.temples[seat]}"))
    clans = [
        CardRow(
            seen.say(f"wataah.clan.{clan}"),
            [_card(seen, card) for card in cards],
            "pile",
            f"p{seat}.{clan}",
            str(sum(STRENGTH[NUMBERS[card]] for card in cards)),
        )
        for clan, cards in picture.clans[seat].items()
    ]
    active = picture.outcome is None and picture.active == seat
    return PlayerPlate(seen.player(seat), str(strength - cost), facts, active, clans, f"s{seat}", notes)


def _card(seen: Seen, card: str, place: str = "") -> Card:
    return Card(_name(seen, card), card, place)


def _name(seen: Seen, card: str) -> str:
    return seen.say(f"wataah.card.{card}")
