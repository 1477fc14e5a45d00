"""Effects of paper, wood and dice. The number of a variant changes what happens, not only chance."""

import numpy as np

from tools.sounds.materials import flick, grains, metal, paper, taiko, wood
from tools.sounds.synth import Chance, Mono, band, decay, high_passed, later, low_passed, mixed, noise, shaped, struck


def slide(variant: int, chance: Chance) -> Mono:
    """A card slides over the table: long or short, dark or bright, with or without a stop."""
    seconds = (0.26, 0.18, 0.33, 0.22, 0.29, 0.2)[variant]
    low, high = ((900, 8000), (1700, 11000), (600, 5200), (1200, 6500), (800, 11000), (2100, 9000))[variant]
    rub = paper(seconds, chance, low=low, high=high)
    if variant % 2:
        rub = mixed(rub, later(flick(chance, weight=0.6, air=0.2) * 0.45, seconds * 0.62))
    body = (
        shaped(band(noise(seconds, chance), 160, 520), ((0, 0), (seconds * 0.4, 1), (seconds, 0)))
        * (0.2, 0.05, 0.35, 0.15, 0.1, 0.04)[variant]
    )
    return mixed(rub, body)


def flicks(variant: int, chance: Chance) -> Mono:
    """A card is played: soft, firm, sharp, with a slide before it, with a second edge, from high up."""
    weight, air = ((1.0, 1.0), (2.4, 0.3), (0.35, 1.5), (1.3, 0.4), (0.8, 0.2), (1.9, 1.8))[variant]
    made = flick(chance, weight=weight, air=air)
    match variant:
        case 1:
            return low_passed(made, 3600)
        case 2:
            return high_passed(made, 700)
        case 3:
            return mixed(paper(0.09, chance, low=900, high=6000) * 0.7, later(made, 0.05))
        case 4:
            return mixed(made, later(flick(chance, weight=0.5, air=0.1) * 0.7, 0.055))
        case 5:
            return mixed(shaped(band(noise(0.1, chance), 500, 2600), ((0, 0), (0.08, 1), (0.1, 0))), later(made, 0.02))
    return made


def turn_over(variant: int, chance: Chance) -> Mono:
    """A card is turned over: it bends, swishes and lands."""
    gap = (0.1, 0.14, 0.08, 0.17, 0.12)[variant]
    bend = decay(band(noise(0.05, chance), (700, 1100, 1600, 500, 2200)[variant], 9000), 0.03) * 1.4
    air = (
        paper(
            gap + 0.06, chance, low=(1300, 900, 2000, 700, 1600)[variant], high=(8000, 6000, 11000, 5000, 9500)[variant]
        )
        * 0.8
    )
    return mixed(bend, air, later(flick(chance, weight=(0.9, 1.5, 0.5, 1.9, 0.7)[variant], air=0.2), gap - 0.05))


def put(variant: int, chance: Chance) -> Mono:
    """A wooden figure is put down: foot first, edge first, or with a small rock."""
    pitch = (300, 262, 345, 281, 390)[variant]
    first = wood(pitch, chance, dry=(1.0, 1.4, 0.7, 1.2, 0.6)[variant], hard=(0.8, 0.5, 1.3, 0.3, 1.0)[variant])
    table = struck(0.15, [(118, 0.6, 0.09), (205, 0.35, 0.06)], chance) * (0.8, 1.2, 0.4, 1.5, 0.6)[variant]
    gap = (0.0, 0.05, 0.0, 0.034, 0.07)[variant]
    rock = later(wood(pitch * 1.13, chance, dry=0.5, hard=0.8) * 0.4, gap) if gap else first * 0
    return mixed(first, table, rock)


def step(variant: int, chance: Chance) -> Mono:
    """Sandals on a path: how many steps, how fast, how soft."""
    count, gap = ((3, 0.095), (2, 0.13), (4, 0.075), (3, 0.12), (2, 0.09))[variant]
    made: list[Mono] = []
    for number in range(count):
        sole = low_passed(
            wood((150, 185, 215, 165, 240)[variant] * chance.uniform(0.93, 1.08), chance, dry=0.6, hard=0.5), 2200
        )
        straw = (
            shaped(
                band(noise(0.07, chance), (900, 1600, 2400, 700, 1900)[variant], 7000),
                ((0, 0), (0.015, 0.9), (0.07, 0)),
            )
            * 0.8
        )
        made.append(later(mixed(sole, straw) * (1.0 - 0.12 * (number % 2)), number * gap * chance.uniform(0.93, 1.07)))
    return mixed(*made)


def die(variant: int, chance: Chance) -> Mono:
    """A die tumbles in a lacquer tray: knocks that come faster and grow weaker, and settle on an edge or flat."""
    at, level, knocks = 0.0, 1.0, list[Mono]()
    gap = (0.09, 0.115, 0.075, 0.1, 0.13)[variant]
    slower = (0.85, 0.8, 0.9, 0.83, 0.76)[variant]
    while gap > 0.016:
        pitch = (640, 560, 720, 600, 680)[variant] * chance.uniform(0.84, 1.2)
        hit = mixed(wood(pitch, chance, dry=0.55, hard=1.2), wood(pitch * 0.42, chance, dry=0.8, hard=0.2) * 0.5)
        knocks.append(later(hit * level * chance.uniform(0.75, 1.1), at))
        at += gap * chance.uniform(0.75, 1.2)
        gap, level = gap * slower, level * 0.88
    roll = (
        grains(at + 0.05, chance, rate=170, low=220, high=2200, level=((0, 0.2), (at * 0.5, 0.7), (at + 0.05, 0))) * 0.5
    )
    return mixed(*knocks, roll)


def deal(_variant: int, chance: Chance) -> Mono:
    """A hand of cards is dealt."""
    cards = [
        later(
            mixed(paper(0.09, chance, low=1500) * 0.5, later(flick(chance, weight=0.6 + 0.2 * number, air=0.6), 0.02)),
            number * 0.105,
        )
        for number in range(5)
    ]
    return mixed(*cards)


def shuffle(_variant: int, chance: Chance) -> Mono:
    """Two halves of a deck run into each other and are squared."""
    at, ticks = 0.0, list[Mono]()
    for number in range(26):
        ticks.append(later(flick(chance, weight=0.3, air=0.1) * (0.3 + 0.2 * np.sin(number / 26 * np.pi)), at))
        at += 0.026 - 0.009 * np.sin(number / 26 * np.pi) + chance.uniform(0, 0.004)
    return mixed(
        *ticks,
        later(paper(0.22, chance, low=700, high=6000), at + 0.02),
        later(flick(chance, weight=1.4, air=0.1) * 0.7, at + 0.24),
    )


def page(_variant: int, chance: Chance) -> Mono:
    """A page of a book is turned."""
    lift = paper(0.2, chance, low=700, high=7000)
    fall = shaped(band(noise(0.3, chance), 350, 3800), ((0, 0), (0.18, 0.6), (0.3, 0))) * 0.6
    return mixed(lift, later(fall, 0.14), later(paper(0.12, chance, low=1500) * 0.6, 0.38))


def mat(variant: int, chance: Chance) -> Mono:
    """A die comes down on straw: flat, on an edge, with a crackle, and bouncing."""
    pitch, dry = ((165, 0.5), (238, 0.3), (128, 0.8), (290, 0.22), (190, 0.4))[variant]
    thud = low_passed(wood(pitch, chance, dry=dry, hard=0.4), (1300, 2400, 800, 3200, 1500)[variant])
    low, share = ((500, 0.7), (1500, 1.1), (300, 0.35), (2400, 1.2), (800, 0.8))[variant]
    straw = shaped(band(noise(0.09, chance), low, 6500), ((0, 0), (0.008, 1), (0.09, 0))) * share
    bounce = (0.0, 0.0, 0.0, 0.05, 0.085)[variant]
    again = later(mixed(thud, straw) * 0.4, bounce) if bounce else thud * 0
    return mixed(thud, straw, again)


def wall(variant: int, chance: Chance) -> Mono:
    """A die meets a wall of lacquered wood."""
    pitch = (430, 395, 470, 360)[variant]
    return mixed(
        wood(pitch, chance, dry=(0.7, 0.9, 0.5, 1.1)[variant], hard=(1.0, 0.7, 1.4, 0.5)[variant]),
        wood(pitch * 0.37, chance, dry=0.8, hard=0.1) * 0.5,
    )


def rim(variant: int, chance: Chance) -> Mono:
    """A die clicks on the brass edge of the wall."""
    pitch = (1480, 1720, 1310)[variant]
    return mixed(
        wood(pitch * 0.5, chance, dry=0.4, hard=1.3),
        metal(pitch, (0.3, 0.2, 0.45)[variant], chance, modes=9, bright=0.8) * 0.35,
    )


def two_dice(variant: int, chance: Chance) -> Mono:
    """Two dice knock together."""
    pitch = (1150, 1320, 1010)[variant]
    return mixed(
        wood(pitch, chance, dry=0.35, hard=1.4),
        later(wood(pitch * (1.31, 1.2, 1.45)[variant], chance, dry=0.3, hard=1.2) * 0.8, (0.0, 0.012, 0.004)[variant]),
    )


def table(variant: int, chance: Chance) -> Mono:
    """A die falls on the table beside the tray, and bounces."""
    pitch = (235, 262, 210)[variant]
    bounce = (0.09, 0.13, 0.06)[variant]
    return mixed(
        wood(pitch, chance, dry=1.2, hard=0.9),
        later(wood(pitch * 1.9, chance, dry=0.5) * 0.5, bounce),
        later(wood(pitch * 2.1, chance, dry=0.4) * 0.3, bounce * 1.7),
    )


def stamp(_variant: int, chance: Chance) -> Mono:
    """A seal is pressed onto paper."""
    return mixed(
        paper(0.1, chance) * 0.4,
        later(mixed(wood(150, chance, dry=1.4, hard=0.7), taiko(98, chance, seconds=0.35, hard=0.5) * 0.8), 0.07),
    )


def crumble(_variant: int, chance: Chance) -> Mono:
    """Something falls to pieces."""
    bits = [
        later(
            wood(260 * chance.uniform(0.6, 2.4), chance, dry=0.45) * chance.uniform(0.15, 0.8) * (1 - number / 40),
            0.75 * (number / 30) ** 0.8,
        )
        for number in range(30)
    ]
    dust = grains(1.2, chance, rate=420, low=300, high=5200, level=((0, 0.3), (0.25, 1), (1.2, 0)))
    return mixed(*bits, dust * 0.9, taiko(72, chance, seconds=0.8, hard=0.4) * 0.7)


def doors(_variant: int, chance: Chance) -> Mono:
    """A paper door slides in its groove and meets the post."""
    rub = grains(0.5, chance, rate=260, low=180, high=2600, level=((0, 0), (0.08, 0.8), (0.4, 1), (0.5, 0.2)))
    rattle = shaped(band(noise(0.5, chance), 900, 4000), ((0, 0), (0.2, 0.3), (0.5, 0))) * 0.3
    return mixed(rub * 1.3, rattle, later(mixed(wood(205, chance, dry=1.3, hard=0.5), paper(0.05, chance) * 0.3), 0.47))


def refused(_variant: int, chance: Chance) -> Mono:
    """A refusal: two low wood blocks."""
    return mixed(wood(196, chance, dry=1.2), later(wood(165, chance, dry=1.4) * 0.9, 0.1))


def click(_variant: int, chance: Chance) -> Mono:
    """A click: a small wood block."""
    return wood(560, chance, dry=0.5, hard=0.8)


def hover(_variant: int, chance: Chance) -> Mono:
    """A hover: barely audible."""
    return low_passed(wood(760, chance, dry=0.3, hard=0.3), 3200)


def turn_end(_variant: int, chance: Chance) -> Mono:
    """The player's turn: two hyoshigi, as in the theatre."""
    return mixed(wood(880, chance, dry=1.1), later(wood(880, chance, dry=1.1) * 0.75, 0.17))


def undo(_variant: int, chance: Chance) -> Mono:
    """A move is taken back."""
    return mixed(paper(0.2, chance), later(wood(360, chance, dry=0.7) * 0.5, 0.15))


def trick(_variant: int, chance: Chance) -> Mono:
    """Cards are swept together and laid on a pile."""
    return mixed(
        paper(0.32, chance, low=700),
        later(flick(chance, weight=0.9, air=0.2), 0.25),
        later(flick(chance, weight=1.5, air=0.1) * 0.8, 0.34),
    )
