"""Live play: what each connected browser asks and is told."""
