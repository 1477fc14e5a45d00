"""Shared by all rulebooks: pages, windows into the scenery, diagrams."""
