"""The event log: fact schemas, subjects, history and the one publish function."""
