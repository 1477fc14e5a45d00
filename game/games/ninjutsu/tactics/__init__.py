"""How an adept decides, one file for each kind of decision; all they know is the view."""
