"""Obligations: what a party must do, each resting on a verified span of the document."""
