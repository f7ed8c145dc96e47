"""Settings of the desk."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field
from pydantic_settings import SettingsConfigDict

from quotary.log.settings import Settings


class DeskSettings(Settings):
    """`QUOTARY_…` variables that the desk reads."""

    model_config = SettingsConfigDict(
        env_prefix="QUOTARY_", extra="ignore", protected_namespaces=()
    )

    samples: Path = Field(
        default=Path("samples"), description="Folder whose demo-nda.pdf the demo button hands in."
    )
    model_base_url: str = Field(
        default="", description="Where the extractor calls its model; empty where it has none."
    )
    model_name: str = Field(default="", description="The model's name, for the desk to show.")

    @property
    def demo(self) -> Path:
        """The demo document."""
        return self.samples / "demo-nda.pdf"

    @property
    def live_sentence(self) -> str:
        """What the proposer switch says of `live`."""
        if not self.model_base_url:
            return "Calls a model: none is set up here"
        return f"Model called: {self.model_name or 'the configured model'}"
