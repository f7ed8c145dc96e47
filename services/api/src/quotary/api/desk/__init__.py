"""The review desk: pages rendered on the server, kept up to date by server-sent events."""
