"""A rulebook from a README: pages by heading, words without marks, a sentence where there is nothing."""

from pathlib import Path

from game.table.rulebook.readme import readme_intro, readme_pages

README = """# Go

Stones on a *board*,
for **two**.

## The turn
- **G1** Put a `stone` down. See [the end](#end).
- **G2** Or pass,
  if you like.

### Ko
Never twice the same.

## Empty
"""


def written(folder: Path, text: str) -> Path:
    (folder / "README.md").write_text(text, "utf-8")
    return folder


def test_a_page_for_each_heading(tmp_path: Path) -> None:
    first, second = readme_pages(written(tmp_path, README), "Go", "nothing")
    assert (first.title, first.text) == ("Go", "Stones on a board, for two.")
    assert second.title == "The turn"
    assert second.text == (
        "- G1 Put a stone down. See the end.\n\n- G2 Or pass, if you like.\n\n# Ko\n\nNever twice the same."
    )
    assert first.name != second.name


def test_the_first_paragraph_tells_what_it_is(tmp_path: Path) -> None:
    assert readme_intro(written(tmp_path, README)) == "Stones on a board, for two."


def test_without_a_readme_there_is_still_a_page(tmp_path: Path) -> None:
    (page,) = readme_pages(tmp_path, "Go", "nothing")
    assert (page.title, page.text) == ("Go", "nothing")
    assert readme_intro(tmp_path) == ""
    (tmp_path / "README.md").write_bytes(b"\xff\xfe\x00")
    assert readme_pages(tmp_path, "Go", "nothing") == (page,)
