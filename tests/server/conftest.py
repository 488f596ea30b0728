"""Tests of the server: coroutines run by themselves, each on a database of its own."""

import asyncio
import inspect
from pathlib import Path

import pytest

from server.house import House, blank_database, copied


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine is run to its end."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in wanted}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**arguments), 300))
    return True


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite database of the newest shape."""
    return blank_database(tmp_path_factory.mktemp("blank"))


@pytest.fixture
def house(blank: Path, tmp_path: Path) -> House:
    """A hall that is not open yet: `async with house:` opens it."""
    return House(copied(blank, tmp_path / "hall.db"))
