game-title = Dragon Island
game-pitch = Explorez une île qui grandit tuile après tuile. Capturez ses dragons ou domptez-les, bâtissez, et creusez là où l’indiquent vos cartes au trésor. Le plus de Renom l’emporte.
game-size = 2 à 4 joueurs, une heure environ.
game-weight = 3
game-best = 2 ou 3
game-mood = Un monde qui grandit, et toujours plusieurs bonnes idées à la fois.

option-tiles = tuiles
option-tiles-help = Combien de tuiles de terrain restent en jeu : un multiple du nombre de joueurs, 40 au plus. Chacun joue un tour pour sa Tour et un pour chacune de ses tuiles.
option-screens = écrans
option-screens-help = L’énergie, l’or et le Renom des autres sont cachés derrière des écrans (closed) ou toujours visibles (open).
option-wizards = magiciens
option-wizards-help = Les couleurs des magiciens, place par place.

reason-explored = la dernière tuile a été posée

colour = { $colour ->
    [blue] bleu
    [green] vert
    [red] rouge
    [white] blanc
    [gold] doré
   *[none] sans couleur
  }
of-tile-colour = { $colour ->
    [blue] bleue
    [green] verte
    [red] rouge
    [white] blanche
    [gold] dorée
   *[none] sans couleur
  }
of-plural-colour = { $colour ->
    [blue] bleus
    [green] verts
    [red] rouges
    [white] blancs
    [gold] dorés
   *[none] sans couleur
  }
back-colour = { $back_colour ->
    [blue] bleue
    [green] verte
    [red] rouge
    [white] blanche
    [gold] dorée
   *[none] sans couleur
  }
face = { $kind ->
    [dragon] Dragon/Construction { of-tile-colour }
    [build] Construction { of-tile-colour }
    [telekinesis] Télékinésie { of-tile-colour }
    [storm] Tempête { of-tile-colour }
    [double] Double Dragon { of-tile-colour }
    [wild] { $colour ->
        [none] Libre/Construction
       *[other] Libre/Construction { of-tile-colour }
      }
    [tower] Tour { of-tile-colour }
   *[keep] Donjon des magiciens
  }
back-face = { $back ->
    [dragon] Dragon/Construction { back-colour }
    [build] Construction { back-colour }
    [telekinesis] Télékinésie { back-colour }
    [storm] Tempête { back-colour }
    [double] Double Dragon { back-colour }
   *[wild] Libre/Construction
  }
goods = { $colour ->
    [gold] { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
      }
   *[other] { $count ->
        [one] { $count } cube { colour }
       *[other] { $count } cubes { of-plural-colour }
      }
  }
dragons = { $count ->
    [one] { $count } dragon { colour }
   *[other] { $count } dragons { of-plural-colour }
  }
maps = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
direction = { $direction ->
    [e] l’est
    [ne] le nord-est
    [nw] le nord-ouest
    [w] l’ouest
    [sw] le sud-ouest
   *[se] le sud-est
  }
building = { $building ->
    [pen] un Enclos
    [spire] une Flèche
   *[lair] l’Antre du dragon { colour }
  }
map = { $map ->
    [blue-blue-green] bleu-bleu-vert
    [blue-blue-red] bleu-bleu-rouge
    [blue-blue-white] bleu-bleu-blanc
    [blue-blue-gold] bleu-bleu-or
    [blue-green-green] bleu-vert-vert
    [blue-red-red] bleu-rouge-rouge
    [blue-white-white] bleu-blanc-blanc
    [blue-gold-gold] bleu-or-or
    [green-green-red] vert-vert-rouge
    [green-green-white] vert-vert-blanc
    [green-green-gold] vert-vert-or
    [green-red-red] vert-rouge-rouge
    [green-white-white] vert-blanc-blanc
    [green-gold-gold] vert-or-or
    [red-red-white] rouge-rouge-blanc
    [red-red-gold] rouge-rouge-or
    [red-white-white] rouge-blanc-blanc
    [red-gold-gold] rouge-or-or
    [white-white-gold] blanc-blanc-or
    [white-gold-gold] blanc-or-or
    [blue-green-red] bleu-vert-rouge
    [blue-green-white] bleu-vert-blanc
    [blue-green-gold] bleu-vert-or
    [blue-red-white] bleu-rouge-blanc
    [blue-red-gold] bleu-rouge-or
    [blue-white-gold] bleu-blanc-or
    [green-red-white] vert-rouge-blanc
    [green-red-gold] vert-rouge-or
    [green-white-gold] vert-blanc-or
   *[red-white-gold] rouge-blanc-or
  }

move-keep = Garder la carte { map } ({ $fame } de Renom)
move-tile = Poser une tuile, face { face }, dos { back-face }
move-place = Poser la tuile { face } en { $cell }
move-paint = Choisir { $colour ->
    [blue] le bleu
    [green] le vert
    [red] le rouge
   *[white] le blanc
  }
move-herd_from = Déplacer des dragons depuis { $cell }
move-herd_nothing = Ne déplacer aucun dragon
move-herd_to = Les déplacer en { $cell }
move-herd = Déplacer un dragon { colour } pour 1 pièce d’or
move-herd_done = Ne plus déplacer de dragon
move-go = Aller en { $cell } : { face }
move-tame = Dompter le dragon pour 3 pièces d’or
move-capture = Capturer les dragons présents
move-pay = Payer un cube { colour }
move-act_nothing = Ne rien faire sur cette tuile
move-pen = Bâtir votre Enclos (2 de Renom)
move-spire = Bâtir une Flèche (3 de Renom)
move-lair = Bâtir l’Antre de votre compagnon { colour } (1 de Renom)
move-pull = Télékinésie : attirer depuis { direction }
move-draw_maps = Piocher des cartes
move-take_gold = Prendre 2 pièces d’or
move-play_map = Jouer la carte { map } ({ $fame } de Renom)
move-no_map = Ne jouer aucune carte

event-opened = { $who } commence.
event-drew_tile = { $who } pioche une tuile ; il en reste { $left } dans le sac.
event-own_tile = Tuile piochée : { face } / { back-face }.
event-drew_maps = { $who } pioche { maps }.
event-own_map = Carte piochée : { map }.
event-kept_map = Vous gardez la carte { map }.
event-returned_map = Vous remettez la carte { map } sous la pioche.
event-returned_maps = { $who } remet { maps } sous la pioche.
event-placed = { $who } pose une tuile en { $cell } : { face }.
event-underside = Son autre face : { back-face }.
event-storm_took = La tempête prend { $colour ->
    [gold] une pièce d’or
   *[other] un cube { colour }
  } à { $who }.
event-pet_hungers = La tempête prend 1 pièce d’or au compagnon { colour } de { $who } : il en reste { $left }.
event-pet_left = Le compagnon { colour } de { $who } s’envole.
event-gained = { $who } gagne { goods }.
event-dragons_came = { dragons } { $count ->
    [one] apparaît
   *[other] apparaissent
  } en { $cell }.
event-herded = { $who } paie 1 pièce d’or et déplace un dragon { colour } de { $origin } à { $cell }.
event-went = { $who } va en { $cell }.
event-stayed = { $who } ne peut aller nulle part et reste au Donjon.
event-tamed = { $who } pose 3 pièces d’or sur une carte et dompte le dragon { colour }.
event-paid = { $who } paie { goods }.
event-captured = { $who } capture { dragons } : { $fame } de Renom.
event-built = { $who } bâtit { building } en { $cell } : { $fame } de Renom.
event-played_map = { $who } joue la carte { map } en { $cell } : { $fame } de Renom.
event-ended = Toute l’île est explorée : la partie est terminée.
event-scored = { $who } : { $fame } de Renom et { $gold } d’or sur ses compagnons, { $total } en tout.

board-kind = { $kind ->
    [dragon] Dra
    [build] Con
    [telekinesis] Tél
    [storm] Tem
    [double] Dbl
    [wild] Lib
    [tower] Tour
   *[keep] Donjon
  }
board-short = { $colour ->
    [blue] ble
    [green] ver
    [red] rou
    [white] bla
    [gold] or
   *[none] { "" }
  }
board-letter = { $colour ->
    [blue] b
    [green] v
    [red] r
    [white] w
   *[gold] o
  }
board-building = { $building ->
    [pen] E
    [spire] F
   *[lair] A
  }
board-legend = b v r w o : dragons bleus, verts, rouges, blancs, dorés · E1 : Enclos du joueur 1 · F : Flèche · A : Antre · ◆ : trésor trouvé · ①–④ : magiciens
board-supply = Sac { $bag } · Pioche { $deck } · Banque { $bank } · Flèches restantes { $spires } · Antres restants : { $lairs }
board-none = aucun
board-player = Joueur
board-wizard = Magicien
board-stock = Réserve
board-fame = Renom
board-pets = Compagnons (or)
board-captured = Capturés
board-hand = Tuiles, cartes
board-counts = { $tiles }, { $maps }
board-behind = caché
board-pet = { colour } { $gold }{ $lair ->
    [yes] { " " }dans son Antre
   *[no] { "" }
  }
board-own-tiles = Vos tuiles : { $tiles }
board-own-maps = Vos cartes : { $maps }
board-own-drawn = Piochées : { $maps }
board-known = Cartes que vous connaissez dans la pioche, à partir du dessus : { $maps }
board-tile = { face } / { back-face }
board-map = { map } ({ $fame })
board-known-map = { $place } : { map }
board-placing = À poser : { face }
board-paying = Énergie restant à payer : { $due }
board-sea = L’île : + et − pour zoomer, 0 pour tout voir, les flèches pour se déplacer
board-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
board-nearer = Zoomer
board-farther = Dézoomer
board-fit = Voir toute l’île
board-empty = Case vide { $cell }
board-tile-at = { $cell } : { face }
board-treasure = trésor trouvé
board-wizard-of = magicien de { $who }
board-building-of = { building } ({ $who })
board-lair = Bâtir un Antre (1 de Renom)
board-herding = Dragons de { $origin } à { $cell }, 1 pièce d’or chacun
board-seat = { $who }, magicien { colour }
board-total = { $count } de Renom en tout
board-fame-count = { $count } de Renom
board-pet-gold = compagnon { colour }{ $lair ->
    [yes] { " " }dans son Antre
   *[no] { "" }
  }, { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
  }
board-captured-colour = dragon { colour } capturé
board-pen-left = Enclos pas encore bâti
board-beside = À côté de l’île
board-bag = { $count ->
    [one] Sac : il reste { $count } tuile
   *[other] Sac : il reste { $count } tuiles
  }
board-deck = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
  }
board-bank = { $count ->
    [one] Banque : { $count } pièce d’or
   *[other] Banque : { $count } pièces d’or
  }
board-spires = { $count ->
    [one] Il reste { $count } Flèche
   *[other] Il reste { $count } Flèches
  }
board-known-count = { $count ->
    [one] Vous connaissez { $count } carte de la pioche
   *[other] Vous connaissez { $count } cartes de la pioche
  }
board-choice-left = { $choice } : il en reste { $count }
board-times = { $choice } ×{ $count }

ask-keep = garder une carte au trésor
ask-tile = choisir une tuile et sa face
ask-place = poser la tuile
ask-paint = choisir une couleur
ask-herd_from = déplacer des dragons depuis une tuile
ask-herd_nothing = ne déplacer aucun dragon
ask-herd_to = choisir où vont les dragons
ask-herd = déplacer un dragon
ask-herd_done = ne plus déplacer de dragons
ask-go = déplacer votre magicien
ask-tame = dompter le dragon
ask-capture = capturer les dragons
ask-pay = payer un cube
ask-act_nothing = ne rien faire sur cette tuile
ask-pen = bâtir votre Enclos
ask-spire = bâtir une Flèche
ask-lair = bâtir un Antre
ask-pull = attirer par télékinésie
ask-draw_maps = piocher des cartes au trésor
ask-take_gold = prendre de l’or
ask-play_map = jouer une carte au trésor
ask-no_map = ne jouer aucune carte

score-fame = Renom
score-pets = Or sur les compagnons
score-captured = Couleurs capturées (pour départager)
score-gold = Or (pour départager)

choice = { $choice ->
    [closed] fermés
    [open] ouverts
    [blue] bleu
    [green] vert
    [red] rouge
    [white] blanc
   *[other] { $choice }
  }

lesson-welcome = Bienvenue, magicien ! Personne n’a encore exploré cette île. À chaque tour, elle grandit d’une tuile. Vous allez dompter et capturer ses dragons, bâtir et déterrer des trésors : tout cela rapporte du Renom. Quand la dernière tuile est posée, le plus de Renom l’emporte.
lesson-keep = Vous commencez avec une carte au trésor. Elle nomme trois couleurs : tenez-vous sur une tuile dont les voisines les montrent toutes, et elle vous rapporte du Renom. Votre Tour sera bleue, celle de Fafnir verte, et votre première tuile a une face rouge. Gardez donc bleu-vert-rouge : touchez cette carte, puis confirmez.
lesson-keep-else = Vous pouvez garder celle-là. Mais elle demande du blanc au lieu du vert, et la Tour verte de Fafnir sera sur l’île dans un instant. Revenons en arrière.
lesson-tower = Un tour commence par une nouvelle tuile. La première est toujours votre Tour, et elle va à côté du Donjon des magiciens, le château au milieu. Touchez la case vide à droite du Donjon, puis confirmez.
lesson-tower-else = Cette case est tout aussi bonne : les six touchent le Donjon et rien d’autre. Pour cette leçon, revenons en arrière et prenons celle de droite.
lesson-produce = Une tuile que vous posez donne 1 de sa couleur, et chaque tuile qu’elle touche donne 1 de la sienne. Votre Tour a donné un cube bleu, le Donjon une pièce d’or. Les pièces servent à dompter les dragons. Les cubes sont de l’énergie : ils paient captures et bâtiments.
lesson-gold = Ensuite, vous déplacez votre magicien. La première fois, il entre au Donjon, pour l’or, ou sur votre Tour, pour les cartes. Nous avons choisi le Donjon. Vous pouvez y prendre 2 pièces : touchez « Prendre 2 pièces d’or », puis confirmez. Cela fait 3, juste de quoi dompter un dragon.
lesson-gold-else = On peut toujours refuser ce qu’une tuile propose. Mais cet or ne coûte rien, et vous en aurez besoin au prochain tour. Revenons en arrière et prenons-le.
lesson-tile = Votre tour est fini, et vous avez pioché une tuile. Fafnir a posé une Tour verte et y a pioché des cartes. À vous de nouveau ! Vous avez deux tuiles et choisissez la face visible. Touchez la face rouge avec une tête de dragon et un marteau, puis confirmez.
lesson-tile-else = Vous pouvez poser cette face. Mais seule la face à une tête amène un dragon seul, et c’est celui-là que vous pouvez dompter. Revenons en arrière.
lesson-place = Une tuile doit toucher le Donjon, ou au moins deux tuiles. Choisissez une case bien entourée, car chaque voisine vous donne quelque chose. Touchez la case vide sous le Donjon et votre Tour : elle touche les deux.
lesson-place-else = Vous pouvez la poser là. Mais la case dont nous parlons touche le Donjon, pour une pièce, et votre Tour, pour un cube bleu, et votre magicien est juste à côté. Revenons en arrière.
lesson-tame = Vous gagnez un cube rouge, un cube bleu et une pièce. Et un dragon est venu : un pour chaque tête sur une tuile. Là où votre magicien s’arrête, il faut s’occuper des dragons. Un dragon seul peut être dompté, pour 3 pièces d’or. Touchez sa tuile pour y aller.
lesson-tame-else = Sur une Tour, même celle de Fafnir, vous pouvez piocher des cartes. Mais un dragon est tout près de vous, et vous avez l’or pour le dompter. Revenons en arrière.
lesson-pet = C’est votre compagnon maintenant, avec vos 3 pièces sur sa carte. Tant qu’il y reste de l’or, vous pouvez voler vers les tuiles de sa couleur, et vous avez son pouvoir : avec le rouge, capturer des dragons coûte 1 cube de moins. À la fin, chaque pièce sur un compagnon vaut 1 de Renom.
lesson-turn = Voilà donc un tour : poser une tuile, déplacer des dragons, déplacer son magicien, s’occuper des dragons présents, utiliser la tuile, jouer une carte. Rien n’oblige à déplacer des dragons, à utiliser la tuile ni à jouer une carte. Le marteau permettrait de bâtir, mais 3 cubes ne suffisent pas. Passons, et piochons une tuile.
lesson-storm = Fafnir a posé une Tempête, le nuage avec l’éclair. Elle dépouille tous les autres : 1 pièce d’or à chaque compagnon, et un cube de sa couleur à qui en a. Vous n’avez pas de cube vert, mais votre compagnon n’a plus que 2 pièces. Un compagnon sans or s’envole.
lesson-double = Votre troisième tour. Nous avons posé votre tuile Double Dragon : deux têtes, deux dragons. La tuile rouge a elle aussi un nouveau dragon, car à chaque tour les têtes vides se repeuplent. Deux dragons ensemble ne se domptent pas ; on peut seulement les capturer. Cela prend beaucoup d’énergie : ils attendront.
lesson-treasure = Vous avez rejoint votre Tour, y avez pioché 2 cartes et en avez gardé une. Regardez maintenant autour de vous : les tuiles qui touchent votre Tour sont verte, rouge et bleue. C’est votre première carte ! Touchez bleu-vert-rouge et confirmez : 2 de Renom. Une tuile ne cache qu’un trésor.
lesson-treasure-else = Vous pouvez attendre. Mais une carte encore en main à la fin ne vaut rien, et celle-ci convient maintenant. Revenons en arrière et jouons-la.
lesson-fly = Fafnir a dompté le dragon rouge ; un autre est venu. Tout en bas, nous avons posé une tuile bleue avec un marteau. On fait un pas, ou un saut au Donjon puis un pas. Trop loin ! Mais avec votre compagnon rouge, vous volez vers toute tuile rouge, puis un pas. Touchez la tuile bleue.
lesson-fly-else = Vous pouvez aller là. Mais un bâtiment vous rapportera 3 de Renom pour 4 cubes seulement, et le marteau est sur la tuile bleue tout en bas. Revenons en arrière.
lesson-spire = Un marteau permet de bâtir pour 5 cubes, et 1 de moins sur votre propre couleur : 4. Une Flèche rapporte aussitôt 3 de Renom. Et désormais, qui pose une tuile à côté d’elle en reçoit 2 au lieu de 1. Bâtissez une Flèche.
lesson-spire-else = Vous pouvez garder vos cubes. Mais une Flèche donne du Renom tout de suite et plus de cubes ensuite, et il n’y en a que quatre. Revenons en arrière.
lesson-spire-else-pen = Un Enclos vaut 2 de Renom, et personne d’autre que vous ne peut capturer les dragons qu’on y déplace. C’est bien, mais une Flèche vaut 3 de Renom et donne plus de cubes. Revenons en arrière.
lesson-spire-else-lair = Un Antre vaut 1 de Renom et protège pour de bon votre compagnon des Tempêtes. C’est utile, mais une Flèche vaut 3 de Renom et donne plus de cubes. Revenons en arrière.
lesson-pay = Choisissez maintenant les cubes. On ne paie qu’avec les couleurs qui vous entourent : celles de votre tuile et de ses voisines, ici le bleu et le rouge. C’est vrai aussi pour les captures. Vous avez 6 cubes bleus et 3 rouges ; nous payons 3 bleus et 1 rouge.
lesson-herd = Fafnir aussi a bâti une Flèche. Près de la vôtre, nous avons posé une tuile Libre, en rouge. Voici l’astuce : un seul prix capture tous les dragons d’une tuile. Rassemblez-les ! Avant de marcher, on peut en déplacer, pour 1 pièce d’or chacun. Nous avons pris le rouge. Touchez la tuile des dragons bleus.
lesson-herd-else = Vous pouvez l’envoyer là, pour vous en débarrasser ou pour gêner Fafnir. Mais auprès des bleus il vaut davantage : trois pour le prix de deux. Revenons en arrière.
lesson-capture = Trois dragons sur une tuile ! Les capturer tous coûte 10 cubes : 1 de moins parce que la tuile est bleue comme vous, 1 de moins grâce au compagnon rouge. Donc 8, et vous avez 6 cubes bleus et 3 rouges, deux couleurs présentes autour de cette tuile. Allez-y.
lesson-capture-else = Vous pouvez aller là. Mais vous venez de payer pour rassembler ces dragons, et vous avez de quoi les capturer maintenant. Revenons en arrière.
lesson-second_map = Capturés ! Chaque dragon vaut 1 de Renom, le premier de chaque couleur 2. Les deux bleus rapportent donc 3 et le rouge 2 : 5 de Renom. Et voyez ce qui touche cette tuile : du bleu, et deux fois du rouge. Jouez votre deuxième carte. Avec deux couleurs pareilles, elle vaut 3.
lesson-second_map-else = Vous pouvez attendre. Mais il ne reste qu’un tour, et cette carte convient maintenant. Revenons en arrière et jouons-la.
lesson-last_turn = Le sac est vide et nous avons posé votre dernière tuile : c’est votre dernier tour. À côté de la Flèche, elle a donné 5 cubes ! Cubes, pièces et cartes en main ne rapportent aucun Renom. Vous volez donc là-bas bâtir encore : 3 de Renom. Puis Fafnir pose la toute dernière tuile.
lesson-score = L’or sur les compagnons compte à présent. Vous avez 16 de Renom et 2 pièces sur votre compagnon : 18. Fafnir a 8 de Renom, mais 9 pièces sur trois compagnons : 17. Vous gagnez ! À égalité, l’emporte qui a capturé le plus de couleurs, puis qui a le plus d’or.
lesson-farewell = C’était une partie courte. D’habitude, à deux, il y a 18 tuiles et non 10, et le temps de bâtir Enclos et Antres et d’user de la Télékinésie. Pour savoir à quoi sert une chose, arrêtez-y le pointeur, ou gardez-y le doigt. Explorez maintenant votre propre île. Bonne chance !

tip-tile = Une de vos tuiles, avec ses deux faces. Touchez celle qui doit être visible.
tip-face = { $value ->
    [dragon-blue] { about-dragon }
    [dragon-green] { about-dragon }
    [dragon-red] { about-dragon }
    [dragon-white] { about-dragon }
    [dragon-gold] { about-dragon }
    [build-blue] { about-build }
    [build-green] { about-build }
    [build-red] { about-build }
    [build-white] { about-build }
    [build-gold] { about-build }
    [telekinesis-blue] { about-telekinesis }
    [telekinesis-green] { about-telekinesis }
    [telekinesis-red] { about-telekinesis }
    [telekinesis-white] { about-telekinesis }
    [telekinesis-gold] { about-telekinesis }
    [storm-blue] { about-storm }
    [storm-green] { about-storm }
    [storm-red] { about-storm }
    [storm-white] { about-storm }
    [storm-gold] { about-storm }
    [double-blue] { about-double }
    [double-green] { about-double }
    [double-red] { about-double }
    [double-white] { about-double }
    [double-gold] { about-double }
   *[wild] Vous choisissez sa couleur en la posant, jamais l’or. On peut bâtir ici.
  }
about-dragon = Un dragon de cette couleur vient ici, puis un nouveau dès qu’il n’y est plus. Sans dragon, on peut bâtir ici : un bâtiment empêche les dragons de venir.
about-build = Aucun dragon ne vient ici. On peut bâtir pour 5 cubes.
about-telekinesis = Depuis cette tuile, choisissez une direction : 1 pour elle et 1 pour chaque tuile d’une ligne ininterrompue.
about-storm = Quand vous la posez, tous les autres perdent 1 pièce d’or par compagnon hors d’un Antre, et un cube ou une pièce de sa couleur s’ils en ont.
about-double = Deux dragons de cette couleur viennent ici. Tous les dragons d’une tuile se capturent ensemble. On ne peut rien y bâtir.
tip-cell = Une tuile se pose là où elle touche le Donjon ou au moins deux tuiles. Votre magicien fait un pas, ou va au Donjon puis fait un pas ; avec un compagnon, il vole plus loin.
tip-map = Tenez-vous sur une tuile dont les voisines montrent ces trois couleurs, dans n’importe quel ordre, pour marquer son Renom. Jamais au Donjon, ni là où un trésor a déjà été trouvé.
tip-colour = La couleur que vous choisissez : d’une tuile Libre, d’un cube à payer, d’un dragon à déplacer, ou du compagnon qui reçoit un Antre.
tip-direction = Attirer depuis ce côté : 1 pour votre tuile et 1 pour chaque tuile d’une ligne ininterrompue dans cette direction.
tip-energy = On paie cube par cube, dans les couleurs de votre tuile et de celles qui la touchent. L’or n’est pas de l’énergie.
tip-dragon = Des dragons en route : autant que vous voulez, d’une tuile à une autre, pour 1 pièce d’or chacun.
tip-tame = Posez 3 pièces d’or sur une carte de compagnon, et le dragon est à vous : vous volez vers sa couleur et avez son pouvoir. Il doit être seul, et d’une couleur que vous n’avez pas encore.
tip-capture = Tous les dragons présents, pour 10 cubes : 1 de moins sur votre couleur, 1 de moins avec le compagnon rouge. Chacun vaut 1 de Renom, le premier de chaque couleur 2.
tip-bank = L’or de la Banque. Au Donjon, prenez-en 2 pièces.
tip-deck = Les cartes au trésor. Sur toute Tour, piochez-en 2 et gardez-en 1 ; avec le compagnon bleu, piochez-en 3 et gardez-en 2.
tip-building = { $value ->
    [pen] Enclos, 2 de Renom : seul son propriétaire peut capturer les dragons qu’on y déplace.
    [spire] Flèche, 3 de Renom : sa tuile donne 2 au lieu de 1 à qui pose une tuile à côté.
   *[lair] Antre, 1 de Renom : un de vos compagnons est à l’abri des Tempêtes.
  }
tip-pass = Rien n’oblige à déplacer des dragons, à utiliser la tuile ou à jouer une carte : refusez et continuez.
tip-pet = Pouvoir de ce compagnon : { $value ->
    [blue] { power-blue }
    [green] { power-green }
    [red] { power-red }
    [white] { power-white }
   *[gold] { power-gold }
  }. Il fait aussi voler son magicien vers les tuiles de sa couleur. À la fin, chaque pièce d’or posée sur lui vaut 1 de Renom ; sans or, il s’envole.
tip-token = Le premier dragon d’une couleur que l’on capture vaut 2 de Renom au lieu de 1. À égalité, plus de couleurs l’emporte.
tip-cube = De l’énergie : elle paie captures et bâtiments là où votre tuile, ou une tuile voisine, est de sa couleur.
tip-coin = L’or déplace les dragons, 1 pièce chacun, et en dompte un seul pour 3. Ce n’est jamais de l’énergie.
tip-fame = Le plus de Renom l’emporte : dragons capturés, bâtiments, cartes et, à la fin, l’or sur les compagnons.
tip-bag = On pioche une tuile à la fin de chaque tour. Quand le sac et toutes les mains sont vides, la partie est finie.
tip-drake = Des dragons qui attendent : un pour chaque tête sur une tuile sans bâtiment.
tip-held = Derrière un écran : seul son propriétaire les voit.
of-tiles-colour = { $colour ->
    [blue] bleues
    [green] vertes
    [red] rouges
    [white] blanches
   *[gold] dorées
  }
now = { $phase ->
    [herd] Déplacez maintenant des dragons, ou n’en déplacez aucun.
    [herd_to] Choisissez maintenant la tuile où vont vos dragons.
    [herd_more] Finissez maintenant de déplacer vos dragons.
    [go] Déplacez maintenant votre magicien vers une tuile.
    [deal] Domptez maintenant le dragon de votre tuile, ou capturez-le.
    [pay] Payez maintenant ce que vous devez.
    [act] Utilisez maintenant l’action de votre tuile, ou ne faites rien.
    [keep] Choisissez maintenant une carte à garder.
   *[map] Jouez maintenant une carte, ou aucune.
  }
to-capture = Pour { $count ->
    [one] le
   *[other] les
  } capturer, il vous faut { $price } cubes aux couleurs de cette tuile et de celles qui la touchent, et vous { $energy ->
    [0] n’en avez aucun
   *[other] en avez { $energy }
  }.
why-over = La partie est terminée.
why-not_your_turn = C’est le tour de { $who }.
why-map_chosen = Vous avez choisi votre carte. La partie continue dès que les autres ont choisi la leur.
why-keep_first = Choisissez d’abord laquelle de vos deux cartes vous gardez.
why-not_dealt = La carte { map } n’est pas l’une des deux que vous avez piochées. Gardez l’une de celles-ci.
why-nothing_drawn = On choisit une carte à garder seulement après avoir pioché à une Tour.
why-not_drawn = La carte { map } n’est pas de celles que vous avez piochées. Gardez l’une de celles-ci.
why-no_land_to_herd = Les dragons vont d’une tuile à une autre, et il n’y a pas de tuile ici.
why-no_land_to_go = Votre magicien ne va que sur une tuile, et il n’y en a pas ici.
why-map_not_held = Vous n’avez pas la carte { map }.
why-map_on_keep = On ne peut jouer aucune carte au Donjon.
why-treasure_found = Le trésor de votre tuile a été trouvé : on ne peut plus y jouer de carte.
why-tile_not_held = Cette tuile n’est pas derrière votre écran.
why-no_wild = On choisit une couleur seulement pour une Libre/Construction, une fois sa case choisie.
why-nothing_to_pay = On paie de l’énergie seulement après avoir choisi de capturer des dragons ou de bâtir.
why-already_placed = Vous avez déjà posé votre tuile de ce tour. { now }
why-herding_over = Il est trop tard à ce tour pour déplacer des dragons. { now }
why-already_moved = Votre magicien s’est déjà déplacé à ce tour. { now }
why-nothing_to_tame = Il n’y a pas de dragon à dompter sur votre tuile.
why-nothing_to_capture = Il n’y a pas de dragon à capturer sur votre tuile.
why-tile_first = Choisissez d’abord une tuile derrière votre écran, et sa face.
why-tower_first = La première tuile que vous posez est votre Tour. Les autres viennent à partir de votre prochain tour.
why-tile_chosen = Vous avez choisi votre tuile de ce tour : posez la tuile { face }.
why-place_first = Posez d’abord la tuile { face }.
why-paint_first = Choisissez d’abord la couleur de votre Libre/Construction.
why-herd_first = Déplacez d’abord des dragons, ou choisissez de n’en déplacer aucun.
why-origin_first = Choisissez d’abord la tuile dont vous voulez déplacer les dragons, ou n’en déplacez aucun.
why-goal_first = Choisissez d’abord la tuile où vont vos dragons.
why-finish_herding = Finissez d’abord de déplacer vos dragons.
why-go_first = Déplacez d’abord votre magicien.
why-deal_first = Occupez-vous d’abord du dragon de votre tuile : domptez-le ou capturez-le.
why-pay_first = Payez d’abord l’énergie que vous devez : encore { $due ->
    [one] 1 cube
   *[other] { $due } cubes
  }.
why-build_first = Bâtissez d’abord sur votre tuile, ou n’y faites rien.
why-pull_first = Attirez d’abord de l’énergie par télékinésie, ou ne faites rien sur votre tuile.
why-draw_first = { $deck ->
    [0] Choisissez d’abord de ne rien faire à la Tour : la pioche est vide.
   *[other] Piochez d’abord des cartes à la Tour, ou n’y faites rien.
  }
why-gold_first = Prenez d’abord de l’or au Donjon, ou n’y faites rien.
why-keep_drawn_first = Choisissez d’abord une carte à garder parmi celles que vous avez piochées.
why-no_build_icon = On ne bâtit que sur une tuile Construction, Libre/Construction ou Dragon/Construction.
why-built_on = Un bâtiment se dresse déjà sur votre tuile, et il n’y a de place que pour un.
why-no_telekinesis = On n’attire de l’énergie que depuis une tuile Télékinésie.
why-no_maps_here = { $deck ->
    [0] La pioche est vide : il n’y a aucune carte à piocher.
   *[other] On ne pioche des cartes qu’à une Tour, la sienne ou celle d’un autre.
  }
why-not_at_keep = On ne prend de l’or à la Banque qu’au Donjon.
why-action_over = L’action de la tuile vient avant les cartes. { now }
why-occupied = Il y a déjà une tuile ici : choisissez une case vide.
why-apart = Une nouvelle tuile doit toucher le Donjon ou au moins deux tuiles, et cette case { $count ->
    [0] n’en touche aucune
   *[other] n’en touche qu’une
  }.
why-no_dragons = Il n’y a pas de dragon à déplacer ici. Choisissez une tuile qui en porte, ou n’en déplacez aucun : votre magicien se déplace ensuite.
why-penned = Les dragons sont ici dans un Enclos, et les dragons parqués ne bougent plus.
why-herd_gold = Déplacer un dragon coûte 1 pièce d’or, et vous n’en avez pas. Choisissez de ne déplacer aucun dragon : votre magicien se déplace ensuite.
why-must_herd = Vous avez choisi de déplacer des dragons : déplacez-en au moins un.
why-herd_to_keep = Les dragons peuvent aller sur n’importe quelle tuile, sauf le Donjon.
why-herd_same = Les dragons partent d’ici : choisissez pour eux une autre tuile.
why-no_such_dragon = Il n’y a pas de dragon { colour } sur la tuile d’où partent vos dragons.
why-entrance = À votre premier tour, votre magicien entre sur le Donjon ou sur votre propre Tour.
why-same_tile = Votre magicien doit finir sur une autre tuile que celle où il se trouve.
why-too_far = { $pets ->
    [0] C’est trop loin pour votre magicien. Il peut aller sur une tuile qui touche la sienne, au Donjon, ou sur une tuile qui touche le Donjon.
   *[other] C’est trop loin pour votre magicien. Il peut aller sur une tuile qui touche la sienne, au Donjon ou sur toute tuile de la couleur d’un de vos compagnons, ou à un pas de là.
  }
why-closed_pen = Les dragons de cette tuile sont dans l’Enclos de { $owner }, et seul son propriétaire peut les capturer.
why-own_pen = Les dragons de votre Enclos ne peuvent pas être domptés, seulement capturés. { to-capture }
why-several = Il y a là { $count } dragons, et on ne peut dompter qu’un dragon seul. { to-capture }
why-same_pet = Vous avez déjà un compagnon { colour } : vous ne pouvez pas dompter ce dragon. { to-capture }
why-poor = Pour dompter le dragon qui s’y trouve, il vous faut 3 pièces d’or, et vous { $gold ->
    [0] n’en avez aucune
   *[other] en avez { $gold }
  }{ $helped ->
    [yes] , en comptant celle qu’apporte votre compagnon vert
   *[no] { "" }
  }. { to-capture }
why-not_active = Ni votre tuile ni aucune de celles qui la touchent n’est { of-tile-colour } : on ne peut pas payer ici avec des cubes { of-plural-colour }.
why-no_cube = Vous n’avez plus de cube { colour }. Payez avec une autre couleur.
why-pen_built = Vous avez déjà bâti votre Enclos, et chaque joueur n’en a qu’un.
why-spires_gone = Les 4 Flèches sont bâties.
why-no_pets = Un Antre est pour l’un de vos compagnons, et vous n’en avez pas.
why-no_such_pet = Vous n’avez pas de compagnon { colour }, et un Antre est pour un compagnon de sa couleur.
why-own_lair = Votre compagnon { colour } a déjà son Antre.
why-lair_taken = Il n’y a qu’un Antre du dragon { colour }, et { $owner } l’a bâti.
why-build_price = Pour bâtir ici, il vous faut { $price } cubes aux couleurs de votre tuile et de celles qui la touchent, et vous { $energy ->
    [0] n’en avez aucun
   *[other] en avez { $energy }
  }.
why-no_fit = La carte { map } demande { $needed ->
    [one] une tuile { of-tile-colour }
   *[other] { $needed } tuiles { of-tiles-colour }
  } touchant la vôtre, et il n’y en a { $count ->
    [0] aucune
   *[other] qu’une
  }.{ $keep ->
    [yes] { " " }Le Donjon ne compte pas ici comme de l’or.
   *[no] { "" }
  }

power-blue = aux Tours, piochez 3 cartes et gardez-en 2
power-green = avant de dompter, prenez 1 pièce d’or
power-red = 1 cube de moins par capture
power-white = 1 cube de moins par bâtiment
power-gold = 1 de Renom en plus par carte jouée
pet-power = { $colour ->
    [blue] { power-blue }
    [green] { power-green }
    [red] { power-red }
    [white] { power-white }
   *[gold] { power-gold }
  }
gains = Vous gagnez { $colour ->
    [none] 1 cube de la couleur choisie
   *[other] { goods }
  }{ $blue ->
    [0] { "" }
    [one] , 1 bleu
   *[other] , { $blue } bleus
  }{ $green ->
    [0] { "" }
    [one] , 1 vert
   *[other] , { $green } verts
  }{ $red ->
    [0] { "" }
    [one] , 1 rouge
   *[other] , { $red } rouges
  }{ $white ->
    [0] { "" }
    [one] , 1 blanc
   *[other] , { $white } blancs
  }{ $gold ->
    [0] { "" }
    [one] , 1 pièce d’or
   *[other] , { $gold } pièces d’or
  }.
then-ends = { $ends ->
    [yes] { " " }Votre tour finit alors.
   *[no] { "" }
  }

stake-first_map = Allez là où les tuiles autour de vous montrent les trois couleurs d’une carte, et elle rapporte son Renom. L’autre carte va sous la pioche.
stake-keep = Les cartes que vous ne gardez pas vont sous la pioche.
stake-tile = { $kind ->
    [dragon] Sa tête attire un dragon { colour }. Sans dragon, on peut y bâtir.
    [build] Aucun dragon n’y vient, et on peut y bâtir.
    [telekinesis] On peut y attirer l’énergie de toute une ligne de tuiles.
    [storm] Les autres magiciens perdent 1 pièce d’or par compagnon, et { $colour ->
        [gold] une pièce
       *[other] un cube { colour }
      }.
    [double] Ses têtes attirent deux dragons { of-plural-colour }. On ne peut pas y bâtir.
   *[wild] Vous choisirez sa couleur. On peut y bâtir.
  }
stake-place = { gains }{ $kind ->
    [storm] { " " }La Tempête dépouille les autres.
   *[other] { "" }
  }
stake-herd_from = Chaque dragon déplacé coûte 1 pièce d’or. Votre magicien se déplace ensuite.
stake-no_gold = Déplacer un dragon coûte 1 pièce d’or, et vous n’en avez pas. Votre magicien se déplace ensuite.
stake-herd_to = Tous les dragons d’une tuile se capturent ensemble, pour un seul prix.
stake-own_pen = Dans votre Enclos, ils ne bougent plus, et vous seul pouvez les capturer.
stake-closed_pen = Dans l’Enclos de { $owner }, ils ne bougent plus, et seul { $owner } peut les capturer.
stake-herd = Chacun coûte 1 pièce d’or, et vous { $gold ->
    [0] n’en avez plus
   *[other] en avez { $gold }
  }.
stake-go = { $there ->
    [tame] Vous y domptez le dragon { colour } pour 3 pièces d’or.
    [capture] Vous y capturez { $count ->
        [one] le dragon
       *[other] les { $count } dragons
      } pour { $price } cubes : { $fame } de Renom.
    [deal] Vous y domptez le dragon { colour } pour 3 pièces d’or, ou le capturez pour { $price } cubes.
    [keep] Vous pouvez y prendre 2 pièces d’or.
    [tower] Vous pouvez y piocher des cartes.
    [telekinesis] Vous pouvez y attirer l’énergie d’une ligne de tuiles.
    [build] Vous pouvez y bâtir pour { $price } cubes.
    [poor] Pour y bâtir, il faut { $price } cubes des couleurs autour. Vous en avez { $energy }.
   *[nothing] Cette tuile n’a pas d’action.
  }{ $fits ->
    [yes] { " " }Une de vos cartes y convient.
   *[no] { "" }
  }{ then-ends }
stake-tame = 3 pièces d’or vont sur sa carte. Tant qu’il en reste, vous volez vers sa couleur et avez son pouvoir ({ pet-power }).{ then-ends }
stake-capture = Cela coûte { $price } cubes des couleurs autour de vous et rapporte { $fame } de Renom.{ then-ends }
stake-pay = { $due ->
    [one] 1 cube
   *[other] { $due } cubes
  } à payer pour { $purpose ->
    [capture] la capture
    [pen] votre Enclos
    [spire] la Flèche
   *[lair] l’Antre
  }, aux couleurs de votre tuile et de celles qu’elle touche.
stake-act_nothing = { $lost ->
    [gold] Vous laissez 2 pièces d’or à la Banque.
    [maps] Vous ne piochez aucune carte.
    [energy] Vous n’attirez aucune énergie.
    [build] Vous pourriez bâtir ici pour { $price } cubes.
    [poor] Pour bâtir ici, il faut { $price } cubes des couleurs autour de vous. Vous en avez { $energy }.
   *[nothing] Il n’y a rien à faire ici.
  }{ then-ends }
stake-building = Cela coûte { $price } cubes. { $building ->
    [pen] Vous seul pourrez capturer les dragons déplacés ici.
    [spire] Désormais, cette tuile donne 2 à qui pose une tuile à côté.
   *[lair] Les Tempêtes n’atteignent plus votre compagnon { colour }.
  }{ $kind ->
    [dragon] { " " }Aucun dragon ne vient plus ici.
   *[other] { "" }
  }{ then-ends }
stake-pull = { gains }{ then-ends }
stake-draw_maps = { $count ->
    [1] Vous piochez la dernière carte et la gardez.
   *[other] Vous piochez { $count } cartes et en gardez { $keeps }.
  }
stake-take_gold = Vous gagnez { goods }, et votre tour finit.
stake-play_map = { $fame } de Renom. Le trésor de cette tuile est trouvé pour de bon, et votre tour finit.
stake-no_map = { $fits ->
    [yes] Une de vos cartes convient ici.
   *[no] Aucune de vos cartes ne convient ici.
  } Votre tour finit.

aim-keep = Une carte rapporte du Renom là où les tuiles autour de vous montrent ses couleurs : gardez celle qui conviendra.
aim-tile = La face choisie décide des dragons qui viennent, et de ce qu’on peut faire là.
aim-place = Plus elle touche de tuiles, plus elle vous donne.
aim-paint = La couleur qu’il vous faut : pour l’énergie, pour une carte, ou la vôtre, où captures et bâtiments coûtent moins.
aim-herd_from = Rassemblés sur une tuile, les dragons se capturent pour un seul prix.
aim-herd_nothing = Cela épargne votre or : 3 pièces domptent un dragon.
aim-herd_to = Rassemblés, les dragons rapportent plus de Renom pour autant de cubes ; déplacés, ils libèrent le chemin.
aim-herd = Un dragon de plus, c’est 1 de Renom de plus à la capture.
aim-herd_done = L’or que vous gardez dompte des dragons.
aim-go = La tuile où finit votre magicien décide de ce qu’il peut dompter, capturer, bâtir ou déterrer.
aim-tame = Un compagnon donne un pouvoir et vous fait voler, et son or vaut du Renom à la fin.
aim-capture = Chaque dragon vaut 1 de Renom, le premier de chaque couleur 2.
aim-pay = Payez avec les cubes qui vous manqueront le moins.
aim-act_nothing = Cela garde vos cubes pour un meilleur endroit.
aim-pen = 2 de Renom, et un lieu où personne d’autre ne capture vos dragons.
aim-spire = 3 de Renom aussitôt : aucun bâtiment ne rapporte plus.
aim-lair = 1 de Renom, et un compagnon qu’aucune Tempête ne chasse.
aim-pull = L’énergie paie captures et bâtiments.
aim-draw_maps = Chaque carte vaut 2 ou 3 de Renom, une fois au bon endroit.
aim-take_gold = L’or dompte les dragons et les déplace.
aim-play_map = Son Renom est à vous pour de bon.
aim-no_map = Votre tour finit ; la carte attend dans votre main.

phase-tile = Tuile
phase-herd = Mener
phase-go = Aller
phase-deal = Affronter
phase-act = Agir
phase-map = Carte

aid-turn = Votre tour
aid-turn-tile = Posez une tuile : elle donne 1, et chaque tuile qu’elle touche aussi. Elle doit toucher le Donjon ou deux tuiles.
aid-turn-dragons = Des dragons apparaissent, un par tête libre.
aid-turn-herd = Vous pouvez déplacer des dragons d’une tuile à une autre : 1 pièce d’or chacun.
aid-turn-go = Déplacez votre magicien : un pas ; ou au Donjon ou vers la couleur d’un compagnon, puis un pas.
aid-turn-deal = Domptez ou capturez les dragons présents.
aid-turn-act = Vous pouvez utiliser la tuile.
aid-turn-map = Vous pouvez jouer une carte : ses trois couleurs touchent votre tuile.
aid-turn-draw = Piochez une tuile.
aid-costs = Prix
aid-cost-tame = Dompter un dragon seul : 3 pièces d’or sur sa carte
aid-cost-capture = Capturer tous les dragons d’une tuile : 10 cubes
aid-cost-build = Bâtir : 5 cubes
aid-costs-less = 1 cube de moins sur votre couleur. On ne paie qu’aux couleurs de sa tuile et de celles qu’elle touche. L’or n’est jamais de l’énergie.
aid-tiles = Sur les tuiles
aid-sign = { $sign ->
    [head] Tête : un dragon vient, puis un autre dès qu’il n’y est plus
    [hammer] Marteau : bâtir, s’il n’y a pas de dragon
    [wild] Libre : couleur au choix, sauf l’or
    [telekinesis] Télékinésie : 1 de chaque tuile d’une ligne
    [storm] Tempête : les autres perdent 1 pièce d’or par compagnon, et un cube ou une pièce de sa couleur
    [tower] Tour : piocher 2 cartes, en garder 1
    [keep] Donjon : prendre 2 pièces d’or ; jamais de carte
    [pen] Enclos, 2 de Renom : ses dragons sont à son propriétaire
    [spire] Flèche, 3 de Renom : produit 2
    [lair] Antre, 1 de Renom : à l’abri des Tempêtes
   *[treasure] Trésor trouvé : plus de carte ici
  }
aid-buildings = Bâtiments
aid-pets = Compagnons
aid-pet = { $colour ->
    [blue] Bleu : { power-blue }
    [green] Vert : { power-green }
    [red] Rouge : { power-red }
    [white] Blanc : { power-white }
   *[gold] Doré : { power-gold }
  }
aid-fame = Renom et fin
aid-fame-dragons = Dragon capturé 1, le premier de sa couleur 2
aid-fame-maps = Carte : deux couleurs pareilles 3, toutes différentes 2
aid-fame-pets = À la fin : 1 par pièce d’or sur les compagnons
aid-fame-end = La partie finit quand sac et mains sont vides. Égalité : couleurs capturées, puis or.
aid-fame-left = { $count ->
    [0] Le sac est vide.
    [one] Il reste 1 tuile dans le sac.
   *[other] Il reste { $count } tuiles dans le sac.
  }
