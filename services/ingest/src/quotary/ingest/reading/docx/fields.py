"""Where a walk stands among Word's complex fields: in a field's code, or in its shown result."""

from __future__ import annotations

from quotary.ingest.reading.docx.xml import Element, W, attribute, child_value, is_on, whole

CHECKED, UNCHECKED = "☒", "☐"


class FieldStack:
    """The open fields, outermost first; each is True once its result has begun."""

    def __init__(self) -> None:
        self._open: list[bool] = []

    @property
    def in_code(self) -> bool:
        """True where text is a field's instruction, which is not shown."""
        return not all(self._open)

    def step(self, kind: str) -> None:
        """Takes one `fldChar`: begin, separate or end; stray ones change nothing."""
        if kind == "begin":
            self._open.append(False)
        elif kind == "separate" and self._open:
            self._open[-1] = True
        elif kind == "end" and self._open:
            self._open.pop()


def form_field(character: Element) -> tuple[str, str] | None:
    """(what it is, what it shows beyond its result) of a legacy form field, None if it is none."""
    data = character.find(W + "ffData")
    if data is None:
        return None
    name = child_value(data, "name") or "unnamed"
    box = data.find(W + "checkBox")
    if box is not None:
        checked = (
            is_on(box, "checked") if box.find(W + "checked") is not None else is_on(box, "default")
        )
        return f"check box {name}", CHECKED if checked else UNCHECKED
    choices = data.find(W + "ddList")
    if choices is not None:
        entries = [attribute(entry) for entry in choices.findall(W + "listEntry")]
        index = whole(child_value(choices, "result") or child_value(choices, "default"), 0)
        return f"choice {name}", entries[index] if 0 <= index < len(entries) else ""
    return f"text field {name}", ""
