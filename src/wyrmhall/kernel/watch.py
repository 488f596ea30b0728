"""A view that is kept up to date, and tells what has changed."""

from typing import TYPE_CHECKING, Any

from wyrmhall.kernel.sheet import Sheet, changed_since, shared_of, turn_of
from wyrmhall.kernel.view import Scene, View

if TYPE_CHECKING:
    from wyrmhall.kernel.match import Match

NOTHING: dict[str, Any] = {}


class Watch:
    """One viewer's view of a match: `look` brings it up to date."""

    def __init__(self, match: "Match", seat: int | None) -> None:
        self._match = match
        self._seat = seat
        self.view: View = match.view(seat)
        self._sheet: Sheet = match.sheet()
        self._turn = turn_of(self._sheet)

    def look(self) -> dict[str, Any]:
        """The fields that are different from when one looked last, as they are now."""
        shared, own = self.look_apart()
        return {**shared, **own}

    def look_apart(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """As `look`: the fields that all viewers see alike, and those that are the viewer's own.

        Viewers who looked last at the same time get the very same first dictionary.
        """
        scene, sheet = self._match.game.view, self._match.sheet()
        if not isinstance(scene, Scene):
            fresh = self._match.view(self._seat)
            return NOTHING, self._adopt({n: getattr(fresh, n) for n in fresh.__struct_fields__})
        turn, since = turn_of(sheet), self._turn
        self._turn = turn
        if sheet is self._sheet:
            if turn == since:
                return NOTHING, NOTHING
            known, changed = shared_of(sheet), changed_since(sheet, since)
        else:  # another record, after something was taken back
            self._sheet = sheet
            known, changed = {}, None
        # The fields are told in the same order, whatever was taken back in between.
        shared, own = scene.concern(changed)
        different = known.get(since)
        if different is None:
            made = scene.make(sheet, shared)
            made["outcome"] = self._match.outcome
            different = known[since] = self._adopt(made)
        else:
            self._take(different)
        return different, self._adopt(scene.make_own(sheet, self._seat, own)) if own else NOTHING

    def _adopt(self, made: dict[str, Any]) -> dict[str, Any]:
        """Take over what is different, and tell it."""
        view = self.view
        different = {name: now for name, now in made.items() if now != getattr(view, name)}
        self._take(different)
        return different

    def _take(self, different: dict[str, Any]) -> None:
        view = self.view
        for name, now in different.items():
            setattr(view, name, now)
