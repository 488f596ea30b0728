error-unknown-game = there is no game called “{ $got }”; the games are: { $known }
error-not-a-game = “{ $got }” is registered as { $value }, which is not a Game
error-players = players must be { $fewest }–{ $most } for { $game }, got { $got }
error-players-kind = players must be a whole number, { $fewest }–{ $most } for { $game }, got { $got }
error-seed = a seed must be a whole number from 0 to 2¹²⁸ − 1, or a text of 32 hexadecimal digits (0–9 and a–f), got { $got }
error-option-name = { $game } has no option { $option }; its options are: { $known }
error-option-none = { $game } has no options, so it can’t be given { $option }
error-option-value = { $option } must be one of { $allowed } for { $game }, got { $got }
error-option-here = { $option } must be one of { $allowed } for { $game } with { $players } players, got { $got }
error-option-only = { $option } must be { $allowed ->
    [False] no (False)
    [True] yes (True)
   *[other] { $allowed }
  } for { $game } with { $players } players, got { $got ->
    [False] no (False)
    [True] yes (True)
   *[other] { $got }
  }
error-option-switch = { $option } must be yes (True) or no (False) for { $game }, got { $got }
error-move-type = a move must be a Move or its text, not { $got }
error-move-long = a move’s text has at most { NUMBER($longest, useGrouping: 0) } characters, this one has { NUMBER($length, useGrouping: 0) }
error-move-text = “{ $got }” is not a move; moves look like: { $forms }
error-move-write = “{ $got }” is written “{ $right }”
error-move-argument = “{ $got }” is not a { $argument } in this game; possible are: { $right }
error-move-number = move numbers go from 0 to { NUMBER($last, useGrouping: 0) }, got { $got }
error-move-game = that is a move in { $got }, but this is a match of { $game }
error-illegal = “{ $move }” is not legal here: { $why }
error-not-your-turn = seat { $seat } has nothing to decide now; waiting for seat { $pending }
error-seat = there is no seat { $got }; seats go from 0 to { $last }
error-over = the game is over; no more moves can be played
error-cannot-undo = seat { $seat } has nothing to undo: a move can be undone only until something is drawn or revealed, or another player acts
error-record-large = a game record can have at most { NUMBER($largest, useGrouping: 0) } bytes
error-record-malformed = this is not a valid game record: { $why }
error-record-format = unknown record format { $got }; this version reads format { $known }
error-record-game = this is a record of { $got }, not of { $game }
error-record-rules = the record was made with version { $got } of the rules of { $game }; this is version { $known }
error-record-decision = decision { NUMBER($place, useGrouping: 0) } of the record can’t be played: { $why }
error-record-digest = the record’s moves don’t lead to the position it claims
error-record-outcome = the record’s moves don’t lead to the outcome it claims
error-imagined = an imagined match has no record: its past never happened
error-record-commitment = the record’s key is not the one its table committed to
error-forgotten = this match no longer has its first decisions, so it has no record
seat-name = Player { $seat }
why-not-legal = That is not a legal move here.
why-not-asked = You have nothing to decide now.
lesson-else = You may do that. For this lesson, let’s go back and try the other way.
