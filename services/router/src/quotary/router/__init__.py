"""Gathers the gated units, applies the playbook and routes."""
