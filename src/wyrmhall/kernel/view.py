"""What every view has: the parts of a table that are the same in all games."""

import msgspec

from wyrmhall.kernel.outcome import Outcome


class View(msgspec.Struct, kw_only=True):
    """What one viewer may see, ready for JSON.

    While several seats decide at once `pending` names them all, decided or not: who has
    decided is nobody's business.
    """

    game: str
    players: int
    viewer: int | None
    pending: tuple[int, ...]
    outcome: Outcome | None = None

    def json(self) -> bytes:
        """The view as JSON."""
        return msgspec.json.encode(self)
