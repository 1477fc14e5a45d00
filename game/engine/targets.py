"""Tells other programs where one can click: a JSON file that follows the screen."""

from pathlib import Path

import msgspec

from game.engine.layout import Layout
from game.engine.scenes import Target


class TargetsFile:
    """Writes `[{"name": ..., "rect": [x, y, w, h]}, ...]` in window pixels, whole or not at all."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._written: bytes | None = None

    def write(self, targets: list[Target], layout: Layout) -> None:
        """Write the targets if they differ from those in the file."""
        found = [{"name": target.name, "rect": list(layout.rect_to_px(target.rect))} for target in targets]
        text = msgspec.json.encode(found)
        if text == self._written:
            return
        # A reader must never see half a file.
        draft = self._path.with_name(self._path.name + ".part")
        draft.write_bytes(text)
        draft.replace(self._path)
        self._written = text
