"""Takes SVG files apart: their top-level groups, each as a document of its own, and the elements inside."""

from xml.etree import ElementTree

from msgspec import Struct

_SVG = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", _SVG)
ElementTree.register_namespace("xlink", "http://www.w3.org/1999/xlink")


class SvgLayer(Struct, frozen=True):
    """One top-level group of a file, as an SVG document of its own."""

    name: str
    svg: str
    only: frozenset[str]
    """The variants in which the layer appears; empty means all."""


def layers_of(text: str) -> list[SvgLayer]:
    """The top-level groups of a file, bottom first.

    Raises:
        ElementTree.ParseError: if it is not valid XML.
    """
    root = _root(text)
    return [_alone(root, group) for group in root.findall(f"{{{_SVG}}}g")]


def inside(text: str) -> str:
    """The elements inside a file, for embedding in another drawing.

    Raises:
        ElementTree.ParseError: if it is not valid XML.
    """
    return "".join(ElementTree.tostring(child, "unicode") for child in _root(text))


def _root(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)  # noqa: S314 - our own files, not the player's


def _alone(root: ElementTree.Element, group: ElementTree.Element) -> SvgLayer:
    """One group with the root element and the definitions of its file."""
    single = ElementTree.Element(root.tag, root.attrib)
    single.extend(root.findall(f"{{{_SVG}}}defs"))
    single.append(group)
    only = frozenset(group.get("data-only", "").split())
    return SvgLayer(group.get("id", ""), ElementTree.tostring(single, "unicode"), only)
