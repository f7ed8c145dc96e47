"""Pure decisions of the ingest service: no broker, no clock, no files."""
