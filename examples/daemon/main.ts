import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Supervisor } from './supervisor.ts';

const { HUB_URL: hubUrl, DAEMON_TOKEN: token, DAEMON_ALIAS: alias } = process.env;
if (hubUrl === undefined || token === undefined || alias === undefined) {
  throw new Error('HUB_URL, DAEMON_TOKEN and DAEMON_ALIAS are needed');
}
const directory = resolve(process.env['DAEMON_DIR'] ?? './daemon');
await mkdir(directory, { recursive: true, mode: 0o700 });
const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());
const listOf = (name: string): string[] => (process.env[name] ?? '').split(',').filter((entry) => entry !== '');
const allowedSecretKeys = listOf('DAEMON_SECRET_KEYS');
const probeHosts = new Map(listOf('DAEMON_PROBE_HOSTS').map((entry) => entry.split('=', 2) as [string, string]));
await new Supervisor({ hubUrl, token, alias, directory, allowedSecretKeys, probeHosts }).run(stop.signal);
