error-unknown-bot = aucun robot ne s’appelle « { $got } » ; les robots sont : { $known }
error-bot-settings = le robot « { $bot } » n’accepte pas ces réglages : { $why }
error-bot-setting = le robot « { $bot } » n’a pas de réglage « { $setting } » ; ses réglages sont : { $known }
error-bot-missing = il manque au robot « { $bot } » le réglage { $setting }
error-bot-game = ce robot ne sait pas juger une position de { $game } et ne peut donc pas y jouer ; le robot random joue à tous les jeux
error-bot-budget = une recherche demande un budget, seconds (secondes) ou iterations (itérations), pas les deux : seconds=0.5, par exemple
error-bot-seconds = seconds (secondes) est un nombre supérieur à 0 et au plus égal à { NUMBER($most, useGrouping: 0) }, reçu { $got }
error-bot-iterations = iterations (itérations) est un nombre entier, 1 au moins, reçu { $got }
error-bot-cores = cores (cœurs) est un nombre entier, 1 au moins (cette machine en offre { $most }), reçu { $got }
error-bot-tables = tables est un nombre entier, 1 au moins, reçu { $got }
error-bot-text = un robot s’écrit nom ou nom:réglage=valeur,réglage=valeur ; reçu « { $got } »
error-bot-command = command est la ligne de commande qui lance le robot, en texte, reçu { $got }
error-bot-patience = patience est un nombre de secondes supérieur à 0, reçu { $got }
error-bridge-died = le robot « { $command } » n’a pas pu être lancé, ou s’est arrêté
error-bridge-silent = le robot « { $command } » n’a pas répondu en { $seconds } s
error-bridge-answer = le robot « { $command } » doit répondre par une ligne comme {"{"}"move": "…"{"}"}, reçu « { $got } »
error-no-policy = { $game } n’a pas de joueur attitré que le robot policy puisse suivre ; le robot random joue à tous les jeux
