# La page : l’accueil, et la table autour de chaque plateau.

skip = Aller au contenu
home = Wyrmhall : retour à l’accueil
close = Fermer
yes = Oui
no = Non
you = vous
guest = Invité
please-wait = Un instant…
offline = Impossible de joindre le serveur. Est-il démarré ?
refused = Action refusée.
unofficial = Wyrmhall n’est pas un site officiel. Les jeux appartiennent à leurs auteurs et éditeurs ; la rédaction des règles et les illustrations sont les nôtres.

settings = Réglages
your-name = Votre nom
language = Langue
language-en = English
language-fr = Français
other-language = EN: switch to English
theme = Thème
theme-auto = Selon le système
theme-light = Clair
theme-dark = Sombre
at-the-table = À la table
setting-quick = Coups rapides
setting-quick-help = Jouer sans confirmation les coups en un seul geste.
setting-motion = Animations
setting-motion-help = Montrer le déplacement des pièces. Si votre système limite les animations, ce choix prévaut.
setting-sound = Sons
setting-notify = M’avertir quand c’est mon tour et que je suis sur un autre onglet
setting-notify-refused = Votre navigateur bloque les notifications de cette page.

lobby-page-title = Wyrmhall : jeux de dragons
lobby-heading = Des jeux de dragons, une table
lobby-lead = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Sans compte, sans installation.
lobby-games = Jeux
players-range = { $fewest } à { $most } joueurs
minutes = { $minutes } min
play-now = Jouer
plan-table = Nouvelle table…
tables-mine = Vos tables
tables-open = Tables ouvertes
tables-running = Parties en cours
tables-none = Personne n’attend de joueurs pour le moment. Ouvrez une table, ou jouez contre des robots.
nobody-yet = personne pour l’instant
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
status-gathering = en attente de joueurs
status-playing = en cours
status-paused = en pause
status-over = terminée
table-join = Rejoindre
table-watch = Regarder
table-return = Ouvrir

new-table = Nouvelle table : { $game }
how-many-players = Combien de joueurs ?
who-sits-where = Qui joue à quelle place ?
seat-number = Place { $seat }
seat-person = Ouverte à tous
seat-free = Place libre
bot-name = { $seat ->
    [0] Ladon
    [1] Fafnir
    [2] Smok
    [3] Zilant
    [4] Tiamat
   *[other] Python
  }
seat-absent = { $level ->
    [hatchling] absent ; un Dragonneau joue à sa place
    [drake] absent ; un Drac joue à sa place
    [wyrm] absent ; un Wyrm joue à sa place
   *[elder] absent ; un Ancien joue à sa place
  }
level = { $level ->
    [hatchling] Dragonneau (débutant)
    [drake] Drac (amateur)
    [wyrm] Wyrm (fort)
    [elder] Ancien (le plus fort)
   *[other] { $level }
  }
bot-of-level = Robot : { level }
bot = Robot
fill-with-bots = Que des robots
fill-with-people = Que des humains
options = Options
choice = { $choice }
clock = Pendule
clock-help = Quand un joueur n’a plus de temps, un robot le remplace jusqu’à son retour.
clock-none = Sans pendule
clock-move = { $unit ->
    [hours] { $count } heures par coup
   *[minutes] { $count } min par coup
  }
clock-game = { $unit ->
    [hours] { $count } heures par joueur
   *[minutes] { $count } min par joueur
  }
who-can-join = Qui peut rejoindre ?
open-to-all = Tout le monde
by-link-only = Toute personne ayant le lien
start-game = Commencer la partie
open-table = Ouvrir la table

no-table = Table introuvable
invited = Vous êtes invité à une table
sit-down = S’asseoir
only-watch = Simplement regarder
waiting-for-players = { $count ->
    [one] Il manque un joueur
   *[other] Il manque { $count } joueurs
  }
all-here = Tout le monde est là
host-starts = L’hôte va lancer la partie.
leave = Quitter la table
link = Lien
copy-invitation = Copier une invitation
invitation-help = Toute personne qui ouvre ce lien peut prendre une place libre.
copy-seat-link = Copier un lien vers ma place
seat-link-help = Pour continuer sur un autre appareil. Ne le partagez pas : qui l’a peut jouer à votre place.
copied = Lien copié.
who-plays-seat = Qui joue la place { $seat }
table-settings = Réglages de la table
fairness = Preuve d’équité
fairness-help = L’empreinte du secret qui détermine tous les tirages, fixée avant la partie. Le secret figure à la fin dans l’enregistrement de la partie : chacun peut vérifier qu’aucun tirage n’a été truqué.

the-table = Table
rules = Règles
rules-of = Règles : { $game }
no-rules = Impossible de charger les règles.
table-in-rules = Tableau
drawing = Schéma du plateau
board = Plateau
board-moves = Vos coups
around-the-table = Joueurs, journal et discussion
turn = Tour
players = Joueurs
online = en ligne
offline-player = hors ligne
to-decide = doit jouer
your-turn = À vous de jouer
waiting-for = En attente : { $names }
waiting-for-all = En attente des autres joueurs
sending = Envoi…
choose-one = Lequel ?
go-on = Choisissez une autre pièce ({ $count } coups possibles)
confirm = Confirmer
clear = Effacer
undo = Annuler le coup
undo-ask = Demander à annuler
all-moves = { $count ->
    [one] Un seul coup
   *[other] Tous les coups ({ $count })
  }
filter-moves = Chercher un coup
no-such-move = Aucun coup trouvé.
result = Résultat
log = Journal
earlier = Événements précédents
chat = Discussion
say-something = Écrire un message à la table
send = Envoyer
connection-lost = Connexion perdue. Reconnexion en cours… Vos coups sont conservés.
missed = Pendant votre absence
got-it = Compris
undo-asked = { $who } voudrait annuler son dernier coup. Êtes-vous d’accord ?
undo-waits = { $who } a demandé à annuler. En attente : { $names }.
bot-plays-for-you = Un robot joue pour vous.
come-back = Reprendre ma place
paused = La partie est en pause
pause = Pause
resume = Reprendre la partie
show-in-lobby = Afficher à l’accueil
hide-from-lobby = Masquer de l’accueil
keys = Raccourcis clavier
keys-moves = Tous les coups

game-over = Partie terminée : { $reason }.
you-win = Vous avez gagné !
wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
  }
all-share = Égalité
scores = Scores
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
  }
rematch = Rejouer
to-rematch = Aller à la revanche
save-record = Enregistrer la partie
to-lobby = Retour à l’accueil
score-total = Total

ask-any = choisir un coup
setting-up = Mise en place de la table. La première partie d’un jeu peut demander jusqu’à une minute.
rule-clause = Règle { $clause }
learn = Apprendre
lesson = Leçon
lesson-title = Apprendre { $game }
lesson-leave = Quitter la leçon
lesson-step = Étape { $step } sur { $count }
lesson-next = Continuer
lesson-back = Précédent
lesson-again = Revenir en arrière
lesson-show = Montrez-moi
lesson-play = Choisir une table et jouer
aid = Aide-mémoire
aid-of = Aide-mémoire : { $game }
phases = Étapes du tour
hint = Conseil
hint-thinking = Réflexion…
hint-best = Je ferais ceci : { $move }. Chances de gagner : { $chance }.
hint-second = À défaut : { $move } ({ $chance }).
contents = Sommaire
search = Chercher
search-rules = Chercher dans les règles
rules-found = { $count ->
    [0] rien trouvé
    [one] { $count } passage
   *[other] { $count } passages
  }
rule-of-found = { $number } sur { $count }
next-rule = Suivant
show-rulings = Nos décisions
ruling = notre décision
copy-rule-link = Copier un lien vers cette règle
rule-link-copied = Lien vers la règle { $clause } copié.
rules-as-page = Ouvrir les règles sur une page à part
start-here = Commencez ici
weight = { $weight ->
    [1] Facile
    [2] Moyen
   *[3] Riche
  }
players-and-best = { $fewest } à { $most } joueurs, idéal à { $best }
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
bots-level = Niveau des robots
you-and-bots = { $level ->
    [hatchling] { $count ->
        [one] Vous et un Dragonneau
       *[other] Vous et { $count } Dragonneaux
      }
    [drake] { $count ->
        [one] Vous et un Drac
       *[other] Vous et { $count } Dracs
      }
    [wyrm] { $count ->
        [one] Vous et un Wyrm
       *[other] Vous et { $count } Wyrms
      }
    [elder] { $count ->
        [one] Vous et un Ancien
       *[other] Vous et { $count } Anciens
      }
   *[other] { $count ->
        [one] Vous et un robot
       *[other] Vous et { $count } robots
      }
  }
hints = Conseils
hints-help = Les joueurs peuvent demander à un robot ce qu’il ferait.
hinted = { $count ->
    [one] { $count } conseil
   *[other] { $count } conseils
  }
