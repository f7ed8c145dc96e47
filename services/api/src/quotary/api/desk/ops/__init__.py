"""The operations page: who is there, what waits, what failed and what to do about it."""
