import { spoken } from './board-rows.ts';
import type { Rows } from './board-rows.ts';
import type { Objects } from './objects.ts';
import { nodes, reading, readingObject, writing } from './profiles.ts';
import type { Cells, Expectation, Outcome } from './profiles.ts';
import type { Request } from './rest-requests.ts';

/** Past the door: what comes then depends on the daemon, the node or the vault, not on who calls. */
const reached: Outcome = '*';
const noRole = 'permission_denied';
const asRole = { target: noRole, other: noRole, stray: noRole, bound: noRole, strayBound: noRole } as const;

const network = (cells: Cells, more: Partial<Cells> = {}, reads = false): Expectation => {
  const told = spoken({ objects: 'network', cells });
  return { objects: 'network', ...(reads ? { reads } : {}), cells: { ...told.cells, ...more } };
};
const restricted = { restricted: 'agent_access_restricted' } as const;

/** Owner and admins of the network; a node token stands for a plain member here (seed 001, Providers and vault). */
const vaultWrite = (outcome: Outcome): Expectation =>
  network(writing(noRole), { owner: outcome, admin: outcome, member: noRole, ...asRole });
const vaultRead = network(
  reading,
  { member: noRole, viewer: noRole, ...restricted, ...nodes(noRole), ...asRole },
  true,
);

/**
 * What is done to a node that its id names: its owner and the managers of its network (decision F, permission_denied);
 * the node tokens of the matrix belong to the owner of the nodes. System admins administer any node.
 */
const onNode = (more: Partial<Cells> = {}): Expectation =>
  network(writing('node_not_found', 'node_not_found'), {
    ...{ owner: reached, admin: reached, member: noRole, bound: noRole, system: reached },
    ...{ target: reached, other: reached },
    ...more,
  });
const lookingAtNode = onNode({ member: reached, bound: reached, readonly: reached });
const people = nodes('user_token_required');

/** Only daemons; a node token is one, and is refused for what is not its own without learning whether it exists. */
const daemon = network(writing(''), {
  ...Object.fromEntries(
    ['owner', 'admin', 'member', 'viewer', 'restricted', 'outsider', 'system', 'bound', 'strayBound'].map(
      (standing) => [standing, 'caller_not_a_daemon'],
    ),
  ),
  ...nodes(reached),
});
const evidence: Expectation = {
  ...daemon,
  cells: { ...daemon.cells, ...nodes('task_not_owned'), target: 'ok' },
};
const peerReply: Expectation = {
  ...daemon,
  cells: {
    ...Object.fromEntries(
      Object.entries(daemon.cells).map(([who, outcome]) => [
        who,
        outcome.replace('caller_not_a_daemon', 'network_token_required'),
      ]),
    ),
    ...{ target: 'peer_reply_origin_not_node', other: 'reply_task_not_owned', readonly: 'reply_task_not_owned' },
    stray: 'reply_task_not_found',
  } as unknown as Cells,
};

const reviewed = 'skill_not_pending';
const noReviewer = 'skill_review_admin_required';
/** A node never reviews (decision E), in whatever words. */
const noNode = nodes(`${noReviewer} | user_token_required | node_permission_denied`);

const expectations: Rows['expectations'] = {
  // SkillHub (seed 001; decision E); a restricted member has none of these tools (decision B6)
  submit_skill: network(writing('ok')),
  list_skills: network(reading, restricted, true),
  get_skill: network(readingObject('skill_not_found', 'access_denied'), restricted, true),
  review_skill: network(writing('skill_not_found'), {
    ...{ owner: reviewed, admin: reviewed, member: noReviewer, bound: noReviewer },
    ...noNode,
    viewer: `${noReviewer} | ${noRole}`,
    strayBound: `${noReviewer} | skill_not_found`,
  }),

  // Node lifecycle (seed 001; decision F)
  create_node: network(writing('daemon_not_found', 'daemon_not_found'), {
    ...{
      owner: reached,
      admin: reached,
      system: reached,
      member: noRole,
      bound: noRole,
      target: noRole,
      other: noRole,
    },
  }),
  delete_node: onNode(),
  stop_node: onNode(),
  start_node: onNode(),
  restart_node: onNode(),
  update_node_config: onNode(),
  read_node_rules_file: lookingAtNode,
  write_node_rules_file: onNode(),
  list_node_skills: lookingAtNode,
  read_node_skill: lookingAtNode,
  list_node_files: onNode({ member: reached, bound: reached, ...people }),
  read_node_file: onNode({ member: reached, bound: reached, ...people }),
  tail_node_logs: onNode(people),
  get_rules_file_result: network(writing('request_not_found', 'request_not_found'), {
    ...Object.fromEntries(['owner', 'admin', 'system', 'target'].map((standing) => [standing, reached])),
    ...Object.fromEntries(
      ['member', 'viewer', 'restricted', 'other', 'readonly', 'bound'].map((standing) => [
        standing,
        'request_not_found | not_your_request | permission_denied | agent_access_restricted',
      ]),
    ),
  }),

  // Daemon protocol (seed 001, Authentication 1; decision F)
  get_config_update: daemon,
  ack_config_update: daemon,
  get_rules_file_request: daemon,
  ack_rules_file_request: daemon,
  list_my_pending_create_requests: daemon,
  list_my_pending_lifecycle_requests: daemon,
  get_create_request: daemon,
  ack_create_request: daemon,
  get_stop_request: daemon,
  ack_stop_request: daemon,
  get_start_request: daemon,
  ack_start_request: daemon,
  list_my_children: daemon,
  get_probe_request: daemon,
  ack_probe_request: daemon,
  list_host_supervisors: network(reading, restricted, true),

  // Direct messages and internal signals (seed 001; decision H)
  send_desktop_message: network(writing('recipient_not_found'), { restricted: 'ok' }),
  send_peer_reply: peerReply,
  mark_tasks_consumed: evidence,
  mark_tasks_runtime_submitted: evidence,

  // Providers and vault (seed 001; decision G)
  list_providers: vaultRead,
  list_network_secrets: vaultRead,
  get_probe_results: vaultRead,
  upsert_provider: vaultWrite(reached),
  update_provider: vaultWrite(reached),
  upsert_network_secret: vaultWrite('ok'),
  probe_provider_model: vaultWrite(reached),
};

/** Only tools that take a `network_id` are sent one. */
const scoped =
  (make: (o: Objects) => object = () => ({})): Request =>
  (o, _caller, networkId) => ({
    body: { ...make(o), ...(networkId === undefined ? {} : { network_id: networkId }) },
  });
const plain =
  (make: (o: Objects) => object = () => ({})): Request =>
  (o) => ({ body: make(o) });
const aNode = (more: object = {}): Request => plain((o) => ({ node_id: o.nodeId, ...more }));
const probe = { status: 'ok', raw_status_code: 200, latency_ms: 5 };
const content = '# A skill';

const requests: Rows['requests'] = {
  submit_skill: scoped(() => ({ slug: 'fresh', name: 'Fresh', version: '1', content })),
  list_skills: scoped(),
  get_skill: scoped((o) => ({ skill_id: o.skillId })),
  review_skill: scoped((o) => ({ skill_id: o.skillId, decision: 'published' })),
  create_node: plain((o) => ({ daemon_node_id: o.nodeId, node_spec: { name: 'child', runtime: 'custom' } })),
  delete_node: plain((o) => ({ node_id: o.nodeId, confirm_alias: o.alias })),
  stop_node: aNode(),
  start_node: aNode(),
  restart_node: aNode(),
  update_node_config: aNode({ base_revision: 0, patch: { model: 'm' } }),
  read_node_rules_file: aNode(),
  write_node_rules_file: aNode({ content: 'rules' }),
  list_node_skills: aNode(),
  read_node_skill: aNode({ name: 'a' }),
  list_node_files: aNode(),
  read_node_file: aNode({ path: 'a.txt' }),
  tail_node_logs: aNode(),
  get_rules_file_result: plain((o) => ({ request_id: o.fileRequestId })),
  get_config_update: aNode(),
  ack_config_update: plain((o) => ({ update_id: o.updateId, status: 'rejected' })),
  get_rules_file_request: plain((o) => ({ request_id: o.fileRequestId })),
  ack_rules_file_request: plain((o) => ({ request_id: o.fileRequestId, status: 'failed', error: 'no' })),
  list_my_pending_create_requests: plain(),
  list_my_pending_lifecycle_requests: plain(),
  get_create_request: plain((o) => ({ request_id: o.requestId })),
  ack_create_request: plain((o) => ({ request_id: o.requestId, status: 'failed' })),
  get_stop_request: plain((o) => ({ request_id: o.stopId })),
  ack_stop_request: plain((o) => ({ request_id: o.stopId, status: 'stop_failed' })),
  get_start_request: plain((o) => ({ request_id: o.stopId })),
  ack_start_request: plain((o) => ({ request_id: o.stopId, status: 'start_failed' })),
  list_my_children: plain(),
  get_probe_request: plain((o) => ({ probe_id: o.probeId })),
  ack_probe_request: plain((o) => ({ probe_id: o.probeId, ...probe })),
  list_host_supervisors: scoped(),
  send_desktop_message: scoped((o) => ({ to_username: o.memberName, message: 'hello' })),
  send_peer_reply: plain((o) => ({ in_reply_to: o.taskId, text: 'done' })),
  mark_tasks_consumed: plain((o) => ({ task_ids: [o.taskId] })),
  mark_tasks_runtime_submitted: plain((o) => ({ task_ids: [o.taskId] })),
  list_providers: scoped(),
  list_network_secrets: scoped(),
  get_probe_results: scoped(),
  upsert_provider: scoped(() => ({ name: 'new', vendor: 'v', base_url: 'https://192.0.2.1/', secret_key_ref: 'KEY' })),
  update_provider: scoped((o) => ({ provider_id: o.providerId, enabled: false })),
  upsert_network_secret: scoped(() => ({ key: 'NEW_KEY', value: 'secret' })),
  probe_provider_model: scoped((o) => ({ provider_id: o.providerId, model_name: 'm', daemon_node_id: o.nodeId })),
};

/** SkillHub, daemons, providers and signals. */
export const fleetTools: Rows = { expectations, requests };
