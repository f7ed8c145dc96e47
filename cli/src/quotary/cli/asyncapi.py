"""The AsyncAPI document: every subject, its message's schema, who sends and who receives.

Generated from the catalogue, so that it cannot say anything that the code does not.
"""

from __future__ import annotations

import json
import re
import sys
from typing import Any

from quotary.ingest.domain.cloud_event import EVENT_TYPE, ContractOffered
from quotary.log.accounts import SERVICES
from quotary.log.catalogue import CATALOGUE, Entry
from quotary.log.subjects import ContractSubject, PolicySubject

Json = dict[str, Any]
COMMAND = "uv run quotary asyncapi > docs/asyncapi.json"
_PARAMETERS = {
    "tenant": "`main` unless configured.",
    "matter": "The matter's id.",
    "run": "r1, r2, … for reviews, y<replay> for replays, q<act> for questions, 0 for acts.",
    "unit": "1 to N; 0 for the whole document.",
    "id": "What the policy fact is about: a playbook's digest or id, a replay's id.",
    "n": "Counts from 1, or 0 where there is only one.",
    "source": "The pipeline's source token; its account can publish no other.",
}


def address(entry: Entry) -> str:
    """The entry's subject with its parameters in braces, as `subjects.py` builds it."""
    if entry.kind:
        subject = PolicySubject("{tenant}", entry.kind, "{id}", entry.fact.event)
        return re.sub(r"\.0$", ".{n}", str(subject))
    subject = ContractSubject("{tenant}", "{matter}", "{run}", entry.fact.event)
    return re.sub(r"\.0$", ".{unit}", str(subject))


def document() -> Json:
    """The whole AsyncAPI 3.0 document."""
    channels: Json = {}
    operations: Json = {}
    for entry in CATALOGUE:
        key = entry.key.replace(".", "_")
        channels[key] = _channel(address(entry), entry.fact.model_json_schema(), entry.key)
        for service in SERVICES:
            if service in entry.producers:
                operations[f"{service}_records_{key}"] = _operation("send", key)
            if service in entry.consumers:
                operations[f"{service}_takes_{key}"] = _operation("receive", key)
    schema = ContractOffered.model_json_schema()
    channels["intake"] = _channel("intake.{tenant}.{source}", schema, EVENT_TYPE)
    operations["ingest_takes_intake"] = _operation("receive", "intake")
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Quotary",
            "version": "1",
            "description": "Facts of the contract log, and the intake for pipelines.",
        },
        "defaultContentType": "application/json",
        "channels": channels,
        "operations": operations,
    }


def _channel(where: str, schema: Json, name: str) -> Json:
    names = re.findall(r"{(\w+)}", where)
    return {
        "address": where,
        "parameters": {each: {"description": _PARAMETERS[each]} for each in names},
        "messages": {"fact": {"name": name, "payload": schema}},
    }


def _operation(action: str, channel: str) -> Json:
    return {"action": action, "channel": {"$ref": f"#/channels/{channel}"}}


def text() -> str:
    """The document as it is kept in `docs/asyncapi.json`."""
    return json.dumps(document(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def asyncapi() -> None:
    """Print the AsyncAPI document of the log and the intake."""
    sys.stdout.write(text())
