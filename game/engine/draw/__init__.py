"""Drawing that knows no game: shapes, paper, backdrops, particles."""
