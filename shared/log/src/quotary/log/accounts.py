"""Which account may do what: generated from the catalogue, enforced by the broker.

The streams live in account LOG. Each service has an account of its own that imports only the
subjects it publishes and the consumers it pulls, so not even a forged reply subject reaches a fact
that is not its own (user permissions alone do not check reply subjects).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from quotary.log.events import EVENTS
from quotary.log.names import (
    CONTENT_STREAM,
    EVENTS_PREFIX,
    INTAKE_STREAM,
    JS_PREFIX,
    LOG_STREAM,
    TRACE_STREAM,
    UPLOADS_BUCKET,
)
from quotary.log.subjects import token

SERVICES = ("ingest", "extractor", "gate", "router", "api")


@dataclass(frozen=True, slots=True)
class Durable:
    """A consumer that an account pulls from."""

    stream: str
    name: str


@dataclass(frozen=True, slots=True)
class Grant:
    """One imported service subject; `stream` where the answer is more than one message."""

    subject: str
    many: bool = False


@dataclass(frozen=True, slots=True)
class Account:
    """One account's rights: what it publishes, pulls, asks, and hears."""

    name: str
    publishes: tuple[str, ...] = ()
    durables: tuple[Durable, ...] = ()
    api: tuple[Grant, ...] = ()
    hears: tuple[str, ...] = ()


def _facts_of(producer: str) -> tuple[str, ...]:
    return tuple(event.pattern for event in EVENTS if producer in event.producers)


def _direct(stream: str) -> tuple[Grant, ...]:
    return (Grant(f"DIRECT.GET.{stream}", many=True), Grant(f"DIRECT.GET.{stream}.>"))


_READ = _direct(LOG_STREAM) + _direct(CONTENT_STREAM)
_UPLOADS = f"OBJ_{UPLOADS_BUCKET}"


def accounts(sources: tuple[str, ...] = ()) -> tuple[Account, ...]:
    """Every account, with one pipeline account per intake source.

    `sources` are the source tokens of pipelines that may publish to intake.
    """
    services = (
        Account(
            "ingest",
            (*_facts_of("ingest"), "content.ingest.>", "trace.*.*.*.progress"),
            (Durable(LOG_STREAM, "ingest"), Durable(INTAKE_STREAM, "intake")),
            (*_READ, *_direct(_UPLOADS)),
        ),
        Account(
            "extractor",
            (*_facts_of("extractor"), "content.extractor.>", "trace.>"),
            (
                Durable(LOG_STREAM, "extractor"),
                Durable(LOG_STREAM, "extractor_bulk"),
                Durable(LOG_STREAM, "comments"),
                Durable(LOG_STREAM, "questions"),
            ),
            _READ,
        ),
        Account(
            "gate",
            (*_facts_of("gate"), "content.gate.>", "trace.*.*.*.progress"),
            (Durable(LOG_STREAM, "gate"),),
            _READ,
        ),
        Account(
            "router",
            (*_facts_of("router"), "content.router.>", "trace.*.*.*.progress"),
            (Durable(LOG_STREAM, "router"), Durable(LOG_STREAM, "replay")),
            (*_READ, Grant(f"STREAM.INFO.{LOG_STREAM}")),
        ),
        Account(
            "api",
            (*_facts_of("api"), "content.api.>", "trace.*.*.*.progress"),
            (Durable(LOG_STREAM, "projection"),),
            (
                *_READ,
                *_direct(TRACE_STREAM),
                *_direct(_UPLOADS),
                Grant(f"STREAM.INFO.{LOG_STREAM}"),
                Grant(f"STREAM.INFO.{TRACE_STREAM}"),
                *(
                    Grant(f"CONSUMER.INFO.{LOG_STREAM}.{name}")
                    for name in (
                        "ingest",
                        "extractor",
                        "extractor_bulk",
                        "comments",
                        "questions",
                        "gate",
                        "router",
                        "replay",
                    )
                ),
                Grant(f"CONSUMER.INFO.{INTAKE_STREAM}.intake"),
            ),
            (f"{EVENTS_PREFIX}.>",),
        ),
        Account(
            "keeper",
            (),
            (),
            (
                Grant(f"STREAM.PURGE.{LOG_STREAM}"),
                Grant(f"STREAM.PURGE.{CONTENT_STREAM}"),
                Grant(f"STREAM.PURGE.{TRACE_STREAM}"),
                *_READ,
            ),
        ),
    )
    return services + tuple(_pipeline(source) for source in sources)


def decisions_durable(source: str) -> str:
    """The name of the consumer from which a pipeline reads decisions back."""
    return f"decisions_{source}"


def _pipeline(source: str) -> Account:
    return Account(
        f"pipeline_{token(source, 'source')}",
        (f"intake.*.{source}", f"$O.{UPLOADS_BUCKET}.>"),
        (Durable(LOG_STREAM, decisions_durable(source)),),
        (
            Grant(f"STREAM.INFO.{_UPLOADS}"),
            Grant(f"STREAM.MSG.GET.{_UPLOADS}"),
            *_direct(_UPLOADS),
        ),
    )


@dataclass(slots=True)
class _Rendered:
    exports: list[str] = field(default_factory=list[str])
    accounts: list[str] = field(default_factory=list[str])


def password_variable(account: str) -> str:
    """The variable that holds an account's password: `QUOTARY_NATS_PASSWORD_GATE`."""
    return f"QUOTARY_NATS_PASSWORD_{account.upper().replace('-', '_')}"


def render(every: tuple[Account, ...], passwords: dict[str, str] | None = None) -> str:
    """The `accounts` part of a nats-server configuration.

    `passwords` maps account names (and `admin`) to passwords; without it each password is read by
    the server from the variable of `password_variable`, so that no secret stands in the file.
    """

    def password(name: str) -> str:
        return _quoted(passwords[name]) if passwords else f"${password_variable(name)}"

    out = _Rendered()
    for account in every:
        _render(account, password(account.name), out)
    exports = "\n      ".join(out.exports)
    return (
        "accounts {\n"
        "  LOG: {\n    jetstream: enabled\n"
        f"    users: [ {{ user: admin, password: {password('admin')} }} ]\n"
        f"    exports: [\n      {exports}\n    ]\n  }}\n" + "\n".join(out.accounts) + "\n}\n"
    )


def _render(account: Account, password: str, out: _Rendered) -> None:
    name = account.name.upper()
    imports: list[str] = []
    allowed: list[str] = []

    def grant(subject: str, *, many: bool = False, to: str = "") -> None:
        response = ", response: stream" if many else ""
        out.exports.append(f'{{ service: "{subject}"{response}, accounts: [{name}] }}')
        renamed = f', to: "{to}"' if to else ""
        imports.append(f'{{ service: {{ account: LOG, subject: "{subject}" }}{renamed} }}')
        allowed.append(to or subject)

    for subject in account.publishes:
        grant(subject)
    for durable in account.durables:
        for verb, many in (("CONSUMER.INFO", False), ("CONSUMER.MSG.NEXT", True)):
            tail = f"{verb}.{durable.stream}.{durable.name}"
            grant(f"$JS.API.{tail}", many=many, to=f"{JS_PREFIX}.{tail}")
        grant(f"$JS.ACK.{durable.stream}.{durable.name}.>")
    for each in account.api:
        grant(f"$JS.API.{each.subject}", many=each.many, to=f"{JS_PREFIX}.{each.subject}")
    for subject in account.hears:
        out.exports.append(f'{{ stream: "{subject}", accounts: [{name}] }}')
        imports.append(f'{{ stream: {{ account: LOG, subject: "{subject}" }} }}')
    hears = ", ".join(f'"{each}"' for each in (f"_INBOX_{account.name}.>", *account.hears))
    publishes = ", ".join(f'"{each}"' for each in allowed)
    lines = "\n      ".join(imports)
    out.accounts.append(
        f"  {name}: {{\n"
        f"    users: [ {{ user: {account.name}, password: {password}, permissions: {{\n"
        f"      publish: {{ allow: [ {publishes} ] }}\n"
        f"      subscribe: {{ allow: [ {hears} ] }} }} }} ]\n"
        f"    imports: [\n      {lines}\n    ]\n  }}"
    )


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
