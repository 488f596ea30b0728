# The page: the hall and the table around every board.
