"""What the table shows, as plain data that events update."""
