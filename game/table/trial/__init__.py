"""A trial at the real table: the goal, the hints, the verdict, and what refutes a wrong try."""
