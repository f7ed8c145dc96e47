"""Playbooks: policy as data that a lawyer can read and a test can pin."""

from quotary.core.playbook.canonical import digest, from_canonical, to_canonical
from quotary.core.playbook.chunk_model import (
    ChunkSize,
    KeyTermSpec,
    ObligationPolicy,
    RiskRule,
)
from quotary.core.playbook.compiling import compile_playbook
from quotary.core.playbook.model import (
    Absence,
    Condition,
    FieldSpec,
    FieldType,
    OtherType,
    Playbook,
    Position,
    Row,
    RuleCall,
    Scope,
)
from quotary.core.playbook.problem import PlaybookInvalid, Problem

__all__ = [
    "Absence",
    "ChunkSize",
    "Condition",
    "FieldSpec",
    "FieldType",
    "KeyTermSpec",
    "ObligationPolicy",
    "OtherType",
    "Playbook",
    "PlaybookInvalid",
    "Position",
    "Problem",
    "RiskRule",
    "Row",
    "RuleCall",
    "Scope",
    "compile_playbook",
    "digest",
    "from_canonical",
    "to_canonical",
]
