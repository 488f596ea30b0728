"""Frames no client of ours would send."""

import json
import random
from typing import Any

DEEP = "[" * 3000
STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1.5,
    10**25,
    -(10**400),
    "",
    " ",
    "\x00",
    "\ud800",
    "\u202e",
    "x" * 70,
    "x" * 3000,
    "é" * 40,
    "' OR 1=1 --",
    [],
    {},
    [[]],
    {"do": "play"},
)
KINDS = ("hello", "play", "undo", "consent", "return", "say", "ping", "state", "table", "", "PLAY")
FIELDS = ("id", "version", "move", "yes", "text", "token", "seat", "is", "do", "__proto__")
IDS = ("a", "b", "c" * 64, "é", "0")
PROPER: dict[str, dict[str, tuple[Any, ...]]] = {
    "hello": {"version": (0, 1, 10**9)},
    "play": {"id": IDS},
    "undo": {"id": IDS},
    "consent": {"id": IDS, "yes": (True, False)},
    "return": {"id": IDS},
    "say": {"id": IDS, "text": ("hello", "<b>", "x" * 500)},
    "ping": {"id": IDS},
}
"""What each kind of message needs, rightly put."""
RAW = (
    "",
    " ",
    "null",
    "0",
    "[]",
    "{",
    "}",
    '"play"',
    "\x00",
    DEEP,
    '{"do":' * 600,
    "{" + '"a":1,' * 400 + '"b":2}',
    '{"do":"play","do":"undo"}',
    '{"do":"ping","id":"\\ud800"}',
    '{"do":"ping","id":1e999}',
    "x" * 4097,
    "é" * 4096,
    "NaN",
    "\ufeff{}",
)


def hostile(dice: random.Random, legal: list[str], version: int) -> str | bytes | None:
    """A frame that must be refused, or change nothing of the game."""
    wish = dice.random()
    if wish < 0.05:
        return dice.choice((None, b"", b"\xff\xfe", dice.randbytes(dice.randrange(200))))
    if wish < 0.2:
        return dice.choice(RAW)
    message = _message(dice, legal, version)
    text = json.dumps(message, ensure_ascii=dice.random() < 0.7)
    if wish < 0.5:
        return _damaged(dice, text)
    return text


def _message(dice: random.Random, legal: list[str], version: int) -> dict[str, Any]:
    kind = dice.choice(KINDS)
    message: dict[str, Any] = {"do": kind}
    if dice.random() < 0.5:  # well-formed, so that it gets past the first look
        message |= {field: dice.choice(choices) for field, choices in PROPER.get(kind, {}).items()}
    else:
        for field in FIELDS:
            if dice.random() < 0.35:
                message[field] = dice.choice(STRANGE)
    if kind in ("play", "undo"):  # nearly right: never the version, the id and the move together
        message.setdefault("id", dice.choice(("a", "b" * 65, "", "\x00", "é")))
        message["version"] = dice.choice((version + 1, version - 1, -1, 10**20, "0", None, 0.5))
        if kind == "play":
            message.setdefault("move", dice.choice([*legal, "end", ""]))
        if dice.random() < 0.5:
            message["version"] = version
            message["move"] = dice.choice((None, 3, "nonsense", "x" * 2000, "\x00", "end\n", ""))
            message["do"] = "play"
    return message


def _damaged(dice: random.Random, text: str) -> str:
    for _ in range(dice.randint(1, 4)):
        place = dice.randrange(len(text) + 1)
        if dice.random() < 0.5:
            text = text[:place] + chr(dice.choice((0, 34, 92, 123, 255, 0x1F409))) + text[place:]
        else:
            text = text[:place] + text[place + dice.randint(1, 5) :]
    return text
