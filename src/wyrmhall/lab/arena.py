"""The arena: every pair of bots, every seat in turn, on common chance keys; ratings and rates."""

from collections.abc import Callable, Iterator
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from wyrmhall.bots.registry import load_bot, read_bot
from wyrmhall.kernel.errors import OptionError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.options import as_int, check_players, shown
from wyrmhall.lab.bout import Bout, Verdict
from wyrmhall.lab.workers import verdicts

CERTAINTY = 1.959964  # 95 %
LARGEST_SEED = (1 << 32) - 1


class Rate(msgspec.Struct, frozen=True):
    """A share of wins with its 95 % interval (Wilson)."""

    share: float
    low: float
    high: float
    games: int


class Rating(msgspec.Struct, frozen=True):
    """An OpenSkill rating with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    failures: int


class Report(msgspec.Struct, frozen=True):
    """What an arena found."""

    game: str
    players: int
    seed: int
    bouts: int
    ladder: list[Rating]
    """Best first."""
    pairs: dict[str, dict[str, Rate]]
    """The share of wins of a bot (first key) against another (second)."""
    fair: float
    """The share one of several equal bots would win."""
    failures: list[str]


def wilson(wins: float, games: int) -> Rate:
    """The share of wins, and its 95 % interval."""
    if games == 0:
        return Rate(0.0, 0.0, 1.0, 0)
    share, z = wins / games, CERTAINTY
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    half /= 1 + z * z / games
    low, high = min(centre - half, share), max(centre + half, share)
    return Rate(share, max(0.0, low), min(1.0, high), games)


class Arena:
    """A tournament of bots at one game."""

    def __init__(
        self, game: Game, bots: list[str], players: int = 2, games: int = 200, seed: int = 1
    ) -> None:
        self.game = game
        self.players = check_players(players, game.seats, game.id)
        if len(bots) < 2 or len(set(bots)) != len(bots):
            raise OptionError("error-arena-bots")
        if (as_int(games) or 0) < 1:
            raise OptionError("error-arena-games", got=shown(games))
        if as_int(seed) is None or not 0 <= seed <= LARGEST_SEED:
            raise OptionError("error-arena-seed", most=LARGEST_SEED, got=shown(seed))
        self.bots = bots
        self.entrants = [read_bot(text) for text in bots]
        for name, settings in self.entrants:
            load_bot(name, **settings)  # a name that is wrong is refused before anything is played
        self.seed = seed
        self.bouts = list(self._schedule(games))

    def play(
        self, cores: int, patience: float, kept: Path | None = None
    ) -> Iterator[tuple[int, Verdict]]:
        """Play what is not yet in the file `kept`; yields how many are done with each verdict."""
        done = {v.bout.number: v for v in read_verdicts(kept, self)} if kept else {}
        self.verdicts = list(done.values())
        left = [bout for bout in self.bouts if bout.number not in done]
        write = _writer(kept, self)
        for verdict in verdicts(self.game.id, self.entrants, left, cores, patience):
            self.verdicts.append(verdict)
            write(verdict)
            yield len(self.verdicts), verdict

    def report(self) -> Report:
        """Ratings, rates and failures of what was played."""
        model = PlackettLuce()
        ratings = [model.rating(name=bot) for bot in self.bots]
        wins: dict[tuple[int, int], float] = {}
        games: dict[tuple[int, int], int] = {}
        for verdict in sorted(self.verdicts, key=lambda v: v.bout.number):
            seats = verdict.bout.seats
            one = _lone(seats)
            other = seats[(one + 1) % len(seats)]
            pair = (seats[one], other)
            wins[pair] = wins.get(pair, 0.0) + verdict.shares[one]
            games[pair] = games.get(pair, 0) + 1
            if self.players == 2:
                wins[pair[::-1]] = wins.get(pair[::-1], 0.0) + verdict.shares[1 - one]
                games[pair[::-1]] = games.get(pair[::-1], 0) + 1
            best_other = min(p for s, p in enumerate(verdict.places) if s != one)
            ranks = [verdict.places[one], best_other]
            teams = [[ratings[pair[0]]], [ratings[pair[1]]]]
            for entrant, team in zip(pair, model.rate(teams, ranks=[float(r) for r in ranks])):
                ratings[entrant] = team[0]
        return Report(
            game=self.game.id,
            players=self.players,
            seed=self.seed,
            bouts=len(self.verdicts),
            ladder=self._ladder(ratings),
            pairs={
                bot: {
                    rival: wilson(wins.get((a, b), 0.0), games.get((a, b), 0))
                    for b, rival in enumerate(self.bots)
                    if a != b
                }
                for a, bot in enumerate(self.bots)
            },
            fair=1 / self.players,
            failures=[self._failure(verdict) for verdict in self.verdicts if verdict.why],
        )

    def _schedule(self, games: int) -> Iterator[Bout]:
        """For each pair and key: one of the pair in each seat in turn, the other in all others."""
        number = 0
        for a, b in combinations(range(len(self.bots)), 2):
            played, key = 0, 0
            while played < games:
                for lone, many in ((a, b), (b, a)):
                    for seat in range(self.players):
                        if self.players == 2 and lone == b:
                            continue  # the same two games again
                        seats = tuple(lone if s == seat else many for s in range(self.players))
                        yield Bout(number, seats, self.seed * 1_000_003 + key)
                        number += 1
                        played += 1
                key += 1

    def _ladder(self, ratings: list[Any]) -> list[Rating]:
        rows = []
        for entrant, rating in enumerate(ratings):
            seated = [v for v in self.verdicts if entrant in v.bout.seats]
            failed = [v for v in seated if v.failed is not None]
            rows.append(
                Rating(
                    bot=self.bots[entrant],
                    rating=rating.mu,
                    low=rating.mu - CERTAINTY * rating.sigma,
                    high=rating.mu + CERTAINTY * rating.sigma,
                    games=len(seated),
                    failures=sum(v.bout.seats[v.failed or 0] == entrant for v in failed),
                )
            )
        return sorted(rows, key=lambda row: -row.rating)

    def _failure(self, verdict: Verdict) -> str:
        seat = verdict.failed or 0
        bot = self.bots[verdict.bout.seats[seat]]
        return f"bout {verdict.bout.number}, seat {seat}, {bot}: {verdict.why}"


def _lone(seats: tuple[int, ...]) -> int:
    """The seat of the entrant that sits alone."""
    return next(s for s, e in enumerate(seats) if seats.count(e) == 1)


def _heading(arena: Arena) -> dict[str, Any]:
    return {
        "game": arena.game.id,
        "rules": arena.game.version,
        "players": arena.players,
        "seed": arena.seed,
        "bots": arena.bots,
    }


def read_verdicts(kept: Path, arena: Arena) -> list[Verdict]:
    """The verdicts an earlier run left, if it was the same arena; a torn last line is dropped."""
    if not kept.exists():
        return []
    heading, *lines = kept.read_bytes().splitlines() or [b"{}"]
    try:
        same = msgspec.json.decode(heading) == _heading(arena)
    except msgspec.MsgspecError:
        same = False
    if not same:
        raise OptionError("error-arena-kept", file=str(kept))
    planned = {bout.number: bout for bout in arena.bouts}
    found = []
    for line in lines:
        try:
            verdict = msgspec.json.decode(line, type=Verdict)
        except msgspec.MsgspecError:
            continue
        if planned.get(verdict.bout.number) == verdict.bout:
            found.append(verdict)
    return found


def _writer(kept: Path | None, arena: Arena) -> Callable[[Verdict], None]:
    if kept is None:
        return lambda verdict: None
    if not kept.exists():
        kept.write_bytes(msgspec.json.encode(_heading(arena)) + b"\n")

    def write(verdict: Verdict) -> None:
        with kept.open("ab") as file:
            file.write(msgspec.json.encode(verdict) + b"\n")

    return write
