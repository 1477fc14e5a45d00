"""What the form of the setup screen is filled in with."""

from game.core.contract import Option as GameOption
from game.engine.geometry import Rect
from game.engine.texts import Texts
from game.engine.widgets.button import Button
from game.engine.widgets.choice import Choice, Option, Stepper
from game.engine.widgets.field import TextField
from game.engine.widgets.widget import Widget
from game.scenes import setup_layout
from game.scenes.setup_form import MOST_DIGITS, Form, SeatForm
from game.scenes.setup_layout import SeatPlaces, SetupLayout

LONGEST_NAME = 12
MOST_SLIPS = 4
"""With more choices than this only one is shown at a time."""

_SLIP = 116.0


def form_widgets(texts: Texts, form: Form, places: SetupLayout) -> list[Widget]:
    """Everything that can be clicked, in reading order; names are such as `seat.0.who`, `option.first`."""
    found: list[Widget] = []
    if len(form.game.seats) > 1:
        counts = [Option(count, str(count)) for count in form.game.seats]
        found.append(Choice("players", places.players, counts, form.seats))
    for number, (seat, row) in enumerate(zip(form.taken, places.seats, strict=True)):
        found += _seat(texts, f"seat.{number}", seat, row, form.levels)
    *cells, last = places.options
    for option, cell in zip(form.game.options, cells, strict=True):
        found.append(_option(texts, form, option, cell.widget))
    return [
        *found,
        TextField("seed", last.widget, form.seed, placeholder=texts.say("setup.seed_any"), longest=MOST_DIGITS),
        Button("back", setup_layout.BACK, texts.say("setup.back")),
        Button("start", setup_layout.START, texts.say("setup.start"), "primary"),
    ]


def _seat(texts: Texts, name: str, seat: SeatForm, row: SeatPlaces, levels: tuple[str, ...]) -> list[Widget]:
    who = [Option("person", texts.say("setup.person")), Option("computer", texts.say("setup.computer"))]
    found: list[Widget] = [
        TextField(f"{name}.name", row.name, seat.name, placeholder=seat.usual_name, longest=LONGEST_NAME),
        Choice(f"{name}.who", row.who, who, "person" if seat.human else "computer"),
    ]
    if not seat.human:
        slips = [Option(level, texts.say(f"level.{level}")) for level in levels]
        tray = row.level._replace(w=min(row.level.w, _SLIP * len(slips)))
        found.append(Choice(f"{name}.level", tray, slips, seat.level))
    return found


def _option(texts: Texts, form: Form, option: GameOption, place: Rect) -> Widget:
    game = form.game.name
    choices = [Option(str(one), texts.say(f"{game}.choice.{option.name}_{one}")) for one in option.choices]
    choices += [Option(own.word, own.label) for own in form.brought_for(option)]
    kind = Choice if len(choices) <= MOST_SLIPS and not form.brought_for(option) else Stepper
    return kind(f"option.{option.name}", place, choices, form.chosen(option))
