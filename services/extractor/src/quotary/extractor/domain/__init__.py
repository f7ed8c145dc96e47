"""Pure decisions of the extractor service: no broker, no clock, no files."""
