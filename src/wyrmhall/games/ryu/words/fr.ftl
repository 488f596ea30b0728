game-title = RYU
game-pitch = Soyez le premier à construire un dragon de cinq pièces. Parcourez neuf îles, partagez ce que vous trouvez chez les autres, commercez avec les guildes, et misez en secret quand sort la Larme de Ryu.
game-size = 2 à 5 joueurs, trois quarts d’heure environ.
game-weight = 2
game-best = 3 ou 4
game-mood = Commerce, partages, et du bluff au creux du poing.

option-screens = paravents
option-screens-help = Ce que vous voyez des cubes des autres et du sac : rien, comme autour d’une vraie table (closed), ou tout sauf les mises (open).
option-screens-closed = fermés
option-screens-open = ouverts
option-peoples = peuples
option-peoples-help = Le peuple de chaque place, à partir de la première : shibuke, goblins (Gobelins), sharks (Requins), amazons (Amazones) ou reptilians (Reptiliens). Tous jouent de la même façon.

reason-dragon-complete = un dragon est achevé
reason-round-limit = personne n’a achevé de dragon en 200 tours de table

island = { $island ->
    [smugglers] Contrebandiers
    [merchants] Marchands
    [bazaar] Bazar
    [governor] Île du Gouverneur
    [shibuke] Shibuke
    [goblins] Gobelins
    [sharks] Requins
    [amazons] Amazones
   *[reptilians] Reptiliens
  }
the-island = { $island ->
    [smugglers] la Guilde des Contrebandiers
    [merchants] la Guilde des Marchands
    [bazaar] le Bazar
    [governor] l’île du Gouverneur
    [shibuke] l’île des Shibuke
    [goblins] l’île des Gobelins
    [sharks] l’île des Requins
    [amazons] l’île des Amazones
   *[reptilians] l’île des Reptiliens
  }
The-island = { $island ->
    [shibuke] L’île des Shibuke
    [goblins] L’île des Gobelins
    [sharks] L’île des Requins
    [amazons] L’île des Amazones
   *[reptilians] L’île des Reptiliens
  }
to-island = { $island ->
    [smugglers] à la Guilde des Contrebandiers
    [merchants] à la Guilde des Marchands
    [bazaar] au Bazar
    [governor] à l’île du Gouverneur
    [shibuke] à l’île des Shibuke
    [goblins] à l’île des Gobelins
    [sharks] à l’île des Requins
    [amazons] à l’île des Amazones
   *[reptilians] à l’île des Reptiliens
  }
colour = { $colour ->
    [white] blanc
    [blue] bleu
    [orange] orange
    [purple] violet
   *[yellow] jaune
  }
letter = { $colour ->
    [white] L
    [blue] B
    [orange] O
    [purple] V
   *[yellow] J
  }
a-cube = { $colour ->
    [white] le cube blanc, la Larme
   *[other] un cube { colour }
  }
token = { $token ->
    [merchant] Marchand
    [smuggler] Contrebandier
   *[governor] Gouverneur
  }
token-letter = { $token ->
    [merchant] M
    [smuggler] C
   *[governor] G
  }
tokens = { $token ->
    [merchant] { $count ->
        [one] { $count } Marchand
       *[other] { $count } Marchands
      }
    [smuggler] { $count ->
        [one] { $count } Contrebandier
       *[other] { $count } Contrebandiers
      }
   *[governor] { $count ->
        [one] { $count } Gouverneur
       *[other] { $count } Gouverneurs
      }
  }
after-blue = { $blue ->
    [0] { " " }
   *[other] { ", " }
  }
after-orange = { $orange ->
    [0] { after-blue }
   *[other] { ", " }
  }
after-purple = { $purple ->
    [0] { after-orange }
   *[other] { ", " }
  }
after-yellow = { $yellow ->
    [0] { after-purple }
   *[other] { ", " }
  }
cubes = { $blue ->
    [0] { "" }
    [one] { " " }{ $blue } bleu
   *[other] { " " }{ $blue } bleus
  }{ $orange ->
    [0] { "" }
   *[other] { after-blue }{ $orange } orange
  }{ $purple ->
    [0] { "" }
    [one] { after-orange }{ $purple } violet
   *[other] { after-orange }{ $purple } violets
  }{ $yellow ->
    [0] { "" }
    [one] { after-purple }{ $yellow } jaune
   *[other] { after-purple }{ $yellow } jaunes
  }
and-cubes = { $blue ->
    [0] { "" }
    [one] { ", " }{ $blue } bleu
   *[other] { ", " }{ $blue } bleus
  }{ $orange ->
    [0] { "" }
   *[other] { ", " }{ $orange } orange
  }{ $purple ->
    [0] { "" }
    [one] { ", " }{ $purple } violet
   *[other] { ", " }{ $purple } violets
  }{ $yellow ->
    [0] { "" }
    [one] { ", " }{ $yellow } jaune
   *[other] { ", " }{ $yellow } jaunes
  }
count-of-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }

move-end = Finir votre tour
move-take_gem = Vous n’avez aucun cube : en prendre un jaune
move-move = Aller { to-island }, { $steps ->
    [1] 1 île plus loin
    [2] 2 îles plus loin
   *[other] { $steps } îles plus loin, et finir votre tour
  }
move-explore = Payer 1 jaune pour prospecter sur { the-island } : un Marchand, et { $kind ->
    [player] 4 ou 5 cubes à partager avec son propriétaire
   *[other] 2 cubes
  }
move-smugglers_draw = Guilde des Contrebandiers : payer 1 jaune contre un cube du sac et 2 Contrebandiers
move-merchants_governor = Guilde des Marchands : payer 2 jaunes contre un Gouverneur
move-merchants_gem = Guilde des Marchands : payer un Marchand et un Contrebandier contre un cube jaune
move-bazaar_governor = Bazar : payer 3 Marchands contre un Gouverneur
move-bazaar_draw = Bazar : payer 3 Contrebandiers contre 2 cubes du sac
move-inspect = Île du Gouverneur : payer 1 Contrebandier pour voir tous les cubes ; qui en a plus de 4 se défausse jusqu’à 4
move-turn_over = Île du Gouverneur : payer 1 Marchand pour retourner { the-island }
move-build = Construire la pièce { $piece } avec{ cubes }{ $governor ->
    [0] { "" }
    [one] { after-yellow }{ $governor } Gouverneur
   *[other] { after-yellow }{ $governor } Gouverneurs
  }
move-give = Guilde des Contrebandiers : donner { a-cube } contre un jeton
move-done = Ne plus rien donner
move-pick = Prendre { a-cube }
move-set_aside = Mettre de côté { a-cube }
move-split = Laisser les tas tels quels
move-choose = Prendre { $pile ->
    [aside] le tas mis de côté
   *[rest] le reste
  } ({ count-of-cubes })
move-take = Prendre un { token }
move-discard = Défausser { a-cube }
move-claim = Récupérer { a-cube }
move-claim_nothing = Ne rien récupérer
move-bid = Mettre { a-cube } dans votre poing
move-take_back = Retirer { a-cube } de votre poing
move-close_hand = Fermer le poing

event-opened = { $who } commence.
event-turn = Tour de table { $round }, { $who } :
event-gem = { $who } prend un cube jaune { $source ->
    [centre] au centre
   *[bag] dans le sac
  }.
event-moved = { $who } va { to-island }, { $steps ->
    [one] { $steps } île plus loin
   *[other] { $steps } îles plus loin
  }.
event-did = { $deed ->
    [explore] { $who } prospecte sur { the-island }.
    [smugglers_draw] { $who } pioche à la Guilde des Contrebandiers.
    [merchants_governor] { $who } engage un Gouverneur à la Guilde des Marchands.
    [merchants_gem] { $who } achète un cube jaune à la Guilde des Marchands.
    [bazaar_governor] { $who } engage un Gouverneur au Bazar.
    [bazaar_draw] { $who } pioche au Bazar.
    [inspect] { $who } fait lever tous les autres paravents à l’île du Gouverneur.
   *[turn_over] { $who } retourne une île à l’île du Gouverneur.
  }
event-paid = { $who } paie{ cubes }.
event-paid_gems = { $who } paie { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
  }.
event-spent = { $who } dépense { tokens }.
event-gained = { $who } prend { tokens }{ $lost ->
    [0] { "" }
    [one] { " " }; { $lost } de trop, perdu
   *[other] { " " }; { $lost } de trop, perdus
  }.
event-forwent = { $who } a déjà cinq Marchands et cinq Contrebandiers : { $count ->
    [one] { $count } jeton est perdu
   *[other] { $count } jetons sont perdus
  }.
event-turned = { The-island } passe sur sa face { $face ->
    [sepia] sépia
   *[exploration] de prospection
  }.
event-renewed = C’était la cinquième : les quatre autres îles reviennent sur leur face de prospection.
event-tossed = { $who } lance le jeton de prospection : { $count } cubes, à partager avec { $whom }.
event-drew = { $who } pioche { a-cube }.
event-emptied_bag = Le sac est vide : { $who } prend tout ce qui en est sorti ({ count-of-cubes }).
event-took = { $who } prend { a-cube }.
event-set_aside = { $who } met de côté { a-cube }.
event-split = { $who } a fait deux tas : { $aside } de côté, { $rest } restants.
event-chose = { $who } prend { $pile ->
    [aside] le tas mis de côté
   *[rest] le reste
  } ({ count-of-cubes }).
event-built = { $who } construit la pièce { $piece }.
event-built_free = { $who } construit la pièce { $piece } gratuitement.
event-gave = { $who } donne { a-cube }.
event-showed = { $who } montre{ cubes }.
event-showed_nothing = { $who } n’a rien derrière son paravent.
event-discarded = { $who } défausse { a-cube }.
event-claimed = { $who } récupère { a-cube }.
event-claimed_nothing = { $who } ne récupère rien.
event-tear = { $who } a la Larme de Ryu : l’enchère de dragons commence.
event-put_in = { $who } met { a-cube } dans son poing.
event-took_back = { $who } retire { a-cube } de son poing.
event-closed = { $who } ferme le poing.
event-bid = { $who } mise{ cubes }.
event-bid_tear = { $who } mise la Larme.
event-bid_nothing = { $who } ouvre un poing vide.
event-bid_won = { $who } a la plus forte mise : { count-of-cubes }.
event-bid_tied = Égalité à { count-of-cubes } : personne ne construit.
event-returned = Tout le centre retourne dans le sac : la Larme{ and-cubes }.
event-won = { $who } achève son dragon et gagne !
event-drawn = Aucun dragon après { $round } tours de table : partie nulle.

phase = { $phase ->
    [opening] { $who } prend un premier jeton.
    [turn] À { $who } de jouer.
    [draft] { $who } choisit un cube.
    [split] { $who } fait deux tas.
    [choose] { $who } choisit un tas.
    [trade] { $who } prend un jeton pour le cube donné.
    [exchange] { $who } peut donner d’autres cubes.
    [discard] { $who } se défausse jusqu’à quatre cubes.
    [claim] { $who } peut récupérer un cube défaussé.
    [bid] L’enchère de dragons : chacun mise en secret.
    [spoils] { $who } prend des jetons pour sa mise.
   *[over] La partie est terminée.
  }
board-round = Tour de table { $round }
board-moved = déplacement fait
board-acted = action faite
board-exploration = prospection
board-sepia = sépia
board-centre = Centre
board-bag = Sac
board-shown = Piochés
board-rest = Reste
board-aside = De côté
board-fallen = Défaussés
board-hand = Votre poing
board-hand-closed = fermé
board-none = aucun
board-hidden = cachés
board-player = Joueur
board-people = Peuple
board-dragon = Dragon
board-tokens = Jetons
board-cubes = Cubes
board-owed = { $count ->
    [one] { $count } jeton à prendre
   *[other] { $count } jetons à prendre
  }
board-legend = ○ à prospecter · ● sépia · ①–⑤ figurines, et propriétaires à côté du nom d’une île · ▶ doit décider
board-circle = Le cercle des îles
board-island = { island }, { $kind ->
    [player] chez { $owner }
    [non-player] île non-joueur
   *[neutral] île neutre
  }
board-printed = { $island ->
    [smugglers] 1 jaune contre un cube du sac et 2 Contrebandiers, ou un Marchand ou un Contrebandier contre chaque cube bleu, orange ou violet
    [merchants] 2 jaunes contre un Gouverneur, ou un Marchand et un Contrebandier contre 1 jaune
    [bazaar] 3 Marchands contre un Gouverneur, ou 3 Contrebandiers contre 2 cubes du sac
    [governor] 1 Marchand pour retourner une île, ou 1 Contrebandier pour voir tous les cubes
   *[other] 1 jaune contre un Marchand et { $kind ->
        [player] 4 ou 5 cubes du sac à partager avec le propriétaire
       *[other] 2 cubes du sac
      }
  }
board-figures = ici : { $names }
board-cube = { $colour ->
    [white] le cube blanc, la Larme
   *[other] { $count } { $count ->
        [one] cube { colour }
       *[other] cubes { of-colours }
      }
  }
of-colours = { $colour ->
    [blue] bleus
    [orange] orange
    [purple] violets
   *[other] jaunes
  }
board-cube-at = { board-cube }, { $place ->
    [screen] derrière votre paravent
    [centre] au centre
    [hand] dans votre poing
   *[shown] sur la table
  }
board-bag-holds = Le sac : { $cubes }
board-reserve = Réserve
board-in-reserve = { token }, dans la réserve
board-screens = Faire lever les paravents des autres
board-your-screen = Derrière votre paravent
board-behind-screen = { $who }, derrière le paravent : { $cubes }
board-dragon-of = { $who }, dragon : { $count ->
    [0] aucune pièce
    [one] { $count } pièce sur 5
   *[other] { $count } pièces sur 5
  }
board-next-piece = ensuite, la pièce { $piece } : { cost }
cost = { $piece ->
    [B] 1 bleu, 1 orange et 1 violet
    [D] 1 bleu, 1 orange et 1 violet
    [E] 1 bleu, 1 orange, 1 violet et 2 jaunes
   *[other] 3 cubes d’une même couleur, bleu, orange ou violet
  }
board-first = a commencé la partie
board-asked = doit décider
board-share = { $who } partage avec { $whom }.
board-bid = L’enchère de dragons
board-bid-how = Touchez vos cubes pour les miser.
board-bid-waits = Tous les poings s’ouvrent ensemble.

ask-end = finir votre tour
ask-take_gem = prendre un cube jaune
ask-move = aller à une autre île
ask-explore = prospecter
ask-smugglers_draw = piocher un cube chez les Contrebandiers
ask-merchants_governor = acheter un Gouverneur chez les Marchands
ask-merchants_gem = obtenir un cube jaune chez les Marchands
ask-bazaar_governor = obtenir un Gouverneur au Bazar
ask-bazaar_draw = piocher des cubes au Bazar
ask-inspect = voir les cubes de tous
ask-turn_over = retourner une île
ask-build = construire la prochaine pièce de votre dragon
ask-give = donner un cube contre un jeton
ask-done = ne plus rien donner
ask-pick = prendre un des cubes piochés
ask-set_aside = mettre un cube de côté
ask-split = laisser les tas tels quels
ask-choose = choisir un tas
ask-take = prendre un jeton
ask-discard = défausser un cube
ask-claim = récupérer un cube défaussé
ask-claim_nothing = ne rien récupérer
ask-bid = mettre un cube dans votre poing
ask-take_back = retirer un cube de votre poing
ask-close_hand = fermer le poing

score-pieces = Pièces du dragon

choice = { $choice ->
    [closed] fermés
    [open] ouverts
    [shibuke] Shibuke
    [goblins] Gobelins
    [sharks] Requins
    [amazons] Amazones
    [reptilians] Reptiliens
   *[other] { $choice }
  }

away = à { $steps ->
    [one] { $steps } île d’ici
   *[other] { $steps } îles d’ici
  }
why-won = La partie est terminée : { $who } a achevé son dragon.
why-drawn = La partie est terminée : personne n’a achevé de dragon en { $round } tours de table.
why-wait_opening = { $who } prend d’abord un Marchand ou un Contrebandier. Le premier tour commence ensuite.
why-not_your_turn = C’est le tour de { $who }.
why-wait_draft = On partage les cubes piochés, et c’est à { $who } de prendre le suivant.
why-wait_split = { $who } répartit les cubes piochés en deux tas.
why-wait_choose = { $who } choisit entre les deux tas.
why-wait_discard = { $who } a plus de 4 cubes et doit d’abord se défausser jusqu’à 4.
why-wait_spoils = { $who } prend des jetons pour les cubes de sa mise.
why-hand_closed = Votre poing est fermé. Tous les poings s’ouvrent ensemble quand chacun a fermé le sien ; d’ici là, vous pouvez annuler le coup.
why-first_token = Prenez d’abord votre jeton de départ : un Marchand ou un Contrebandier.
why-first_pick = Prenez d’abord un des cubes piochés.
why-first_split = Répartissez d’abord les cubes piochés en deux tas : mettez-en 1 ou 2 de côté.
why-first_choose = Choisissez d’abord lequel des deux tas vous prenez.
why-first_trade = Prenez d’abord un Marchand ou un Contrebandier pour le cube donné.
why-first_gift = Vous donnez des cubes contre des jetons : donnez-en encore un bleu, orange ou violet, ou ne donnez plus rien.
why-first_discard = Défaussez d’abord { $excess ->
    [one] { $excess } cube
   *[other] { $excess } cubes
  } : vous pouvez en garder 4.
why-first_claim = Récupérez d’abord un des cubes qui viennent d’être défaussés, ou ne récupérez rien.
why-first_bid = L’enchère de dragons passe d’abord : mettez dans votre poing autant de cubes que vous voulez, ou aucun, et fermez-le.
why-first_spoils = { $owed ->
    [one] Prenez d’abord { $owed } jeton pour votre mise : un Marchand ou un Contrebandier.
   *[other] Prenez d’abord { $owed } jetons pour votre mise : chaque fois un Marchand ou un Contrebandier.
  }
why-no_bid = On ne mise des cubes que lorsque quelqu’un pioche la Larme de Ryu.
why-no_discard = On ne se défausse que si quelqu’un fait lever les paravents à l’île du Gouverneur et que l’on a plus de 4 cubes.
why-no_claim = On ne récupère qu’un cube défaussé par les autres quand on leur fait lever leurs paravents à l’île du Gouverneur.
why-no_sharing = Il n’y a pas de cubes à partager. On en pioche en prospectant sur l’île d’un joueur.
why-no_trade = Vous n’êtes pas en train de donner des cubes contre des jetons. Cela se fait à la Guilde des Contrebandiers.
why-no_token = On ne prend un Marchand ou un Contrebandier au choix que pour un cube donné à la Guilde des Contrebandiers, ou misé sans l’emporter.
why-other_price = Cela ne paie pas la pièce { $piece }. Elle coûte { cost } ; un Gouverneur remplace n’importe lequel de ces cubes.
why-smugglers_elsewhere = Seule la Guilde des Contrebandiers, { away }, donne un cube du sac et 2 Contrebandiers contre 1 jaune.
why-give_elsewhere = Seule la Guilde des Contrebandiers, { away }, donne des jetons contre des cubes bleus, orange ou violets.
why-hire_elsewhere = Seule la Guilde des Marchands, { away }, donne un Gouverneur contre 2 jaunes.
why-gem_elsewhere = Seule la Guilde des Marchands, { away }, donne un cube jaune contre un Marchand et un Contrebandier.
why-bazaar_elsewhere = Seul le Bazar, { away }, donne un Gouverneur contre 3 Marchands.
why-bazaar_draw_elsewhere = Seul le Bazar, { away }, donne 2 cubes du sac contre 3 Contrebandiers.
why-inspect_elsewhere = Ce n’est que sur l’île du Gouverneur, { away }, qu’on peut faire lever les paravents des autres, contre 1 Contrebandier.
why-turn_elsewhere = Ce n’est que sur l’île du Gouverneur, { away }, qu’on peut retourner une île, contre 1 Marchand.
why-explore_neutral = On ne prospecte que sur l’île d’un autre peuple, et vous êtes { to-island }.
why-explore_own = On ne prospecte que sur l’île d’un autre peuple, pas sur la sienne.
why-explore_sepia = { The-island } est sur sa face sépia. On pourra y prospecter quand elle reviendra sur l’autre : à la cinquième île sépia, ou contre 1 Marchand à l’île du Gouverneur.
why-already_there = Vous êtes déjà sur { the-island }.
why-no_free_gem = { $all ->
    [0] Il ne reste aucun cube jaune, ni au centre ni dans le sac.
   *[other] Un cube jaune n’est gratuit que pour qui n’a aucun cube, et vous en avez { $all }.
  }
why-gem_too_late = On ne prend un cube jaune gratuit qu’au tout début de son tour, avant de se déplacer ou d’agir.
why-already_acted = Vous avez déjà agi à ce tour. Vous pouvez encore avancer de 1 ou 2 îles, ou finir votre tour.
why-already_moved = Vous vous êtes déjà déplacé à ce tour. Vous pouvez encore agir là où vous êtes, ou finir votre tour.
why-too_far = Après une action, on avance de 1 ou 2 îles, et { the-island } est { away }.
why-piece_price = La pièce { $piece } coûte { cost }. Il vous en manque { $short }{ $governors ->
    [0] { " " }; un Gouverneur remplace n’importe quel cube
    [one] , même avec votre Gouverneur
   *[other] , même avec vos { $governors } Gouverneurs
  }.
why-explore_price = Prospecter coûte 1 jaune, et vous n’en avez pas.
why-smugglers_price = Un cube du sac et 2 Contrebandiers coûtent 1 jaune, et vous n’en avez pas.
why-hire_price = Un Gouverneur coûte ici 2 jaunes, et vous { $gems ->
    [0] n’en avez pas
    [1] n’en avez qu’un
   *[other] n’en avez que { $gems }
  }.
why-gem_price = { $merchants ->
    [0] Un cube jaune coûte un Marchand et un Contrebandier, et vous n’avez { $smugglers ->
        [0] ni l’un ni l’autre
       *[other] pas de Marchand
      }.
   *[other] { $smugglers ->
        [0] Un cube jaune coûte un Marchand et un Contrebandier, et vous n’avez pas de Contrebandier.
       *[other] Il ne reste aucun cube jaune, ni au centre ni dans le sac.
      }
  }
why-bazaar_price = Un Gouverneur coûte ici 3 Marchands, et vous { $merchants ->
    [0] n’en avez pas
    [1] n’en avez qu’un
   *[other] n’en avez que { $merchants }
  }.
why-bazaar_draw_price = Piocher 2 cubes coûte ici 3 Contrebandiers, et vous { $smugglers ->
    [0] n’en avez pas
    [1] n’en avez qu’un
   *[other] n’en avez que { $smugglers }
  }.
why-inspect_price = Faire lever les paravents des autres coûte 1 Contrebandier, et vous n’en avez pas.
why-turn_price = Retourner une île coûte 1 Marchand, et vous n’en avez pas.
why-none_to_give = Vous n’avez pas de cube { colour } à donner.
why-none_to_pick = Il ne reste pas de cube { colour } à prendre.
why-none_to_set_aside = Il ne reste pas de cube { colour } à mettre de côté.
why-nothing_aside = Mettez d’abord un cube de côté : aucun des deux tas ne peut être vide.
why-none_to_discard = Vous n’avez pas de cube { colour } à défausser.
why-none_to_claim = Aucun cube { colour } ne vient d’être défaussé.
why-none_to_bid = Vous n’avez pas de cube { colour } à miser.
why-all_in_hand = { $held ->
    [one] Votre seul cube { colour } est déjà dans votre poing.
   *[other] Vos { $held } cubes { of-colours } sont déjà tous dans votre poing.
  }
why-none_to_take_back = Il n’y a pas de cube { colour } dans votre poing.
why-no_more_changes = Vous avez retiré { $changes } cubes de votre poing, et c’est la limite. Vous pouvez encore annuler le coup.
why-too_few_cubes = Cela demande{ cubes }, que vous n’avez pas. Vous pouvez payer la pièce { $piece } autrement.
why-too_few_governors = Cela demande { $governor ->
    [one] { $governor } Gouverneur
   *[other] { $governor } Gouverneurs
  }, et vous { $governors ->
    [0] n’en avez pas
    [1] n’en avez qu’un
   *[other] n’en avez que { $governors }
  }. Vous pouvez payer la pièce { $piece } autrement.
lesson-welcome = Bienvenue ! Vous construisez un dragon. Il a cinq pièces, de A à E, que l’on construit dans cet ordre. Fafnir et Smok ont aussi le leur. Qui achève son dragon le premier gagne aussitôt. Il n’y a pas de points à compter.
lesson-cost = Les pièces se paient en cubes. La pièce A coûte trois cubes d’une même couleur : bleu, orange ou violet. Vous n’en avez encore aucun, seulement deux jaunes. Le jaune, c’est votre argent : il sert à trouver les autres.
lesson-sail = Neuf îles forment un cercle. À votre tour, vous pouvez vous déplacer d’une ou deux îles, dans un sens ou dans l’autre, et faire une action. Vous êtes chez vous, sur l’île des Shibuke. Allez à côté, chez les Amazones : touchez leur île, puis confirmez.
lesson-sail-else = Vous pourriez y aller. Mais les Amazones sont juste à côté, et ce qu’on trouve sur leur île ne se partage pas. Revenons en arrière.
lesson-sail-else-end = Votre tour serait fini sans que vous ayez rien fait. Revenons en arrière et partons.
lesson-explore = Votre action : prospecter. Payez 1 jaune, prenez un Marchand et piochez des cubes dans le sac. Personne à cette table ne joue les Amazones : vous piochez deux cubes et les gardez. Touchez le sac, puis confirmez.
lesson-explore-else = Vous pouvez vous arrêter là. Mais c’est en prospectant qu’on trouve des cubes. Revenons en arrière et essayons.
lesson-found = Un orange et un violet ! Ils sont derrière votre paravent. Les autres les ont vus sortir du sac, à eux maintenant de s’en souvenir. L’île est passée sur sa face sépia : pour un temps, plus personne ne peut y prospecter. Et votre Marchand servira plus tard.
lesson-split = Smok prospecte chez vous ! Le propriétaire a droit à sa part, où que soit sa figurine. Cinq cubes sont sortis du sac. Vous en faites deux tas, Smok en prend un, l’autre est à vous. Commencez par un bleu : touchez-le et confirmez, pour le mettre de côté.
lesson-split-else = Vous pouvez commencer ainsi. Mais les deux cubes bleus font un bon tas à eux seuls. Revenons en arrière et commençons par un bleu.
lesson-split_again = Vous ne savez pas quel tas Smok prendra : faites-en deux qui vous plaisent. Une paire de bleus est un beau début. Un orange qui va avec le vôtre, et deux jaunes, cela vaut autant. Mettez aussi le second bleu de côté.
lesson-split_again-else = Il y aurait alors un bleu dans chaque tas, et une paire vaut mieux que deux cubes isolés. Revenons en arrière.
lesson-split_again-else-split = Un cube contre quatre : Smok prendrait les quatre. Revenons en arrière et ajoutons le second bleu.
lesson-visit = Smok a pris la paire de bleus, et vous le reste. À votre tour, vous voilà chez Smok, sur l’île des Requins. Prospectez ! Vous partagerez avec Smok : c’est bon pour vous deux, et Fafnir n’a rien. Touchez le sac, puis confirmez.
lesson-visit-else = Vous pouvez vous arrêter là. Mais vous ne trouveriez rien à ce tour. Revenons en arrière et prospectons.
lesson-draft = Un jeton lancé décide du nombre de cubes : cinq ou, comme ici, quatre. Quand il y en a quatre, vous en prenez un, Smok deux, et le dernier vous revient. Vous avez deux cubes orange : prenez le troisième !
lesson-draft-else = Smok pourrait alors prendre l’orange. Si vous le prenez, le dernier cube sera jaune de toute façon. Revenons en arrière.
lesson-build = Trois cubes orange : de quoi payer la pièce A. Construire est une action, possible sur n’importe quelle île. Touchez votre dragon, puis confirmez.
lesson-build-else = Votre tour serait fini, alors que vous avez juste de quoi payer la pièce A. Revenons en arrière et construisons-la.
lesson-build-else-move = Vous pouvez partir d’abord, mais au-delà de deux îles il n’y a plus d’action. Si vous construisez d’abord, vous pourrez encore partir. Revenons en arrière.
lesson-guild = La pièce A est construite ! Après une action, on peut encore se déplacer d’une ou deux îles : vous voici à la Guilde des Contrebandiers, une île neutre. Chaque île neutre propose deux échanges, imprimés dessus. Voici le premier : payez 1 jaune, piochez un cube, prenez deux Contrebandiers. Touchez le sac.
lesson-guild-else = Vous pouvez le faire. Mais commercez d’abord ici : après une action, on peut encore se déplacer. Revenons en arrière.
lesson-guild-else-give = C’est l’autre échange : un cube bleu, orange ou violet contre un Marchand ou un Contrebandier. Mais ces cubes-là, il vous les faut pour votre dragon. Revenons en arrière.
lesson-governor = Encore un jaune : les deux Contrebandiers ne vous ont rien coûté ! Les jetons servent à commercer. Le meilleur est le Gouverneur : quand vous construisez, il remplace n’importe quel cube. Il coûte deux jaunes à la Guilde des Marchands, ou trois Marchands au Bazar.
lesson-fifth = Un tour plus tard. Smok a construit sa pièce A avec deux bleus et un Gouverneur. Vous avez prospecté chez Fafnir, qui a fait deux tas, et pris trois cubes. C’était la cinquième île à passer sépia. Les quatre autres sont donc revenues : on peut de nouveau y prospecter.
lesson-tear = Encore un tour plus tard. De retour chez les Amazones, vous avez pioché un violet et le cube blanc : la Larme de Ryu ! Tout le monde mise des cubes, en secret. Qui mise le plus construit gratuitement sa prochaine pièce. La Larme compte pour un cube ; elle est déjà dans votre poing.
lesson-bid = Combien miser ? On a vu chaque cube quand il a été pioché ou payé. On peut donc compter : il reste deux cubes à Fafnir, et un à Smok. Trois, c’est imbattable. Ajoutez ce qui vous sert le moins : touchez un cube jaune, puis confirmez.
lesson-bid-else = Il compterait tout autant. Mais vous avez trois violets, de quoi payer une pièce, et l’orange sert aussi à construire. Revenons en arrière et misons du jaune.
lesson-bid-else-close_hand = Cela ne ferait qu’un cube, la Larme. Fafnir peut en miser deux. Revenons en arrière et misons davantage.
lesson-bid_again = La Larme et un jaune font deux. Si Fafnir en mise deux aussi, il y a égalité, et personne ne construit. Ajoutez l’autre cube jaune.
lesson-bid_again-else = Il compterait tout autant. Mais il peut servir à construire, et le jaune pas encore. Revenons en arrière.
lesson-bid_again-else-close_hand = Deux cubes pourraient ne faire qu’une égalité. Revenons en arrière et ajoutons-en un.
lesson-bid_again-else-take_back = On peut changer d’avis tant qu’on n’a pas fermé le poing. Mais c’est trois qu’il vous faut. Revenons en arrière.
lesson-close = Cela fait trois. Ne misez pas plus qu’il ne faut : gagnée ou perdue, une mise s’en va. Fermez le poing. Puis tous les poings s’ouvrent ensemble.
lesson-close-else = Trois suffisent pour gagner, et le quatrième cube serait perdu. Revenons en arrière.
lesson-close-else-take_back = On peut changer d’avis tant qu’on n’a pas fermé le poing. Mais deux cubes pourraient ne faire qu’une égalité. Revenons en arrière.
lesson-won = Trois contre deux et un ! Vous avez construit la pièce B gratuitement, sans avoir un seul bleu. Fafnir et Smok ont pris un Marchand ou un Contrebandier par cube misé : ce n’était pas pour rien. Puis tous les cubes du centre sont retournés dans le sac.
lesson-gem = Fafnir et Smok avaient misé tous leurs cubes. Qui n’en a aucun au début de son tour peut prendre un jaune, gratuitement. Avec le sien, Smok a prospecté. Fafnir s’est déplacé de trois îles : on peut aller jusqu’à quatre, mais au-delà de deux, sans action.
lesson-build_c = À vous de jouer, avec les trois violets que vous avez gardés. La pièce C coûte la même chose que la A : trois d’une même couleur. Construisez-la !
lesson-build_c-else = Vous pouvez le faire. Mais vous avez tout ce que coûte la pièce C. Revenons en arrière et construisons-la.
lesson-build_c-else-move = Vous pouvez partir d’abord, mais pas au-delà de deux îles. Si vous construisez d’abord, vous pourrez encore partir. Revenons en arrière.
lesson-hoard = Trois pièces ! Un conseil : n’amassez pas les cubes. À l’île du Gouverneur, contre un Contrebandier, tous les autres montrent les leurs, et qui en a plus de quatre se défausse jusqu’à quatre. Ou bien, contre un Marchand, on y retourne une île : si elle était sépia, on peut de nouveau y prospecter.
lesson-end = La pièce D coûte un bleu, un orange et un violet ; la E, autant et deux jaunes. Qui construit la E gagne aussitôt : ne prospectez donc pas chez un joueur en tête, il aurait sa part. C’est tout le jeu. Bonne chance !

tip-island = { $value ->
    [smugglers] Payez 1 jaune pour piocher un cube et prendre 2 Contrebandiers. Ou donnez des cubes bleus, orange et violets contre autant de Marchands ou de Contrebandiers.
    [merchants] Payez 2 jaunes contre un Gouverneur. Ou payez un Marchand et un Contrebandier contre un cube jaune.
    [bazaar] Payez 3 Marchands contre un Gouverneur. Ou payez 3 Contrebandiers pour piocher 2 cubes.
    [governor] Payez un Marchand pour retourner une île. Ou payez un Contrebandier : tous les autres montrent leurs cubes, et qui en a plus de 4 se défausse jusqu’à 4.
   *[other] Prospectez-y pour 1 jaune, sauf si elle est sépia ou à vous. Si elle a un propriétaire, on pioche 4 ou 5 cubes et il a sa part ; sinon 2 cubes, tous pour vous.
  }
tip-bag = C’est ici qu’on pioche les cubes. L’un d’eux est blanc, la Larme de Ryu : quand il sort, tout le monde mise.
tip-cube = { $value ->
    [yellow] Les cubes jaunes servent à prospecter et à commercer. La pièce E en demande deux.
    [white] La Larme de Ryu. Qui l’a doit la miser ; elle compte pour un cube.
   *[other] Les cubes bleus, orange et violets servent à construire votre dragon. Dans une mise, chaque cube compte pour un, quelle que soit sa couleur.
  }
tip-shown = Les cubes qu’on vient de piocher. S’il y en a quatre, qui prospecte en prend un, le propriétaire deux, puis l’autre le dernier. S’il y en a cinq, le propriétaire fait deux tas, et qui prospecte en prend un.
tip-pile = Qui prospecte prend l’un des deux tas, le propriétaire de l’île prend l’autre.
tip-centre = Les cubes dépensés. Après une Larme, ils retournent tous dans le sac.
tip-token = { $value ->
    [merchant] On reçoit un Marchand chaque fois qu’on prospecte. 3 paient un Gouverneur au Bazar ; 1 retourne une île à l’île du Gouverneur.
    [smuggler] On reçoit des Contrebandiers à leur Guilde. 3 paient 2 cubes au Bazar ; 1 fait montrer aux autres les leurs à l’île du Gouverneur.
   *[governor] Quand vous construisez, un Gouverneur remplace n’importe quel cube. Il ne sert à rien d’autre.
  }
tip-reserve = Les jetons que personne n’a. Quand vous pouvez en choisir un, touchez-le ici. On n’en a jamais plus de cinq d’une sorte.
tip-dragon = A et C coûtent 3 cubes d’une même couleur, bleu, orange ou violet ; B et D 1 de chaque ; E 1 de chaque et 2 jaunes. Construire est une action, sur n’importe quelle île.
tip-hand = { $value ->
    [hand] Ferme le poing. Quand tous sont fermés, ils s’ouvrent ensemble, et la plus forte mise construit une pièce gratuitement.
    [white] La Larme de Ryu. Qui l’a doit la miser ; elle compte pour un cube.
   *[other] Les cubes que vous misez. Tant que le poing n’est pas fermé, vous pouvez les retirer.
  }
tip-screens = Payez un Contrebandier : tous les autres montrent leurs cubes. Qui en a plus de 4 se défausse jusqu’à 4, et vous pouvez en récupérer un.
tip-done = On en reste là : plus aucun cube n’est mis de côté, donné ou récupéré.
tip-end = Finit votre tour. À chaque tour, on peut se déplacer une fois et faire une action, dans l’ordre qu’on veut.

stake-far = Au-delà de 2 îles, vous n’avez plus d’action.
stake-no_gem = Vous n’avez aucun cube : un jaune est gratuit, mais seulement avant toute autre chose.
stake-idle = À ce tour, vous n’auriez ni bougé ni agi.
stake-no_move = Vous pourriez encore avancer de 1 ou 2 îles.
stake-no_action = Vous pourriez encore agir ici.
stake-no_token = Vous avez cinq Marchands et cinq Contrebandiers : vous ne recevez rien en échange.
stake-nothing_to_see = Personne n’a plus de 4 cubes : rien ne serait défaussé.
stake-last = Votre tour est alors fini.
stake-then_sail = Vous pourrez encore avancer de 1 ou 2 îles.
stake-gem = Ce n’est pas votre action : vous pourrez encore vous déplacer et agir.
stake-inspect = Vous pourrez ensuite récupérer un des cubes défaussés.
stake-to_sepia = Plus personne ne pourra y prospecter tant qu’elle n’est pas revenue.
stake-to_exploration = On pourra de nouveau y prospecter.
stake-fifth = C’est la cinquième à passer sépia : les quatre autres reviennent.
stake-win = Votre dragon est achevé : vous gagnez !
stake-give = Vous choisissez ensuite un Marchand ou un Contrebandier.
stake-claim = Les cubes que vous ne prenez pas restent au centre.
stake-bid = La plus forte mise construit une pièce gratuitement ; les autres prennent un jeton par cube. Les cubes misés s’en vont.
stake-full = { $full ->
    [0] { "" }
   *[other] { " " }Vous avez déjà cinq Marchands : le nouveau est perdu.
  }
stake-explore_alone = Personne ne joue ce peuple : les cubes sont tous pour vous.{ stake-full }
stake-explore_shared = { $whom } aura sa part : deux cubes sur quatre, ou l’un de deux tas.{ stake-full }
stake-pick = { $left ->
    [4] { $whom } en prend deux sur les trois autres ; le dernier vous revient.
    [3] Vous en prenez encore un ; le dernier revient à { $whom }.
   *[other] L’autre revient à { $whom }.
  }
stake-split = { $aside ->
    [0] Quand il y en a un ou deux de côté, { $whom } prend le tas de son choix ; l’autre est à vous.
   *[other] { $whom } prend alors le tas de son choix ; l’autre est à vous.
  }
stake-choose = { $whom } reçoit l’autre tas.
stake-discard = { $whom } pourra ensuite récupérer un des cubes défaussés.
stake-lost = { $token ->
    [merchant] Vous ne pouvez avoir que cinq Marchands
    [smuggler] Vous ne pouvez avoir que cinq Contrebandiers
   *[governor] Vous ne pouvez avoir que cinq Gouverneurs
  } : { $count ->
    [one] un est perdu
   *[other] les deux sont perdus
  }.

aim-end = Vous êtes là où vous voulez commencer votre prochain tour.
aim-take_gem = Il est gratuit, et il permet de prospecter ou de commercer de nouveau.
aim-move = L’île où vous êtes décide de ce que vous pouvez faire, à ce tour ou au prochain.
aim-explore = C’est en prospectant qu’on trouve le plus de cubes, avec un Marchand en plus.
aim-smugglers_draw = Pour un cube jaune, vous avez peut-être un cube pour votre dragon, et deux Contrebandiers à coup sûr.
aim-merchants_governor = Un Gouverneur remplacera le cube qui vous manquera, quel qu’il soit.
aim-merchants_gem = Deux petits jetons deviennent de l’argent pour prospecter.
aim-bazaar_governor = Un Gouverneur remplacera le cube qui vous manquera, quel qu’il soit.
aim-bazaar_draw = Deux cubes d’un coup, et personne n’y a sa part.
aim-inspect = Les autres y perdent ce qu’ils amassent, et vous pouvez en récupérer un.
aim-turn_over = Une île où vous voulez prospecter s’ouvre, ou une autre se ferme aux adversaires.
aim-build = Chaque pièce vous rapproche de la fin, et un cube construit ne se perd plus.
aim-give = Les cubes dont vous n’avez pas besoin deviennent des jetons, que personne ne peut vous prendre.
aim-done = Les cubes que vous gardez peuvent encore servir à votre dragon.
aim-pick = Prenez ce qu’il faut à votre prochaine pièce, ou ce que l’autre convoite.
aim-set_aside = Faites deux tas qui vous plaisent autant l’un que l’autre.
aim-split = Les deux tas se valent assez pour que l’un comme l’autre vous aille.
aim-choose = C’est le tas qui sert le mieux votre prochaine pièce.
aim-take = Trois Marchands font un Gouverneur au Bazar, trois Contrebandiers deux cubes.
aim-discard = Séparez-vous du cube qui sert le moins à vos prochaines pièces.
aim-claim = C’est un cube pour rien.
aim-claim_nothing = Avec quatre cubes au plus, vous n’avez rien à craindre d’un contrôle.
aim-bid = Un cube de plus peut vous valoir une pièce gratuite.
aim-take_back = Ne misez pas plus qu’il ne faut : un cube misé s’en va.
aim-close_hand = Votre mise est assez forte.

phase-gem = Jaune gratuit
phase-either = Bouger ou agir
phase-other = Puis l’autre
phase-move = Déplacement
phase-action = Action
phase-share = Partage
phase-bid = Enchère
phase-tokens = Jetons

aid-turn = Votre tour
aid-turn-gem = Aucun cube ? Prenez d’abord un jaune, gratuitement.
aid-turn-short = Avancez de 1 ou 2 îles et agissez, ou l’inverse.
aid-turn-long = Ou avancez de 3 ou 4 îles, sans action.
aid-turn-actions = Action : prospecter, construire, ou un échange d’île neutre.
aid-explore = Prospecter
aid-explore-where = Sur l’île d’un autre peuple, sauf sépia : payez 1 jaune, prenez un Marchand.
aid-explore-alone = Peuple sans joueur : piochez 2 cubes, tous deux à vous.
aid-explore-four = Chez un joueur, 4 cubes : à vous 1, à lui 2, à vous 1.
aid-explore-five = Chez un joueur, 5 cubes : deux tas, vous choisissez.
aid-explore-sepia = L’île passe sépia ; à la 5ᵉ, les 4 autres reviennent.
aid-build = Votre dragon
aid-build-governor = Sur toute île. Un Gouverneur remplace n’importe quel cube.
aid-end = Qui construit la E gagne aussitôt.
aid-islands = Îles neutres
aid-smugglers-1 = piocher un cube, prendre 2 Contrebandiers
aid-smugglers-2 = pour chacun, l’un ou l’autre
aid-merchants-1 = engager un Gouverneur
aid-merchants-2 = prendre un cube jaune
aid-bazaar-1 = engager un Gouverneur
aid-bazaar-2 = piocher 2 cubes
aid-governor-1 = retourner une île
aid-governor-2 = les autres montrent leurs cubes et n’en gardent que 4 ; en prendre un
aid-cubes = Cubes et jetons
aid-cube = { $colour ->
    [white] La Larme de Ryu : quand elle sort, tous misent
    [yellow] Pour prospecter et commercer
   *[material] Bleu, orange, violet : pour votre dragon
  }
aid-token = { $token ->
    [merchant] Marchand : pour commercer ; 5 au plus
    [smuggler] Contrebandier : pour commercer ; 5 au plus
   *[governor] Gouverneur : pour construire ; 5 au plus
  }
aid-bid = L’enchère de dragons
aid-bid-hand = Tous misent des cubes en secret. La Larme doit l’être.
aid-bid-most = La plus forte mise construit une pièce gratuitement ; à égalité, personne.
aid-bid-rest = Les autres prennent Marchands ou Contrebandiers, un par cube.
aid-bid-end = Puis tous les cubes dépensés retournent au sac ; le tour est fini.

tip-screen = Ses cubes. Derrière un paravent fermé, à vous de vous en souvenir : on a vu chacun arriver ou partir. Qui en a plus de 4 en perd quand on fait lever les paravents à l’île du Gouverneur.
tip-their_token = { tip-token }
tip-their_dragon = { tip-dragon }
