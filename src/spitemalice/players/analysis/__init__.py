"""What a strong player makes of a position or a whole game: hints and reviews."""
