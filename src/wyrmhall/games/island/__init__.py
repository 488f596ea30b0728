"""Dragon Island: explore a growing island, capture and tame its dragons, build, find treasure."""

from pathlib import Path

from wyrmhall.games.island import rules
from wyrmhall.games.island.audit import INVARIANTS, audit
from wyrmhall.games.island.choices import MOST_MOVES, MOVES
from wyrmhall.games.island.events import EVENTS
from wyrmhall.games.island.pieces import OPTIONS, REASONS
from wyrmhall.games.island.playout import light
from wyrmhall.games.island.stakes import STAKES
from wyrmhall.games.island.view import describe, hidden, view
from wyrmhall.games.island.why import GROUNDS, why
from wyrmhall.games.island.why_facts import facts
from wyrmhall.games.island.worth import worth
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.why import Why

GAME = Game(
    id="island",
    version="2",
    seats=range(2, 5),
    options=OPTIONS,
    moves=MOVES,
    events=EVENTS,
    reasons=REASONS,
    rules=rules,
    view=view,
    describe=describe,
    stakes=STAKES,
    hidden=hidden,
    uniform=False,  # tiles are redrawn among tiles, maps among maps; tests/island checks both
    audit=audit,
    invariants=INVARIANTS,
    why=Why(why, GROUNDS, facts),
    most_moves=MOST_MOVES,
    # 4 maps kept at set-up, then at most 44 turns (4 Towers and 40 tiles). In a turn: tile, cell
    # and colour, 3; herd from, herd to, 40 dragons (there are 40 gold) and done, 43; go, 1; tame or
    # capture and 10 cubes, 11; the action and 5 cubes, or maps to keep, 6; play a map, 1.
    most_decisions=4 + 44 * (3 + 43 + 1 + 11 + 6 + 1),
    worth=worth,
    foresight=40,
    playout=light,
    folder=Path(__file__).parent,
    terminal="wyrmhall.games.island.terminal",
    lesson="wyrmhall.games.island.lesson",
)
