error-unknown-game = aucun jeu ne s’appelle « { $got } » ; les jeux sont : { $known }
error-not-a-game = « { $got } » est enregistré comme { $value }, qui n’est pas un Game
error-players = il faut { $fewest } à { $most } joueurs pour { $game }, et non { $got }
error-players-kind = le nombre de joueurs est un entier, de { $fewest } à { $most } pour { $game }, et non { $got }
error-seed = une graine est un entier de 0 à 2¹²⁸ − 1, ou un texte de 32 chiffres hexadécimaux (0–9 et a–f), et non { $got }
error-option-name = { $game } n’a pas d’option { $option } ; ses options sont : { $known }
error-option-none = { $game } n’a aucune option, donc pas { $option }
error-option-value = pour { $game }, { $option } est à choisir parmi { $allowed } ; reçu { $got }
error-option-here = pour { $game } à { $players } joueurs, { $option } est à choisir parmi { $allowed } ; reçu { $got }
error-option-only = pour { $game } à { $players } joueurs, { $option } ne peut être que { $allowed ->
    [False] non (False)
    [True] oui (True)
   *[other] { $allowed }
  } ; reçu { $got ->
    [False] non (False)
    [True] oui (True)
   *[other] { $got }
  }
error-option-switch = pour { $game }, { $option } est oui (True) ou non (False) ; reçu { $got }
error-move-type = un coup est un Move ou son texte, et non { $got }
error-move-long = un coup s’écrit en { NUMBER($longest, useGrouping: 0) } caractères au plus, celui-ci en a { NUMBER($length, useGrouping: 0) }
error-move-text = « { $got } » n’est pas un coup ; les coups s’écrivent ainsi : { $forms }
error-move-write = « { $got } » s’écrit « { $right } »
error-move-argument = « { $got } » n’existe pas pour { $argument } dans ce jeu ; sont possibles : { $right }
error-move-number = les numéros de coup vont de 0 à { NUMBER($last, useGrouping: 0) }, reçu { $got }
error-move-game = c’est un coup de { $got }, mais la partie est une partie de { $game }
error-illegal = « { $move } » n’est pas permis ici : { $why }
error-not-your-turn = la place { $seat } n’a rien à décider pour l’instant ; on attend la place { $pending }
error-seat = il n’y a pas de place { $got } ; les places vont de 0 à { $last }
error-over = la partie est terminée ; on ne peut plus jouer
error-cannot-undo = la place { $seat } n’a rien à annuler : un coup ne peut plus l’être dès qu’on a pioché ou révélé quelque chose, ou qu’un autre joueur a joué
error-record-large = un enregistrement fait au plus { NUMBER($largest, useGrouping: 0) } octets
error-record-malformed = ce n’est pas un enregistrement de partie valable : { $why }
error-record-format = format d’enregistrement inconnu : { $got } ; cette version lit le format { $known }
error-record-game = c’est l’enregistrement d’une partie de { $got }, pas de { $game }
error-record-rules = l’enregistrement suit la version { $got } des règles de { $game } ; la version actuelle est la { $known }
error-record-decision = la décision { NUMBER($place, useGrouping: 0) } de l’enregistrement ne peut pas être jouée : { $why }
error-record-digest = les coups de l’enregistrement ne mènent pas à la position annoncée
error-record-outcome = les coups de l’enregistrement ne mènent pas au résultat annoncé
error-imagined = une partie imaginée n’a pas d’enregistrement : son passé n’a pas eu lieu
error-record-commitment = la clé de l’enregistrement n’est pas celle à laquelle sa table s’était engagée
error-forgotten = les premières décisions de cette partie ne sont plus conservées : elle n’a pas d’enregistrement
seat-name = Joueur { $seat }
why-not-legal = Ce coup n’est pas permis ici.
why-not-asked = Vous n’avez rien à décider pour l’instant.
lesson-else = Vous pouvez le faire. Pour cette leçon, revenons en arrière et essayons l’autre manière.
