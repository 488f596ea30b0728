"""The hall: choose a game, how many play, who is a bot, and the options."""

from typing import NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel

from wyrmhall.bots.levels import DEFAULT_LEVEL, LEVELS
from wyrmhall.kernel.errors import OptionError, UnknownGame
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.options import (
    Choice,
    Option,
    check_names,
    check_players,
    choice_from_text,
    listed,
    settle_options,
    shown,
)
from wyrmhall.kernel.registry import games, load
from wyrmhall.kernel.words import Words
from wyrmhall.terminal.prompt import HELP, QUIT, ask

NO_BOTS = "none"


class Plan(NamedTuple):
    """A table about to be opened."""

    game: Game
    players: int
    people: frozenset[int]
    options: dict[str, Choice]
    level: str


class Wishes(NamedTuple):
    """What a command line says of a table, as it was typed; None where it says nothing."""

    players: str | None = None
    bots: str | None = None
    level: str | None = None
    options: tuple[str, ...] = ()


NO_WISHES = Wishes()


def usual_level(game: Game) -> str:
    """The bot used unless somebody chooses: a game without a worth gets random ones."""
    if game.worth is not None:
        return DEFAULT_LEVEL
    return "random" if game.policy is None else "policy"


def level_from_text(text: str, game: Game) -> str:
    """The level a person typed; the usual one for nothing."""
    wanted = text.strip().lower() or usual_level(game)
    if wanted not in (*LEVELS, "policy", "random"):
        raise OptionError("error-hall-level", levels=", ".join(LEVELS), got=shown(text))
    return wanted


def seats_from_text(text: str, players: int) -> frozenset[int]:
    """Seats as people count them, `1,3`, to seats from 0."""
    seats = set()
    for part in text.replace(" ", ",").split(","):
        if part:
            if not part.isdecimal() or not 1 <= int(part[:9]) <= players:
                raise OptionError("error-hall-seats", players=players, got=shown(part))
            seats.add(int(part) - 1)
    return frozenset(seats)


def players_from_text(text: str, game: Game) -> int:
    """How many play, as a person typed it."""
    typed = text.strip()
    number = int(typed) if typed.isdecimal() and len(typed) < 10 else typed
    return check_players(number, game.seats, game.id)


def option_from_text(game: Game, text: str) -> tuple[str, Choice]:
    """`name=value` as an option's name and choice; unknown ones are left for `new` to refuse."""
    name, equals, value = text.partition("=")
    if not equals:
        raise OptionError("error-hall-option", got=shown(text))
    for option in game.options:
        if option.name == name:
            return name, choice_from_text(option, value)
    return name, value


def open_hall(console: Console, words: Words, wishes: Wishes = NO_WISHES) -> Plan:
    """Ask for everything a table needs, and was not wished for."""
    welcome = words("hall-welcome", help=HELP, quit=QUIT)
    console.print(Panel(escape(welcome), title=words("hall-title")))
    names = games()
    for number, name in enumerate(names, start=1):
        game = load(name)
        own = game.words(words.language)
        title = own("game-title")
        size = words("hall-players", game=title, fewest=game.seats[0], most=game.seats[-1])
        pitch = f"{own('game-pitch')} {own('game-size')}"
        console.print(f" [bold]{number}[/bold]  {escape(size)}\n    [dim]{escape(pitch)}[/dim]")
    game = ask(console, words, words("hall-choose-game"), lambda text: _read_game(text, names))
    return ask_plan(console, words, game, wishes)


def ask_plan(console: Console, words: Words, game: Game, wishes: Wishes) -> Plan:
    """A table as wished; where not even the number of players was, ask for all that is open."""
    options = dict(option_from_text(game, text) for text in wishes.options)
    check_names(game.options, options, game.id)
    level = level_from_text(wishes.level or "", game)
    asking = wishes.players is None
    players = players_from_text(wishes.players or _ask_players(console, words, game), game)
    settle_options(game.options, options, game.id, players)
    people = _people(console, words, players, wishes)
    if not asking:
        return Plan(game, players, people, options, level)
    for option in game.options:
        if option.name not in options and len(option.choices(players)) > 1:
            options[option.name] = _ask_option(console, words, game, option, players)
    if wishes.level is None and len(people) < players and game.worth is not None:
        question = words("hall-level", levels=", ".join(LEVELS))
        level = ask(
            console,
            words,
            _with_default(question, DEFAULT_LEVEL, words),
            lambda text: level_from_text(text, game),
        )
    return Plan(game, players, people, options, level)


def _ask_players(console: Console, words: Words, game: Game) -> str:
    fewest, most = game.seats[0], game.seats[-1]
    question = words("hall-how-many", fewest=fewest, most=most)

    def read(text: str) -> str:
        return str(players_from_text(text or str(fewest), game))

    return ask(console, words, _with_default(question, fewest, words), read)


def _people(console: Console, words: Words, players: int, wishes: Wishes) -> frozenset[int]:
    """The seats of people."""
    everyone = frozenset(range(players))
    if wishes.bots is not None:
        none = wishes.bots.lower() == NO_BOTS
        return everyone - (frozenset() if none else seats_from_text(wishes.bots, players))
    if wishes.players is not None:
        return frozenset({0})
    return ask(
        console,
        words,
        _with_default(words("hall-your-seats"), 1, words),
        lambda text: seats_from_text(text or "1", players),
    )


def _ask_option(console: Console, words: Words, game: Game, option: Option, players: int) -> Choice:
    own = game.words(words.language)
    question = words(
        "hall-option",
        name=own(f"option-{option.name}"),
        help=own(f"option-{option.name}-help"),
        choices=listed(_shown(choice, words) for choice in option.choices(players)),
    )
    default = option.default(players)

    def read(text: str) -> Choice:
        choice = choice_from_text(option, text) if text else default
        option.index(choice, game.id, players)
        return choice

    return ask(console, words, _with_default(question, _shown(default, words), words), read)


def _shown(choice: Choice, words: Words) -> str:
    """A choice as a person would type it."""
    if isinstance(choice, bool):
        return words("hall-yes" if choice else "hall-no")
    return str(choice)


def _with_default(question: str, value: object, words: Words) -> str:
    return f"{question} [{words('hall-default', value=str(value))}]"


def _read_game(text: str, names: tuple[str, ...]) -> Game:
    if text.isdecimal() and 1 <= int(text[:9]) <= len(names):
        return load(names[int(text) - 1])
    if not text and len(names) == 1:
        return load(names[0])
    if text.lower() not in names:
        raise UnknownGame("error-unknown-game", got=text[:40], known=", ".join(names))
    return load(text.lower())
