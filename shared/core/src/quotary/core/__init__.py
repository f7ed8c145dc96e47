"""The decision core: pure functions over frozen dataclasses, standard library only."""
