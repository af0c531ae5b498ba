import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Hub } from '../../clients/typescript/src/index.ts';
import { until } from '../sdk/world.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';
import { runOnTerminal } from './support/run-on-terminal.ts';

// Each command is a process of its own, of which a test starts up to a dozen.
jest.setTimeout(90_000);

let world: CliWorld;
let beta: Hub;
beforeAll(async () => {
  world = await openCliWorld();
  beta = await world.agent('beta');
  await world.agent('gamma');
});
afterAll(() => world.close());

const newTask = async (text = 'Build it'): Promise<string> => (await world.me.send('beta', text)).task.id;
const statusOf = async (id: string): Promise<string> => (await world.me.tasks.get(id)).task.status;

describe('task wait', () => {
  test('prints the result of a task that ends meanwhile, or the whole task as JSON', async () => {
    const id = await newTask();
    const waiting = world.cli(['task', 'wait', id]);
    await beta.reply(id, 'built');
    expect(await waiting).toEqual({ code: 0, stdout: 'built\n', stderr: '' });
    const again = await world.cli(['task', 'wait', id, '--json']);
    expect(JSON.parse(again.stdout)).toEqual((await world.me.tasks.get(id)).task);
  });

  test('ends with 8 for every other end, 6 when the time is over, 3 for an unknown task', async () => {
    for (const status of ['failed', 'cancelled'] as const) {
      const id = await newTask();
      await beta.reply(id, 'no', { status });
      expect(await world.cli(['task', 'wait', id])).toMatchObject({
        code: 8,
        stderr: `Task ${id} ended as ${status}.\n`,
      });
    }
    const late = await world.cli(['task', 'wait', await newTask(), '--timeout', '0.1s']);
    expect([late.code, late.stdout]).toEqual([6, '']);
    expect((await world.cli(['task', 'wait', 't_none'])).code).toBe(3);
    expect((await world.cli(['task', 'wait'])).code).toBe(2);
  });
});

describe('task cancel', () => {
  test('asks before it ends a task: without a terminal it wants --yes, and nothing is done', async () => {
    const id = await newTask();
    const refused = await world.cli(['task', 'cancel', id], { stdin: 'y\n' });
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--yes')]);
    expect(await statusOf(id)).toBe('delivered');
    const done = await world.cli(['task', 'cancel', id, '--yes', '--reason', 'not needed']);
    expect(done).toEqual({ code: 0, stdout: `${id} is cancelled.\n`, stderr: '' });
    expect(await statusOf(id)).toBe('cancelled');
    const again = await world.cli(['task', 'cancel', id, '--yes', '--json']);
    expect([again.code, again.stdout]).toEqual([5, '']);
  });

  test('on a terminal a person answers', async () => {
    const id = await newTask();
    const env = { HOME: world.home, AHUB_URL: world.hub.url, AHUB_TOKEN: world.user.token };
    const no = runOnTerminal(['task', 'cancel', id], env);
    await until(() => no.shown().includes(`Cancel ${id}?`));
    no.type('n');
    expect(await no.ended).toBe(1);
    expect([no.shown().includes('nothing was done'), await statusOf(id)]).toEqual([true, 'delivered']);
    const yes = runOnTerminal(['task', 'cancel', id], env);
    await until(() => yes.shown().includes(`Cancel ${id}?`));
    yes.type('y');
    expect([await yes.ended, await statusOf(id)]).toEqual([0, 'cancelled']);
  });
});

test('task retry delivers again what has ended, once for a key', async () => {
  const id = await newTask();
  expect((await world.cli(['task', 'retry', id])).code).toBe(5);
  await world.me.tasks.cancel(id);
  const args = ['task', 'retry', id, '--json', '--idempotency-key', `retry-${id}`];
  expect(JSON.parse((await world.cli(args)).stdout)).toEqual({ ok: true, task_id: id, retried_to: 'beta' });
  expect(await statusOf(id)).toBe('delivered');
  expect(JSON.parse((await world.cli(args)).stdout)).toMatchObject({ idempotent_replay: true });
  expect((await world.cli(['task', 'retry', 't_none'])).code).toBe(3);
});

test('task reassign gives a task to another agent', async () => {
  const id = await newTask();
  const moved = await world.cli(['task', 'reassign', id, 'gamma']);
  expect(moved).toEqual({ code: 0, stdout: `${id} went from beta to gamma.\n`, stderr: '' });
  expect((await world.me.tasks.get(id)).task.to_name).toBe('gamma');
  expect((await world.cli(['task', 'reassign', id, 'nobody'])).code).toBe(3);
  const back = await world.cli(['task', 'reassign', id, 'beta', '--json']);
  expect(JSON.parse(back.stdout)).toEqual({ ok: true, task_id: id, reassigned_from: 'gamma', reassigned_to: 'beta' });
});

test('the texts of others cannot steer a terminal', async () => {
  const id = await newTask('\u001b]0;taken over\u0007\u202ehi');
  const env = { HOME: world.home, AHUB_URL: world.hub.url, AHUB_TOKEN: world.user.token };
  for (const args of [
    ['task', 'show', id],
    ['task', 'list'],
    ['inbox', 'beta'],
  ]) {
    const run = runOnTerminal(args, env);
    expect(await run.ended).toBe(0);
    expect(run.shown()).toContain('taken over');
    expect(run.shown()).not.toMatch(/\u001b\]|\u0007|\u202e/);
  }
});
