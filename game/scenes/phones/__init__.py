"""Screens about phones: the invitation, and what to do when one is gone."""
