# La page : la salle et la table autour de chaque plateau.

skip = Aller au contenu
home = Wyrmhall, la salle
close = Fermer
yes = Oui
no = Non
you = vous
guest = Invité
please-wait = Un instant…
offline = Le serveur ne répond pas. Est-il en marche ?
refused = Cela a été refusé.
unofficial = Wyrmhall n’est pas officiel : les jeux appartiennent à leurs auteurs et éditeurs ; les règles sont dites avec nos mots, les dessins sont les nôtres.

settings = Réglages
your-name = Votre nom
language = Langue
language-en = English
language-fr = Français
other-language = EN: switch to English
theme = Couleurs
theme-auto = Comme le système
theme-light = Claires
theme-dark = Sombres
at-the-table = À la table
setting-quick = Coups rapides
setting-quick-help = Un coup fait d’un seul toucher est joué sans confirmation.
setting-motion = Mouvement
setting-motion-help = Les pièces montrent où elles vont. Si le système demande moins de mouvement, il est toujours écouté.
setting-sound = Sons
setting-notify = M’avertir de mon tour quand je suis ailleurs
setting-notify-refused = Le navigateur n’autorise pas les notifications pour cette page.

hall-page-title = Wyrmhall : quatre jeux de dragons
hall-heading = Quatre jeux de dragons, une table
hall-lead = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Sans compte, sans rien installer.
hall-games = Jeux
players-range = { $fewest } à { $most } joueurs
minutes = { $minutes } min
play-now = Jouer
plan-table = Nouvelle table…
tables-mine = Vos tables
tables-open = Tables ouvertes
tables-running = Parties en cours
tables-none = Personne n’attend de joueurs en ce moment. Ouvrez une table, ou jouez contre des robots.
nobody-yet = personne encore
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
status-gathering = en attente
status-playing = en cours
status-paused = en pause
status-over = finie
table-join = Rejoindre
table-watch = Regarder
table-return = Ouvrir

new-table = Nouvelle table : { $game }
how-many-players = Combien de joueurs ?
who-sits-where = Qui s’assied où ?
seat-number = Place { $seat }
seat-person = Libre, pour une personne
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
    [hatchling] absent, un Dragonneau joue
    [drake] absent, un Drac joue
    [wyrm] absent, un Wyrm joue
   *[elder] absent, un Ancien joue
  }
level = { $level ->
    [hatchling] Dragonneau (débutant)
    [drake] Drac (amateur)
    [wyrm] Wyrm (fort)
    [elder] Ancien (le plus fort)
   *[other] { $level }
  }
bot-of-level = Robot : { level }
bot = Robot
fill-with-bots = Des robots partout
fill-with-people = Des personnes partout
options = Options
choice = { $choice ->
    [card] les points de la carte
    [board] les nombres du plateau
    [closed] fermés
    [open] ouverts
    [blue] bleu
    [green] vert
    [red] rouge
    [white] blanc
    [shibuke] Shibuke
    [goblins] Gobelins
    [sharks] Requins
    [amazons] Amazones
    [reptilians] Reptiliens
   *[other] { $choice }
  }
clock = Pendule
clock-help = Quand le temps est écoulé un robot prend le relais, jusqu’au retour du joueur.
clock-none = Sans pendule
clock-move = { $unit ->
    [hours] { $count } heures par décision
   *[minutes] { $count } min par décision
  }
clock-game = { $unit ->
    [hours] { $count } heures pour toute la partie
   *[minutes] { $count } min pour toute la partie
  }
who-may-come = Qui peut venir ?
open-to-all = Toute la salle
by-link-only = Seulement qui a le lien
start-game = Commencer la partie
open-table = Ouvrir la table

no-table = Pas de table ici
invited = Vous êtes invité à une table
sit-down = S’asseoir
only-watch = Seulement regarder
waiting-for-players = { $count ->
    [one] Il manque un joueur
   *[other] Il manque { $count } joueurs
  }
all-here = Tout le monde est là
host-starts = L’hôte lance la partie.
leave = Quitter la table
link = Lien
copy-invitation = Copier une invitation
invitation-help = Qui ouvre le lien prend une place libre.
copy-seat-link = Copier un lien vers ma place
seat-link-help = Pour continuer sur un autre appareil. Ne le donnez à personne.
copied = Copié.
who-plays-seat = Qui joue la place { $seat }
table-facts = Comment cette table est réglée
pledge = Gage
pledge-help = Une empreinte de la clé du hasard, fixée avant la partie. La clé est dans l’enregistrement à la fin : chacun peut vérifier chaque tirage.

the-table = Table
rules = Règles
rules-of = Règles : { $game }
no-rules = Les règles n’ont pas pu être lues.
table-in-rules = Tableau
drawing = Dessin du plateau
board = Plateau
around-the-table = Autour de la table
turn = Tour
players = Joueurs
here = présent
away = absent
to-decide = doit décider
your-turn = À vous de jouer
waiting-for = { $count ->
    [one] { $names } décide
   *[other] { $names } décident
  }
waiting-for-all = Les autres décident
sending = Envoi…
choose-one = Lequel ?
go-on = Continuez : touchez une autre pièce ({ $count } coups possibles)
confirm = Confirmer
clear = Effacer
undo = Reprendre
undo-ask = Demander à reprendre
all-moves = { $count ->
    [one] Un seul coup
   *[other] Tous les coups ({ $count })
  }
filter-moves = Chercher un coup
no-such-move = Aucun coup ne contient ces mots.
result = Résultat
story = Récit
earlier = Plus tôt
chat = Paroles
say-something = Dire un mot à la table
send = Envoyer
line-lost = La connexion est perdue. Nouvel essai en cours ; rien de ce que vous avez fait n’est perdu.
missed = Pendant votre absence
understood = Compris
wish-asked = { $who } voudrait reprendre son dernier coup. Êtes-vous d’accord ?
wish-waits = { $who } a demandé à reprendre ; réponse attendue de : { $names }.
minded = Un robot joue pour vous.
come-back = Reprendre ma place
paused = La partie est en pause
pause = Pause
resume = Reprendre la partie
open-to-hall = Montrer dans la salle
close-to-hall = Cacher de la salle
keys = Touches
keys-moves = Tous les coups

game-over = La partie est finie : { $reason }.
you-win = Vous gagnez !
wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
  }
all-share = Égalité, partagée par tous
scores = Scores
place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
rematch = Rejouer
to-rematch = Vers la revanche
save-record = Garder l’enregistrement
to-hall = Vers la salle
score-total = Total
score-world = { $world }, { $points } chacune
score-objective = Objectif, 3 chacune
score-dice = Dés, pour départager
score-fame = Renom
score-pets = Or sur les dragons domptés
score-captured = Couleurs capturées, pour départager
score-gold = Or, pour départager
score-pieces = Pièces du dragon
score-arrived = Arrivé

ask-any = choisir un coup
ask-book-take = prendre une carte que vous tenez
ask-book-place = placer des dés sur une pile
ask-book-protect = protéger une carte (Plaines)
ask-book-turn = retourner un dé (Montagnes)
ask-book-remove = supprimer une carte (Orage)
ask-book-raise_all = augmenter tous les dés libres (Jungle)
ask-book-raise = augmenter un dé (Désert)
ask-book-end = finir votre tour
ask-ryu-end = finir votre tour
ask-ryu-take_gem = prendre un cube jaune
ask-ryu-move = naviguer vers une île
ask-ryu-explore = explorer
ask-ryu-smugglers_draw = piocher un cube chez les Contrebandiers
ask-ryu-merchants_governor = acheter un Gouverneur chez les Marchands
ask-ryu-merchants_gem = obtenir un cube jaune chez les Marchands
ask-ryu-bazaar_governor = obtenir un Gouverneur au Bazar
ask-ryu-bazaar_draw = piocher des cubes au Bazar
ask-ryu-inspect = inspecter tous les paravents
ask-ryu-turn_over = retourner une île
ask-ryu-build = bâtir la pièce suivante de votre dragon
ask-ryu-give = donner un cube contre un jeton
ask-ryu-done = ne rien donner de plus
ask-ryu-pick = prendre un des cubes piochés
ask-ryu-set_aside = mettre un cube de côté
ask-ryu-split = laisser les tas ainsi
ask-ryu-choose = choisir un tas
ask-ryu-take = prendre un jeton
ask-ryu-discard = défausser un cube
ask-ryu-claim = réclamer un cube défaussé
ask-ryu-claim_nothing = ne rien réclamer
ask-ryu-bid = mettre un cube dans votre poing
ask-ryu-take_back = retirer un cube de votre poing
ask-ryu-close_hand = fermer votre poing
ask-mekong-program = poser une carte pour ce tour
ask-mekong-stone_on = poser une pierre sur une île
ask-mekong-stone_at = poser une pierre dans l’eau
ask-mekong-take = prendre une planche
ask-mekong-bridge = poser la planche
ask-mekong-remove_stone = retirer une pierre
ask-mekong-remove_plank = retirer une planche
ask-mekong-step_village = entrer dans un village
ask-mekong-step_plank = avancer sur une planche
ask-mekong-jump_village = sauter dans un village
ask-mekong-jump_plank = sauter sur une planche
ask-island-keep = garder une carte au trésor
ask-island-tile = choisir une tuile et sa face
ask-island-place = poser la tuile
ask-island-paint = choisir une couleur
ask-island-herd_from = déplacer des dragons d’une tuile
ask-island-herd_nothing = ne déplacer aucun dragon
ask-island-herd_to = choisir où vont les dragons
ask-island-herd = déplacer un dragon
ask-island-herd_done = ne plus déplacer de dragons
ask-island-go = déplacer votre magicien
ask-island-tame = dompter le dragon
ask-island-capture = capturer les dragons
ask-island-pay = payer un cube
ask-island-act_nothing = ne rien faire sur cette tuile
ask-island-pen = bâtir votre Enclos
ask-island-spire = bâtir une Flèche
ask-island-lair = bâtir un Antre
ask-island-pull = tirer par télékinésie
ask-island-draw_maps = piocher des cartes au trésor
ask-island-take_gold = prendre de l’or
ask-island-play_map = jouer une carte au trésor
ask-island-no_map = ne jouer aucune carte
setting-up = Mise en place de la table. La première fois qu’on joue à un jeu ici, cela prend jusqu’à une minute.
