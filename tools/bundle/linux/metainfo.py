"""What software centres show: the AppStream metainfo, with the version and the changes from their own sources."""

import re
from datetime import UTC, date, datetime
from html import escape

from game.catalog import TITLES
from tools.bundle import product

SUMMARIES = {
    "fr": "Quatre jeux de société de ninjas dans une boîte",
    "de": "Vier Ninja-Brettspiele in einer Schachtel",
    "nl": "Vier gezelschapsspellen met ninja’s in één doos",  # noqa: RUF001
}
ABOUT = {
    "": (
        "Shinobi WAT-AAH!, Ninja Taisen, Oboro Ninja Star Trick and Ninjutsu, against the computer or passed around.",
        "Every game has a rulebook and a lesson to play. Every decision is saved. The opponents know only what their "
        "seat may know.",
    ),
    "fr": (
        "Shinobi WAT-AAH!, Ninja Taisen, Oboro Ninja Star Trick et Ninjutsu, contre l’ordinateur ou à plusieurs devant "  # noqa: RUF001
        "le même écran.",
        "Chaque jeu a ses règles et une leçon à jouer. Chaque décision est enregistrée. Les adversaires ne savent que "
        "ce que leur place leur permet de savoir.",
    ),
    "de": (
        "Shinobi WAT-AAH!, Ninja Taisen, Oboro Ninja Star Trick und Ninjutsu, gegen den Computer oder reihum an einem "
        "Gerät.",
        "Jedes Spiel hat ein Regelheft und eine spielbare Lektion. Jede Entscheidung wird gespeichert. Die Gegner "
        "wissen nur, was ihr Platz wissen darf.",
    ),
    "nl": (
        "Shinobi WAT-AAH!, Ninja Taisen, Oboro Ninja Star Trick en Ninjutsu, tegen de computer of om de beurt op één "
        "apparaat.",
        "Elk spel heeft een spelregelboek en een les om te spelen. Elke beslissing wordt opgeslagen. De tegenstanders "
        "weten alleen wat hun plaats mag weten.",
    ),
}

PICTURE = 1200, 675
"""The size of our screenshots, in pixels."""


def metainfo(released: date | None = None) -> str:
    """The whole document."""
    day = released or datetime.now(UTC).date()
    return f"""\
<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{product.APP_ID}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <name>{product.NAME}</name>
  <summary>{product.SUMMARY}</summary>
{_lines(_summaries(), 2)}
  <developer_name>{product.AUTHORS}</developer_name>
{_homepage()}  <description>
{_lines(_description(), 4)}
  </description>
  <launchable type="desktop-id">{product.PROGRAM}.desktop</launchable>
  <provides>
    <binary>{product.PROGRAM}</binary>
    <mediatype>application/x-kagebako-match</mediatype>
  </provides>
{_screenshots()}  <categories>
    <category>Game</category>
    <category>BoardGame</category>
  </categories>
  <content_rating type="oars-1.1">
    <content_attribute id="violence-fantasy">mild</content_attribute>
  </content_rating>
  <releases>
    <release version="{product.VERSION}" date="{day}"/>
  </releases>
</component>
"""


def _lines(found: list[str], indent: int) -> str:
    return "\n".join(" " * indent + line for line in found)


def _summaries() -> list[str]:
    return [f'<summary xml:lang="{language}">{escape(text)}</summary>' for language, text in SUMMARIES.items()]


def _description() -> list[str]:
    found = []
    for number in range(len(ABOUT[""])):
        for language, paragraphs in ABOUT.items():
            mark = f' xml:lang="{language}"' if language else ""
            found.append(f"<p{mark}>{escape(paragraphs[number])}</p>")
    return found


def _homepage() -> str:
    return "" if product.HOMEPAGE is None else f'  <url type="homepage">{escape(product.HOMEPAGE)}</url>\n'


def _screenshots() -> str:
    """Software centres fetch pictures from the web: AppStream refuses the address of a file in the package itself.

    So the document names them only where the build knows the project's place; the package has them in any case.
    """
    if product.HOMEPAGE is None:
        return ""
    base = re.sub(r"/*$", "", product.HOMEPAGE)
    shown = [
        f"    <screenshot{' type=' + chr(34) + 'default' + chr(34) if number == 0 else ''}>\n"
        f"      <caption>{escape(TITLES.get(path.stem, product.NAME))}</caption>\n"
        f'      <image type="source" width="{PICTURE[0]}" height="{PICTURE[1]}">'
        f"{escape(base)}/raw/v{product.VERSION}/docs/{path.name}</image>\n"
        "    </screenshot>\n"
        for number, path in enumerate(product.SCREENSHOTS)
    ]
    return f"  <screenshots>\n{''.join(shown)}  </screenshots>\n"
