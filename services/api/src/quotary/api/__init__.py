"""The HTTP API, live events, the review desk and the projection."""
