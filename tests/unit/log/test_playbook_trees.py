"""YAML and TOML as trees that know their lines."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.playbook import PlaybookInvalid
from quotary.core.playbook.tree import Items, Leaf, Members, Tree
from quotary.log.toml_tree import toml_tree
from quotary.log.yaml_tree import yaml_tree

Path = tuple[str | int, ...]


def lines(tree: Tree, path: Path = ()) -> dict[Path, tuple[int, object]]:
    """Every leaf with its line and value."""
    if isinstance(tree, Leaf):
        return {path: (tree.line, tree.value)}
    found: dict[Path, tuple[int, object]] = {}
    if isinstance(tree, Items):
        for index, item in enumerate(tree.items):
            found |= lines(item, (*path, index))
    else:
        for key, value in tree.entries:
            found |= lines(value, (*path, key.written))
    return found


def test_bare_words_follow_yaml_1_2() -> None:
    text = "a: no\nb: true\nc: 1.10\nd: ~\ne:\nf: 'true'\ng: 010\nh: .inf\ni: 1e3\nj: -2.5\n"
    assert {path[0]: value for path, (_, value) in lines(yaml_tree(text)).items()} == {
        "a": "no",
        "b": True,
        "c": 1.1,
        "d": None,
        "e": None,
        "f": "true",
        "g": "010",
        "h": ".inf",
        "i": "1e3",
        "j": -2.5,
    }


def test_a_leaf_keeps_how_it_was_written() -> None:
    tree = yaml_tree("version: 1.10\n")
    assert isinstance(tree, Members)
    leaf = tree.entries[0][1]
    assert leaf == Leaf(1.1, 1, "1.10", quoted=False)


def test_yaml_lines() -> None:
    text = "a: 1\nb:\n  - c: 2\n    d: [3,\n        4]\n  - >\n    folded\n"
    assert lines(yaml_tree(text)) == {
        ("a",): (1, 1),
        ("b", 0, "c"): (3, 2),
        ("b", 0, "d", 0): (4, 3),
        ("b", 0, "d", 1): (5, 4),
        ("b", 1): (6, "folded\n"),
    }


def test_a_duplicate_key_is_kept_for_the_compiler_to_name() -> None:
    tree = yaml_tree("{a: 1, a: 2}")
    assert isinstance(tree, Members)
    assert [key.written for key, _ in tree.entries] == ["a", "a"]


def test_toml_lines() -> None:
    text = (
        'a = 1\n"b c".d = [1, [2,\n 3]]\ne = [[4]]\n'
        'f = {x = 1, y = {z = "]\\""}}\ns = """\nmany\n"""\n\n[t.u]\nk = 1979-05-27\n'
        '[[p]]\nid = "one"\n[[p]]\nid = "two" # [x]\n[[p.q]]\nr = \'=\'\n'
    )
    assert lines(toml_tree(text)) == {
        ("a",): (1, 1),
        ("b c", "d", 0): (2, 1),
        ("b c", "d", 1, 0): (2, 2),
        ("b c", "d", 1, 1): (3, 3),
        ("e", 0, 0): (4, 4),
        ("f", "x"): (5, 1),
        ("f", "y", "z"): (5, ']"'),
        ("s",): (6, "many\n"),
        ("t", "u", "k"): (11, "1979-05-27"),
        ("p", 0, "id"): (13, "one"),
        ("p", 1, "id"): (15, "two"),
        ("p", 1, "q", 0, "r"): (17, "="),
    }


pieces = st.lists(
    st.sampled_from([*"{}[]:,-?&*!|>'\"%@#=. \t\nab1~", "\x00", "---", "...", '"""', "[[", "<<"]),
    max_size=25,
).map("".join)


@pytest.mark.parametrize("read", [yaml_tree, toml_tree])
@given(text=pieces)
@settings(deadline=None, max_examples=300)
def test_any_text_is_a_tree_or_refused_with_a_reason(
    read: Callable[[str], Tree], text: str
) -> None:
    said = refusal(read, text)
    assert said is None or (said and said.isprintable())


def refusal(read: Callable[[str], Tree], text: str) -> str | None:
    """Why the text is refused; None where it is a tree."""
    try:
        read(text)
    except PlaybookInvalid as invalid:
        return invalid.problems[0].sentence()
    return None
