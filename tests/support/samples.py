"""Samples of the project with the replies recorded for them."""

import hashlib

from support.embedded import ROOT


def recorded(name: str, playbook: str = "vendor-nda") -> str:
    """The recorded reply to a sample, whole document at once."""
    digest = hashlib.sha256((ROOT / "samples" / name).read_bytes()).hexdigest()
    return (ROOT / "samples" / "recordings" / playbook / digest / "1.txt").read_text()
