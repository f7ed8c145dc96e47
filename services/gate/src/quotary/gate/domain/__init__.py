"""Pure decisions of the gate service: no broker, no clock, no files."""
