"""Checks every proposed quote and field against the document."""
