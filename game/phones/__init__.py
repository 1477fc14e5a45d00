"""Phones as seats: a small server on the local network, started only when the host asks. Knows no rules."""
