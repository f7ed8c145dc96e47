"""Errors of the log, each with what was found and what to do."""

from __future__ import annotations


class LogError(Exception):
    """Anything that went wrong between a service and the log."""


class SubjectInvalid(LogError):
    """A subject or one of its tokens does not have the form of `subjects.py`."""


class FactInvalid(LogError):
    """A stored or handed-in body does not follow the schema of its event."""

    def __init__(self, subject: str, problem: str) -> None:
        super().__init__(f"{subject}: {problem}")
        self.subject = subject
        self.problem = problem


class NewerVersion(LogError):
    """A fact was written by a newer release; wait for this service to be upgraded."""

    def __init__(self, event: str, found: int, known: int) -> None:
        super().__init__(
            f"{event} v{found} is newer than the v{known} this release reads: upgrade this service"
        )
        self.event, self.found, self.known = event, found, known


class PublishRefused(LogError):
    """The broker's permissions do not let this account publish the subject: a wrong set-up."""

    def __init__(self, subject: str) -> None:
        super().__init__(
            f"the broker refuses this account the subject {subject}: "
            "use the service's own user, made by `quotary broker config`"
        )
        self.subject = subject


class TooLarge(LogError):
    """A body would pass the size that the stream takes; it belongs in content."""

    def __init__(self, subject: str, size: int, limit: int) -> None:
        super().__init__(f"{subject}: {size:,} bytes is over the {limit:,} a fact may have")
        self.subject, self.size, self.limit = subject, size, limit


class ContentMissing(LogError):
    """Content that a fact names is not there (yet, or not any more)."""


class ContentTampered(LogError):
    """The bytes stored under a sha256 do not have that sha256."""


class UploadUnusable(LogError):
    """An object in the bucket UPLOADS is not there, too large, or not the one that was meant."""


class BrokerUnavailable(LogError):
    """No answer from the broker within the time allowed."""
