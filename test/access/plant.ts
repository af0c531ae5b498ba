import { toWireTime } from '../../src/platform/clock.ts';
import { hashToken } from '../../src/platform/token-hash.ts';
import type { NetworkName } from './canaries.ts';
import { hiddenWord, privateWord, secretWord, wordOf } from './canaries.ts';
import { failedAt, objectsOf } from './objects.ts';
import { plantFeatures } from './plant-features.ts';
import type { Planter } from './planter.ts';
import type { Row, Store } from './store.ts';

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
    // Somebody of the home network has an agent elsewhere as well.
    owner: name === 'third' ? `u_minter-${wordOf.home}` : owners.minterId,
    now,
  });
  const task = taskOf(name, owners, now);
  await plant('tasks', word, task(o.taskId, 'delivered'), task(o.failedTaskId, 'failed', { completed_at: failedAt }));
  await plant('tasks', other, task(o.otherTaskId, 'delivered', { to_name: o.otherAlias, to_node_id: o.otherNodeId }));
  await plantPrivate(plant, name, owners);
  await plant('invites', word, {
    code_hash: hashToken(o.inviteCode),
    invite_id: o.inviteId,
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
  // The owner runs the target too: a daemon of a member alone is handed no secrets.
  const daemon = { network_id, user_id: owners.ownerId, scope: 'network', mode: 'normal', revoked_at: null };
  const bound = { node_id: o.nodeId, node_name: o.alias, token_id: `tok_daemon-${word}`, last_used_at: null };
  await plant('tokens', word, { ...daemon, ...bound });
  await plantFeatures(plant, store, name, owners.ownerId);
}

/** Direct messages, tokens and audit rows of the owner alone. */
async function plantPrivate(plant: Planter, name: NetworkName, { ownerId, ownerName }: Owners): Promise<void> {
  const { networkId: network_id, alias } = objectsOf(name);
  const word = `${privateWord} ${wordOf[name]}`;
  const stamps = { network_id, user_id: ownerId, severity: 'info', sender_kind: 'node', acked: 0, acked_at: null };
  const content = `${word} ntok_${secretWord}0123456789`;
  await plant('user_inbox', word, { ...stamps, content, message_id: `m_${wordOf[name]}private`, from_session: alias });
  await plant('audit_log', word, {
    network_id,
    user_id: ownerId,
    username: ownerName,
    action: `${word.replaceAll(/\W/g, '_')}_done`,
  });
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
  const { networkId: network_id, host, taskId, otherTaskId, nodeId: target } = objectsOf(name);
  const marks = { network_id, channels: JSON.stringify([word]), config_path: `/${word}`, hostname: host };
  await plant('nodes', word, {
    ...marks,
    ...{ node_id, alias, node_name: alias, runtime: 'custom', owner_user_id: agent.owner, lifecycle_state: 'active' },
    // The target is the daemon of the other one.
    daemon_node_id: node_id === target ? null : target,
    ...{
      avatar_url: `https://${host}.example/`,
      daemon_json: JSON.stringify({ runtimes_supported: ['custom'], allowed_secret_keys: [word, 'KEY'] }),
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
  await plant('inboxes', word, { network_id, to_kind: 'alias', to_key: alias, last_seq: 10, unread: 1 });
  const isTarget = agent.alias === objectsOf(name).alias;
  await plant('inbox', word, {
    ...{ id: isTarget ? objectsOf(name).deliveryId : `m_${alias}`, task_id: isTarget ? taskId : otherTaskId },
    ...{
      network_id,
      to_kind: 'alias',
      to_key: alias,
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
  const event = { network_id, type: 'status_update', channel_kind: 'alias', channel: alias };
  const at = toWireTime(now);
  const told = { type: 'status_update', alias, status: 'idle', progress: 1, at, task_id: null, queue_depth: 0 };
  const payload = JSON.stringify(told);
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
