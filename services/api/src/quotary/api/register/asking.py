"""What an address asks of the register."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from quotary.api.register.exports.file import Format, Part
from quotary.api.store.register_listing import Deadline, RegisterFilters, Sort
from quotary.core.obligations.proposed import Modality, Risk
from quotary.core.obligations.register import Bucket
from quotary.log.purposes import REVIEWS, Purpose

_Values = Annotated[list[Annotated[str, Field(max_length=500)]], Field(max_length=50)]
YesNo = Literal["yes", "no"]


class RegisterQuery(BaseModel):
    """Filters; a filter given several times takes any of its values."""

    party: _Values = Field(
        default=[],
        description="In any spelling, with or without its article; empty: nobody is named.",
    )
    risk: list[Risk | Literal[""]] = Field(default=[], description="Empty: none is stated.")
    bucket: list[Bucket] = []
    modality: list[Modality] = []
    deadline: list[Deadline] = Field(
        default=[], description="has (any is stated), dated (a date is stated), none."
    )
    before: date | None = Field(default=None, description="Only rows with an earlier stated date.")
    signed: list[YesNo] = []
    purpose: list[Purpose] = Field(
        default=list(REVIEWS),
        description="Also rows of documents handed in for a question or an evaluation; a matter "
        "that is named is listed whatever it is for.",
    )
    q: str = Field(default="", max_length=200, description="Words, each the beginning of one.")

    def filters(self) -> RegisterFilters:
        """The filters as the tables take them."""
        return RegisterFilters(
            matter=tuple(getattr(self, "matter", ())),
            party=tuple(self.party),
            risk=tuple(self.risk),
            bucket=tuple(self.bucket),
            modality=tuple(self.modality),
            deadline=tuple(self.deadline),
            signed=tuple(self.signed),
            before=self.before.isoformat() if self.before else "",
            query=self.q,
            purpose=tuple(self.purpose),
        )


class _Paged(RegisterQuery):
    sort: Sort = "newest"
    cursor: str = Field(default="", max_length=1_000)


class RegisterListQuery(_Paged):
    """A page of the register over every matter."""

    matter: _Values = Field(default=[], description="Only of these matters.")
    limit: int = Field(default=100, ge=1, le=1_000)
    count: bool = Field(default=True, description="With the counts per filter.")


class MatterRegisterQuery(_Paged):
    """A page of one matter's register."""

    run: str = Field(default="", max_length=80, description="A run; else the one that counts.")
    limit: int = Field(default=1_000, ge=1, le=5_000)


class _Exported(RegisterQuery):
    format: Format = "csv"
    part: Part = Field(default="obligations", description="What a CSV holds.")
    include: Literal["", "proposed"] = Field(
        default="", description="proposed: also rows that nobody has signed, marked so."
    )


class ExportQuery(_Exported):
    """An export over every matter."""

    matter: _Values = Field(default=[], description="Only of these matters.")


class MatterExportQuery(_Exported):
    """An export of one matter's register."""

    run: str = Field(default="", max_length=80, description="A run; else the one that counts.")
