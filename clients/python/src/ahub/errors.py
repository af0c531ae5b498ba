"""Classes of refusals by their codes: ``except errors.TaskNotFound``."""

from ._hub_error import ConnectionError as ConnectionError
from ._hub_error import HubError as HubError
from ._hub_error import WaitTimeout as WaitTimeout
from .generated.errors import *  # noqa: F403
