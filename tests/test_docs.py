"""The code blocks of README, CONTRIBUTING and docs/ say what is so.

- A block whose first line is a comment with the path of a file quotes that file.
- `python` blocks run, top to bottom, in one namespace for each page; with `>>>` the results shown
  are compared.
- `sh` blocks: `make` targets exist, and `wyrmhall` commands are parsed by the real command line.
  Those that take a moment are run.
- Whatever is not meant to run has another language, `text` for instance.
"""

import doctest
import re
import shlex
from inspect import signature
from pathlib import Path
from typing import Any, NamedTuple

import click
import pytest

import wyrmhall
from wyrmhall.bots.registry import bots
from wyrmhall.cli import build, main
from wyrmhall.kernel.registry import BOTS, registered

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"(?:#|<!--) (\S+/\S+\.\w+)(?: -->)?")
QUICK = {"games", "arena", "verify"}
"""Commands that are run; the others wait for a person, or serve."""
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Block(NamedTuple):
    """A fenced block of a page."""

    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"

    @property
    def quotes(self) -> str | None:
        """The file a block is taken from."""
        found = QUOTED.fullmatch(self.text.partition("\n")[0])
        return found[1] if found else None


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, text.count("\n", 0, found.start()) + 1, found[1], found[2])
        for found in FENCE.finditer(text)
    ]


EVERY = [block for page in PAGES for block in blocks(page)]
QUOTES = [block for block in EVERY if block.quotes]
COMMANDS = [block for block in EVERY if block.language == "sh"]
SCRIPTS = [
    page
    for page in PAGES
    if any(block.language == "python" and not block.quotes for block in blocks(page))
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_says_its_language(page: Path) -> None:
    assert [str(block) for block in blocks(page) if not block.language] == []


@pytest.mark.parametrize("block", QUOTES, ids=str)
def test_a_quoted_file_says_what_is_quoted(block: Block) -> None:
    assert block.quotes is not None
    quoted = block.text.partition("\n")[2].strip("\n")
    parts = [part.strip("\n") for part in re.split(r"^…$", quoted, flags=re.MULTILINE)]
    source = (ROOT / block.quotes).read_text(encoding="utf-8")
    at = 0
    for part in parts:
        found = f"\n{source}\n".find(f"\n{part}\n", at)
        assert found >= 0, f"{block.quotes} does not say, or not in this order:\n{part}"
        at = found + len(part)


@pytest.mark.parametrize("page", SCRIPTS, ids=lambda page: page.name)
def test_python_blocks_run_and_give_what_they_show(page: Path) -> None:
    names: dict[str, Any] = {"__name__": page.stem}
    for block in blocks(page):
        if block.language == "python" and not block.quotes:
            if ">>> " not in block.text:
                exec(compile(block.text, str(block), "exec"), names)
                continue
            shown = doctest.DocTestParser().get_doctest(
                block.text, names, str(block), str(page), block.line
            )
            said: list[str] = []
            runner = doctest.DocTestRunner(optionflags=OPTIONS)
            failed, tried = runner.run(shown, out=said.append, clear_globs=False)
            assert failed == 0, "".join(said)
            assert tried > 0
            names |= shown.globs


def commands(block: Block) -> list[list[str]]:
    """The commands of a block, comments left out."""
    lines = [shlex.split(line, comments=True) for line in block.text.splitlines()]
    return [words for words in lines if words]


def targets() -> set[str]:
    """What can be made."""
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


@pytest.mark.parametrize("block", COMMANDS, ids=str)
def test_commands_are_understood(
    block: Block, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = wyrmhall.load("book").new(2, seed=1)
    match.play(match.pending[0], match.legal(match.pending[0])[0])
    record = tmp_path / "game.json"
    record.write_text(match.record())
    cli = build("en")
    assert isinstance(cli, click.Group)
    for program, *given in commands(block):
        arguments = [str(record) if word == "FILE" else word for word in given]
        if program == "make":
            wanted = [word for word in arguments if "=" not in word]
            assert set(wanted) <= targets(), f"make {given}"
        elif Path(program).name == "wyrmhall":
            command = cli.commands[arguments[0]]
            command.make_context(arguments[0], arguments[1:])  # a bad option raises
            if arguments[0] in QUICK:
                with pytest.raises(SystemExit) as stop:
                    main(arguments)
                assert stop.value.code == 0, capsys.readouterr().err
        else:
            assert program in ("pre-commit", "pip", "sqlite3"), f"{block}: {program}"


def test_every_promise_of_the_security_page_is_held_by_a_test() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs/security.md").read_text("utf-8")))
    written = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    assert len(named) > 30
    assert {name for name in named if f"def {name}(" not in written} == set()


def test_every_bot_has_its_row_with_its_settings() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    rows = {
        row[1]: row[2] for row in re.finditer(r"^\| `(\w+)` \|.*\| (.*) \|$", page, re.MULTILINE)
    }
    assert set(rows) == set(bots())
    for name, told in rows.items():
        settings = set(signature(registered(BOTS)[name].load()).parameters)
        assert set(re.findall(r"`(\w+)=", told)) == settings
