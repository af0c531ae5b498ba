import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { restAccess } from '../../generated/access.ts';
import { restErrors } from '../../generated/errors.ts';
import { addTo, nodeId, registerMember } from '../support/members.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';
import { ofType, openSse } from '../support/sse.ts';

/** Stands in everything that belongs to the agent that is not granted. */
const canary = 'zebra';
let hub: TestHub;
let mia: TestUser;
let guest: TestUser;
let both: TestUser;
let open: string;
let hidden: string;
let openTask: string;
let hiddenTask: string;
let crossTask: string;

beforeAll(async () => {
  hub = await startTestHub();
  mia = await hub.registerUser();
  open = await hub.mintNode(mia, 'open');
  hidden = await hub.mintNode(mia, canary);
  const report = (alias: string, token: string) =>
    hub.tool('report_status', { resume_id: `r-${alias}`, alias, status: 'idle', project_dir: `/${alias}` }, token);
  await report('open', open);
  await report(canary, hidden);
  guest = await registerMember(hub, mia, { agent_access: 'granted' });
  both = await hub.registerUser();
  await addTo(hub, mia, both, { agent_access: 'granted' });
  const grants = { node_ids: [await nodeId(hub, mia, 'open')] };
  for (const { userId } of [guest, both]) {
    const path = `/api/networks/${mia.networkId}/members/${userId}/agent-grants`;
    expect((await hub.api('PUT', path, { token: mia.token, body: grants })).status).toBe(200);
  }
  openTask = (await send(mia.token, { alias: 'open', task: 'for open' })).body.task_id;
  hiddenTask = (await send(mia.token, { alias: canary, task: `for ${canary}` })).body.task_id;
  crossTask = (await send(hidden, { alias: 'open', task: 'for open too', from: canary })).body.task_id;
  await hub.tool('report_completion', { alias: canary, task: hiddenTask, result: canary }, hidden);
});
afterAll(() => hub.close());

const send = (token: string, body: unknown) => hub.api('POST', '/api/task', { token, body });
const get = (path: string, token = guest.token) => hub.api('GET', path, { token });
const refusal = async (call: Promise<{ status: number; body: { error: string } }>) => {
  const { status, body } = await call;
  return [status, body.error];
};

describe('what a restricted member reads', () => {
  test('nothing tells of the agent that is not granted', async () => {
    const paths = [
      '/api/networks',
      `/api/networks/${mia.networkId}`,
      '/api/auth/me',
      '/api/status',
      '/api/nodes',
      `/api/nodes?alias=${canary.slice(0, 1)}`,
      '/api/tasks',
      `/api/tasks/${openTask}`,
      '/api/completions',
      '/api/messages?scope=user',
      '/api/audit-log',
      '/health',
    ];
    for (const path of paths) {
      const { status, body } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(JSON.stringify(body)).not.toContain(canary);
    }
  });

  test('its own account says what the membership reaches', async () => {
    const { networks } = (await get('/api/auth/me')).body;
    expect(networks).toEqual([
      expect.objectContaining({ network_id: mia.networkId, agent_access: 'granted', task_access: 'all' }),
    ]);
    expect((await get('/api/networks')).body.networks).toMatchObject(networks);
  });

  test('lists and counts hold the granted agent and its tasks alone', async () => {
    expect((await get('/api/nodes')).body.nodes).toMatchObject([{ alias: 'open' }]);
    expect((await get('/api/status')).body).toMatchObject({ sessions: [{ alias: 'open' }], summary: { total: 1 } });
    const { tasks, stats } = (await get('/api/tasks')).body;
    expect(tasks.map((task: { task_id: string }) => task.task_id)).toEqual([openTask]);
    expect(stats).toEqual([{ status: 'delivered', count: 1 }]);
    expect((await get('/api/completions')).body.completions).toEqual([]);
    const network = (await get(`/api/networks/${mia.networkId}`)).body;
    expect(network.stats).toEqual({ nodes: 1, sessions: 1, tasks: [{ status: 'delivered', count: 1 }] });
    for (const id of [hiddenTask, crossTask]) {
      expect(await refusal(get(`/api/task/${id}`))).toEqual([404, 'task_not_found']);
    }
  });

  test('beside an own network the restricted one is narrowed, and left out where it is not open', async () => {
    await hub.mintNode(both, 'mine');
    const aliases = async (path: string, key: string) =>
      (await get(path, both.token)).body[key].map((row: { alias: string }) => row.alias).sort();
    expect(await aliases('/api/nodes', 'nodes')).toEqual(['mine', 'open']);
    expect(await aliases('/api/status', 'sessions')).toEqual(['open']);
    const { status, body } = await get('/api/task_events', both.token);
    expect([status, body.events]).toEqual([200, []]);
    expect(await refusal(get(`/api/task_events?network_id=${mia.networkId}`, both.token))).toEqual([
      403,
      'agent_access_restricted',
    ]);
  });
});

/** What narrows itself to granted agents or to the caller's own, or is for managers, who are not restricted. */
const openOperations = [
  'getStatus',
  'listAttention',
  'snoozeAttention',
  'getStreamStats',
  'getTask',
  'getTaskById',
  'listTasks',
  'listNodes',
  'getCompletions',
  'sendTask',
  'listNetworks',
  'getNetwork',
  'downloadFile',
  'listRequirements',
  'createRequirement',
  'getRequirement',
  'updateRequirement',
  'deleteRequirement',
  'updateChecklistItem',
  'createComment',
  'listProjects',
  'listTags',
  'listCardEvents',
  'listNetworkAuditLog',
  'exportNetwork',
  'removeMember',
];

describe('every operation in a network', () => {
  test('is open to restricted members, is for managers, or says in its contract that it is not', () => {
    const silent = Object.entries(restAccess)
      .filter(([, { scope, callers }]) => /^network_(read|write)$/.test(scope) && callers.includes('user'))
      .map(([operationId]) => operationId as keyof typeof restErrors)
      .filter((operationId) => !('agent_access_restricted' in restErrors[operationId]))
      .filter((operationId) => !openOperations.includes(operationId));
    expect(silent).toEqual([]);
  });
});

describe('sendTask', () => {
  test('200: to a granted agent, always under the own user name', async () => {
    const { status, body } = await send(guest.token, { alias: 'open', task: 'please', from: canary });
    expect(status).toBe(200);
    const { task } = (await get(`/api/task/${body.task_id}`)).body;
    expect(task).toMatchObject({ from_name: guest.username, sender_kind: 'user', sender_id: guest.userId });
  });

  test('403 agent_not_granted: another agent and one that is not there answer alike', async () => {
    for (const alias of [canary, 'nobody']) {
      const { status, body } = await send(guest.token, { alias, task: 'please' });
      expect([status, body]).toEqual([
        403,
        { ok: false, error: 'agent_not_granted', code: 'agent_not_granted', message: expect.anything(), alias },
      ]);
    }
  });

  test('404 parent_not_found: a parent that is not seen', async () => {
    const body = { alias: 'open', task: 'x', parent_task_id: hiddenTask };
    expect(await refusal(send(guest.token, body))).toEqual([404, 'parent_not_found']);
  });
});

describe('cancelTask, retryTask, reassignTask', () => {
  test('403 agent_access_restricted: not open to a restricted member', async () => {
    for (const verb of ['cancel', 'retry', 'reassign']) {
      const body = verb === 'reassign' ? { new_alias: 'open' } : {};
      const answer = hub.api('POST', `/api/task/${hiddenTask}/${verb}`, { token: guest.token, body });
      expect(await refusal(answer)).toEqual([403, 'agent_access_restricted']);
    }
  });
});

describe('listTaskEvents, listMessages, broadcast, openChannelStream, openNetworkStream, issueNodeToken', () => {
  test('403 agent_access_restricted: not open to a restricted member', async () => {
    const denied = [403, 'agent_access_restricted'];
    expect(await refusal(get('/api/task_events'))).toEqual(denied);
    expect(await refusal(get('/api/messages'))).toEqual(denied);
    const { token } = guest;
    expect(await refusal(hub.api('POST', '/api/broadcast', { token, body: { message: 'x' } }))).toEqual(denied);
    const mint = { network_id: mia.networkId, node_name: 'mine' };
    expect(await refusal(hub.api('POST', '/api/auth/node-token', { token, body: mint }))).toEqual(denied);
    for (const path of ['/events/open', `/events/${canary}`, `/events/network/${mia.networkId}`]) {
      expect(await refusal(get(path))).toEqual(denied);
    }
  });
});

describe('the own channel of a restricted member', () => {
  test('is open, also where an agent has that alias; that of the agent is not', async () => {
    for (const path of [`/events/${guest.username}`, '/events/users/me']) {
      const stream = await openSse(hub.url, path, guest.token);
      expect(stream.status).toBe(200);
      stream.close();
    }
    const agent = await hub.mintNode(mia, 'twin');
    const twin = await hub.registerUser('twin');
    await addTo(hub, mia, twin, { agent_access: 'granted' });
    const stream = await openSse(hub.url, `/events/twin?network_id=${mia.networkId}`, twin.token);
    expect(stream.status).toBe(200);
    await hub.tool('report_status', { resume_id: 'r', alias: 'twin', status: 'idle' }, agent);
    await hub.tool('send_message', { alias: 'twin', message: 'to the agent' }, mia.token);
    const letter = { to_username: 'twin', message: 'to the person', network_id: mia.networkId };
    await hub.tool('send_desktop_message', letter, mia.token);
    await stream.until(ofType('desktop_message'));
    expect(stream.frames.map(({ data }) => data?.type)).toEqual(['connected', 'desktop_message']);
    stream.close();
  });

  test('a grant follows the node when its first report brings its own id', async () => {
    const fresh = await hub.mintNode(mia, 'fresh');
    const path = `/api/networks/${mia.networkId}/members/${guest.userId}/agent-grants`;
    const ids = [await nodeId(hub, mia, 'fresh'), await nodeId(hub, mia, 'open')];
    await hub.api('PUT', path, { token: mia.token, body: { node_ids: ids } });
    const report = { resume_id: 'r', alias: 'fresh', status: 'idle', node_id: 'n_own' };
    await hub.tool('report_status', report, fresh);
    const { nodes } = (await get('/api/nodes')).body;
    expect(nodes).toMatchObject([{ alias: 'fresh', node_id: 'n_own' }, { alias: 'open' }]);
  });
});

describe('cards of a restricted member', () => {
  test('no id of an agent that is not granted, over REST, tools, the feed of changes and events', async () => {
    const [openId, hiddenId] = [await nodeId(hub, mia, 'open'), await nodeId(hub, mia, canary)];
    const agents = [openId, hiddenId].map((id) => ({ kind: 'node', id }));
    const by = (token: string) => (tool: string, args: object) => hub.tool(tool, { ...args }, token);
    const made = await by(hidden)('requirements_create', {
      name: 'shared',
      agent_owner: { kind: 'node', id: hiddenId },
      participants: agents,
    });
    const { id } = made.requirement;
    await by(hidden)('requirements_update', { id, participants: [agents[0]] });
    await by(hidden)('requirements_update', { id, participants: agents, priority: 'high' });
    const since = '2000-01-01T00:00:00Z';
    const answers = [
      (await get(`/api/requirements/${id}`)).body,
      (await get('/api/requirements')).body,
      (await get(`/api/requirements?changes=true&updated_since=${since}`)).body,
      await by(guest.token)('requirements_get', { id }),
      await by(guest.token)('requirements_list', { view: 'full', include_last_event: true }),
      await by(guest.token)('requirements_list', { changes: true, updated_since: since }),
      await by(guest.token)('requirements_events', { requirement_id: id }),
      await by(guest.token)('requirements_events', {}),
      await by(guest.token)('requirements_people', {}),
      (await hub.api('PATCH', `/api/requirements/${id}`, { token: guest.token, body: { priority: 'low' } })).body,
    ];
    for (const [n, answer] of answers.entries()) {
      expect([n, answer.ok]).toEqual([n, true]);
      expect([n, JSON.stringify(answer).includes(hiddenId), JSON.stringify(answer).includes(canary)]).toEqual([
        n,
        false,
        false,
      ]);
    }
    expect(answers[0].requirement).toMatchObject({
      ...{ agent_owner: null, created_by: null, updated_by: null },
      participants: [{ kind: 'node', id: openId, alias: 'open' }],
      last_event: { actor: null },
    });
    for (const owner of [hiddenId, canary]) {
      expect((await get(`/api/requirements?agent_owner=${owner}`)).body.requirements).toEqual([]);
    }
    const { requirement } = (await hub.api('GET', `/api/requirements/${id}`, { token: mia.token })).body;
    expect(requirement).toMatchObject({ agent_owner: { id: hiddenId }, created_by: { kind: 'node', id: hiddenId } });
  });

  test('who replaces the participants keeps those that are hidden', async () => {
    const [openId, hiddenId] = [await nodeId(hub, mia, 'open'), await nodeId(hub, mia, canary)];
    const participants = [openId, hiddenId].map((id) => ({ kind: 'node', id }));
    const made = await hub.tool('requirements_create', { name: 'kept', participants }, mia.token);
    const path = `/api/requirements/${made.requirement.id}`;
    const answer = await hub.api('PATCH', path, { token: guest.token, body: { participants: [] } });
    expect(answer.body.requirement.participants).toEqual([]);
    const { requirement } = (await hub.api('GET', path, { token: mia.token })).body;
    expect(requirement.participants).toMatchObject([{ id: hiddenId }]);
  });
});
