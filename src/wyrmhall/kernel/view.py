"""What every view has, and how a game's own is declared."""

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from wyrmhall.kernel.outcome import Outcome
from wyrmhall.kernel.words import Phrase

POSITIONAL = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)


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


class Stake(msgspec.Struct, frozen=True):
    """What follows from a move, to be known before it is made."""

    phrase: Phrase
    warns: bool = False
    """Whether it ends the turn, or loses something."""


V = TypeVar("V", bound=View)
Maker: TypeAlias = Callable[..., Any]


class Scene(Generic[V]):
    """How a game's view is made: a maker for each field.

    A maker gets the state to read, and says by its parameters what it makes:
    - `make(s)`: what all viewers see alike;
    - `make(s, viewer)`: what viewers see differently;
    - `make(s, seat, own)`: one seat as its owner or as anyone else sees it; the field is a tuple
      of all seats.
    """

    def __init__(self, kind: type[V], game: str, **makers: Maker) -> None:
        missing = {"game", "viewer", "outcome", *makers} ^ set(kind.__struct_fields__)
        if missing:
            raise ValueError(f"{kind.__name__}: a maker for each field, not for {sorted(missing)}")
        self.kind = kind
        self.game = game
        self.shared: dict[str, Maker] = {}
        self.own: dict[str, Maker] = {}
        self.seats: dict[str, Maker] = {}
        for name, make in makers.items():
            (self.shared, self.own, self.seats)[_parameters(make) - 1][name] = make

    def __call__(self, s: Any, viewer: int | None) -> V:
        """The whole view."""
        fields = {name: make(s) for name, make in self.shared.items()}
        fields |= {name: make(s, viewer) for name, make in self.own.items()}
        for name, make in self.seats.items():
            fields[name] = tuple([make(s, seat, seat == viewer) for seat in range(s.players)])
        return self.kind(game=self.game, viewer=viewer, **fields)


def _parameters(make: Maker) -> int:
    """How many arguments a maker must be given, by position."""
    try:
        parameters = signature(make).parameters.values()
    except ValueError:  # written in C, like `attrgetter`
        return 1
    return sum(p.kind in POSITIONAL and p.default is Parameter.empty for p in parameters)
