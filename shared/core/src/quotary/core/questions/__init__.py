"""Questions to one document: answered with verified quotes, or declined."""
