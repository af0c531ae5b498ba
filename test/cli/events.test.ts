import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Hub } from '../../clients/typescript/src/index.ts';
import { until } from '../sdk/world.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';
import { readRows } from './support/read-rows.ts';
import { runOnTerminal } from './support/run-on-terminal.ts';

// Each command is a process of its own, of which a test starts up to a dozen.
jest.setTimeout(90_000);

let world: CliWorld;
let beta: Hub;
beforeAll(async () => {
  world = await openCliWorld();
  beta = await world.agent('beta');
  await beta.tools.report_status({ resume_id: 'b', alias: 'beta', status: 'idle' });
});
afterAll(() => world.close());

/** The events of the network behind an id, as a client of its own hears them. */
async function eventsBehind(since: string, count: number): Promise<unknown[]> {
  const heard: unknown[] = [];
  for await (const event of world.me.events.network(world.user.networkId, { since })) {
    heard.push(event);
    if (heard.length === count) break;
  }
  return heard;
}

/** The id of the event that is the newest now. */
async function newestId(): Promise<string> {
  let id = '';
  const ending = new AbortController();
  const store = { get: () => undefined, set: (position: string) => void (id = position) };
  const onOpen = (): void => ending.abort();
  for await (const _event of world.me.events.network(world.user.networkId, { store, onOpen, signal: ending.signal }));
  return id;
}

describe('tail', () => {
  test('prints the events behind an id as they are, and goes on behind the last one without a gap', async () => {
    const since = await newestId();
    const { task } = await world.me.send('beta', 'Look');
    await beta.reply(task.id, 'seen');
    const first = await world.cli(['tail', 'network', '--since', since, '--json', '--max', '2']);
    expect([first.code, first.stderr]).toEqual([0, 'Listening.\n']);
    const heard = readRows(first.stdout);
    const rest = await world.cli(['tail', '--since', heard[1]!['id'] as string, '--json', '--max', '1']);
    expect([...heard, ...readRows(rest.stdout)]).toEqual(await eventsBehind(since, 3));
    expect(heard[0]).toMatchObject({ type: 'new_task', task_id: task.id });
  });

  test('of an agent, in words: id, type and what it tells, one line whatever a message holds', async () => {
    const since = await newestId();
    await world.me.message('beta', 'two\nlines\tand \u001b[31mred');
    const told = await world.cli(['tail', 'beta', '--since', since, '--max', '1']);
    const [id, type, words] = told.stdout.split('\t');
    expect([type, words]).toEqual(['new_message', 'from hub: two lines and \ufffd[31mred\n']);
    await world.me.message('beta', 'the next');
    const next = await world.cli(['tail', 'beta', '--since', id!, '--max', '1', '--json']);
    expect(readRows(next.stdout)).toEqual([expect.objectContaining({ type: 'new_message', message: 'the next' })]);
  });

  test('cleans what others wrote before a terminal shows it', async () => {
    const since = await newestId();
    await world.me.message('beta', '\u001b]0;taken over\u0007\u202ehi');
    const run = runOnTerminal(['tail', 'beta', '--since', since, '--max', '1'], environment());
    expect(await run.ended).toBe(0);
    expect(run.shown()).toContain('taken over');
    expect(run.shown()).not.toMatch(/\u001b\]|\u0007|\u202e/);
  });

  test('shows a gap where events are no longer kept, as an event and in words', async () => {
    const ended = await world.cli(['tail', '--since', 'elsewhere-1', '--max', '1', '--json']);
    expect(readRows(ended.stdout)).toEqual([
      expect.objectContaining({ type: 'resync', oldest_id: expect.any(String) }),
    ]);
    expect([ended.code, ended.stderr]).toEqual([0, expect.stringContaining('no longer kept')]);
  });

  test('an interruption ends it with 130, a foreign agent with its refusal, a wrong number with 2', async () => {
    const interrupted = runOnTerminal(['tail', 'beta'], environment());
    await until(() => interrupted.shown().includes('Listening.'));
    interrupted.type('\u0003');
    expect(await interrupted.ended).toBe(130);
    expect((await world.cli(['tail', 'x', '--network', 'net_none'])).code).toBe(1);
    expect((await world.cli(['tail', '--max', 'many'])).code).toBe(2);
    expect((await world.stranger(['tail'])).code).toBe(4);
  });
});

const environment = () => ({ HOME: world.home, AHUB_URL: world.hub.url, AHUB_TOKEN: world.user.token });

describe('watch', () => {
  test('prints one line an event in a pipe', async () => {
    const watching = world.cli(['watch', '--max', '2', '--json']);
    // It hears what comes after it has begun to listen, which nothing here can see: something comes again and again.
    let ended = false;
    void watching.then(() => (ended = true));
    await until(async () => {
      await beta.tools.report_status({ resume_id: 'b', alias: 'beta', status: 'working', progress: 7 });
      return ended;
    }, 20_000);
    const watched = await watching;
    expect(watched.code).toBe(0);
    const events = readRows(watched.stdout);
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({ type: 'status_update', alias: 'beta', status: 'working' });
  });

  test('is a table on a terminal that follows what the agents report, and gives the terminal back', async () => {
    const { task } = await world.me.send('beta', 'Polish the \u001b[5mlens');
    await beta.tools.report_status({ resume_id: 'b', alias: 'beta', status: 'idle' });
    const run = runOnTerminal(['watch'], environment());
    await until(() => /beta +\S*idle/.test(run.shown()), 20_000);
    await beta.tools.report_status({ resume_id: 'b', alias: 'beta', status: 'working', task: task.id, progress: 40 });
    await until(() => /beta +\S*working.*40%.*Polish the \ufffd\[5mlens/.test(run.shown()), 20_000);
    await world.me.tasks.cancel(task.id);
    await until(() => run.shown().includes('→ cancelled'), 20_000);
    expect(run.shown()).not.toContain('\u001b[5m');
    run.type('\u0003');
    expect(await run.ended).toBe(130);
    expect(run.shown().endsWith('\u001b[?25h\u001b[?1049l')).toBe(true);
  });
});
