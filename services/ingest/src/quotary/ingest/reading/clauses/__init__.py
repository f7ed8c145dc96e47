"""Splitting a text into clauses."""
