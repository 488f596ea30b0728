"""One game between bots, and the report of it."""

from collections.abc import Callable

import msgspec

from wyrmhall.bots.bot import Bot
from wyrmhall.kernel.errors import MoveError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.moves import Move


class Bout(msgspec.Struct, frozen=True):
    """A game to be played: which entrant sits where, and on which chance key."""

    number: int
    seats: tuple[int, ...]
    """The entrant of each seat."""
    seed: int


class Verdict(msgspec.Struct, frozen=True):
    """How it went. A bot that failed loses by name; the others share the win."""

    bout: Bout
    shares: tuple[float, ...]
    """Each seat's share of the win."""
    places: tuple[int, ...]
    """Each seat's place, 1 for the best."""
    decisions: int
    failed: int | None = None
    """The seat whose bot crashed, stalled or answered nonsense."""
    why: str = ""


def failure(bout: Bout, seat: int, why: str, decisions: int = 0) -> Verdict:
    """The verdict where the bot of a seat failed."""
    others = len(bout.seats) - 1
    return Verdict(
        bout=bout,
        shares=tuple(0.0 if s == seat else 1 / others for s in range(others + 1)),
        places=tuple(2 if s == seat else 1 for s in range(others + 1)),
        decisions=decisions,
        failed=seat,
        why=why,
    )


def play_bout(
    game: Game, bout: Bout, bots: list[Bot], thinking: Callable[[int | None], None]
) -> Verdict:
    """Play a game to its end; calls `thinking` with the seat that thinks, or None."""
    match = game.new(len(bout.seats), bout.seed)
    decisions = 0
    while match.outcome is None:
        seat = match.pending[0]
        try:
            thinking(seat)
            move: Move | str = bots[seat].choose(match.copy(), seat)
        except Exception as fault:  # whatever a stranger's bot may raise
            return failure(bout, seat, f"crashed: {type(fault).__name__}: {fault}"[:200], decisions)
        finally:
            thinking(None)
        try:
            match.play(seat, move)
        except MoveError as fault:
            return failure(bout, seat, f"answered nonsense: {fault}"[:200], decisions)
        decisions += 1
    outcome = match.outcome
    places = [0] * match.players
    place = 1
    for seats in outcome.ranking:
        for seat in seats:
            places[seat] = place
        place += len(seats)
    winners = outcome.winners
    shares = tuple(1 / len(winners) if s in winners else 0.0 for s in range(match.players))
    return Verdict(bout, shares, tuple(places), decisions)
