"""The characters that computers play as: who they are, and how their tempers lean."""
