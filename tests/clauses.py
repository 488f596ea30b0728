"""Which tests show which clause of which law: `python tests/clauses.py`, or `make clauses`.

The clauses are the bold ids of a game's English rules page; a test shows a clause when its name
begins with the clause's id. Each game's clauses have a letter of their own.
"""

import ast
import re
import sys
from functools import cache
from pathlib import Path

import wyrmhall

TESTS = Path(__file__).parent
CLAUSE = re.compile(r"\*\*([A-Z]\d+)\*\*")


def clauses(game: str, language: str = "en") -> list[str]:
    """The clauses of a game's law, in the order of the page."""
    return CLAUSE.findall(wyrmhall.load(game).rules_page(language) or "")


@cache
def named_by_clause() -> dict[str, list[str]]:
    """Every test that is named by a clause, of any game."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                if name := re.match(r"test_([A-Z]\d+)_", node.name):
                    found.setdefault(name[1], []).append(f"{file.name}::{node.name}")
    return found


def shown(game: str) -> dict[str, list[str]]:
    """For each clause the tests that show it."""
    return {clause: named_by_clause().get(clause, []) for clause in clauses(game)}


def main() -> int:
    """Print the list; the exit status says whether a clause has no test."""
    missing = 0
    for game in wyrmhall.games():
        print(game)
        for clause, tests in shown(game).items():
            print(f"  {clause:4} {len(tests):2} {tests[0] if tests else 'NO TEST'}")
            for test in tests[1:]:
                print(f"          {test}")
            missing += not tests
    print(f"clauses without a test: {missing}")
    return min(missing, 1)


if __name__ == "__main__":
    sys.exit(main())
