import { boardWord, hiddenWord, reviewWord, wordOf } from './canaries.ts';
import type { NetworkName } from './canaries.ts';
import { objectsOf } from './objects.ts';
import type { Planter } from './planter.ts';
import type { Row, Store } from './store.ts';

/** Written by `plant.ts`, by the callers, or by the hub itself. */
const plantedElsewhere = new Set([
  ...['networks', 'nodes', 'sessions', 'tasks', 'inbox', 'inboxes', 'completions', 'user_inbox', 'audit_log'],
  ...['tokens', 'invites', 'create_requests', 'stream_events', 'memberships', 'agent_grants', 'vault_secrets'],
]);

/** Every other table with a `network_id`, also one that a later feature brings: rows with the canary in every text. */
export async function plantFeatures(plant: Planter, store: Store, name: NetworkName, ownerId: string): Promise<void> {
  const { networkId: network_id, taskId: task_id, nodeId: node_id } = objectsOf(name);
  const known: Row = { network_id, node_id, task_id, ...hostOf(name), user_id: ownerId };
  for (const [table, columns] of store.tables) {
    if (plantedElsewhere.has(table) || !columns.some((column) => column.name === 'network_id')) continue;
    const own = columns.filter((column) => column.name in known).map((column) => [column.name, known[column.name]]);
    for (const { word = wordFor(table, name), ...row } of rowsOf[table]?.(name) ?? [{}]) {
      await plant(table, String(word), { ...Object.fromEntries(own), ...row });
    }
  }
}

/** What hangs on the card of the home network is kept from the scoped member. */
function wordFor(table: string, name: NetworkName): string {
  const onCard = table.startsWith('requirement') && table !== 'requirement_counters';
  return name === 'home' && onCard ? `${wordOf.home} ${boardWord}` : wordOf[name];
}

/** What the rows of a table need beside canaries; `word` stands in for the canary of the table. */
const rowsOf: Readonly<Record<string, (name: NetworkName) => readonly Row[]>> = {
  network_counters: () => [{ event_seq: 2, last_row: 1_000, tasks_delivered: 2, tasks_failed: 1 }],
  task_events: () => [{ from_status: null, to_status: 'delivered' }],
  files: (name) => [
    { file_id: objectsOf(name).fileId, mime: 'text/plain', size: 5, uploader_kind: 'user', sha256: 'a'.repeat(64) },
  ],
  rename_transactions: (name) => [
    {
      ...{ txn_id: objectsOf(name).renameId, node_id: objectsOf(name).otherNodeId, state: 'prepared' },
      ...{ old_alias: objectsOf(name).otherAlias, new_alias: `renamed-${wordOf[name]}` },
    },
  ],
  host_telemetry: (name) => [
    {},
    // Another network has agents on a host of the home network, and the newer sample of it.
    ...(name === 'third' ? [{ ...hostOf('home'), reported_at: 9_999_999_999_999 }] : []),
  ],
  skills: (name) => [
    skillOf({ skill_id: objectsOf(name).skillId, status: 'published' }),
    skillOf({
      ...{ skill_id: objectsOf(name).pendingSkillId, status: 'pending', slug: `pending-${wordOf[name]}` },
      ...(name === 'home' ? { word: `${wordOf.home} ${reviewWord}`, slug: `pending-${reviewWord}` } : {}),
    }),
  ],
  projects: (name) => [{ project_id: objectsOf(name).projectId, color: '#112233' }],
  requirements: (name) => [
    cardOf(name, { requirement_id: objectsOf(name).requirementId, seq: 1 }),
    cardOf(name, {
      ...{ requirement_id: objectsOf(name).ownCardId, seq: 2, owner_id: 'u_scoped', created_by_id: 'u_nobody' },
      ...{ word: wordOf[name], external_ref: null },
    }),
  ],
  requirement_counters: () => [{ last_seq: 9 }],
  requirement_events: (name) => [
    eventOf(name, { actor_kind: 'user' }),
    // An agent that is hidden from restricted members did something on a card that they see.
    eventOf(name, {
      ...{ actor_kind: 'node', actor_id: objectsOf(name).otherNodeId },
      ...(name === 'home' ? { actor_name: `${wordOf.home} ${hiddenWord}` } : {}),
    }),
  ],
  requirement_notices: (name) => [{ requirement_id: objectsOf(name).requirementId }],
  requirement_people: (name) => [
    { requirement_id: objectsOf(name).requirementId, kind: 'user' },
    // Who has left the network may still stand on its cards.
    { requirement_id: objectsOf(name).requirementId, kind: 'user', person_id: 'u_removed-member' },
    { requirement_id: objectsOf(name).requirementId, kind: 'node', person_id: objectsOf(name).nodeId },
  ],
  requirement_tags: (name) => [
    { requirement_id: objectsOf(name).requirementId, tag: objectsOf(name).tag, tag_key: objectsOf(name).tag },
    { requirement_id: objectsOf(name).requirementId, tag: 'common', tag_key: 'common' },
    ...(name === 'home' ? [{ requirement_id: objectsOf(name).requirementId, tag: boardWord, tag_key: boardWord }] : []),
  ],
  requirement_tag_colors: (name) => [
    { tag: objectsOf(name).tag, color: '#112233' },
    // A tag of the same name has a colour in one network only.
    ...(name === 'third' ? [{ tag: 'common', color: '#445566' }] : []),
    ...(name === 'home' ? [{ tag: boardWord, color: '#112233' }] : []),
  ],
  requirement_tombstones: () => [{ seq: 9, people: '' }],
  providers: (name) => [
    {
      ...{ provider_id: objectsOf(name).providerId, base_url: `${publicUrl}${wordOf[name]}`, secret_key_ref: 'KEY' },
      models: JSON.stringify([{ model_name: objectsOf(name).modelName }]),
    },
  ],
  probes: (name) => [
    probeOf(name, { probe_id: objectsOf(name).probeId, status: 'pending' }),
    probeOf(name, { probe_id: objectsOf(name).fetchedProbeId, status: 'delivered' }),
  ],
  config_updates: (name) => [
    {
      ...{ update_id: objectsOf(name).updateId, action: 'update', apply_mode: 'hot', status: 'pending', error: null },
      ...{ patch: JSON.stringify({ model: wordOf[name] }), token_id: null, new_revision: null },
    },
  ],
  lifecycle_requests: (name) => [
    orderOf(name, { request_id: objectsOf(name).stopId, action: 'stop' }),
    orderOf(name, { request_id: objectsOf(name).startId, action: 'start' }),
  ],
  file_requests: (name) => [
    questionOf(name, { request_id: objectsOf(name).fileRequestId, op: 'read_rules', lane: 'rules', status: 'pending' }),
    questionOf(name, { request_id: objectsOf(name).fileAnswerId, op: 'read_file', lane: 'files', status: 'done' }),
  ],
};

/** An address that no rule of the hub forbids; the hub never calls it. */
export const publicUrl = 'https://93.184.215.14/';

const hostOf = (name: NetworkName): Row => ({ hostname: objectsOf(name).host, ip: `ip-${objectsOf(name).host}` });

const skillOf = (more: Row): Row => ({
  ...{ source_type: 'user', content_hash: 'a'.repeat(64) },
  ...more,
});

const cardOf = (name: NetworkName, more: Row): Row => ({
  ...{ project_id: objectsOf(name).projectId, parent_id: null, board_column: 'pool', priority: 'normal' },
  ...{ due: null, start: null, checklist_total: 1, archived: 0, created_by_kind: 'user', updated_by_kind: 'user' },
  ...{ agent_owner_id: objectsOf(name).otherNodeId, external_ref: objectsOf(name).externalRef },
  checklist_json: JSON.stringify([{ id: 'c1', text: wordOf[name], done: false }]),
  external_url: `https://${wordOf[name]}.example/`,
  ...more,
});

const eventOf = (name: NetworkName, more: Row): Row => ({
  ...{ requirement_id: objectsOf(name).requirementId, card_seq: 1, kind: 'comment', field: null, old_json: null },
  new_json: JSON.stringify({ text: wordFor('requirement_events', name) }),
  ...more,
});

const probeOf = (name: NetworkName, more: Row): Row => ({
  ...{ provider_id: objectsOf(name).providerId, token_id: null, daemon_node_id: objectsOf(name).nodeId },
  ...{ raw_status_code: null, latency_ms: null },
  ...more,
});

const orderOf = (name: NetworkName, more: Row): Row => ({
  ...{ daemon_node_id: objectsOf(name).nodeId, node_id: objectsOf(name).otherNodeId, error: null },
  ...{ alias: objectsOf(name).otherAlias, status: 'pending', token_id: null, state_before: 'active' },
  ...{ exit_signal: null, grace_seconds: 10 },
  ...more,
});

const questionOf = (name: NetworkName, more: Row): Row => ({
  ...{ params: JSON.stringify({ path: wordOf[name] }), error: null, exists: null },
  // Asked by a token of the owner that no caller holds.
  token_id: `tok_${wordOf[name]}private`,
  ...more,
});
