"""Matters: submitting, reading, acting."""
