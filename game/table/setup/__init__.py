"""What is settled before a match: its options, opponents, seeds."""
