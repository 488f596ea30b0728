"""Visitors: names without accounts. A secret token says who somebody is; its hash is kept."""

import hashlib
import secrets
from collections.abc import Callable

from wyrmhall.server.refusals import BadName, TooFast
from wyrmhall.server.wire import LONGEST_NAME

COOKIE = "wyrmhall"
TOKEN_LENGTH = 43
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def new_token() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """A table's address: nobody finds it by trying."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def hash_of(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def looks_like_token(token: str) -> bool:
    """Whether a cookie could be one of ours."""
    return len(token) == TOKEN_LENGTH and token.replace("-", "a").replace("_", "a").isalnum()


def check_name(name: str) -> str:
    """A name as it is shown: printable, not too long."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not shown or len(shown) > LONGEST_NAME:
        raise BadName("error-name", longest=LONGEST_NAME)
    return shown


class Bucket:
    """A token bucket: so many at once, so many a second."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._burst = burst
        self._rate = rate
        self._now = now
        self._left = burst
        self._at = now()

    def take(self) -> None:
        """Count one; TooFast where there are too many."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            raise TooFast("error-too-fast")
        self._left -= 1
