"""Fixtures of the desk's tests."""

from support.browser import axe, desk

__all__ = ["axe", "desk"]
