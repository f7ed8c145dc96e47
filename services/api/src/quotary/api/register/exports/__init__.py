"""The register as files: CSV, XLSX, ICS and JSON, each with its provenance."""
