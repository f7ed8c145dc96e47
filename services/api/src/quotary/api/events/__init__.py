"""Live events: facts and trace as one ordered sequence of frames, replayed and then followed."""
