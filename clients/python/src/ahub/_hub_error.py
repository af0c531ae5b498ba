"""Calls that did not succeed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Mapping, Optional, Union

if TYPE_CHECKING:
    from .generated.errors import ErrorCode


class HubError(Exception):
    """A call that did not succeed. The class of a code (``errors.TaskNotFound``) is a subclass."""

    code: Union[ErrorCode, str]
    """Stable code of the condition, which may be one of a newer hub; the text of an older hub that names none."""
    status: int
    """HTTP status; 0 when no answer came."""
    operation: str
    """The operation or tool."""
    request_id: Optional[str]
    """The hub's id of the request, for its log; None when no answer came."""
    fields: Mapping[str, Any]
    """What the answer carried besides its texts."""
    retry_after_seconds: Optional[float]
    """After how long the hub asks to be called again."""

    def __init__(
        self,
        message: str,
        *,
        code: str,
        status: int,
        operation: str,
        request_id: Optional[str] = None,
        fields: Optional[Mapping[str, Any]] = None,
        retry_after_seconds: Optional[float] = None,
    ) -> None:
        super().__init__(f"{operation}: {message}")
        self.code = code
        self.status = status
        self.operation = operation
        self.request_id = request_id
        self.fields = fields or {}
        self.retry_after_seconds = retry_after_seconds

    @property
    def is_passing(self) -> bool:
        """Whether trying again may help."""
        return self.status in (0, 429) or self.status >= 500


class ConnectionError(HubError):
    """No answer came: the hub could not be reached, or the connection broke off."""


class WaitTimeout(HubError):
    """``wait`` ran out of time; the task goes on. Its last state is in ``fields["task"]``."""
