"""A table of Dragon Island laid out by hand, and what a test reads off it.

    table = (
        Table(players=2)
        .tile("1,0", "tower-blue")                  # in the order of placement; the Keep lies
        .tile("0,1", "tower-green")
        .tile("1,-1", "dragon-red", "red")          # a tile and the dragons on it
        .tile("2,-1", "build-white", building="pen-1", treasure=True)
        .tile("0,-1", "wild-green")                 # a Wild that was made green
        .wizard(0, "1,0")
        .stock(0, blue=3, gold=2)
        .pet(0, "red", 3)
        .hand(0, "dragon-blue/storm-red")
        .maps(0, "blue-blue-green")
    )
    match = table.match()

Whatever is not said is as at the start of a game: stocks empty, no pets, maps in the deck, seat 0
first and to move. Wizards that are not placed have not moved yet, so their turn begins with the
Tower. With `placed()` the turn's tile is placed already and step 3 is asked. All 40 tiles stay in
the game, 39 with three players; those not mentioned lie in the bag behind those that `bag` names,
and maps not mentioned behind those that `deck` names, each in the order of the law.
"""

from typing import Any, Self

from wyrmhall.games.island import GAME, pieces
from wyrmhall.games.island.hexes import CELLS, COORDINATES, STEPS
from wyrmhall.games.island.phases import CHOOSE_TILE, HERD, PLACE
from wyrmhall.games.island.view import IslandView, Tile
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.options import Choice, settle_options
from wyrmhall.kernel.state import blank
from wyrmhall.kernel.words import Phrase

NOWHERE = -1
COLOURLESS = 5


class Table:
    """A position in the making; `match()` lays it out."""

    def __init__(self, players: int = 2, first: int = 0, **options: Choice) -> None:
        options.setdefault("tiles", 40 - 40 % players)
        self._players = players
        self._options = settle_options(GAME.options, options, GAME.id, players)
        self._first = self._turn = first
        self._step = "turn"
        self._tiles: list[tuple[str, str, tuple[str, ...], str, bool]] = []
        self._wizards: dict[int, str] = {}
        self._stock: dict[int, dict[str, int]] = {}
        self._pets: list[tuple[int, str, int, bool]] = []
        self._captured: dict[int, tuple[str, ...]] = {}
        self._fame: dict[int, int] = {}
        self._hands: dict[int, tuple[str, ...]] = {}
        self._maps: dict[int, tuple[str, ...]] = {}
        self._bag: tuple[str, ...] = ()
        self._deck: tuple[str, ...] | None = None
        self._taken: dict[str, int] = {}

    def tile(
        self, cell: str, face: str, *dragons: str, building: str = "none", treasure: bool = False
    ) -> Self:
        """A tile of the island: where, what, the dragons on it, and what stands or was found."""
        self._tiles.append((cell, face, dragons, building, treasure))
        return self

    def wizard(self, seat: int, cell: str) -> Self:
        """A wizard stands on a tile."""
        self._wizards[seat] = cell
        return self

    def stock(self, seat: int, **held: int) -> Self:
        """Cubes and gold behind a seat's screen."""
        self._stock[seat] = held
        return self

    def supply(self, **left: int) -> Self:
        """What a supply has left; the rest was taken out of the table's last seat's way."""
        self._taken = left
        return self

    def pet(self, seat: int, colour: str, gold: int = 3, lair: bool = False) -> Self:
        """A pet with the gold on its card; its Lair, if it has one, needs a tile that says so."""
        self._pets.append((seat, colour, gold, lair))
        return self

    def captured(self, seat: int, *colours: str) -> Self:
        """The tokens a seat has."""
        self._captured[seat] = colours
        return self

    def fame(self, seat: int, fame: int) -> Self:
        """A seat's Fame."""
        self._fame[seat] = fame
        return self

    def hand(self, seat: int, *tiles: str) -> Self:
        """The tiles behind a seat's screen, named by their two faces."""
        self._hands[seat] = tiles
        return self

    def maps(self, seat: int, *maps: str) -> Self:
        """The maps behind a seat's screen."""
        self._maps[seat] = maps
        return self

    def bag(self, *tiles: str) -> Self:
        """The tiles to be drawn next."""
        self._bag = tiles
        return self

    def deck(self, *maps: str) -> Self:
        """The maps of the deck from the top; the others are with the last seat."""
        self._deck = maps
        return self

    def turn(self, seat: int) -> Self:
        """The seat whose turn it is."""
        self._turn = seat
        return self

    def placed(self) -> Self:
        """The turn's tile is placed: step 3 is asked."""
        self._step = "placed"
        return self

    def match(self) -> Match:
        """The match from here on, checked against every invariant of the game."""
        states = blank(GAME.state_type)
        s = states[0]
        s.players = self._players
        for name, index in self._options.items():
            s[name] = index
        s.first, s.turn, s.in_air = self._first, self._turn, NOWHERE
        s.wizard[:] = pieces.WIZARD_OF[self._options["wizards"]]
        s.stands_on[:], s.chosen[:], s.lair_of[:] = NOWHERE, NOWHERE, NOWHERE
        self._lay_island(s)
        self._deal_tiles(s)
        self._deal_maps(s)
        self._fill_stocks(s)
        for seat, cell in self._wizards.items():
            s.stands_on[seat] = s.grid[COORDINATES.index(cell)] - 1
        if self._step == "placed":
            s.phase, s.asks = HERD, 1
        elif s.stands_on[self._turn] == NOWHERE:
            s.phase, s.face = PLACE, pieces.TOWER_FACE
        else:
            s.phase = CHOOSE_TILE
        fault = GAME.loops.inspect(states, 0)
        assert fault == 0, GAME.invariants[fault - 1]
        return Match(GAME, states, None)

    def _lay_island(self, s: Any) -> None:
        cells = ["0,0", *(tile[0] for tile in self._tiles)]
        s.placed = len(cells)
        s.kind[0], s.colour[0], s.piece[0] = pieces.KINDS.index("keep"), COLOURLESS, NOWHERE
        for number, (_, face, dragons, building, treasure) in enumerate(self._tiles, start=1):
            kind, _, colour = face.partition("-")
            s.kind[number], s.colour[number] = (
                pieces.KINDS.index(kind),
                pieces.COLOURS.index(colour),
            )
            for dragon in dragons:
                s.dragons[number, pieces.COLOURS.index(dragon)] += 1
            s.crowd[number] = len(dragons)
            s.building[number] = pieces.BUILDINGS.index(building)
            if s.building[number] == pieces.SPIRE:
                s.spire_on[s.spires] = number
                s.spires += 1
            elif pieces.PEN <= s.building[number] < pieces.SPIRE:
                s.pens |= 1 << (int(s.building[number]) - pieces.PEN)
            elif s.building[number] >= pieces.LAIR:
                owner = next(seat for seat, pet, _, lair in self._pets if lair and pet in building)
                s.lair_of[int(s.building[number]) - pieces.LAIR] = owner
            penned = pieces.PEN <= s.building[number] < pieces.SPIRE
            s.roaming = int(s.roaming) | int(bool(dragons) and not penned) << number
            wants = building == "none" and len(dragons) < pieces.ICONS[s.kind[number]]
            s.wanting = int(s.wanting) | int(wants) << number
            s.treasures = int(s.treasures) | int(treasure) << number
        numbers = {cell: number for number, cell in enumerate(cells)}
        for cell, number in numbers.items():
            s.cell_of[number] = COORDINATES.index(cell)
            s.grid[s.cell_of[number]] = number + 1
            own = int(s.colour[number])
            s.active[number] |= 1 << own
            s.near[own] = int(s.near[own]) | 1 << number
            for beside in neighbours(cell):
                if beside in numbers:
                    other = numbers[beside]
                    its = int(s.colour[other])
                    s.touching[number] = int(s.touching[number]) | 1 << other
                    s.active[number] |= 1 << its
                    s.around[number, its] += 1
                    s.near[its] = int(s.near[its]) | 1 << number
                else:
                    s.grid[COORDINATES.index(beside)] -= 1
        for cell_number in range(CELLS):
            if s.grid[cell_number] < -1 or (s.grid[cell_number] == -1 and 1 <= cell_number <= 6):
                s.open_places[s.open_count] = cell_number
                s.open_count += 1

    def _deal_tiles(self, s: Any) -> None:
        left = list(range(40))

        def take(fits: Any) -> int:
            tile = next((tile for tile in left if fits(tile // 2)), None)
            assert tile is not None, "no such tile is left"
            left.remove(tile)
            return tile

        for seat, names in self._hands.items():
            for index, name in enumerate(names):
                s.hand[seat, index] = take(lambda kind, name=name: pieces.TILE_NAMES[kind] == name)
            s.hand_count[seat] = len(names)
        front = [
            take(lambda kind, name=name: pieces.TILE_NAMES[kind] == name) for name in self._bag
        ]
        for number, (_, face, *_rest) in enumerate(self._tiles, start=1):
            s.piece[number] = NOWHERE
            if not face.startswith("tower"):
                wanted = pieces.FACES.index("wild" if face.startswith("wild") else face)
                s.piece[number] = take(
                    lambda kind, wanted=wanted: wanted in pieces.TILE_TYPES[kind]
                )
        order = front + left
        s.bag_next = 40 - len(order)
        s.bag[int(s.bag_next) :] = order

    def _deal_maps(self, s: Any) -> None:
        left = list(range(40))

        def take(name: str) -> int:
            found = next(m for m in left if pieces.PATTERN_NAMES[pieces.PATTERN_OF[m]] == name)
            left.remove(found)
            return found

        for seat, names in self._maps.items():
            for index, name in enumerate(names):
                s.maps[seat, index] = take(name)
            s.map_count[seat] = len(names)
        order = [take(name) for name in self._deck or ()]
        if self._deck is None:
            order += left
        else:
            last = self._players - 1
            held = int(s.map_count[last])
            s.maps[last, held : held + len(left)] = left
            s.map_count[last] = held + len(left)
        s.deck[: len(order)] = order
        s.deck_size = len(order)

    def _fill_stocks(self, s: Any) -> None:
        for seat, held in self._stock.items():
            for colour, count in held.items():
                s.stock[seat, pieces.COLOURS.index(colour)] = count
        for seat, colour, gold, _ in self._pets:
            s.pet_gold[seat, pieces.COLOURS.index(colour)] = gold
        for seat, colours in self._captured.items():
            s.tokens[seat] = sum(1 << pieces.COLOURS.index(colour) for colour in colours)
        for seat, fame in self._fame.items():
            s.fame[seat] = fame
        for number, colour in enumerate(pieces.COLOURS):
            pets = [seat for seat, pet, _, lair in self._pets if pet == colour and not lair]
            s.dragon_supply[number] = 10 - int(s.dragons[:, number].sum()) - len(pets)
            on_cards = int(s.pet_gold.sum()) if colour == "gold" else 0
            s.supply[number] = 40 - int(s.stock[:, number].sum()) - on_cards
            if colour in self._taken:  # the last seat has hoarded the rest
                s.stock[self._players - 1, number] += s.supply[number] - self._taken[colour]
                s.supply[number] = self._taken[colour]


def neighbours(cell: str) -> list[str]:
    """The six cells that touch one."""
    q, r = map(int, cell.split(","))
    return [f"{q + dq},{r + dr}" for dq, dr in STEPS]


def look(match: Match, seat: int | None = None) -> IslandView:
    """The table as a seat, or a spectator, sees it."""
    view = match.view(seat)
    assert isinstance(view, IslandView)
    return view


def legal(match: Match, seat: int = 0) -> set[str]:
    """The moves a seat may make."""
    moves = match.legal(seat)
    texts = {move.text for move in moves}
    assert len(texts) == len(moves), "a move is offered twice"
    return texts


def play(match: Match, *texts: str, seat: int = 0) -> Match:
    """Decisions of one seat, one after another."""
    for text in texts:
        match.play(seat, text)
    return match


def goes(match: Match, seat: int = 0) -> set[str]:
    """Where a wizard may go, once nothing is herded."""
    moves = match.legal(seat)
    if moves and moves[0].kind == "herd_nothing":
        match.play(seat, "herd nothing")
    return {move.args["cell"] for move in match.legal(seat) if move.kind == "go"}


def tile(match: Match, cell: str) -> Tile:
    """A tile of the island as all see it."""
    return next(tile for tile in look(match).tiles if tile.cell == cell)


def held(match: Match, seat: int = 0) -> dict[str, int]:
    """What a seat has behind its screen: cubes and gold, where there is any."""
    mine = look(match, seat).seats[seat]
    assert mine.energy is not None
    assert mine.gold is not None
    return {c: n for c, n in {**mine.energy, "gold": mine.gold}.items() if n}


def fame(match: Match, seat: int = 0) -> int:
    """A seat's Fame."""
    mine = look(match, seat).seats[seat].fame
    assert mine is not None
    return mine


def pets(match: Match, seat: int = 0) -> dict[str, int]:
    """A seat's pets and the gold on their cards."""
    return {pet.colour: pet.gold for pet in look(match).seats[seat].pets}


def maps(match: Match, seat: int = 0) -> list[str]:
    """The maps a seat holds."""
    own = look(match, seat).seats[seat].own_maps
    assert own is not None
    return sorted(map_.name for map_ in own)


def deck(match: Match) -> list[str]:
    """The deck from the top: nobody may see this."""
    s = match.state
    indices = [(int(s.deck_top) + below) % 40 for below in range(int(s.deck_size))]
    return [pieces.PATTERN_NAMES[pieces.PATTERN_OF[s.deck[index]]] for index in indices]


def event(name: str, **facts: int | str) -> Phrase:
    """A line of the journal."""
    return Phrase(f"event-{name}", dict(facts))


def last_events(match: Match, seat: int | None = None) -> list[Phrase]:
    """What the last decision, and all that followed from it unasked, left in the journal."""
    return match.journal(seat, since=len(match.decisions))
