import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations, tools } from '../../cli/src/generated/contract.ts';
import { pause } from '../../clients/typescript/src/transport.ts';
import type { TestUser } from '../support/start-hub.ts';
import { until } from '../sdk/world.ts';
import { openProxy, type TestProxy } from '../sdk/proxy.ts';
import { fieldFor, publishedOperations, publishedTools } from './support/contract-calls.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';
import type { CliResult } from './support/run-cli.ts';

let world: CliWorld;
let proxy: TestProxy;
/** Calls of every kind leave a person with other networks and names. */
let other: TestUser;
beforeAll(async () => {
  world = await openCliWorld();
  other = await world.hub.registerUser();
  proxy = await openProxy(world.hub.url);
});
afterAll(async () => {
  await proxy.close();
  await world.close();
});

/** So many commands run at a time. */
const atOnce = 4;

async function forEach<Entry>(entries: readonly Entry[], run: (entry: Entry) => Promise<void>): Promise<void> {
  const left = [...entries];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let entry = left.shift(); entry !== undefined; entry = left.shift()) await run(entry);
    }),
  );
}

const hasPassed = (call: RegExp): boolean => proxy.passed.some(({ method, path }) => call.test(`${method} ${path}`));
const passedBy = (call: RegExp): Promise<void> => until(() => hasPassed(call), 30_000);

/** What a call printed: JSON when the hub did it, otherwise the hub's refusal. */
function check(name: string, { code, stdout, stderr }: CliResult): void {
  const isHeard = code === 0 || ([1, 3, 4, 5].includes(code ?? -1) && stderr.includes('request '));
  expect([name, isHeard, isHeard ? '' : stderr]).toEqual([name, true, '']);
  // The bytes of a file are the only answer that is not JSON.
  if (name !== 'downloadFile') for (const line of stdout.split('\n').filter((text) => text !== '')) JSON.parse(line);
}

describe('ahub api', () => {
  test('every operation of the contract is called by its id, and its answer parses', async () => {
    const published = publishedOperations();
    expect(operations.map(({ id }) => id).sort()).toEqual(published.map(({ id }) => id).sort());
    const file = join(mkdtempSync(join(world.home, 'f-')), 'a.txt');
    writeFileSync(file, 'text');
    await forEach(published, async ({ id, call }) => {
      const { fields, form } = operations.find((operation) => operation.id === id)!;
      const given = fields.filter(({ required }) => required === true);
      const args = given.flatMap((field) => [
        '-f',
        field.kinds.includes('file') ? `${field.name}@${file}` : fieldFor(field),
      ]);
      const door = form === 'door' ? ['-f', 'method=tools/list'] : [];
      const stream = form === 'events' ? ['--max', '1'] : [];
      // The caller's own stream opens and stays silent: somebody ends it.
      const interruptOn = id === 'openUserStream' ? passedBy(call).then(() => pause(1_000)) : undefined;
      const env = { AHUB_URL: proxy.url, AHUB_TOKEN: other.token, AHUB_NETWORK: other.networkId };
      const options = { env, ...(interruptOn && { interruptOn }) };
      const result = await world.cli(['api', id, ...args, ...door, ...stream, '--json'], options);
      if (interruptOn === undefined) check(id, result);
      else expect([result.code, result.stderr]).toEqual([130, expect.stringContaining('Listening.')]);
      expect([id, hasPassed(call)]).toEqual([id, true]);
    });
  }, 300_000);

  test('fields have the types of the contract, wherever they travel', async () => {
    await world.agent('beta');
    const sent = await world.cli([
      'api',
      'sendTask',
      '-f',
      'alias=beta',
      '-f',
      'task=7',
      '-f',
      'ttl_seconds=900',
      '--json',
    ]);
    expect(sent).toMatchObject({ code: 0, stderr: '' });
    const { task_id } = JSON.parse(sent.stdout);
    const shown = await world.cli(['api', 'getTask', '-f', `task_id=${task_id}`]);
    expect(JSON.parse(shown.stdout).task).toMatchObject({ content: '7', status: 'delivered' });
    const args = ['-f', 'status=replied', '-f', 'status=delivered'];
    const listed = await world.cli(['api', 'listTasks', ...args, '--json']);
    expect(JSON.parse(listed.stdout).tasks).toHaveLength(1);
  });

  test('--input holds fields as JSON, from a file or stdin, and single fields win', async () => {
    const stdin = JSON.stringify({ alias: 'nobody', task: 'from stdin', priority: 'high' });
    const sent = await world.cli(['api', 'sendTask', '--input', '-', '-f', 'alias=beta'], { stdin });
    expect(JSON.parse(sent.stdout)).toMatchObject({ ok: true, actual_to: { alias: 'beta' } });
    expect((await world.cli(['api', 'sendTask', '--input', '-'], { stdin: '[1]' })).code).toBe(2);
  });

  test('--paginate prints the rows of all pages, one a line', async () => {
    for (let n = 0; n < 5; n += 1) await world.me.send('beta', `row ${n}`);
    const rows = await world.cli(['api', 'listTasks', '-f', 'q=row', '-f', 'limit=2', '--paginate']);
    const lines = rows.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).content);
    expect(lines).toEqual(['row 4', 'row 3', 'row 2', 'row 1', 'row 0']);
    expect((await world.cli(['api', 'getMe', '--paginate'])).code).toBe(2);
  });

  test('files go up and come down as they are', async () => {
    const file = join(world.home, 'blob.bin');
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    writeFileSync(file, bytes);
    const up = await world.cli(['api', 'uploadFile', '-f', `file@${file}`, '--json']);
    const { file_id } = JSON.parse(up.stdout);
    const target = join(world.home, 'down.bin');
    expect((await world.cli(['api', 'downloadFile', '-f', `file_id=${file_id}`, '--output', target])).code).toBe(0);
    expect(readFileSync(target)).toEqual(bytes);
  });

  test.each<[string, readonly string[], string | undefined, unknown]>([
    ['a field of JSON', ['-f', 'dry_run:=true'], undefined, [0, true]],
    ['a field of text', ['-f', 'dry_run=1'], undefined, [0, true]],
    ['--input', ['--input', '-'], '{"dry_run": true}', [0, true]],
    ['a word that is none', ['--input', '-'], '{"dry_run": "yes"}', [2, undefined]],
  ])('an import is dry where %s says so, and never real by mistake', async (_by, args, stdin, expected) => {
    const file = join(world.home, 'dry.ndjson');
    writeFileSync(file, await new Response(await world.me.networks.export(world.user.networkId)).text());
    const given = ['api', 'importNetwork', '-f', `file@${file}`, '-f', 'name=dry', ...args];
    const { code, stdout } = await world.cli(given, stdin === undefined ? {} : { stdin });
    expect([code, stdout === '' ? undefined : JSON.parse(stdout).dry_run]).toEqual(expected);
    expect(JSON.stringify(await world.me.api.listNetworks())).not.toContain('"dry"');
  });

  test('a stream prints its events as lines, each parses', async () => {
    const following = world.cli(['api', 'openNetworkStream', '-f', `network_id=${world.user.networkId}`, '--max', '2']);
    const sending = setInterval(() => void world.me.send('beta', 'tick').catch(() => undefined), 300);
    const { code, stdout } = await following.finally(() => clearInterval(sending));
    const events = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([code, events.length, events.every(({ id, type }) => id && type)]).toEqual([0, 2, true]);
  });

  test('what the contract does not take is refused before the hub is asked', async () => {
    const refusals = [
      [['api', 'sendTask', '-f', 'alias=beta'], 'task'],
      [['api', 'sendTask', '-f', 'alais=beta'], 'alias'],
      [['api', 'sendTask', '-f', 'priority=urgent'], 'high, normal, low'],
      [['api', 'sendTask', '-f', 'ttl_seconds=soon'], 'a whole number'],
      [['api', 'sendTask', '-f', 'alias'], 'name=value'],
      [['api', 'sendTasks'], 'sendTask'],
      [['tool', 'getInbox'], 'get_inbox'],
    ] as const;
    for (const [args, told] of refusals) {
      const refused = await world.cli(args, { env: { AHUB_URL: 'http://127.0.0.1:9' } });
      expect([args, refused.code, refused.stderr.includes(told)]).toEqual([args, 2, true]);
    }
  });

  test('the list, and the help of one operation, come from the contract', async () => {
    const rows = (await world.cli(['api', '--json'])).stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id);
    expect(rows).toEqual(operations.map(({ id }) => id));
    const help = await world.cli(['api', 'sendTask', '--help']);
    for (const text of ['POST /api/task', 'high, normal, low', 'alias_not_found', '--idempotency-key'])
      expect(help.stdout).toContain(text);
    expect((await world.cli(['api', '--help'])).stdout).toContain('--paginate');
  });
});

describe('ahub tool', () => {
  test('every tool of the contract is called by its name, and its answer parses', async () => {
    expect(tools.map(({ name }) => name).sort()).toEqual(publishedTools().sort());
    await forEach(tools, async ({ name, fields }) => {
      const args = fields.filter(({ required }) => required === true).flatMap((field) => ['-a', fieldFor(field)]);
      const env = { AHUB_URL: proxy.url, AHUB_TOKEN: other.token };
      check(name, await world.cli(['tool', name, ...args, '--json'], { env }));
      expect([name, proxy.passed.some(({ tool }) => tool === name)]).toEqual([name, true]);
    });
  }, 300_000);

  test('answers what the tool answers', async () => {
    const sent = await world.cli([
      'tool',
      'send_task',
      '-a',
      'alias=beta',
      '-a',
      'task=by tool',
      '-a',
      'meta:={}',
      '--json',
    ]);
    expect(JSON.parse(sent.stdout)).toMatchObject({ ok: true, actual_to: { alias: 'beta' } });
    const missing = await world.cli(['tool', 'get_task', '-a', 'task_id=t_none', '--json']);
    expect([missing.code, missing.stdout]).toEqual([3, '']);
  });
});
