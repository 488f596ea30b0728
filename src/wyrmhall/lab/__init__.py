"""Arenas and studies: what bots and games are worth, measured."""
