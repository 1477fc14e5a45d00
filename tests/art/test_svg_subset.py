"""Every SVG uses only features that the rasteriser supports; others it silently skips or draws wrong."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.paths import assets

FILES = sorted(assets().rglob("*.svg"))

ELEMENTS = {
    *(
        "svg",
        "g",
        "defs",
        "title",
        "desc",
        "path",
        "rect",
        "circle",
        "ellipse",
        "polygon",
        "polyline",
        "line",
    ),
    *("linearGradient", "radialGradient", "stop"),
}
ATTRIBUTES = {
    *(
        "id",
        "d",
        "fill",
        "fill-rule",
        "fill-opacity",
        "opacity",
        "transform",
        "points",
        "data-only",
        "offset",
    ),
    *(
        "stroke",
        "stroke-width",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-opacity",
        "stop-color",
        "stop-opacity",
    ),
    *("x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "viewBox"),
    *("gradientUnits", "gradientTransform"),
}
XLINK = "{http://www.w3.org/1999/xlink}href"
COLOURS = ("fill", "stroke", "stop-color")
COLOUR = re.compile(r"none|#[0-9a-fA-F]{6}|url\(#([\w-]+)\)")
PLACES = ("x1", "y1", "x2", "y2", "cx", "cy", "r")


def faults(text: str) -> list[str]:
    """Return the features in this SVG text that would not be drawn correctly."""
    root = ElementTree.fromstring(text)
    found = [] if "viewBox" in root.attrib else ["no viewBox"]
    names = {element.get("id") for element in root.iter()}
    for element in root.iter():
        tag = element.tag.rpartition("}")[2]
        if tag not in ELEMENTS or (tag == "svg" and element is not root):
            found.append(f"element {tag}")
        found += [f"attribute {key}" for key in element.attrib if key not in ATTRIBUTES and key != XLINK]
        if tag == "g" and {"opacity", "fill-opacity"} & set(element.attrib):
            found.append("group opacity")
        for key in COLOURS:
            value = element.get(key, "none")
            known = COLOUR.fullmatch(value)
            if not known:
                found.append(f"{key} {value}")
            elif known[1] and known[1] not in names:
                found.append(f"{key} {value} points nowhere")
        if tag.endswith("Gradient") and element.get("gradientUnits") != "userSpaceOnUse":
            found += [f"{key} not in %" for key in PLACES if not element.get(key, "0%").endswith("%")]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(assets()).as_posix())
def test_picture_keeps_to_the_subset(path: Path):
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(assets()).as_posix())
def test_picture_draws_something(path: Path):
    picture = pygame.image.load_sized_svg(path, (64, 64))
    assert picture.get_bounding_rect().size != (0, 0)


GOOD = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  viewBox="0 0 9 9">
  <defs>
    <linearGradient id="a" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="#ffffff"/>
    </linearGradient>
    <radialGradient id="b" gradientUnits="userSpaceOnUse" cx="4" cy="4" r="4" xlink:href="#a"/>
  </defs>
  <g transform="translate(1,1)" data-only="3"><rect width="4" height="4" fill="url(#a)" opacity="0.5"/></g>
</svg>"""


def test_a_good_picture_has_no_faults():
    assert faults(GOOD) == []


@pytest.mark.parametrize(
    ("part", "fault"),
    [
        ("<text>a</text>", "element text"),
        ("<clipPath/>", "element clipPath"),
        ("<mask/>", "element mask"),
        ("<filter/>", "element filter"),
        ("<pattern/>", "element pattern"),
        ("<image/>", "element image"),
        ("<marker/>", "element marker"),
        ('<use xlink:href="#a"/>', "element use"),
        ("<symbol/>", "element symbol"),
        ("<style>.b{}</style>", "element style"),
        ('<svg viewBox="0 0 1 1"/>', "element svg"),
        ('<path stroke-dasharray="3 2"/>', "attribute stroke-dasharray"),
        ('<path paint-order="stroke"/>', "attribute paint-order"),
        ('<path class="a b"/>', "attribute class"),
        ('<path style="fill:#fff"/>', "attribute style"),
        ('<linearGradient href="#a"/>', "attribute href"),
        ('<radialGradient fx="10%"/>', "attribute fx"),
        ('<path fill="rgba(0,0,0,0.5)"/>', "fill rgba(0,0,0,0.5)"),
        ('<path fill="hsl(9,9%,9%)"/>', "fill hsl(9,9%,9%)"),
        ('<path stroke="gold"/>', "stroke gold"),
        ('<path fill="#11223344"/>', "fill #11223344"),
        ('<path fill="url(#nobody)"/>', "fill url(#nobody) points nowhere"),
        ('<linearGradient x1="0" y1="0%"/>', "x1 not in %"),
        ('<g opacity="0.5"/>', "group opacity"),
    ],
)
def test_a_planted_fault_is_found(part: str, fault: str):
    assert faults(GOOD.replace("</svg>", f"{part}</svg>")) == [fault]


def test_a_missing_view_box_is_found():
    assert faults(GOOD.replace('viewBox="0 0 9 9"', "")) == ["no viewBox"]
