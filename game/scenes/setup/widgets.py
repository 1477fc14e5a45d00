"""The widgets of the setup form."""

from collections.abc import Collection

from game.ai.characters.cast import CHARACTERS
from game.core.contract import Option as GameOption
from game.engine.geometry import Rect
from game.engine.text.translations import Texts, readable
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.choice import Choice, ChoiceItem, Stepper
from game.engine.widgets.text_field import TextField
from game.engine.widgets.widget import Area, Widget
from game.scenes.setup import layout
from game.scenes.setup.form import LONGEST_NUMBER, Form, SeatForm
from game.scenes.setup.layout import SeatLayout, SetupLayout

LONGEST_NAME = 12
MOST_SLIPS = 4
"""With more choices than this, only one is shown at a time."""

_SLIP = 116.0
_FILES = (44.0, 38.0)


def form_widgets(texts: Texts, form: Form, places: SetupLayout, offers: Collection[str] = ()) -> list[Widget]:
    """Return all widgets in reading order, with names such as `seat.0.who` and `option.first`.

    `offers` may contain `learn`, `rules` and `continue`.
    """
    found: list[Widget] = []
    if len(form.game.seats) > 1:
        counts = [ChoiceItem(count, str(count)) for count in form.game.seats]
        found.append(Choice("players", places.players, counts, form.seats))
    for number, (seat, row) in enumerate(zip(form.taken, places.seats, strict=True)):
        found += _seat(texts, f"seat.{number}", seat, row, form.levels, form.free_characters(number))
    *cells, last = places.options
    for option, cell in zip(form.game.options, cells, strict=True):
        found.append(_option(texts, form, option, cell.widget))
        own = form.own
        if own is not None and own.option == option.name and (own.found or own.problems):
            place = Rect(cell.label.right - _FILES[0], cell.label.bottom - _FILES[1], *_FILES)
            words = texts.say(f"{form.game.name}.option.{option.name}_files")
            found.append(IconButton("files", place, "log", "paper", label=words, ground="paper"))
    waits = "continue" in offers
    return [
        *found,
        TextField("seed", last.widget, form.seed, placeholder=texts.say("setup.seed_any"), longest=LONGEST_NUMBER),
        *([Button("learn", layout.LEARN, texts.say("title.learn"), "paper")] if "learn" in offers else []),
        *([Button("rules", layout.RULES, texts.say("pause.rules"), "lacquer")] if "rules" in offers else []),
        Button("back", layout.BACK, texts.say("setup.back")),
        *([Button("continue", layout.CONTINUE, texts.say("title.continue"), "primary")] if waits else []),
        Button(
            "start", layout.START, texts.say("setup.new" if waits else "setup.start"), "paper" if waits else "primary"
        ),
    ]


def _seat(  # noqa: PLR0917 - everything that the row depends on
    texts: Texts, name: str, seat: SeatForm, row: SeatLayout, levels: tuple[str, ...], free: list[str]
) -> list[Widget]:
    who = [ChoiceItem(kind, texts.say(f"setup.{kind}")) for kind in ("person", "phone", "computer")]
    if seat.human:
        field = TextField(f"{name}.name", row.name, seat.name, placeholder=seat.usual_name, longest=LONGEST_NAME)
        return [field, Choice(f"{name}.who", row.who, who, seat.who, fitted=True)]
    names = [ChoiceItem(key, CHARACTERS[key].name) for key in free]
    found: list[Widget] = [
        Area(f"{name}.face", row.crest.inset(-3), radius=row.crest.w),
        Stepper(f"{name}.character", row.character, names, seat.character),
        Choice(f"{name}.who", row.who, who, seat.who, fitted=True),
    ]
    slips = [ChoiceItem(level, texts.say(f"level.{level}")) for level in levels]
    tray = row.level._replace(w=min(row.level.w, _SLIP * len(slips)))
    return [*found, Choice(f"{name}.level", tray, slips, seat.level, fitted=True)]


def _option(texts: Texts, form: Form, option: GameOption, place: Rect) -> Widget:
    game = form.game.name
    keys = {str(one): f"{game}.choice.{option.name}_{one}" for one in option.choices}
    choices = [ChoiceItem(one, texts.say(key) if texts.has(key) else readable(one)) for one, key in keys.items()]
    choices += [ChoiceItem(own.word, own.label) for own in form.brought_for(option)]
    kind = Choice if len(choices) <= MOST_SLIPS and not form.brought_for(option) else Stepper
    return kind(f"option.{option.name}", place, choices, form.chosen(option))
