"""Pure decisions of the router service: no broker, no clock, no files."""
