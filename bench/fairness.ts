import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { startHub, stopAll } from './sides.ts';

/**
 * Prints what the others' p50 becomes while one ordinary account does its worst; ends with 1 beyond three times calm.
 * The attacker's four connections run in a thread of their own, so that making its bodies does not slow the others.
 */
const seconds = Number(process.argv[2] ?? 5);
const bound = 3;
const attackers = 4;
const others = 8;
const paceMs = 20;
const attacks = ['2 MiB of keys', '2 MiB of text', 'cards of 20 KB', 'lists of cards'] as const;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: Buffer;
}

const agent = new Agent({ keepAlive: true });

function call(port: number, { method, path, token, body }: Call): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length }),
    };
    const sent = request({ port, method, path, headers, agent }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      res.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const ping = (params: object): Buffer => json({ jsonrpc: '2.0', id: 1, method: 'ping', params });

function attackOf(name: string, token: string): Call {
  const size = 2 * 1024 * 1024 - 200;
  if (name === '2 MiB of keys') {
    const keys = Object.fromEntries(Array.from({ length: size / 12 }, (_, at) => [`k${at}`, at % 10]));
    return { method: 'POST', path: '/mcp', token, body: ping(keys).subarray(0, size) };
  }
  if (name === '2 MiB of text') return { method: 'POST', path: '/mcp', token, body: ping({ pad: 'x'.repeat(size) }) };
  if (name === 'lists of cards') return { method: 'GET', path: '/api/requirements?view=full', token };
  return {
    method: 'POST',
    path: '/api/requirements',
    token,
    body: json({ name: 'card', description: 'y'.repeat(20_000) }),
  };
}

async function attack(port: number, name: string, token: string): Promise<void> {
  const one = attackOf(name, token);
  parentPort?.postMessage('ready');
  const until = Date.now() + seconds * 1000;
  const statuses: Record<number, number> = {};
  await Promise.all(
    Array.from({ length: attackers }, async () => {
      while (Date.now() < until) {
        const { status } = await call(port, one).catch(() => ({ status: 0 }));
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  parentPort?.postMessage(JSON.stringify(statuses));
}

/** The median time of a call of the others, who each make one every 20 ms. */
async function medianOf(port: number, tokens: readonly string[]): Promise<number> {
  const times: number[] = [];
  const until = Date.now() + seconds * 1000;
  await Promise.all(
    tokens.map(async (token, at) => {
      await sleep((at * paceMs) / tokens.length);
      while (Date.now() < until) {
        const begin = performance.now();
        await call(port, { method: 'GET', path: '/api/networks', token });
        times.push(performance.now() - begin);
        await sleep(paceMs);
      }
    }),
  );
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-fairness-'));
  try {
    const { port } = await startHub(folder, 'hub', [], { HUB_BODY_MIB_PER_MINUTE: '768' });
    const register = async (username: string): Promise<string> => {
      const body = json({ username, password: 'plum-Orbit-72' });
      const { text } = await call(port, { method: 'POST', path: '/api/auth/register', body });
      return (JSON.parse(text) as { token: string }).token;
    };
    const tokens = await Promise.all(Array.from({ length: others }, (_, at) => register(`other-${at}`)));
    const attacker = await register('attacker');
    for (let card = 0; card < 400; card += 1) await call(port, attackOf('cards of 20 KB', attacker));
    await medianOf(port, tokens);
    for (const name of attacks) {
      const calm = await medianOf(port, tokens);
      const thread = new Worker(new URL(import.meta.url), {
        workerData: { port, name, token: attacker },
        argv: [String(seconds)],
      });
      await new Promise((resolve) => thread.once('message', resolve));
      const told = new Promise((resolve) => thread.once('message', resolve));
      const stormy = await medianOf(port, tokens);
      const ratio = stormy / calm;
      console.log(
        `${name.padEnd(16)} calm ${calm.toFixed(2)} ms, attacked ${stormy.toFixed(2)} ms, ratio ${ratio.toFixed(2)}, attacker got ${String(await told)}`,
      );
      if (ratio > bound) process.exitCode = 1;
    }
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isMainThread) await main();
else {
  const { port, name, token } = workerData as { port: number; name: string; token: string };
  await attack(port, name, token);
}
