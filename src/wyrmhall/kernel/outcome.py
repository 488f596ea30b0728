"""How a match ended, as a value."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Why the game ended, the seats best first with ties together, and each seat's score."""

    reason: str
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place."""
        return self.ranking[0]


def ranking_of(ranks: list[int]) -> tuple[tuple[int, ...], ...]:
    """Seats grouped by rank, best first."""
    return tuple(
        tuple(seat for seat, rank in enumerate(ranks) if rank == place)
        for place in sorted(set(ranks))
    )
