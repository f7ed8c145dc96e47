"""Facts that belong to no single matter: playbooks and replays."""
