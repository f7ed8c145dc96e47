"""The one process that writes the projection: where it is, how it follows the log."""
