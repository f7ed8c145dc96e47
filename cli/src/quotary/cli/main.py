"""The `quotary` command."""

from __future__ import annotations

import typer

from quotary.cli.eval_command import evaluate
from quotary.cli.log_command import log
from quotary.cli.review import review
from quotary.cli.up import up

app = typer.Typer(
    name="quotary",
    help="Contract review: the model quotes, Python decides, a person signs.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
app.command("up")(up)
app.command("review")(review)
app.command("eval")(evaluate)
app.command("log")(log)


def main() -> None:
    """Run the command line."""
    app()
