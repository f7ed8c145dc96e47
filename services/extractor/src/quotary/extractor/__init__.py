"""Asks the model, a recording or the offline rules to propose."""
