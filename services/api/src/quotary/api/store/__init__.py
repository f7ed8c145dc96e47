"""The projection: what the log adds up to, kept where lists and pages can be read fast."""
