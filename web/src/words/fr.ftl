# La page : la salle et la table autour de chaque plateau.
