import type { HubTables } from '../../entities/index.ts';

/** Spaces of ids: an id is one thing within its space. Tasks and deliveries share one, as answers refer to either. */
export type Space = 'person' | 'node' | 'task' | 'card' | 'project' | 'skill' | 'provider' | 'completion' | 'file';

/**
 * What an id, or a text that holds ids, becomes in the new network:
 * - `own`: the row's own id, a fresh one;
 * - `to`: the row must stand in the file before this one;
 * - `past`: the row may be gone; its id becomes a fresh one all the same, the same one everywhere;
 * - `known`: a person whom this hub knows, else nobody;
 * - `by`: a person or an agent, as the named column says;
 * - `word`: a name, or an id of these spaces, which is replaced;
 * - `json`: a text of JSON, in which ids of these spaces are replaced.
 */
export type Ref =
  | { readonly own: Space }
  | { readonly to: Space }
  | { readonly past: Space }
  | { readonly known: 'person' }
  | { readonly by: string }
  | { readonly word: readonly Space[] }
  | { readonly json: readonly Space[] };

/** The rows of one table as lines. Line and table call a column alike. */
export interface RowKind {
  readonly table: keyof HubTables;
  readonly columns: readonly string[];
  /** Columns that order the rows; with the network they are a key. */
  readonly order: readonly string[];
  readonly refs: Readonly<Record<string, Ref>>;
  /** Rows that are read at once; 500 unless a row brings much along. */
  readonly page?: number;
}

const dates = ['created_at', 'updated_at'] as const;
const inMeta = { json: ['file', 'task'] } as const;

/** The kinds of lines that are rows, in their order: a row stands behind those that it needs. */
export const rowKinds = {
  member: {
    table: 'memberships',
    columns: ['user_id', 'role', 'agent_access', 'task_access', 'department', 'joined_at'],
    order: ['user_id'],
    refs: { user_id: { to: 'person' } },
  },
  node: {
    table: 'nodes',
    columns: [
      ...['node_id', 'node_name', 'alias', 'runtime', 'model', 'config_path', 'channels', 'server', 'hostname'],
      ...['avatar_url', 'owner_user_id', ...dates],
    ],
    order: ['node_id'],
    refs: { node_id: { own: 'node' }, owner_user_id: { known: 'person' } },
  },
  grant: {
    table: 'agent_grants',
    columns: ['user_id', 'node_id', 'created_at'],
    order: ['user_id', 'node_id'],
    refs: { user_id: { to: 'person' }, node_id: { to: 'node' } },
  },
  skill: {
    table: 'skills',
    columns: [
      ...['skill_id', 'seq', 'slug', 'version', 'name', 'description', 'content', 'status', 'source_type'],
      ...['source_alias', 'source_id', 'reviewed_by', 'reviewed_at', 'review_note', ...dates],
    ],
    order: ['seq'],
    refs: { skill_id: { own: 'skill' }, source_id: { by: 'source_type' }, reviewed_by: { past: 'person' } },
    page: 20,
  },
  provider: {
    table: 'providers',
    columns: [
      ...['provider_id', 'name', 'vendor', 'base_url', 'secret_key_ref', 'enabled', 'models', 'created_by', ...dates],
    ],
    order: ['provider_id'],
    refs: { provider_id: { own: 'provider' }, created_by: { past: 'person' } },
  },
  project: {
    table: 'projects',
    columns: ['project_id', 'name', 'color', 'position', 'archived', 'created_at'],
    order: ['project_id'],
    refs: { project_id: { own: 'project' } },
  },
  tag_color: { table: 'requirement_tag_colors', columns: ['tag', 'color'], order: ['tag'], refs: {} },
  card: {
    table: 'requirements',
    columns: [
      ...['requirement_id', 'seq', 'name', 'board_column', 'priority', 'due', 'start', 'description'],
      ...['checklist_json', 'owner_id', 'agent_owner_id', 'project_id', 'parent_id', 'external_ref', 'external_url'],
      ...['archived', 'created_by_kind', 'created_by_id', 'updated_by_kind', 'updated_by_id', ...dates],
    ],
    order: ['seq'],
    refs: {
      requirement_id: { own: 'card' },
      owner_id: { known: 'person' },
      agent_owner_id: { past: 'node' },
      project_id: { to: 'project' },
      parent_id: { past: 'card' },
      created_by_id: { by: 'created_by_kind' },
      updated_by_id: { by: 'updated_by_kind' },
    },
    page: 200,
  },
  card_event: {
    table: 'requirement_events',
    columns: [
      ...['seq', 'requirement_id', 'card_seq', 'kind', 'field', 'old_json', 'new_json', 'actor_kind', 'actor_id'],
      ...['actor_name', 'created_at'],
    ],
    order: ['seq'],
    refs: {
      requirement_id: { past: 'card' },
      actor_id: { by: 'actor_kind' },
      old_json: { json: ['person', 'node', 'project', 'card'] },
      new_json: { json: ['person', 'node', 'project', 'card'] },
    },
  },
  board: {
    table: 'requirement_counters',
    columns: ['last_seq', 'last_event', 'last_stamp'],
    order: ['network_id'],
    refs: {},
  },
  task: {
    table: 'tasks',
    columns: [
      ...['task_id', 'seq', 'from_node_id', 'to_node_id', 'from_name', 'to_name', 'sender_kind', 'sender_id'],
      ...['priority', 'status', 'content', 'context', 'result', 'in_reply_to', 'requires_response', 'scope'],
      ...['parent_task_id', 'depth', 'meta_json', 'created_at', 'delivered_at', 'started_at', 'runtime_submitted_at'],
      ...['consumed_at', 'completed_at', 'expires_at'],
    ],
    order: ['seq'],
    refs: {
      task_id: { own: 'task' },
      from_node_id: { past: 'node' },
      to_node_id: { past: 'node' },
      sender_id: { by: 'sender_kind' },
      in_reply_to: { past: 'task' },
      parent_task_id: { past: 'task' },
      meta_json: inMeta,
    },
    page: 200,
  },
  task_event: {
    table: 'task_events',
    columns: ['seq', 'task_id', 'from_status', 'to_status', 'actor', 'detail', 'created_at'],
    order: ['seq'],
    refs: { task_id: { past: 'task' }, actor: { word: ['node', 'person'] } },
  },
  completion: {
    table: 'completions',
    columns: [
      ...['id', 'seq', 'task_id', 'session_name', 'task', 'result', 'artifacts', 'score', 'duration_minutes'],
      'completed_at',
    ],
    order: ['seq'],
    refs: { id: { own: 'completion' }, task_id: { past: 'task' }, task: { word: ['task'] }, artifacts: inMeta },
    page: 100,
  },
  delivery: {
    table: 'inbox',
    columns: [
      ...['id', 'task_id', 'to_key', 'to_name', 'inbox_seq', 'type', 'priority', 'content', 'context', 'from_session'],
      ...['sender_kind', 'sender_id', 'in_reply_to', 'requires_response', 'meta_json', 'acked', 'acked_at'],
      ...['read_count', 'created_at'],
    ],
    order: ['id'],
    refs: {
      id: { own: 'task' },
      task_id: { past: 'task' },
      sender_id: { by: 'sender_kind' },
      in_reply_to: { past: 'task' },
      meta_json: inMeta,
    },
    page: 200,
  },
  file: {
    table: 'files',
    columns: ['file_id', 'uploader', 'uploader_kind', 'size', 'mime', 'sha256', 'name', 'created_at'],
    order: ['file_id'],
    refs: { file_id: { own: 'file' }, uploader: { by: 'uploader_kind' } },
    // Their bytes are read between two statements of a transaction that must not idle.
    page: 8,
  },
} as const satisfies Readonly<Record<string, RowKind>>;

export type RowKindName = keyof typeof rowKinds;

/** All kinds of lines in their order. Parts stand behind their file. */
export const kindOrder = [
  'manifest',
  'person',
  ...(Object.keys(rowKinds) as RowKindName[]),
  'file_part',
  'end',
] as const;

/** A line as it is read: the contract's validators have looked at it. */
export type Line = Readonly<Record<string, unknown>> & { readonly kind: (typeof kindOrder)[number] };

/** What a table calls otherwise than a line, or holds as JSON. */
const spellings: Readonly<Partial<Record<RowKindName, readonly (readonly [string, string, 'json' | 'text'])[]>>> = {
  provider: [['models', 'models', 'json']],
  card: [['checklist_json', 'checklist', 'json']],
  card_event: [['kind', 'event', 'text']],
};

/** A row as the members of its line. */
export function toLine(kind: RowKindName, row: Readonly<Record<string, unknown>>): Line {
  const line: Record<string, unknown> = { ...row };
  for (const [column, name, form] of spellings[kind] ?? []) {
    const value = line[column];
    delete line[column];
    line[name] = form === 'json' ? (JSON.parse(value as string) as unknown) : value;
  }
  return { kind, ...line };
}

/** The columns of a line, as the table calls and holds them. */
export function toColumns(kind: RowKindName, line: Line): Record<string, unknown> {
  const { kind: _kind, ...row } = { ...line } as Record<string, unknown>;
  for (const [column, name, form] of spellings[kind] ?? []) {
    const value = row[name];
    delete row[name];
    row[column] = form === 'json' ? JSON.stringify(value) : value;
  }
  return row;
}
