"""The judge of all games: what every registered game must do, at every table size and option."""
