"""The hint: a master's suggestions, on slips that point at the table."""
