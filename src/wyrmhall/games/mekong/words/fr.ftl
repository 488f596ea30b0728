game-title = Les Dragons du Mékong
game-pitch = Programmez cinq cartes en secret, posez des pierres, reliez-les par des planches et traversez le delta jusqu’au village opposé au vôtre, avant les autres et malgré leurs dragons.
game-size = 2 à 6 joueurs, de 15 à 45 minutes.
game-weight = 2
game-best = 4 à 6
game-mood = Des plans secrets, et un joyeux chaos quand ils se croisent.

option-edition = édition
option-edition-help = L’édition de 2012 ou celle de 2000 : d’autres couleurs en jeu, et un « se déplacer de 2 » plus strict.
option-by_eye = à vue de nez
option-by_eye-help = Jugez les longueurs à l’œil : vous pouvez essayer deux appuis quelconques, et la réponse est « trop courte » ou « bloquée ».
option-open_water = pleine eau
option-open_water-help = Pas d’îles : les pierres se posent n’importe où dans l’eau.

reason-arrived = un pion a atteint le village opposé au sien
reason-drawn = personne n’est arrivé en soixante tours

colour = { $colour ->
    [red] rouge
    [black] noire
    [blue] bleue
    [green] verte
    [pink] rose
   *[yellow] jaune
  }
of-masculine = { $colour ->
    [red] rouge
    [black] noir
    [blue] bleu
    [green] vert
    [pink] rose
   *[yellow] jaune
  }
village-name = { $village ->
    [red] rouge
    [black] noir
    [blue] bleu
    [green] vert
    [pink] rose
   *[yellow] jaune
  }
village = { $village ->
    [red] le village rouge
    [black] le village noir
    [blue] le village bleu
    [green] le village vert
    [pink] le village rose
   *[yellow] le village jaune
  }
of-to-village = { $village ->
    [red] au village rouge
    [black] au village noir
    [blue] au village bleu
    [green] au village vert
    [pink] au village rose
   *[yellow] au village jaune
  }
card = { $card ->
    [stone] « poser 1 pierre »
    [two-stones] « poser 2 pierres »
    [plank] « placer 1 planche »
    [two-planks] « placer 2 planches »
    [remove] « retirer 1 planche ou 1 pierre »
    [move-1] « se déplacer de 1 »
    [move-2] « se déplacer de 2 »
    [jump] « sauter »
    [dragon-red] le dragon rouge
    [dragon-black] le dragon noir
    [dragon-blue] le dragon bleu
    [dragon-green] le dragon vert
    [dragon-pink] le dragon rose
   *[dragon-yellow] le dragon jaune
  }
between = { $one ->
    [red] entre le village rouge et la pierre { $other }
    [black] entre le village noir et la pierre { $other }
    [blue] entre le village bleu et la pierre { $other }
    [green] entre le village vert et la pierre { $other }
    [pink] entre le village rose et la pierre { $other }
    [yellow] entre le village jaune et la pierre { $other }
   *[stone] entre les pierres { $one } et { $other }
  }

move-program = Poser { card } en position { $place }
move-ready = Prêt : ces cinq cartes sont définitives
move-put = Mettre { card } en position { $place }
move-take_back = Reprendre { card }
move-stone_on = Poser une pierre sur l’île { $island }
move-stone_at = Poser une pierre au point { $point }
move-take = Prendre la planche { colour } de taille { $size }
move-bridge = Placer la planche de taille { $size } { between }
move-remove_stone = Retirer la pierre { $stone }
move-remove_plank = Retirer la planche { colour } de taille { $size } { between }
move-step_village = Entrer dans { village }
move-step_plank = Aller sur la planche { colour } { between }
move-jump_village = Sauter dans { village }
move-jump_plank = Sauter sur la planche { colour } { between }

event-seated = { $who } joue le { of-masculine }.
event-round = Le tour { $round } commence ; { $who } joue en premier.
event-laid = { $who } pose { card } en position { $place }.
event-took_back = { $who } reprend { card } en main.
event-ready = { $who } a confirmé ses cartes.
event-turned = { $who } retourne la carte { $place } : { card }.
event-cancelled = Le dragon de { $whom } annule la carte de { $who } : { card }.
event-stone_on = { $who } pose une pierre sur l’île { $island }.
event-stone_at = { $who } pose la pierre { $stone } au point { $point }.
event-no_stone = { $who } a une pierre à poser, mais la réserve est vide.
event-no_site = { $who } a une pierre à poser, mais il n’y a plus d’emplacement libre.
event-bridged = { $who } place la planche { colour } de taille { $size } { between }.
event-too_short = { $who } essaie la planche de taille { $size } { between } : trop courte.
event-blocked = { $who } essaie la planche de taille { $size } { between } : bloquée.
event-plank_lost = La planche { colour } de taille { $size } de { $who } ne tient nulle part : elle est perdue.
event-no_plank = { $who } n’a pas de planche à placer.
event-stone_removed = { $who } retire la pierre { $stone }.
event-plank_removed = { $who } prend la planche { colour } de taille { $size } { between }.
event-nothing_to_remove = { $who } n’a rien à retirer.
event-entered = { $who } entre dans { village }.
event-stepped = { $who } va sur la planche { between }.
event-jumped_in = { $who } saute dans { village }.
event-jumped = { $who } saute sur la planche { between }.
event-fell_in = { $card ->
    [jump] { $who } n’a pas de pion à sauter ou nulle part où retomber, tombe à l’eau et revient { of-to-village }.
   *[other] { $who } ne peut aller nulle part, tombe à l’eau et revient { of-to-village }.
  }
event-stuck_at_home = { $card ->
    [jump] { $who } n’a pas de pion à sauter ou nulle part où retomber, et reste dans son village.
   *[other] { $who } ne peut aller nulle part et reste dans son village.
  }
event-arrived = { $who } atteint { village } et gagne !
event-drawn = Personne n’est arrivé en { $round } tours : partie nulle.

board-round = Tour { $round } · premier joueur : { $who } · pierres en réserve : { $stones }
board-programming = Tout le monde programme cinq cartes.
board-card = Carte { $place } sur 5
board-chosen = planche prise : { $size }
board-player = Joueur
board-colour = Couleur
board-goal = But
board-stands = Pion
board-reserve = Planches
board-cards = Cartes
board-face-down = ?
board-on-plank = sur { $pair }
board-lost = Planches perdues : { $planks }
board-legend = 14 île · (14) pierre · xx île sous une planche · b4 la planche bleue de taille 4 · pions en capitales
board-legend-water = (14) pierre · b4 la planche bleue de taille 4 · pions en capitales
letter = { $colour ->
    [red] r
    [black] n
    [blue] b
    [green] v
    [pink] o
   *[yellow] j
  }
short-card = { $card ->
    [stone] 1 pierre
    [two-stones] 2 pierres
    [plank] 1 planche
    [two-planks] 2 planches
    [remove] retirer
    [move-1] déplacer de 1
    [move-2] déplacer de 2
    [jump] sauter
    [dragon-red] dragon rouge
    [dragon-black] dragon noir
    [dragon-blue] dragon bleu
    [dragon-green] dragon vert
    [dragon-pink] dragon rose
   *[dragon-yellow] dragon jaune
  }

# Le plateau de la page.
board-delta = Le delta
board-village = { village }, planches : { $planks }
board-home = { village }, chez vous, planches : { $planks }
board-destination = { village }, votre but, planches : { $planks }
board-island = île { $island }
board-island-covered = île { $island }, sous une planche
board-island-stone = île { $island }, avec une pierre
board-stone = pierre { $stone }, planches : { $planks }
board-point = point { $point } dans l’eau
board-plank = la planche { colour } de taille { $size } { between }
board-plank-walked = la planche { colour } de taille { $size } { between }, avec { $who } dessus
board-plank-name = la planche { colour } de taille { $size }
board-own-plank = dans votre réserve : la planche { colour } de taille { $size }
board-doomed-plank = dans votre réserve : la planche { colour } de taille { $size }, qui ne tient nulle part
board-taken-plank = prise dans votre réserve : la planche { colour } de taille { $size }
board-pawn-village = le pion de { $who } dans { village }
board-pawn-plank = le pion de { $who } sur la planche { between }
board-stones-left = Pierres en réserve : { $stones }
board-round-number = Tour { $round }
board-carries-out = { $who } exécute { card }
board-to-go = encore { $left }
board-programme = Votre programme
board-hand = Votre main
board-ready = Prêt
board-ready-help = Posez cinq cartes dans l’ordre voulu. Prêt est définitif.
board-waiting = Vos cartes sont définitives. Les autres choisissent encore…
board-to-hand = Reprendre
board-programme-of = Programme de { $who }
board-place = position { $place } : { card }
board-place-cancelled = position { $place } : { card }, carte annulée par un dragon
board-place-secret = position { $place } : secrète
board-place-empty = position { $place } : vide
board-first = premier joueur
board-heads-for = en route vers { village }
board-reserve-of = Planches de { $who }
board-lost-planks = Planches perdues
board-others = Joueurs

ask-program = arranger vos cinq cartes
ask-ready = confirmer vos cinq cartes
ask-put = arranger vos cinq cartes
ask-take_back = arranger vos cinq cartes
ask-stone_on = poser une pierre sur une île
ask-stone_at = poser une pierre dans l’eau
ask-take = prendre une planche
ask-bridge = placer la planche
ask-remove_stone = retirer une pierre
ask-remove_plank = retirer une planche
ask-step_village = entrer dans un village
ask-step_plank = aller sur une planche
ask-jump_village = sauter dans un village
ask-jump_plank = sauter sur une planche

score-arrived = Arrivé

lesson-welcome = Bienvenue dans le delta ! Votre pion est dans le village rose et veut atteindre le village noir, juste en face. Fafnir y habite, et veut venir ici. Qui arrive en premier gagne aussitôt.
lesson-path = Il n’y a pas de chemin : vous allez le construire. Les pierres se posent sur les îles, et les planches s’appuient sur les pierres et les villages. Les pierres ne sont à personne. Vous avez six planches, de la courte 1 à la longue 6, et Fafnir aussi. Tout le monde peut marcher sur tout.
lesson-first_card = D’abord, un plan. À chaque tour, vous posez cinq de vos cartes en secret, dans l’ordre. Puis on les retourne une à une et on les exécute. Avant toute chose, il faut des pierres : touchez « poser 2 pierres ». La carte va en position 1.
lesson-first_card-else = Vous pouvez le faire. Mais une planche s’appuie sur des pierres, et un pion marche sur des planches. Revenons en arrière et commençons par « poser 2 pierres », en position 1.
lesson-order = Nous avons posé quatre autres cartes pour vous. Mais regardez : en position 2, vous marcheriez, alors qu’il n’y a pas encore de planche ! Touchez « placer 2 planches » là où elle est posée, puis la position 2 : les deux cartes échangent leurs places.
lesson-order-else = Les cartes vont où vous voulez, et deux cartes s’échangent dans un sens comme dans l’autre. Revenons en arrière : touchez d’abord « placer 2 planches », puis la position 2.
lesson-order-else-ready = « Prêt » est définitif, et les cartes seraient exécutées dans cet ordre : la marche viendrait avant les planches et ne servirait à rien. Revenons en arrière.
lesson-order-else-take_back = Une carte reprise revient en main et laisse une place vide. Ici, il suffit d’échanger deux cartes. Revenons en arrière.
lesson-ready = Des pierres, des planches, deux pas, encore une planche, et enfin quelque chose à retirer : voilà un plan. Fafnir fait aussi le sien, en secret. Touchez « Prêt ». Dès lors, vos cartes sont définitives.
lesson-ready-else = Vous pouvez encore les déplacer, mais cet ordre est bon. Revenons en arrière et touchons « Prêt ».
lesson-stone = Les deux premières cartes sont retournées. À ce tour, vous jouez en premier : posez 2 pierres. Mettez-en une à portée d’une planche de votre village, en direction du village noir. Touchez l’île 17, puis confirmez.
lesson-stone-else = Une pierre peut aller là. Mais un chemin part de votre village et va tout droit en face, et l’île 17 est un bon début. Revenons en arrière.
lesson-take = Votre deuxième pierre est sur l’île 3, celles de Fafnir sur 14 et 19. Votre carte suivante : 2 planches. Prenez-en d’abord une : de votre village à la pierre 17, il faut la taille 3. Attention, une planche qui ne tient nulle part est perdue ! Touchez la planche 3, puis confirmez.
lesson-take-else = Les planches 1 et 2 n’atteignent encore rien et seraient perdues. Les plus longues tiennent, mais elles serviront à de plus grands écarts. Revenons en arrière et prenons la planche 3.
lesson-bridge = Dites maintenant où la placer : touchez votre village, puis la pierre 17, et confirmez. Une planche peut être plus longue que l’écart, mais jamais plus courte.
lesson-bridge-else = Elle tient là aussi, mais c’est le côté de Fafnir. Revenons en arrière et commençons par votre village.
lesson-one_path = Votre deuxième planche va de 17 à 3. Les deux de Fafnir vont du village noir à 14, et de 14 à 3. Ensemble, elles forment un long chemin, et peu importe à qui elles sont. Mais une planche ne porte qu’un seul pion.
lesson-walk = Votre troisième carte est « se déplacer de 2 » : deux pas. Un pas mène à la planche voisine, de l’autre côté d’une pierre, ou dans un village. Le premier n’avait qu’un chemin : il a été fait pour vous. Allez maintenant sur la planche entre les pierres 3 et 17.
lesson-walk-else = Vous pouvez faire demi-tour, et vous seriez de retour chez vous. Mais votre chemin va vers l’avant. Reprenons ce pas et avançons.
lesson-their_dragon = Fafnir aussi a fait deux pas et se tient juste devant vous. Et voilà un dragon ! Fafnir avait le dragon rose en position 4. Il annule la carte que le rose a dans la même position. Le rose, c’est vous : votre quatrième carte, « placer 1 planche », n’a rien fait.
lesson-remove = Votre dernière carte : retirer 1 planche ou 1 pierre. Prenez la planche derrière Fafnir, celle du village noir. Elle devient la vôtre. Et Fafnir reste sur une planche sans issue, car vous barrez le passage de l’autre côté.
lesson-remove-else = On peut retirer une pierre qui ne porte pas de planche. Mais la pierre 19 ne gêne personne. Revenons en arrière.
lesson-remove-else-remove_plank = On peut aussi prendre une de ses propres planches. Mais celle qui est derrière Fafnir est une meilleure prise. Revenons en arrière.
lesson-threat = Un nouveau tour. Chacun a repris toutes ses cartes, et cette fois Fafnir joue en premier. Gare à « sauter » : un pion passe par-dessus un autre, sur la planche voisine. Fafnir peut sauter par-dessus vous et retomber sur la planche de votre village. Encore un pas, et ce serait gagné !
lesson-your_dragon = Vous avez un dragon, vous aussi : le noir, et le noir, c’est Fafnir. Il doit être dans la même position que le saut. Laquelle ? La première, sûrement. Nous avons posé vos quatre autres cartes, pour traverser. Posez le dragon noir en position 1.
lesson-your_dragon-else = Rien n’arrête alors la première carte de Fafnir, qui peut sauter et gagner. Revenons en arrière et posons le dragon noir en position 1.
lesson-fall = Nous avons confirmé vos cartes, et votre dragon a annulé le saut ! Puis Fafnir a retourné « se déplacer de 1 », et une carte doit être exécutée. Mais où aller ? Vous d’un côté, pas de planche de l’autre : plouf, retour à la nage ! À vous, avec la même carte : allez sur la planche libre.
lesson-fall-else = Par là, vous rentrez chez vous. La planche où se tenait Fafnir est libre maintenant. Reprenons ce pas et avançons.
lesson-rebuild = Fafnir voulait encore se déplacer, mais aucune planche ne touche plus le village noir. Votre troisième carte est « placer 1 planche », et nous avons pris pour vous la planche noire de taille 3. Placez-la là où elle était, entre le village noir et la pierre 14.
lesson-rebuild-else = Elle tient là aussi. Mais il ne vous manque qu’une planche : celle entre la pierre 14 et le village noir. Revenons en arrière.
lesson-arrive = Fafnir n’a pu que poser une pierre. Votre quatrième carte est « se déplacer de 2 », et son premier pas vous a fait passer sur la dernière planche. Au second, maintenant : entrez dans le village noir !
lesson-arrive-else = Vous pouvez faire demi-tour. Mais la victoire est de l’autre côté ! Essayons encore.
lesson-won = Vous avez gagné ! La partie finit dès qu’un pion entre dans le village opposé au sien, même au milieu d’un tour. Il n’y a pas de points : une seule personne gagne, et toutes les autres partagent la deuxième place.
lesson-surprises = Attendez-vous à des surprises : les autres agissent entre vos cartes. Un déplacement ou un saut impossible fait tomber votre pion à l’eau et le renvoie chez lui, et pour sauter il faut un pion à sauter. Mais une carte annulée ne fait rien du tout : elle ne vous fait jamais tomber.
lesson-limits = Il y a quelques limites quand on construit. Une pierre ou un village porte au plus trois planches. Les planches ne se croisent jamais. Et une île sous une planche ne reçoit pas de pierre.
lesson-play = À plus de deux, vous avez un dragon pour chacune des autres couleurs, mais vous n’en posez qu’un par tour. Voyez qui joue en premier, devinez quelle carte compte le plus pour les autres, et veillez sur les planches autour de vous. C’est tout le jeu. Bonne chance !

tip-card = { $value ->
    [stone] Posez 1 pierre de la réserve commune.
    [two-stones] Posez 2 pierres de la réserve commune.
    [plank] Placez une de vos planches entre deux pierres, ou entre un village et une pierre.
    [two-planks] Placez deux de vos planches, l’une après l’autre.
    [remove] Prenez dans votre réserve une planche sans pion, ou retirez une pierre qui ne porte pas de planche.
    [move-1] Un pas, sur une planche voisine libre ou dans un village voisin. Si c’est impossible, votre pion tombe à l’eau et revient chez lui.
    [move-2] Deux pas, l’un après l’autre. Sans premier pas possible, votre pion tombe à l’eau et revient chez lui.
    [jump] Sautez par-dessus un pion sur une planche voisine. Si c’est impossible, votre pion tombe à l’eau et revient chez lui.
   *[dragon] Annule la carte que le joueur de cette couleur a dans la même position. Au plus un dragon par tour.
  }
tip-place = Position { $value } sur cinq. Tout le monde retourne cette carte en même temps, puis chacun exécute la sienne à son tour.
tip-ready = Rend vos cinq cartes définitives. Quand tout le monde a confirmé, le tour commence.
tip-hand = Reprend en main la carte que vous avez touchée.
tip-island = On peut poser une pierre ici. Sous une planche, l’île n’en reçoit pas.
tip-point = En pleine eau, on peut poser une pierre ici.
tip-reserve = Une planche à vous. Choisissez-en une assez longue : si elle ne tient nulle part, elle est perdue.
tip-village = Accueille autant de pions qu’on veut et porte au plus 3 planches. Entrez avant les autres dans celui qui est opposé au vôtre.
tip-stone = N’est à personne et porte au plus 3 planches. On ne peut la retirer que si elle n’en porte aucune.
tip-plank = Tout le monde peut marcher ici, un pion à la fois. Tant que personne n’est dessus, on peut la prendre.
# Pourquoi un coup n’est pas permis.
why-over = { $reason ->
    [arrived] La partie est terminée : { $who } est à destination.
   *[drawn] La partie est terminée : personne n’est arrivé en { $round } tours.
  }
why-not_your_turn = C’est à { $who } d’exécuter { card }.
why-cancelled = Le dragon de { $whom } annule votre carte de cette position, { card } : elle n’a aucun effet.
why-already_ready = Vous avez dit « prêt » : vos cinq cartes sont définitives. Attendez les autres.
why-no_islands = En pleine eau, il n’y a pas d’îles : choisissez un point dans l’eau.
why-no_points = Les pierres se posent sur les îles : elles ne vont n’importe où qu’en pleine eau.
why-programming = { $missing ->
    [0] Rien ne se passe sur le plateau avant que tous soient prêts. Vos cinq cartes sont posées : dites « prêt ».
    [one] Rien ne se passe sur le plateau avant que tous soient prêts. Posez d’abord encore une carte.
   *[other] Rien ne se passe sur le plateau avant que tous soient prêts. Posez d’abord encore { $missing } cartes.
  }
why-cards_final = Vos cinq cartes sont définitives pour ce tour. Exécutez maintenant { card }.
why-stone_first = { $board ->
    [water] Vous exécutez { card } : choisissez un point libre dans l’eau.
   *[islands] Vous exécutez { card } : choisissez une île sans pierre et qui n’est pas sous une planche.
  }
why-take_first = Vous exécutez { card } : choisissez d’abord une planche de votre réserve.
why-lay_first = Vous avez pris la planche de taille { $chosen } : choisissez maintenant ses deux appuis, deux pierres ou un village et une pierre.
why-remove_first = Vous exécutez { card } : choisissez une planche sans pion, ou une pierre qui ne porte pas de planche.
why-step_first = Vous exécutez { card } : choisissez la planche ou le village où va votre pion.
why-jump_first = Vous exécutez { card } : choisissez où retomber derrière le pion d’un autre joueur.
why-plank_chosen = Vous avez déjà pris la planche de taille { $chosen }. Choisissez ses deux appuis.
why-no_such_dragon = Personne ne joue cette couleur à cette table : { card } n’est pas dans votre main.
why-own_dragon = Vous avez un dragon pour chaque autre couleur en jeu, mais aucun pour la vôtre.
why-not_laid = Vous n’avez pas posé { card } : il n’y a rien à reprendre.
why-row_empty = Vous n’avez encore posé aucune carte : il n’y a rien à reprendre.
why-already_laid = Vous avez déjà posé { card }, en position { $at }. Chaque carte se pose une seule fois.
why-same_place = La position { $place } est déjà celle où se trouve { card }.
why-second_dragon = Une seule de vos cinq cartes peut être un dragon, et il y en a un en position { $dragon }. Un autre ne peut que prendre sa place.
why-row_full = { $changes ->
    [0] Les cinq positions sont remplies. Dites « prêt ».
   *[other] Les cinq positions sont remplies. Mettez la carte à la place d’une autre, ou dites « prêt ».
  }
why-next_place = La position { $place } est la prochaine à remplir : la prochaine carte que vous posez y va.
why-too_few = { $missing ->
    [one] Il faut cinq cartes pour être prêt. Posez-en encore une.
   *[other] Il faut cinq cartes pour être prêt. Posez-en encore { $missing }.
  }
why-no_changes = { $missing ->
    [0] Vous avez réarrangé vos cartes { $most } fois pendant ce tour : c’est la limite. Dites « prêt », ou annulez le coup.
   *[other] Vous avez réarrangé vos cartes { $most } fois pendant ce tour : c’est la limite. Remplissez les positions vides depuis votre main, ou annulez le coup.
  }
why-stone_there = { $board ->
    [water] Il y a déjà une pierre à cet endroit. Choisissez un point libre.
   *[islands] L’île { $island } a déjà une pierre. Choisissez une île libre.
  }
why-too_near = Ce point est voisin de la pierre { $stone }, et deux pierres ne peuvent pas être sur des points voisins.
why-covered = { $board ->
    [water] La planche { colour } { between } passe sur ce point : on ne peut pas y poser de pierre.
   *[islands] La planche { colour } { between } passe sur l’île { $island } : on ne peut pas y poser de pierre.
  }
why-not_in_reserve = Vous n’avez pas de planche de taille { $size } en réserve. Tailles au choix : { $sizes }.
why-no_support = Il n’y a pas de pierre { $stone } sur le plateau. Une planche s’appuie sur deux pierres, ou sur un village et une pierre.
why-tried = Vous avez déjà essayé cette planche { between } : elle n’y tient pas. Choisissez deux autres appuis.
why-full = { $support ->
    [village] Plus de place pour une planche { between } : { village } en porte déjà { $most }.
   *[stone] Plus de place pour une planche { between } : la pierre { $stone } en porte déjà { $most }.
  }
why-doubled = La planche { colour } se trouve déjà { between }, et il n’y a de place que pour une.
why-too_far = Aucune planche ne va si loin : même la taille { $longest } est trop courte { between }.
why-too_short = Il faut une planche de taille { $needed } au moins { between }, et vous en avez pris une de taille { $chosen }.
why-just_too_short = La planche de taille { $chosen } que vous avez prise est juste trop courte { between } : il faut au moins la taille { $needed }.
why-crosses = Les planches ne se croisent pas : placée { between }, la vôtre croiserait la planche { colour } de taille { $crossed }.
why-over_stone = Une planche ne passe pas sur une pierre : placée { between }, la vôtre passerait sur la pierre { $stone }.
why-no_stone = Il n’y a pas de pierre { $stone } sur le plateau.
why-bears_plank = { $planks ->
    [one] La pierre { $stone } porte une planche. On ne retire qu’une pierre qui n’en porte pas.
   *[other] La pierre { $stone } porte { $planks } planches. On ne retire qu’une pierre qui n’en porte pas.
  }
why-no_plank = Il n’y a pas de planche { between }.
why-pawn_on_it = { $own ->
    [yes] Votre propre pion est sur cette planche. On ne retire qu’une planche sans pion.
   *[no] Le pion de { $whom } est sur cette planche. On ne retire qu’une planche sans pion.
  }
why-same_size = Une planche retirée va dans votre réserve, qui n’en admet pas deux de la même taille : vous en avez déjà une de taille { $size }.
why-third_colour = Une planche retirée va dans votre réserve, qui n’admet que deux couleurs : cette planche { colour } en apporterait une troisième.
why-no_plank_to_walk = Il n’y a pas de planche { between } où aller.
why-already_there = Votre pion y est déjà. Choisissez où il va.
why-village_apart = On n’entre dans { village } que depuis une planche qui s’y appuie.
why-plank_apart = { $stands ->
    [village] Votre pion est dans { village } : de là, il ne va que sur une planche qui s’y appuie.
   *[plank] Cette planche n’a pas de pierre en commun avec celle de votre pion : il ne peut pas y aller.
  }
why-through_village = Les deux planches s’appuient sur { village }, mais n’ont pas de pierre en commun : on va de l’une à l’autre en passant par le village.
why-occupied = Le pion de { $whom } est sur cette planche, et une planche n’en porte qu’un.
why-must_lead_on = De là, vous ne pourriez que revenir. Dans l’édition de 2000, vos deux pas doivent mener ailleurs si c’est possible.
why-must_not_return = Dans l’édition de 2000, on ne revient pas à son point de départ si l’on peut aller ailleurs.
why-jump_back = On ne retombe jamais à son point de départ. Choisissez où retomber derrière le pion d’un autre joueur.
why-nobody_between = Aucun saut ne mène là : on saute par-dessus un pion sur une planche voisine, et l’on retombe sur une planche libre ou dans un village à côté de lui.
why-landing_taken = Le pion de { $whom } est là, et l’on ne retombe que sur une planche libre ou dans un village.
why-only_jump = Aucun saut ne mène là, et { card } ne permet pas d’avancer d’un pas. Sautez par-dessus un pion sur une planche voisine.
why-no_landing = Vous ne pouvez pas sauter le pion de { $whom } : il n’y a rien de libre à côté de lui où retomber.
why-jump_over_it = Vous pouvez sauter le pion de { $whom }. Choisissez où retomber : sur une planche libre voisine, ou dans un village où la sienne s’appuie.

# Ce qui suit d’un coup.
stake-ready = Vous ne pourrez plus changer vos cartes pendant ce tour.
stake-dragon = Il annule la carte de { $whom } en position { $place }, sauf si c’est aussi un dragon.
stake-falls = Pour l’instant, votre pion ne peut aller nulle part et tomberait à l’eau.
stake-stone = Tout le monde peut y appuyer des planches.
stake-take = Choisissez ensuite ses deux appuis.
stake-take_by_eye = Vous ne pourrez pas en changer. Si elle ne tient nulle part, elle est perdue.
stake-lost = Elle ne tient nulle part : vous la perdez pour de bon.
stake-all_lost = Aucune de vos planches ne tient nulle part : celle que vous prenez est perdue.
stake-bridge = Tout le monde peut y marcher.
stake-bridge_by_eye = Si elle est trop courte ou bloquée, vous essayez ailleurs.
stake-stone_back = Elle retourne à la réserve commune.
stake-plank_yours = La planche va dans votre réserve.
stake-strands = La planche est à vous, et le pion de { $whom } ne peut plus aller nulle part.
stake-strands_you = Votre propre pion ne pourrait plus aller nulle part et tomberait à l’eau au prochain déplacement.
stake-arrive = Vous arrivez à destination et vous gagnez !
stake-step_on = Un second pas doit suivre.
stake-only_back = De là, le second pas ne peut que vous ramener.
stake-dead_end = De là, aucun pas ne mène plus loin : si rien ne change, votre prochain déplacement vous jette à l’eau.

# À quoi sert un coup.
aim-program = Un plan demande le bon ordre : des pierres, puis des planches, puis des pas.
aim-ready = Les cinq cartes font un plan : le tour peut commencer.
aim-put = À la bonne position, une carte fait plus : les planches avant les pas, un dragon là où il gêne.
aim-take_back = Cela fait de la place pour une carte plus utile.
aim-stone_on = Une pierre à portée servira d’appui à votre prochaine planche.
aim-stone_at = Une pierre à portée servira d’appui à votre prochaine planche.
aim-take = La plus courte planche qui suffit garde les longues pour les grands écarts.
aim-bridge = Chaque planche vers le village d’en face raccourcit votre chemin.
aim-remove_stone = Sans cette pierre, personne ne peut plus construire à partir de là.
aim-remove_plank = Vous gagnez une planche, et les autres perdent un passage.
aim-step_village = Un village est un endroit sûr, et celui d’en face donne la victoire.
aim-step_plank = Cela vous rapproche du village d’en face, ou vous laisse où continuer.
aim-jump_village = Par-dessus le pion qui vous gêne, vous atteignez quand même le village.
aim-jump_plank = Cela vous fait passer un pion qui vous barre la route.

# Les étapes d’un tour.
phase-plan = Plan
phase-card = Carte { $place }

# L’aide-mémoire.
aid-round = Un tour
aid-round-plan = Plan : chacun pose cinq cartes en secret, un dragon au plus, puis confirme.
aid-round-turn = Cartes 1 à 5 : tous la retournent, puis chacun exécute la sienne, à partir du premier joueur, dans le sens horaire.
aid-round-end = On reprend toutes ses cartes ; le joueur suivant commence.
aid-must = Une carte qui peut être exécutée doit l’être.
aid-cards = Cartes
aid-card = { $card ->
    [stone] Posez une pierre de la réserve commune.
    [two-stones] Deux pierres.
    [plank] Placez une de vos planches.
    [two-planks] Deux planches, l’une après l’autre.
    [remove] Prenez une planche sans pion dans votre réserve, ou retirez une pierre sans planche.
    [move-1] Un pas.
    [move-2] Deux pas.
    [jump] Par-dessus un pion sur la planche voisine.
   *[dragon] Annule la carte de cette couleur dans la même position.
  }
aid-build = Construire
aid-build-rests = Une planche s’appuie sur deux pierres, ou sur un village et une pierre. Elle peut être trop longue, jamais trop courte.
aid-build-most = Une pierre ou un village porte au plus 3 planches.
aid-build-cross = Les planches ne se croisent pas et ne passent pas sur une pierre. Sous une planche, une île ne reçoit pas de pierre.
aid-build-lost = Une planche prise qui ne tient nulle part est perdue.
aid-build-reserve = Votre réserve : une planche de chaque taille, deux couleurs au plus.
aid-walk = Marcher
aid-walk-step = Un pas : sur la planche voisine par-dessus une pierre, ou entre une planche et un village.
aid-walk-room = Un pion par planche, sans limite dans un village.
aid-walk-fall = Nulle part où aller ? Votre pion tombe à l’eau et revient chez lui. Pas si un dragon a annulé la carte.
aid-by_eye = À vue de nez : essayez des appuis jusqu’à ce qu’elle tienne.
aid-open_water = Pleine eau : les pierres vont partout, mais pas côte à côte.
aid-edition = Se déplacer de 2 (2000) : si possible, n’arrivez pas à votre point de départ.
aid-signs = Signes
aid-sign-first = joue en premier
aid-sign-goal = votre destination
aid-sign-cancelled = annulée par un dragon
aid-sign-secret = pas encore retournée
aid-sign-plank = planche { $size } et sa couleur
aid-sign-heading = va vers ce village
aid-end = La fin
aid-end-win = Le premier pion qui entre dans le village opposé au sien gagne aussitôt. Tous les autres sont deuxièmes.

tip-turned = { tip-card }
tip-secret = Se retourne quand tout le monde retourne sa carte en position { $value }.
tip-pawn = Les pions n’avancent que par des cartes : « se déplacer de 1 », « se déplacer de 2 » et « sauter ».
tip-stones = La réserve commune : tout le monde y prend des pierres à poser.
