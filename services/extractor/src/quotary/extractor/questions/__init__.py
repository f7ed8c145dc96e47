"""Questions of people: what they are put to, and who may propose an answer."""
