error-unknown-bot = there is no bot called “{ $got }”; the bots are: { $known }
error-bot-settings = bot “{ $bot }” does not accept these settings: { $why }
error-bot-setting = bot “{ $bot }” has no setting “{ $setting }”; its settings are: { $known }
error-bot-missing = bot “{ $bot }” also needs the setting { $setting }
error-bot-game = this bot can’t judge a position of { $game }, so it can’t play it; the bot random plays every game
error-bot-budget = a search needs a budget, either seconds or iterations and not both: seconds=0.5, for instance
error-bot-seconds = seconds must be a number of more than 0 and at most { NUMBER($most, useGrouping: 0) }, got { $got }
error-bot-iterations = iterations must be a whole number of at least 1, got { $got }
error-bot-cores = cores must be a whole number of at least 1 (this machine has { $most } to offer), got { $got }
error-bot-tables = tables must be a whole number of at least 1, got { $got }
error-bot-text = a bot is written name or name:setting=value,setting=value; got “{ $got }”
error-bot-command = command must be the command line that starts the bot, as text, got { $got }
error-bot-patience = patience must be a number of seconds of more than 0, got { $got }
error-bridge-died = the bot “{ $command }” could not be started, or has stopped
error-bridge-silent = the bot “{ $command }” did not answer within { $seconds } s
error-bridge-answer = the bot “{ $command }” must answer with a line like {"{"}"move": "…"{"}"}, got “{ $got }”
error-no-policy = { $game } has no player of its own for the bot policy to follow; the bot random plays every game
