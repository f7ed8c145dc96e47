"""The words of `openers.CONDITION` in Portuguese, for flattened text (no accents, lower case)."""

from __future__ import annotations

import re

CONDITION_PT = re.compile(
    r"(?:^|[,;.:] |\be )se\b|\b(?:caso|desde que|contanto que|salvo|exceto|excetuad[oa]s?"
    r"|ressalvad[oa]s?|a menos que"
    r"|a nao ser|enquanto|ate que|na medida em que|no que couber|sempre que possivel"
    r"|a (?:seu|exclusivo|livre|criterio)(?: exclusivo)? ?criterio|a criterio d[aeo]|livremente"
    r"|discricionari\w+|convenientes?|conveniencia|julgar|podendo|poderao?|prorrog\w+"
    r"|dispens\w+|sem (?:esperar|aguardar)"
    r"|menos (?:[0-9]|um|dois|tres|quatro|cinco)|dobrando|dobro|triplo|metade"
    r"|primeira parcela|ou antes|preferencialmente|em regra|em principio|de preferencia"
    r"|esforcos|tentara|em favor d[aeo]|apos a? ?contratante receber|seu cliente|seus socios"
    r"|renov\w+|so se aplica|apenas a quem|por hora|minutos?)\b"
)
