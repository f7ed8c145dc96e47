"""The quotary command."""
