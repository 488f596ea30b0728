"""`wyrmhall serve`: check, migrate, then serve with uvicorn."""

import contextlib
import fcntl
import os
import resource
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import uvicorn

from wyrmhall.kernel.errors import OptionError
from wyrmhall.server.config import Config
from wyrmhall.server.live.punctual import PunctualProtocol
from wyrmhall.server.live.session import LONGEST_FRAME
from wyrmhall.server.live.wire import BoundedProtocol
from wyrmhall.server.storage.database import database_url, file_of, is_sqlite
from wyrmhall.server.storage.migrate import migrate

LARGEST_READ = 16 * LONGEST_FRAME  # above this a frame is not even answered


def serve(config: Config) -> None:
    """Serve until told to stop; every table is kept."""
    url = database_url(config.db)
    if config.workers > 1 and is_sqlite(url):
        raise OptionError("error-workers")
    with _only_one(url):
        migrate(config.db)
        config.to_environment()
        _allow_open_files()
        uvicorn.run(
            "wyrmhall.server.app:from_environment",
            factory=True,
            host=config.host,
            port=config.port,
            workers=config.workers,
            loop="auto",
            http=PunctualProtocol,
            ws=BoundedProtocol,
            # Compressing each small frame by itself costs ten times its sending.
            ws_per_message_deflate=False,
            ws_max_size=LARGEST_READ,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=3,
        )


def _allow_open_files() -> None:
    """As many connections as the system grants; what it grants at first is often too few."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def open_when_ready(address: str) -> None:
    """Show the hall in the browser as soon as it answers."""

    def wait_and_open() -> None:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{address}/health", timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                webbrowser.open(address)
                return

    threading.Thread(target=wait_and_open, daemon=True).start()


@contextlib.contextmanager
def _only_one(url: str) -> Iterator[None]:
    """A file serves one server at a time: another would not hear what this one does."""
    if not is_sqlite(url):
        yield
        return
    served = Path(file_of(url)).resolve()  # by whatever name it is called
    served.parent.mkdir(parents=True, exist_ok=True)
    with Path(f"{served}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            raise OptionError("error-served", file=str(served)) from fault
        lock.write(str(os.getpid()))
        lock.flush()
        yield
