"""Which tests show which clause of which law: `python tests/clauses.py`, or `make clauses`.

The clauses are the bold ids of docs/rules/GAME.en.md; a test shows a clause when its name
begins with the clause's id.
"""

import ast
import re
import sys
from pathlib import Path

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"
CLAUSE = re.compile(r"\*\*([A-Z]\d+)\*\*")


def clauses(game: str, language: str = "en") -> list[str]:
    """The clauses of a game's law, in the order of the page."""
    return CLAUSE.findall((PAGES / f"{game}.{language}.md").read_text(encoding="utf-8"))


def shown(game: str) -> dict[str, list[str]]:
    """For each clause the tests that show it."""
    found: dict[str, list[str]] = {clause: [] for clause in clauses(game)}
    for file in sorted((TESTS / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                name = re.match(r"test_([A-Z]\d+)_", node.name)
                if name and name[1] in found:
                    found[name[1]].append(f"{file.name}::{node.name}")
    return found


def games() -> list[str]:
    """The games that have a rules page."""
    return sorted(page.name.removesuffix(".en.md") for page in PAGES.glob("*.en.md"))


def main() -> int:
    """Print the list; the exit status says whether a clause has no test."""
    missing = 0
    for game in games():
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
