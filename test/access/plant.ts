import { hashToken } from '../../src/platform/token-hash.ts';
import type { NetworkName } from './canaries.ts';
import { hiddenWord, privateWord, wordOf } from './canaries.ts';
import { objectsOf } from './objects.ts';
import type { Row, Store } from './store.ts';

/** Columns that hold the canary only if they must not hold something else: enumerations, hashes, links to people. */
export const unmarked = new Set([
  ...['status', 'type', 'priority', 'role', 'kind', 'severity', 'scope', 'mode', 'visibility', 'lifecycle_state'],
  ...[
    'sender_kind',
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
  ...['health_json', 'process_json', 'daemon_json', 'runtime', 'mime', 'sha256', 'token_id', 'parent_task_id'],
]);

/** Nullable marks of an end are left out: what is planted is alive. */
const ends = new Set([
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
      else if (name === 'seq') continue;
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

/** Who has to exist before the things of a network. */
export interface Owners {
  readonly ownerId: string;
  readonly ownerName: string;
  /** Behind the node tokens. */
  readonly minterId: string;
}

/** Everything that a network can hold, with its word in every text. */
export async function plantNetwork(plant: Planter, store: Store, name: NetworkName, owners: Owners, now: number) {
  const word = wordOf[name];
  const o = objectsOf(name);
  const network_id = o.networkId;
  await plant('networks', word, { network_id, owner_id: owners.ownerId, visibility: 'private', max_members: 50 });
  await plantAgent(plant, name, { alias: o.alias, nodeId: o.nodeId, word, owner: owners.minterId, now });
  const hidden = `${hiddenWord} ${word}`;
  const other = name === 'home' ? hidden : word;
  await plantAgent(plant, name, {
    alias: o.otherAlias,
    nodeId: o.otherNodeId,
    word: other,
    owner: owners.minterId,
    now,
  });
  const task = taskOf(name, owners, now);
  await plant('tasks', word, task(o.taskId, 'delivered'), task(o.failedTaskId, 'failed', { completed_at: now }));
  await plant('tasks', other, task(o.otherTaskId, 'delivered', { to_name: o.otherAlias, to_node_id: o.otherNodeId }));
  await plantPrivate(plant, name, owners);
  await plant('invites', word, {
    code_hash: hashToken(o.inviteCode),
    network_id,
    role: 'viewer',
    agent_access: 'all',
    task_access: 'all',
    max_uses: -1,
    created_by: owners.ownerId,
    expires_at: null,
  });
  await plant('create_requests', word, {
    request_id: o.requestId,
    network_id,
    daemon_node_id: o.nodeId,
    runtime: 'custom',
    status: 'pending',
    node_spec: JSON.stringify({ name: `child-${word}`, runtime: 'custom', model: word }),
    token_id: null,
  });
  await plantRest(plant, store, name, owners);
}

/** Direct messages, tokens and audit rows of the owner alone. */
async function plantPrivate(plant: Planter, name: NetworkName, { ownerId, ownerName }: Owners): Promise<void> {
  const { networkId: network_id, alias } = objectsOf(name);
  const word = `${privateWord} ${wordOf[name]}`;
  const stamps = { network_id, user_id: ownerId, severity: 'info', sender_kind: 'node', acked: 0, acked_at: null };
  await plant('user_inbox', word, { ...stamps, message_id: `m_${wordOf[name]}private`, from_session: alias });
  await plant('audit_log', word, { network_id, user_id: ownerId, username: ownerName });
  const token = { network_id, user_id: ownerId, scope: 'full', mode: 'normal', revoked_at: null, node_id: null };
  await plant('tokens', word, { ...token, token_id: `tok_${wordOf[name]}private`, last_used_at: null });
}

interface Agent {
  readonly alias: string;
  readonly nodeId: string;
  readonly word: string;
  readonly owner: string;
  readonly now: number;
}

async function plantAgent(plant: Planter, name: NetworkName, agent: Agent): Promise<void> {
  const { alias, word, nodeId: node_id, now } = agent;
  const { networkId: network_id, host, taskId, otherTaskId } = objectsOf(name);
  const marks = { network_id, channels: JSON.stringify([word]), config_path: `/${word}`, hostname: host };
  await plant('nodes', word, {
    ...marks,
    ...{ node_id, alias, node_name: alias, runtime: 'custom', owner_user_id: agent.owner, lifecycle_state: 'active' },
    ...{
      avatar_url: `https://${host}.example/`,
      daemon_json: JSON.stringify({ runtimes_supported: ['custom'], allowed_secret_keys: [word] }),
    },
  });
  const numbers = { status: 'idle', score: 1, progress: 1, health_at: null, health_json: null, process_json: null };
  await plant('sessions', word, {
    ...marks,
    alias,
    node_id,
    agent: `agent-node:${word}`,
    telemetry_host: host,
    telemetry_ip: `ip-${host}`,
    ...numbers,
  });
  await plant('inboxes', word, { network_id, alias, last_seq: 10, unread: 1 });
  const isTarget = agent.alias === objectsOf(name).alias;
  await plant('inbox', word, {
    ...{ id: isTarget ? objectsOf(name).deliveryId : `m_${alias}`, task_id: isTarget ? taskId : otherTaskId },
    ...{
      network_id,
      to_name: alias,
      inbox_seq: 1,
      rank: 1,
      type: 'task',
      priority: 'normal',
      acked: 0,
      acked_at: null,
    },
    ...{ sender_kind: 'node', requires_response: 'reply', in_reply_to: `t_${wordOf[name]}before` },
  });
  await plant('completions', word, {
    ...{ id: `c_${alias}`, task_id: `t_${alias}`, network_id, session_name: alias },
    ...{ artifacts: JSON.stringify([word]), score: 1, completed_at: now },
  });
  const event = { network_id, type: 'status_update', channel: alias };
  const payload = JSON.stringify({ alias, status: 'idle', progress: 1 });
  await plant('stream_events', word, { ...event, n: isTarget ? 1 : 2, payload, summary: payload });
}

const taskOf =
  (name: NetworkName, { minterId }: Owners, now: number) =>
  (task_id: string, status: string, more: Row = {}): Row => {
    const { networkId: network_id, alias, nodeId } = objectsOf(name);
    return {
      ...{ task_id, network_id, status, to_name: alias, to_node_id: nodeId, priority: 'normal', scope: 'single' },
      ...{ from_node_id: null, sender_kind: 'user', sender_id: minterId, parent_task_id: null, depth: 0 },
      ...{ in_reply_to: `t_${wordOf[name]}before` },
      ...{ requires_response: 'reply', runtime_submitted_at: null, consumed_at: null, started_at: null },
      ...{ completed_at: null, expires_at: now + 3_600_000 },
      ...more,
    };
  };

/** The small tables, then every table that a later feature brought: one row with the canary in every text. */
async function plantRest(plant: Planter, store: Store, name: NetworkName, owners: Owners): Promise<void> {
  const { networkId: network_id, taskId: task_id, nodeId: node_id, host: hostname } = objectsOf(name);
  const word = wordOf[name];
  await plant('network_counters', word, { network_id, event_seq: 2 });
  await plant('task_events', word, { network_id, task_id, from_status: null, to_status: 'delivered' });
  const done = ['networks', 'nodes', 'sessions', 'tasks', 'inbox', 'inboxes', 'completions', 'user_inbox', 'audit_log'];
  done.push('tokens', 'invites', 'create_requests', 'stream_events', 'network_counters', 'task_events', 'memberships');
  done.push('agent_grants', 'vault_secrets');
  const known: Row = { network_id, node_id, task_id, hostname, ip: `ip-${hostname}`, user_id: owners.ownerId };
  for (const [table, columns] of store.tables) {
    if (done.includes(table) || !columns.some((column) => column.name === 'network_id')) continue;
    const own = columns.filter((column) => column.name in known).map((column) => [column.name, known[column.name]]);
    await plant(table, word, { ...Object.fromEntries(own), ...rowsOfLater[table]?.(name) });
  }
}

/** What the rows of later tables need beside canaries. */
const rowsOfLater: Readonly<Record<string, (name: NetworkName) => Row>> = {
  files: (name) => ({ file_id: objectsOf(name).fileId, mime: 'text/plain', size: 5 }),
  rename_transactions: (name) => ({
    ...{ txn_id: objectsOf(name).renameId, node_id: objectsOf(name).otherNodeId, state: 'prepared' },
    ...{ old_alias: objectsOf(name).otherAlias, new_alias: `renamed-${wordOf[name]}` },
  }),
  skills: (name) => ({
    skill_id: objectsOf(name).skillId,
    status: 'published',
    source_type: 'user',
    content_hash: 'a'.repeat(64),
  }),
  projects: (name) => ({ project_id: objectsOf(name).projectId, color: '#112233' }),
  requirements: (name) => ({
    ...{
      requirement_id: objectsOf(name).requirementId,
      seq: 1,
      project_id: objectsOf(name).projectId,
      parent_id: null,
    },
    ...{ board_column: 'pool', priority: 'normal', due: null, start: null, checklist_total: 1, archived: 0 },
    ...{ checklist_json: JSON.stringify([{ id: 'c1', text: wordOf[name], done: false }]), created_by_kind: 'user' },
    ...{ updated_by_kind: 'user', external_url: `https://${wordOf[name]}.example/` },
  }),
  requirement_counters: () => ({ last_seq: 9 }),
  requirement_events: (name) => ({
    ...{ requirement_id: objectsOf(name).requirementId, card_seq: 1, kind: 'comment', actor_kind: 'user' },
    ...{ field: null, old_json: null, new_json: JSON.stringify({ text: wordOf[name] }) },
  }),
  requirement_notices: (name) => ({ requirement_id: objectsOf(name).requirementId }),
  requirement_people: (name) => ({ requirement_id: objectsOf(name).requirementId, kind: 'user' }),
  requirement_tags: (name) => ({
    ...{ requirement_id: objectsOf(name).requirementId, tag: objectsOf(name).tag, tag_key: objectsOf(name).tag },
  }),
  requirement_tag_colors: (name) => ({ tag: objectsOf(name).tag, color: '#112233' }),
  requirement_tombstones: () => ({ seq: 9, people: '[]' }),
  providers: (name) => ({
    ...{ provider_id: objectsOf(name).providerId, base_url: `https://${wordOf[name]}.example/`, secret_key_ref: 'KEY' },
    models: JSON.stringify([{ model_name: wordOf[name] }]),
  }),
  probes: (name) => ({
    ...{ probe_id: objectsOf(name).probeId, provider_id: objectsOf(name).providerId, token_id: null },
    ...{ daemon_node_id: objectsOf(name).nodeId, status: 'pending', raw_status_code: null, latency_ms: null },
  }),
  config_updates: (name) => ({
    ...{ update_id: objectsOf(name).updateId, action: 'update', apply_mode: 'hot', status: 'pending', error: null },
    ...{ patch: JSON.stringify({ model: wordOf[name] }), token_id: null, new_revision: null },
  }),
  lifecycle_requests: (name) => ({
    ...{ request_id: objectsOf(name).stopId, daemon_node_id: objectsOf(name).nodeId, action: 'stop', error: null },
    ...{ node_id: objectsOf(name).otherNodeId, alias: objectsOf(name).otherAlias, status: 'pending', token_id: null },
    ...{ state_before: 'active', exit_signal: null, grace_seconds: 10 },
  }),
  file_requests: (name) => ({
    ...{
      request_id: objectsOf(name).fileRequestId,
      op: 'read_rules',
      lane: 'rules',
      status: 'pending',
      token_id: null,
    },
    ...{ params: JSON.stringify({ path: wordOf[name] }), error: null, exists: null },
  }),
};
