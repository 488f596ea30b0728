game-title = Hoard
game-pitch = Dragons fight over treasure with numbered claws. The highest claw takes the lair; equal claws leave it for the next round.
game-size = 2–5 players, about 5 minutes.

reason-treasures-gone = the last treasure has been fought over

move-play = Play claw { $claw }

event-turned_up = A treasure worth { $treasure } is turned up: { $lair } in the lair.
event-chose = { $who } lays claw { $claw } face down.
event-showed = { $who } shows claw { $claw }.
event-took = { $who } takes the lair: { $lair ->
    [one] { $lair } point
   *[other] { $lair } points
  }.
event-left = Claw { $claw } is shared, so the lair stays: { $lair }.

view-round = Round
view-lair = In the lair
view-played = Claws played
view-points = Points
view-claws = Claws left
view-showed = Last claw
view-hand = Your claws
view-chosen = You chose

why-over = The game is over.
why-not_in_hand = You have no claw { $claw }.
why-chosen = You have chosen a claw for this round. To change it, undo first.
