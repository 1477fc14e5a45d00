"""The screens of the trials: the shrine wall, the calendar, the pause menu of a trial."""
