"""Answers to requests: files by their exact names, for our own address only."""

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import NamedTuple

POLICY = (
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; font-src 'self'; connect-src 'self' ws:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
TALK = "/talk"
"""Where conversations begin."""

_KEPT = ("/art/", "/font/")
"""Folders of files that never change while the program runs."""


class ServedFile(NamedTuple):
    """One file that phones may fetch."""

    kind: str
    """Its media type."""

    body: bytes


class HttpAnswer(NamedTuple):
    """What a request is answered with."""

    status: HTTPStatus
    headers: dict[str, str]
    body: bytes


class FileRequest(NamedTuple):
    """A request, as far as it matters."""

    method: str
    path: str
    hosts: Sequence[str]
    origins: Sequence[str]


def answer(asked: FileRequest, ours: str, files: Mapping[str, ServedFile]) -> HttpAnswer | None:
    """Answer a request; None if a conversation may begin.

    A foreign host name means that another page has led a browser here, so it gets nothing (DNS rebinding). Files are
    found by exact name in a dictionary: there is no path to climb.
    """
    if list(asked.hosts) != [ours]:
        return _said(HTTPStatus.MISDIRECTED_REQUEST)
    if asked.method != "GET":
        return _said(HTTPStatus.METHOD_NOT_ALLOWED)
    if asked.path == TALK:
        return None if list(asked.origins) == [f"http://{ours}"] else _said(HTTPStatus.FORBIDDEN)
    found = files.get("/index.html" if asked.path == "/" else asked.path)
    if found is None:
        return _said(HTTPStatus.NOT_FOUND)
    return _said(HTTPStatus.OK, found, kept=asked.path.startswith(_KEPT))


def too_many() -> HttpAnswer:
    """The answer when all places for conversations are taken."""
    return _said(HTTPStatus.SERVICE_UNAVAILABLE)


def _said(status: HTTPStatus, file: ServedFile | None = None, *, kept: bool = False) -> HttpAnswer:
    file = file or ServedFile("text/plain", b"")
    headers = {
        "Content-Type": file.kind,
        "Content-Length": str(len(file.body)),
        "Cache-Control": "max-age=86400" if kept else "no-store",
        "Content-Security-Policy": POLICY,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Connection": "close",
    }
    return HttpAnswer(status, headers, file.body)
