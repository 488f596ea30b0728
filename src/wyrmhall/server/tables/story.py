"""What happened at a table, in phrases: each viewer is told what they may know."""

from collections.abc import Sequence

from wyrmhall.kernel.game import Game
from wyrmhall.kernel.journal import readable_by
from wyrmhall.kernel.words import Phrase
from wyrmhall.server.storage.rows import PLAY, Entry, TableRow, unpack_notes
from wyrmhall.server.tables.game_log import opening, seen_by
from wyrmhall.server.tables.table import Table


class EntryStory:
    """What an entry tells: put in phrases once, for each viewer the part they may know."""

    def __init__(self, game: Game, entry: Entry) -> None:
        self._lines: list[tuple[Sequence[int] | None, Phrase]] = [
            (note, game.events.phrase(note)) for note in unpack_notes(entry.notes)
        ]
        if entry.kind != PLAY:
            self._lines = [(None, Phrase(f"story-{entry.kind}", {"who": entry.seat}))]

    def to(self, seat: int | None) -> list[Phrase]:
        """What a viewer is told."""
        return [phrase for note, phrase in self._lines if note is None or readable_by(note, seat)]


def opening_story(row: TableRow, seat: int | None) -> list[Phrase]:
    """What a viewer may know of how the game was set up."""
    return opening(row).journal(seat)


def story_of(
    game: Game, entries: Sequence[Entry], seat: int | None, version: int
) -> list[tuple[int, Phrase]]:
    """What entries tell a viewer, each phrase with the viewer's version after it.

    `version` is the viewer's after the last of the entries.
    """
    seen = [entry for entry in entries if seen_by(entry, seat)]
    first = version - len(seen) + 1
    return [
        (at, phrase)
        for at, entry in enumerate(seen, start=first)
        for phrase in EntryStory(game, entry).to(seat)
    ]


async def story_before(
    table: Table, seat: int | None, before: int, most: int
) -> tuple[int, list[tuple[int, Phrase]]]:
    """A page of the story up to a viewer's version, and the version it begins after."""
    game = table.game().match.game
    # All of these are durable: whoever reads them need not keep the players waiting.
    entries = await table.services.storage.entries(table.row.id, 0)
    seen = [entry for entry in entries if seen_by(entry, seat)][:before]
    since = max(0, len(seen) - most)
    story = story_of(game, seen[since:], seat, len(seen))
    if since == 0:
        story = [*((0, phrase) for phrase in opening_story(table.row, seat)), *story]
    return since, story
