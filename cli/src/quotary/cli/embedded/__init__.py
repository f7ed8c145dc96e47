"""A whole system on this machine: a real broker, five services, one data folder."""
