"""Tables: the games being played, who sits at them, and what happens when nobody asks."""
