import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toolAccess } from '../../generated/access.ts';
import { toolErrors } from '../../generated/errors.ts';
import { addTo, nodeId, registerMember } from '../support/members.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let mia: TestUser;
let guest: TestUser;
let taskId: string;

beforeAll(async () => {
  hub = await startTestHub();
  mia = await hub.registerUser();
  for (const alias of ['open', 'hidden']) {
    const token = await hub.mintNode(mia, alias);
    await hub.tool('report_status', { resume_id: `r-${alias}`, alias, status: 'idle' }, token);
  }
  guest = await registerMember(hub, mia, { agent_access: 'granted' });
  await grant([await nodeId(hub, mia, 'open')]);
  taskId = (await hub.tool('send_task', { alias: 'open', task: 'look' }, mia.token)).message_id;
});
afterAll(() => hub.close());

const grant = (node_ids: string[]) =>
  hub.api('PUT', `/api/networks/${mia.networkId}/members/${guest.userId}/agent-grants`, {
    token: mia.token,
    body: { node_ids },
  });
const call = (tool: string, args: Record<string, unknown>, token = guest.token) => hub.tool(tool, args, token);
const listTools = async (token: string): Promise<string[]> => {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const answer = await hub.api('POST', '/mcp', { token, body });
  return answer.body.result.tools.map((tool: { name: string }) => tool.name);
};

describe('report_completion, get_inbox, ack_inbox, send_reply, send_ack, retry_task, cancel_task, reassign_task, broadcast', () => {
  test('agent_access_restricted: not open to a restricted member', async () => {
    const calls: [string, Record<string, unknown>][] = [
      ['report_completion', { alias: 'open', task: taskId, result: 'x' }],
      ['get_inbox', { alias: 'open' }],
      ['ack_inbox', { alias: 'open', message_id: taskId }],
      ['send_reply', { alias: 'open', text: 'x' }],
      ['send_ack', { task_id: taskId }],
      ['retry_task', { task_id: taskId }],
      ['cancel_task', { task_id: taskId }],
      ['reassign_task', { task_id: taskId, new_alias: 'hidden' }],
      ['broadcast', { message: 'x' }],
    ];
    for (const [tool, args] of calls) {
      expect([tool, await call(tool, args)]).toEqual([
        tool,
        expect.objectContaining({ ok: false, error: 'agent_access_restricted' }),
      ]);
    }
  });
});

describe('submit_skill, list_skills, get_skill, review_skill', () => {
  test('agent_access_restricted: not open to a restricted member', async () => {
    const skill = { slug: 'a-skill', name: 'A', description: 'd', version: '1', content: 'c' };
    const calls: [string, Record<string, unknown>][] = [
      ['submit_skill', skill],
      ['list_skills', {}],
      ['get_skill', { skill_id: 'skill_1' }],
      ['review_skill', { skill_id: 'skill_1', decision: 'published' }],
    ];
    for (const [tool, args] of calls) {
      expect([tool, await call(tool, args)]).toEqual([
        tool,
        expect.objectContaining({ ok: false, error: 'agent_access_restricted' }),
      ]);
    }
  });
});

/** What a restricted member may call (rule access-restricted-members). */
const openTools = [
  /^list_attention$|^get_all_status$|^get_session_status$|^get_task$|^list_tasks$|^get_completions$/,
  /^send_task$|^send_message$|^send_desktop_message$/,
  /^requirements_|^projects_list$/,
];

const refusals: readonly string[] = ['agent_access_restricted', 'network_token_required', 'caller_not_a_daemon'];

describe('every tool', () => {
  test('is open to restricted members or says in its contract that it is not', () => {
    const silent = Object.entries(toolErrors)
      // Tools that only nodes and daemons may call refuse every person with these.
      .filter(([, codes]) => !codes.some((code) => refusals.includes(code)))
      .map(([name]) => name as keyof typeof toolAccess)
      .filter((name) => toolAccess[name].audience.user.list !== 'never')
      .filter((name) => !openTools.some((pattern) => pattern.test(name)));
    expect(silent).toEqual([]);
  });
});

describe('get_session_status, send_task, send_message', () => {
  test('agent_not_granted: another agent, an unknown one, a person', async () => {
    for (const alias of ['hidden', 'nobody', mia.username]) {
      const refused = { ok: false, error: 'agent_not_granted', alias };
      expect(await call('get_session_status', { alias })).toMatchObject(refused);
      expect(await call('send_task', { alias, task: 'x' })).toMatchObject(refused);
      expect(await call('send_message', { alias, message: 'x' })).toMatchObject(refused);
    }
  });

  test('ok: a granted one, always under the own user name', async () => {
    expect((await call('get_session_status', { alias: 'open' })).session).toMatchObject({ alias: 'open' });
    const sent = await call('send_task', { alias: 'open', task: 'x', from_session: 'the boss' });
    expect((await call('get_task', { task_id: sent.message_id })).task.from_name).toBe(guest.username);
    expect(await call('send_message', { alias: 'open', message: 'hi', from_session: 'the boss' })).toMatchObject({
      ok: true,
    });
    const { messages } = await call('get_inbox', { alias: 'open', limit: 100 }, mia.token);
    expect(messages.map((row: { from_session: string }) => row.from_session)).toEqual([
      'hub',
      guest.username,
      guest.username,
    ]);
  });

  test('ok: a grant binds and ends with the next call', async () => {
    const [openId, hiddenId] = [await nodeId(hub, mia, 'open'), await nodeId(hub, mia, 'hidden')];
    await grant([openId, hiddenId]);
    expect(await call('send_message', { alias: 'hidden', message: 'hi' })).toMatchObject({ ok: true });
    await grant([openId]);
    expect(await call('send_message', { alias: 'hidden', message: 'hi' })).toMatchObject({
      error: 'agent_not_granted',
    });
  });
});

describe('get_all_status, list_tasks, get_task, get_completions', () => {
  test('ok: granted agents alone', async () => {
    const { sessions, summary } = await call('get_all_status', {});
    expect(sessions).toMatchObject([{ alias: 'open' }]);
    expect(summary).toEqual([{ status: 'idle', count: 1 }]);
    const other = (await hub.tool('send_task', { alias: 'hidden', task: 'look' }, mia.token)).message_id;
    expect(await call('get_task', { task_id: other })).toMatchObject({ ok: false, error: 'task not found' });
    const { tasks } = await call('list_tasks', {});
    expect(new Set(tasks.map((task: { to_name: string }) => task.to_name))).toEqual(new Set(['open']));
    expect(await call('get_completions', {})).toMatchObject({ ok: true, completions: [] });
  });
});

describe('tools/list', () => {
  test('shows a restricted member what is open to it, from the change on', async () => {
    const open = ['send_task', 'send_message', 'get_task', 'list_tasks', 'get_all_status', 'get_session_status'];
    const names = await listTools(guest.token);
    expect(names).toEqual(expect.arrayContaining([...open, 'get_completions']));
    for (const closed of ['broadcast', 'send_reply', 'get_inbox', 'cancel_task']) expect(names).not.toContain(closed);
    expect(await listTools(mia.token)).toContain('broadcast');
    const both = await hub.registerUser();
    await addTo(hub, mia, both, { agent_access: 'granted' });
    expect(await listTools(both.token)).toContain('broadcast');
    await hub.api('DELETE', `/api/networks/${both.networkId}`, { token: both.token });
    expect(await listTools(both.token)).not.toContain('broadcast');
    const path = `/api/networks/${mia.networkId}/members/${both.userId}`;
    await hub.api('PUT', path, { token: mia.token, body: { role: 'member', agent_access: 'all' } });
    expect(await listTools(both.token)).toContain('broadcast');
  });
});
