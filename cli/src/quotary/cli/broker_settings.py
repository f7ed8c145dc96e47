"""Settings of `quotary broker`."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field

from quotary.log.accounts import Account, accounts, password_variable
from quotary.log.settings import Settings


class SourcesClash(ValueError):
    """Two intake sources that the broker could not tell apart."""


class BrokerAdminSettings(Settings):
    """`QUOTARY_…` variables with which the broker is set up."""

    nats_url: str = Field(
        default="nats://127.0.0.1:4222",
        description="The broker's address; of a cluster several, with commas between.",
    )
    nats_password_admin: str = Field(
        default="", description="Password of the user admin, who owns the streams.", repr=False
    )
    alive_file: Path | None = Field(
        default=None, description="File that `quotary broker init --watch` keeps fresh."
    )
    intake_sources: str = Field(
        default="",
        description="Sources of pipelines that may hand in contracts, separated by commas.",
    )

    def sources(self, named: list[str] | None) -> tuple[str, ...]:
        """The sources named on the command line, else those of the variable."""
        every = named or [each.strip() for each in self.intake_sources.split(",")]
        return tuple(each for each in every if each)


def accounts_for(sources: tuple[str, ...]) -> tuple[Account, ...]:
    """Every account of a system with these intake sources.

    Raises:
        SourcesClash: two sources differ only in case or in `-` and `_`.
        SubjectInvalid: a source is no subject token.
    """
    every = accounts(sources)
    seen: dict[str, str] = {}
    for account in every:
        variable = password_variable(account.name)
        if variable in seen:
            raise SourcesClash(
                f"{account.name} and {seen[variable]} would share the variable {variable}: name "
                "intake sources so that they differ in more than case, - and _."
            )
        seen[variable] = account.name
    return every
