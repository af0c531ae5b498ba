"""What stands for an argument that was not given, where None means null."""

from __future__ import annotations

import enum
from typing import Any, Dict, Mapping


class NotGiven(enum.Enum):
    """The type of NOT_GIVEN."""

    NOT_GIVEN = 0


NOT_GIVEN = NotGiven.NOT_GIVEN


def given(values: Mapping[str, object]) -> Dict[str, Any]:
    """The values that were given."""
    return {name: value for name, value in values.items() if value is not NOT_GIVEN}
