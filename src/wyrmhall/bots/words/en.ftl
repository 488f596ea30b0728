error-unknown-bot = there is no bot called “{ $got }”; the bots are: { $known }
error-bot-settings = bot “{ $bot }” does not accept these settings: { $why }
error-bot-game = { $game } defines no evaluation, so this bot can’t play it
error-bot-budget = a search needs either seconds or iterations, not both
error-bot-seconds = seconds must be more than 0 and at most { NUMBER($most, useGrouping: 0) }, got { $got }
error-bot-iterations = iterations must be a whole number of at least 1, got { $got }
error-bot-cores = cores must be a whole number of at least 1 (this machine has { $most } to offer), got { $got }
error-bot-tables = tables must be a whole number of at least 1, got { $got }
error-bot-text = a bot is written name or name:setting=value,setting=value; got “{ $got }”
error-bridge-died = the bot “{ $command }” could not be started, or has stopped
error-bridge-silent = the bot “{ $command }” did not answer within { $seconds } s
error-bridge-answer = the bot “{ $command }” must answer with a line like {"{"}"move": "…"{"}"}, got “{ $got }”
error-no-policy = { $game } defines no policy, so this bot can’t play it
