"""Commands for developers: measurements that players never need."""
