error-unknown-game = aucun jeu nommé « { $got } » n’est installé ; il y a : { $known }
error-not-a-game = « { $got } » est enregistré comme { $value }, qui n’est pas un Game
error-unknown-bot = aucun robot nommé « { $got } » n’est installé ; il y a : { $known }
error-players = il faut { $fewest } à { $most } joueurs pour { $game }, et non { $got }
error-seed = une graine est un entier de 0 à 2¹²⁸ − 1, ou 32 chiffres hexadécimaux ; reçu { $got }
error-option-name = { $game } n’a pas d’option { $option } ; il a : { $known }
error-option-value = { $option } doit valoir { $allowed } pour { $game } à { $players } joueurs, et non { $got }
error-move-type = un coup est un Move ou son texte, pas { $got }
error-move-long = aucun coup ne s’écrit en plus de { NUMBER($longest, useGrouping: 0) } caractères, celui-ci en a { NUMBER($length, useGrouping: 0) }
error-move-text = « { $got } » n’est pas un coup ; les coups s’écrivent : { $forms }
error-move-number = les numéros de coup vont de 0 à { NUMBER($last, useGrouping: 0) }, reçu { $got }
error-move-game = c’est un coup de { $got }, et ceci une partie de { $game }
error-illegal = « { $move } » n’est pas permis ici ; { $choices ->
    [one] { $choices } autre coup l’est
   *[other] { $choices } autres coups le sont
  }
error-not-your-turn = la place { $seat } n’a rien à décider maintenant ; à décider : place { $pending }
error-seat = il n’y a pas de place { $got } ; les places vont de 0 à { $last }
error-over = la partie est finie ; plus rien ne peut être joué
error-cannot-undo = la place { $seat } n’a rien à reprendre : on a pioché ou révélé quelque chose, ou un autre a joué depuis
error-record-large = un enregistrement fait au plus { NUMBER($largest, useGrouping: 0) } octets
error-record-malformed = ce n’est pas l’enregistrement entier d’une partie : { $why }
error-record-format = le format { $got } est inconnu ; cette version lit le format { $known }
error-record-game = c’est l’enregistrement d’une partie de { $got }, pas de { $game }
error-record-rules = l’enregistrement suit la version { $got } des règles de { $game } ; celle-ci est la version { $known }
error-record-decision = la décision { NUMBER($place, useGrouping: 0) } de l’enregistrement ne peut être jouée : { $why }
error-record-digest = les coups de l’enregistrement ne mènent pas à la position qu’il annonce
error-imagined = une partie imaginée n’a pas d’enregistrement : son passé n’a pas eu lieu
error-bot-settings = le robot « { $bot } » n’accepte pas ces réglages : { $why }
error-batch-size = un lot tient au moins une partie, reçu { $got }
error-batch-shape = il faut un nombre pour chacune des { NUMBER($n, useGrouping: 0) } parties, reçu la forme { $got }
error-batch-illegal = le coup { $got } n’est pas permis dans la partie { NUMBER($index, useGrouping: 0) } du lot
error-record-file = impossible de lire { $file } : { $why }
error-bot-game = { $game } n’a pas d’estimation sur quoi un robot puisse juger
error-bot-budget = il faut à une recherche soit des secondes, soit des itérations
error-bot-seconds = les secondes sont plus de 0 et au plus { NUMBER($most, useGrouping: 0) }, reçu { $got }
error-bot-iterations = les itérations sont un nombre entier à partir de 1, reçu { $got }
error-bot-cores = les cœurs sont un nombre entier à partir de 1 (cette machine en prête { $most }), reçu { $got }
error-bot-tables = les tables sont un nombre entier à partir de 1, reçu { $got }
error-bot-text = un robot s’écrit nom ou nom:réglage=valeur,réglage=valeur ; reçu « { $got } »
error-arena-bots = il faut à une arène au moins deux robots, tous différents
error-arena-games = les parties sont un nombre entier à partir de 1, reçu { $got }
error-arena-kept = { $file } contient une autre arène ; nommez un autre fichier pour en commencer une
error-bot-crashed = le robot « { $bot } » a échoué : { $why }
error-bridge-died = le robot « { $command } » n’a pu être lancé, ou s’est arrêté
error-bridge-silent = le robot « { $command } » n’a pas répondu en { $seconds } s
error-bridge-answer = le robot « { $command } » doit répondre une ligne comme {"{"}"move": "…"{"}"}, reçu « { $got } »
error-no-policy = { $game } n’a pas de conduite propre qu’un robot puisse suivre
