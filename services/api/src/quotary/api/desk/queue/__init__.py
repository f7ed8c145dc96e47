"""The queue page: what was asked for, its filters and rows, and its live feed."""
