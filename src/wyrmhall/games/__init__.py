"""The games, one folder each. They register through the entry-point group `wyrmhall.games`."""
