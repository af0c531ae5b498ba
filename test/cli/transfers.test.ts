import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../sdk/world.ts';
import { runCli, type CliOptions, type CliResult } from './support/run-cli.ts';

// Every step is a process of its own.
jest.setTimeout(60_000);

const networks = ['held', 'broken'].map((name) => ({ network_id: `net_${name}`, network_name: name }));

/** A hub that sends the first line of an export and no more: it waits for ever, or breaks off. */
let server: Server;
let folder: string;
let file: string;
beforeAll(async () => {
  server = createServer((req, res) => {
    const path = req.url ?? '';
    if (!path.includes('/export')) return void res.end(JSON.stringify({ networks }));
    res.writeHead(200, { 'content-type': 'application/x-ndjson' });
    res.write('{"kind":"manifest"}\n', () => path.includes('broken') && res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(join(tmpdir(), 'transfers-'));
  file = join(folder, 'network.ndjson');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ahub = (args: readonly string[], options: CliOptions = {}): Promise<CliResult> => {
  const AHUB_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return runCli(args, { ...options, env: { HOME: folder, TMPDIR: folder, AHUB_URL, AHUB_TOKEN: 't' } });
};
const told = ({ code, stderr }: CliResult): unknown[] => [code, stderr];

test('an interrupted export leaves no file behind, so that the next one can be made', async () => {
  const interruptOn = until(() => existsSync(file), 30_000);
  expect(told(await ahub(['export', 'held', file], { interruptOn }))).toEqual([130, 'ahub: interrupted\n']);
  expect(readdirSync(folder)).toEqual([]);
});

test('an interrupted import leaves nothing of what it read from stdin', async () => {
  const interruptOn = until(() => globSync(join(folder, 'ahub-*/network.ndjson')).length > 0, 30_000);
  const ended = await ahub(['import', '-'], { stdin: { open: true }, interruptOn });
  expect(told(ended)).toEqual([130, 'ahub: interrupted\n']);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['ahub export', ['export', 'broken']],
  ['ahub export into a file', ['export', 'broken', 'FILE']],
  ['ahub api', ['api', 'exportNetwork', '-f', 'network_id=net_broken', '--output', 'FILE']],
])('%s: a hub that ends in the middle is one that does not answer', async (_how, args) => {
  const ended = await ahub(args.map((arg) => (arg === 'FILE' ? file : arg)));
  expect(told(ended)).toEqual([7, expect.stringMatching(/^ahub: the hub does not answer: .*\n  Is the hub running/)]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a restore goes on after the first interrupt, and says so', async () => {
  const backup = join(folder, 'backup');
  mkdirSync(backup);
  // Whoever reads this manifest waits for the rest of it.
  execFileSync('mkfifo', [join(backup, 'manifest.json')]);
  const interruptOn = open(join(backup, 'manifest.json'), 'w');
  const ended = await ahub(['restore', backup, '--data-dir', join(folder, 'data')], {
    interruptOn,
    onTold: (stderr) => void (stderr.includes('goes on') && interruptOn.then((manifest) => manifest.close())),
  });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/^The restore goes on to its end, .*\nahub: .*manifest/);
});
