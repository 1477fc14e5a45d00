"""What the computer opponent knows about Ninja Taisen."""
