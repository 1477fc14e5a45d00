"""How an adept decides, one file per kind of decision. They only use the view."""
