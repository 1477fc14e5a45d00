"""Seats on phones: a session that waits for them, pages made from one seat's view, and the table's side of the talk."""
