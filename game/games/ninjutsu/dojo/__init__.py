"""The Dojo: dice thrown into a tray, as rigid bodies (N22). Pure Python: no pygame, no clock, no global randomness.

A throw must give the same bits on every machine, because its film is recomputed wherever it is shown. IEEE 754
guarantees that for + - * / and the square root only. So nothing here calls sin, cos, pow, hypot or sum (whose last bits
differ between systems or versions of Python); a test checks these modules for such calls.
"""
