import type { RefusedTwin, Twin } from './doors.ts';
import type { World } from './world.ts';

/** Two tasks for `bee`, of which it has finished the one named `done`; one for `ant`, and a parent for the next. */
async function makeTasks(world: World): Promise<void> {
  const send = async (alias: string, task: string): Promise<string> =>
    (await world.tool('send_task', { alias, task, from_session: 'maker' })).message_id;
  world.made['done'] = await send('bee', 'first');
  world.made['open'] = await send('bee', 'second');
  world.made['other'] = await send('ant', 'third');
  const report = { alias: 'bee', task: world.made['done'], result: 'made', artifacts: ['a.txt'], score: 7 };
  await world.tool('report_completion', report, world.tokenOf.bee);
}

/** A daemon beside the nodes. */
async function makeDaemon(world: World): Promise<void> {
  const report = { resume_id: 'r-bee', alias: 'bee', status: 'idle', agent: 'agent-node:host-supervisor' };
  const daemon = { runtimes_supported: ['custom'], allowed_secret_keys: ['API_KEY'], max_children: 3 };
  await world.tool('report_status', { ...report, logs_capable: true, daemon }, world.tokenOf.bee);
}

const whyDiagnostic = 'GET /api/task/{id} adds the diagnostic; get_task answers the row alone';
const fullRowOnly = [
  ...['from_node_id', 'to_node_id', 'sender_kind', 'sender_id', 'context', 'in_reply_to', 'requires_response', 'scope'],
  ...['parent_task_id', 'meta_json', 'delivered_at', 'started_at', 'expires_at', 'network_id'],
];
const subset = { members: fullRowOnly, why: 'list_tasks shows a subset of the columns' };

function tasks(name: string, query: (world: World) => string, args: (world: World) => Record<string, unknown>): Twin {
  return {
    name: `listTasks and list_tasks, ${name}`,
    kind: 'read',
    prepare: makeTasks,
    rest: (world) => world.api('GET', `/api/tasks?${query(world)}`),
    tool: (world) => world.tool('list_tasks', args(world)),
    onlyOne: subset,
  };
}

export const fleetReads: Twin[] = [
  tasks(
    'all',
    () => '',
    () => ({}),
  ),
  tasks(
    'of a target',
    () => 'to_name=bee',
    () => ({ alias: 'bee' }),
  ),
  tasks(
    'by status',
    () => 'status=replied',
    () => ({ status: 'replied' }),
  ),
  tasks(
    'by sender',
    () => 'from_name=maker',
    () => ({ from_name: 'maker' }),
  ),
  {
    name: 'getTask and get_task',
    kind: 'read',
    prepare: makeTasks,
    rest: (world) => world.api('GET', `/api/task/${world.made['done']}`),
    tool: (world) => world.tool('get_task', { task_id: world.made['done'] }),
    onlyOne: { members: ['diagnostic'], why: whyDiagnostic },
  },
  {
    name: 'getTaskById and get_task, as a node',
    kind: 'read',
    prepare: makeTasks,
    rest: (world) => world.api('GET', `/api/tasks/${world.made['open']}`, undefined, world.tokenOf.bee),
    tool: (world) => world.tool('get_task', { task_id: world.made['open'] }, world.tokenOf.bee),
    onlyOne: { members: ['diagnostic'], why: whyDiagnostic },
  },
  {
    name: 'getCompletions and get_completions',
    kind: 'read',
    prepare: makeTasks,
    rest: (world) => world.api('GET', '/api/completions'),
    tool: (world) => world.tool('get_completions'),
  },
  {
    name: 'getCompletions and get_completions, none since',
    kind: 'read',
    prepare: makeTasks,
    rest: (world) => world.api('GET', '/api/completions?since=2100-01-01T00:00:00Z'),
    tool: (world) => world.tool('get_completions', { since: '2100-01-01T00:00:00Z' }),
  },
  {
    name: 'listHostSupervisors and list_host_supervisors',
    kind: 'read',
    prepare: makeDaemon,
    rest: (world) => world.api('GET', '/api/host-supervisors'),
    tool: (world) => world.tool('list_host_supervisors'),
  },
  {
    name: 'getStatus and get_all_status',
    kind: 'read',
    prepare: makeTasks,
    rest: (world) => world.api('GET', '/api/status'),
    tool: (world) => world.tool('get_all_status'),
    onlyOne: {
      members: [
        ...['output', 'score', 'server', 'hostname', 'project_dir', 'version', 'tmux_name', 'node_id', 'session_id'],
        ...['config_path', 'channels', 'updated_at', 'network_id', 'queue_depth', 'summary'],
      ],
      why: 'GET /api/status has eight columns and counts by bucket, get_all_status full rows and counts by status',
    },
  },
  {
    name: 'listAttention and list_attention',
    kind: 'read',
    prepare: async (world) => {
      await makeTasks(world);
      const reply = { in_reply_to: world.made['open'], text: 'flooded', status: 'failed' };
      await world.tool('send_reply', reply, world.tokenOf.bee);
    },
    rest: (world) => world.api('GET', '/api/attention?severity=now'),
    tool: (world) => world.tool('list_attention', { severity: 'now' }),
  },
  {
    name: 'listMessages and get_inbox',
    kind: 'read',
    prepare: (world) => world.tool('send_message', { alias: 'ant', message: 'hello', from_session: 'maker' }),
    rest: (world) => world.api('GET', '/api/messages'),
    tool: (world) => world.tool('get_inbox', { alias: 'ant' }),
    onlyOne: {
      members: [
        ...['from_alias', 'to_alias', 'task_id', 'context', 'from_session', 'sender_kind', 'sender_id'],
        ...['in_reply_to', 'requires_response', 'meta_json', 'acked'],
      ],
      why: 'GET /api/messages names sender and receiver from_alias and to_alias; a delivery in an inbox has its own columns',
    },
  },
];

const advice = {
  members: ['task_id', 'session_status', 'queue_ahead', 'target_busy', 'est_wait_minutes', 'warning'],
  why: 'send_task answers message_id, session_status and queue advice, POST /api/task task_id',
};

function send(name: string, task: (world: World) => Record<string, unknown>, as: 'owner' | 'ant' = 'owner'): Twin {
  const token = (world: World): string => (as === 'owner' ? world.owner.token : world.tokenOf.ant);
  return {
    name: `sendTask and send_task, ${name}`,
    kind: 'write',
    prepare: makeTasks,
    rest: (world) => world.api('POST', '/api/task', { ...task(world), from: 'desk' }, token(world)),
    tool: (world) => world.tool('send_task', { ...task(world), from_session: 'desk' }, token(world)),
    onlyOne: advice,
  };
}

/** A move of the task `made` names, through both doors. */
function move(verb: 'cancel' | 'retry' | 'reassign', task: string, more: Record<string, unknown> = {}): Twin {
  const taskId = (world: World): string => world.made[task] ?? '';
  return {
    name: `${verb}Task and ${verb}_task`,
    kind: 'write',
    prepare: async (world) => {
      await makeTasks(world);
      if (verb === 'retry') await world.tool('cancel_task', { task_id: taskId(world) });
    },
    rest: (world) => world.api('POST', `/api/task/${taskId(world)}/${verb}`, { ...more, from: 'desk' }),
    tool: (world) => world.tool(`${verb}_task`, { ...more, task_id: taskId(world), from_session: 'desk' }),
  };
}

export const fleetWrites: Twin[] = [
  move('cancel', 'open', { reason: 'no need' }),
  move('retry', 'open'),
  move('reassign', 'open', { new_alias: 'ant' }),
  {
    ...send('from nobody in particular', () => ({})),
    rest: (world) => world.api('POST', '/api/task', { alias: 'bee', task: 'work' }),
    tool: (world) => world.tool('send_task', { alias: 'bee', task: 'work' }),
    senders: { rest: 'api', tool: 'hub', why: 'the default of from is api, that of from_session hub' },
  },
  ...[{ message: 'all hands' }, { message: 'who rests', filter_status: 'idle' }].map((call): Twin => ({
    name: `broadcast and broadcast, ${Object.keys(call).join(' and ')}`,
    kind: 'write',
    prepare: (world) =>
      world.tool('report_status', { resume_id: 'r-ant', alias: 'ant', status: 'working' }, world.tokenOf.ant),
    rest: (world) => world.api('POST', '/api/broadcast', call),
    tool: (world) => world.tool('broadcast', call),
    senders: { rest: 'api', tool: 'hub', why: 'the sender of a broadcast is fixed, one for each door' },
  })),
  send('as usual', () => ({ alias: 'bee', task: 'work' })),
  send('urgent, for two minutes', () => ({ alias: 'bee', task: 'work', priority: 'high', ttl_seconds: 120 })),
  send('below a task', ({ made }) => ({ alias: 'ant', task: 'part', parent_task_id: made['open'] })),
  {
    ...send('by a node', () => ({ alias: 'bee', task: 'help' }), 'ant'),
    rest: (world) => world.api('POST', '/api/task', { alias: 'bee', task: 'help', from: 'ant' }, world.tokenOf.ant),
    tool: (world) => world.tool('send_task', { alias: 'bee', task: 'help', from_session: 'ant' }, world.tokenOf.ant),
  },
  {
    ...send('to a node that never reported', () => ({ alias: 'new', task: 'work' })),
    prepare: (world) =>
      world.api('POST', '/api/auth/node-token', { network_id: world.owner.networkId, node_name: 'new' }),
  },
  {
    name: 'ackMessages and ack_inbox, a reply to a person',
    kind: 'write',
    prepare: async (world) => {
      const reply = { alias: world.owner.username, text: 'answer', from_session: 'bee' };
      world.made['reply'] = (await world.tool('send_reply', reply, world.tokenOf.bee)).message_id;
    },
    rest: (world) => world.api('POST', '/api/messages/ack', { message_id: world.made['reply'] }),
    tool: (world) => world.tool('ack_inbox', { alias: world.owner.username, message_id: world.made['reply'] }),
    onlyOne: {
      members: ['scope', 'acked', 'acked_user_inbox', 'acked_inbox'],
      why: 'POST /api/messages/ack answers a count, ack_inbox ok alone',
    },
  },
];

const dispatch = (body: Record<string, unknown>): Pick<RefusedTwin, 'operation' | 'toolName' | 'rest' | 'tool'> => ({
  operation: 'sendTask',
  toolName: 'send_task',
  rest: (world) => world.api('POST', '/api/task', body),
  tool: (world) => world.tool('send_task', body),
});

export const fleetRefusals: RefusedTwin[] = [
  { name: 'an unknown alias', code: 'alias_not_found', ...dispatch({ alias: 'nobody', task: 'x' }) },
  {
    name: 'a foreign network',
    code: 'access_denied',
    ...dispatch({ alias: 'bee', task: 'x', network_id: 'net_none' }),
  },
  {
    name: 'an unknown parent',
    code: 'parent_not_found',
    ...dispatch({ alias: 'bee', task: 'x', parent_task_id: 't_none' }),
  },
  {
    name: 'a degraded target',
    code: 'node_degraded',
    prepare: (world) => {
      const health = { app_server: { ok: false } };
      return world.tool(
        'report_status',
        { resume_id: 'r-bee', alias: 'bee', status: 'idle', health },
        world.tokenOf.bee,
      );
    },
    ...dispatch({ alias: 'bee', task: 'x' }),
  },
  ...(['cancel', 'retry', 'reassign'] as const).map((verb): RefusedTwin => ({
    name: `an unknown task, ${verb}`,
    code: 'task_not_found',
    operation: `${verb}Task`,
    toolName: `${verb}_task`,
    rest: (world) => world.api('POST', `/api/task/t_none/${verb}`, { new_alias: 'ant' }),
    tool: (world) => world.tool(`${verb}_task`, { task_id: 't_none', new_alias: 'ant' }),
  })),
  {
    name: 'an unknown task',
    code: 'task_not_found',
    operation: 'getTask',
    toolName: 'get_task',
    rest: (world) => world.api('GET', '/api/task/t_none'),
    tool: (world) => world.tool('get_task', { task_id: 't_none' }),
  },
  ...(
    [
      ['tasks', 'listTasks', 'list_tasks', '/api/tasks'],
      ['completions', 'getCompletions', 'get_completions', '/api/completions'],
      ['status', 'getStatus', 'get_all_status', '/api/status'],
      ['attention', 'listAttention', 'list_attention', '/api/attention'],
      ['host supervisors', 'listHostSupervisors', 'list_host_supervisors', '/api/host-supervisors'],
    ] as const
  ).map(([name, operation, toolName, path]): RefusedTwin => ({
    name: `${name} of a foreign network`,
    code: 'access_denied',
    operation,
    toolName,
    rest: (world) => world.api('GET', `${path}?network_id=net_none`),
    tool: (world) => world.tool(toolName, { network_id: 'net_none' }),
  })),
  {
    name: 'a broadcast into a foreign network',
    code: 'access_denied',
    operation: 'broadcast',
    toolName: 'broadcast',
    rest: (world) => world.api('POST', '/api/broadcast', { message: 'x', network_id: 'net_none' }),
    tool: (world) => world.tool('broadcast', { message: 'x', network_id: 'net_none' }),
  },
];
