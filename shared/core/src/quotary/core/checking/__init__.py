"""What can be proved about a playbook before it decides anything."""
