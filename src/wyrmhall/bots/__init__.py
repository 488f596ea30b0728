"""Players that are not people. They register through the entry-point group `wyrmhall.bots`."""
