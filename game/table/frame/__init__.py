"""What lies around every game's table: buttons, log, news, warnings."""
