game-title = Dragon Island
game-pitch = Explore an island that grows tile by tile. Capture its dragons or tame them, build, and dig where your treasure maps say. The most Fame wins.
game-size = 2–4 players, about 60 minutes.
game-weight = 3
game-best = 2–3
game-mood = A slow-growing world; many good things to do at once.

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

lesson-welcome = Welcome, wizard! Nobody has explored this island yet. Every turn it grows by one tile. You will tame and capture its dragons, build, and dig for treasure: all of that brings Fame. When the last tile has been laid, the most Fame wins.
lesson-keep = You begin with a treasure map. It names three colours: stand on a tile whose neighbours show them all, and it brings you Fame. Your Tower will be blue, Fafnir’s green, and your first tile has a red side. So keep blue-green-red: touch that map, then confirm.
lesson-keep-else = You may keep that one. But it asks for white instead of green, and Fafnir’s green Tower will be on the island in a moment. Let’s go back.
lesson-tower = A turn begins with a new tile. Your first one is always your Tower, and it goes beside the Wizard’s Keep, the castle in the middle. Touch the empty place to the right of the Keep, then confirm.
lesson-tower-else = That place is just as good: all six touch the Keep and nothing else. For this lesson, let’s go back and take the one on the right.
lesson-produce = A tile you lay gives you 1 of its colour, and every tile it touches gives 1 of its own. Your Tower gave a blue cube, the Keep a gold coin. Coins tame dragons. Cubes are energy: they pay for captures and buildings.
lesson-gold = Next you move your wizard. The first time it enters on the Keep, for gold, or on your Tower, for maps. We chose the Keep. Here you may take 2 gold: touch “Take 2 gold”, then confirm. That makes 3, just enough to tame a dragon.
lesson-gold-else = You may always decline what a tile offers. But this gold costs you nothing, and next turn you will want it. Let’s go back and take it.
lesson-tile = Your turn is over, and you have drawn a tile. Fafnir laid a green Tower and drew maps on it. Your turn again! You hold two tiles and choose the side that will lie up. Touch the red side with a dragon’s head and a hammer, then confirm.
lesson-tile-else = You may lay that side. But only the side with a single head brings a single dragon, and that is the kind you can tame. Let’s go back.
lesson-place = A tile must touch the Keep, or at least two tiles. Choose a place with good neighbours, for each of them gives you something. Touch the empty place below the Keep and your Tower: it touches both.
lesson-place-else = You may lay it there. But the place we mean touches the Keep for a coin and your Tower for a blue cube, and your wizard is right next to it. Let’s go back.
lesson-tame = You gained a red cube, a blue cube and a coin. And a dragon has come: one for each head on a tile. Where your wizard ends its move, you must deal with the dragons. A single one you can tame, for 3 gold. Touch its tile to go there.
lesson-tame-else = On a Tower, even Fafnir’s, you may draw maps. But a dragon sits right beside you, and you have the gold to tame it. Let’s go back.
lesson-pet = It is your pet now, with your 3 gold on its card. While gold lies there, you can fly to tiles of its colour, and you have its power: with a red pet, capturing dragons costs 1 cube less. At the end, each gold on a pet is 1 Fame.
lesson-turn = So that is a turn: lay a tile, move dragons, move your wizard, deal with dragons there, use the tile, play a map. Moving dragons, using the tile and maps are up to you. The hammer here would let you build, but 3 cubes are too few. So we pass, and draw a tile.
lesson-storm = Fafnir has laid a Storm, the cloud with the lightning. It robs everybody else: 1 gold from each pet, and a cube of its colour if they have one. You have no green cube, but your pet is down to 2 gold. A pet without gold flies away.
lesson-double = Your third turn. We laid your Double Dragon tile: two heads, two dragons. The red tile has a new dragon too, for empty heads fill up again every turn. Two dragons on a tile can’t be tamed, only captured together. That takes a lot of energy, so they must wait.
lesson-treasure = You walked to your Tower, drew 2 maps there and kept one of them. Now look around you: the tiles touching your Tower are green, red and blue. That is your first map! Touch blue-green-red and confirm: 2 Fame. Each tile hides only one treasure.
lesson-treasure-else = You may wait. But a map still in your hand at the end is worth nothing, and this one fits right now. Let’s go back and play it.
lesson-fly = Fafnir tamed the red dragon; another came. We laid a blue tile with a hammer at the bottom. You walk one step, or jump to the Keep from anywhere and then step. Too far! But with your red pet you fly to any red tile, and step on from there. Touch the blue tile.
lesson-fly-else = You may go there. But a building will bring you 3 Fame for only 4 cubes, and the hammer is on the blue tile at the bottom. Let’s go back.
lesson-spire = A hammer lets you build for 5 cubes, and 1 less on your own colour: 4. A Spire is 3 Fame at once. And from now on, whoever lays a tile next to it gets 2 from it instead of 1. Build a Spire.
lesson-spire-else = You may save your cubes. But a Spire brings Fame now and more cubes later, and there are only four of them. Let’s go back.
lesson-spire-else-pen = A Pen is 2 Fame, and dragons moved into it are yours alone to capture. That is good, but a Spire is 3 Fame and brings more cubes. Let’s go back.
lesson-spire-else-lair = A Lair is 1 Fame, and your pet is safe from Storms for good. That is useful, but a Spire is 3 Fame and brings more cubes. Let’s go back.
lesson-pay = Now you choose the cubes. You can pay only in colours that lie around you: your own tile and those touching it, here blue and red. That is true of captures as well. You have 6 blue and 3 red; we pay with 3 blue and 1 red.
lesson-herd = Fafnir built a Spire too. We laid a Wild tile next to yours and made it red. Now the clever part: one price captures all the dragons on a tile. So gather them! Before you walk, you may move dragons, for 1 gold each. We picked the red one. Touch the blue dragons’ tile.
lesson-herd-else = You may send it there, to get it out of the way or to annoy Fafnir. But next to the blue ones it is worth more: three for the price of two. Let’s go back.
lesson-capture = Three dragons on one tile! Capturing them all costs 10 cubes: 1 less because the tile is blue like you, 1 less for your red pet. So 8, and you have 6 blue and 3 red, both of them colours around that tile. Go there.
lesson-capture-else = You may go there. But you have just paid to gather those dragons, and you have the cubes to capture them now. Let’s go back.
lesson-second_map = Captured! Each dragon is 1 Fame, the first of each colour 2. So the two blue ones bring 3 and the red one 2: 5 Fame. And see what touches this tile: blue, and red twice. Play your second map. Two colours alike make it worth 3.
lesson-second_map-else = You may wait. But only one turn is left, and this map fits right now. Let’s go back and play it.
lesson-last_turn = The bag is empty and we have laid your last tile, so this is your last turn. Beside the Spire it gave 5 cubes! Cubes, coins and maps you still hold bring no Fame. So you fly there and build again: 3 Fame. Then Fafnir lays the very last tile.
lesson-score = Now the gold on pets counts. You have 16 Fame and 2 gold on your pet: 18. Fafnir has 8 Fame, but 9 gold on three pets: 17. You win! In a tie, whoever has captured more colours wins, then whoever has more gold.
lesson-farewell = This was a short game. Usually two players have 18 tiles, not 10, and time for Pens, Lairs and Telekinesis. To see what something does, rest the pointer on it, or hold your finger on it. Now explore an island of your own. Good luck!

tip-tile = One of your tiles, with its two sides. Touch the side that is to lie up.
tip-face = { $value ->
    [dragon-blue] { about-dragon }
    [dragon-green] { about-dragon }
    [dragon-red] { about-dragon }
    [dragon-white] { about-dragon }
    [dragon-gold] { about-dragon }
    [build-blue] { about-build }
    [build-green] { about-build }
    [build-red] { about-build }
    [build-white] { about-build }
    [build-gold] { about-build }
    [telekinesis-blue] { about-telekinesis }
    [telekinesis-green] { about-telekinesis }
    [telekinesis-red] { about-telekinesis }
    [telekinesis-white] { about-telekinesis }
    [telekinesis-gold] { about-telekinesis }
    [storm-blue] { about-storm }
    [storm-green] { about-storm }
    [storm-red] { about-storm }
    [storm-white] { about-storm }
    [storm-gold] { about-storm }
    [double-blue] { about-double }
    [double-green] { about-double }
    [double-red] { about-double }
    [double-white] { about-double }
    [double-gold] { about-double }
   *[wild] Choose its colour when you lay it, never gold. You may build here.
  }
about-dragon = A dragon of this colour comes here, and a new one whenever it is gone. Without a dragon, you may build here: a building keeps dragons from coming.
about-build = No dragon comes here. You may build for 5 cubes.
about-telekinesis = Stand here and choose a direction: 1 from this tile and 1 from each tile in an unbroken line.
about-storm = When you lay it, everybody else loses 1 gold from each pet outside a Lair, and a cube or coin of its colour if they have one.
about-double = Two dragons of this colour come here. All the dragons on a tile are captured together. Nothing can be built here.
tip-cell = A tile goes where it touches the Keep or at least two tiles. Your wizard walks one step, or goes to the Keep and then one step; with a pet you can fly farther.
tip-map = Stand on a tile whose neighbours show these three colours, in any order, and score its Fame. Not on the Keep, nor where a treasure was found before.
tip-colour = The colour you choose: of a Wild tile, of a cube you pay, of a dragon you move, or of the pet that gets a Lair.
tip-direction = Pull from this side: 1 from your own tile and 1 from each tile in an unbroken line this way.
tip-energy = You pay cube by cube, in the colours of your tile and of the tiles touching it. Gold is not energy.
tip-dragon = Dragons on the move: as many as you like from one tile to another, for 1 gold each.
tip-tame = Put 3 gold on a pet card, and the dragon is yours: you can fly to its colour, and you have its power. It must be alone on its tile, and of a colour you do not have yet.
tip-capture = All the dragons here, for 10 cubes: 1 less on your own colour, 1 less with a red pet. Each is 1 Fame, the first of each colour 2.
tip-bank = The gold of the Bank. Take 2 when you are on the Keep.
tip-deck = The treasure maps. On any Tower you draw 2 and keep 1; with a blue pet, draw 3 and keep 2.
tip-building = { $value ->
    [pen] Pen, 2 Fame: dragons moved into it are its owner’s alone to capture.
    [spire] Spire, 3 Fame: its tile gives 2 instead of 1 to whoever lays a tile beside it.
   *[lair] Lair, 1 Fame: one of your pets is safe from Storms.
  }
tip-pass = You need not move dragons, use the tile or play a map: decline and go on.
tip-pet = A pet’s power: { $value ->
    [blue] { power-blue }
    [green] { power-green }
    [red] { power-red }
    [white] { power-white }
   *[gold] { power-gold }
  }. It also lets its wizard fly to tiles of its colour. At the end, each gold on it is 1 Fame; without gold it flies away.
tip-token = Whoever captures a colour for the first time gets 2 Fame for that dragon instead of 1. In a tie, more colours win.
tip-cube = Energy: it pays for captures and buildings where your tile, or one touching it, has its colour.
tip-coin = Gold moves dragons for 1 each and tames a lone one for 3. It is never energy.
tip-fame = The most Fame wins: from dragons captured, buildings, maps, and at the end the gold on pets.
tip-bag = You draw a tile at the end of each turn. When the bag and all hands are empty, the game ends.
tip-drake = Dragons waiting to come: one for each head on a tile without a building.
tip-held = Behind a screen: only its owner sees these.
now = { $phase ->
    [herd] Now move dragons, or move none.
    [herd_to] Now choose the tile your dragons go to.
    [herd_more] Now finish moving your dragons.
    [go] Now move your wizard to a tile.
    [deal] Now tame the dragon on your tile, or capture it.
    [pay] Now pay what you owe.
    [act] Now use your tile’s action, or do nothing.
    [keep] Now choose a map to keep.
   *[map] Now play a map, or none.
  }
to-capture = To capture { $count ->
    [one] it
   *[other] them
  } you need { $price } cubes in the colours of that tile and the tiles touching it, and you have { $energy ->
    [0] none
   *[other] { $energy }
  }.
why-over = The game is over.
why-not_your_turn = It is { $who }’s turn.
why-map_chosen = You have chosen your map. The game goes on once the others have chosen theirs.
why-keep_first = First choose which of your two maps you keep.
why-not_dealt = The map { map } is not one of the two you drew. Keep one of those.
why-nothing_drawn = You choose a map to keep only when you have drawn maps at a Tower.
why-not_drawn = The map { map } is not one of those you drew. Keep one of those.
why-no_land_to_herd = Dragons move from one tile to another, and there is no tile here.
why-no_land_to_go = Your wizard can go only where a tile lies, and there is none here.
why-map_not_held = You do not have the map { map }.
why-map_on_keep = No map can be played on the Keep.
why-treasure_found = The treasure of your tile has been found: no other map can be played there.
why-tile_not_held = This tile is not behind your screen.
why-no_wild = You choose a colour only for a Wild/Build, once you have said where it goes.
why-nothing_to_pay = You pay energy only once you have chosen to capture dragons or to build.
why-already_placed = You have placed your tile for this turn. { now }
why-herding_over = The time to move dragons is over for this turn. { now }
why-already_moved = Your wizard has already moved this turn. { now }
why-nothing_to_tame = There is no dragon on your tile to tame.
why-nothing_to_capture = There is no dragon on your tile to capture.
why-tile_first = First choose a tile from behind your screen, and which side is up.
why-tower_first = The first tile you place is your Tower. Your other tiles come from your next turn on.
why-tile_chosen = You have chosen your tile for this turn: place the { face }.
why-place_first = First place the { face }.
why-paint_first = First choose the colour of your Wild/Build.
why-herd_first = First move dragons, or choose to move none.
why-origin_first = First choose the tile whose dragons you want to move, or move none.
why-goal_first = First choose the tile your dragons go to.
why-finish_herding = First finish moving your dragons.
why-go_first = First move your wizard.
why-deal_first = First deal with the dragon on your tile: tame it or capture it.
why-pay_first = First pay the energy you owe: { $due ->
    [one] 1 more cube
   *[other] { $due } more cubes
  }.
why-build_first = First build on your tile, or do nothing there.
why-pull_first = First pull energy with telekinesis, or do nothing on your tile.
why-draw_first = { $deck ->
    [0] First choose to do nothing at the Tower: the map deck is empty.
   *[other] First draw maps at the Tower, or do nothing there.
  }
why-gold_first = First take gold at the Keep, or do nothing there.
why-keep_drawn_first = First choose a map to keep from those you drew.
why-no_build_icon = You can build only on a Build, Wild/Build or Dragon/Build tile.
why-built_on = A building stands on your tile already, and there is room for only one.
why-no_telekinesis = You can pull energy only from a Telekinesis tile.
why-no_maps_here = { $deck ->
    [0] The map deck is empty: there is no map to draw.
   *[other] You can draw maps only at a Tower, your own or another player’s.
  }
why-not_at_keep = You can take gold from the Bank only at the Keep.
why-action_over = The tile’s action comes before the maps. { now }
why-occupied = A tile lies here already: choose an empty cell.
why-apart = A new tile must touch the Keep or at least two tiles, and this cell touches { $count ->
    [0] none
   *[other] only one
  }.
why-no_dragons = There are no dragons here to move. Choose a tile with dragons, or move none: your wizard moves after that.
why-penned = The dragons here are in a Pen, and penned dragons never move again.
why-herd_gold = Moving a dragon costs 1 gold, and you have none. Choose to move none: your wizard moves after that.
why-must_herd = You have chosen to move dragons: move at least one.
why-herd_to_keep = Dragons may go to any tile but the Keep.
why-herd_same = The dragons come from here: choose another tile for them.
why-no_such_dragon = There is no { colour } dragon on the tile your dragons come from.
why-entrance = On your first turn your wizard enters at the Keep or at your own Tower.
why-same_tile = Your wizard must end on another tile than the one where it stands.
why-too_far = { $pets ->
    [0] This is too far for your wizard. It can go to a tile touching its own, to the Keep, or to a tile touching the Keep.
   *[other] This is too far for your wizard. It can go to a tile touching its own, to the Keep or any tile in the colour of one of your pets, or one step further from those.
  }
why-closed_pen = The dragons there are in { $owner }’s Pen, and only { $owner } may capture them.
why-own_pen = Dragons in your Pen cannot be tamed, only captured. { to-capture }
why-several = There are { $count } dragons there, and only a lone dragon can be tamed. { to-capture }
why-same_pet = You already have a { colour } pet, so you cannot tame this dragon. { to-capture }
why-poor = To tame the dragon there you need 3 gold, and you have { $gold ->
    [0] none
   *[other] { $gold }
  }{ $helped ->
    [yes] , counting the coin your green pet brings
   *[no] { "" }
  }. { to-capture }
why-not_active = Neither your tile nor any tile touching it is { colour }, so you cannot pay with { colour } cubes here.
why-no_cube = You have no { colour } cube left. Pay in another colour.
why-pen_built = You have built your Pen already, and each player has only one.
why-spires_gone = All 4 Spires are built.
why-no_pets = A Lair is for one of your pets, and you have none.
why-no_such_pet = You have no { colour } pet, and a Lair is for a pet of its colour.
why-own_lair = Your { colour } pet has its Lair already.
why-lair_taken = There is only one Lair of the { colour } dragon, and { $owner } has built it.
why-build_price = To build here you need { $price } cubes in the colours of your tile and the tiles touching it, and you have { $energy ->
    [0] none
   *[other] { $energy }
  }.
why-no_fit = The map { map } asks for { $needed ->
    [one] a { colour } tile
   *[other] { $needed } { colour } tiles
  } touching yours, and there is { $count ->
    [0] none
   *[other] only one
  }.{ $keep ->
    [yes] { " " }The Keep does not count as gold here.
   *[no] { "" }
  }

power-blue = at a Tower draw 3 maps and keep 2
power-green = when you tame, first take 1 gold
power-red = captures cost 1 cube less
power-white = buildings cost 1 cube less
power-gold = each map you play is worth 1 more
pet-power = { $colour ->
    [blue] { power-blue }
    [green] { power-green }
    [red] { power-red }
    [white] { power-white }
   *[gold] { power-gold }
  }
gains = You gain { $colour ->
    [none] 1 cube of the colour you choose
   *[other] { goods }
  }{ $blue ->
    [0] { "" }
   *[other] , { $blue } blue
  }{ $green ->
    [0] { "" }
   *[other] , { $green } green
  }{ $red ->
    [0] { "" }
   *[other] , { $red } red
  }{ $white ->
    [0] { "" }
   *[other] , { $white } white
  }{ $gold ->
    [0] { "" }
   *[other] , { $gold } gold
  }.
then-ends = { $ends ->
    [yes] { " " }Your turn ends with that.
   *[no] { "" }
  }

stake-first_map = Go where the tiles around you show a map’s three colours, and it brings its Fame. The other map goes under the deck.
stake-keep = The maps you do not keep go under the deck.
stake-tile = { $kind ->
    [dragon] Its head calls a { colour } dragon. When no dragon is there, you may build.
    [build] No dragon comes there, and you may build.
    [telekinesis] There you can pull energy from a whole line of tiles.
    [storm] Every other wizard loses 1 gold from each pet, and a { $colour ->
        [gold] coin
       *[other] { colour } cube
      }.
    [double] Its heads call two { colour } dragons. You cannot build there.
   *[wild] You choose its colour next. You may build there.
  }
stake-place = { gains }{ $kind ->
    [storm] { " " }The Storm robs the others.
   *[other] { "" }
  }
stake-herd_from = Each dragon you move costs 1 gold. Your wizard moves after that.
stake-no_gold = Moving dragons costs 1 gold each, and you have none. Your wizard moves next.
stake-herd_to = All dragons on a tile are captured together, for one price.
stake-own_pen = In your Pen they never move again, and only you may capture them.
stake-closed_pen = In { $owner }’s Pen they never move again, and only { $owner } may capture them.
stake-herd = Each one costs 1 gold, and you have { $gold ->
    [0] none left
   *[other] { $gold }
  }.
stake-go = { $there ->
    [tame] You tame the { colour } dragon there for 3 gold.
    [capture] You capture { $count ->
        [one] the dragon
       *[other] all { $count } dragons
      } there for { $price } cubes: { $fame } Fame.
    [deal] You tame the { colour } dragon there for 3 gold, or capture it for { $price } cubes.
    [keep] There you can take 2 gold.
    [tower] There you can draw maps.
    [telekinesis] There you can pull energy from a line of tiles.
    [build] There you can build for { $price } cubes.
    [poor] To build there you need { $price } cubes of the colours around it. You have { $energy }.
   *[nothing] That tile has no action.
  }{ $fits ->
    [yes] { " " }A map of yours fits.
   *[no] { "" }
  }{ then-ends }
stake-tame = 3 gold go on its card. While gold lies there you can fly to its colour, and { pet-power }.{ then-ends }
stake-capture = It costs { $price } cubes of the colours around you and brings { $fame } Fame.{ then-ends }
stake-pay = { $due ->
    [one] 1 cube
   *[other] { $due } cubes
  } to pay { $purpose ->
    [capture] for the capture
    [pen] for your Pen
    [spire] for the Spire
   *[lair] for the Lair
  }, in the colours of your tile and of those it touches.
stake-act_nothing = { $lost ->
    [gold] You leave 2 gold in the Bank.
    [maps] You draw no map.
    [energy] You pull no energy.
    [build] You could build here for { $price } cubes.
    [poor] To build here you need { $price } cubes of the colours around you. You have { $energy }.
   *[nothing] There is nothing to do here.
  }{ then-ends }
stake-building = It costs { $price } cubes. { $building ->
    [pen] Dragons moved here will be yours alone to capture.
    [spire] From now on this tile gives 2 to whoever places a tile beside it.
   *[lair] Storms no longer touch your { colour } pet.
  }{ $kind ->
    [dragon] { " " }No dragon comes here any more.
   *[other] { "" }
  }{ then-ends }
stake-pull = { gains }{ then-ends }
stake-draw_maps = { $count ->
    [1] You draw the last map and keep it.
   *[other] You draw { $count } maps and keep { $keeps }.
  }
stake-take_gold = You gain { goods }, and your turn ends.
stake-play_map = { $fame } Fame. This tile’s treasure is found for good, and your turn ends.
stake-no_map = { $fits ->
    [yes] One of your maps fits here.
   *[no] None of your maps fits here.
  } Your turn ends.

aim-keep = A map brings Fame where the tiles around you show its colours: keep the one that will fit.
aim-tile = The side you choose decides which dragons come, and what can be done there.
aim-place = The more tiles it touches, the more it gives you.
aim-paint = The colour you need: for energy, for a map, or your own, where captures and buildings cost less.
aim-herd_from = Dragons gathered on one tile are captured for one price.
aim-herd_nothing = It saves your gold: 3 tame a dragon.
aim-herd_to = Gathered dragons bring more Fame for the same cubes; moved ones clear your way.
aim-herd = One more dragon there is one more Fame in the capture.
aim-herd_done = The gold you keep tames dragons.
aim-go = Where your wizard ends decides what you can tame, capture, build or dig up.
aim-tame = A pet gives a power and lets you fly, and its gold is Fame at the end.
aim-capture = Each dragon is 1 Fame, the first of each colour 2.
aim-pay = Pay with the cubes you will miss least.
aim-act_nothing = It saves your cubes for a better place.
aim-pen = 2 Fame, and a place where nobody else can capture your dragons.
aim-spire = 3 Fame at once, the most of all buildings.
aim-lair = 1 Fame, and a pet that no Storm can drive away.
aim-pull = Energy pays for captures and buildings.
aim-draw_maps = Each map is 2 or 3 Fame, once you stand where it fits.
aim-take_gold = Gold tames dragons and moves them.
aim-play_map = Its Fame is yours for good.
aim-no_map = It ends your turn; the map waits in your hand.

phase-tile = Tile
phase-herd = Herd
phase-go = Move
phase-deal = Subdue
phase-act = Act
phase-map = Map

aid-turn = Your turn
aid-turn-tile = Place a tile: gain 1 from it and 1 from each tile it touches. It must touch the Keep or two tiles.
aid-turn-dragons = Dragons appear, one for each free head.
aid-turn-herd = You may move dragons from one tile to another: 1 gold each.
aid-turn-go = Move your wizard: one step; or to the Keep or a pet’s colour, and one step on.
aid-turn-deal = Tame or capture the dragons there.
aid-turn-act = You may use the tile.
aid-turn-map = You may play a map: its three colours touch your tile.
aid-turn-draw = Draw a tile.
aid-costs = Prices
aid-cost-tame = Tame a lone dragon: 3 gold onto its card
aid-cost-capture = Capture all dragons on a tile: 10 cubes
aid-cost-build = Build: 5 cubes
aid-costs-less = 1 cube less on tiles of your colour. Cubes pay only in the colours of your tile and of those it touches. Gold is never energy.
aid-tiles = On tiles
aid-sign = { $sign ->
    [head] Head: a dragon comes, and again once it is gone
    [hammer] Hammer: build, where no dragon is
    [wild] Wild: you choose its colour, not gold
    [telekinesis] Telekinesis: 1 from each tile in a line
    [storm] Storm: the others lose 1 gold a pet, and a cube or coin of its colour
    [tower] Tower: draw 2 maps, keep 1
    [keep] Keep: take 2 gold; no maps here
    [pen] Pen, 2 Fame: dragons in it are its owner’s
    [spire] Spire, 3 Fame: produces 2
    [lair] Lair, 1 Fame: safe from Storms
   *[treasure] Treasure found: no more maps here
  }
aid-buildings = Buildings
aid-pets = Pets
aid-pet = { $colour ->
    [blue] Blue: { power-blue }
    [green] Green: { power-green }
    [red] Red: { power-red }
    [white] White: { power-white }
   *[gold] Gold: { power-gold }
  }
aid-fame = Fame and the end
aid-fame-dragons = Captured dragon 1, the first of its colour 2
aid-fame-maps = Map: two colours alike 3, all different 2
aid-fame-pets = At the end: 1 for each gold on pets
aid-fame-end = The game ends when bag and hands are empty. Tie: colours captured, then gold.
aid-fame-left = { $count ->
    [0] The bag is empty.
    [one] 1 tile left in the bag.
   *[other] { $count } tiles left in the bag.
  }
