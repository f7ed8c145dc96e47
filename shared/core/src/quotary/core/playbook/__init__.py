"""Playbooks: policy as data that a lawyer can read and a test can pin."""

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
    "Condition",
    "FieldSpec",
    "FieldType",
    "OtherType",
    "Playbook",
    "PlaybookInvalid",
    "Position",
    "Problem",
    "Row",
    "RuleCall",
    "Scope",
]
