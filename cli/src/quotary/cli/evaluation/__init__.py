"""Evaluation on labelled contracts: false greens first."""
