"""What every view has: the parts of a table that are the same in all games."""

from collections.abc import Callable
from inspect import signature
from typing import Any, Generic, TypeVar

import msgspec

from wyrmhall.kernel.outcome import Outcome
from wyrmhall.kernel.sheet import RECORD, Reader, Sheet, read_by, shared_of


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


V = TypeVar("V", bound=View)
MOST_CONCERNS = 4096


class Scene(Generic[V]):
    """How a game's view is made, field by field.

    Each maker gets the record's sheet; one that also takes a seat makes what viewers see
    differently. A scene learns which fields of the record each maker reads, so that after a
    decision only what may have changed is made again (`Watch`).
    """

    def __init__(self, kind: type[V], game: str, **makers: Callable[..., Any]) -> None:
        missing = {"game", "viewer", "outcome", *makers} ^ set(kind.__struct_fields__)
        if missing:
            raise ValueError(f"{kind.__name__}: a maker for each field, not for {sorted(missing)}")
        self.kind = kind
        self.game = game
        self._makers = makers
        self._own = {name for name, make in makers.items() if len(signature(make).parameters) > 1}
        self._read: dict[str, set[str]] = {name: set() for name in makers}
        self._concerned: dict[frozenset[str], tuple[str, ...]] = {}

    def __call__(self, s: Any, seat: int | None) -> V:
        """The whole view."""
        own = self._own
        fields = {n: make(s, seat) if n in own else make(s) for n, make in self._makers.items()}
        return self.kind(game=self.game, viewer=seat, **fields)

    def make(
        self, sheet: Sheet, seat: int | None, changed: frozenset[str] | None
    ) -> dict[str, Any]:
        """The fields that may be different, where these fields of the record are; None means any.

        What all viewers see alike is made once a turn.
        """
        own, shared, made = self._own, shared_of(sheet), {}
        for name in self._makers if changed is None else self._concern(changed):
            if name in own:
                made[name] = self._make(name, sheet, seat)
            elif name in shared:
                made[name] = shared[name]
            else:
                made[name] = shared[name] = self._make(name, sheet)
        return made

    def _make(self, name: str, sheet: Sheet, *seat: int | None) -> Any:
        """One field, and learn what it reads."""
        reader = Reader(sheet)
        value = self._makers[name](reader, *seat)
        read, known = read_by(reader), self._read[name]
        if not read <= known:
            known |= read
            self._concerned.clear()
        return value

    def _concern(self, changed: frozenset[str]) -> tuple[str, ...]:
        """The fields a change of the record concerns.

        What a maker reads follows from what it has read before; so one that read nothing of what
        changed would do the same again.
        """
        found = self._concerned.get(changed)
        if found is None:
            found = tuple(
                name
                for name, read in self._read.items()
                if RECORD in read or not read.isdisjoint(changed)
            )
            if len(self._concerned) >= MOST_CONCERNS:
                self._concerned.clear()
            self._concerned[changed] = found
        return found
