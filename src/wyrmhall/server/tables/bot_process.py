"""A process bots think in: `python -m wyrmhall.server.tables.bot_process`.

It reads questions from its standard input and answers each with a line of JSON. When its input
ends, it ends too, whatever it is thinking about: a server that was killed leaves nothing behind.
"""

import json
import os
import pickle
import signal
import struct
import sys
import threading
from functools import cache
from queue import SimpleQueue
from typing import Any

from wyrmhall.bots.bot import Bot
from wyrmhall.bots.registry import load_bot
from wyrmhall.bots.search import SearchBot
from wyrmhall.kernel.match import Match

CHOOSE, THINK = "choose", "think"
LENGTH = struct.Struct("!I")
POLITE = 5  # the server's own work comes first on the same processor


def question(what: str, level: str, imagined: Match, seat: int) -> bytes:
    """What a process is asked: to CHOOSE a move, or to THINK about all of them."""
    asked = pickle.dumps((what, level, imagined, seat))
    return LENGTH.pack(len(asked)) + asked


@cache
def _bot(level: str) -> Bot:
    return load_bot(level)


def answer(asked: bytes) -> dict[str, Any]:
    """What a question is answered with: by its own name, or `why` there is no answer."""
    try:
        what, level, imagined, seat = pickle.loads(asked)
        if what == CHOOSE:
            return {CHOOSE: _bot(level).choose(imagined, seat).text}
        thinker = load_bot(level, seed=0)  # its luck comes from what the seat knows alone
        assert isinstance(thinker, SearchBot)
        return {THINK: [(t.move, t.shares[seat]) for t in thinker.think(imagined, seat)]}
    except Exception as fault:  # whatever a bot raises, it is told
        return {"why": f"{type(fault).__name__}: {fault}"[:200]}


def _listen(questions: "SimpleQueue[bytes]") -> None:
    """Read questions until there are no more; then nobody wants an answer either."""
    given = sys.stdin.buffer
    while len(head := given.read(LENGTH.size)) == LENGTH.size:
        questions.put(given.read(*LENGTH.unpack(head)))
    os._exit(0)


def main() -> None:
    """Answer until the input ends."""
    os.nice(POLITE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is told, and ends this
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what a bot prints is no answer
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions,), daemon=True).start()
    while True:
        print(json.dumps(answer(questions.get())), file=answers, flush=True)


if __name__ == "__main__":
    main()
