"""What tokens cost, from a file that the operator keeps: no price stands in the code."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from quotary.extractor.live.answer import Tokens

_MILLION = Decimal(1_000_000)
Price = Annotated[Decimal, Field(ge=0, allow_inf_nan=False)]


class PricesInvalid(ValueError):
    """The price file cannot be used: which file, where, what is wrong."""


class ModelPrice(BaseModel):
    """Prices of one model per million tokens; the cached ones cost as others unless said."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    prompt: Price
    completion: Price
    cached: Price | None = None
    cache_write: Price | None = None

    def of(self, tokens: Tokens) -> Decimal:
        """What these tokens cost."""
        cached = self.prompt if self.cached is None else self.cached
        writing = self.prompt if self.cache_write is None else self.cache_write
        plain = max(tokens.prompt - tokens.cached - tokens.cache_writes, 0)
        return (
            plain * self.prompt
            + tokens.cached * cached
            + tokens.cache_writes * writing
            + tokens.completion * self.completion
        ) / _MILLION


class Prices(BaseModel):
    """A price file: one currency, and the models by name."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    currency: str = Field(pattern=r"^[A-Z]{3}$", description="ISO 4217 code.")
    models: Mapping[str, ModelPrice]

    def cost(self, model: str, tokens: Tokens) -> tuple[str, str]:
        """(amount, currency), both empty where the model has no price or nothing was counted."""
        price = self.models.get(model)
        if price is None or not tokens.known:
            return "", ""
        return format(price.of(tokens).normalize(), "f"), self.currency


NO_PRICES = Prices(currency="XXX", models={})
"""ISO 4217's code for "no currency"; it is never shown, since no model has a price."""


def load_prices(path: Path | None) -> Prices:
    """The prices in a YAML or JSON file; none where no file is named.

    Raises:
        PricesInvalid: the file cannot be read, or says something that is no price.
    """
    if path is None:
        return NO_PRICES
    try:
        # The base loader leaves every scalar a string, so 1.10 reaches Decimal as it was written.
        loader: Any = YAML(typ="base", pure=True)
        tree: object = loader.load(path.read_text(encoding="utf-8"))
        return Prices.model_validate(tree)
    except OSError as error:
        raise PricesInvalid(
            f"QUOTARY_MODEL_PRICES: {path} cannot be read: {error.strerror}"
        ) from error
    except (YAMLError, UnicodeDecodeError) as error:
        raise PricesInvalid(f"QUOTARY_MODEL_PRICES: {path} is no YAML or JSON: {error}") from error
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(step) for step in first["loc"]) or "the file"
        raise PricesInvalid(f"QUOTARY_MODEL_PRICES: {path}: {where}: {first['msg']}") from error
