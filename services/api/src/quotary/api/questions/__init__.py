"""Questions to matters: asking them, and what has become of them."""
