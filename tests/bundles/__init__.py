"""Tests of the bundles that players download: what is in them, and their whole life from build to removal."""
