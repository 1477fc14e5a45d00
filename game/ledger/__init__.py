"""What has been played on this machine, counted; plain values without files and without pictures."""
