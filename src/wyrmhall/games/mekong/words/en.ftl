game-title = Les Dragons du Mékong
game-pitch = Programme five cards in secret, place stones, build walkways of planks and cross the delta to the village opposite yours, before the others do and in spite of their dragons.
game-size = 2–6 players, 15 to 45 minutes.

option-edition = edition
option-edition-help = The 2012 edition, or that of 2000: other colours in play, and a stricter move of two steps.
option-by_eye = by eye
option-by_eye-help = Judge lengths by eye: any two supports may be tried, and the answer is “too short” or “blocked”.
option-open_water = open water
option-open_water-help = No islands: stones go anywhere in the water.

reason-arrived = a pawn reached the village opposite its own
reason-drawn = sixty rounds were played and nobody arrived

colour = { $colour ->
    [red] red
    [black] black
    [blue] blue
    [green] green
    [pink] pink
   *[yellow] yellow
  }
village-name = { $village ->
    [red] red
    [black] black
    [blue] blue
    [green] green
    [pink] pink
   *[yellow] yellow
  }
village = { $village ->
    [red] the red village
    [black] the black village
    [blue] the blue village
    [green] the green village
    [pink] the pink village
   *[yellow] the yellow village
  }
card = { $card ->
    [stone] “place 1 stone”
    [two-stones] “place 2 stones”
    [plank] “place 1 plank”
    [two-planks] “place 2 planks”
    [remove] “remove 1 plank or 1 stone”
    [move-1] “move 1”
    [move-2] “move 2”
    [jump] “jump”
    [dragon-red] the red dragon
    [dragon-black] the black dragon
    [dragon-blue] the blue dragon
    [dragon-green] the green dragon
    [dragon-pink] the pink dragon
   *[dragon-yellow] the yellow dragon
  }
between = { $one ->
    [red] between the red village and stone { $other }
    [black] between the black village and stone { $other }
    [blue] between the blue village and stone { $other }
    [green] between the green village and stone { $other }
    [pink] between the pink village and stone { $other }
    [yellow] between the yellow village and stone { $other }
   *[stone] between stones { $one } and { $other }
  }

move-program = Lay { card } in place { $place }
move-stone_on = Place a stone on island { $island }
move-stone_at = Place a stone at point { $point }
move-take = Take the { colour } plank of size { $size }
move-bridge = Lay the plank of size { $size } { between }
move-remove_stone = Remove stone { $stone }
move-remove_plank = Remove the { colour } plank of size { $size } { between }
move-step_village = Step into { village }
move-step_plank = Step onto the { colour } plank { between }
move-jump_village = Jump into { village }
move-jump_plank = Jump onto the { colour } plank { between }

event-seated = { $who } plays { colour }.
event-round = Round { $round } begins; { $who } goes first.
event-laid = { $who } lays { card } in place { $place }.
event-turned = Card { $place } of { $who }: { card }.
event-cancelled = The dragon of { $whom } cancels { card } of { $who }.
event-stone_on = { $who } places a stone on island { $island }.
event-stone_at = { $who } places stone { $stone } at point { $point }.
event-no_stone = { $who } finds no stone left in the reserve.
event-no_site = { $who } has a stone to place, but no free spot is left.
event-bridged = { $who } lays the { colour } plank of size { $size } { between }.
event-too_short = { $who } tries the plank of size { $size } { between }: too short.
event-blocked = { $who } tries the plank of size { $size } { between }: blocked.
event-plank_lost = The { colour } plank of size { $size } of { $who } fits nowhere and is lost.
event-no_plank = { $who } has no plank to place.
event-stone_removed = { $who } removes stone { $stone }.
event-plank_removed = { $who } takes the { colour } plank of size { $size } { between }.
event-nothing_to_remove = { $who } can remove nothing.
event-entered = { $who } steps into { village }.
event-stepped = { $who } steps onto the plank { between }.
event-jumped_in = { $who } jumps into { village }.
event-jumped = { $who } jumps onto the plank { between }.
event-fell_in = { $card ->
    [jump] { $who } has nobody to jump over, or nowhere to land, falls in and is back in { village }.
   *[other] { $who } has no way to move, falls in and is back in { village }.
  }
event-stuck_at_home = { $card ->
    [jump] { $who } has nobody to jump over, or nowhere to land, and stays at home.
   *[other] { $who } has no way to move and stays at home.
  }
event-arrived = { $who } has reached { village } and wins!
event-drawn = { $round } rounds are over and nobody has arrived: a draw.

board-round = Round { $round } · first player: { $who } · stones left: { $stones }
board-programming = All programme their five cards.
board-card = Card { $place } of 5
board-chosen = plank taken: { $size }
board-player = Player
board-colour = Colour
board-goal = Goal
board-stands = Stands
board-reserve = Planks
board-cards = Cards
board-face-down = ?
board-on-plank = on { $pair }
board-lost = Lost planks: { $planks }
board-legend = 14 island · (14) stone · xx island under a plank · b4 the blue plank of size 4 · pawns in capitals
board-legend-water = (14) stone · b4 the blue plank of size 4 · pawns in capitals
letter = { $colour ->
    [red] r
    [black] k
    [blue] b
    [green] g
    [pink] p
   *[yellow] y
  }
short-card = { $card ->
    [stone] 1 stone
    [two-stones] 2 stones
    [plank] 1 plank
    [two-planks] 2 planks
    [remove] remove
    [move-1] move 1
    [move-2] move 2
    [jump] jump
    [dragon-red] red dragon
    [dragon-black] black dragon
    [dragon-blue] blue dragon
    [dragon-green] green dragon
    [dragon-pink] pink dragon
   *[dragon-yellow] yellow dragon
  }

# The page's board.
board-delta = The delta
board-village = { village }, planks: { $planks }
board-home = { village }, your home, planks: { $planks }
board-destination = { village }, your destination, planks: { $planks }
board-island = island { $island }
board-island-covered = island { $island }, under a plank
board-stone = stone { $stone }, planks: { $planks }
board-point = point { $point } of the water
board-plank = the { colour } plank of size { $size } { between }
board-plank-walked = the { colour } plank of size { $size } { between }, { $who } on it
board-plank-name = the { colour } plank of size { $size }
board-own-plank = in your reserve: the { colour } plank of size { $size }
board-taken-plank = taken from your reserve: the { colour } plank of size { $size }
board-pawn-village = the pawn of { $who } in { village }
board-pawn-plank = the pawn of { $who } on the plank { between }
board-stones-left = Stones in reserve: { $stones }
board-round-number = Round { $round }
board-carries-out = { $who } carries out { card }
board-to-go = { $left } to go
board-programme = Your programme
board-hand = Your hand
board-programme-of = Programme of { $who }
board-place = place { $place }: { card }
board-place-cancelled = place { $place }: { card }, cancelled by a dragon
board-place-secret = place { $place }: secret
board-place-empty = place { $place }: empty
board-first = first player
board-heads-for = on the way to { village }
board-reserve-of = Planks of { $who }
board-lost-planks = Lost planks
board-others = The players
