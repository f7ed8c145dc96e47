"""Names of the broker's parts, in one place because accounts remap them."""

from __future__ import annotations

LOG_STREAM = "CONTRACTS"
CONTENT_STREAM = "CONTENT"
TRACE_STREAM = "TRACE"
INTAKE_STREAM = "INTAKE"
UPLOADS_BUCKET = "UPLOADS"

JS_PREFIX = "JS.log.API"
"""The JetStream API as services see it: imported from account LOG under this prefix."""

EVENTS_PREFIX = "events"
"""Core subjects to which the streams republish what they store: `events.contract.…`."""

MAX_FACT_BYTES = 256 * 1024
PART_BYTES = 256 * 1024
