game-title = Les Dragons du Mékong
game-pitch = Program five cards in secret, place stones, lay planks between them and cross the delta to the village opposite yours, before the others do and in spite of their dragons.
game-size = 2–6 players, 15 to 45 minutes.
game-weight = 2
game-best = 4–6
game-mood = Plans laid in secret, and happy chaos when they meet.

option-edition = edition
option-edition-help = The 2012 edition or the 2000 one: other colours in play, and a stricter “move 2”.
option-by_eye = by eye
option-by_eye-help = Judge lengths by eye: you may try any two supports, and the answer is “too short” or “blocked”.
option-open_water = open water
option-open_water-help = No islands: stones may be placed anywhere in the water.

reason-arrived = a pawn reached the village opposite its own
reason-drawn = nobody arrived in sixty rounds

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

move-program = Lay { card } in position { $place }
move-ready = Ready: these five cards are final
move-put = Put { card } in position { $place }
move-take_back = Take back { card }
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
event-laid = { $who } lays { card } in position { $place }.
event-took_back = { $who } takes { card } back in hand.
event-ready = { $who } is ready.
event-turned = { $who } turns card { $place }: { card }.
event-cancelled = { $whom }’s dragon cancels { $who }’s { card }.
event-stone_on = { $who } places a stone on island { $island }.
event-stone_at = { $who } places stone { $stone } at point { $point }.
event-no_stone = { $who } has a stone to place, but the reserve is empty.
event-no_site = { $who } has a stone to place, but no free spot is left.
event-bridged = { $who } lays the { colour } plank of size { $size } { between }.
event-too_short = { $who } tries the plank of size { $size } { between }: too short.
event-blocked = { $who } tries the plank of size { $size } { between }: blocked.
event-plank_lost = { $who }’s { colour } plank of size { $size } fits nowhere and is lost.
event-no_plank = { $who } has no plank to place.
event-stone_removed = { $who } removes stone { $stone }.
event-plank_removed = { $who } takes the { colour } plank of size { $size } { between }.
event-nothing_to_remove = { $who } has nothing to remove.
event-entered = { $who } steps into { village }.
event-stepped = { $who } steps onto the plank { between }.
event-jumped_in = { $who } jumps into { village }.
event-jumped = { $who } jumps onto the plank { between }.
event-fell_in = { $card ->
    [jump] { $who } has no pawn to jump over or nowhere to land, falls in and returns to { village }.
   *[other] { $who } has nowhere to go, falls in and returns to { village }.
  }
event-stuck_at_home = { $card ->
    [jump] { $who } has no pawn to jump over or nowhere to land, and stays at home.
   *[other] { $who } has nowhere to go and stays at home.
  }
event-arrived = { $who } reaches { village } and wins!
event-drawn = Nobody has arrived in { $round } rounds: it’s a draw.

board-round = Round { $round } · first player: { $who } · stones left: { $stones }
board-programming = Everyone is programming five cards.
board-card = Card { $place } of 5
board-chosen = plank taken: { $size }
board-player = Player
board-colour = Colour
board-goal = Goal
board-stands = Pawn
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
board-island-stone = island { $island }, with a stone
board-stone = stone { $stone }, planks: { $planks }
board-point = point { $point } in the water
board-plank = the { colour } plank of size { $size } { between }
board-plank-walked = the { colour } plank of size { $size } { between }, with { $who } on it
board-plank-name = the { colour } plank of size { $size }
board-own-plank = in your reserve: the { colour } plank of size { $size }
board-doomed-plank = in your reserve: the { colour } plank of size { $size }, which fits nowhere
board-taken-plank = taken from your reserve: the { colour } plank of size { $size }
board-pawn-village = { $who }’s pawn in { village }
board-pawn-plank = { $who }’s pawn on the plank { between }
board-stones-left = Stones in reserve: { $stones }
board-round-number = Round { $round }
board-carries-out = { $who } carries out { card }
board-to-go = { $left } to go
board-programme = Your programme
board-hand = Your hand
board-ready = Ready
board-ready-help = Lay five cards in any order. Ready is final.
board-waiting = Your cards are final. Waiting for the others…
board-to-hand = Back to hand
board-programme-of = { $who }’s programme
board-place = position { $place }: { card }
board-place-cancelled = position { $place }: { card }, cancelled by a dragon
board-place-secret = position { $place }: secret
board-place-empty = position { $place }: empty
board-first = first player
board-heads-for = on the way to { village }
board-reserve-of = { $who }’s planks
board-lost-planks = Lost planks
board-others = Players

ask-program = arrange your five cards
ask-ready = say you are ready
ask-put = arrange your five cards
ask-take_back = arrange your five cards
ask-stone_on = place a stone on an island
ask-stone_at = place a stone in the water
ask-take = take a plank
ask-bridge = lay the plank
ask-remove_stone = remove a stone
ask-remove_plank = remove a plank
ask-step_village = step into a village
ask-step_plank = step onto a plank
ask-jump_village = jump into a village
ask-jump_plank = jump onto a plank

score-arrived = Arrived

lesson-welcome = Welcome to the delta! Your pawn stands in the pink village and wants to reach the black one, straight across the water. Fafnir lives there, and wants to come here. The first to arrive wins at once.
lesson-path = There is no path: you will build one. Stones go on islands, and planks rest on stones and villages. Stones belong to nobody. You have six planks, from the short 1 to the long 6, and so has Fafnir. Whatever is built, everyone may walk on it.
lesson-first_card = First you plan. In each round you lay five of your cards in secret, in order. Then they are turned one by one and carried out. You need stones before anything else: touch “place 2 stones”. The card goes to position 1.
lesson-first_card-else = You may do that. But a plank needs stones to rest on, and a pawn needs planks to walk on. Let’s go back and begin with “place 2 stones”, in position 1.
lesson-order = We have laid four more cards for you. But look: in position 2 you would walk, and there is no plank yet! Touch “place 2 planks” where it lies, then position 2: the two cards change places.
lesson-order-else = Cards may go anywhere, and two can be swapped from either side. Let’s go back: this time touch “place 2 planks” first, then position 2.
lesson-order-else-ready = Ready is final, and the cards would be carried out in this order: the walk would come before the planks and be wasted. Let’s go back.
lesson-order-else-take_back = A card taken back is in your hand again and leaves a gap to fill. Here it is enough to swap two cards. Let’s go back.
lesson-ready = Stones, planks, a walk, one more plank, and last something to remove: that is a plan. Fafnir is making one too, in secret. Touch “Ready”. From then on your cards are final.
lesson-ready-else = You may still rearrange them, but this order is good. Let’s go back and touch “Ready”.
lesson-stone = Both first cards are turned. You go first in this round: place 2 stones. Put one where a plank from your village will reach it, on the way to the black village. Touch island 17, then confirm.
lesson-stone-else = A stone may lie there. But a path begins at your village and leads straight across, and island 17 is a good start. Let’s go back.
lesson-take = Your second stone went on island 3, Fafnir’s on 14 and 19. Your next card says 2 planks. Take one first: from your village to stone 17 you need size 3. Careful: a plank that fits nowhere is lost for good! Touch plank 3, then confirm.
lesson-take-else = Planks 1 and 2 reach nothing yet and would be lost. The longer ones fit, but you will need them for wider gaps. Let’s go back and take plank 3.
lesson-bridge = Now say where it lies: touch your village, then stone 17, and confirm. A plank may be longer than the gap, but never shorter.
lesson-bridge-else = It fits there too, but that is Fafnir’s side. Let’s go back and begin at your own village.
lesson-one_path = Your second plank went from 17 to 3. Fafnir’s two go from the black village to 14, and from 14 to 3. Together they make one long path, and it doesn’t matter whose planks they are. But only one pawn fits on a plank.
lesson-walk = Your third card is “move 2”: two steps. A step leads to the next plank, across a stone, or into a village. The first one had only one way to go, so it was made for you. Now step onto the plank between stones 3 and 17.
lesson-walk-else = You may turn back, and would be at home again. But your way leads forward. Let’s take that back and walk on.
lesson-their_dragon = Fafnir took two steps too, and stands right in front of you. And then a dragon! Fafnir had the pink dragon in position 4. It cancels the card that pink has in the same position. Pink is you: your fourth card, “place 1 plank”, did nothing.
lesson-remove = Your last card: remove 1 plank or 1 stone. Take the plank behind Fafnir, at the black village. It becomes yours. And Fafnir is left on a plank that leads nowhere, because you stand in the way on the other side.
lesson-remove-else = You may remove a stone that carries no plank. But stone 19 is in nobody’s way. Let’s go back.
lesson-remove-else-remove_plank = You may take a plank of your own, too. But the one behind Fafnir is a better catch. Let’s go back.
lesson-threat = A new round. Everyone has all their cards back, and this time Fafnir goes first. Beware of “jump”: it takes a pawn over another pawn on the next plank. Fafnir can jump over you and land on the plank at your village. One more step would win!
lesson-your_dragon = You have a dragon too: the black one, and black is Fafnir. It must lie in the same position as the jump. Which will that be? The first, surely. We have laid your other four cards, for the way across. Lay the black dragon in position 1.
lesson-your_dragon-else = Then nothing stops Fafnir’s first card, and Fafnir can jump and win. Let’s go back and lay the black dragon in position 1.
lesson-fall = We said Ready for you, and your dragon cancelled the jump! Next Fafnir turned “move 1”, and a card must be carried out. But there was nowhere to go: you on one side, no plank on the other. Fafnir fell in and swam home. You have “move 1” too: step onto the empty plank.
lesson-fall-else = That way leads home. The plank where Fafnir stood is free now. Let’s take that back and walk on.
lesson-rebuild = Fafnir had another move, but no plank touches the black village now. Your third card is “place 1 plank”, and we have taken the black plank of size 3 for you. Lay it where it was, between the black village and stone 14.
lesson-rebuild-else = It fits there too. But you need only one more plank: the one between stone 14 and the black village. Let’s go back.
lesson-arrive = Fafnir could only place a stone. Your fourth card is “move 2”, and its first step brought you onto the last plank. Now the second: step into the black village!
lesson-arrive-else = You may turn back. But victory lies the other way! Let’s try that again.
lesson-won = You have won! The game ends the moment a pawn enters the village opposite its own, even in the middle of a round. There are no points: one player wins, and all the others share second place.
lesson-surprises = Expect surprises: the others act between your cards. A move or a jump that can’t be made drops your pawn into the water and sends it home, and a jump needs a pawn to jump over. But a cancelled card does nothing at all, so it never makes you fall.
lesson-limits = When you build, there are a few limits. A stone or a village carries at most three planks. Planks never cross. And an island under a plank takes no stone.
lesson-play = With more players you hold a dragon for each other colour, but you may lay only one a round. See who goes first, guess which card the others need most, and look after the planks around you. That is the whole game. Good luck!

tip-card = { $value ->
    [stone] Place 1 stone from the common reserve.
    [two-stones] Place 2 stones from the common reserve.
    [plank] Lay one of your planks between two stones, or between a village and a stone.
    [two-planks] Lay two of your planks, one after the other.
    [remove] Take a plank that nobody stands on into your reserve, or remove a stone that carries no plank.
    [move-1] One step, to an adjacent free plank or village. If there is none, your pawn falls in and returns home.
    [move-2] Two steps, one after the other. If there is no first step, your pawn falls in and returns home.
    [jump] Jump over a pawn on an adjacent plank. If you can’t, your pawn falls in and returns home.
   *[dragon] Cancels the card that the player of this colour has in the same position. At most one dragon a round.
  }
tip-place = Position { $value } of five. Everyone turns this card at the same time, then each carries theirs out in turn.
tip-ready = Makes your five cards final. When everyone is ready, the round begins.
tip-hand = Takes the card you touched back in hand.
tip-island = A stone can be placed here. While a plank lies over the island, it takes none.
tip-point = In open water a stone can be placed here.
tip-reserve = A plank of your own. Choose one that reaches: if it fits nowhere, it is lost.
tip-village = Holds any number of pawns and at most 3 planks. Be the first to enter the village opposite your own.
tip-stone = Belongs to nobody and carries at most 3 planks. It can be removed only if it carries none.
tip-plank = Everyone may walk here, one pawn at a time. While nobody stands on it, it can be taken away.
# Why a move is not legal.
why-over = { $reason ->
    [arrived] The game is over: { $who } has arrived.
   *[drawn] The game is over: nobody arrived in { $round } rounds.
  }
why-not_your_turn = It is { $who }’s turn to carry out { card }.
why-cancelled = { $whom }’s dragon cancels your card in this position, { card }: it does nothing.
why-already_ready = You said you were ready, so your five cards are final. Wait for the others.
why-no_islands = In open water there are no islands: choose a point in the water.
why-no_points = Stones go on islands: only in open water may they lie anywhere.
why-programming = { $missing ->
    [0] Nothing happens on the board until everyone is ready. Your five cards are laid: say you are ready.
    [one] Nothing happens on the board until everyone is ready. Lay one more card first.
   *[other] Nothing happens on the board until everyone is ready. Lay { $missing } more cards first.
  }
why-cards_final = Your five cards are final for this round. Now carry out { card }.
why-stone_first = { $board ->
    [water] You are carrying out { card }: choose a free point in the water.
   *[islands] You are carrying out { card }: choose an island that has no stone and is not under a plank.
  }
why-take_first = You are carrying out { card }: first choose a plank from your reserve.
why-lay_first = You have taken the plank of size { $chosen }: now choose its two supports, two stones or a village and a stone.
why-remove_first = You are carrying out { card }: choose a plank with no pawn on it, or a stone that carries no plank.
why-step_first = You are carrying out { card }: choose the plank or village your pawn steps to.
why-jump_first = You are carrying out { card }: choose where you land beyond another player’s pawn.
why-plank_chosen = You have already taken the plank of size { $chosen }. Choose two supports for it.
why-no_such_dragon = Nobody plays this colour at this table: { card } is not in your hand.
why-own_dragon = You have a dragon for every other colour in play, but none for your own.
why-not_laid = You have not laid { card }, so you cannot take it back.
why-row_empty = You have not laid any cards yet, so there is nothing to take back.
why-already_laid = You have already laid { card }, in position { $at }. Each card can be laid once.
why-same_place = Position { $place } is where { card } lies already.
why-second_dragon = At most one of your five cards may be a dragon, and one lies in position { $dragon }. Another can only take its place.
why-row_full = { $changes ->
    [0] All five positions are filled. Say you are ready.
   *[other] All five positions are filled. Put the card in place of another, or say you are ready.
  }
why-next_place = Position { $place } is the next to be filled: the next card you lay goes there.
why-too_few = { $missing ->
    [one] You need five cards to be ready. Lay one more.
   *[other] You need five cards to be ready. Lay { $missing } more.
  }
why-no_changes = { $missing ->
    [0] You have rearranged your cards { $most } times this round, and that is the limit. Say you are ready, or use undo.
   *[other] You have rearranged your cards { $most } times this round, and that is the limit. Fill the empty positions from your hand, or use undo.
  }
why-stone_there = { $board ->
    [water] A stone already lies there. Choose a free point.
   *[islands] Island { $island } already has a stone. Choose a free island.
  }
why-too_near = This point is right next to stone { $stone }, and stones may not lie on neighbouring points.
why-covered = { $board ->
    [water] The { colour } plank { between } lies over this point: no stone can go under it.
   *[islands] The { colour } plank { between } lies over island { $island }: no stone can go under it.
  }
why-not_in_reserve = You have no plank of size { $size } in your reserve. Sizes to choose from: { $sizes }.
why-no_support = There is no stone { $stone } on the board. A plank rests on two stones, or on a village and a stone.
why-tried = You have already tried this plank { between }, and it does not hold there. Choose two other supports.
why-full = { $support ->
    [village] No room for another plank { between }: { village } already carries { $most }.
   *[stone] No room for another plank { between }: stone { $stone } already carries { $most }.
  }
why-doubled = The { colour } plank already lies { between }, and there is only room for one.
why-too_far = No plank reaches that far: even size { $longest } is too short { between }.
why-too_short = It takes a plank of at least size { $needed } { between }, and you have taken one of size { $chosen }.
why-just_too_short = The plank of size { $chosen } that you have taken is just too short { between }: it takes at least size { $needed }.
why-crosses = Planks may not cross: laid { between }, yours would cross the { colour } plank of size { $crossed }.
why-over_stone = A plank may not lie over a stone: laid { between }, yours would lie over stone { $stone }.
why-no_stone = There is no stone { $stone } on the board.
why-bears_plank = { $planks ->
    [one] Stone { $stone } carries a plank. You can remove only a stone that carries none.
   *[other] Stone { $stone } carries { $planks } planks. You can remove only a stone that carries none.
  }
why-no_plank = There is no plank { between }.
why-pawn_on_it = { $own ->
    [yes] Your own pawn stands on this plank. You can remove only a plank with no pawn on it.
   *[no] { $whom }’s pawn stands on this plank. You can remove only a plank with no pawn on it.
  }
why-same_size = A plank you remove goes into your reserve, which may not hold two of the same size: you already have one of size { $size }.
why-third_colour = A plank you remove goes into your reserve, which may hold two colours at most: this { colour } plank would bring a third.
why-no_plank_to_walk = There is no plank { between } to walk on.
why-already_there = Your pawn is already there. Choose where it steps to.
why-village_apart = You step into { village } only from a plank that rests on it.
why-plank_apart = { $stands ->
    [village] Your pawn is in { village }: from there you step only onto a plank that rests on it.
   *[plank] This plank shares no stone with the one you stand on, so you cannot step onto it.
  }
why-through_village = Both planks rest on { village }, but they share no stone: from one to the other you go through the village.
why-occupied = { $whom }’s pawn stands on this plank, and a plank holds only one.
why-must_lead_on = From there you could only step back. In the edition of 2000 you must go somewhere else with two steps if you can.
why-must_not_return = In the edition of 2000 you may not step back to where you began if you can go anywhere else.
why-jump_back = A jump never ends where it began. Choose a place to land beyond another player’s pawn.
why-nobody_between = No jump leads there: you jump over a pawn on a plank next to you, and land on a free plank or in a village next to it.
why-landing_taken = { $whom }’s pawn stands there, and you can land only on a free plank or in a village.
why-only_jump = No jump leads there, and { card } does not let you step. Jump over a pawn on a plank next to you.
why-no_landing = You cannot jump over { $whom }’s pawn: nothing next to it is free to land on.
why-jump_over_it = You can jump over { $whom }’s pawn. Choose where you land: on a free plank next to it, or in a village its plank rests on.

# What follows from a move.
stake-ready = You can’t change your cards any more this round.
stake-dragon = It cancels { $whom }’s card in position { $place }, unless that is a dragon too.
stake-falls = As things stand, your pawn has nowhere to go and would fall in.
stake-stone = Everyone may lay planks on it.
stake-take = Then choose two supports for it.
stake-take_by_eye = You can’t choose another one. If it fits nowhere, it is lost.
stake-lost = It fits nowhere: you lose it for good.
stake-all_lost = None of your planks fits anywhere: the one you take is lost.
stake-bridge = Everyone may walk on it.
stake-bridge_by_eye = If it is too short or blocked, you try again elsewhere.
stake-stone_back = It goes back to the common reserve.
stake-plank_yours = The plank goes into your reserve.
stake-strands = The plank is yours, and { $whom }’s pawn has nowhere left to go.
stake-strands_you = Your own pawn would have nowhere left to go, and fall in at your next move.
stake-arrive = You reach your destination and win!
stake-step_on = A second step must follow.
stake-only_back = From there the second step can only lead back.
stake-dead_end = From there no step leads on: if that stays so, your next move drops you in the water.

# What a move is for.
aim-program = A plan needs the right order: stones, then planks, then steps.
aim-ready = The five cards make a plan, so the round can begin.
aim-put = In the right position a card does more: planks before steps, a dragon where it hurts.
aim-take_back = It makes room for a card that helps more.
aim-stone_on = A stone within reach carries your next plank.
aim-stone_at = A stone within reach carries your next plank.
aim-take = The shortest plank that reaches saves the long ones for wide gaps.
aim-bridge = Every plank towards the village opposite shortens your way.
aim-remove_stone = Without the stone nobody can build on from there.
aim-remove_plank = You gain a plank, and the others lose a path.
aim-step_village = A village is safe ground, and the one opposite yours wins the game.
aim-step_plank = It brings you closer to the village opposite, or leaves room to go on.
aim-jump_village = Over a pawn in your way you reach the village all the same.
aim-jump_plank = It takes you past a pawn that blocks your way.

# The steps of a round.
phase-plan = Plan
phase-card = Card { $place }

# The player aid.
aid-round = A round
aid-round-plan = Plan: everyone lays five cards in secret, at most one dragon, then says ready.
aid-round-turn = Card 1 to 5: everyone turns it, then each carries theirs out, clockwise from the first player.
aid-round-end = All cards go back to hand; the next player goes first.
aid-must = If a card can be carried out, it must be.
aid-cards = Cards
aid-card = { $card ->
    [stone] Place a stone from the common reserve.
    [two-stones] Two stones.
    [plank] Lay a plank of yours.
    [two-planks] Two planks, one after the other.
    [remove] Take a plank without a pawn into your reserve, or remove a stone without planks.
    [move-1] One step.
    [move-2] Two steps.
    [jump] Over a pawn on the next plank.
   *[dragon] Cancels this colour’s card in the same position.
  }
aid-build = Building
aid-build-rests = A plank rests on two stones, or a village and a stone. It may be too long, never too short.
aid-build-most = A stone or village carries at most 3 planks.
aid-build-cross = Planks never cross or lie over a stone. Under a plank an island takes no stone.
aid-build-lost = A plank taken that fits nowhere is lost.
aid-build-reserve = Your reserve: one plank of each size, two colours at most.
aid-walk = Walking
aid-walk-step = A step: to the next plank across a stone, or between plank and village.
aid-walk-room = One pawn on a plank, any number in a village.
aid-walk-fall = Nowhere to go? Your pawn falls in and is back home. Not if a dragon cancelled the card.
aid-by_eye = By eye: try any two supports until one holds.
aid-open_water = Open water: stones lie anywhere, but not side by side.
aid-edition = Move 2 (2000): don’t end where you began, if you can.
aid-signs = Signs
aid-sign-first = goes first this round
aid-sign-goal = your destination
aid-sign-cancelled = cancelled by a dragon
aid-sign-secret = not turned yet
aid-sign-plank = plank { $size } and its colour
aid-sign-heading = heads for this village
aid-end = The end
aid-end-win = The first pawn to enter the village opposite its own wins at once. All others are second.

tip-turned = { tip-card }
tip-secret = Turned when everyone turns the card in position { $value }.
tip-pawn = Pawns walk by cards only: “move 1”, “move 2” and “jump”.
tip-stones = The common reserve: all players place stones from here.
