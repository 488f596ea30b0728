hall-title = Wyrmhall
hall-welcome = Dragon board games for your terminal. At any prompt, type { $help } for help or { $quit } to quit.
hall-choose-game = Which game?
hall-players = { $game }: { $fewest }–{ $most } players
hall-how-many = How many players ({ $fewest }–{ $most })?
hall-your-seats = Which seats are people? Type their numbers, separated by commas; bots take the rest.
hall-option = { $name } — { $help } ({ $choices })
hall-default = Enter for { $value }
hall-yes = yes
hall-no = no
hall-again = Try again: { $why }
hall-help = Type a number or a name, press Enter for the default, or { $quit } to quit.
error-hall-seats = seats are numbers from 1 to { $players }, separated by commas, got { $got }
error-hall-option = an option is written name=value, got { $got }
error-hall-level = the level of the bots must be one of { $levels }, got { $got }

play-name = Player { $seat }
play-bot = Bot { $seat }
play-preparing = Setting up the table…
play-turn = { $who }, your move:
play-together = { $who }, your secret choice:
play-legal = “{ $move }” is a legal move.
play-prompt = number or move, why MOVE, hint, ? rules, u undo, l log, s save, q quit
play-undone = Undone.
play-quit = You left the table. To replay the game so far: wyrmhall replay { $file }
play-left = You left the table.
play-saved = Saved to { $file }
play-save-failed = Could not save to { $file }: { $why }
play-over = Game over: { $reason }.
play-place = { $place }. { $who } — { $score }
play-no-such = “{ $got }” is neither a number from 1 to { $count } nor a move; type a number, or a move as shown
play-pass = Hand the keyboard to { $who }, then press Enter.
play-story = The game so far
play-no-rules = there is no rules page for { $game } in this language

replay-step = Decision { NUMBER($step, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
verify-good = { $file }: { $game }, { NUMBER($decisions, useGrouping: 0) } decisions; every move is legal and every draw matches the key.
cli-about = Wyrmhall: dragon board games to play, study and teach machines to play. Unofficial.
cli-play = Play in the terminal. Leave out GAME to choose from a list.
cli-bench = Measure random play and state copies. Compares them with OpenSpiel if it is installed.
cli-replay = Show a recorded game, decision by decision.
cli-verify = Check a game record offline. Every move must be legal, and every draw must match the key.
cli-games = List the games.
cli-lang = language: en or fr (default: your locale’s)
cli-error = Error: { $why }
cli-players = number of players
cli-bots = seats played by bots, such as 2,3 (default: all but the first), or “none” for people only
cli-seed = seed for every draw: an integer or 32 hexadecimal digits
cli-arena-seed = seed for every draw: an integer
cli-option = an option of the game, as name=value
cli-json = print the figures as JSON
cli-seconds = seconds per measurement
cli-all = print the whole game at once
bench-working = Measuring { $what }…
bench-game = Game
bench-moves = moves/s, one core
bench-all = moves/s, { $cores } cores
bench-games = games/s
bench-copy = state copy, ns
bench-peer = { $peer }: { $moves } moves/s on one core
bench-ratio = { $game } / { $peer }: { $ratio }×
bench-no-peer = OpenSpiel is not installed, so there is nothing to compare with (pip install 'wyrmhall[bench]')
cli-arena = Let bots play each other. For instance: arena book greedy search:seconds=0.05
cli-games-each = games per pair of bots
cli-patience = seconds to wait for a bot’s move before it counts as failed
cli-keep = save every result to this file, and resume from it
cli-html = also write the results to this file, as a web page
cli-level = the bots’ level: hatchling, drake, wyrm or elder
hall-level = How strong should the bots be ({ $levels })?
cli-serve = Run the server, to play in a browser.
cli-host = address to listen on
cli-port = port to listen on
cli-workers = worker processes; more than one needs PostgreSQL
cli-db = a SQLite file or a PostgreSQL URL (default: a file in your data folder)
cli-origin = another origin whose pages may use this server, such as https://example.org
cli-pause = seconds a bot waits before it moves, so that people can follow
cli-rate = what a client may ask for per second, in messages
cli-empty = hours until a table that has not started is deleted when nobody is there
cli-metrics = let other machines read /metrics
cli-browser = open the browser when the server is ready
cli-log = how much to log
serve-at = Wyrmhall is at { $address }. Tables are kept in { $db }. Press Ctrl+C to stop.
error-record-file = could not read { $file }: { $why }
learn-step = Step { $step } of { $count }
learn-continue = Press Enter to continue, q to leave:
learn-prompt = Your move (Enter lists all; the lesson asks for “{ $move }”; q to leave):
learn-you = Learner
learn-other = { $seat ->
    [0] Ladon
    [1] Fafnir
    [2] Smok
    [3] Zilant
   *[other] Tiamat
  }
error-no-lesson = there is no lesson for { $game } yet
cli-learn = Learn a game step by step.
play-hint = I would: { $move }. Chance to win: { NUMBER($chance, maximumFractionDigits: 0) } %.
play-hint-second = Next best: { $move } ({ NUMBER($chance, maximumFractionDigits: 0) } %).
