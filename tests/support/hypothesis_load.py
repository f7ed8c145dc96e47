"""Health checks of hypothesis that measure the machine, not the code."""

from __future__ import annotations

from typing import Final

from hypothesis import HealthCheck

SLOW: Final = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
"""Suppressed where examples are large: a busy machine must not fail a property."""
