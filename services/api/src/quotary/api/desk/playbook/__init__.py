"""The playbook page: a table as counsel reads it, its boundaries, and what a version changes."""
