"""What a server is told when it starts; workers read it from the environment."""

import os
from pathlib import Path

import msgspec

VARIABLE = "WYRMHALL_SERVER"


class Config(msgspec.Struct, frozen=True):
    """The server's settings."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Origins of pages other than our own that may use the API."""
    bot_processes: int = 1
    bot_pause: float = 0.6
    """Seconds a bot waits before it moves: to be followed, and to leave time for others."""
    rate: tuple[float, float] = (60.0, 20.0)
    """What a visitor may ask for at once, and a second, in messages; see `admission`."""
    tables: tuple[float, float] = (60.0, 1 / 60)
    """Tables that may be opened from one address at once, and a second."""
    sockets: int = 100
    """WebSockets that may be open from one address."""
    empty_for: float = 24 * 3600.0
    """Seconds after which a table that gathers players is gone, if nobody has been there."""
    public_metrics: bool = False
    """Whether `/metrics` answers everybody, and not this machine only."""
    log_level: str = "info"

    def to_environment(self) -> None:
        """For the workers this process starts."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> "Config":
        """What the parent process was told."""
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)


def default_database() -> Path:
    """Where tables are kept when nobody says where."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "wyrmhall" / "hall.db"
