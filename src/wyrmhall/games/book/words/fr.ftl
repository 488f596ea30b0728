game-title = Le Livre des dragons
game-pitch = Cataloguez les dragons en posant vos dés d’expédition. Surenchérissez, occupez vos cartes assez longtemps pour les prendre, et utilisez une fois le pouvoir de chaque dragon.
game-size = 2 à 5 joueurs, une demi-heure environ.
game-weight = 1
game-best = 3 ou 4
game-mood = Dés et audace ; les tours sont vifs.

option-blocking_die = dé de blocage
option-blocking_die-help = À deux joueurs, un dé neutre de valeur 6 passe de pile en pile et les bloque.
option-minimum = minimum
option-minimum-help = Le plus petit total qu’on puisse poser : les points de la carte (card), ou 3, 4, 5, 6 et 7 pour les piles 1 à 5 (board).

reason-piles-empty = assez de piles sont vides

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
    [storm] écarter une carte
    [jungle] monter les dés libres
    [desert] monter un dé libre
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
move-place = Poser { $dice } sur la pile { $pile } : { card }
move-protect = Plaines : protéger la carte { dragon } de la pile { $pile }
move-turn = Montagnes : retourner le { $pips } pour obtenir { $after }
move-remove = Orage : écarter la carte { card } de la pile { $pile }
move-raise_all = Jungle : monter tous vos dés libres de 1
move-raise = Désert : monter le { $pips } à { $after }
move-end = Finir votre tour
move-rest = Se reposer : monter vos dés de 1 et finir votre tour

event-opened = { $who } commence.
event-took = { $who } prend la carte { dragon } de la pile { $pile }.
event-uncovered = La pile { $pile } montre maintenant la carte { dragon }.
event-emptied = La pile { $pile } est vide.
event-placed = { $who } pose { $dice } sur la pile { $pile } : { $total } en tout.
event-outbid = { $who } se fait déloger de la pile { $pile } : ses dés rentrent, avec un point de plus chacun.
event-blocked = Le dé de blocage est maintenant sur la pile { $pile }.
event-swept = Le dé de blocage renvoie les dés de { $who } qui étaient sur la pile { $pile }.
event-block_waits = Le dé de blocage attend à côté du plateau.
event-protected = { $who } protège la pile { $pile }.
event-token_back = { $who } récupère son jeton d’immunité sur la pile { $pile }.
event-turned = { $who } retourne un dé : le { $before } devient un { $after }.
event-removed = { $who } écarte de la partie la carte { dragon } de la pile { $pile }.
event-raised_all = { $who } monte tous ses dés libres de 1.
event-raised = { $who } monte un dé de { $before } à { $after }.
event-rested = { $who } ne peut ni prendre ni poser, et se repose : chacun de ses dés monte de 1.
event-last_round = C’est le dernier tour de table.
event-ended = La partie est terminée.

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
board-dice-of = { $who } : { $dice }
board-blocking-die = dé de blocage
board-immune = protégée
board-block-beside = Le dé de blocage attend à côté du plateau.
board-removed = Écartées : { $cards }
board-player = Joueur
board-dice = Dés
board-objective = Objectif
board-book = Livre
board-score = Score
board-power = pouvoir disponible
board-legend = entre crochets : sur une pile · { $power } : { board-power } · { $bonus } : objectif, +3
board-last-round = Dernier tour de table
score-sum = { $who } : cartes { $points } + objectif { $bonus } = { $score } (pour départager : dés { $dice })
card-aloud = { dragon }, { board-points }
board-held = occupée par { $who } avec { $dice }, { $total } en tout
board-wanted = { $floor } ou plus
board-die = dé montrant { $pips }
board-die-on = dé montrant { $pips }, sur la pile { $pile }
board-die-spent = dé montrant { $pips }, déjà posé ce tour-ci
board-token-home = jeton d’immunité, en main
board-book-of = Le livre de { $who }
board-objective-help = { kind }, +3 par carte
board-objective-met = objectif
board-power-of = { world } : { world-power }, { $count ->
    [one] une fois
   *[other] { $count } fois
  }
board-no-dragons = pas encore de dragon
board-removed-heading = Écartées :

ask-take = prendre une carte que vous occupez
ask-place = poser des dés sur une pile
ask-protect = protéger une carte (Plaines)
ask-turn = retourner un dé (Montagnes)
ask-remove = écarter une carte (Orage)
ask-raise_all = monter tous vos dés libres (Jungle)
ask-raise = monter un dé (Désert)
ask-end = finir votre tour

score-world = { world }, { $points } par carte
score-objective = Objectif, 3 par carte
score-dice = Dés (pour départager)

choice = { $choice ->
    [card] les points de la carte
    [board] les nombres du plateau
   *[other] { $choice }
  }

why-over = La partie est terminée.
why-not_your_turn = C’est le tour de { $who }.
why-no_pile = À { $players } joueurs, il n’y a que { $piles } piles.
why-empty_pile = La pile { $pile } est vide.
why-no_plains = Il vous faut pour cela un dragon des Plaines dont la capacité n’a pas encore servi.
why-no_mountains = Il vous faut pour cela un dragon des Montagnes dont la capacité n’a pas encore servi.
why-no_storm = Il vous faut pour cela un dragon de l’Orage dont la capacité n’a pas encore servi.
why-no_jungle = Il vous faut pour cela un dragon de la Jungle dont la capacité n’a pas encore servi.
why-no_desert = Il vous faut pour cela un dragon du Désert dont la capacité n’a pas encore servi.
why-no_free_die = Vous n’avez pas de dés libres montrant { $dice }.
why-nothing_to_turn = Vous n’avez pas de dé libre montrant { $die } à retourner.
why-nothing_to_raise = Vous n’avez pas de dé libre montrant { $die } à augmenter.
why-not_held = On ne prend une carte que là où l’on a des dés, et vous n’en avez pas sur la pile { $pile }.
why-already_took = Vous avez déjà pris une carte à ce tour. Prenez celle de la pile { $pile } à un tour suivant.
why-already_placed = On prend une carte seulement avant de placer des dés. Prenez celle de la pile { $pile } à votre prochain tour.
why-die_spent = Chaque dé se place une fois par tour, et { $dice } en compterait un qui est revenu ce tour-ci.
why-immune = Le jeton d’immunité de { $whom } protège la pile { $pile } jusqu’au début de son prochain tour.
why-blocked = Le dé bloquant tient la pile { $pile } avec { $total } : il vous faut { $needed } ou plus, et { $dice } fait { $shown }.
why-outbid = { $whom } tient la pile { $pile } avec { $total } : il vous faut { $needed } ou plus, et { $dice } fait { $shown }.
why-below_floor = La pile { $pile } demande { $needed } ou plus, et { $dice } fait { $shown }.
why-token_out = Votre jeton d’immunité est déjà sur une carte. Il revient au début de votre prochain tour.
why-protect_own = On ne protège qu’une carte tenue par ses propres dés, et vous n’en avez pas sur la pile { $pile }.
why-dice_there = L’Orage retire une carte sans dés, et ceux de { $whom } sont sur la pile { $pile }.
why-block_there = L’Orage retire une carte sans dés, et le dé bloquant est sur la pile { $pile }.
why-all_sixes = Aucun de vos dés libres ne peut être augmenté : un dé ne dépasse jamais 6.
why-already_six = Un dé ne dépasse jamais 6.
why-can_still_act = Vous pouvez encore prendre une carte ou placer des dés. Faites l’un ou l’autre avant de finir votre tour.

lesson-welcome = Bienvenue ! Vous remplissez un livre de dragons. Chaque pile montre une carte dragon. Pour l’obtenir, posez-y des dés, gardez-la tout un tour de table pendant que les autres cherchent à surenchérir, puis prenez-la. Qui réunit le plus de points gagne.
lesson-objective = Le nombre d’une carte est ce qu’elle vaut. Vous avez aussi un objectif : chaque Lindorm que vous prenez vaut 3 de plus. Il y en a un ici même, sur la pile 1.
lesson-dice = Voici vos trois dés. Ils montrent 3, 4 et 5, et on ne les lance jamais. Les dés posés sur une carte doivent totaliser au moins ses points. Posez votre 3 sur le Lindorm des Plaines : touchez le dé, puis la pile 1, et confirmez.
lesson-dice-else = C’est un coup permis, et fort. Mais dépensez le moins possible : ici, un 3 suffit. Revenons en arrière.
lesson-two_piles = La pile 1 est à vous, pour l’instant. On peut placer des dés sur plusieurs cartes dans un même tour. Placez ensemble votre 4 et votre 5 sur la Vouivre du Désert : elle demande 7.
lesson-two_piles-else = Vous pouvez le faire. Mais la Vouivre vaut 7 points, et personne n’y est encore. Revenons en arrière.
lesson-two_piles-else-end = Vous pouvez vous arrêter là. Mais des dés qui restent chez vous ne servent à rien. Revenons en arrière et plaçons-les.
lesson-outbid = Fafnir a posé un 4 sur la pile 1 et battu votre 3. Ce n’est pas si grave : votre dé est rentré et a grandi, de 3 à 4. Personne n’a pu battre votre 9 sur la pile 2.
lesson-take = Vos dés ont tenu la Vouivre du Désert tout un tour de table : vous pouvez la prendre maintenant. On prend une carte au début de son tour, avant de placer des dés. Touchez la pile 2 et confirmez.
lesson-take-else = Vous pourriez renforcer une pile que vous tenez déjà. Mais après avoir placé des dés, on ne prend plus de carte à ce tour. Revenons en arrière et prenons-la.
lesson-ability = 7 points ! Vos deux dés sont rentrés, diminués de 1 chacun : c’est le prix. Et un nouveau dragon a une capacité, une fois dans la partie. Un dragon du Désert augmente un dé libre de 1. Servez-vous-en sur un 4.
lesson-ability-else = Vous pouvez le faire. Mais essayons d’abord le nouveau dragon : un dragon du Désert renforce un dé, gratuitement.
lesson-outbid_back = Reprenez maintenant le Lindorm. Fafnir le tient avec 4 : il vous faut 5 ou plus, et vous avez justement ce dé. Placez votre 5 sur la pile 1.
lesson-outbid_back-else = Cela marche aussi. Mais le Lindorm est votre objectif, et un seul 5 bat le 4 de Fafnir. Revenons en arrière.
lesson-more_dice = Il reste deux dés. Posez-les tous deux sur la pile 2 : la nouvelle carte ne demande que 3, mais un total plus élevé est plus dur à battre.
lesson-more_dice-else = Vous pouvez le faire. Posons-les cette fois tous deux sur la pile 2, et voyons ce qui arrive.
lesson-objective_card = Smok a surenchéri sur la pile 2, et vos dés ont encore grandi. Mais la pile 1 a tenu. Prenez le Lindorm des Plaines : 3 points, et 3 de plus parce que c’est votre objectif.
lesson-objective_card-else = Vous pouvez le faire, mais vous ne prenez alors rien à ce tour. Revenons en arrière et prenons le Lindorm.
lesson-win_back = Cela fait déjà 13 points. Smok tient la pile 2 avec 8 : il vous faut 9. Placez-y un 4 et votre 5.
lesson-win_back-else = Vous pouvez le faire. Mais 4 et 5 suffisent juste pour la pile 2, et il vous reste un dé pour plus tard. Revenons en arrière.
lesson-protect = Le dragon des Plaines peut protéger une carte que vos dés tiennent : votre jeton s’y pose, et personne ne peut y placer de dés jusqu’à votre prochain tour. Touchez votre dragon des Plaines, puis la pile 2.
lesson-protect-else = Vous pouvez le faire. Mais avec le jeton, plus personne ne peut surenchérir. Revenons en arrière et servons-nous-en.
lesson-end_turn = Il ne faut rien de plus à ce tour. Un dé gardé pourra servir la prochaine fois. Finissez votre tour.
lesson-end_turn-else = Vous pouvez le faire, mais la pile 2 est déjà à l’abri. Revenons en arrière et finissons le tour.
lesson-rest = Si un jour vous ne pouvez ni prendre une carte ni placer un dé, vous vous reposez : chacun de vos dés augmente de 1 et votre tour est fini. Ainsi personne ne reste longtemps bloqué.
lesson-end = La partie finit quand une pile est épuisée : une à deux ou trois joueurs, deux à quatre ou cinq. On termine d’abord le tour de table, pour que chacun ait joué autant de fois.
lesson-score = On additionne alors les points de ses cartes, et 3 pour chaque carte de l’espèce de son objectif. Les dés encore posés sur des cartes ne comptent pas, mais leur total départage les ex æquo. C’est tout le jeu. Bonne chance !

tip-pile = Placez des dés ici : au moins les points de la carte, et plus que les dés qui s’y trouvent. Si les vôtres y sont encore à votre prochain tour, vous pouvez prendre la carte.
tip-die = On ne lance jamais les dés. Battus, ils rentrent augmentés de 1 ; après une prise, ils rentrent diminués de 1.
tip-world = { $value ->
    [plains] Plaines, une fois : protégez une carte que vos dés tiennent, jusqu’à votre prochain tour.
    [mountains] Montagnes, une fois : retournez un dé libre sur sa face opposée.
    [storm] Orage, une fois : retirez du jeu une carte visible sans dés.
    [jungle] Jungle, une fois : augmentez de 1 tous vos dés libres.
    [desert] Désert, une fois : augmentez de 1 un dé libre.
   *[other] Volcan : pas de capacité, mais le plus de points.
  }
tip-end = Finit votre tour. Si vous ne pouvez ni prendre ni placer, vos dés augmentent de 1.

stake-take = Vos dés rentrent, diminués de 1 chacun.
stake-no_take = Après avoir placé des dés, vous ne pourrez plus prendre de carte à ce tour.
stake-outbid = Les dés de { $whom } rentrent, augmentés de 1 chacun.
stake-end = { $count ->
    [one] Un dé libre reste inutilisé à ce tour.
   *[other] { $count } dés libres restent inutilisés à ce tour.
  }

aim-take = Les points de la carte sont à vous pour de bon, et sa capacité avec eux.
aim-place = Qui tient encore une carte à son prochain tour peut la prendre.
aim-protect = Personne ne peut surenchérir ici avant votre prochain tour.
aim-turn = Un petit dé devient grand : de quoi atteindre une carte hors de portée.
aim-remove = Cela découvre une autre carte, ou prive les autres d’une bonne.
aim-raise_all = Chaque point sur vos dés aide à tenir de meilleures cartes.
aim-raise = Il suffit parfois d’un point de plus pour obtenir une carte.
aim-end = Les dés gardés seront plus utiles au prochain tour que sur une carte perdue.

aid-turn = Votre tour
aid-turn-take = Prenez une carte que vos dés tiennent depuis votre dernier tour.
aid-turn-place = Placez des dés libres : sur une carte ou plusieurs, chaque dé une fois.
aid-turn-ability = À tout moment : servez-vous des capacités de vos dragons, chacune une fois.
aid-turn-rest = Ni prise ni placement possible ? Repos : tous vos dés +1.
aid-dice = Dés
aid-dice-floor = Sur une carte : au moins ses points, et plus que les dés présents.
aid-dice-outbid = Des dés battus rentrent, +1 chacun.
aid-dice-take = Des dés qui prennent une carte rentrent, −1 chacun.
aid-worlds = Mondes
aid-end = La fin
aid-end-piles = { $players ->
    [2] Quand une pile est vide
    [3] Quand une pile est vide
   *[other] Quand deux piles sont vides
  }, on finit le tour de table.
aid-end-score = Points des cartes, et 3 par dragon de l’espèce de votre objectif. Égalité : total de vos dés.
