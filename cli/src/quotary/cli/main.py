"""The `quotary` command."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import version as installed
from typing import Annotated, Any, NoReturn

import typer

from quotary.cli.helping import SHORT, epilog
from quotary.cli.no_system import STATUS, NoSystem

COMMANDS: Mapping[str, str] = {
    "review": "quotary.cli.review:review",
    "ask": "quotary.cli.ask_command:ask",
    "register": "quotary.cli.register_command:register",
    "up": "quotary.cli.up:up",
    "eval": "quotary.cli.eval_command:evaluate",
    "replay": "quotary.cli.replay:replay",
    "rebuild": "quotary.cli.rebuild:rebuild_projection",
    "log": "quotary.cli.log_command:log",
    "read": "quotary.cli.read:read",
    "cite": "quotary.cli.cite:cite",
    "derive": "quotary.cli.derive:derive",
    "asyncapi": "quotary.cli.asyncapi:asyncapi",
}
"""Each command with the function behind it."""
GROUPS: Mapping[str, str] = {
    "playbook": "quotary.cli.playbook:playbook_app",
    "broker": "quotary.cli.broker:broker_app",
    "cost": "quotary.cli.cost:cost_app",
}
"""Each group of commands with its app."""


def make_app(only: str = "") -> typer.Typer:
    """The command line: every command, or just `only` where there is one of that name.

    Loading one command's libraries instead of all of them saves a second at every call.
    """
    app = typer.Typer(
        name="quotary",
        help="Contract review: the model quotes, Python decides, a person signs.",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        add_completion=False,
        # Help and errors as plain text: paragraphs are filled at any width, and nothing is boxed.
        rich_markup_mode=None,
    )
    # With a single command Typer would drop its name; this callback keeps it.
    app.callback()(_whole)
    known = only in COMMANDS or only in GROUPS
    for name, target in COMMANDS.items():
        if not known or name == only:
            app.command(name, short_help=SHORT[name], epilog=epilog(name))(_load(target))
    for name, target in GROUPS.items():
        if not known or name == only:
            app.add_typer(_group(name, target), name=name, short_help=SHORT[name])
    return app


def _group(name: str, target: str) -> typer.Typer:
    """The group's app, each of its commands with an example."""
    group: typer.Typer = _load(target)
    for command in group.registered_commands:
        called = command.name or getattr(command.callback, "__name__", "")
        command.epilog = epilog(f"{name} {called}")
    return group


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"quotary {installed('quotary-cli')}")
        raise typer.Exit


def _load(target: str) -> Any:
    """A command's function or a group's app, as the table says."""
    module, name = target.split(":")
    return getattr(import_module(module), name)


def _whole(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_say_version, is_eager=True, help="Say which version this is."
        ),
    ] = False,
) -> None:
    """Contract review: the model quotes, Python decides, a person signs."""


INTERRUPTED_STATUS = 130
"""What a shell reports of a command that Ctrl-C ended."""


WRONG_STATUS = 2
"""What click leaves with where an argument is wrong; a setting is one, given otherwise."""


def main() -> None:
    """Run the command line. What every command can meet ends it with a sentence, here.

    A setting that is wrong, no system to work with, and Ctrl-C, also while libraries load.
    """
    try:
        make_app(sys.argv[1] if len(sys.argv) > 1 else "")()
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED_STATUS) from None
    except NoSystem as error:
        _fail(str(error), STATUS)
    except Exception as error:
        # Its module loads pydantic: only where something went wrong, not for each `--help`.
        from quotary.log.setting_invalid import SettingInvalid

        if not isinstance(error, SettingInvalid):
            raise
        _fail(str(error), WRONG_STATUS)


def _fail(sentence: str, status: int) -> NoReturn:
    from quotary.cli.console import fail

    fail(sentence, status)
