/** A task of the hub as tools answer it, whole or as a row of a list. */
type TaskRow = Readonly<Record<string, unknown>>;

/** Where a task stands in the words of MCP, and how long it has. */
interface TaskView {
  readonly taskId: string;
  readonly status: 'working' | 'completed' | 'failed' | 'cancelled';
  /** The hub's own word. */
  readonly statusMessage: string;
  /** ISO 8601, as are all times of MCP. */
  readonly createdAt: string;
  readonly lastUpdatedAt: string;
}

const endings: Readonly<Record<string, TaskView['status']>> = {
  replied: 'completed',
  failed: 'failed',
  expired: 'failed',
  cancelled: 'cancelled',
};
const moments = ['completed_at', 'consumed_at', 'runtime_submitted_at', 'started_at', 'delivered_at', 'created_at'];

/** The hub's tasks as the tasks of MCP (rule tools-mcp-tasks): which tools stand behind them, and how their rows are told. */
export const mcpTasks = {
  /** The tool whose call goes on as a task. */
  startedBy: 'send_task',
  reads: 'get_task',
  cancels: 'cancel_task',
  lists: 'list_tasks',
  argumentsOf: (taskId: string): object => ({ task_id: taskId }),
  cancelArgumentsOf: (row: TaskRow): object => ({ task_id: row['task_id'], network_id: row['network_id'] }),
  /** The id in the answer of the tool that starts. */
  idOf: (answer: TaskRow): string => textAt(answer, 'message_id'),
  rowOf: (answer: TaskRow): TaskRow => answer['task'] as TaskRow,
  rowsOf: (answer: TaskRow): readonly TaskRow[] => answer['tasks'] as readonly TaskRow[],
  view: viewMcpTask,
  /** The tool that knows the state of the agent, and its arguments. */
  stateReads: 'get_session_status',
  stateArgumentsOf: (row: TaskRow): object => ({ alias: row['to_name'], network_id: row['network_id'] }),
  viewResult,
};

function viewMcpTask(row: TaskRow): TaskView {
  const status = textAt(row, 'status');
  const times = moments.map((member) => row[member]).filter((time) => typeof time === 'string');
  return {
    taskId: textAt(row, 'task_id'),
    status: endings[status] ?? 'working',
    statusMessage: status,
    createdAt: isoTime(textAt(row, 'created_at')),
    lastUpdatedAt: isoTime(times.reduce((latest, time) => (time > latest ? time : latest), '')),
  };
}

/** What the call that started an ended task returns in the end: its answer with the task, or what became of the task. */
function viewResult(row: TaskRow, state: TaskRow | undefined): TaskRow {
  const status = textAt(row, 'status');
  if (endings[status] !== 'completed') {
    const error = `task_${status}`;
    return { ok: false, error, code: error, message: `The task ended as ${status}.`, task: row };
  }
  const session = state?.['session'] as TaskRow | null | undefined;
  return {
    ok: true,
    task_id: row['task_id'],
    message_id: row['task_id'],
    actual_to: { alias: row['to_name'], to_node_id: row['to_node_id'], network_id: row['network_id'] },
    session_status: session?.['status'] ?? 'offline',
    task: row,
  };
}

function textAt(row: TaskRow, member: string): string {
  const value = row[member];
  return typeof value === 'string' ? value : '';
}

/** `2026-01-31 10:00:00`, which is UTC → `2026-01-31T10:00:00Z`. */
function isoTime(stored: string): string {
  return `${stored.replace(' ', 'T')}Z`;
}
