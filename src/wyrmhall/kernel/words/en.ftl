error-unknown-game = no game named “{ $got }” is installed; there are: { $known }
error-not-a-game = “{ $got }” is registered as { $value }, which is not a Game
error-unknown-bot = no bot named “{ $got }” is installed; there are: { $known }
error-players = players must be { $fewest }–{ $most } for { $game }, got { $got }
error-seed = a seed is an integer from 0 to 2¹²⁸ − 1, or 32 hexadecimal digits; got { $got }
error-option-name = { $game } has no option { $option }; it has: { $known }
error-option-value = { $option } must be one of { $allowed } for { $game } with { $players } players, got { $got }
error-move-type = a move is a Move or its text, not { $got }
error-move-long = no move’s text is longer than { NUMBER($longest, useGrouping: 0) } characters, this one has { NUMBER($length, useGrouping: 0) }
error-move-text = “{ $got }” is not a move; moves look like: { $forms }
error-move-number = move numbers go from 0 to { NUMBER($last, useGrouping: 0) }, got { $got }
error-move-game = that is a move of { $got }, this is a match of { $game }
error-illegal = “{ $move }” is not legal here; { $choices ->
    [one] one other move is
   *[other] { $choices } other moves are
  }
error-not-your-turn = seat { $seat } owes no decision now; to decide: seat { $pending }
error-seat = there is no seat { $got }; seats go from 0 to { $last }
error-over = the game is over; nothing more can be played
error-cannot-undo = seat { $seat } has nothing to take back: something was drawn or revealed, or another player has acted since
error-record-large = a record has at most { NUMBER($largest, useGrouping: 0) } bytes
error-record-malformed = this is not a whole record of a game: { $why }
error-record-format = record format { $got } is not known; this version reads format { $known }
error-record-game = this is a record of { $got }, not of { $game }
error-record-rules = the record follows version { $got } of the rules of { $game }; this is version { $known }
error-record-decision = decision { NUMBER($place, useGrouping: 0) } of the record cannot be played: { $why }
error-record-digest = the record’s moves do not lead to the position it claims
error-imagined = an imagined match has no record: its past never happened
error-bot-settings = bot “{ $bot }” does not take these settings: { $why }
error-batch-size = a batch holds at least one match, got { $got }
error-batch-shape = one number for each of the { NUMBER($n, useGrouping: 0) } matches, got shape { $got }
error-batch-illegal = move { $got } is not legal in match { NUMBER($index, useGrouping: 0) } of the batch
error-record-file = could not read { $file }: { $why }
error-bot-game = { $game } has no worth for a bot to judge by
error-bot-budget = a search needs either seconds or iterations
error-bot-seconds = seconds are more than 0 and at most { NUMBER($most, useGrouping: 0) }, got { $got }
error-bot-iterations = iterations are a whole number from 1 on, got { $got }
error-bot-cores = cores are a whole number from 1 on (this machine lends { $most }), got { $got }
error-bot-tables = tables are a whole number from 1 on, got { $got }
error-bot-text = a bot is written name or name:setting=value,setting=value; got “{ $got }”
error-arena-bots = an arena needs at least two bots, all different
error-arena-games = games are a whole number from 1 on, got { $got }
error-arena-kept = { $file } holds another arena; name another file to begin a new one
error-bot-crashed = bot “{ $bot }” failed: { $why }
error-bridge-died = the bot “{ $command }” could not be run, or has ended
error-bridge-silent = the bot “{ $command }” gave no answer within { $seconds } s
error-bridge-answer = the bot “{ $command }” must answer a line like {"{"}"move": "…"{"}"}, got “{ $got }”
error-no-policy = { $game } has no policy of its own for a bot to follow
