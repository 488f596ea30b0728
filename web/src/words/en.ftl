# The page: the hall and the table around every board.

skip = Skip to the content
home = Wyrmhall, the hall
close = Close
yes = Yes
no = No
you = you
guest = Guest
please-wait = One moment…
offline = The server cannot be reached. Is it running?
refused = That was refused.
unofficial = Wyrmhall is unofficial: the games belong to their authors and publishers; rules in our own words, artwork our own.

settings = Settings
your-name = Your name
language = Language
language-en = English
language-fr = Français
other-language = FR : passer en français
theme = Colours
theme-auto = As the system
theme-light = Light
theme-dark = Dark
at-the-table = At the table
setting-quick = Quick moves
setting-quick-help = A move made by a single touch is not asked about again.
setting-motion = Motion
setting-motion-help = Pieces show where they go. The system’s wish for less motion is always heeded.
setting-sound = Sounds
setting-notify = Notify me of my turn when I am elsewhere
setting-notify-refused = The browser does not allow notifications for this page.

hall-page-title = Wyrmhall: four dragon board games
hall-heading = Four dragon games, one table
hall-lead = Play at once against bots, or send friends a link. No account, nothing to install.
hall-games = Games
players-range = { $fewest }–{ $most } players
minutes = { $minutes } min
play-now = Play
plan-table = New table…
tables-mine = Your tables
tables-open = Open tables
tables-running = Running tables
tables-none = Nobody is waiting for players just now. Open a table, or play against bots.
nobody-yet = nobody yet
seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
  }
status-gathering = gathering
status-playing = playing
status-paused = paused
status-over = over
table-join = Join
table-watch = Watch
table-return = Open

new-table = New table: { $game }
how-many-players = How many players?
who-sits-where = Who sits where?
seat-number = Seat { $seat }
seat-person = Free, for a person
seat-free = Free seat
bot-name = { $seat ->
    [0] Ladon
    [1] Fafnir
    [2] Smok
    [3] Zilant
    [4] Tiamat
   *[other] Python
  }
seat-absent = { $level ->
    [hatchling] away, a Hatchling plays
    [drake] away, a Drake plays
    [wyrm] away, a Wyrm plays
   *[elder] away, an Elder plays
  }
level = { $level ->
    [hatchling] Hatchling (beginner)
    [drake] Drake (casual)
    [wyrm] Wyrm (strong)
    [elder] Elder (strongest)
   *[other] { $level }
  }
bot-of-level = Bot: { level }
bot = Bot
fill-with-bots = Bots everywhere
fill-with-people = People everywhere
options = Options
choice = { $choice ->
    [card] the card’s points
    [board] the board’s numbers
    [closed] closed
    [open] open
    [blue] blue
    [green] green
    [red] red
    [white] white
    [shibuke] Shibuke
    [goblins] Goblins
    [sharks] Sharks
    [amazons] Amazons
    [reptilians] Reptilians
   *[other] { $choice }
  }
clock = Clock
clock-help = When time runs out a bot takes over, until the player returns.
clock-none = No clock
clock-move = { $unit ->
    [hours] { $count } hours for each decision
   *[minutes] { $count } min for each decision
  }
clock-game = { $unit ->
    [hours] { $count } hours for the whole game
   *[minutes] { $count } min for the whole game
  }
who-may-come = Who may come?
open-to-all = Anyone in the hall
by-link-only = Only whoever has the link
start-game = Start the game
open-table = Open the table

no-table = No table here
invited = You are invited to a table
sit-down = Sit down
only-watch = Only watch
waiting-for-players = { $count ->
    [one] Waiting for one player
   *[other] Waiting for { $count } players
  }
all-here = Everyone is here
host-starts = The host starts the game.
leave = Leave the table
link = Link
copy-invitation = Copy an invitation
invitation-help = Whoever opens the link takes a free seat.
copy-seat-link = Copy a link to my seat
seat-link-help = To go on playing on another device. Do not hand it to others.
copied = Copied.
who-plays-seat = Who plays seat { $seat }
table-facts = How this table is set
pledge = Pledge
pledge-help = A hash of the chance key, fixed before the game. The key is in the record at the end: anyone can check every draw.

the-table = Table
rules = Rules
rules-of = Rules: { $game }
no-rules = The rules could not be fetched.
table-in-rules = Table
drawing = Drawing of the board
board = Board
around-the-table = Around the table
turn = Turn
players = Players
here = here
away = away
to-decide = to decide
your-turn = Your turn
waiting-for = { $count ->
    [one] { $names } is deciding
   *[other] { $names } are deciding
  }
waiting-for-all = The others are deciding
sending = Sending…
choose-one = Which one?
go-on = Go on: touch another piece ({ $count } moves left)
confirm = Confirm
clear = Clear
undo = Take back
undo-ask = Ask to take back
all-moves = { $count ->
    [one] One move
   *[other] All moves ({ $count })
  }
filter-moves = Find a move
no-such-move = No move has these words.
result = Result
story = Story
earlier = Earlier
chat = Talk
say-something = Say something to the table
send = Send
line-lost = The connection is lost. Trying again; nothing you did is lost.
missed = While you were away
understood = Understood
wish-asked = { $who } would like to take back their last move. Do you agree?
wish-waits = { $who } has asked to take back; still to answer: { $names }.
minded = A bot is playing for you.
come-back = Take my seat back
paused = The game is paused
pause = Pause
resume = Resume
open-to-hall = Show in the hall
close-to-hall = Hide from the hall
keys = Keys
keys-moves = All moves

game-over = The game is over: { $reason }.
you-win = You win!
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
all-share = A draw, shared by all
scores = Scores
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
rematch = Play again
to-rematch = To the rematch
save-record = Save the record
to-hall = To the hall
score-total = Total
score-world = { $world }, { $points } each
score-objective = Objective, 3 each
score-dice = Dice, for a tie
score-fame = Fame
score-pets = Gold on pets
score-captured = Colours captured, for a tie
score-gold = Gold, for a tie
score-pieces = Pieces of the dragon
score-arrived = Arrived

ask-any = choose a move
ask-book-take = take a card you hold
ask-book-place = place dice on a pile
ask-book-protect = protect a card (Plains)
ask-book-turn = turn a die over (Mountains)
ask-book-remove = remove a card (Storm)
ask-book-raise_all = raise all free dice (Jungle)
ask-book-raise = raise a die (Desert)
ask-book-end = end your turn
ask-ryu-end = end your turn
ask-ryu-take_gem = take a yellow cube
ask-ryu-move = sail to an island
ask-ryu-explore = explore
ask-ryu-smugglers_draw = draw a cube at the Smuggler Guild
ask-ryu-merchants_governor = buy a Governor at the Merchant Guild
ask-ryu-merchants_gem = get a yellow cube at the Merchant Guild
ask-ryu-bazaar_governor = get a Governor at the Bazaar
ask-ryu-bazaar_draw = draw cubes at the Bazaar
ask-ryu-inspect = inspect all screens
ask-ryu-turn_over = turn an island over
ask-ryu-build = build the next piece of your dragon
ask-ryu-give = give a cube for a token
ask-ryu-done = give nothing more
ask-ryu-pick = take one of the cubes drawn
ask-ryu-set_aside = set a cube aside
ask-ryu-split = leave the piles as they are
ask-ryu-choose = choose a pile
ask-ryu-take = take a token
ask-ryu-discard = discard a cube
ask-ryu-claim = claim a discarded cube
ask-ryu-claim_nothing = claim nothing
ask-ryu-bid = put a cube into your hand
ask-ryu-take_back = take a cube back
ask-ryu-close_hand = close your hand
ask-mekong-program = lay a card for this round
ask-mekong-stone_on = place a stone on an island
ask-mekong-stone_at = place a stone in the water
ask-mekong-take = take a plank
ask-mekong-bridge = lay the plank
ask-mekong-remove_stone = remove a stone
ask-mekong-remove_plank = remove a plank
ask-mekong-step_village = step into a village
ask-mekong-step_plank = step onto a plank
ask-mekong-jump_village = jump into a village
ask-mekong-jump_plank = jump onto a plank
ask-island-keep = keep a map
ask-island-tile = choose a tile and its face
ask-island-place = place the tile
ask-island-paint = choose a colour
ask-island-herd_from = move dragons away from a tile
ask-island-herd_nothing = move no dragons
ask-island-herd_to = choose where the dragons go
ask-island-herd = move a dragon
ask-island-herd_done = move no more dragons
ask-island-go = move your wizard
ask-island-tame = tame the dragon
ask-island-capture = capture the dragons
ask-island-pay = pay a cube
ask-island-act_nothing = do nothing on this tile
ask-island-pen = build your Pen
ask-island-spire = build a Spire
ask-island-lair = build a Lair
ask-island-pull = pull with telekinesis
ask-island-draw_maps = draw maps
ask-island-take_gold = take gold
ask-island-play_map = play a map
ask-island-no_map = play no map
setting-up = Setting up the table. The first time a game is played here, this takes up to a minute.
