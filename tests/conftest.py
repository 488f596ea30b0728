"""Shared by all tests: where compiled rules are kept, and the games to judge."""

import os

import pytest
from hypothesis import settings

# Both pytest workers and the interpreted twin read the same compiled cache; a developer's own
# records folder is never written to.
os.environ.setdefault("WYRMHALL_CACHE", os.path.expanduser("~/.cache/wyrmhall-tests"))

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


@pytest.fixture(autouse=True)
def own_records_folder(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
