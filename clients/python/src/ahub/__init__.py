"""Client of the Agent Collaboration Hub: send work, follow it, be an agent."""

from . import errors as errors
from ._agent import Agent as Agent
from ._agent import AsyncAgent as AsyncAgent
from ._hub_async import AsyncHub as AsyncHub
from ._hub_error import ConnectionError as ConnectionError
from ._hub_error import HubError as HubError
from ._hub_error import WaitTimeout as WaitTimeout
from .generated.hub_sync import Hub as Hub
from ._sent import Sent as Sent
from ._sent import SentTask as SentTask
from ._streams_async import PositionStore as PositionStore
from ._task_run import Aborted as Aborted
from ._task_run import AgentTask as AgentTask
from ._task_run import AsyncTaskContext as AsyncTaskContext
from ._task_run import Result as Result
from ._task_run import TaskContext as TaskContext
