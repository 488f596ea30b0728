"""Someone who knows the games stands behind the people: random choices hardly end a game.

They read the hall's book as it stands on the disk and ask a bot, which sees what the seat may know.
What they advise is still done by hand, through the page.
"""

import json
import sqlite3
from pathlib import Path

import wyrmhall
from wyrmhall.kernel.match import Match


class Adviser:
    def __init__(self, db: Path) -> None:
        self.db = db
        self.bot = wyrmhall.bot("greedy", seed=1)
        self.matches: dict[str, Match] = {}

    def move(self, table: str, seat: int) -> str | None:
        """What the seat should do; None where the hall is already farther than the page."""
        match = self._played(table)
        return str(self.bot.choose(match, seat)) if seat in match.pending else None

    def _played(self, table: str) -> Match:
        book = sqlite3.connect(f"file:{self.db}?mode=ro", uri=True)
        try:
            if table not in self.matches:
                game, players, key, options = book.execute(
                    "SELECT game, players, key, options FROM tables WHERE id = ?", (table,)
                ).fetchone()
                begun = wyrmhall.load(game).new(players, key, **json.loads(options))
                self.matches[table] = begun
            match = self.matches[table]
            entered = book.execute(
                "SELECT kind, seat, move FROM entries WHERE table_id = ? ORDER BY number"
                " LIMIT -1 OFFSET ?",
                (table, len(match.decisions)),
            )
            for kind, seat, number in entered:
                assert kind == "play", f"the adviser does not know how to {kind}"
                match.play(seat, match.game.moves.move(number))
            return match
        finally:
            book.close()
