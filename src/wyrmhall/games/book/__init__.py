"""The Book of Dragons: catalogue dragons by placing expedition dice."""

from pathlib import Path

from wyrmhall.games.book import rules
from wyrmhall.games.book.audit import INVARIANTS, audit
from wyrmhall.games.book.choices import MOST_MOVES, MOVES
from wyrmhall.games.book.events import EVENTS
from wyrmhall.games.book.pieces import OPTIONS, REASONS
from wyrmhall.games.book.view import STAKES, describe, hidden, view
from wyrmhall.games.book.why import GROUNDS, facts, why
from wyrmhall.games.book.worth import worth
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.why import Why

GAME = Game(
    id="book",
    version="2",
    seats=range(2, 6),
    options=OPTIONS,
    moves=MOVES,
    events=EVENTS,
    reasons=REASONS,
    rules=rules,
    view=view,
    describe=describe,
    stakes=STAKES,
    hidden=hidden,
    uniform=True,
    audit=audit,
    invariants=INVARIANTS,
    why=Why(why, GROUNDS, facts),
    most_moves=MOST_MOVES,
    # 36 cards leave one by one. Between two of them each placement raises the total of a pile, to
    # 18 at most, so there are at most 90 placements, 90 ends of turns and 75 rests in between.
    most_decisions=10_000,
    worth=worth,
    foresight=8,
    folder=Path(__file__).parent,
    terminal="wyrmhall.games.book.terminal",
    lesson="wyrmhall.games.book.lesson",
)
