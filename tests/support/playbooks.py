"""Playbooks on the log, as the api puts them there."""

from pathlib import Path

from quotary.core.playbook import to_canonical
from quotary.log.connection import Connection
from quotary.log.facts.policy import PlaybookPublished, PlaybookText
from quotary.log.playbook_files import load_playbook
from quotary.log.publish import Recorder
from quotary.log.subjects import PolicySubject
from support.broker import Broker


async def publish_playbook(broker: Broker, path: Path) -> str:
    """Record a playbook file as the current version of its id; its digest."""
    loaded = load_playbook(path)
    connection = Connection(broker.settings("api"), "api")
    await connection.broker.connect()
    recorder = Recorder(connection)
    named = {
        "playbook": loaded.playbook.id,
        "playbook_version": str(loaded.playbook.version),
        "digest": loaded.digest,
    }
    text = PlaybookText.now(by="api", canonical=to_canonical(loaded.playbook), **named)
    await recorder.record(PolicySubject("main", "playbook", loaded.digest, "text"), text)
    published = PlaybookPublished.now(by="api", **named)
    subject = PolicySubject("main", "playbook", loaded.playbook.id, "published", 1)
    await recorder.record(subject, published)
    await connection.stop()
    return loaded.digest
