game-title = The Book of Dragons
game-pitch = Catalogue dragons by placing expedition dice. Outbid the others, keep your cards long enough to take them, and use each dragon’s power once.
game-size = 2–5 players, about 30 minutes.

option-blocking_die = blocking die
option-blocking_die-help = A neutral die worth 6 wanders over the piles of the two-player game.
option-minimum = minimum
option-minimum-help = What dice must reach: the card’s points (card), or 3, 4, 5, 6, 7 from the first pile on (board).

reason-piles-empty = enough piles were empty

kind = { $kind ->
    [wyvern] Wyvern
    [drake] Drake
    [hydra] Hydra
    [lindworm] Lindworm
    [amphithere] Amphithere
   *[serpent] Serpent
  }
world = { $world ->
    [plains] Plains
    [mountains] Mountains
    [storm] Storm
    [jungle] Jungle
    [desert] Desert
   *[volcano] Volcano
  }
world-power = { $world ->
    [plains] protect a card
    [mountains] turn a die over
    [storm] remove a card
    [jungle] raise all free dice
    [desert] raise a free die
   *[volcano] no power
  }
dragon = { world } { kind }
card = { dragon } ({ $points })

move-take = Take the { card } from pile { $pile }
move-place = Place { $dice } on pile { $pile }: { card }
move-protect = Plains: protect the { dragon } of pile { $pile }
move-turn = Mountains: turn the { $spent ->
    [spent] { $pips } that has come home
   *[fresh] { $pips }
  } to { $after }
move-remove = Storm: remove the { card } of pile { $pile }
move-raise_all = Jungle: raise all your free dice by 1
move-raise = Desert: raise the { $spent ->
    [spent] { $pips } that has come home
   *[fresh] { $pips }
  } to { $after }
move-end = End your turn
move-rest = Rest: raise your dice by 1 and end your turn

event-opened = { $who } begins.
event-took = { $who } takes the { dragon } from pile { $pile }.
event-uncovered = Pile { $pile } now shows the { dragon }.
event-emptied = Pile { $pile } is empty.
event-placed = { $who } places { $dice } on pile { $pile }, { $total } in all.
event-outbid = { $who } is outbid on pile { $pile }: the dice come home, each raised by 1.
event-blocked = The blocking die lies on pile { $pile }.
event-swept = The blocking die sends the dice of { $who } on pile { $pile } home.
event-block_waits = The blocking die waits beside the board.
event-protected = { $who } protects pile { $pile }.
event-token_back = { $who } has the immunity token back from pile { $pile }.
event-turned = { $who } turns a die from { $before } to { $after }.
event-removed = { $who } removes the { dragon } of pile { $pile } from the game.
event-raised_all = { $who } raises all free dice.
event-raised = { $who } raises a die from { $before } to { $after }.
event-rested = { $who } can do nothing and rests: each die is raised by 1.
event-last_round = This is the last round.
event-ended = The game is over.

board-pile = Pile { $pile }
board-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
board-empty = empty
board-floor = at least { $floor }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-dice-of = { $who }: { $dice }
board-blocking-die = blocking die
board-immune = protected
board-block-beside = The blocking die waits beside the board.
board-removed = Removed: { $cards }
board-player = Player
board-dice = Dice
board-objective = Objective
board-book = Book
board-score = Score
board-power = unused power
board-legend = bracketed: on a pile · { $power }: { board-power } · { $bonus }: objective, +3
board-last-round = Last round
score-sum = { $who }: cards { $points } + objective { $bonus } = { $score } (a tie is broken by the dice: { $dice })
card-aloud = { dragon }, { board-points }
board-held = held by { $who } with { $dice }, { $total } in all
board-wanted = { $floor } or more
board-die = die showing { $pips }
board-die-on = die showing { $pips }, on pile { $pile }
board-die-spent = die showing { $pips }, already placed this turn
board-token-home = immunity token, in hand
board-book-of = The book of { $who }
board-objective-help = { kind }, +3 each
board-objective-met = objective
board-power-of = { world }: { world-power }, { $count ->
    [one] once
   *[other] { $count } times
  }
board-no-dragons = no dragon yet
board-removed-heading = Removed:
