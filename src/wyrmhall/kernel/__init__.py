"""What every game shares: chance, state and journal, moves, matches, records, errors."""
