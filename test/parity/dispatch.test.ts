import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestHub, type Loose, type TestHub, type TestUser } from '../support/start-hub.ts';
import { openSse, type Frame } from '../support/sse.ts';

/** Each write that both doors offer leaves the same rows and events, and the same verdict on what is refused. */
let hub: TestHub;

beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());

interface Trace {
  readonly tasks: unknown;
  readonly inbox: unknown;
  readonly events: unknown;
  readonly frames: unknown;
}

const varying =
  /^(task_id|message_id|id|created_at|delivered_at|expires_at|completed_at|network_id|sender_id|to_node_id|from_node_id|seq|from|from_name|from_session|actor)$/;

/** Replaces what must differ between two runs, so that everything else can be compared. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      varying.test(key) && inner !== null ? typeof inner : plain(inner),
    ]),
  );
}

async function trace(act: (user: TestUser) => Promise<unknown>): Promise<Trace> {
  const user = await hub.registerUser();
  const beta = await hub.mintNode(user, 'beta');
  await hub.tool('report_status', { resume_id: 'r', alias: 'beta', status: 'idle' }, beta);
  const alias = await openSse(hub.url, '/events/beta', beta);
  const observer = await openSse(hub.url, `/events/network/${user.networkId}`, user.token);
  await act(user);
  await alias.until((frame) => ['new_task', 'broadcast'].includes(frame.data?.type));
  const get = async (path: string): Promise<Loose> => (await hub.api('GET', path, { token: user.token })).body;
  const { messages } = await hub.tool('get_inbox', { alias: 'beta' }, beta);
  const shown = (frames: readonly Frame[]): unknown =>
    plain(frames.map((frame) => frame.data).filter((data) => data.type !== 'connected'));
  const traced = {
    tasks: plain((await get('/api/tasks')).tasks),
    inbox: plain(messages),
    events: plain((await get('/api/task_events')).events),
    frames: [shown(alias.frames), shown(observer.frames)],
  };
  alias.close();
  observer.close();
  return traced;
}

describe('REST and tool', () => {
  test('sendTask and send_task leave the same rows and events', async () => {
    const body = { alias: 'beta', task: 'the same work', priority: 'high', ttl_seconds: 120 };
    const rest = await trace((user) => hub.api('POST', '/api/task', { token: user.token, body }));
    const tool = await trace((user) => hub.tool('send_task', { ...body, from_session: 'api' }, user.token));
    expect(tool).toEqual(rest);
  });

  test('broadcast and broadcast leave the same rows and events', async () => {
    const body = { message: 'all hands' };
    const rest = await trace((user) => hub.api('POST', '/api/broadcast', { token: user.token, body }));
    const tool = await trace((user) => hub.tool('broadcast', body, user.token));
    expect(tool).toEqual(rest);
  });

  test('both refuse an unknown alias and a foreign network with the same code and change nothing', async () => {
    const user = await hub.registerUser();
    const other = await hub.registerUser();
    for (const [args, code] of [
      [{ alias: 'nobody', task: 'x' }, ['alias_not_found', 'alias_not_found']],
      [
        { alias: 'beta', task: 'x', network_id: other.networkId },
        ['access denied to requested network', 'access_denied'],
      ],
    ] as const) {
      const rest = await hub.api('POST', '/api/task', { token: user.token, body: args });
      const tool = await hub.tool('send_task', args, user.token);
      expect([rest.body.error, tool.error]).toEqual(code);
    }
    expect((await hub.api('GET', '/api/tasks', { token: user.token })).body.count).toBe(0);
  });

  test('get_task and getTask show the same task', async () => {
    const user = await hub.registerUser();
    await hub.mintNode(user, 'beta');
    const { body } = await hub.api('POST', '/api/task', { token: user.token, body: { alias: 'beta', task: 'see' } });
    const rest = await hub.api('GET', `/api/task/${body.task_id}`, { token: user.token });
    const tool = await hub.tool('get_task', { task_id: body.task_id }, user.token);
    expect(tool.task).toEqual(rest.body.task);
  });
});
