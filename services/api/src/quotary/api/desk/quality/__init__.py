"""The quality page: evaluations on labelled contracts, and where people disagree."""
