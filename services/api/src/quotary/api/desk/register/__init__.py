"""The register's pages: every obligation in a row, its quote on its page, who signed it."""
