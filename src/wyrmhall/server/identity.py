"""Who a visitor is: a name without an account. A secret token says it; only its hash is kept."""

import hashlib
import re
import secrets
import unicodedata
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

from litestar.connection import ASGIConnection

from wyrmhall.server.errors import BadName
from wyrmhall.server.messages import LONGEST_NAME

COOKIE = "wyrmhall"
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"

BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""What Unicode calls printable and nobody sees: Hangul's fillers, Khmer's, Braille's blank."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Secrets:
    """Where secrets come from; simulations have their own."""

    def token(self) -> str:
        """A secret nobody can guess."""
        return secrets.token_urlsafe(32)

    def table_id(self) -> str:
        """A table's address: nobody finds it by trying."""
        return "".join(secrets.choice(ALPHABET) for _ in range(12))

    def key(self) -> str:
        """A chance key."""
        return hash_of(self.token())[:32]


def hash_of(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def looks_like_token(token: str) -> bool:
    """Whether this could be one of our tokens."""
    return TOKEN.fullmatch(token) is not None


def cookie_of(connection: AnyConnection) -> str | None:
    """The visitor's token from our cookie: the first that could be ours, whatever others are there.

    Another application of the same host may have set cookies no parser reads, or one of our name.
    """
    for pair in ";".join(connection.headers.getall("cookie", [])).split(";"):
        name, _, token = pair.strip().partition("=")
        if name == COOKIE and looks_like_token(token):
            return token
    return None


def holder_of(connection: AnyConnection) -> str | None:
    """Who a request comes from: the hash of its bearer token or cookie."""
    bearer = connection.headers.get("authorization", "").removeprefix("Bearer ")
    token = bearer if looks_like_token(bearer) else cookie_of(connection)
    return hash_of(token) if token else None


def address_of(connection: AnyConnection) -> str:
    """Where a connection comes from, as far as it is counted.

    Behind a proxy that tells (`X-Forwarded-For`) that is the visitor's own address; behind one that
    does not, everybody comes from the proxy.
    """
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """What counts as one address: of IPv6, the network a household is given."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return host if address.is_loopback else str(IPv6Network((address, 64), strict=False))


def is_here(connection: AnyConnection) -> bool:
    """Whether a connection comes from this machine itself."""
    address = address_of(connection)
    return address == "::1" or address.startswith("127.")


def is_own_page(connection: AnyConnection, origins: frozenset[str]) -> bool:
    """Whether a request comes from our own page, from an allowed one, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in origins:
        return True
    return origin.partition("://")[2] == connection.headers.get("host")


def check_name(name: str) -> str:
    """A name as it is shown: printable, not too long."""
    shown = printable(name)
    marks_only = all(unicodedata.category(c).startswith("M") for c in shown)
    if marks_only or len(shown) > LONGEST_NAME:
        raise BadName("error-name", longest=LONGEST_NAME)
    return shown


def printable(text: str) -> str:
    """A text on one line, without what cannot be printed or shows nothing."""
    seen = (c if c.isprintable() and c not in BLANK else " " for c in text)
    return " ".join("".join(seen).split())
