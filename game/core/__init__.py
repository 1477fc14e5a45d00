"""The shared rules core: contract, chance, match, record. Knows no screen, clock or file."""
