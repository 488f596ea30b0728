"""What every view has: the parts of a table that are the same in all games."""

from collections.abc import Callable
from inspect import signature
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from wyrmhall.kernel.outcome import Outcome
from wyrmhall.kernel.reading import names_read
from wyrmhall.kernel.sheet import Sheet


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


class Concern(NamedTuple):
    """Fields of a view."""

    shared: tuple[str, ...]
    """That all viewers see alike."""
    own: tuple[str, ...]
    """That viewers see differently."""


class Scene(Generic[V]):
    """How a game's view is made, field by field.

    Each maker gets the record's sheet; one that also takes a seat makes what viewers see
    differently. Which fields of the record a maker reads is told by its code (`names_read`), so
    that after a decision only what may have changed is made again (`Watch`).
    """

    def __init__(self, kind: type[V], game: str, **makers: Callable[..., Any]) -> None:
        missing = {"game", "viewer", "outcome", *makers} ^ set(kind.__struct_fields__)
        if missing:
            raise ValueError(f"{kind.__name__}: a maker for each field, not for {sorted(missing)}")
        self.kind = kind
        self.game = game
        self._makers = makers
        self._own = {name for name, make in makers.items() if len(signature(make).parameters) > 1}
        self._read: dict[str, frozenset[str] | None] = {}
        self._concerned: dict[frozenset[str] | None, Concern] = {}

    def __call__(self, s: Any, seat: int | None) -> V:
        """The whole view."""
        own = self._own
        fields = {n: make(s, seat) if n in own else make(s) for n, make in self._makers.items()}
        return self.kind(game=self.game, viewer=seat, **fields)

    def make(self, sheet: Sheet, names: tuple[str, ...]) -> dict[str, Any]:
        """Some of the fields that all viewers see alike."""
        makers = self._makers
        return {name: makers[name](sheet) for name in names}

    def make_own(self, sheet: Sheet, seat: int | None, names: tuple[str, ...]) -> dict[str, Any]:
        """Some of the fields that viewers see differently."""
        makers = self._makers
        return {name: makers[name](sheet, seat) for name in names}

    def concern(self, changed: frozenset[str] | None) -> Concern:
        """The fields a change of the record concerns: those for all, and viewers' own.

        Made from what did not change, the others would be what they are. None means any change.
        """
        found = self._concerned.get(changed)
        if found is None:
            if not self._read:
                self._read = {name: names_read(make) for name, make in self._makers.items()}
            names = [
                name
                for name, read in self._read.items()
                if read is None or changed is None or not read.isdisjoint(changed)
            ]
            if len(self._concerned) >= MOST_CONCERNS:
                self._concerned.clear()
            own = self._own
            found = Concern(
                tuple(name for name in names if name not in own),
                tuple(name for name in names if name in own),
            )
            self._concerned[changed] = found
        return found
