"""Settings of the services, looked at before any of them is started."""

from __future__ import annotations

from quotary.api.desk.settings import DeskSettings
from quotary.api.settings import ApiSettings
from quotary.extractor.settings import ExtractorSettings
from quotary.gate.settings import GateSettings
from quotary.ingest.settings import IngestSettings
from quotary.log.setting_invalid import SettingInvalid
from quotary.log.settings import BrokerSettings, Settings
from quotary.router.settings import RouterSettings

EVERY: tuple[type[Settings], ...] = (
    ApiSettings, DeskSettings, ExtractorSettings, GateSettings, IngestSettings, RouterSettings,
)  # fmt: skip

_OWN_BROKER = {"nats_url": "nats://127.0.0.1"}


def must_have_settings() -> None:
    """Return where every service can work with its settings, as it will read them itself.

    The address of the broker is not among them: it is the embedded one's.

    Raises:
        SettingInvalid: one sentence or more for each variable that cannot be used.
    """
    wrong: list[str] = []
    for kind in EVERY:
        try:
            kind(**(_OWN_BROKER if issubclass(kind, BrokerSettings) else {}))
        except SettingInvalid as error:
            wrong.append(str(error))
    if wrong:
        raise SettingInvalid(" ".join(dict.fromkeys(wrong)))
