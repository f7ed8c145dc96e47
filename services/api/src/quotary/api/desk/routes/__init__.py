"""The desk's pages, one file per page."""
