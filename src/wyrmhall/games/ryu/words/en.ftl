game-title = RYU
game-pitch = Be the first to build a dragon of five pieces. Sail round nine islands, explore those of the others and share what the bag gives, trade with guilds, and bid in secret when the Tear of Ryu is drawn.
game-size = 2–5 players, about 45 minutes.

option-screens = screens
option-screens-help = What is shown of others’ cubes and of the bag: nothing, as at the table (closed), or everything but bids (open).
option-screens-closed = closed
option-screens-open = open
option-peoples = peoples
option-peoples-help = The people of each seat, from the first: shibuke, goblins, sharks, amazons or reptilians. They play alike.

reason-dragon-complete = a dragon was complete
reason-round-limit = nobody had a dragon after 200 rounds

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
move-take_gem = Your screen is empty: take a yellow cube
move-move = Sail { to-island }, { $steps ->
    [1] 1 step
    [2] 2 steps
   *[other] { $steps } steps, and end your turn
  }
move-explore = Explore { the-island } for 1 yellow: a Merchant, and { $kind ->
    [player] 4 or 5 cubes to share with its owner
   *[other] 2 cubes
  }
move-smugglers_draw = Smuggler Guild: 1 yellow for a cube from the bag and 2 Smugglers
move-merchants_governor = Merchant Guild: 2 yellow for a Governor
move-merchants_gem = Merchant Guild: a Merchant and a Smuggler for a yellow cube
move-bazaar_governor = Bazaar: 3 Merchants for a Governor
move-bazaar_draw = Bazaar: 3 Smugglers for 2 cubes from the bag
move-inspect = Governor’s Island: 1 Smuggler to see all cubes; whoever has more than 4 discards
move-turn_over = Governor’s Island: 1 Merchant to turn over { the-island }
move-build = Build piece { $piece } with{ cubes }{ $governor ->
    [0] { "" }
    [one] { after-yellow }1 Governor
   *[other] { after-yellow }{ $governor } Governors
  }
move-give = Smuggler Guild: give { a-cube } for a token
move-done = Give nothing more
move-pick = Take { a-cube }
move-set_aside = Set aside { a-cube }
move-split = One cube aside is enough
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

event-opened = { $who } begins.
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
    [inspect] { $who } has all other screens lifted at Governor’s Island.
   *[turn_over] { $who } has an island turned over at Governor’s Island.
  }
event-paid = { $who } pays{ cubes }.
event-paid_gems = { $who } pays { $count } yellow.
event-spent = { $who } spends { tokens }.
event-gained = { $who } takes { tokens }{ $lost ->
    [0] { "" }
   *[other] ; { $lost } above five, lost
  }.
event-forwent = { $who } is full of Merchants and Smugglers: { $count ->
    [one] 1 token is lost
   *[other] { $count } tokens are lost
  }.
event-turned = { The-island } turns { $face ->
    [sepia] to sepia
   *[exploration] back to exploration
  }.
event-renewed = It was the fifth: the four other islands turn back to exploration.
event-tossed = { $who } tosses the exploration token: { $count } cubes, to share with { $whom }.
event-drew = { $who } draws { a-cube }.
event-emptied_bag = The bag is empty: { $who } takes all that came out of it ({ count-of-cubes }).
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
event-tear = The Tear of Ryu is with { $who }: the dragon bid begins.
event-put_in = { $who } puts { a-cube } into the hand.
event-took_back = { $who } takes { a-cube } back out of the hand.
event-closed = { $who } closes the hand.
event-bid = { $who } bids{ cubes }.
event-bid_tear = { $who } bids the Tear.
event-bid_nothing = { $who } opens an empty hand.
event-bid_won = { $who } has bid the most: { count-of-cubes }.
event-bid_tied = A tie at { count-of-cubes }: nobody builds.
event-returned = The whole centre returns to the bag: the Tear{ and-cubes }.
event-won = { $who } has built the whole dragon and wins!
event-drawn = { $round } rounds and no dragon: the game is drawn.

phase = { $phase ->
    [opening] { $who } takes a first token.
    [turn] { $who } to play.
    [draft] { $who } picks a cube.
    [split] { $who } makes two piles.
    [choose] { $who } chooses a pile.
    [trade] { $who } takes a token for the cube.
    [exchange] { $who } may give more.
    [discard] { $who } discards down to four.
    [claim] { $who } may claim a discarded cube.
    [bid] The dragon bid: everyone fills a hand in secret.
    [spoils] { $who } takes tokens for the bid.
   *[over] The game is over.
  }
board-round = Round { $round }
board-moved = moved
board-acted = has acted
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
    [player] island of { $owner }
    [non-player] nobody’s island
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
board-screens = The others’ screens: have them lifted
board-your-screen = Behind your screen
board-behind-screen = Behind the screen of { $who }: { $cubes }
board-dragon-of = Dragon of { $who }: { $count ->
    [0] no piece yet
    [one] 1 piece of 5
   *[other] { $count } pieces of 5
  }
board-next-piece = next, piece { $piece }: { $piece ->
    [B] 1 blue, 1 orange and 1 purple
    [D] 1 blue, 1 orange and 1 purple
    [E] 1 blue, 1 orange, 1 purple and 2 yellow
   *[other] 3 cubes of one colour, blue, orange or purple
  }
board-first = began the game
board-asked = to decide
board-share = { $who } shares with { $whom }.
board-bid = The dragon bid
board-bid-how = Touch your cubes to put them in.
board-bid-waits = All hands open together.
