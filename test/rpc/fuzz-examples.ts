import type { ToolName } from '../../generated/tools.ts';
import type { FuzzCaller, FuzzThings } from './fuzz-world.ts';

/** A call that succeeds in the filled network. */
export interface Example {
  readonly by: FuzzCaller;
  readonly args: Readonly<Record<string, unknown>>;
}

/** One working call for each tool: where every kind of arguments starts from. */
export function examplesOf(things: FuzzThings): Readonly<Record<ToolName, Example>> {
  return {
    ...collaboration(things),
    ...skills(things),
    ...nodeOrders(things),
    ...daemonProtocol(things),
    ...providers(things),
    ...board(things),
  };
}

/** Real values by the name of the property that takes them, besides those of the examples. */
export function moreNames(things: FuzzThings): Readonly<Record<string, readonly unknown[]>> {
  const { networkId, mateName, ownerName, mateId, beeId, hostId, kidId } = things;
  const person = [mateName, ownerName, 'bee', { kind: 'user', username: mateName }, { kind: 'node', alias: 'cat' }];
  return {
    network_id: [networkId],
    alias: ['bee', 'cat', 'kid', 'host', mateName],
    new_alias: ['bee', 'cat', 'kid'],
    to_username: [mateName, ownerName],
    to_user_id: [mateId],
    from_session: ['bee', 'cat', 'somebody'],
    from_name: ['bee', 'hub'],
    from_node_id: [beeId],
    node_id: [beeId, hostId, kidId],
    in_reply_to: [things.taskId, things.peerTaskId],
    parent_task_id: [things.taskId],
    parent_id: [things.aboveId],
    external_ref: ['HIVE-1', 'HIVE-2'],
    owner: person,
    agent_owner: person,
    participants: person,
    participants_add: person,
    participants_remove: person,
    attachments: [attachmentOf(things)],
    cursor: [things.cardCursor],
    idempotency_key: ['again'],
    since: ['2020-01-01', '2020-01-01T00:00:00Z'],
  };
}

const attachmentOf = ({ fileId }: FuzzThings) => {
  return { type: 'file', file_id: fileId, name: 'a.txt', mime: 'text/plain', size: 3 };
};
const by = (caller: FuzzCaller, args: Example['args'] = {}): Example => ({ by: caller, args });
const card = { description: 'of bees', priority: 'low', due: '2030-01-31', tags: ['bees'] };

const collaboration = (t: FuzzThings) => ({
  report_status: by('bee', { resume_id: 'bee', alias: 'bee', status: 'working', ...fullReport }),
  report_completion: by('bee', { alias: 'bee', task: t.taskId, result: 'twelve', artifacts: ['a.txt'], score: 7 }),
  get_inbox: by('bee', { alias: 'bee' }),
  ack_inbox: by('bee', { alias: 'bee', message_id: t.messageId }),
  send_task: by('owner', { alias: 'bee', task: 'look', meta: { attachments: [{ type: 'link', url: 'https://a.b' }] } }),
  send_message: by('owner', { alias: 'bee', message: 'look' }),
  send_reply: by('bee', { text: 'twelve', in_reply_to: t.taskId, attachments: [attachmentOf(t)] }),
  send_ack: by('bee', { task_id: t.taskId }),
  retry_task: by('owner', { task_id: t.failedId }),
  cancel_task: by('owner', { task_id: t.taskId, reason: 'late' }),
  reassign_task: by('owner', { task_id: t.taskId, new_alias: 'cat' }),
  get_task: by('owner', { task_id: t.taskId }),
  list_tasks: by('owner'),
  list_attention: by('owner'),
  get_all_status: by('owner'),
  get_session_status: by('owner', { alias: 'bee' }),
  get_completions: by('owner', { alias: 'cat' }),
  broadcast: by('owner', { message: 'to all' }),
  send_desktop_message: by('bee', { to_username: t.mateName, message: 'look', title: 'Hives' }),
  send_peer_reply: by('cat', { in_reply_to: t.peerTaskId, text: 'twelve' }),
  mark_tasks_consumed: by('bee', { task_ids: [t.taskId] }),
  mark_tasks_runtime_submitted: by('bee', { task_ids: [t.taskId] }),
});

/** Every optional field of a report that is an object, or has a form of its own. */
const fullReport = {
  channels: '["tui"]',
  health: { app_server: { ok: true, reason: 'up' }, tui: { ok: true }, model_auth: 'ok' },
  daemon: { runtimes_supported: ['custom'], allowed_secret_keys: ['API_KEY'], max_children: 3 },
  host_telemetry: { hostname: 'build-7', cpu_cores: 8, cpu_load_1min: 1.5, mem_total_gb: 64 },
  process_telemetry: { rss_bytes: 1_000_000, cpu_pct: 3, uptime_seconds: 60, in_flight_count: 1 },
};

const skills = (t: FuzzThings) => ({
  submit_skill: by('owner', { slug: 'feed-bees', name: 'Feed', version: '2.0', content: '# Feed' }),
  list_skills: by('owner', { include_pending: true }),
  get_skill: by('owner', { skill_id: t.skillId }),
  review_skill: by('owner', { skill_id: t.skillId, decision: 'published', note: 'fine' }),
});

const nodeOrders = (t: FuzzThings) => {
  const spec = { name: 'pup', runtime: 'custom', flags: { maxTurns: 5 }, env_refs: ['API_KEY'], workdir: 'a/b' };
  const patch = { model: 'small', flags: { maxTurns: 7, permissionMode: 'plan' }, channels: ['tui'] };
  return {
    create_node: by('owner', { daemon_node_id: t.hostId, node_spec: spec }),
    delete_node: by('owner', { node_id: t.kidId, confirm_alias: 'kid' }),
    stop_node: by('owner', { node_id: t.kidId }),
    start_node: by('owner', { node_id: t.stoppedId }),
    restart_node: by('owner', { node_id: t.kidId }),
    update_node_config: by('owner', { node_id: t.kidId, base_revision: 0, patch }),
    read_node_rules_file: by('owner', { node_id: t.kidId }),
    write_node_rules_file: by('owner', { node_id: t.kidId, content: '# rules' }),
    list_node_skills: by('owner', { node_id: t.kidId }),
    read_node_skill: by('owner', { node_id: t.kidId, name: 'count-hives' }),
    list_node_files: by('owner', { node_id: t.kidId, path: 'src' }),
    read_node_file: by('owner', { node_id: t.kidId, path: 'src/a.txt' }),
    tail_node_logs: by('owner', { node_id: t.kidId, grep: 'error' }),
    get_rules_file_result: by('owner', { request_id: t.answeredId }),
    list_host_supervisors: by('owner'),
  };
};

const daemonProtocol = (t: FuzzThings) => ({
  get_config_update: by('host', { node_id: t.updatedId }),
  ack_config_update: by('host', { update_id: t.updateId, status: 'applied', new_revision: 1 }),
  get_rules_file_request: by('host', { request_id: t.questionId }),
  ack_rules_file_request: by('host', { request_id: t.questionId, status: 'done', exists: true, content: '# rules' }),
  list_my_pending_create_requests: by('host'),
  list_my_pending_lifecycle_requests: by('host'),
  get_create_request: by('host', { request_id: t.orderId }),
  ack_create_request: by('host', { request_id: t.orderId, status: 'started' }),
  get_stop_request: by('host', { request_id: t.stopId }),
  ack_stop_request: by('host', { request_id: t.stopId, status: 'stopped', exit_signal: 'SIGTERM' }),
  get_start_request: by('host', { request_id: t.startId }),
  ack_start_request: by('host', { request_id: t.startId, status: 'started', child_pid: 42 }),
  list_my_children: by('host'),
});

const providers = (t: FuzzThings) => {
  const models = [{ model_name: 'm-1', display_name: 'M', context_window: 1000, supports_vision: true }];
  const provider = { name: 'Other', vendor: 'acme', base_url: 'https://8.8.8.8/v1', secret_key_ref: 'API_KEY', models };
  const probe = { provider_id: t.providerId, model_name: 'm-1', daemon_node_id: t.hostId };
  return {
    list_providers: by('owner'),
    upsert_provider: by('owner', provider),
    update_provider: by('owner', { provider_id: t.providerId, name: 'Best', models }),
    list_network_secrets: by('owner'),
    upsert_network_secret: by('owner', { key: 'API_KEY', value: 'another' }),
    probe_provider_model: by('owner', probe),
    get_probe_request: by('host', { probe_id: t.probeId }),
    ack_probe_request: by('host', { probe_id: t.fetchedProbeId, status: 'ok', raw_status_code: 200, latency_ms: 12 }),
    get_probe_results: by('owner', { provider_id: t.providerId }),
  };
};

const board = (t: FuzzThings) => ({
  requirements_list: by('owner', { view: 'full' }),
  requirements_people: by('owner', { q: 'fuzz' }),
  requirements_get: by('owner', { id: t.cardId }),
  requirements_create: by('owner', { name: 'new', ...card, checklist: [{ id: 'one', text: 'look', done: true }] }),
  requirements_update: by('owner', { id: t.cardId, ...card, project_id: t.projectId }),
  requirements_checklist_toggle: by('owner', { id: t.cardId, item_id: '5f4e4f0e', done: true }),
  requirements_upsert_by_external_ref: by('owner', { external_ref: 'HIVE-1', name: 'renamed', ...card }),
  requirements_events: by('owner', { requirement_id: t.cardId }),
  requirements_comment: by('owner', { id: t.cardId, text: 'look' }),
  projects_list: by('owner'),
  projects_create: by('owner', { name: 'other', color: '#00ff00', order: 3 }),
  projects_update: by('owner', { project_id: t.projectId, name: 'better' }),
});
