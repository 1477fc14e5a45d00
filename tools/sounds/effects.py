"""Every short sound of the game, by the name of its file; `-1`, `-2` … are variants of one."""

import math
from collections.abc import Callable
from random import Random

from tools.sounds.materials import (
    bell,
    flick,
    flute,
    koto,
    metal,
    paper,
    swish,
    taiko,
    tray_die,
    voice,
    wood,
)
from tools.sounds.synth import (
    Sound,
    band,
    decay,
    faded,
    in_a_room,
    later,
    louder,
    low_passed,
    mixed,
    noise,
    struck,
    swell,
    tone,
)

Maker = Callable[[Random], Sound]


def in_turn(gap: float, *sounds: Sound) -> Sound:
    """Play sounds in turn, each starting `gap` seconds after the last."""
    return mixed(*(later(sound, number * gap) for number, sound in enumerate(sounds)))


def deal(chance: Random) -> Sound:
    """A hand of cards is dealt."""
    return in_turn(0.085, *(louder(flick(chance), 0.8 + 0.05 * number) for number in range(5)))


def shuffle(chance: Random) -> Sound:
    """Two halves of a deck run into each other."""
    ticks = [later(louder(flick(chance), 0.35), number * 0.021) for number in range(20)]
    return mixed(*ticks, later(paper(0.3, chance), 0.4))


def card_turn(chance: Random) -> Sound:
    """A card is turned over."""
    return mixed(paper(0.16, chance, low=1200, high=4600), later(louder(flick(chance), 0.7), 0.08))


def page(chance: Random) -> Sound:
    """A page of a book is turned."""
    return mixed(paper(0.42, chance, low=500, high=3200), later(louder(paper(0.12, chance), 0.7), 0.33))


def steps(chance: Random) -> Sound:
    """A few quick steps on a path."""
    return in_turn(
        0.09, *(louder(low_passed(wood(190 * chance.uniform(0.9, 1.1), chance), 1400), 0.9) for _ in range(3))
    )


def put_down(chance: Random) -> Sound:
    """A wooden figure is put down."""
    return wood(300 * chance.uniform(0.93, 1.08), chance)


def mat_knock(chance: Random) -> Sound:
    """A die comes down on straw."""
    thud = low_passed(wood(170 * chance.uniform(0.92, 1.1), chance, dry=0.45), 900)
    return mixed(thud, louder(paper(0.06, chance, low=500, high=2400), 0.5))


def wall_knock(chance: Random) -> Sound:
    """A die meets a wall of lacquered wood."""
    return in_a_room(wood(430 * chance.uniform(0.93, 1.08), chance, dry=0.6), 0.08)


def rim_knock(chance: Random) -> Sound:
    """A die clicks on the brass edge of the wall."""
    pitch = 760 * chance.uniform(0.94, 1.08)
    return mixed(wood(pitch, chance, dry=0.4), louder(metal(pitch * 1.9, 0.16, bright=0.2), 0.12))


def die_knock(chance: Random) -> Sound:
    """Two dice knock together."""
    pitch = 1150 * chance.uniform(0.94, 1.08)
    return mixed(wood(pitch, chance, dry=0.35), louder(wood(pitch * 1.31, chance, dry=0.3), 0.8))


def table_knock(chance: Random) -> Sound:
    """A die falls on the table beside the tray."""
    return mixed(wood(240 * chance.uniform(0.93, 1.08), chance), louder(wood(520, chance, dry=0.4), 0.5))


def cut(chance: Random) -> Sound:
    """A blade cuts through."""
    ring = louder(metal(880 * chance.uniform(0.95, 1.06), 0.55, bright=0.5), 0.4)
    return in_a_room(mixed(swish(0.22, chance), later(ring, 0.13), later(louder(paper(0.1, chance), 0.8), 0.16)), 0.15)


def clash(chance: Random) -> Sound:
    """Two blades clash."""
    pitch = 640 * chance.uniform(0.95, 1.06)
    both = mixed(metal(pitch, 0.7, bright=0.6), louder(metal(pitch * 1.13, 0.6, bright=0.5), 0.8))
    return in_a_room(mixed(louder(swish(0.12, chance), 0.6), later(louder(both, 0.6), 0.08)), 0.18)


def fall(chance: Random) -> Sound:
    """A figure falls."""
    return mixed(swish(0.25, chance, low=300, high=1800, rising=False), later(taiko(78, chance, seconds=0.5), 0.2))


def shuriken(chance: Random) -> Sound:
    """A shuriken spins through the air and sticks in wood."""
    whirr = swish(0.3, chance, low=900, high=3600)
    turning = [value * (0.55 + 0.45 * math.sin(index * 0.0125)) for index, value in enumerate(whirr)]
    hit = mixed(wood(420, chance, dry=0.6), louder(metal(1150, 0.25, bright=0.3), 0.25))
    return mixed(turning, later(hit, 0.27))


def fence(chance: Random) -> Sound:
    """A rattling wire fence."""
    knocks = [
        later(louder(metal(1040 * chance.uniform(0.8, 1.3), 0.16, bright=0.3), 0.35), chance.uniform(0, 0.2))
        for _ in range(9)
    ]
    return mixed(*knocks, louder(wood(240, chance), 0.6))


def stamp(chance: Random) -> Sound:
    """A seal is pressed onto paper."""
    return mixed(
        louder(paper(0.1, chance), 0.5), later(mixed(wood(150, chance), taiko(95, chance, seconds=0.25)), 0.07)
    )


def crumble(chance: Random) -> Sound:
    """Something falls to pieces."""
    bits = [
        later(
            louder(wood(260 * chance.uniform(0.6, 1.9), chance, dry=0.4), chance.uniform(0.2, 0.8)), 0.6 * number / 22
        )
        for number in range(22)
    ]
    dust = low_passed(noise(0.9, swell(0.08, 0.2, 0.6), chance), 900)
    return in_a_room(mixed(*bits, louder(dust, 0.9), louder(taiko(62, chance, seconds=0.7), 0.9)), 0.2)


def power(chance: Random) -> Sound:
    """A clan's power is used: a run on the strings and a drum."""
    run = in_turn(0.06, *(koto(pitch, 0.9, chance) for pitch in (293.7, 349.2, 392.0, 440.0, 587.3)))
    return in_a_room(mixed(run, louder(taiko(82, chance), 0.7)), 0.25)


def fade(chance: Random) -> Sound:
    """A power is cancelled."""
    return in_turn(0.1, *(louder(koto(pitch, 0.7, chance), 0.8) for pitch in (392.0, 349.2, 293.7)))


def curse(chance: Random) -> Sound:
    """Something dark has touched you."""

    def falling(pitch: float) -> Sound:
        return tone(1.1, lambda at: pitch * (1 - 0.05 * at), swell(0.15, 0.25, 0.7))

    low = mixed(*map(falling, (98.0, 103.8, 146.8)))
    breath = louder(band(noise(1.0, swell(0.3, 0.2, 0.5), chance), 300, 1100), 0.7)
    return in_a_room(mixed(low, breath), 0.3)


def steal(chance: Random) -> Sound:
    """A theft."""
    return mixed(swish(0.18, chance, low=700, high=4200), later(louder(flick(chance), 0.8), 0.14))


def swap(chance: Random) -> Sound:
    """Two things trade places."""
    return mixed(swish(0.3, chance), later(swish(0.3, chance, rising=False), 0.18), later(flick(chance), 0.42))


def look(chance: Random) -> Sound:
    """A look at something secret: two high strings, softly."""
    return in_a_room(in_turn(0.12, louder(koto(587.3, 0.9, chance), 0.7), louder(koto(784.0, 1.0, chance), 0.5)), 0.3)


def lead(chance: Random) -> Sound:
    """The lead passes on: an arrow."""
    return mixed(swish(0.28, chance, low=500, high=3000), later(louder(wood(520, chance), 0.8), 0.24))


def trick(chance: Random) -> Sound:
    """Cards are swept together and laid on a pile."""
    return mixed(paper(0.35, chance), later(flick(chance), 0.28), later(louder(flick(chance), 0.7), 0.36))


def points(chance: Random) -> Sound:
    """Points are counted: three rising strings."""
    return in_turn(0.11, *(koto(pitch, 1.0, chance) for pitch in (293.7, 440.0, 587.3)))


def wolf(chance: Random) -> Sound:
    """A wolf, far away."""

    def pitch(at: float) -> float:
        return 250 + 190 * math.sin(min(1.0, at / 0.7) * math.pi / 2) - 70 * max(0.0, at - 1.1)

    return in_a_room(low_passed(voice(1.7, pitch, (480, 950), chance), 1700), 0.5, 1.6, 0.9)


def monkey(chance: Random) -> Sound:
    """A monkey's cry."""

    def cry(base: float) -> Sound:
        return voice(0.13, lambda at: base * (1 + 1.6 * at), (900, 1700), chance)

    return in_a_room(in_turn(0.15, *(louder(cry(330 + 25 * number), 0.8) for number in range(5))), 0.3)


def unveil(chance: Random) -> Sound:
    """A reveal: a drum roll, then the mask."""
    gaps = [0.0, 0.30, 0.55, 0.75, 0.91, 1.03, 1.12, 1.19]
    rolls = [later(louder(taiko(88, chance, seconds=0.4), 0.35 + 0.06 * number), at) for number, at in enumerate(gaps)]
    last = mixed(taiko(58, chance, seconds=1.4), louder(bell(196, 2.2, bright=0.7), 0.5), louder(clash(chance), 0.5))
    return in_a_room(mixed(*rolls, later(last, 1.3)), 0.25)


def fourth_clan(chance: Random) -> Sound:
    """The bell at the end of a round."""
    return in_a_room(mixed(bell(330, 2.6), louder(taiko(70, chance), 0.6)), 0.25)


def temple(chance: Random) -> Sound:
    """The great bell at the end of a match."""
    return in_a_room(
        mixed(bell(147, 4.2, bright=0.6), louder(low_passed(noise(0.08, decay(0.06), chance), 700), 0.8)), 0.3, 1.4, 0.8
    )


def exits(chance: Random) -> Sound:
    """A paper door slides shut."""
    slide = low_passed(paper(0.42, chance, low=250, high=1800), 1800)
    return mixed(louder(slide, 1.2), later(louder(wood(210, chance), 0.9), 0.38))


def refused(chance: Random) -> Sound:
    """A refusal: two low wood blocks."""
    return in_turn(0.09, wood(185, chance), louder(wood(165, chance), 0.8))


def click(chance: Random) -> Sound:
    """A click: a small wood block."""
    return louder(wood(540, chance, dry=0.5), 0.8)


def hover(chance: Random) -> Sound:
    """A hover: barely audible."""
    return low_passed(louder(wood(760, chance, dry=0.25), 0.4), 2600)


def turn_end(chance: Random) -> Sound:
    """The player's turn: two wood blocks, as in the theatre."""
    return in_turn(0.16, wood(430, chance), louder(wood(430, chance), 0.75))


def hint(chance: Random) -> Sound:
    """A hint: one string."""
    return in_turn(0.09, koto(440.0, 0.8, chance), koto(659.3, 0.9, chance))


def undo(chance: Random) -> Sound:
    """A move is taken back."""
    return mixed(paper(0.2, chance), later(louder(wood(360, chance), 0.6), 0.14))


def seal(chance: Random) -> Sound:
    """An achievement is earned."""
    return in_a_room(mixed(stamp(chance), later(points(chance), 0.2)), 0.25)


def win(chance: Random) -> Sound:
    """A win."""
    run = in_turn(0.13, *(koto(pitch, 1.6, chance) for pitch in (293.7, 392.0, 440.0, 587.3, 659.3, 880.0)))
    return in_a_room(
        mixed(run, later(louder(bell(294, 2.6, bright=0.8), 0.5), 0.7), louder(taiko(73, chance), 0.7)), 0.3
    )


def lose(chance: Random) -> Sound:
    """A loss."""
    tune = in_turn(0.42, flute(440.0, 0.6, chance), flute(349.2, 0.6, chance), flute(293.7, 1.1, chance))
    return in_a_room(louder(tune, 0.8), 0.4, 1.4, 0.7)


def fight_drum(chance: Random) -> Sound:
    """A fight begins."""
    return in_a_room(in_turn(0.14, taiko(92, chance, seconds=0.4), taiko(70, chance, seconds=0.8)), 0.2)


def soke(chance: Random) -> Sound:
    """A Soke falls."""
    return in_a_room(
        mixed(
            cut(chance),
            later(taiko(52, chance, seconds=1.3), 0.35),
            later(louder(bell(220, 2.4, bright=0.5), 0.6), 0.5),
        ),
        0.3,
    )


def smoke(chance: Random) -> Sound:
    """A figure disappears in a little smoke."""
    puff = low_passed(noise(0.5, swell(0.03, 0.06, 0.4), chance), 1600)
    return mixed(puff, louder(struck(0.2, [(120, 1, 0.12)]), 0.8), later(louder(swish(0.2, chance), 0.4), 0.05))


def _variants(name: str, maker: Maker, count: int) -> dict[str, Maker]:
    return {f"{name}-{number}": maker for number in range(1, count + 1)}


EFFECTS: dict[str, Maker] = {
    **_variants("slide", lambda chance: faded(paper(0.24, chance)), 3),
    **_variants("flick", flick, 3),
    **_variants("die", tray_die, 3),
    **_variants("dojo-mat", mat_knock, 3),
    **_variants("dojo-wall", wall_knock, 2),
    **_variants("dojo-rim", rim_knock, 2),
    **_variants("dojo-die", die_knock, 2),
    **_variants("dojo-table", table_knock, 2),
    **_variants("step", steps, 2),
    **_variants("put", put_down, 3),
    **_variants("cut", cut, 3),
    **_variants("clash", clash, 2),
    **_variants("shuriken", shuriken, 2),
    **_variants("turn-over", card_turn, 2),
    "deal": deal,
    "shuffle": shuffle,
    "page": page,
    "fall": fall,
    "fence": fence,
    "stamp": stamp,
    "crumble": crumble,
    "power": power,
    "fade": fade,
    "curse": curse,
    "steal": steal,
    "swap": swap,
    "look": look,
    "lead": lead,
    "trick": trick,
    "points": points,
    "wolf": wolf,
    "monkey": monkey,
    "unveil": unveil,
    "fourth-clan": fourth_clan,
    "temple": temple,
    "doors": exits,
    "refused": refused,
    "click": click,
    "hover": hover,
    "turn-end": turn_end,
    "hint": hint,
    "undo": undo,
    "seal": seal,
    "win": win,
    "lose": lose,
    "fight": fight_drum,
    "soke": soke,
    "smoke": smoke,
}
