"""Views that stay up to date: after a decision, only what it may have changed is made again.

As with signals, nobody declares what a field of a view depends on. Its maker reads the state
through a `Reader`, which records each field it is asked for. The view's field is made again when
one of those has changed, and its reads are recorded anew each time.
"""

from collections import deque
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from wyrmhall.kernel.state import States, position_size
from wyrmhall.kernel.view import Scene, View

if TYPE_CHECKING:
    from wyrmhall.kernel.match import Match

NEVER: Final = -1
CHANGES_KEPT: Final = 16
"""A viewer who missed more changes than these has every field made again."""


class Reader:
    """The state as a maker sees it: each field of the position a plain number or list.

    Its subclasses (`_reading`) have the fields. What it has read is in `vars(reader)`.
    """

    __slots__ = ("__dict__", "_values")

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = values


class _Field:
    """A field of a reader: looked up once, then an attribute of that reader."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, reader: Reader, _: type[Reader]) -> Any:
        value = reader.__dict__[self._name] = reader._values[self._name]
        return value


class LiveState(dict[str, Any]):
    """The state of a match: its fields as plain numbers and lists, and which changed lately.

    NumPy cells are ten times slower to read one by one. A decision changes few fields, so each
    value is kept here until its bytes change.
    """

    def __init__(self, states: States, scene: object) -> None:
        self._reader_type, self._field_at = _reading(states.dtype)
        self._changes: deque[frozenset[str]] = deque(maxlen=CHANGES_KEPT)
        self._take(states)
        self._seen = self._bytes.copy()
        self.version = 0
        """How many changes there were so far."""
        self.scene = LiveScene(scene) if isinstance(scene, Scene) else None

    def __missing__(self, field: str) -> Any:
        value = self[field] = self._states[field].tolist()[0]
        return value

    def _take(self, states: States) -> None:
        self._states = states
        self._bytes = states.view(np.uint8)[: len(self._field_at)]

    def refresh(self, states: States) -> None:
        """Compare the state with the one seen last, and drop the values that have changed."""
        if states is not self._states:
            self._take(states)
        (different,) = (self._bytes != self._seen).nonzero()
        if not len(different):
            return
        np.copyto(self._seen, self._bytes)
        changed = frozenset(self._field_at[different].tolist())
        for field in changed:
            self.pop(field, None)
        self._changes.append(changed)
        self.version += 1

    def reader(self) -> Reader:
        """A reader that has read nothing yet."""
        return self._reader_type(self)

    def changed_since(self, version: int) -> frozenset[str] | None:
        """The fields that changed since a version; None if that is too long ago to tell."""
        behind = self.version - version
        if behind == 1:
            return self._changes[-1]
        if behind > len(self._changes):
            return None
        return frozenset().union(*list(self._changes)[len(self._changes) - behind :])


class LiveScene:
    """The fields of the views of a match, each made again when a field it read has changed.

    What all viewers see alike is made once for all of them.
    """

    def __init__(self, scene: Scene[Any]) -> None:
        self._scene = scene
        self._reads: dict[str, tuple[str, ...]] = {}
        self._version = self._version_before = NEVER
        self._shared: dict[str, Any] = {}
        self._own: dict[int | None, dict[str, Any]] = {}
        self._shared_changed: dict[str, Any] = {}
        self._own_changed: dict[int | None, dict[str, Any]] = {}

    def view(self, state: LiveState, viewer: int | None) -> View:
        """The whole view of a viewer, who is counted as watching from now on."""
        if viewer not in self._own:
            self._own[viewer] = {}
            self._version = NEVER
        self._update(state)
        fields = {**self._shared, **self._own[viewer]}
        view: View = self._scene.kind(game=self._scene.game, viewer=viewer, **fields)
        return view

    def changed_since(self, version: int, state: LiveState, view: View) -> dict[str, Any]:
        """The fields that differ from a view as it was at a version, always in the same order."""
        self._update(state)
        viewer = view.viewer
        if version == self._version_before:
            return {**self._shared_changed, **self._own_changed[viewer]}
        return _different({**self._shared, **self._own[viewer]}, view)

    def _update(self, state: LiveState) -> None:
        version = self._version
        if version == state.version:
            return
        self._version_before, self._version = version, state.version
        changed = None if version == NEVER else state.changed_since(version)
        if changed is None:
            stale = [*self._scene.shared, *self._scene.own, *self._scene.seats]
        else:
            stale = [name for name, read in self._reads.items() if not changed.isdisjoint(read)]
        self._shared_changed = {}
        self._own_changed = {viewer: {} for viewer in self._own}
        reader = state.reader()
        read = vars(reader)
        for name in stale:
            read.clear()
            self._make(name, reader)
            self._reads[name] = tuple(read)

    def _make(self, name: str, reader: Any) -> None:
        """Make a field for everyone who is watching."""
        scene = self._scene
        if name in scene.shared:
            value = scene.shared[name](reader)
            if name not in self._shared or value != self._shared[name]:
                self._shared[name] = self._shared_changed[name] = value
        elif name in scene.own:
            make = scene.own[name]
            for viewer in self._own:
                self._keep(name, viewer, make(reader, viewer))
        else:
            make = scene.seats[name]
            seats = [make(reader, seat, False) for seat in range(reader.players)]
            for viewer in self._own:
                shown = seats.copy()
                if viewer is not None:
                    shown[viewer] = make(reader, viewer, True)
                self._keep(name, viewer, tuple(shown))

    def _keep(self, name: str, viewer: int | None, value: Any) -> None:
        own = self._own[viewer]
        if name not in own or value != own[name]:
            own[name] = self._own_changed[viewer][name] = value


def _different(fields: dict[str, Any], view: View) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value != getattr(view, name)}


class LiveView:
    """One viewer's view of a match, kept up to date by `look`."""

    def __init__(self, match: "Match", seat: int | None) -> None:
        self._match = match
        state = match.live_state()
        self._version = state.version
        self.view: View
        if state.scene is None:
            self.view = match.view(seat)
        else:
            self.view = state.scene.view(state, seat)
            self.view.outcome = match.outcome

    def look(self) -> dict[str, Any]:
        """Update the view; the fields that differ from the last look, as they are now."""
        view, state, since = self.view, self._match.live_state(), self._version
        if state.version == since:
            return {}
        self._version = state.version
        if state.scene is None:  # a game whose view is a plain function
            fresh = self._match.view(view.viewer)
            changed = _different({n: getattr(fresh, n) for n in fresh.__struct_fields__}, view)
        else:
            changed = state.scene.changed_since(since, state, view)
            outcome = self._match.outcome
            if outcome != view.outcome:
                changed["outcome"] = outcome
        for name, value in changed.items():
            setattr(view, name, value)
        return changed


@cache
def _reading(dtype: np.dtype[Any]) -> tuple[type[Reader], npt.NDArray[np.object_]]:
    """How a state of this type is read: its readers' class, and the field of each byte."""
    assert dtype.fields is not None
    size = position_size(dtype)
    field_at = np.full(size, "", object)
    fields: dict[str, Any] = {"__slots__": ()}
    for name, (field, offset, *_) in dtype.fields.items():
        if offset < size:  # the journal behind it is no part of the position
            field_at[offset : offset + field.itemsize] = name
            fields[name] = _Field(name)
    return type("StateReader", (Reader,), fields), field_at
