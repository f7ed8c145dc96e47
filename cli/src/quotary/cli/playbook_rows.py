"""What `quotary playbook --json` prints: one object a line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from quotary.core.checking.analysis import Remark
from quotary.core.checking.boundary import BoundaryLine
from quotary.core.checking.difference import Difference
from quotary.core.checking.mutation import MutationScore
from quotary.core.checking.register_difference import register_difference
from quotary.core.checking.running import CaseResult
from quotary.core.playbook import PlaybookInvalid, Position
from quotary.log.playbook_files import LoadedPlaybook

Row = dict[str, Any]


def invalid(file: Path, found: PlaybookInvalid) -> Row:
    """`{file, valid: false, problems: [{line, where, found, allowed}]}`."""
    problems = [
        {"line": one.line, "where": one.where, "found": one.found, "allowed": one.allowed}
        for one in found.problems
    ]
    return {"file": str(file), "valid": False, "problems": problems}


def checked(file: Path, loaded: LoadedPlaybook, remarks: Sequence[Remark]) -> Row:
    """`{file, valid: true, playbook, version, digest, positions, remarks: [...]}`."""
    return {
        "file": str(file),
        "valid": True,
        "playbook": loaded.playbook.id,
        "version": loaded.playbook.version,
        "digest": loaded.digest,
        "positions": len(loaded.playbook.positions),
        "remarks": [
            {
                "severity": one.severity,
                "kind": one.kind,
                "position": one.position,
                "line": one.line,
                "sentence": one.sentence,
            }
            for one in remarks
        ],
    }


def table(position: Position, lines: Sequence[BoundaryLine]) -> Row:
    """`{position, title, lines: [{when, verdict, because, rule, row, unknown}]}`."""
    return {
        "position": position.id,
        "title": position.title,
        "critical": position.critical,
        "if_absent": position.if_absent,
        "lines": [
            {
                "when": dict(line.cells),
                "verdict": line.verdict,
                "because": line.because,
                "rule": line.rule,
                "row": line.row,
                "unknown": list(line.unknown),
            }
            for line in lines
        ],
    }


def difference(before: LoadedPlaybook, after: LoadedPlaybook, found: Difference) -> Row:
    """`{before, after, compared, unchanged, changes, extraction: [id], checks: [id], register}`.

    `register` are the changes of how a register is read, a sentence each.
    """
    return {
        "before": before.digest,
        "after": after.digest,
        "compared": found.compared,
        "unchanged": found.unchanged,
        "changes": [
            {
                "position": one.position,
                "kind": one.kind,
                "when": dict(one.cells),
                "before": one.before,
                "after": one.after,
            }
            for one in found.changes
        ],
        "extraction": list(found.extraction),
        "checks": list(found.checks),
        "register": list(register_difference(before.playbook, after.playbook)),
    }


def tested(file: Path, results: Sequence[CaseResult], score: MutationScore) -> Row:
    """`{file, cases, failed: [...], mutants, killed, equivalent, score, survivors: [...]}`."""
    return {
        "file": str(file),
        "cases": len(results),
        "failed": [
            {"name": one.case.name, "line": one.case.line, "problems": list(one.problems)}
            for one in results
            if not one.holds
        ],
        "mutants": score.mutants,
        "killed": score.killed,
        "equivalent": score.equivalent,
        "score": round(score.score, 4),
        "survivors": [
            {"position": one.position, "line": one.line, "what": one.what}
            for one in score.survivors
        ],
    }
