hall-title = Wyrmhall
hall-welcome = Des jeux de dragons dans votre terminal. À chaque question, tapez { $help } pour obtenir de l’aide ou { $quit } pour quitter.
hall-choose-game = Quel jeu ?
hall-players = { $game } : { $fewest } à { $most } joueurs
hall-how-many = Combien de joueurs ({ $fewest } à { $most }) ?
hall-your-seats = À quelles places jouent des humains ? Tapez leurs numéros, séparés par des virgules ; des robots prennent les autres.
hall-option = { $name } — { $help } ({ $choices })
hall-default = Entrée pour { $value }
hall-yes = oui
hall-no = non
hall-again = Réessayez : { $why }
hall-help = Tapez un nombre ou un nom, Entrée pour la valeur par défaut, ou { $quit } pour quitter.
error-hall-seats = les places sont des nombres de 1 à { $players }, séparés par des virgules, reçu { $got }
error-hall-option = une option s’écrit nom=valeur, reçu { $got }
error-hall-level = le niveau des robots est à choisir parmi { $levels }, reçu { $got }

play-name = Joueur { $seat }
play-bot = Robot { $seat }
play-preparing = Mise en place de la table…
play-turn = { $who }, à vous de jouer :
play-together = { $who }, votre choix secret :
play-legal = « { $move } » est un coup permis.
play-prompt = numéro ou coup, why COUP pourquoi pas, hint conseil, ? règles, u annuler, l journal, s enregistrer, q quitter
play-undone = Coup annulé.
play-quit = Vous avez quitté la table. Pour revoir la partie : wyrmhall replay { $file }
play-left = Vous avez quitté la table.
play-saved = Partie enregistrée dans { $file }
play-save-failed = Impossible d’enregistrer dans { $file } : { $why }
play-over = Partie terminée : { $reason }.
play-place = { $place }. { $who } — { $score }
play-no-such = « { $got } » n’est ni un numéro de 1 à { $count } ni un coup ; tapez un numéro, ou un coup tel qu’il est affiché
play-pass = Passez le clavier à { $who }, puis appuyez sur Entrée.
play-story = La partie jusqu’ici
play-no-rules = il n’y a pas de page de règles pour { $game } dans cette langue

replay-step = Décision { NUMBER($step, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }
verify-good = { $file } : { $game }, { NUMBER($decisions, useGrouping: 0) } décisions ; chaque coup est permis et chaque tirage conforme à la clé.
cli-about = Wyrmhall : des jeux de dragons à jouer, à étudier et à apprendre aux machines. Non officiel.
cli-play = Jouer dans le terminal. Sans GAME, on choisit dans une liste.
cli-bench = Mesurer le jeu au hasard et la copie d’état. Compare avec OpenSpiel s’il est installé.
cli-replay = Revoir une partie enregistrée, décision par décision.
cli-verify = Vérifier un enregistrement hors ligne. Chaque coup doit être permis, et chaque tirage conforme à la clé.
cli-games = Lister les jeux.
cli-lang = langue : en ou fr (par défaut celle du système)
cli-error = Erreur : { $why }
cli-players = nombre de joueurs
cli-bots = places jouées par des robots, par exemple 2,3 (par défaut toutes sauf la première), ou « none » pour jouer entre humains
cli-seed = graine de tous les tirages : un entier ou 32 chiffres hexadécimaux
cli-arena-seed = graine de tous les tirages : un entier
cli-option = une option du jeu, sous la forme nom=valeur
cli-json = afficher les chiffres en JSON
cli-seconds = secondes par mesure
cli-all = afficher toute la partie d’un coup
bench-working = Mesure de { $what }…
bench-game = Jeu
bench-moves = coups/s, un cœur
bench-all = coups/s, { $cores } cœurs
bench-games = parties/s
bench-copy = copie d’état, ns
bench-peer = { $peer } : { $moves } coups/s sur un cœur
bench-ratio = { $game } / { $peer } : { $ratio } ×
bench-no-peer = OpenSpiel n’est pas installé : pas de comparaison (pip install 'wyrmhall[bench]')
cli-arena = Faire jouer des robots entre eux. Par exemple : arena book greedy search:seconds=0.05
cli-games-each = parties par paire de robots
cli-patience = secondes d’attente d’un coup avant de considérer que le robot a échoué
cli-keep = enregistrer chaque résultat dans ce fichier, et reprendre à partir de là
cli-html = écrire aussi les résultats dans ce fichier, sous forme de page web
cli-level = le niveau des robots : hatchling, drake, wyrm ou elder
hall-level = De quelle force seront les robots ({ $levels }) ?
cli-serve = Lancer le serveur, pour jouer dans un navigateur.
cli-host = adresse d’écoute
cli-port = port d’écoute
cli-workers = nombre de processus ; au-delà d’un, il faut PostgreSQL
cli-db = un fichier SQLite ou une URL PostgreSQL (par défaut un fichier dans votre dossier de données)
cli-origin = autre origine dont les pages peuvent utiliser ce serveur, par exemple https://example.org
cli-pause = secondes qu’un robot attend avant de jouer, pour qu’on puisse suivre
cli-rate = ce qu’un client peut demander par seconde, en messages
cli-empty = heures avant qu’une table qui n’a pas commencé soit supprimée quand personne n’y est
cli-metrics = laisser d’autres machines lire /metrics
cli-browser = ouvrir le navigateur quand le serveur est prêt
cli-log = niveau de détail du journal
serve-at = Wyrmhall est à l’adresse { $address }. Les tables sont conservées dans { $db }. Ctrl+C pour arrêter.
error-record-file = impossible de lire { $file } : { $why }
learn-step = Étape { $step } sur { $count }
learn-continue = Entrée pour continuer, q pour quitter :
learn-prompt = Votre coup (Entrée les montre tous ; la leçon demande « { $move } » ; q pour quitter) :
learn-you = Élève
learn-other = { $seat ->
    [0] Ladon
    [1] Fafnir
    [2] Smok
    [3] Zilant
   *[other] Tiamat
  }
error-no-lesson = il n’y a pas encore de leçon pour { $game }
cli-learn = Apprendre un jeu pas à pas.
play-hint = Je ferais ceci : { $move }. Chances de gagner : { NUMBER($chance, maximumFractionDigits: 0) } %.
play-hint-second = À défaut : { $move } ({ NUMBER($chance, maximumFractionDigits: 0) } %).
