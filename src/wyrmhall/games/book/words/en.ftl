game-title = The Book of Dragons
game-pitch = Catalogue dragons by placing expedition dice. Outbid the others, hold your cards long enough to take them, and use each dragon’s ability once.
game-size = 2–5 players, about 30 minutes.
game-weight = 1
game-best = 3–4
game-mood = Dice and dares; every turn is quick.

option-blocking_die = blocking die
option-blocking_die-help = In a two-player game, a neutral die worth 6 moves from pile to pile and blocks it.
option-minimum = minimum
option-minimum-help = The least total you may place: the card’s points (card), or 3, 4, 5, 6 and 7 for piles 1 to 5 (board).

reason-piles-empty = enough piles are empty

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
   *[volcano] no ability
  }
dragon = { world } { kind }
card = { dragon } ({ $points })

move-take = Take the { card } from pile { $pile }
move-place = Place { $dice } on pile { $pile }: { card }
move-protect = Plains: protect the { dragon } on pile { $pile }
move-turn = Mountains: turn the { $pips } to { $after }
move-remove = Storm: remove the { card } from pile { $pile }
move-raise_all = Jungle: raise all your free dice by 1
move-raise = Desert: raise the { $pips } to { $after }
move-end = End your turn
move-rest = Rest: raise your dice by 1 and end your turn

event-opened = { $who } goes first.
event-took = { $who } takes the { dragon } from pile { $pile }.
event-uncovered = Pile { $pile } now shows the { dragon }.
event-emptied = Pile { $pile } is empty.
event-placed = { $who } places { $dice } on pile { $pile }: { $total } in all.
event-outbid = { $who } is outbid on pile { $pile }: their dice come home, each raised by 1.
event-blocked = The blocking die is now on pile { $pile }.
event-swept = The blocking die sends { $who }’s dice home from pile { $pile }.
event-block_waits = The blocking die waits beside the board.
event-protected = { $who } protects pile { $pile }.
event-token_back = { $who } gets their immunity token back from pile { $pile }.
event-turned = { $who } turns a die from { $before } to { $after }.
event-removed = { $who } removes the { dragon } on pile { $pile } from the game.
event-raised_all = { $who } raises all their free dice by 1.
event-raised = { $who } raises a die from { $before } to { $after }.
event-rested = { $who } can neither take nor place, and rests: each of their dice is raised by 1.
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
board-power = unused ability
board-legend = in brackets: on a pile · { $power }: { board-power } · { $bonus }: objective, +3
board-last-round = Last round
score-sum = { $who }: cards { $points } + objective { $bonus } = { $score } (tiebreak: dice { $dice })
card-aloud = { dragon }, { board-points }
board-held = held by { $who } with { $dice }, { $total } in all
board-wanted = { $floor } or more
board-die = die showing { $pips }
board-die-on = die showing { $pips }, on pile { $pile }
board-die-spent = die showing { $pips }, already placed this turn
board-token-home = immunity token, in hand
board-book-of = { $who }’s book
board-objective-help = { kind }, +3 each
board-objective-met = objective
board-power-of = { world }: { world-power }, { $count ->
    [one] once
   *[other] { $count } times
  }
board-no-dragons = no dragons yet
board-removed-heading = Removed:

ask-take = take a card you hold
ask-place = place dice on a pile
ask-protect = protect a card (Plains)
ask-turn = turn a die over (Mountains)
ask-remove = remove a card (Storm)
ask-raise_all = raise all free dice (Jungle)
ask-raise = raise a die (Desert)
ask-end = end your turn

score-world = { world }, { $points } each
score-objective = Objective, 3 each
score-dice = Dice (tiebreak)

choice = { $choice ->
    [card] the card’s points
    [board] the board’s numbers
   *[other] { $choice }
  }

why-over = The game is over.
why-not_your_turn = It is { $who }’s turn.
why-no_pile = With { $players } players there are only { $piles } piles.
why-empty_pile = Pile { $pile } is empty.
why-no_plains = For this you need a Plains dragon whose ability you have not used yet.
why-no_mountains = For this you need a Mountains dragon whose ability you have not used yet.
why-no_storm = For this you need a Storm dragon whose ability you have not used yet.
why-no_jungle = For this you need a Jungle dragon whose ability you have not used yet.
why-no_desert = For this you need a Desert dragon whose ability you have not used yet.
why-no_free_die = You have no free dice showing { $dice }.
why-nothing_to_turn = You have no free die showing { $die } to turn over.
why-nothing_to_raise = You have no free die showing { $die } to raise.
why-not_held = You can take a card only where your own dice lie, and none of them lie on pile { $pile }.
why-already_took = You have taken a card this turn. Take the one on pile { $pile } in a later turn.
why-already_placed = You can take a card only before you place dice. Take the one on pile { $pile } in your next turn.
why-die_spent = Each die can be placed once a turn, and { $dice } would use one that came home this turn.
why-immune = { $whom }’s immunity token protects pile { $pile } until the start of their next turn.
why-blocked = The blocking die holds pile { $pile } with { $total }: you need { $needed } or more, and { $dice } makes { $shown }.
why-outbid = { $whom } holds pile { $pile } with { $total }: you need { $needed } or more, and { $dice } makes { $shown }.
why-below_floor = Pile { $pile } asks for { $needed } or more, and { $dice } makes { $shown }.
why-token_out = Your immunity token is already on a card. It comes back at the start of your next turn.
why-protect_own = You can protect only a card your own dice hold, and none of them lie on pile { $pile }.
why-dice_there = Storm removes a card without dice, and { $whom }’s dice lie on pile { $pile }.
why-block_there = Storm removes a card without dice, and the blocking die lies on pile { $pile }.
why-all_sixes = None of your free dice can be raised: a die never shows more than 6.
why-already_six = A die never shows more than 6.
why-can_still_act = You can still take a card or place dice. Do one of them before you end your turn.

lesson-welcome = Welcome! You are filling a book with dragons. Each pile shows one dragon card. To get it you put dice on it, keep it for a whole round while the others try to outbid you, and then take it. Whoever collects the most points wins.
lesson-objective = A card’s number is what it is worth. You also have an objective: each Lindworm you take is worth 3 more. There is one right here, on pile 1.
lesson-dice = These are your three dice. They show 3, 4 and 5, and they are never rolled. Dice on a card must total at least its points. Put your 3 on the Plains Lindworm: touch the die, then pile 1, and confirm.
lesson-dice-else = That is a legal move, and a strong one. But spend as little as you can: here a 3 is enough. Let’s go back.
lesson-two_piles = Pile 1 is yours, for now. You can place dice on several cards in one turn. Place your 4 and your 5 together on the Desert Wyvern: it asks for 7.
lesson-two_piles-else = You may do that. But the Wyvern is worth 7 points, and nobody else is there yet. Let’s go back.
lesson-two_piles-else-end = You may stop here. But dice at home do nothing for you. Let’s go back and place them.
lesson-outbid = Fafnir put a 4 on pile 1 and beat your 3. Being outbid is not so bad: your die came home and grew, from 3 to 4. Nobody could beat your 9 on pile 2.
lesson-take = Your dice have held the Desert Wyvern for a whole round, so you can take it now. Cards are taken at the start of your turn, before you place any dice. Touch pile 2 and confirm.
lesson-take-else = You could strengthen a pile you already hold. But after placing dice you can’t take a card this turn. Let’s go back and take it.
lesson-ability = 7 points! Your two dice came home, each lowered by 1: that is the price. And a new dragon has an ability, once in the game. A Desert dragon raises one free die by 1. Use it on a 4.
lesson-ability-else = You may do that. But let’s try the new dragon first: a Desert dragon makes a die stronger, for free.
lesson-outbid_back = Now win the Lindworm back. Fafnir holds it with 4, so you need 5 or more, and you have just the die. Place your 5 on pile 1.
lesson-outbid_back-else = That works too. But the Lindworm is your objective, and a single 5 beats Fafnir’s 4. Let’s go back.
lesson-more_dice = Two dice left. Put both on pile 2: the new card there asks for only 3, but a higher total is harder to beat.
lesson-more_dice-else = You may do that. Let’s put both of them on pile 2 this time, and see what happens.
lesson-objective_card = Smok outbid you on pile 2, and your dice grew again. But pile 1 held. Take the Plains Lindworm: 3 points, and 3 more because it is your objective.
lesson-objective_card-else = You may do that, but then you take nothing this turn. Let’s go back and take the Lindworm.
lesson-win_back = That is 13 points already. Smok holds pile 2 with 8, so you need 9. Place a 4 and your 5 there.
lesson-win_back-else = You may do that. But 4 and 5 are just enough for pile 2, and they leave you a die for later. Let’s go back.
lesson-protect = The Plains dragon can protect a card your dice hold: your token goes on it, and nobody can place dice there until your next turn. Touch your Plains dragon, then pile 2.
lesson-protect-else = You may do that. But with the token nobody can outbid you at all. Let’s go back and use it.
lesson-end_turn = Nothing more is needed this turn. A die you keep can still be used next time. End your turn.
lesson-end_turn-else = You may do that, but pile 2 is safe already. Let’s go back and end the turn.
lesson-rest = If you ever can neither take a card nor place a die, you rest: each of your dice is raised by 1 and your turn ends. So nobody is stuck for long.
lesson-end = The game ends when a pile runs out: one with two or three players, two with four or five. The round is finished first, so everybody gets as many turns.
lesson-score = Then you add up the points of your cards, and 3 for each card of your objective’s kind. Dice still lying on cards count for nothing, but their total breaks a tie. That is the whole game. Good luck!

tip-pile = Place dice here: at least the card’s points, and more than the dice that lie here. If yours are still here at your next turn, you can take the card.
tip-die = Your dice are never rolled. Outbid dice come home raised by 1; dice that take a card come home lowered by 1.
tip-world = { $value ->
    [plains] Plains, once: protect a card your dice hold until your next turn.
    [mountains] Mountains, once: turn a free die over to its opposite face.
    [storm] Storm, once: remove a visible card without dice from the game.
    [jungle] Jungle, once: raise all your free dice by 1.
    [desert] Desert, once: raise a free die by 1.
   *[other] Volcano: no ability, but the most points.
  }
tip-end = Ends your turn. If you can neither take nor place, your dice are raised by 1 instead.

stake-take = Your dice come home, each lowered by 1.
stake-no_take = After placing dice you can’t take a card this turn.
stake-outbid = { $whom }’s dice go home, each raised by 1.
stake-end = { $count ->
    [one] A free die stays unused this turn.
   *[other] { $count } free dice stay unused this turn.
  }

aim-take = The card’s points are yours for good, and its ability with them.
aim-place = Whoever still holds a card at their next turn can take it.
aim-protect = Nobody can outbid you there before your next turn.
aim-turn = A low die becomes a high one: enough for a card you could not reach.
aim-remove = It brings up another card, or keeps a good one from the others.
aim-raise_all = Every point on your dice helps to hold better cards.
aim-raise = One more point can be what is missing for a card.
aim-end = The dice you keep are stronger next turn than on a card you would lose.

aid-turn = Your turn
aid-turn-take = Take one card your dice have held since your last turn.
aid-turn-place = Place free dice: on one card or several, each die once.
aid-turn-ability = At any moment: use abilities of your dragons, each once.
aid-turn-rest = Can’t take or place? Rest: all your dice +1.
aid-dice = Dice
aid-dice-floor = On a card: at least its points, and more than the dice there.
aid-dice-outbid = Outbid dice come home, +1 each.
aid-dice-take = Dice that take a card come home, −1 each.
aid-worlds = Worlds
aid-end = The end
aid-end-piles = { $players ->
    [2] When a pile is empty
    [3] When a pile is empty
   *[other] When two piles are empty
  }, finish the round.
aid-end-score = Card points, and 3 for each dragon of your objective’s kind. Tie: total of your dice.
