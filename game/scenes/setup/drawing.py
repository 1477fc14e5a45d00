"""Draws what stands still in the setup: the theatre with its sentences, the sheets with rows and labels."""

from game.core.game import AnyGame
from game.engine.canvas import Canvas
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets import panels
from game.paths import game_folder
from game.scenes.crests import draw_crest
from game.scenes.faces import Faces
from game.scenes.setup import layout
from game.scenes.setup.exits import WaitingMatch
from game.scenes.setup.form import Form
from game.scenes.setup.layout import SetupLayout
from game.scenes.setup.option_words import OptionWords
from game.scenes.setup.picker import draw_temper_line
from game.scenes.title.art import TitleArt
from game.table.rulebook.readme import readme_intro


def draw_sheets(  # noqa: PLR0917 - everything that the sheets depend on
    canvas: Canvas, kit: Kit, form: Form, places: SetupLayout, faces: Faces, words: OptionWords
) -> None:
    """Draw the sheet of the seats, and that of the options."""
    say, name = kit.say, form.game.name
    panels.draw_title(canvas, form.game.title, layout.TITLE)
    panels.draw_sheet(canvas, places.seats_sheet)
    canvas.text(say("setup.seats"), places.heading, theme.HEADING, wrap=False)
    if len(form.game.seats) > 1:
        canvas.text(say("setup.players"), places.players_label, theme.LABEL, "right", wrap=False)
    for number, row in enumerate(places.seats):
        panels.draw_rule(canvas, row.row.inset(-8, 0), row.row.y)
        seat = form.taken[number]
        if seat.human:
            draw_crest(canvas, name, number, row.crest)
        else:
            faces.draw(canvas, name, number, seat.player(), row.crest.inset(-4))
            draw_temper_line(canvas, kit, seat.character, row)
            about = say(f"level.about.{seat.level}")
            canvas.text(about, row.about, theme.FLAVOUR.sized(19).on("ink_soft"), wrap=False)
    panels.draw_sheet(canvas, places.options_sheet)
    for label, cell in zip(words.labels, places.options, strict=True):
        canvas.text(label, cell.label, theme.LABEL.sized(22), wrap=False)


def draw_theatre(canvas: Canvas, kit: Kit, art: TitleArt, game: AnyGame, waiting: WaitingMatch | None) -> None:
    """Draw the game's theatre, what it is about, and that a match is waiting."""
    place = layout.THEATRE
    size_px = canvas.layout.size_to_px(place.size)
    canvas.blit_centred(art.theatre_light(size_px), place.centre)
    canvas.blit(art.theatre(game.name, size_px, lit=True), (place.x, place.y))
    if waiting is not None:
        panels.draw_sheet(canvas, layout.WAITING)
        head, words = layout.WAITING.inset(20, 10).rows(2)
        canvas.text(kit.say("title.waiting"), head, theme.NAME.sized(23).on(theme.BLOOD), wrap=False)
        canvas.text(waiting.words, words, theme.SMALL, wrap=False)
    key = f"{game.name}.blurb"
    blurb = kit.say(key) if kit.texts.has(key) else readme_intro(game_folder(game.name))
    canvas.text(blurb, layout.BLURB, theme.BODY.on("light_text"), stand="top")
