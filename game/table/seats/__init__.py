"""What every table shows of its seats: crests, plates and slips of paper with words."""
