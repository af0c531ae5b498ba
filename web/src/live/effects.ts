import type { NetworkEvent, UnknownEvent, UserEvent } from '@agent-collaboration-hub/client';

/** Fields of one row that an event tells, in every cached list and answer of the named calls. */
export interface RowPatch {
  readonly calls: readonly string[];
  /** The field that names the row, and its value. */
  readonly key: string;
  readonly id: string;
  /** Null when the row is gone. */
  readonly fields: Readonly<Record<string, unknown>> | null;
}

/** Cached answers that an event makes doubtful. */
export interface StaleMark {
  readonly call: string;
  /** Only answers to a question with these values; one that asks for none of them is meant too. */
  readonly where?: Readonly<Record<string, unknown>>;
  /** Only answers to a question that names this value: the row may enter or leave them. */
  readonly asks?: string;
  /** Rows that the list has now besides those it shows. */
  readonly adds?: number;
  /** How long it may be shown before it is asked for again; a second by default. */
  readonly withinMs?: number;
}

/** What an event does to the cache. */
export interface Effects {
  readonly patches: readonly RowPatch[];
  readonly stale: readonly StaleMark[];
}

/** Figures of a network that nobody watches second by second. */
const slowMs = 5_000;
/** Columns of the board, whose cards are read one by one. */
const boardMs = 30_000;

/** An agent that says so is listed; where another item ends at the same time no count tells of it. */
const waiting: ReadonlySet<string> = new Set(['waiting_input', 'blocked', 'error']);

const marks = (...calls: string[]): StaleMark[] => calls.map((call) => ({ call }));

type Rules = { readonly [Type in NetworkEvent['type']]: (event: Extract<NetworkEvent, { type: Type }>) => Effects };

const rules: Rules = {
  resync: () => ({ patches: [], stale: [] }),
  status_update: ({ alias, status, progress, at, queue_depth }) => ({
    patches: [
      {
        calls: ['getStatus', 'listServerAgents'],
        key: 'alias',
        id: alias,
        fields: { status, progress, queue_depth, last_seen_at: at },
      },
    ],
    stale: [
      { call: 'getStatus', asks: 'status' },
      { call: 'tool:get_session_status', where: { alias } },
      { call: 'getStats', withinMs: slowMs },
      ...(waiting.has(status) ? marks('listAttention') : []),
    ],
  }),
  new_task: ({ to, from, status, priority }) => ({
    patches: [],
    stale: [
      { call: 'listTasks', where: { to_name: to, from_name: from, status, priority }, adds: 1 },
      { call: 'listMessages', adds: 1 },
      { call: 'getStats', withinMs: slowMs },
    ],
  }),
  task_status: ({ task_id, from_status, to_status }) => ({
    patches: [{ calls: ['listTasks', 'getTask'], key: 'task_id', id: task_id, fields: { status: to_status } }],
    stale: [
      { call: 'getTask', where: { task_id } },
      { call: 'listTaskEvents', where: { task_id } },
      ...[from_status, to_status].map((status) => ({ call: 'listTasks', where: { status }, asks: 'status' })),
      { call: 'getCompletions', withinMs: slowMs },
      { call: 'getStats', withinMs: slowMs },
    ],
  }),
  new_reply: ({ task_id }) => ({
    patches: [],
    stale: [...(task_id === null ? [] : [{ call: 'getTask', where: { task_id } }]), { call: 'listMessages', adds: 1 }],
  }),
  node_changed: ({ alias }) => ({
    patches: [],
    stale: [
      ...marks('listNodes', 'listHostSupervisors', 'getStatus', 'listServerAgents'),
      { call: 'tool:get_session_status', where: { alias } },
    ],
  }),
  member_changed: () => ({ patches: [], stale: marks('listMembers', 'getNetwork', 'getMe', 'listNetworks') }),
  daemon_request: ({ request_id }) => ({
    patches: [],
    stale: [
      { call: 'getNodeCreateRequest', where: { request_id } },
      { call: 'tool:get_rules_file_result', where: { request_id } },
      ...marks('tool:get_probe_results', 'listHostSupervisors', 'listNodes'),
    ],
  }),
  attention_changed: () => ({ patches: [], stale: marks('listAttention') }),
  requirement_changed: ({ requirement_id, change }) => ({
    patches: [],
    stale: [
      // A card that is gone is not asked for again.
      ...(change === 'deleted' ? [] : ['getRequirement', 'listCardEvents']).map((call) => ({
        call,
        where: { requirement_id },
      })),
      // The board reads each card that changed; whole columns only now and then.
      { call: 'listRequirements', withinMs: boardMs },
      { call: 'listTags', withinMs: slowMs },
    ],
  }),
};

const none: Effects = { patches: [], stale: [] };

/** What an event of a network changes in the cache. An event that this version does not know changes nothing. */
export function effectsOf(event: NetworkEvent | UnknownEvent): Effects {
  const rule = (rules as Readonly<Record<string, ((event: unknown) => Effects) | undefined>>)[event.type];
  return rule?.(event) ?? none;
}

/** What an event of a person's own stream changes: the inbox, and the task that it tells of. */
export function effectsOfMine(event: UserEvent | UnknownEvent): Effects {
  if (event.type === 'task_status') return effectsOf(event);
  return { patches: [], stale: [{ call: 'listMessages', adds: 1 }, ...marks('tool:get_inbox', 'listAttention')] };
}
