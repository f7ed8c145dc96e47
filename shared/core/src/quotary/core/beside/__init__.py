"""What a clause says beside the sentences that a reply quotes from it."""
