game-title = RYU
game-pitch = Be the first to build a dragon of five pieces. Sail round nine islands, explore other players’ islands and share what comes out of the bag, trade with the guilds, and bid in secret whenever the Tear of Ryu is drawn.
game-size = 2–5 players, about 45 minutes.

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
