"""The reference sheet of a table, one key away."""
