"""The register of obligations: rows with their provenance, sign-off, exports, versions."""
