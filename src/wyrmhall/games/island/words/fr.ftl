game-title = Dragon Island
game-pitch = Explorez une île qui grandit tuile après tuile. Capturez ses dragons ou domptez-les, bâtissez, et creusez là où le disent vos cartes au trésor. Le plus de Renom l’emporte.
game-size = 2 à 4 joueurs, une heure environ.

option-tiles = tuiles
option-tiles-help = Combien de tuiles de terrain restent en jeu : un multiple du nombre de joueurs, 40 au plus. Chacun joue un tour pour sa Tour et un pour chacune de ses tuiles.
option-screens = écrans
option-screens-help = Si l’énergie, l’or et le Renom des autres sont derrière des écrans (closed) ou se consultent à tout moment (open).
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
move-herd_from = Déplacer des dragons de { $cell }
move-herd_nothing = Ne déplacer aucun dragon
move-herd_to = Les déplacer en { $cell }
move-herd = Déplacer un dragon { colour } pour 1 pièce d’or
move-herd_done = Ne plus déplacer de dragon
move-go = Aller en { $cell } : { face }
move-tame = Dompter le dragon pour 3 pièces d’or
move-capture = Capturer ce qui est ici
move-pay = Payer un cube { colour }
move-act_nothing = Ne rien faire sur cette tuile
move-pen = Bâtir votre Enclos (2 de Renom)
move-spire = Bâtir une Flèche (3 de Renom)
move-lair = Bâtir l’Antre de votre dragon { colour } (1 de Renom)
move-pull = Télékinésie : attirer depuis { direction }
move-draw_maps = Piocher des cartes
move-take_gold = Prendre 2 pièces d’or
move-play_map = Jouer la carte { map } ({ $fame } de Renom)
move-no_map = Ne jouer aucune carte

event-opened = { $who } commence.
event-drew_tile = { $who } pioche une tuile ; il en reste { $left } dans le sac.
event-own_tile = C’est { face } / { back-face }.
event-drew_maps = { $who } pioche { maps }.
event-own_map = En voici une : { map }.
event-kept_map = Vous gardez la carte { map }.
event-returned_map = Vous remettez { map } sous la pioche.
event-returned_maps = { $who } remet { maps } sous la pioche.
event-placed = { $who } pose une tuile en { $cell } : { face }.
event-storm_took = La tempête prend { $colour ->
    [gold] une pièce d’or
   *[other] un cube { colour }
  } à { $who }.
event-pet_hungers = La tempête prend 1 pièce d’or au dragon { colour } de { $who } : reste { $left }.
event-pet_left = Le dragon { colour } de { $who } s’envole.
event-gained = { $who } gagne { goods }.
event-dragons_came = { dragons } en { $cell }.
event-herded = { $who } paie 1 pièce d’or et déplace un dragon { colour } de { $origin } en { $cell }.
event-went = { $who } va en { $cell }.
event-stayed = { $who } ne peut aller nulle part et reste au Donjon.
event-tamed = { $who } pose 3 pièces d’or sur une carte et dompte le dragon { colour }.
event-paid = { $who } paie { goods }.
event-captured = { $who } capture { dragons } : { $fame } de Renom.
event-built = { $who } bâtit en { $cell } { building } : { $fame } de Renom.
event-played_map = { $who } joue la carte { map } en { $cell } : { $fame } de Renom.
event-ended = L’île est explorée ; la partie est finie.
event-scored = { $who } : { $fame } de Renom et { $gold } d’or sur ses dragons, { $total } en tout.

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
board-legend = b v r w o : dragons bleus, verts, rouges, blancs, dorés · E1 : Enclos du joueur 1 · F : Flèche · A : Antre · ◆ : trésor trouvé · ①–④ : magiciens
board-supply = Sac { $bag } · pioche { $deck } · Banque { $bank } · Flèches restantes { $spires } · Antres restants : { $lairs }
board-none = aucun
board-player = Joueur
board-wizard = Magicien
board-stock = Réserve
board-fame = Renom
board-pets = Dragons (or)
board-captured = Capturés
board-hand = Tuiles, cartes
board-counts = { $tiles }, { $maps }
board-behind = caché
board-pet = { colour } { $gold }{ $lair ->
    [yes] { " " }dans son Antre
   *[no] { "" }
  }
board-own-tiles = Vos tuiles : { $tiles }
board-own-maps = Vos cartes : { $maps }
board-own-drawn = Piochées : { $maps }
board-known = Connues dans la pioche, depuis le dessus : { $maps }
board-tile = { face } / { back-face }
board-map = { map } ({ $fame })
board-known-map = { $place } : { map }
board-placing = À poser : { face }
board-paying = Énergie à payer encore : { $due }
board-sea = L’île : les touches + et − rapprochent et éloignent, 0 montre tout, les flèches déplacent
board-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
board-nearer = Voir de plus près
board-farther = Voir de plus loin
board-fit = Montrer toute l’île
board-empty = Place libre { $cell }
board-tile-at = { $cell } : { face }
board-treasure = trésor trouvé
board-wizard-of = magicien de { $who }
board-building-of = { building } ({ $who })
board-lair = Bâtir un Antre (1 de Renom)
board-herding = Dragons de { $origin } en { $cell }, 1 pièce d’or chacun
board-seat = { $who }, magicien { colour }
board-total = { $count } de Renom en tout
board-fame-count = { $count } de Renom
board-pet-gold = dragon { colour } apprivoisé{ $lair ->
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
    [one] Sac : reste { $count } tuile
   *[other] Sac : restent { $count } tuiles
  }
board-deck = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
  }
board-bank = { $count ->
    [one] Banque : { $count } pièce d’or
   *[other] Banque : { $count } pièces d’or
  }
board-spires = { $count ->
    [one] Reste { $count } Flèche
   *[other] Restent { $count } Flèches
  }
board-known-count = { $count ->
    [one] Vous connaissez { $count } carte de la pioche
   *[other] Vous connaissez { $count } cartes de la pioche
  }
board-signs = Ce que veulent dire les images
board-colour-sign = { $colour ->
    [blue] Bleu : eau
    [green] Vert : feuille
    [red] Rouge : flamme
    [white] Blanc : neige
   *[gold] Or : soleil
  }
board-sign = { $sign ->
    [head] Dragon : il en vient un par tête tant qu’aucun bâtiment ne la couvre
    [hammer] Construction : un bâtiment pour 5 énergies
    [wild] Libre : reçoit sa couleur quand on la pose, jamais l’or
    [telekinesis] Télékinésie : attire des biens d’une ligne de tuiles
    [storm] Tempête : une fois posée, les autres perdent l’or de leurs dragons et un cube ou une pièce
    [tower] Tour de magicien : piocher 2 cartes, en garder 1
    [keep] Donjon des magiciens : prendre 2 pièces d’or
    [pen] Enclos, 2 de Renom : seul son propriétaire y capture des dragons
    [spire] Flèche, 3 de Renom : sa tuile produit 2
    [lair] Antre, 1 de Renom : les tempêtes n’atteignent plus son dragon
    [treasure] Trésor trouvé : on n’y joue plus de carte
    [token] Couleur capturée : le premier de chaque couleur donne 2 de Renom
    [fame] Renom : le plus grand l’emporte
   *[coin] Or : déplace les dragons, les dompte pour 3, les nourrit
  }
board-choice-left = { $choice } : il en reste { $count }
board-times = { $choice } ×{ $count }
