import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Agent, Hub } from '../../clients/typescript/src/index.ts';
import type { AgentOptions, TaskHandler } from '../../clients/typescript/src/index.ts';
import { openWorld, until } from './world.ts';
import type { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => {
  world.proxy.rules = [];
  world.proxy.passed.length = 0;
});
afterAll(() => world.close());

/** Runs an agent in this process; resolves when it listens. */
async function work(alias: string, handler: TaskHandler, options: Partial<AgentOptions> = {}, own?: Hub) {
  const faults: unknown[] = [];
  const given = { signals: false, watchMs: 30, onError: (error: unknown) => void faults.push(error), ...options };
  const agent = new Agent(own ?? (await world.node(alias)), { alias, ...given }).onTask(handler);
  const done = agent.run();
  await until(() => world.proxy.passed.some(({ tool }) => tool === 'get_inbox'));
  return { agent, faults, end: () => (agent.stop(), done) };
}

const stepsOf = async (taskId: string): Promise<string[]> => {
  const steps: string[] = [];
  for await (const { to_status } of world.me.tasks.steps(taskId)) steps.unshift(to_status);
  return steps;
};

test('two agents: one asks the other and answers with what it heard', async () => {
  const beta = await work('beta', (task) => `beta did ${task.text}`);
  const hub = await world.node('alpha');
  const alpha = await work('alpha', async (task, ctx) => {
    const { task: part } = await hub.send('beta', `a part of ${task.text}`, { parentTaskId: task.id });
    await ctx.progress(50, 'asked beta');
    const { result } = await hub.wait(part.id, { signal: ctx.signal });
    return { result: `alpha heard: ${result}` };
  });
  const { task } = await world.me.send('alpha', 'the whole', { ttlSeconds: 900 });
  expect(await world.me.wait(task.id)).toMatchObject({
    status: 'replied',
    result: 'alpha heard: beta did a part of the whole',
  });
  expect(await stepsOf(task.id)).toEqual(['delivered', 'acked', 'running', 'replied']);
  const answers = [];
  for await (const message of hub.inbox.list('alpha')) answers.push(message.content);
  expect(answers).toEqual(['beta did a part of the whole']);
  await Promise.all([alpha.end(), beta.end()]);
  expect([...alpha.faults, ...beta.faults]).toEqual([]);
});

test('an agent listens, reports, then pulls; it acknowledges before it works', async () => {
  await world.hub.mintNode(world.user, 'orderly');
  const { task } = await world.me.send('orderly', 'waits already');
  let seen = '';
  const orderly = await work('orderly', async ({ id }) => {
    seen = (await world.me.tasks.get(id)).task.status;
  });
  expect(await world.me.wait(task.id)).toMatchObject({ status: 'replied', result: 'done' });
  expect(seen).toBe('running');
  const calls = world.proxy.passed.map(({ tool, path }) => tool ?? path);
  expect(calls.slice(0, 4)).toEqual(['/events/orderly', 'report_status', 'get_inbox', 'ack_inbox']);
  expect(calls.indexOf('send_reply')).toBeGreaterThan(calls.indexOf('ack_inbox'));
  await orderly.end();
});

test("a handler's error is a failed reply with its reason", async () => {
  const agent = await work('failing', () => Promise.reject(new Error('no compiler')));
  const { task } = await world.me.send('failing', 'build');
  expect(await world.me.wait(task.id)).toMatchObject({ status: 'failed', result: 'no compiler' });
  await agent.end();
});

test('as many at a time as it may, and the rest when there is room', async () => {
  let [now, most] = [0, 0];
  const agent = await work(
    'parallel',
    async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 30));
      now -= 1;
    },
    { concurrency: 2 },
  );
  const sent = await Promise.all(Array.from({ length: 7 }, (_, at) => world.me.send('parallel', `task ${at}`)));
  for (const { task } of sent) expect((await world.me.wait(task.id)).status).toBe('replied');
  expect(most).toBe(2);
  await agent.end();
});

test('a reply gets through when the hub answers nothing: one reply, one key made of the task', async () => {
  const agent = await work('stubborn', () => 'at last');
  world.proxy.rules = [
    { match: 'send_reply', times: 2, cut: 'after' },
    { match: 'send_reply', times: 2, status: 503 },
  ];
  const { task } = await world.me.send('stubborn', 'try');
  expect((await world.me.wait(task.id)).result).toBe('at last');
  await until(() => world.proxy.passed.filter(({ tool }) => tool === 'send_reply').length === 5);
  const keys = new Set(world.proxy.passed.filter(({ tool }) => tool === 'send_reply').map(({ key }) => key));
  expect(keys.size).toBe(1);
  expect([...keys][0]).toContain(task.id);
  await agent.end();
  expect((await stepsOf(task.id)).filter((status) => status === 'replied')).toHaveLength(1);
});

test.each([
  ['cancelled', 'by word of the stream', 600_000],
  ['reassigned', 'by word of the stream', 600_000],
  ['cancelled', 'by looking', 30],
  ['reassigned', 'by looking', 30],
])('a %s task aborts its handler %s and is not answered', async (how, by, watchMs) => {
  const reasons: unknown[] = [];
  const alias = `stopped-${how}-${watchMs}`;
  const own = await world.node(alias);
  const events = own.events.alias.bind(own.events);
  // An agent to whom its stream tells nothing still looks.
  if (by === 'by looking')
    own.events.alias = async function* (name, options) {
      for await (const event of events(name, options)) if (event.type !== 'task_status') yield event;
    };
  const handler: TaskHandler = async (_task, { signal }) => {
    await until(() => signal.aborted);
    reasons.push((signal.reason as Error).message);
    signal.throwIfAborted();
  };
  const agent = await work(alias, handler, { watchMs }, own);
  const { task } = await world.me.send(alias, 'endless');
  await until(async () => (await world.me.tasks.get(task.id)).task.status === 'running');
  if (how === 'cancelled') await world.me.tasks.cancel(task.id, 'no need');
  else await world.me.tasks.reassign(task.id, 'beta');
  await until(() => reasons.length === 1);
  await agent.end();
  expect(world.proxy.passed.filter(({ tool }) => tool === 'send_reply')).toEqual([]);
});

test('its facts go with every report, and what holds a task up stays until the next progress', async () => {
  let temperature = 40;
  let goOn = (): void => undefined;
  const agent = await work(
    'frank',
    async (_task, ctx) => {
      await ctx.status('waiting_input', 'Which branch?');
      await new Promise<void>((resolve) => (goOn = resolve));
      await ctx.progress(60, 'main it is');
      await new Promise<void>((resolve) => (goOn = resolve));
    },
    { facts: () => ({ model: 'm-1', hostname: 'build-7', version: String(++temperature) }), heartbeatMs: 20 },
  );
  const seen = async () => (await world.me.tools.get_session_status({ alias: 'frank' })).session!;
  await until(async () => (await seen()).status === 'idle');
  expect(await seen()).toMatchObject({ model: 'm-1', hostname: 'build-7' });
  const { task } = await world.me.send('frank', 'release');
  await until(async () => (await seen()).status === 'waiting_input');
  const { version } = await seen();
  await until(async () => (await seen()).version !== version);
  expect(await seen()).toMatchObject({ status: 'waiting_input', task: task.id });
  goOn();
  await until(async () => (await seen()).progress === 60);
  expect(await seen()).toMatchObject({ status: 'working', task: task.id });
  goOn();
  expect((await world.me.wait(task.id)).status).toBe('replied');
  await agent.end();
  expect(await seen()).toMatchObject({ status: 'offline', model: 'm-1' });
});

test('a busy agent reads its inbox for what arrives, not for what it says itself', async () => {
  let goOn = (): void => undefined;
  const agent = await work(
    'busy',
    async (_task, ctx) => {
      for (let percent = 1; percent <= 30; percent += 1) await ctx.progress(percent);
      await new Promise<void>((resolve) => (goOn = resolve));
    },
    { ackOn: 'end', heartbeatMs: 50 },
  );
  const { task } = await world.me.send('busy', 'long');
  const seen = async () => (await world.me.tools.get_session_status({ alias: 'busy' })).session!.progress;
  await until(async () => (await seen()) === 30);
  const readings = (): number => world.proxy.passed.filter(({ tool }) => tool === 'get_inbox').length;
  expect(readings()).toBeLessThan(10);
  const { items } = await world.me.api.listAttention({ kind: 'delivery_poisoned' });
  expect(items.map(({ subject }) => subject)).toEqual([]);
  goOn();
  expect((await world.me.wait(task.id)).status).toBe('replied');
  await agent.end();
});

test('messages go to their own handler and are acknowledged after it', async () => {
  const heard: string[] = [];
  const agent = await work('reader', () => undefined);
  agent.agent.onMessage((message) => void heard.push(message.content));
  await world.me.message('reader', 'hello');
  await until(() => heard.length === 1);
  const left = async (): Promise<number> => (await world.me.tools.get_inbox({ alias: 'reader' })).messages.length;
  await until(async () => (await left()) === 0);
  await agent.end();
});

test('a message reaches work that waits for it, past the tasks that stand before it', async () => {
  let hear = (_word: string): void => undefined;
  const word = new Promise<string>((resolve) => (hear = resolve));
  const waiter = await work('waiter', async ({ text }) => (text === 'first' ? word : 'done'));
  waiter.agent.onMessage(({ content }) => hear(content));
  const first = await world.me.send('waiter', 'first');
  await until(async () => (await world.me.tasks.get(first.task.id)).task.status === 'running');
  const second = await world.me.send('waiter', 'second', { priority: 'high' });
  await world.me.message('waiter', 'go on');
  expect(await world.me.wait(first.task.id)).toMatchObject({ status: 'replied', result: 'go on' });
  expect(await world.me.wait(second.task.id)).toMatchObject({ status: 'replied', result: 'done' });
  await waiter.end();
  expect(waiter.faults).toEqual([]);
});

test('an agent whose token is no good says so', async () => {
  const agent = new Agent(new Hub({ url: world.hub.url, token: 'ntok_wrong' }), { alias: 'nobody', signals: false });
  await expect(agent.onTask(() => undefined).run()).rejects.toMatchObject({ code: 'invalid_token', status: 401 });
});

describe('an agent in a process of its own', () => {
  const program = fileURLToPath(new URL('agent-process.ts', import.meta.url));

  async function start(alias: string, ackOn: 'start' | 'end', workMs: number, token: string) {
    const env = { PATH: process.env['PATH'] ?? '', AHUB_URL: world.hub.url, AHUB_TOKEN: token };
    const child = spawn(process.execPath, [program, alias, ackOn, String(workMs)], { env });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await until(async () => (await world.me.api.getStatus()).sessions.some((session) => session.alias === alias));
    return { child, output: () => output, exit: once(child, 'exit') };
  }

  test.each(['start', 'end'] as const)(
    'killed in the middle, acknowledging at the %s: no silent success, one end',
    async (ackOn) => {
      const alias = `killed-${ackOn}`;
      const token = await world.hub.mintNode(world.user, alias);
      const first = await start(alias, ackOn, 60_000, token);
      const { task } = await world.me.send(alias, 'survive');
      await until(() => first.output().includes(`begins ${task.id}`));
      first.child.kill('SIGKILL');
      await first.exit;
      expect((await world.me.tasks.get(task.id)).task).toMatchObject({ status: 'running', result: null });
      const second = await start(alias, ackOn, 0, token);
      if (ackOn === 'start') {
        // Acknowledged work is not begun again by itself: a person decides.
        expect(second.output()).toBe('');
        await world.me.tasks.cancel(task.id, 'its agent died');
        await world.me.tasks.retry(task.id);
      }
      expect(await world.me.wait(task.id, { timeoutMs: 10_000 })).toMatchObject({
        status: 'replied',
        result: 'did survive',
      });
      second.child.kill('SIGTERM');
      expect(await second.exit).toEqual([0, null]);
      expect(second.output().match(/begins/g)).toHaveLength(1);
      expect((await stepsOf(task.id)).filter((status) => status === 'replied')).toHaveLength(1);
    },
  );

  test('SIGTERM: what runs is finished, what waits is left', async () => {
    const token = await world.hub.mintNode(world.user, 'drained');
    const { child, output, exit } = await start('drained', 'start', 400, token);
    const { task } = await world.me.send('drained', 'in work');
    await until(() => output().includes('begins'));
    child.kill('SIGTERM');
    const { task: waiting } = await world.me.send('drained', 'waits');
    expect(await exit).toEqual([0, null]);
    expect(output()).toContain('drained');
    expect((await world.me.tasks.get(task.id)).task).toMatchObject({ status: 'replied', result: 'did in work' });
    expect((await world.me.tasks.get(waiting.id)).task.status).toBe('delivered');
  });
});
