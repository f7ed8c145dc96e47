"""What a playbook's publications say about each other."""

from __future__ import annotations

from collections.abc import Sequence


def reused_versions(rows: Sequence[dict[str, object]]) -> dict[str, list[str]]:
    """The digests under each version number that was given to more than one text, newest first."""
    by: dict[str, list[str]] = {}
    for row in rows:
        digests = by.setdefault(str(row["playbook_version"]), [])
        if row["digest"] not in digests:
            digests.append(str(row["digest"]))
    return {version: digests for version, digests in by.items() if len(digests) > 1}
