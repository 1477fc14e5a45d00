"""`python -m game bench`: measures rules, frames and start."""
