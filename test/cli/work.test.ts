import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Agent } from '../../clients/typescript/src/index.ts';
import { until } from '../sdk/world.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';

let world: CliWorld;
let beta: Agent;
let running: Promise<void>;
beforeAll(async () => {
  world = await openCliWorld();
  beta = new Agent(await world.agent('beta'), { alias: 'beta', heartbeatMs: 200 });
  beta.onTask(async ({ text }) => {
    if (text.startsWith('fail')) throw new Error('no luck');
    return { result: `did ${text}` };
  });
  await world.agent('sleepy');
  running = beta.run();
});
afterAll(async () => {
  beta.stop();
  await running;
  await world.close();
});

describe('send', () => {
  test('--wait prints the result of the task, and ends with 8 where it failed', async () => {
    expect(await world.cli(['send', 'beta', 'Build it', '--wait'])).toEqual({
      code: 0,
      stdout: 'did Build it\n',
      stderr: '',
    });
    const failed = await world.cli(['send', 'beta', 'fail', '--wait', '--json']);
    expect([failed.code, JSON.parse(failed.stdout).status]).toEqual([8, 'failed']);
  });

  test('reads a text from stdin, and prints the id for scripts', async () => {
    const sent = await world.cli(['send', 'beta', '-'], { stdin: 'from a pipe\n' });
    expect(sent).toMatchObject({ code: 0 });
    const shown = await world.cli(['task', 'show', sent.stdout.trim(), '--json']);
    expect(JSON.parse(shown.stdout).task.content).toBe('from a pipe');
  });

  test('attaches files', async () => {
    const file = join(world.home, 'notes.txt');
    writeFileSync(file, 'read me');
    const sent = await world.cli(['send', 'beta', 'look', '--file', file, '--json']);
    const { task_id } = JSON.parse(sent.stdout);
    const { task } = await world.me.tasks.get(task_id);
    expect(JSON.parse(task.meta_json!).attachments).toEqual([
      expect.objectContaining({ type: 'file', name: 'notes.txt', size: 7 }),
    ]);
    expect(await world.cli(['send', 'beta', 'look', '--file', `${file}.none`])).toMatchObject({ code: 2 });
  });

  test('a key sends once, however often the command runs', async () => {
    const args = ['send', 'beta', 'once', '--idempotency-key', 'key-1'];
    expect((await world.cli(args)).stdout).toBe((await world.cli(args)).stdout);
  });

  test('the time to wait ends with 6, an interruption with 130', async () => {
    const late = await world.cli(['send', 'sleepy', 'wait', '--wait', '--timeout', '0.2s']);
    expect([late.code, late.stdout]).toEqual([6, '']);
    const interruptOn = until(async () => (await world.me.page('listTasks', { q: 'interrupted' })).rows.length > 0);
    const gone = await world.cli(['send', 'sleepy', 'interrupted', '--wait'], { interruptOn });
    expect([gone.code, gone.stdout]).toEqual([130, '']);
  });

  test('refusals have their codes and say how to mend them', async () => {
    const unknown = await world.cli(['send', 'nobody', 'x']);
    expect([unknown.code, unknown.stderr.includes('alias_not_found')]).toEqual([3, true]);
    expect((await world.cli(['send', 'beta', 'x', '--timeout', 'soon'])).code).toBe(2);
    expect((await world.cli(['send', 'beta'])).code).toBe(2);
    expect((await world.cli(['send', 'beta', 'x', '--wiat'])).stderr).toContain('--wait');
    expect((await world.stranger(['send', 'beta', 'x'])).stderr).toContain('ahub login');
  });
});

test('task list prints stable cells in a pipe, one object a line as JSON, and no more rows than asked for', async () => {
  const plain = await world.cli(['task', 'list', '--status', 'failed', '--to', 'beta']);
  expect(plain.stdout).toMatch(/^t_\w+\tfailed\tbeta\t\w+\t[^\t]+\tfail\n$/);
  const rows = await world.cli(['task', 'list', '--limit', '2', '--json']);
  expect(
    rows.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).task_id),
  ).toHaveLength(2);
  expect((await world.cli(['task', 'list', '--status', 'nonsense'])).code).toBe(2);
  expect((await world.cli(['task', 'show', 't_none'])).code).toBe(3);
});
