"""A QR code as rows of dark and light modules."""


def qr_rows(text: str) -> list[list[bool]]:
    """The modules of the code for a text, without the quiet zone around it; True is dark."""
    import segno  # noqa: PLC0415 - only a table with phones needs it

    return [[bool(module) for module in row] for row in segno.make(text, error="m", micro=False).matrix]
