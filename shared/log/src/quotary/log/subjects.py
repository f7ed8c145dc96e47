"""Subjects: the identity of every fact, built and parsed in one place."""

from __future__ import annotations

import hashlib
import re
from base64 import b32encode
from dataclasses import dataclass

from quotary.log.errors import SubjectInvalid

DEFAULT_TENANT = "main"
NO_RUN = "0"
"""The run token of facts that belong to the matter as a whole (acts)."""

_TOKEN = re.compile(r"[A-Za-z0-9_-]{1,80}")


def token(text: str, what: str) -> str:
    """The text itself, proven to be one subject token.

    Raises:
        SubjectInvalid: it is empty, too long, or holds anything but letters, digits, - and _.
    """
    if not _TOKEN.fullmatch(text):
        raise SubjectInvalid(
            f"{what} {text[:80]!r} is no subject token: 1 to 80 of A-Z a-z 0-9 _ - are allowed"
        )
    return text


@dataclass(frozen=True, slots=True)
class ContractSubject:
    """`contract.<tenant>.<matter>.<run>.<event>.<unit>`."""

    tenant: str
    matter: str
    run: str
    event: str
    unit: int = 0

    def __str__(self) -> str:
        return f"contract.{self.tenant}.{self.matter}.{self.run}.{self.event}.{self.unit}"

    def sibling(self, event: str, unit: int = 0, run: str | None = None) -> ContractSubject:
        """The subject of another event of the same matter and, unless named, the same run."""
        return ContractSubject(self.tenant, self.matter, run or self.run, event, unit)

    @property
    def run_key(self) -> tuple[str, str, str]:
        """(tenant, matter, run)."""
        return self.tenant, self.matter, self.run


@dataclass(frozen=True, slots=True)
class PolicySubject:
    """`policy.<tenant>.<kind>.<id>.<event>.<n>`."""

    tenant: str
    kind: str
    id: str
    event: str
    n: int = 0

    def __str__(self) -> str:
        return f"policy.{self.tenant}.{self.kind}.{self.id}.{self.event}.{self.n}"


Subject = ContractSubject | PolicySubject


def contract(tenant: str, matter: str, run: str, event: str, unit: int = 0) -> ContractSubject:
    """A checked contract subject.

    Raises:
        SubjectInvalid: one of the tokens is not one, or the unit is negative.
    """
    if unit < 0:
        raise SubjectInvalid(f"unit {unit} is negative: units count from 1, 0 is the whole")
    return ContractSubject(
        token(tenant, "tenant"), token(matter, "matter"), token(run, "run"), event, unit
    )


def every_fact_of(tenant: str, matter: str) -> str:
    """The filter of every subject of a matter."""
    return f"contract.{tenant}.{matter}.>"


def parse(subject: str) -> Subject:
    """The parsed form of a fact's subject.

    Raises:
        SubjectInvalid: it does not have six tokens or does not start with contract or policy.
    """
    parts = subject.split(".")
    number_given = parts[-1].isascii() and parts[-1].isdigit()
    if len(parts) != 6 or parts[0] not in ("contract", "policy") or not number_given:
        raise SubjectInvalid(
            f"{subject[:200]!r} is no fact's subject: six tokens, contract or policy first, "
            "a number last"
        )
    first, tenant, third, fourth, event, number = parts
    for part in (tenant, third, fourth, event):
        token(part, "token")
    if first == "contract":
        return ContractSubject(tenant, third, fourth, event, int(number))
    return PolicySubject(tenant, third, fourth, event, int(number))


def parse_contract(subject: str) -> ContractSubject:
    """The parsed form of a contract fact's subject.

    Raises:
        SubjectInvalid: it is none.
    """
    parsed = parse(subject)
    if not isinstance(parsed, ContractSubject):
        raise SubjectInvalid(f"{subject!r} is a policy fact's subject, not a contract's")
    return parsed


def matter_id(source: str, external_id: str) -> str:
    """The matter's id: the same for the same (source, external id), unlike for any other pair."""
    digest = hashlib.sha256(f"{len(source)}:{source}:{external_id}".encode()).digest()
    return "m" + b32encode(digest[:15]).decode().lower()
