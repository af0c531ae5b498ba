import type { Row, Store } from './store.ts';

/** Columns that hold the canary only if they must not hold something else: enumerations, hashes, links to people. */
export const unmarked = new Set([
  ...['status', 'type', 'priority', 'role', 'kind', 'severity', 'scope', 'mode', 'visibility', 'lifecycle_state'],
  ...[
    'sender_kind',
    'uploader_kind',
    'to_kind',
    'channel_kind',
    'agent_access',
    'task_access',
    'token_hash',
    'code_hash',
    'content_hash',
    'from_status',
    'to_status',
    'state',
  ],
  ...['requires_response', 'source_type', 'color', 'people', 'board_column', 'due', 'start', 'lane', 'op', 'action'],
  ...['from_node_id', 'node_id', 'secret_key_ref', 'key', 'parent_id', 'created_by_kind', 'updated_by_kind'],
  ...['actor_kind', 'field', 'old_json', 'apply_mode', 'error', 'exit_signal', 'state_before', 'user_id'],
  ...[
    'health_json',
    'process_json',
    'daemon_json',
    'daemon_node_id',
    'runtime',
    'mime',
    'sha256',
    'token_id',
    'parent_task_id',
  ],
]);

/** Nullable marks of an end are left out: what is planted is alive. */
const ends = new Set([
  'disabled_at',
  'acked_at',
  'ended_at',
  'delivered_at',
  'pulled_at',
  'reviewed_at',
  'revoked_at',
  'completed_at',
]);

const json = (word: string): string => JSON.stringify({ note: word });

/** Puts rows into the tables: what a row does not say is a canary in text columns and a plain number in others. */
export function createPlanter(store: Store, now: number) {
  let planted = 0;
  const timeOf = (name: string): number | null => {
    if (ends.has(name)) return null;
    if (name === 'expires_at' || name === 'deadline_at') return now + 3_600_000;
    return /_at$|^minute$/.test(name) ? now : 0;
  };
  const fill = (table: string, word: string, values: Row): Row => {
    const columns = store.tables.get(table);
    if (columns === undefined) throw new Error(`no table ${table}`);
    const row: Row = {};
    for (const { name, isText } of columns) {
      if (name in values) row[name] = values[name];
      else if (name === 'seq' || name === 'position') row[name] = planted += 1;
      else if (name.endsWith('_json')) row[name] = json(word);
      else if (isText) row[name] = `${word}-${name}`.replaceAll(/[ _]/g, '-');
      else row[name] = timeOf(name);
    }
    return row;
  };
  return (table: string, word: string, ...rows: readonly Row[]): Promise<void> =>
    store.insert(
      table,
      rows.map((row) => fill(table, word, row)),
    );
}

export type Planter = ReturnType<typeof createPlanter>;
