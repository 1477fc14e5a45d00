"""Everything that draws Ninja Taisen."""
