"""What a bot draws by: a seeded one repeats itself wherever it sees the same position."""

import random
import secrets
from hashlib import blake2b

from wyrmhall.kernel.match import Match
from wyrmhall.kernel.options import check_seed


class Luck:
    """A bot's luck: with a seed, a function of the seed and of what the seat knows, nothing else.

    It does not remember what was asked before. Another position is another luck: a bot that always
    imagined the same tables would repeat a misjudgement for ever.
    """

    def __init__(self, seed: int | str | None) -> None:
        self._seed = None if seed is None else check_seed(seed)

    def key(self, match: Match, seat: int) -> tuple[int, int]:
        """128 bits for this decision of a seat; fresh ones every time for a bot without a seed."""
        if self._seed is None:
            return secrets.randbits(64), secrets.randbits(64)
        high, low = self._seed
        # An imagined state is all that the seat knows and nothing else; a view may tell less.
        known = match.imagine(seat, 0).state.tobytes()
        digest = blake2b(known, digest_size=16, key=(high << 64 | low).to_bytes(16)).digest()
        return int.from_bytes(digest[:8]), int.from_bytes(digest[8:])

    def dice(self, match: Match, seat: int) -> random.Random:
        """Dice for this decision of a seat."""
        high, low = self.key(match, seat)
        return random.Random(high << 64 | low)
