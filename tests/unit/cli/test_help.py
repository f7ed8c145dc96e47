"""`--help` of every command reads well at 80 columns, and has an example that can be typed."""

import shlex
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from quotary.cli.helping import EXAMPLES, SHORT
from quotary.cli.main import COMMANDS, GROUPS, make_app

RUN = CliRunner()
APP = make_app()
ROOT: Any = typer.main.get_command(APP)


def shown(*words: str) -> str:
    result = RUN.invoke(APP, [*words, "--help"], env={"COLUMNS": "80", "TERMINAL_WIDTH": "80"})
    assert result.exit_code == 0, result.output
    return result.stdout


def every_command() -> list[str]:
    names = list(COMMANDS)
    for group in GROUPS:
        command = ROOT.commands[group]
        names += [f"{group} {name}" for name in command.commands]
    return names


def test_the_list_names_every_command_in_a_whole_line() -> None:
    lines = shown().splitlines()
    assert SHORT.keys() == COMMANDS.keys() | GROUPS.keys()
    for name, said in SHORT.items():
        assert f"  {name.ljust(8)}  {said}" in lines


@pytest.mark.parametrize("name", every_command())
def test_help_is_plain_narrow_and_ends_with_an_example(name: str) -> None:
    text = shown(*name.split())
    lines = text.splitlines()
    assert max(map(len, lines)) <= 80
    assert not any(line != line.rstrip() for line in lines)
    assert lines[-1].strip() == f"Example: {EXAMPLES[name]}"
    assert "\u2502" not in text


def test_every_example_is_of_a_command() -> None:
    assert EXAMPLES.keys() == set(every_command())


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_can_be_typed(name: str) -> None:
    program, *words = shlex.split(EXAMPLES[name].split(" > ")[0])
    assert program == "quotary"
    command: Any = ROOT
    context = typer.Context(ROOT)
    for part in name.split():
        assert words.pop(0) == part
        command = command.commands[part]
        context = typer.Context(command, parent=context, info_name=part)
    made: typer.Context = command.make_context(name, words, parent=context.parent)
    assert made.args == []


def test_an_unknown_option_is_answered_with_the_nearest() -> None:
    result = RUN.invoke(APP, ["review", "a.pdf", "--failon", "red"])
    assert result.exit_code == 2
    assert "No such option: --failon" in result.stderr
    assert "--fail-on" in result.stderr
