"""What all fault tests share."""

import pytest

from tests.faults.good_files import good_files


@pytest.fixture(scope="package")
def originals(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """One good file of every kind."""
    return good_files(tmp_path_factory.mktemp("good"))
