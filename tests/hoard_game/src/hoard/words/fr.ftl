game-title = Magot
game-pitch = Des dragons se disputent un trésor à coups de griffes numérotées. La griffe la plus haute rafle l’antre ; à égalité, tout reste pour la manche suivante.
game-size = 2 à 5 joueurs, environ 5 minutes.

reason-treasures-gone = le dernier trésor a été disputé

move-play = Jouer la griffe { $claw }

event-turned_up = Un trésor de valeur { $treasure } est retourné : { $lair } dans l’antre.
event-chose = { $who } pose la griffe { $claw } face cachée.
event-showed = { $who } révèle la griffe { $claw }.
event-took = { $who } rafle l’antre : { $lair ->
    [one] { $lair } point
   *[other] { $lair } points
  }.
event-left = La griffe { $claw } est à égalité, l’antre reste : { $lair }.

view-round = Manche
view-lair = Dans l’antre
view-played = Griffes jouées
view-points = Points
view-claws = Griffes restantes
view-showed = Dernière griffe
view-hand = Vos griffes
view-chosen = Votre choix

why-over = La partie est terminée.
why-not_in_hand = Vous n’avez pas de griffe { $claw }.
why-chosen = Vous avez choisi une griffe pour cette manche. Pour en changer, annulez d’abord.
