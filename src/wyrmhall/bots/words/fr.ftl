error-unknown-bot = aucun robot ne s’appelle « { $got } » ; les robots sont : { $known }
error-bot-settings = le robot « { $bot } » n’accepte pas ces réglages : { $why }
error-bot-game = { $game } ne définit aucune évaluation : ce robot ne peut pas y jouer
error-bot-budget = une recherche demande des secondes ou des itérations, pas les deux
error-bot-seconds = il faut plus de 0 seconde et au plus { NUMBER($most, useGrouping: 0) }, reçu { $got }
error-bot-iterations = le nombre d’itérations est un entier, 1 au moins, reçu { $got }
error-bot-cores = le nombre de cœurs est un entier, 1 au moins (cette machine en offre { $most }), reçu { $got }
error-bot-tables = le nombre de tables est un entier, 1 au moins, reçu { $got }
error-bot-text = un robot s’écrit nom ou nom:réglage=valeur,réglage=valeur ; reçu « { $got } »
error-bridge-died = le robot « { $command } » n’a pas pu être lancé, ou s’est arrêté
error-bridge-silent = le robot « { $command } » n’a pas répondu en { $seconds } s
error-bridge-answer = le robot « { $command } » doit répondre par une ligne comme {"{"}"move": "…"{"}"}, reçu « { $got } »
error-no-policy = { $game } ne définit aucune politique de jeu : ce robot ne peut pas y jouer
