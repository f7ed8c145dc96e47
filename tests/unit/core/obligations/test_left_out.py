"""A summary that leaves out what turns its duty round, or the other choice, is for a person."""

import pytest

from quotary.core.obligations.left_out import left_out

TURNED = (
    ("The Tenant shall decline to paint the flat.", "paint the flat"),
    ("The Tenant shall avoid painting the flat.", "paint the flat"),
    ("The Tenant shall stop painting the flat.", "paint the flat"),
    ("The Tenant shall immediately cease painting the flat.", "paint the flat"),
    ("The Tenant shall forgo painting the flat.", "paint the flat"),
    ("The Tenant shall reject any request to paint the flat.", "paint the flat"),
    ("The Tenant shall, at once, omit to paint the flat.", "paint the flat"),
    ("The Tenant undertakes to discontinue painting the flat.", "paint the flat"),
    ("The Tenant must then suspend painting the flat.", "paint the flat"),
    ("The Tenant is required to prevent painting of the flat.", "painting of the flat"),
    ("O Locatário deverá evitar pintar a sala.", "pintar a sala"),
    ("O Locatário deverá recusar pintar a sala.", "pintar a sala"),
    ("O Locatário deverá parar de pintar a sala.", "pintar a sala"),
    ("O Locatário deverá imediatamente cessar a pintura da sala.", "pintura da sala"),
    ("O Locatário obriga-se a recusar a pintura.", "pintura"),
    ("O Locatário suspenderá a pintura.", "a pintura"),
)
CHOICES = (
    ("The Tenant shall either paint the flat or leave the deposit.", "paint the flat"),
    ("The Tenant shall paint the flat or pay EUR 900.", "paint the flat"),
    ("The Tenant shall paint the flat or, or else, leave.", "paint the flat"),
    ("The Tenant shall paint the flat or shall pay EUR 900.", "paint the flat"),
    ("The Seller shall repair the goods or replace them.", "repair the goods"),
    ("O Locatário deverá pintar a sala ou pagar R$ 900,00.", "pintar a sala"),
)


@pytest.mark.parametrize(("quote", "summary"), [*TURNED, *CHOICES])
def test_what_turns_a_duty_or_opens_a_choice_is_missed(quote: str, summary: str) -> None:
    assert left_out(summary, quote)


HONEST = (
    ("Distributor shall cease all use of the Trademarks.", "cease all use of the Trademarks"),
    ("Distributor shall cease all use of the Trademarks.", "stop all use of the Trademarks"),
    ("Distributor shall avoid any harm.", "not harm"),
    ("The Seller shall repair or replace the goods.", "repair or replace the goods"),
    ("The Seller shall either repair or replace the goods.", "either repair or replace"),
    ("Either party shall pay its own costs.", "pay its own costs"),
    ("The Seller shall pay all costs or expenses.", "pay all costs"),
    ("The Seller shall pay if it fails to repair or replace the goods.", "pay"),
    ("The Seller shall not sell or lease the goods.", "not sell the goods"),
    ("The Seller shall pay promptly or within five days.", "pay promptly"),
    ("A CONTRATADA deverá evitar danos.", "evitar danos"),
    ("A CONTRATADA deverá entregar o bem ou qualquer parte dele.", "entregar o bem"),
    ("The Seller shall decline to sell.", ""),
)


@pytest.mark.parametrize(("quote", "summary"), HONEST)
def test_an_honest_summary_misses_nothing(quote: str, summary: str) -> None:
    assert left_out(summary, quote) == ""
