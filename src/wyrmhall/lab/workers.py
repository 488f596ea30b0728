"""Bouts on all cores, each in a process that may crash or hang without harm to the others."""

import multiprocessing
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, TypeAlias

from wyrmhall.bots.registry import load_bot, takes_seed
from wyrmhall.bots.warm import COMPILED, warm
from wyrmhall.kernel.registry import load
from wyrmhall.lab.bout import Bout, Verdict, failure, play_bout

Entrants: TypeAlias = list[tuple[str, dict[str, Any]]]
NOBODY = -1
LOOK = 0.2  # seconds between two looks at who has been thinking for too long


def _work(
    pipe: Connection, game: str, entrants: list[tuple[str, dict[str, Any]]], mind: Any
) -> None:
    """A worker's loop: a bout in, a verdict out, until the pipe closes."""
    if any(name in COMPILED for name, _ in entrants):
        warm(load(game))
    while True:
        try:
            bout: Bout = pipe.recv()
        except EOFError:
            return

        def thinking(seat: int | None) -> None:
            mind[1] = time.monotonic()
            mind[0] = NOBODY if seat is None else seat

        bots = []
        for seat, entrant in enumerate(bout.seats):
            name, settings = entrants[entrant]
            thinking(seat)  # a bot that dies while it is made has failed too
            if takes_seed(name):  # the same arena twice is the same games twice
                settings = {"seed": bout.seed * len(bout.seats) + seat, **settings}
            bots.append(load_bot(name, **settings))
            thinking(None)
        pipe.send(play_bout(load(game), bout, bots, thinking))


class Worker:
    """One process and the bout it plays."""

    def __init__(self, context: SpawnContext, game: str, entrants: Entrants) -> None:
        self.pipe, far = context.Pipe()
        self.mind: Any = context.Array("d", 2, lock=False)  # who thinks, and since when
        self.mind[0] = NOBODY
        self.bout: Bout | None = None
        self.process: SpawnProcess = context.Process(
            target=_work, args=(far, game, entrants, self.mind), daemon=True
        )
        self.process.start()
        far.close()

    def give(self, bout: Bout) -> None:
        """Start a bout."""
        self.bout = bout
        self.mind[0] = NOBODY
        self.pipe.send(bout)

    def thinker(self) -> int:
        """The seat that thinks, or NOBODY."""
        return int(self.mind[0])

    def thought_for(self) -> float:
        """How many seconds it has been thinking."""
        return time.monotonic() - self.mind[1] if self.thinker() != NOBODY else 0.0

    def end(self) -> None:
        """Stop the process at once."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def verdicts(
    game: str,
    entrants: Entrants,
    bouts: list[Bout],
    cores: int,
    patience: float,
) -> Iterator[Verdict]:
    """Play all bouts; a bot that crashes its process or thinks past `patience` seconds fails."""
    context = multiprocessing.get_context("spawn")
    waiting = list(reversed(bouts))
    workers: list[Worker] = []
    try:
        while waiting or any(worker.bout for worker in workers):
            while waiting and len(workers) < cores:
                workers.append(Worker(context, game, entrants))
            for worker in workers:
                if worker.bout is None and waiting:
                    worker.give(waiting.pop())
            busy = [worker for worker in workers if worker.bout]
            wait([*(w.pipe for w in busy), *(w.process.sentinel for w in busy)], timeout=LOOK)
            for worker in busy:
                verdict = _look_at(worker, patience)
                if verdict is None:
                    continue
                worker.bout = None
                if verdict.failed is not None and not worker.process.is_alive():
                    workers.remove(worker)
                yield verdict
    finally:
        for worker in workers:
            worker.end()


def _look_at(worker: Worker, patience: float) -> Verdict | None:
    """The verdict of a busy worker, or one about it if it failed; None while it plays on."""
    assert worker.bout is not None
    if worker.pipe.poll():
        try:
            verdict: Verdict = worker.pipe.recv()
        except (EOFError, OSError):
            pass
        else:
            return verdict
    seat = max(worker.thinker(), 0)
    if not worker.process.is_alive():
        worker.end()
        return failure(worker.bout, seat, "its process died")
    if worker.thought_for() > patience:
        worker.end()
        return failure(worker.bout, seat, f"gave no answer within {patience:g} s")
    return None
