import type { Rows } from './board-rows.ts';
import { nodes, reading, toolRow, writing } from './profiles.ts';
import type { Cells, Expectation, Outcome } from './profiles.ts';
import type { Request } from './rest-requests.ts';
import type { Objects } from './objects.ts';

const noRole = 'permission_denied';
const restricted = { restricted: 'agent_access_restricted' } as const;

/**
 * What is done to a node that its id names: its owner and the managers of its network (rule daemons-lifecycle); the
 * node tokens of the matrix belong to the owner of the nodes. System admins administer any node.
 */
const onNode = (outcome: Outcome = 'ok', more: Partial<Cells> = {}): Expectation =>
  toolRow(writing('node_not_found', 'node_not_found'), {
    ...{ owner: outcome, admin: outcome, member: noRole, bound: noRole, system: outcome },
    ...{ target: outcome, other: outcome },
    ...more,
  });
const lookingAtNode = onNode('ok', { member: 'ok', bound: 'ok', readonly: 'ok' });
/** Only people (rule daemons-files-for-asker). */
const people = { ...nodes('user_token_required'), confined: 'user_token_required', assigned: 'user_token_required' };

const noDaemon = Object.fromEntries(
  ['owner', 'admin', 'member', 'viewer', 'restricted', 'outsider', 'system', 'bound', 'strayBound'].map((standing) => [
    standing,
    'caller_not_a_daemon',
  ]),
);

/** A request of the daemon `target`: another daemon learns that it is not its own, another network nothing. */
const daemon = (more: Partial<Cells> = {}): Expectation =>
  toolRow(writing(''), {
    ...noDaemon,
    ...{ target: 'ok', other: 'not_your_request', readonly: 'not_your_request', stray: 'request_not_found' },
    ...{ confined: 'caller_not_a_daemon', assigned: 'ok' },
    ...more,
  });
/** What a node that is no daemon asks for too: `target` again. */
const node = (more: Partial<Cells> = {}): Expectation => daemon({ confined: 'not_your_request', ...more });
const noUpdate = { ...nodes('node_not_found'), confined: 'node_not_found', target: 'ok' };
const noProbe = { stray: 'probe_not_found' };
/** Each daemon sees its own: another one of the network must not read of the target's. */
const ownList = (hidden: Expectation['hides']): Expectation => ({
  ...daemon({ other: 'ok', readonly: 'ok', stray: 'ok' }),
  reads: true,
  ...(hidden === undefined ? {} : { hides: hidden }),
});

const notAskers: Outcome = 'request_not_found | not_your_request | permission_denied';
const answers = (managers: Outcome): Expectation =>
  toolRow(writing('request_not_found', 'request_not_found'), {
    ...Object.fromEntries(['owner', 'admin', 'system'].map((standing) => [standing, managers])),
    ...Object.fromEntries(
      ['member', 'viewer', 'target', 'other', 'readonly', 'bound'].map((standing) => [standing, notAskers]),
    ),
    ...restricted,
  });

const evidence = daemon({ ...nodes('task_not_owned'), confined: 'task_not_owned', target: 'ok' });
const peerReply: Expectation = {
  ...evidence,
  cells: {
    ...(Object.fromEntries(
      Object.entries(evidence.cells).map(([who, outcome]) => [
        who,
        outcome
          .replace('caller_not_a_daemon', 'network_token_required')
          .replace('task_not_owned', 'reply_task_not_owned'),
      ]),
    ) as unknown as Cells),
    ...{ target: 'peer_reply_origin_not_node', assigned: 'peer_reply_origin_not_node', stray: 'reply_task_not_found' },
  },
};

const expectations: Rows['expectations'] = {
  // Node lifecycle
  create_node: toolRow(writing('daemon_not_found', 'daemon_not_found'), {
    ...{ owner: 'ok', admin: 'ok', system: 'ok', member: noRole, bound: noRole, target: noRole, other: noRole },
  }),
  // Secrets move on the word of a person who manages the network.
  'create_node (with a secret)': toolRow(writing('daemon_not_found', 'daemon_not_found'), {
    ...{ owner: 'ok', admin: 'ok', system: noRole, member: noRole, bound: noRole },
    ...people,
  }),
  delete_node: onNode(),
  'delete_node (at work)': onNode('node_busy_in_flight'),
  stop_node: onNode(),
  'stop_node (at work)': onNode('node_busy_in_flight'),
  start_node: onNode('node_not_stopped'),
  restart_node: onNode(),
  update_node_config: onNode(),
  read_node_rules_file: lookingAtNode,
  write_node_rules_file: onNode(),
  list_node_skills: lookingAtNode,
  read_node_skill: lookingAtNode,
  list_node_files: onNode('ok', { member: 'ok', bound: 'ok', ...people }),
  read_node_file: onNode('ok', { member: 'ok', bound: 'ok', ...people }),
  // The planted nodes have not reported that they keep logs.
  tail_node_logs: onNode('logs_not_capable', people),
  get_rules_file_result: answers('ok'),
  // Files are for the token that asked, whoever else asks (rule daemons-files-for-asker).
  'get_rules_file_result (of a file)': answers(notAskers),

  // Daemon protocol (rule daemons-by-token)
  get_config_update: node(noUpdate),
  ack_config_update: node(),
  get_rules_file_request: node(),
  ack_rules_file_request: node(),
  list_my_pending_create_requests: ownList({ from: ['other', 'readonly'], text: 'cr_' }),
  list_my_pending_lifecycle_requests: ownList({ from: ['other', 'readonly'], text: 'request_id' }),
  list_my_children: ownList({ from: ['other', 'readonly'], text: 'node_id' }),
  get_create_request: daemon(),
  ack_create_request: daemon(),
  get_stop_request: daemon(),
  ack_stop_request: daemon(),
  get_start_request: daemon(),
  ack_start_request: daemon(),
  // The node tokens of the matrix are a member's: no secret goes to them.
  get_probe_request: daemon({ ...noProbe, target: 'daemon_not_trusted', assigned: 'daemon_not_trusted' }),
  ack_probe_request: daemon(noProbe),
  list_host_supervisors: toolRow(reading, restricted, true),

  // Internal signals
  send_peer_reply: peerReply,
  mark_tasks_consumed: evidence,
  mark_tasks_runtime_submitted: evidence,
};

const plain =
  (make: (o: Objects) => object = () => ({})): Request =>
  (o) => ({ body: make(o) });
/** The node that the daemon `target` runs. */
const aChild = (more: object = {}): Request => plain((o) => ({ node_id: o.otherNodeId, ...more }));
const probe = { status: 'ok', raw_status_code: 200, latency_ms: 5 };

const requests: Rows['requests'] = {
  create_node: plain((o) => ({ daemon_node_id: o.nodeId, node_spec: { name: 'child', runtime: 'custom' } })),
  'create_node (with a secret)': plain((o) => ({
    daemon_node_id: o.nodeId,
    node_spec: { name: 'child', runtime: 'custom', env_refs: ['KEY'] },
  })),
  delete_node: plain((o) => ({ node_id: o.otherNodeId, confirm_alias: o.otherAlias, force: true })),
  'delete_node (at work)': plain((o) => ({ node_id: o.otherNodeId, confirm_alias: o.otherAlias })),
  stop_node: aChild({ force: true }),
  'stop_node (at work)': aChild(),
  start_node: aChild(),
  restart_node: aChild(),
  update_node_config: aChild({ base_revision: 0, patch: { model: 'm' } }),
  read_node_rules_file: aChild(),
  write_node_rules_file: aChild({ content: 'rules' }),
  list_node_skills: aChild(),
  read_node_skill: aChild({ name: 'a' }),
  list_node_files: aChild(),
  read_node_file: aChild({ path: 'a.txt' }),
  tail_node_logs: aChild(),
  get_rules_file_result: plain((o) => ({ request_id: o.fileRequestId })),
  'get_rules_file_result (of a file)': plain((o) => ({ request_id: o.fileAnswerId })),
  get_config_update: plain((o) => ({ node_id: o.nodeId })),
  ack_config_update: plain((o) => ({ update_id: o.updateId, status: 'rejected' })),
  get_rules_file_request: plain((o) => ({ request_id: o.fileRequestId })),
  ack_rules_file_request: plain((o) => ({ request_id: o.fileRequestId, status: 'failed', error: 'no' })),
  list_my_pending_create_requests: plain(),
  list_my_pending_lifecycle_requests: plain(),
  list_my_children: plain(),
  get_create_request: plain((o) => ({ request_id: o.requestId })),
  ack_create_request: plain((o) => ({ request_id: o.requestId, status: 'failed' })),
  get_stop_request: plain((o) => ({ request_id: o.stopId })),
  ack_stop_request: plain((o) => ({ request_id: o.stopId, status: 'stop_failed' })),
  get_start_request: plain((o) => ({ request_id: o.startId })),
  ack_start_request: plain((o) => ({ request_id: o.startId, status: 'start_failed' })),
  get_probe_request: plain((o) => ({ probe_id: o.probeId })),
  ack_probe_request: plain((o) => ({ probe_id: o.fetchedProbeId, ...probe })),
  list_host_supervisors: (_o, _caller, networkId) => ({
    body: networkId === undefined ? {} : { network_id: networkId },
  }),
  send_peer_reply: plain((o) => ({ in_reply_to: o.taskId, text: 'done' })),
  mark_tasks_consumed: plain((o) => ({ task_ids: [o.taskId] })),
  mark_tasks_runtime_submitted: plain((o) => ({ task_ids: [o.taskId] })),
};

/** Nodes, their daemons, and the signals between nodes. */
export const daemonTools: Rows = { expectations, requests };
