# The page: the lobby, and the table around every board.

skip = Skip to content
home = Wyrmhall: back to the lobby
close = Close
yes = Yes
no = No
you = you
guest = Guest
please-wait = Just a moment…
offline = Can’t reach the server. Is it running?
refused = That didn’t go through.
unofficial = Wyrmhall is unofficial. The games belong to their authors and publishers; the wording of the rules and the artwork are our own.

settings = Settings
your-name = Your name
language = Language
language-en = English
language-fr = Français
other-language = FR : passer en français
theme = Theme
theme-auto = Match system
theme-light = Light
theme-dark = Dark
at-the-table = At the table
setting-quick = Quick moves
setting-quick-help = Play one-touch moves without confirming.
setting-motion = Animations
setting-motion-help = Show pieces moving. Your system’s reduced-motion setting always applies.
setting-sound = Sounds
setting-notify = Notify me when it’s my turn and I’m in another tab
setting-notify-refused = Your browser blocks notifications from this page.

lobby-page-title = Wyrmhall: dragon board games
lobby-heading = Dragon games, one table
lobby-lead = Play right away against bots, or send your friends a link. No account, nothing to install.
lobby-games = Games
players-range = { $fewest }–{ $most } players
minutes = { $minutes } min
play-now = Play
plan-table = New table…
tables-mine = Your tables
tables-open = Open tables
tables-running = Games in progress
tables-none = No one is waiting for players right now. Open a table, or play against bots.
nobody-yet = no one yet
seats-free = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
  }
status-gathering = waiting for players
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
seat-person = Open to anyone
seat-free = Open seat
bot-name = { $seat ->
    [0] Ladon
    [1] Fafnir
    [2] Smok
    [3] Zilant
    [4] Tiamat
   *[other] Python
  }
seat-absent = { $level ->
    [hatchling] away; a Hatchling is playing
    [drake] away; a Drake is playing
    [wyrm] away; a Wyrm is playing
   *[elder] away; an Elder is playing
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
fill-with-bots = All bots
fill-with-people = All people
options = Options
choice = { $choice }
clock = Clock
clock-help = When a player runs out of time, a bot takes over until they return.
clock-none = No clock
clock-move = { $unit ->
    [hours] { $count } hours per move
   *[minutes] { $count } min per move
  }
clock-game = { $unit ->
    [hours] { $count } hours per player
   *[minutes] { $count } min per player
  }
who-can-join = Who can join?
open-to-all = Anyone in the lobby
by-link-only = Anyone with the link
start-game = Start the game
open-table = Open the table

no-table = Table not found
invited = You’re invited to a table
sit-down = Sit down
only-watch = Just watch
waiting-for-players = { $count ->
    [one] Waiting for one player
   *[other] Waiting for { $count } players
  }
all-here = Everyone is here
host-starts = Waiting for the host to start the game.
leave = Leave the table
link = Link
copy-invitation = Copy an invitation
invitation-help = Anyone who opens the link can take an open seat.
copy-seat-link = Copy a link to my seat
seat-link-help = Lets you keep playing on another device. Don’t share it: whoever has it can play for you.
copied = Link copied.
who-plays-seat = Who plays seat { $seat }
table-settings = Table settings
fairness = Fairness proof
fairness-help = A fingerprint of the secret behind every draw, fixed before the game. The secret is in the game record at the end, so anyone can check that no draw was tampered with.

the-table = Table
rules = Rules
rules-of = Rules: { $game }
no-rules = The rules couldn’t be loaded.
table-in-rules = Table
drawing = Diagram of the board
board = Board
board-moves = Your moves
around-the-table = Players, log and chat
turn = Turn
players = Players
online = online
offline-player = offline
to-decide = to move
your-turn = Your turn
waiting-for = Waiting for { $names }
waiting-for-all = Waiting for the other players
sending = Sending…
choose-one = Which one?
go-on = Choose another piece ({ $count } possible moves)
confirm = Confirm
clear = Clear
undo = Undo
undo-ask = Request undo
all-moves = { $count ->
    [one] One move
   *[other] All moves ({ $count })
  }
filter-moves = Search moves
no-such-move = No moves match.
result = Result
log = Log
earlier = Show earlier
chat = Chat
say-something = Message the table
send = Send
connection-lost = Connection lost. Reconnecting… Your moves are safe.
missed = While you were away
got-it = Got it
undo-asked = { $who } would like to undo their last move. Is that all right?
undo-waits = { $who } has asked to undo. Still to answer: { $names }.
bot-plays-for-you = A bot is playing for you.
come-back = Take my seat back
paused = The game is paused
pause = Pause
resume = Resume
show-in-lobby = Show in the lobby
hide-from-lobby = Hide from the lobby
keys = Keyboard shortcuts
keys-moves = All moves

game-over = Game over: { $reason }.
you-win = You win!
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
  }
all-share = It’s a draw
scores = Scores
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
rematch = Play again
to-rematch = Go to the rematch
save-record = Save the game record
to-lobby = Back to the lobby
score-total = Total

ask-any = choose a move
setting-up = Setting up the table. The first time a game is played here, this can take up to a minute.
rule-clause = Rule { $clause }
learn = Learn
lesson = Lesson
lesson-title = Learn { $game }
lesson-leave = Leave the lesson
lesson-step = Step { $step } of { $count }
lesson-next = Continue
lesson-back = Back
lesson-again = Go back
lesson-show = Show me
lesson-play = Choose a table and play
aid = Player aid
aid-of = Player aid: { $game }
phases = Steps of the turn
hint = Hint
hint-thinking = Thinking…
hint-best = I would: { $move }. Chance to win: { $chance }.
hint-second = Next best: { $move } ({ $chance }).
contents = Contents
search = Search
search-rules = Search the rules
rules-found = { $count ->
    [0] nothing found
    [one] { $count } passage
   *[other] { $count } passages
  }
rule-of-found = { $number } of { $count }
next-rule = Next
show-rulings = Show rulings
ruling = our ruling
copy-rule-link = Copy a link to this rule
rule-link-copied = Link to rule { $clause } copied.
rules-as-page = Open the rules on a page of their own
start-here = Start here
weight = { $weight ->
    [1] Easy
    [2] Medium
   *[3] Rich
  }
players-and-best = { $fewest }–{ $most } players, best with { $best }
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
bots-level = Level of the bots
you-and-bots = { $level ->
    [hatchling] { $count ->
        [one] You and a Hatchling
       *[other] You and { $count } Hatchlings
      }
    [drake] { $count ->
        [one] You and a Drake
       *[other] You and { $count } Drakes
      }
    [wyrm] { $count ->
        [one] You and a Wyrm
       *[other] You and { $count } Wyrms
      }
    [elder] { $count ->
        [one] You and an Elder
       *[other] You and { $count } Elders
      }
   *[other] { $count ->
        [one] You and a bot
       *[other] You and { $count } bots
      }
  }
hints = Hints
hints-help = Players may ask a bot what it would do.
hinted = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
  }
