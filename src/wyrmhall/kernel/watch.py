"""A view that is kept up to date, and tells what has changed."""

from typing import TYPE_CHECKING, Any

from wyrmhall.kernel.sheet import Sheet, changed_since, turn_of
from wyrmhall.kernel.view import Scene, View

if TYPE_CHECKING:
    from wyrmhall.kernel.match import Match


class Watch:
    """One viewer's view of a match: `look` brings it up to date."""

    def __init__(self, match: "Match", seat: int | None) -> None:
        self._match = match
        self._seat = seat
        self._sheet: Sheet | None = None
        self._turn = 0
        self.view: View = match.view(seat)

    def look(self) -> dict[str, Any]:
        """The fields that are different from when one looked last, as they are now."""
        view, made = self.view, self._made()
        made["outcome"] = self._match.outcome
        different = {name: now for name, now in made.items() if now != getattr(view, name)}
        for name, now in different.items():
            setattr(view, name, now)
        return different

    def _made(self) -> dict[str, Any]:
        """Whatever may be different."""
        scene = self._match.game.view
        if not isinstance(scene, Scene):
            fresh = self._match.view(self._seat)
            return {name: getattr(fresh, name) for name in fresh.__struct_fields__}
        sheet = self._match.sheet()
        changed = changed_since(sheet, self._turn) if sheet is self._sheet else None
        self._sheet, self._turn = sheet, turn_of(sheet)
        return scene.make(sheet, self._seat, changed)
