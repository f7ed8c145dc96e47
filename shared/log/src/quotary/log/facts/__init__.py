"""Every fact class, one file per event."""
