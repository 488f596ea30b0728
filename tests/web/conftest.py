"""The page in a real Chromium against a real server: both are started for the tests."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import wyrmhall
from web.adviser import Adviser
from web.person import Room
from wyrmhall.kernel.registry import games
from wyrmhall.server.precompile import marker_of

PAGE = Path(wyrmhall.__file__).parent / "server" / "page" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60.0


class Server:
    """`wyrmhall serve` on a file of its own; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.db = folder / "hall.db"
        self.log = folder / "server.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        for name in games():  # people's patience is tested, not the compiler's
            if not marker_of(name).exists():
                warming = [sys.executable, "-m", "wyrmhall.server.precompile", name]
                subprocess.run(warming, check=True, stdout=subprocess.DEVNULL)
        command = [
            str(Path(sys.executable).with_name("wyrmhall")),
            "serve",
            "--port",
            str(self.port),
        ]
        command += ["--db", str(self.db), "--bot-pause", "0", "--rate", "100000"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, start_new_session=True, env=dict(os.environ)
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/api/games", timeout=5):
                    return
            except OSError:
                assert self.process.poll() is None, self.log.read_text()[-2000:]
                time.sleep(0.1)
        raise AssertionError(f"no server after {PATIENCE} s: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """At once and without a word, bots too."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not PAGE.exists():
        pytest.fail(f"the page is not built: run `make page` ({PAGE} is missing)")
    here = Server(tmp_path_factory.mktemp("web"))
    here.start()
    yield here
    here.stop()


# One browser for a module only: its event loop would be in the way of other tests' own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("no chromium on this machine: `make .venv/browser` installs it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def room(server: Server, browser: Browser) -> Iterator[Room]:
    """People with browsers; what a page complains of fails the test."""
    here = Room(browser, server.address)
    yield here
    complaints = [complaint for person in here.people for complaint in person.complaints]
    here.leave()
    assert not complaints, complaints


@pytest.fixture
def adviser(server: Server) -> Adviser:
    return Adviser(server.db)
