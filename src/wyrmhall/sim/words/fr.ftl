error-batch-size = le nombre de parties d’un lot est un entier, 1 au moins, reçu { $got }
error-batch-shape = il faut un nombre pour chacune des { NUMBER($n, useGrouping: 0) } parties, reçu un tableau de forme { $got }
error-batch-illegal = le coup { $got } n’est pas permis dans la partie { NUMBER($index, useGrouping: 0) } du lot
