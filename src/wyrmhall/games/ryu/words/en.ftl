game-title = RYU
game-pitch = Be the first to build a dragon of five pieces. Sail round nine islands, share what you find with its owner, trade with the guilds, and bid in secret when the Tear of Ryu is drawn.
game-size = 2–5 players, about 45 minutes.
game-weight = 2
game-best = 3–4
game-mood = Trade, sharing out, and a bluff in a closed hand.

option-screens = screens
option-screens-help = What you see of the others’ cubes and of the bag: nothing, as at a real table (closed), or everything but bids (open).
option-screens-closed = closed
option-screens-open = open
option-peoples = peoples
option-peoples-help = The people of each seat, starting with the first: shibuke, goblins, sharks, amazons or reptilians. They all play alike.

reason-dragon-complete = a dragon is complete
reason-round-limit = nobody completed a dragon in 200 rounds

island = { $island ->
    [smugglers] Smuggler Guild
    [merchants] Merchant Guild
    [bazaar] Bazaar
    [governor] Governor’s Island
    [shibuke] Shibuke
    [goblins] Goblins
    [sharks] Sharks
    [amazons] Amazons
   *[reptilians] Reptilians
  }
the-island = { $island ->
    [smugglers] the Smuggler Guild
    [merchants] the Merchant Guild
    [bazaar] the Bazaar
    [governor] Governor’s Island
    [shibuke] the island of the Shibuke
    [goblins] the island of the Goblins
    [sharks] the island of the Sharks
    [amazons] the island of the Amazons
   *[reptilians] the island of the Reptilians
  }
The-island = { $island ->
    [shibuke] The island of the Shibuke
    [goblins] The island of the Goblins
    [sharks] The island of the Sharks
    [amazons] The island of the Amazons
   *[reptilians] The island of the Reptilians
  }
to-island = { $island ->
    [smugglers] to the Smuggler Guild
    [merchants] to the Merchant Guild
    [bazaar] to the Bazaar
    [governor] to Governor’s Island
    [shibuke] to the island of the Shibuke
    [goblins] to the island of the Goblins
    [sharks] to the island of the Sharks
    [amazons] to the island of the Amazons
   *[reptilians] to the island of the Reptilians
  }
colour = { $colour }
letter = { $colour ->
    [white] W
    [blue] B
    [orange] O
    [purple] P
   *[yellow] Y
  }
a-cube = { $colour ->
    [white] the white cube, the Tear
    [orange] an orange cube
   *[other] a { $colour } cube
  }
token = { $token ->
    [merchant] Merchant
    [smuggler] Smuggler
   *[governor] Governor
  }
token-letter = { $token ->
    [merchant] M
    [smuggler] S
   *[governor] G
  }
tokens = { $token ->
    [merchant] { $count ->
        [one] 1 Merchant
       *[other] { $count } Merchants
      }
    [smuggler] { $count ->
        [one] 1 Smuggler
       *[other] { $count } Smugglers
      }
   *[governor] { $count ->
        [one] 1 Governor
       *[other] { $count } Governors
      }
  }
after-blue = { $blue ->
    [0] { " " }
   *[other] { ", " }
  }
after-orange = { $orange ->
    [0] { after-blue }
   *[other] { ", " }
  }
after-purple = { $purple ->
    [0] { after-orange }
   *[other] { ", " }
  }
after-yellow = { $yellow ->
    [0] { after-purple }
   *[other] { ", " }
  }
cubes = { $blue ->
    [0] { "" }
   *[other] { " " }{ $blue } blue
  }{ $orange ->
    [0] { "" }
   *[other] { after-blue }{ $orange } orange
  }{ $purple ->
    [0] { "" }
   *[other] { after-orange }{ $purple } purple
  }{ $yellow ->
    [0] { "" }
   *[other] { after-purple }{ $yellow } yellow
  }
and-cubes = { $blue ->
    [0] { "" }
   *[other] { ", " }{ $blue } blue
  }{ $orange ->
    [0] { "" }
   *[other] { ", " }{ $orange } orange
  }{ $purple ->
    [0] { "" }
   *[other] { ", " }{ $purple } purple
  }{ $yellow ->
    [0] { "" }
   *[other] { ", " }{ $yellow } yellow
  }
count-of-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  }

move-end = End your turn
move-take_gem = You have no cubes: take a yellow one
move-move = Sail { to-island }, { $steps ->
    [1] 1 step
    [2] 2 steps
   *[other] { $steps } steps, and end your turn
  }
move-explore = Pay 1 yellow to explore { the-island }: a Merchant, and { $kind ->
    [player] 4 or 5 cubes to share with its owner
   *[other] 2 cubes
  }
move-smugglers_draw = Smuggler Guild: pay 1 yellow for a cube from the bag and 2 Smugglers
move-merchants_governor = Merchant Guild: pay 2 yellow for a Governor
move-merchants_gem = Merchant Guild: pay a Merchant and a Smuggler for a yellow cube
move-bazaar_governor = Bazaar: pay 3 Merchants for a Governor
move-bazaar_draw = Bazaar: pay 3 Smugglers for 2 cubes from the bag
move-inspect = Governor’s Island: pay 1 Smuggler to see all cubes; whoever has more than 4 discards down to 4
move-turn_over = Governor’s Island: pay 1 Merchant to turn over { the-island }
move-build = Build piece { $piece } with{ cubes }{ $governor ->
    [0] { "" }
    [one] { after-yellow }1 Governor
   *[other] { after-yellow }{ $governor } Governors
  }
move-give = Smuggler Guild: give { a-cube } for a token
move-done = Give no more
move-pick = Take { a-cube }
move-set_aside = Set aside { a-cube }
move-split = Leave the piles as they are
move-choose = Take { $pile ->
    [aside] what was set aside
   *[rest] the rest
  } ({ count-of-cubes })
move-take = Take a { token }
move-discard = Discard { a-cube }
move-claim = Claim { a-cube }
move-claim_nothing = Claim nothing
move-bid = Put { a-cube } into your hand
move-take_back = Take { a-cube } back out of your hand
move-close_hand = Close your hand

event-opened = { $who } goes first.
event-turn = Round { $round }, { $who }:
event-gem = { $who } takes a yellow cube from the { $source ->
    [centre] centre
   *[bag] bag
  }.
event-moved = { $who } sails { to-island }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }.
event-did = { $deed ->
    [explore] { $who } explores { the-island }.
    [smugglers_draw] { $who } draws at the Smuggler Guild.
    [merchants_governor] { $who } hires a Governor at the Merchant Guild.
    [merchants_gem] { $who } buys a yellow cube at the Merchant Guild.
    [bazaar_governor] { $who } hires a Governor at the Bazaar.
    [bazaar_draw] { $who } draws at the Bazaar.
    [inspect] { $who } has everyone else lift their screens at Governor’s Island.
   *[turn_over] { $who } turns an island over at Governor’s Island.
  }
event-paid = { $who } pays{ cubes }.
event-paid_gems = { $who } pays { $count } yellow.
event-spent = { $who } spends { tokens }.
event-gained = { $who } takes { tokens }{ $lost ->
    [0] { "" }
   *[other] ; { $lost } over the limit of five, lost
  }.
event-forwent = { $who } already has five Merchants and five Smugglers: { $count ->
    [one] 1 token is lost
   *[other] { $count } tokens are lost
  }.
event-turned = { The-island } turns { $face ->
    [sepia] sepia
   *[exploration] back to exploration
  }.
event-renewed = That was the fifth: the other four islands turn back to exploration.
event-tossed = { $who } tosses the exploration token: { $count } cubes to share with { $whom }.
event-drew = { $who } draws { a-cube }.
event-emptied_bag = The bag is empty: { $who } takes everything that came out of it ({ count-of-cubes }).
event-took = { $who } takes { a-cube }.
event-set_aside = { $who } sets aside { a-cube }.
event-split = { $who } has made two piles: { $aside } set aside, { $rest } left.
event-chose = { $who } takes { $pile ->
    [aside] the pile set aside
   *[rest] the rest
  } ({ count-of-cubes }).
event-built = { $who } builds piece { $piece }.
event-built_free = { $who } builds piece { $piece } for free.
event-gave = { $who } gives { a-cube }.
event-showed = { $who } shows{ cubes }.
event-showed_nothing = { $who } shows an empty screen.
event-discarded = { $who } discards { a-cube }.
event-claimed = { $who } claims { a-cube }.
event-claimed_nothing = { $who } claims nothing.
event-tear = { $who } has the Tear of Ryu: the dragon bid begins.
event-put_in = { $who } puts { a-cube } into their hand.
event-took_back = { $who } takes { a-cube } back out of their hand.
event-closed = { $who } closes their hand.
event-bid = { $who } bids{ cubes }.
event-bid_tear = { $who } bids the Tear.
event-bid_nothing = { $who } opens an empty hand.
event-bid_won = { $who } bid the most: { count-of-cubes }.
event-bid_tied = A tie at { count-of-cubes }: nobody builds.
event-returned = The whole centre returns to the bag: the Tear{ and-cubes }.
event-won = { $who } completes their dragon and wins!
event-drawn = No dragon after { $round } rounds: it’s a draw.

phase = { $phase ->
    [opening] { $who } takes a first token.
    [turn] { $who } to play.
    [draft] { $who } picks a cube.
    [split] { $who } makes two piles.
    [choose] { $who } chooses a pile.
    [trade] { $who } takes a token for the cube.
    [exchange] { $who } may give more cubes.
    [discard] { $who } discards down to four.
    [claim] { $who } may claim a discarded cube.
    [bid] The dragon bid: everyone bids in secret.
    [spoils] { $who } takes tokens for their bid.
   *[over] The game is over.
  }
board-round = Round { $round }
board-moved = moved
board-acted = acted
board-exploration = exploration
board-sepia = sepia
board-centre = Centre
board-bag = Bag
board-shown = Drawn
board-rest = Rest
board-aside = Aside
board-fallen = Discarded
board-hand = Your hand
board-hand-closed = closed
board-none = none
board-hidden = hidden
board-player = Player
board-people = People
board-dragon = Dragon
board-tokens = Tokens
board-cubes = Cubes
board-owed = { $count ->
    [one] 1 token to take
   *[other] { $count } tokens to take
  }
board-legend = ○ may be explored · ● sepia · ①–⑤ figures, and owners beside an island’s name · ▶ to decide
board-circle = The circle of islands
board-island = { island }, { $kind ->
    [player] { $owner }’s island
    [non-player] non-player island
   *[neutral] neutral island
  }
board-printed = { $island ->
    [smugglers] 1 yellow for a cube from the bag and 2 Smugglers, or a Merchant or a Smuggler for each blue, orange or purple cube
    [merchants] 2 yellow for a Governor, or a Merchant and a Smuggler for 1 yellow
    [bazaar] 3 Merchants for a Governor, or 3 Smugglers for 2 cubes from the bag
    [governor] 1 Merchant to turn an island over, or 1 Smuggler to see all cubes
   *[other] 1 yellow for a Merchant and { $kind ->
        [player] 4 or 5 cubes from the bag to share with the owner
       *[other] 2 cubes from the bag
      }
  }
board-figures = here: { $names }
board-cube = { $colour ->
    [white] the white cube, the Tear
   *[other] { $count } { $colour } { $count ->
        [one] cube
       *[other] cubes
      }
  }
board-cube-at = { board-cube }, { $place ->
    [screen] behind your screen
    [centre] in the centre
    [hand] in your hand
   *[shown] drawn
  }
board-bag-holds = The bag: { $cubes }
board-reserve = Reserve
board-in-reserve = { token }, in the reserve
board-screens = Have the others lift their screens
board-your-screen = Behind your screen
board-behind-screen = Behind { $who }’s screen: { $cubes }
board-dragon-of = { $who }’s dragon: { $count ->
    [0] no pieces yet
    [one] 1 piece of 5
   *[other] { $count } pieces of 5
  }
board-next-piece = next, piece { $piece }: { cost }
cost = { $piece ->
    [B] 1 blue, 1 orange and 1 purple
    [D] 1 blue, 1 orange and 1 purple
    [E] 1 blue, 1 orange, 1 purple and 2 yellow
   *[other] 3 cubes of one colour, blue, orange or purple
  }
board-first = went first
board-asked = to decide
board-share = { $who } shares with { $whom }.
board-bid = The dragon bid
board-bid-how = Touch your cubes to bid them.
board-bid-waits = All hands are opened together.

ask-end = end your turn
ask-take_gem = take a yellow cube
ask-move = sail to an island
ask-explore = explore
ask-smugglers_draw = draw a cube at the Smuggler Guild
ask-merchants_governor = buy a Governor at the Merchant Guild
ask-merchants_gem = get a yellow cube at the Merchant Guild
ask-bazaar_governor = get a Governor at the Bazaar
ask-bazaar_draw = draw cubes at the Bazaar
ask-inspect = see everyone’s cubes
ask-turn_over = turn an island over
ask-build = build the next piece of your dragon
ask-give = give a cube for a token
ask-done = give no more
ask-pick = take one of the cubes drawn
ask-set_aside = set a cube aside
ask-split = leave the piles as they are
ask-choose = choose a pile
ask-take = take a token
ask-discard = discard a cube
ask-claim = claim a discarded cube
ask-claim_nothing = claim nothing
ask-bid = put a cube into your hand
ask-take_back = take a cube back
ask-close_hand = close your hand

score-pieces = Dragon pieces

choice = { $choice ->
    [closed] closed
    [open] open
    [shibuke] Shibuke
    [goblins] Goblins
    [sharks] Sharks
    [amazons] Amazons
    [reptilians] Reptilians
   *[other] { $choice }
  }

away = { $steps ->
    [one] 1 island away
   *[other] { $steps } islands away
  }
why-won = The game is over: { $who } has completed their dragon.
why-drawn = The game is over: nobody completed a dragon in { $round } rounds.
why-wait_opening = { $who } takes a Merchant or a Smuggler first. Then the first turn begins.
why-not_your_turn = It is { $who }’s turn.
why-wait_draft = The cubes drawn are being shared out, and { $who } takes the next one.
why-wait_split = { $who } is splitting the cubes drawn into two piles.
why-wait_choose = { $who } is choosing between the two piles.
why-wait_discard = { $who } has more than 4 cubes, and discards down to 4 first.
why-wait_spoils = { $who } is taking tokens for the cubes they bid.
why-hand_closed = Your hand is closed. All hands are opened together once everyone has closed theirs; until then you can undo.
why-first_token = First take your starting token: a Merchant or a Smuggler.
why-first_pick = First take one of the cubes drawn.
why-first_split = First split the cubes drawn into two piles: set 1 or 2 of them aside.
why-first_choose = First choose which of the two piles you take.
why-first_trade = First take a Merchant or a Smuggler for the cube you gave.
why-first_gift = You are giving cubes for tokens: give another blue, orange or purple one, or give no more.
why-first_discard = First discard { $excess ->
    [one] 1 cube
   *[other] { $excess } cubes
  }: you may keep 4.
why-first_claim = First claim one of the cubes just discarded, or claim nothing.
why-first_bid = The dragon bid comes first: put as many cubes as you like into your hand, or none, and close it.
why-first_spoils = { $owed ->
    [one] First take 1 token for your bid: a Merchant or a Smuggler.
   *[other] First take { $owed } tokens for your bid: a Merchant or a Smuggler each time.
  }
why-no_bid = Cubes are bid only when someone draws the Tear of Ryu.
why-no_discard = You discard only when someone has you lift your screen at Governor’s Island and you have more than 4 cubes.
why-no_claim = You can claim only a cube that others discard when you have them lift their screens at Governor’s Island.
why-no_sharing = There are no cubes to share out. They are drawn by exploring a player’s island.
why-no_trade = You are not giving cubes for tokens. That is done at the Smuggler Guild.
why-no_token = You take a Merchant or a Smuggler of your choice only for a cube you give at the Smuggler Guild, or bid without winning.
why-other_price = This does not pay for piece { $piece }. It costs { cost }; a Governor can stand for any of them.
why-smugglers_elsewhere = Only the Smuggler Guild, { away }, gives a cube from the bag and 2 Smugglers for 1 yellow.
why-give_elsewhere = Only the Smuggler Guild, { away }, gives tokens for blue, orange and purple cubes.
why-hire_elsewhere = Only the Merchant Guild, { away }, gives a Governor for 2 yellow.
why-gem_elsewhere = Only the Merchant Guild, { away }, gives a yellow cube for a Merchant and a Smuggler.
why-bazaar_elsewhere = Only the Bazaar, { away }, gives a Governor for 3 Merchants.
why-bazaar_draw_elsewhere = Only the Bazaar, { away }, gives 2 cubes from the bag for 3 Smugglers.
why-inspect_elsewhere = Only on Governor’s Island, { away }, can you have the others lift their screens, for 1 Smuggler.
why-turn_elsewhere = Only on Governor’s Island, { away }, can you turn an island over, for 1 Merchant.
why-explore_neutral = You can explore only the island of another people, and you are on { the-island }.
why-explore_own = You can explore only the island of another people, not your own.
why-explore_sepia = { The-island } is sepia. It can be explored again once it turns back: when the fifth island turns sepia, or for 1 Merchant on Governor’s Island.
why-already_there = You are already on { the-island }.
why-no_free_gem = { $all ->
    [0] There is no yellow cube left in the centre or in the bag.
   *[other] A yellow cube is free only for a player with no cubes, and you have { $all }.
  }
why-gem_too_late = You can take a free yellow cube only at the very start of your turn, before you move or act.
why-already_acted = You have already acted this turn. You may still sail 1 or 2 islands, or end your turn.
why-already_moved = You have already moved this turn. You may still act where you are, or end your turn.
why-too_far = After acting you may sail 1 or 2 islands, and { the-island } is { away }.
why-piece_price = Piece { $piece } costs { cost }. You are { $short } short{ $governors ->
    [0] ; a Governor can stand for any cube
    [one] , even with your Governor
   *[other] , even with your { $governors } Governors
  }.
why-explore_price = Exploring costs 1 yellow, and you have none.
why-smugglers_price = A cube from the bag and 2 Smugglers cost 1 yellow, and you have none.
why-hire_price = A Governor costs 2 yellow here, and you have { $gems ->
    [0] none
   *[other] only { $gems }
  }.
why-gem_price = { $merchants ->
    [0] A yellow cube costs a Merchant and a Smuggler, and you have { $smugglers ->
        [0] neither
       *[other] no Merchant
      }.
   *[other] { $smugglers ->
        [0] A yellow cube costs a Merchant and a Smuggler, and you have no Smuggler.
       *[other] There is no yellow cube left in the centre or in the bag.
      }
  }
why-bazaar_price = A Governor costs 3 Merchants here, and you have { $merchants ->
    [0] none
   *[other] only { $merchants }
  }.
why-bazaar_draw_price = Drawing 2 cubes from the bag costs 3 Smugglers here, and you have { $smugglers ->
    [0] none
   *[other] only { $smugglers }
  }.
why-inspect_price = Having the others lift their screens costs 1 Smuggler, and you have none.
why-turn_price = Turning an island over costs 1 Merchant, and you have none.
why-none_to_give = You have no { colour } cube to give.
why-none_to_pick = There is no { colour } cube left to take.
why-none_to_set_aside = There is no { colour } cube left to set aside.
why-nothing_aside = Set a cube aside first: neither pile may be empty.
why-none_to_discard = You have no { colour } cube to discard.
why-none_to_claim = No { colour } cube was just discarded.
why-none_to_bid = You have no { colour } cube to bid.
why-all_in_hand = { $held ->
    [one] Your only { colour } cube is already in your hand.
   *[other] Your { $held } { colour } cubes are already in your hand.
  }
why-none_to_take_back = There is no { colour } cube in your hand.
why-no_more_changes = You have taken { $changes } cubes back out of your hand, and that is the limit. You can still undo.
why-too_few_cubes = That takes{ cubes }, which you do not have. You can pay for piece { $piece } in another way.
why-too_few_governors = That takes { $governor ->
    [one] 1 Governor
   *[other] { $governor } Governors
  }, and you have { $governors ->
    [0] none
   *[other] only { $governors }
  }. You can pay for piece { $piece } in another way.
lesson-welcome = Welcome! You are building a dragon. It has five pieces, A to E, built in that order. Fafnir and Smok are building dragons too. Whoever finishes first wins, at once. There are no points to count.
lesson-cost = Pieces are paid for with cubes. Piece A costs three cubes of one colour: blue, orange or purple. You have none of these yet, only two yellow ones. Yellow is your money: with it you find the others.
lesson-sail = Nine islands lie in a circle. In your turn you may sail one or two islands, either way round, and take one action. You are on your own, that of the Shibuke. Sail to the Amazons next door: touch their island, then confirm.
lesson-sail-else = You could sail there. But the Amazons are next door, and what you find on their island you need not share. Let’s go back.
lesson-sail-else-end = That would end your turn with nothing done. Let’s go back and sail.
lesson-explore = Your action: explore. Pay 1 yellow, take a Merchant, and draw cubes from the bag. Nobody at this table plays the Amazons, so you draw two cubes and keep both. Touch the bag, then confirm.
lesson-explore-else = You may stop here. But exploring is how you find cubes. Let’s go back and do it.
lesson-found = One orange and one purple! They are behind your screen. The others saw them come out of the bag, but now they have to remember. The island has turned sepia: for a while nobody can explore it. And your Merchant will be useful later.
lesson-split = Smok explores your island! The owner gets a share, wherever their figure is. Five cubes came out of the bag. So you make two piles, Smok takes one, and the other is yours. Begin with a blue cube: touch it and confirm, to set it aside.
lesson-split-else = You may begin like that. But the two blue cubes make a good pile of their own. Let’s go back and begin with a blue one.
lesson-split_again = You don’t know which pile Smok will take, so make two that you would like. A pair of blue is a fine start. An orange to go with yours, and two yellow, are just as good. Set the second blue cube aside too.
lesson-split_again-else = Then there would be a blue cube in each pile, and a pair is worth more than two single cubes. Let’s go back.
lesson-split_again-else-split = One cube against four: Smok would take the four. Let’s go back and add the second blue one.
lesson-visit = Smok took the blue pair; you got the rest. In your turn you have sailed on to Smok’s island, that of the Sharks. Explore it! You will share with Smok: good for you both, and Fafnir gets nothing. Touch the bag, then confirm.
lesson-visit-else = You may stop here. But then you would find nothing this turn. Let’s go back and explore.
lesson-draft = A toss decides how many cubes come out of the bag: five or, as now, four. With four, you take one, Smok takes two, and the last is yours. You have two orange cubes: take the third!
lesson-draft-else = Then Smok could take the orange one. If you take it, the last cube will be yellow anyway. Let’s go back.
lesson-build = Three orange cubes: now you can pay for piece A. Building is an action, and you can do it on any island. Touch your dragon, then confirm.
lesson-build-else = That would end your turn, and you have just what piece A costs. Let’s go back and build it.
lesson-build-else-move = You may sail first, but after more than two islands there is no action. Build first, and you can still sail. Let’s go back.
lesson-guild = Piece A is built! After an action you may still sail one or two islands, so you went to the Smuggler Guild, a neutral island. Every neutral island offers two deals; they are printed on it. Take the first here: pay 1 yellow, draw a cube, take two Smugglers. Touch the bag.
lesson-guild-else = You may do that. But first trade here: after an action you can still sail. Let’s go back.
lesson-guild-else-give = That is the other deal: give a blue, orange or purple cube for a Merchant or a Smuggler. But you need such cubes for your dragon. Let’s go back.
lesson-governor = A yellow cube again, so the two Smugglers cost you nothing! Tokens are for trading. The best of them is the Governor: when you build, it stands for any one cube. You get one for two yellow at the Merchant Guild, or for three Merchants at the Bazaar.
lesson-fifth = A turn later. Smok has built piece A from two blue cubes and a Governor. You explored Fafnir’s island, Fafnir made two piles, and you took three cubes. It was the fifth island to turn sepia. So the four others turned back: they can be explored again.
lesson-tear = Another turn later. You explored the Amazons again and drew a purple cube, and the white one: the Tear of Ryu! Now everybody bids cubes, in secret. Whoever bids the most builds their next piece for free. The Tear counts as one cube and is already in your hand.
lesson-bid = How many will you bid? Every cube was seen when it was drawn or paid, so you can count: Fafnir has two cubes left, and Smok one. Three cannot be beaten. Add what you need least: touch a yellow cube, then confirm.
lesson-bid-else = It would count just as much. But you hold three purple cubes, enough for a whole piece, and orange builds too. Let’s go back and bid yellow.
lesson-bid-else-close_hand = That would be one cube, the Tear. Fafnir may bid two. Let’s go back and bid more.
lesson-bid_again = The Tear and one yellow make two. If Fafnir bids two as well, it is a tie, and nobody builds. Add the other yellow cube.
lesson-bid_again-else = It would count just as much. But that one can be built with, and the yellow one can’t yet. Let’s go back.
lesson-bid_again-else-close_hand = Two cubes might only be a tie. Let’s go back and add another.
lesson-bid_again-else-take_back = You may change your mind until you close your hand. But three is what you need. Let’s go back.
lesson-close = That makes three. Bid no more than you need: win or lose, the cubes in your hand are gone. Close your hand. Then all hands open together.
lesson-close-else = Three are enough to win, and a fourth cube would be lost. Let’s go back.
lesson-close-else-take_back = You may change your mind until you close your hand. But two cubes might only be a tie. Let’s go back.
lesson-won = Three against two and one! You built piece B for free, without having a single blue cube. Fafnir and Smok took a Merchant or a Smuggler for each cube they bid, so it was not for nothing. Then all cubes in the centre went back into the bag.
lesson-gem = Fafnir and Smok had bid every cube they had. Whoever has none at the start of a turn may take a yellow one for free. With it Smok explored. Fafnir sailed three islands: you may go three or four, but then you take no action that turn.
lesson-build_c = Your turn, and you kept three purple cubes. Piece C costs the same as A: three of one colour. Build it!
lesson-build_c-else = You may do that. But you have all that piece C costs. Let’s go back and build it.
lesson-build_c-else-move = You may sail first, but no farther than two islands. Build first, and you can still sail. Let’s go back.
lesson-hoard = Three pieces! One warning: don’t hoard cubes. On Governor’s Island a player can pay a Smuggler, and all others show theirs. Whoever has more than four discards down to four. Or you pay a Merchant there and turn an island over: a sepia one can then be explored again.
lesson-end = Piece D costs one blue, one orange and one purple; E costs the same and two yellow. Whoever builds E wins at once, so don’t explore the island of a player who is ahead: they would get a share. That is the whole game. Good luck!

tip-island = { $value ->
    [smugglers] Pay 1 yellow to draw a cube and take 2 Smugglers. Or give blue, orange and purple cubes for as many Merchants or Smugglers.
    [merchants] Pay 2 yellow for a Governor. Or pay a Merchant and a Smuggler for a yellow cube.
    [bazaar] Pay 3 Merchants for a Governor. Or pay 3 Smugglers to draw 2 cubes.
    [governor] Pay a Merchant to turn an island over. Or pay a Smuggler: all others show their cubes, and whoever has more than 4 discards down to 4.
   *[other] Explore it for 1 yellow, unless it is sepia or your own. With an owner, 4 or 5 cubes are drawn, and the owner gets a share; without one, 2 cubes, all for you.
  }
tip-bag = Cubes are drawn from here. One of them is white, the Tear of Ryu: when it comes out, everybody bids.
tip-cube = { $value ->
    [yellow] Yellow cubes pay for exploring and for trading. Piece E needs two.
    [white] The Tear of Ryu. Whoever has it must bid it; it counts as one cube.
   *[other] Blue, orange and purple cubes build your dragon. In a bid every cube counts as one, whatever its colour.
  }
tip-shown = Cubes just drawn. Of four, the explorer takes one, the owner two, the explorer the last. Of five, the owner makes two piles, and the explorer takes one.
tip-pile = The explorer takes one of the two piles, the owner of the island the other.
tip-centre = Cubes that were spent lie here. After a Tear they all go back into the bag.
tip-token = { $value ->
    [merchant] You get a Merchant whenever you explore. 3 buy a Governor at the Bazaar; 1 turns an island over on Governor’s Island.
    [smuggler] You get Smugglers at the Smuggler Guild. 3 buy 2 cubes at the Bazaar; 1 makes the others show theirs on Governor’s Island.
   *[governor] When you build, a Governor stands for any one cube. It is of no other use.
  }
tip-reserve = Tokens nobody has. When you may choose one, touch it here. Nobody can have more than five of a kind.
tip-dragon = A and C cost 3 cubes of one colour, blue, orange or purple; B and D 1 of each; E 1 of each and 2 yellow. Building is an action, on any island.
tip-hand = { $value ->
    [hand] Closes your hand. When all are closed they open together, and the most cubes build a piece for free.
    [white] The Tear of Ryu. Whoever has it must bid it; it counts as one cube.
   *[other] Cubes you are bidding. Until you close your hand you can take them back.
  }
tip-screens = Pay a Smuggler: all others show their cubes. Whoever has more than 4 discards down to 4, and you may take one of those.
tip-done = Leaves it at that: no more cubes are set aside, given or claimed.
tip-end = Ends your turn. In a turn you may sail once and take one action, in either order.

stake-far = Sailing 3 or 4 islands costs you your action.
stake-no_gem = You have no cubes: a yellow one is free, but only before anything else.
stake-idle = You would neither sail nor act this turn.
stake-no_move = You could still sail 1 or 2 islands.
stake-no_action = You could still act here.
stake-no_token = You have five Merchants and five Smugglers: you get nothing for it.
stake-nothing_to_see = Nobody has more than 4 cubes: nothing would be discarded.
stake-last = Then your turn is over.
stake-then_sail = Then you can still sail 1 or 2 islands.
stake-gem = This is not your action: you can still sail and act.
stake-inspect = You may then take one of the cubes they discard.
stake-to_sepia = Nobody can explore it until it turns back.
stake-to_exploration = It can be explored again.
stake-fifth = It is the fifth to turn sepia: the other four turn back.
stake-win = Your dragon is complete: you win!
stake-give = Then choose a Merchant or a Smuggler for it.
stake-claim = The cubes you do not take stay in the centre.
stake-bid = The most cubes build a piece for free; all others take a token for each cube. Cubes bid are gone either way.
stake-full = { $full ->
    [0] { "" }
   *[other] { " " }You already have five Merchants: the new one is lost.
  }
stake-explore_alone = Nobody plays this people: the cubes are all yours.{ stake-full }
stake-explore_shared = { $whom } gets a share: two cubes of four, or one of two piles.{ stake-full }
stake-pick = { $left ->
    [4] { $whom } takes two of the other three; the last one is yours.
    [3] You take one more; then the last one goes to { $whom }.
   *[other] The other one goes to { $whom }.
  }
stake-split = { $aside ->
    [0] Once one or two are set aside, { $whom } takes the pile of their choice; the other is yours.
   *[other] Then { $whom } takes the pile of their choice; the other is yours.
  }
stake-choose = { $whom } gets the other pile.
stake-discard = { $whom } may then take one of the cubes discarded.
stake-lost = { $token ->
    [merchant] You can have no more than five Merchants
    [smuggler] You can have no more than five Smugglers
   *[governor] You can have no more than five Governors
  }: { $count ->
    [one] one is lost
   *[other] both are lost
  }.

aim-end = Where you stand now is where you want to begin your next turn.
aim-take_gem = It is free, and with it you can explore or trade again.
aim-move = Where you stand decides what you can do, now or next turn.
aim-explore = Exploring brings the most cubes, and a Merchant with them.
aim-smugglers_draw = For one yellow cube you get a cube for your dragon, perhaps, and two Smugglers for sure.
aim-merchants_governor = A Governor stands for whichever cube you will be missing.
aim-merchants_gem = Two small tokens become money for exploring.
aim-bazaar_governor = A Governor stands for whichever cube you will be missing.
aim-bazaar_draw = Two cubes at once, and nobody has a share in them.
aim-inspect = The others lose the cubes they hoard, and you may take one of these.
aim-turn_over = It opens an island that you want to explore, or closes one to the others.
aim-build = Every piece brings you nearer to the end of the game, and cubes built in cannot be lost.
aim-give = Cubes you do not need become tokens, which nobody can take from you.
aim-done = The cubes you keep can still build your dragon.
aim-pick = Take what your next piece needs, or what the other one is after.
aim-set_aside = Make two piles of which you would be glad to get either.
aim-split = The two piles are even enough for you to be happy with either.
aim-choose = It is the pile that helps your next piece more.
aim-take = Three Merchants make a Governor at the Bazaar, three Smugglers two cubes.
aim-discard = Give up the cube your next pieces need least.
aim-claim = It is a cube for nothing.
aim-claim_nothing = With no more than four cubes you have nothing to fear from an inspection.
aim-bid = One cube more can be the piece that you get for free.
aim-take_back = Bid no more than it takes to win: every cube bid is gone.
aim-close_hand = Your hand is as strong as it needs to be.

phase-gem = Free yellow
phase-either = Move or act
phase-other = Then the other
phase-move = Move
phase-action = Action
phase-share = Share
phase-bid = Bid
phase-tokens = Tokens

aid-turn = Your turn
aid-turn-gem = No cubes at all? First take a yellow one, for free.
aid-turn-short = Sail 1 or 2 islands and take one action, in either order.
aid-turn-long = Or sail 3 or 4 islands, without an action.
aid-turn-actions = Actions: explore, build, or trade on a neutral island.
aid-explore = Explore
aid-explore-where = On another people’s island that is not sepia: pay 1 yellow, take a Merchant.
aid-explore-alone = Nobody plays that people: draw 2 cubes, both yours.
aid-explore-four = A player’s, 4 cubes: you take 1, they 2, you the last.
aid-explore-five = A player’s, 5 cubes: they make two piles, you take one.
aid-explore-sepia = The island turns sepia. The fifth turns the other four back.
aid-build = Your dragon
aid-build-governor = On any island. A Governor stands for any one cube.
aid-end = Whoever builds E wins at once.
aid-islands = Neutral islands
aid-smugglers-1 = draw a cube, take 2 Smugglers
aid-smugglers-2 = for each, one or the other
aid-merchants-1 = hire a Governor
aid-merchants-2 = get a yellow cube
aid-bazaar-1 = hire a Governor
aid-bazaar-2 = draw 2 cubes
aid-governor-1 = turn an island over
aid-governor-2 = the others show their cubes and discard down to 4; take one of these
aid-cubes = Cubes and tokens
aid-cube = { $colour ->
    [white] The Tear of Ryu: when it is drawn, all bid
    [yellow] Pays for exploring and trading
   *[material] Blue, orange, purple: for your dragon
  }
aid-token = { $token ->
    [merchant] Merchant: for trading; at most 5
    [smuggler] Smuggler: for trading; at most 5
   *[governor] Governor: for building; at most 5
  }
aid-bid = The dragon bid
aid-bid-hand = Everyone bids cubes in secret. The Tear must be bid.
aid-bid-most = The most cubes build a piece for free; on a tie, nobody builds.
aid-bid-rest = All others take a Merchant or a Smuggler for each cube.
aid-bid-end = Then all spent cubes return to the bag; the turn is over.

tip-screen = Their cubes. Behind a closed screen they are for you to remember: each was seen when it came or went. Whoever has more than 4 loses some when screens are lifted on Governor’s Island.
tip-their_token = { tip-token }
tip-their_dragon = { tip-dragon }
