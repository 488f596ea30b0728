"""Why a move is not legal: the clause, and the sentence a person reads."""

from island.table import Table, legal, look, play
from wyrmhall import Match
from wyrmhall.games.island import GAME

TO_CAPTURE = "cubes in the colours of that tile and the tiles touching it, and you have"
NO_DRAGONS = (
    "There are no dragons here to move. Choose a tile with dragons, or move none: "
    "your wizard moves after that."
)


def why(match: Match, move: str, seat: int = 0, language: str = "en") -> tuple[str | None, str]:
    """The clause that forbids a move, and the sentence."""
    reason = match.why(seat, move)
    assert reason is not None, f"{move} is legal"
    assert move not in legal(match, seat)
    return reason.clause, reason.in_words(language)


def touched(match: Match, *pieces: str) -> str | None:
    """What touching these pieces says to seat 0; None where a legal move does."""
    reason = match.why_touched(0, pieces)
    return None if reason is None else str(reason)


def land(face: str = "build-red", *dragons: str, building: str = "none") -> Table:
    """Towers, and a tile at 1,-1 that the wizard of seat 0 may step on from the Keep."""
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    table.tile("1,-1", face, *dragons, building=building).hand(1, "dragon-gold/wild")
    return table.wizard(0, "0,0").wizard(1, "0,0").placed()


def going(table: Table) -> Match:
    """No dragons are moved: the wizard of seat 0 goes."""
    return play(table.match(), "herd nothing")


def arrive(table: Table, cell: str = "1,-1") -> Match:
    """The wizard of seat 0 goes to a tile."""
    return play(going(table), f"go to {cell}")


def test_I6_first_a_map_is_kept_and_then_the_others_are_waited_for() -> None:
    match = GAME.new(2, 5)
    assert why(match, "herd nothing") == ("I6", "First choose which of your two maps you keep.")
    dealt = look(match, 0).seats[0].own_drawn
    assert dealt is not None
    other = next(m for m in match.game.moves if m.kind == "keep" and m not in match.legal(0))
    name = other.args["map"]
    said = f"The map {name} is not one of the two you drew. Keep one of those."
    assert why(match, other.text) == ("I6", said)
    play(match, f"keep {dealt[0].name}")
    waiting = "You have chosen your map. The game goes on once the others have chosen theirs."
    assert why(match, f"keep {dealt[1].name}") == ("I6", waiting)


def test_I6_on_anothers_turn_it_says_whose() -> None:
    match = land("dragon-red", "red").match()
    assert why(match, "herd nothing", seat=1) == ("I6", "It is Player 1’s turn.")
    assert why(match, "herd nothing", 1, "fr") == ("I6", "C’est le tour de Joueur 1.")


def test_I8_a_tile_is_chosen_then_placed_then_given_a_colour() -> None:
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    table.hand(0, "dragon-blue/wild", "dragon-red/storm-gold")
    match = table.wizard(0, "0,0").wizard(1, "0,0").match()
    first = "First choose a tile from behind your screen, and which side is up."
    assert why(match, "at 1,-1") == ("I8", first)
    held = "This tile is not behind your screen."
    assert why(match, "tile build-blue over double-white") == ("I8", held)
    play(match, "tile wild over dragon-blue")
    chosen = "You have chosen your tile for this turn: place the Wild/Build."
    assert why(match, "tile storm-gold over dragon-red") == ("I8", chosen)
    rule = "A new tile must touch the Keep or at least two tiles, and this cell touches"
    assert why(match, "at 2,0") == ("I8", f"{rule} only one.")
    assert why(match, "at 3,0") == ("I8", f"{rule} none.")
    assert touched(match, "cell:1,0") == "A tile lies here already: choose an empty cell."
    assert touched(match, "cell:1,1") is None
    play(match, "at 1,1")
    assert why(match, "at 1,-1") == ("I8", "First choose the colour of your Wild/Build.")
    play(match, "paint red")
    assert why(match, "paint red")[0] == "I8"
    placed = "You have placed your tile for this turn. Now move your wizard to a tile."
    assert touched(match, "cell:1,-1") == placed


def test_I8_the_first_tile_is_the_tower() -> None:
    match = Table().hand(0, "dragon-blue/wild").hand(1, "dragon-gold/wild").match()
    said = "The first tile you place is your Tower. Your other tiles come from your next turn on."
    assert why(match, "tile wild over dragon-blue") == ("I8", said)
    assert why(match, "go to 0,0", language="fr") == ("I8", "Posez d’abord la tuile Tour bleue.")


def test_I12_what_keeps_dragons_from_moving() -> None:
    table = land("dragon-red", "red", "blue").tile("0,-1", "wild-white", "red", building="pen-1")
    penned = "The dragons here are in a Pen, and penned dragons never move again."
    match = table.stock(0, gold=2).match()
    assert why(match, "herd from 0,-1") == ("I12", penned)
    assert touched(match, "cell:1,0") == NO_DRAGONS
    assert touched(match, "cell:1,-1") is None
    assert touched(match, "dragon") == (
        "First choose the tile whose dragons you want to move, or move none."
    )
    poor = table.stock(0).match()
    assert why(poor, "herd from 1,-1", language="fr") == (
        "I12",
        "Déplacer un dragon coûte 1 pièce d’or, et vous n’en avez pas. "
        "Choisissez de ne déplacer aucun dragon\u00a0: votre magicien se déplace ensuite.",
    )


def test_I12_once_begun_at_least_one_dragon_moves_to_another_tile() -> None:
    table = land("dragon-red", "red", "blue").tile("0,-1", "storm-white")
    match = play(table.stock(0, gold=2).match(), "herd from 1,-1")
    assert touched(match, "cell:0,0") == "Dragons may go to any tile but the Keep."
    assert (
        touched(match, "cell:1,-1") == "The dragons come from here: choose another tile for them."
    )
    assert touched(match, "pass") == "You have chosen to move dragons: move at least one."
    assert touched(match, "dragon") == "First choose the tile your dragons go to."
    play(match, "herd to 1,0")
    assert why(match, "herd done") == (
        "I12",
        "You have chosen to move dragons: move at least one.",
    )
    missing = "There is no white dragon on the tile your dragons come from."
    assert why(match, "herd white") == ("I12", missing)
    play(match, "herd red")
    assert why(match, "herd nothing") == ("I12", "First finish moving your dragons.")
    assert why(match, "go to 1,0") == ("I12", "First finish moving your dragons.")
    play(match, "herd done")
    over = "The time to move dragons is over for this turn. Now move your wizard to a tile."
    assert touched(match, "dragon") == over


def test_I13_where_a_wizard_can_go() -> None:
    far = land().tile("2,-1", "wild-white").tile("3,-1", "build-gold").tile("3,-2", "storm-gold")
    beyond = "It can go to a tile touching its own, to the Keep"
    match = going(far)
    assert why(match, "go to 3,-1") == (
        "I13",
        f"This is too far for your wizard. {beyond}, or to a tile touching the Keep.",
    )
    flying = going(far.pet(0, "blue"))
    assert why(flying, "go to 3,-1") == (
        "I13",
        f"This is too far for your wizard. {beyond} or any tile in the colour of one of your pets, "
        "or one step further from those.",
    )
    stay = "Your wizard must end on another tile than the one where it stands."
    assert touched(match, "cell:0,0") == stay
    gone = "Your wizard has already moved this turn. Now use your tile’s action, or do nothing."
    assert touched(arrive(land()), "cell:1,0") == gone


def test_I13_the_first_turn_starts_on_the_keep_or_the_own_tower() -> None:
    table = Table().tile("0,1", "tower-green").hand(0, "dragon-blue/wild").wizard(1, "0,0")
    match = play(table.hand(1, "dragon-gold/wild").match(), "at 1,0")
    said = "On your first turn your wizard enters at the Keep or at your own Tower."
    assert why(match, "go to 0,1") == ("I13", said)


def test_I14_what_dealing_with_the_dragons_there_takes() -> None:
    one = land("dragon-blue", "red").stock(0, blue=4, red=7, gold=1)
    assert why(going(one), "go to 1,-1") == (
        "I14",
        "To tame the dragon there you need 3 gold, and you have 1. "
        f"To capture it you need 9 {TO_CAPTURE} 4.",
    )
    helped = going(one.pet(0, "green").stock(0, gold=1))
    assert why(helped, "go to 1,-1") == (
        "I14",
        "To tame the dragon there you need 3 gold, and you have 2, counting the coin your green "
        f"pet brings. To capture it you need 9 {TO_CAPTURE} none.",
    )
    assert why(helped, "go to 1,-1", language="fr") == (
        "I14",
        "Pour dompter le dragon qui s’y trouve, il vous faut 3 pièces d’or, et vous en avez 2, en "
        "comptant celle qu’apporte votre compagnon vert. Pour le capturer, il vous faut 9 cubes "
        "aux couleurs de cette tuile et de celles qui la touchent, et vous n’en avez aucun.",
    )


def test_I14_another_players_pen_is_closed() -> None:
    match = going(land("wild-red", "red", building="pen-1").tile("0,-1", "dragon-red", "red"))
    said = "The dragons there are in Player 2’s Pen, and only Player 2 may capture them."
    assert touched(match, "cell:1,-1") == said
    assert why(match, "go to 1,-1")[0] == "I14"


def test_I12_dragons_in_the_own_pen_are_captured() -> None:
    table = land("wild-red", "red", building="pen-0").tile("0,-1", "dragon-red", "red")
    match = going(table.stock(0, red=9, gold=5))
    assert why(match, "go to 1,-1") == (
        "I12",
        "Dragons in your Pen cannot be tamed, only captured. "
        f"To capture it you need 10 {TO_CAPTURE} 9.",
    )


def test_I15_several_dragons_or_a_pet_of_that_colour_cannot_be_tamed() -> None:
    several = going(land("double-red", "red", "red").stock(0, red=3, gold=5).pet(0, "red"))
    assert why(several, "go to 1,-1") == (
        "I15",
        "There are 2 dragons there, and only a lone dragon can be tamed. "
        f"To capture them you need 9 {TO_CAPTURE} 3.",
    )
    same = going(land("dragon-red", "red").stock(0, red=3, gold=5).pet(0, "red"))
    assert why(same, "go to 1,-1") == (
        "I15",
        "You already have a red pet, so you cannot tame this dragon. "
        f"To capture it you need 9 {TO_CAPTURE} 3.",
    )
    assert why(same, "tame") == ("I13", "First move your wizard.")


def test_I15_a_dragon_is_dealt_with_before_anything_else() -> None:
    match = arrive(
        land("dragon-red", "red").stock(0, red=9, blue=2, gold=3).maps(0, "blue-red-red")
    )
    said = "First deal with the dragon on your tile: tame it or capture it."
    assert touched(match, "map:blue-red-red") == said
    assert touched(match, "building:spire") == said
    assert touched(match, "tame") is None
    play(match, "tame")
    assert why(match, "tame") == ("I15", "There is no dragon on your tile to tame.")
    assert why(match, "capture") == ("I16", "There is no dragon on your tile to capture.")


def test_I17_only_active_colours_pay() -> None:
    match = arrive(land().tile("0,-1", "build-white").stock(0, red=4, blue=4, green=4))
    early = "You pay energy only once you have chosen to capture dragons or to build."
    assert touched(match, "energy", "colour:red") == early
    play(match, "build spire")
    assert why(match, "pay green", language="fr") == (
        "I17",
        "Ni votre tuile ni aucune de celles qui la touchent n’est verte\u00a0: "
        "on ne peut pas payer ici avec des cubes verts.",
    )
    assert touched(match, "energy", "colour:green") == (
        "Neither your tile nor any tile touching it is green, so you cannot pay with green cubes "
        "here."
    )
    none = "You have no white cube left. Pay in another colour."
    assert why(match, "pay white") == ("I17", none)
    owed = "First pay the energy you owe: 5 more cubes."
    assert why(match, "play no map") == ("I17", owed)
    play(match, "pay red", "pay red", "pay blue", "pay blue")
    assert touched(match, "pass") == "First pay the energy you owe: 1 more cube."


def test_I18_buildings_that_cannot_be_built() -> None:
    table = land().stock(0, red=4, green=9)
    price = "To build here you need 5 cubes in the colours of your tile and the tiles touching it"
    assert why(arrive(table), "build pen") == ("I18", f"{price}, and you have 4.")
    none = "A Lair is for one of your pets, and you have none."
    assert touched(arrive(table), "building:lair") == none
    table.pet(0, "gold").pet(0, "red", lair=True).pet(0, "blue").pet(1, "blue", lair=True)
    table.tile("-1,0", "build-white", building="pen-0").tile(
        "-1,1", "wild-red", building="lair-red"
    )
    match = arrive(table.tile("0,-1", "wild-red", building="lair-blue"))
    pen = "You have built your Pen already, and each player has only one."
    assert why(match, "build pen") == ("I18", pen)
    assert why(match, "build lair red") == ("I18", "Your red pet has its Lair already.")
    assert why(match, "build lair blue") == (
        "I18",
        "There is only one Lair of the blue dragon, and Player 2 has built it.",
    )
    other = "You have no white pet, and a Lair is for a pet of its colour."
    assert why(match, "build lair white") == ("I18", other)
    assert touched(match, "building:lair") == f"{price}, and you have 4."


def test_I18_no_more_than_four_spires() -> None:
    table = land().stock(0, red=5)
    for cell in ("-1,0", "-1,1", "0,-1", "-1,-1"):
        table.tile(cell, "wild-white", building="spire")
    match = arrive(table)
    assert why(match, "build spire") == ("I18", "All 4 Spires are built.")
    assert why(match, "build spire", language="fr") == ("I18", "Les 4 Flèches sont bâties.")


def test_I18_a_tile_that_cannot_be_built_on() -> None:
    storm = arrive(land("storm-red").maps(0, "blue-red-red"))
    icon = "You can build only on a Build, Wild/Build or Dragon/Build tile."
    assert why(storm, "build pen") == ("I18", icon)
    built = arrive(land(building="spire").maps(0, "blue-red-red"))
    full = "A building stands on your tile already, and there is room for only one."
    assert touched(built, "building:pen") == full


def test_I20_maps_are_drawn_at_a_tower_while_the_deck_has_any() -> None:
    only = "You can draw maps only at a Tower, your own or another player’s."
    assert why(arrive(land()), "draw maps") == ("I20", only)
    empty = arrive(land().maps(0, "blue-red-red").deck(), "1,0")
    assert why(empty, "draw maps") == ("I20", "The map deck is empty: there is no map to draw.")
    assert why(empty, "draw maps", language="fr") == (
        "I20",
        "La pioche est vide\u00a0: il n’y a aucune carte à piocher.",
    )
    nothing = "First choose to do nothing at the Tower: the map deck is empty."
    assert touched(empty, "map:blue-red-red") == nothing
    drawn = play(arrive(land().deck("blue-blue-red", "green-red-gold"), "1,0"), "draw maps")
    keep = "First choose a map to keep from those you drew."
    assert touched(drawn, "pass") == keep
    other = "The map red-red-gold is not one of those you drew. Keep one of those."
    assert why(drawn, "keep red-red-gold") == ("I20", other)


def test_I19_I21_actions_of_other_tiles() -> None:
    match = arrive(land())
    pull = "You can pull energy only from a Telekinesis tile."
    assert why(match, "pull ne") == ("I19", pull)
    gold = "You can take gold from the Bank only at the Keep."
    assert why(match, "take gold") == ("I21", gold)


def test_I22_where_a_map_cannot_be_played() -> None:
    keep = arrive(land().wizard(0, "1,0").maps(0, "blue-red-red"), "0,0")
    assert touched(keep, "map:blue-red-red") == "No map can be played on the Keep."
    found = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green").maps(0, "blue-red-red")
    found.tile("1,-1", "build-red", treasure=True).wizard(0, "0,0").wizard(1, "0,0").placed()
    said = "The treasure of your tile has been found: no other map can be played there."
    assert touched(arrive(found), "map:blue-red-red") == said
    building = arrive(land().maps(0, "blue-red-red"))
    first = "First build on your tile, or do nothing there."
    assert touched(building, "map:blue-red-red") == first
    play(building, "act nothing")
    over = "The tile’s action comes before the maps. Now play a map, or none."
    assert why(building, "build pen") == ("I22", over)


def test_I22_the_colour_that_a_map_lacks() -> None:
    table = land("storm-green").tile("0,-1", "wild-red")
    match = arrive(table.maps(0, "blue-red-red", "red-gold-gold"))
    pair = "The map blue-red-red asks for 2 red tiles touching yours, and there is only one."
    assert why(match, "play map blue-red-red") == ("I22", pair)
    gold = "The map red-gold-gold asks for 2 gold tiles touching yours, and there is none."
    keep = "The Keep does not count as gold here."
    assert why(match, "play map red-gold-gold") == ("I22", f"{gold} {keep}")
    assert why(match, "play map red-gold-gold", language="fr") == (
        "I22",
        "La carte rouge-or-or demande 2 tuiles dorées touchant la vôtre, et il n’y en a aucune. "
        "Le Donjon ne compte pas ici comme de l’or.",
    )
    assert why(match, "play map blue-red-gold")[1] == "You do not have the map blue-red-gold."


def test_I24_nothing_is_legal_once_the_game_is_over() -> None:
    match = GAME.new(2, 5, tiles=2)
    while match.outcome is None:
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    assert why(match, "herd nothing") == ("I24", "The game is over.")
    assert why(match, "pay blue", seat=1) == ("I24", "The game is over.")
