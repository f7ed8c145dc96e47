"""Reads documents to canonical text and plans the units."""
