game-title = Le Livre des dragons
game-pitch = Cataloguez les dragons en plaçant vos dés d’expédition. Surenchérissez, tenez vos cartes assez longtemps pour les prendre, et usez une fois du pouvoir de chaque dragon.
game-size = 2 à 5 joueurs, une demi-heure environ.

option-blocking_die = dé de blocage
option-blocking_die-help = Un dé neutre de valeur 6 erre sur les piles de la partie à deux.
option-minimum = minimum
option-minimum-help = Ce que les dés doivent atteindre : les points de la carte (card), ou 3, 4, 5, 6, 7 à partir de la première pile (board).

reason-piles-empty = assez de piles étaient vides

kind = { $kind ->
    [wyvern] Vouivre
    [drake] Drac
    [hydra] Hydre
    [lindworm] Lindorm
    [amphithere] Amphiptère
   *[serpent] Serpent
  }
world = { $world ->
    [plains] Plaines
    [mountains] Montagnes
    [storm] Orage
    [jungle] Jungle
    [desert] Désert
   *[volcano] Volcan
  }
world-power = { $world ->
    [plains] protéger une carte
    [mountains] retourner un dé
    [storm] supprimer une carte
    [jungle] monter les dés
    [desert] monter un dé
   *[volcano] aucun pouvoir
  }
of-world = { $world ->
    [plains] des Plaines
    [mountains] des Montagnes
    [storm] de l’Orage
    [jungle] de la Jungle
    [desert] du Désert
   *[volcano] du Volcan
  }
dragon = { kind } { of-world }
card = { dragon } ({ $points })

move-take = Prendre la carte { card } de la pile { $pile }
move-place = Placer { $dice } sur la pile { $pile } : { card }
move-protect = Plaines : protéger la carte { dragon } de la pile { $pile }
move-turn = Montagnes : retourner { $spent ->
    [spent] le { $pips } revenu
   *[fresh] le { $pips }
  } sur { $after }
move-remove = Orage : supprimer la carte { card } de la pile { $pile }
move-raise_all = Jungle : augmenter tous vos dés libres de 1
move-raise = Désert : monter { $spent ->
    [spent] le { $pips } revenu
   *[fresh] le { $pips }
  } à { $after }
move-end = Finir votre tour
move-rest = Se reposer : augmenter vos dés de 1 et finir votre tour

event-opened = { $who } commence.
event-took = { $who } prend la carte { dragon } de la pile { $pile }.
event-uncovered = La pile { $pile } montre maintenant la carte { dragon }.
event-emptied = La pile { $pile } est vide.
event-placed = { $who } place { $dice } sur la pile { $pile }, { $total } en tout.
event-outbid = { $who } perd l’enchère sur la pile { $pile } : ses dés reviennent, augmentés de 1 chacun.
event-blocked = Le dé de blocage est sur la pile { $pile }.
event-swept = Le dé de blocage chasse les dés de { $who } de la pile { $pile }.
event-block_waits = Le dé de blocage attend à côté du plateau.
event-protected = { $who } protège la pile { $pile }.
event-token_back = { $who } récupère son jeton d’immunité de la pile { $pile }.
event-turned = { $who } retourne un dé de { $before } sur { $after }.
event-removed = { $who } supprime du jeu la carte { dragon } de la pile { $pile }.
event-raised_all = { $who } augmente tous ses dés libres.
event-raised = { $who } monte un dé de { $before } à { $after }.
event-rested = { $who } ne peut rien faire et se repose : chaque dé augmente de 1.
event-last_round = C’est le dernier tour de table.
event-ended = La partie est finie.

board-pile = Pile { $pile }
board-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
board-empty = vide
board-floor = au moins { $floor }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-dice-of = { $who } : { $dice }
board-blocking-die = dé de blocage
board-immune = protégée
board-block-beside = Le dé de blocage attend à côté du plateau.
board-removed = Supprimées : { $cards }
board-player = Joueur
board-dice = Dés
board-objective = Objectif
board-book = Livre
board-score = Score
board-power = pouvoir à utiliser
board-legend = entre crochets : sur une pile · { $power } : { board-power } · { $bonus } : objectif, +3
board-last-round = Dernier tour
score-sum = { $who } : cartes { $points } + objectif { $bonus } = { $score } (les dés départagent : { $dice })
card-aloud = { dragon }, { board-points }
board-held = tenue par { $who } avec { $dice }, { $total } en tout
board-wanted = { $floor } ou plus
board-die = dé montrant { $pips }
board-die-on = dé montrant { $pips }, sur la pile { $pile }
board-die-spent = dé montrant { $pips }, déjà placé ce tour
board-token-home = jeton d’immunité, en main
board-book-of = Le livre de { $who }
board-objective-help = { kind }, +3 par carte
board-objective-met = objectif
board-power-of = { world } : { world-power }, { $count ->
    [one] une fois
   *[other] { $count } fois
  }
board-no-dragons = aucun dragon encore
board-removed-heading = Supprimées :
