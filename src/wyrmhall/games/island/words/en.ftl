game-title = Dragon Island
game-pitch = Explore an island that grows tile by tile. Capture its dragons or tame them, build, and dig where your treasure maps say. The most Fame wins.
game-size = 2–4 players, about 60 minutes.

option-tiles = tiles
option-tiles-help = How many terrain tiles stay in the game: a multiple of the number of players, up to 40. Each player has one turn for their Tower and one for each of their tiles.
option-screens = screens
option-screens-help = Whether the others’ energy, gold and Fame are hidden behind screens (closed) or shown at all times (open).
option-wizards = wizards
option-wizards-help = The wizards’ colours, seat by seat.

reason-explored = the last tile was placed

colour = { $colour ->
    [blue] blue
    [green] green
    [red] red
    [white] white
    [gold] gold
   *[none] colourless
  }
back-colour = { $back_colour ->
    [blue] blue
    [green] green
    [red] red
    [white] white
    [gold] gold
   *[none] colourless
  }
face = { $kind ->
    [dragon] { colour } Dragon/Build
    [build] { colour } Build
    [telekinesis] { colour } Telekinesis
    [storm] { colour } Storm
    [double] { colour } Double Dragon
    [wild] { $colour ->
        [none] Wild/Build
       *[other] { colour } Wild/Build
      }
    [tower] { colour } Tower
   *[keep] Wizard’s Keep
  }
back-face = { $back ->
    [dragon] { back-colour } Dragon/Build
    [build] { back-colour } Build
    [telekinesis] { back-colour } Telekinesis
    [storm] { back-colour } Storm
    [double] { back-colour } Double Dragon
   *[wild] Wild/Build
  }
goods = { $colour ->
    [gold] { $count } gold
   *[other] { $count ->
        [one] { $count } { colour } cube
       *[other] { $count } { colour } cubes
      }
  }
dragons = { $count ->
    [one] { $count } { colour } dragon
   *[other] { $count } { colour } dragons
  }
maps = { $count ->
    [one] { $count } map
   *[other] { $count } maps
  }
direction = { $direction ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
  }
building = { $building ->
    [pen] Pen
    [spire] Spire
   *[lair] Lair of the { colour } dragon
  }
map = { $map ->
    [blue-blue-green] blue-blue-green
    [blue-blue-red] blue-blue-red
    [blue-blue-white] blue-blue-white
    [blue-blue-gold] blue-blue-gold
    [blue-green-green] blue-green-green
    [blue-red-red] blue-red-red
    [blue-white-white] blue-white-white
    [blue-gold-gold] blue-gold-gold
    [green-green-red] green-green-red
    [green-green-white] green-green-white
    [green-green-gold] green-green-gold
    [green-red-red] green-red-red
    [green-white-white] green-white-white
    [green-gold-gold] green-gold-gold
    [red-red-white] red-red-white
    [red-red-gold] red-red-gold
    [red-white-white] red-white-white
    [red-gold-gold] red-gold-gold
    [white-white-gold] white-white-gold
    [white-gold-gold] white-gold-gold
    [blue-green-red] blue-green-red
    [blue-green-white] blue-green-white
    [blue-green-gold] blue-green-gold
    [blue-red-white] blue-red-white
    [blue-red-gold] blue-red-gold
    [blue-white-gold] blue-white-gold
    [green-red-white] green-red-white
    [green-red-gold] green-red-gold
    [green-white-gold] green-white-gold
   *[red-white-gold] red-white-gold
  }

move-keep = Keep the map { map } ({ $fame } Fame)
move-tile = Place a tile with { face } up, { back-face } down
move-place = Place the { face } at { $cell }
move-paint = Make it { $colour ->
    [blue] blue
    [green] green
    [red] red
   *[white] white
  }
move-herd_from = Move dragons from { $cell }
move-herd_nothing = Move no dragons
move-herd_to = Move them to { $cell }
move-herd = Move a { colour } dragon for 1 gold
move-herd_done = Move no more dragons
move-go = Go to { $cell }: { face }
move-tame = Tame the dragon for 3 gold
move-capture = Capture the dragons here
move-pay = Pay a { colour } cube
move-act_nothing = Do nothing on this tile
move-pen = Build your Pen (2 Fame)
move-spire = Build a Spire (3 Fame)
move-lair = Build the Lair of your { colour } pet (1 Fame)
move-pull = Telekinesis: pull from the { direction }
move-draw_maps = Draw maps
move-take_gold = Take 2 gold
move-play_map = Play the map { map } ({ $fame } Fame)
move-no_map = Play no map

event-opened = { $who } goes first.
event-drew_tile = { $who } draws a tile; { $left } left in the bag.
event-own_tile = Tile drawn: { face } / { back-face }.
event-drew_maps = { $who } draws { maps }.
event-own_map = Map drawn: { map }.
event-kept_map = You keep the map { map }.
event-returned_map = You put the map { map } back under the deck.
event-returned_maps = { $who } puts { maps } back under the deck.
event-placed = { $who } places a tile at { $cell }: { face }.
event-underside = Its other side: { back-face }.
event-storm_took = The storm takes a { colour } { $colour ->
    [gold] coin
   *[other] cube
  } from { $who }.
event-pet_hungers = The storm takes 1 gold from { $who }’s { colour } pet: { $left } left.
event-pet_left = { $who }’s { colour } pet flies away.
event-gained = { $who } gains { goods }.
event-dragons_came = { dragons } { $count ->
    [one] appears
   *[other] appear
  } at { $cell }.
event-herded = { $who } pays 1 gold and moves a { colour } dragon from { $origin } to { $cell }.
event-went = { $who } goes to { $cell }.
event-stayed = { $who } has nowhere to go and stays on the Keep.
event-tamed = { $who } puts 3 gold on a card and tames the { colour } dragon.
event-paid = { $who } pays { goods }.
event-captured = { $who } captures { dragons }: { $fame } Fame.
event-built = { $who } builds at { $cell }: { building }, { $fame } Fame.
event-played_map = { $who } plays the map { map } at { $cell }: { $fame } Fame.
event-ended = The whole island is explored: the game is over.
event-scored = { $who }: { $fame } Fame and { $gold } gold on pets, { $total } in all.

board-kind = { $kind ->
    [dragon] Dra
    [build] Bui
    [telekinesis] Tel
    [storm] Sto
    [double] Dbl
    [wild] Wld
    [tower] Twr
   *[keep] Keep
  }
board-short = { $colour ->
    [blue] blu
    [green] gre
    [red] red
    [white] whi
    [gold] gol
   *[none] { "" }
  }
board-letter = { $colour ->
    [blue] b
    [green] g
    [red] r
    [white] w
   *[gold] o
  }
board-building = { $building ->
    [pen] P
    [spire] S
   *[lair] L
  }
board-legend = b g r w o: dragons (o gold) · P1: Pen of player 1 · S: Spire · L: Lair · ◆: treasure found · ①–④: wizards
board-supply = Bag { $bag } · Map deck { $deck } · Bank { $bank } gold · Spires left { $spires } · Lairs left: { $lairs }
board-none = none
board-player = Player
board-wizard = Wizard
board-stock = Stock
board-fame = Fame
board-pets = Pets (gold)
board-captured = Captured
board-hand = Tiles, maps
board-counts = { $tiles }, { $maps }
board-behind = hidden
board-pet = { colour } { $gold }{ $lair ->
    [yes] { " " }in its Lair
   *[no] { "" }
  }
board-own-tiles = Your tiles: { $tiles }
board-own-maps = Your maps: { $maps }
board-own-drawn = Drawn: { $maps }
board-known = Maps you know in the deck, from the top: { $maps }
board-tile = { face } / { back-face }
board-map = { map } ({ $fame })
board-known-map = { $place }: { map }
board-placing = To place: { face }
board-paying = Energy left to pay: { $due }
board-sea = The island: + and − zoom in and out, 0 shows all of it, arrow keys move around
board-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
board-nearer = Zoom in
board-farther = Zoom out
board-fit = Show the whole island
board-empty = Empty cell { $cell }
board-tile-at = { $cell }: { face }
board-treasure = treasure found
board-wizard-of = { $who }’s wizard
board-building-of = { building } ({ $who })
board-lair = Build a Lair (1 Fame)
board-herding = Moving dragons from { $origin } to { $cell }, 1 gold each
board-seat = { $who }, { colour } wizard
board-total = { $count } Fame in all
board-fame-count = { $count } Fame
board-pet-gold = { colour } pet{ $lair ->
    [yes] { " " }in its Lair
   *[no] { "" }
  } with { $count } gold
board-captured-colour = { colour } dragon captured
board-pen-left = Pen not built yet
board-beside = Beside the island
board-bag = { $count ->
    [one] Bag: { $count } tile left
   *[other] Bag: { $count } tiles left
  }
board-deck = { $count ->
    [one] Map deck: { $count } map
   *[other] Map deck: { $count } maps
  }
board-bank = Bank: { $count } gold
board-spires = { $count ->
    [one] { $count } Spire left
   *[other] { $count } Spires left
  }
board-known-count = { $count ->
    [one] You know { $count } map in the deck
   *[other] You know { $count } maps in the deck
  }
board-signs = What the symbols mean
board-colour-sign = { $colour ->
    [blue] Blue: water
    [green] Green: leaf
    [red] Red: flame
    [white] White: snow
   *[gold] Gold: sun
  }
board-sign = { $sign ->
    [head] Dragon: one appears for each head, unless a building covers it
    [hammer] Build: one building for 5 energy
    [wild] Wild: you choose its colour when you place it, never gold
    [telekinesis] Telekinesis: energy and gold from a whole line of tiles
    [storm] Storm: when it is placed, the others lose 1 gold from each pet, and a cube or coin
    [tower] Wizard’s Tower: draw 2 maps, keep 1
    [keep] Wizard’s Keep: take 2 gold
    [pen] Pen, 2 Fame: only its owner may capture dragons in it
    [spire] Spire, 3 Fame: its tile produces 2
    [lair] Lair, 1 Fame: storms no longer touch its pet
    [treasure] Treasure found: no other map can be played here
    [token] Colour captured: your first dragon of a colour gives 2 Fame
    [fame] Fame: whoever has the most wins
   *[coin] Gold: moves dragons, tames them for 3, keeps pets
  }
board-choice-left = { $choice }: { $count } left
board-times = { $choice } ×{ $count }

ask-keep = keep a map
ask-tile = choose a tile and its face
ask-place = place the tile
ask-paint = choose a colour
ask-herd_from = move dragons from a tile
ask-herd_nothing = move no dragons
ask-herd_to = choose where the dragons go
ask-herd = move a dragon
ask-herd_done = move no more dragons
ask-go = move your wizard
ask-tame = tame the dragon
ask-capture = capture the dragons
ask-pay = pay a cube
ask-act_nothing = do nothing on this tile
ask-pen = build your Pen
ask-spire = build a Spire
ask-lair = build a Lair
ask-pull = pull with telekinesis
ask-draw_maps = draw maps
ask-take_gold = take gold
ask-play_map = play a map
ask-no_map = play no map

score-fame = Fame
score-pets = Gold on pets
score-captured = Colours captured (tiebreak)
score-gold = Gold (tiebreak)

choice = { $choice ->
    [closed] closed
    [open] open
    [blue] blue
    [green] green
    [red] red
    [white] white
   *[other] { $choice }
  }
