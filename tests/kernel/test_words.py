"""English and French say the same things."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import wyrmhall
from wyrmhall import NotYourTurn
from wyrmhall.kernel import errors
from wyrmhall.kernel.words import HOUSE_WORDS, Words, chosen_language, explain

HOUSE = Path(errors.__file__).parent.parent
GAME_WORDS = [wyrmhall.load(name).folder / "words" for name in wyrmhall.games()]


class Facts(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message with the facts it uses."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


@pytest.mark.parametrize(
    "folder", [*HOUSE_WORDS, *GAME_WORDS], ids=lambda folder: folder.parent.name
)
def test_both_languages_have_the_same_messages_with_the_same_facts(folder: Path) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")
    helpers = {name for name in english.keys() ^ french.keys() if name.startswith("of-")}
    assert english.keys() - helpers == french.keys() - helpers
    differing = {n for n in english.keys() & french.keys() if english[n] != french[n]}
    assert not differing


@pytest.mark.parametrize("name", wyrmhall.games())
def test_a_game_says_its_title_options_events_moves_and_reasons(name: str) -> None:
    game = wyrmhall.load(name)
    wanted = {"game-title", "game-pitch", "game-size"}
    wanted |= {f"option-{option.name}" for option in game.options}
    wanted |= {f"option-{option.name}-help" for option in game.options}
    wanted |= {f"event-{event.name}" for event in game.events}
    wanted |= {f"move-{kind.name}" for kind in game.moves.kinds}
    wanted |= {f"reason-{reason}" for reason in game.reasons}
    assert wanted <= messages(game.folder / "words", "en").keys()


@pytest.mark.parametrize("name", wyrmhall.games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_has_a_rules_page(name: str, language: str) -> None:
    page = wyrmhall.load(name).rules_page(language)
    assert page is not None
    assert len(page) > 3000


def test_every_part_says_the_errors_it_raises() -> None:
    """Each error stands in the words of a part that raises it, and in no other."""
    raised: dict[str, set[str]] = {}
    for source in HOUSE.rglob("*.py"):
        for line in source.read_text(encoding="utf-8").split('"'):
            if line.startswith("error-"):
                raised.setdefault(line, set()).add(source.relative_to(HOUSE).parts[0])
    said = {
        name: folder.parent.name
        for folder in HOUSE_WORDS
        for name in messages(folder, "en")
        if name.startswith("error-")
    }
    assert raised.keys() == said.keys()
    assert [name for name, part in said.items() if part not in raised[name]] == []


def test_no_two_folders_say_the_same() -> None:
    for game_words in GAME_WORDS:
        every = [n for folder in (*HOUSE_WORDS, game_words) for n in messages(folder, "en")]
        assert len(every) == len(set(every))


def test_an_error_speaks_both_languages() -> None:
    refusal = NotYourTurn("error-not-your-turn", seat=2, pending="0")
    assert str(refusal) == "seat 2 has nothing to decide now; waiting for seat 0"
    assert explain(refusal, "fr").startswith("la place 2 n’a rien à décider")


@pytest.mark.parametrize(
    ("wish", "locale", "language"),
    [
        ("fr", "en_GB", "fr"),
        (None, "fr_CA.UTF-8", "fr"),
        (None, "C.UTF-8", "en"),
        ("xx", "fr", "en"),
    ],
)
def test_the_language_is_the_wish_else_the_locale(
    wish: str | None, locale: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, locale)
    assert chosen_language(wish) == language


def test_a_missing_message_is_a_fault_of_ours() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        Words("en", *HOUSE_WORDS)("no-such-message")
