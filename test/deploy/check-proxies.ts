import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { installFakeTmux } from '../support/fake-tmux.ts';
import { freePort } from '../support/free-port.ts';
import { spawnHub } from '../support/hub-process.ts';
import { openSse } from '../support/sse.ts';
import { check, skip, withTool } from './outcomes.ts';
import { findPackaged, findProgram } from './tools.ts';
import type { Tool } from './tools.ts';

const proxies = fileURLToPath(new URL('../../deploy/proxies', import.meta.url));
/** How long streams stay open; the keepalive of the hub comes every 15 s. */
const openSeconds = Number(process.env['HUB_PROXY_SECONDS'] ?? 20);
/** An event that a proxy gathers comes with the next ones, seconds later. */
const mostEventMs = 1_000;
const person = { username: 'mia', password: 'plum-Orbit-72' };
const alias = 'beta';
/** Ten events a stream: of a long one most is silence but for the keepalive. */
const everyMs = openSeconds * 100;
/** Only a caller from here may see terminals: an address of this machine beside loopback, which a proxy cannot vouch for. */
const allowed = Object.values(networkInterfaces())
  .flat()
  .find((one) => one !== undefined && !one.internal && one.family === 'IPv4')?.address;

interface Proxied {
  readonly url: string;
  readonly token: string;
  readonly networkId: string;
}

/** How a proxy is started on its example: the file as it is but for addresses. */
interface Proxy {
  readonly name: string;
  find(): Tool | Promise<Tool>;
  start(path: string, folder: string, port: number, hub: number): ChildProcess;
}

const quiet = { stdio: 'ignore' as const };

const kinds: readonly Proxy[] = [
  {
    name: 'nginx',
    find: () => findProgram('nginx'),
    start(path, folder, port, hub) {
      const file = join(folder, 'nginx.conf');
      const text = readFileSync(join(proxies, 'nginx.conf'), 'utf8')
        .replace(/  server \{\n    listen 80;[^]*?\n  \}\n/, '')
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
        .replaceAll(/ +ssl_.*\n/g, '')
        .replace('server 127.0.0.1:9200', `server 127.0.0.1:${hub}`)
        .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
        .replace('/var/log/nginx/error.log', join(folder, 'error.log'));
      writeFileSync(file, text);
      return spawn(path, ['-c', file, '-p', folder, '-e', join(folder, 'error.log'), '-g', 'daemon off;'], quiet);
    },
  },
  {
    name: 'Caddy',
    find: () => findProgram('caddy'),
    start(path, folder, port, hub) {
      const file = join(folder, 'Caddyfile');
      const site = '{$HUB_SITE} {';
      writeFileSync(file, readFileSync(join(proxies, 'Caddyfile'), 'utf8').replace(site, `${site}\n\tbind 127.0.0.1`));
      const env = { ...process.env, HUB_SITE: `http://127.0.0.1:${port}`, HUB_UPSTREAMS: `127.0.0.1:${hub}` };
      const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      return spawn(path, ['run', '--adapter', 'caddyfile', '--config', file], { ...quiet, env: { ...env, ...home } });
    },
  },
  {
    name: 'Traefik',
    find: () => findPackaged('traefik'),
    start(path, folder, port, hub) {
      const [fixed, dynamic] = [join(folder, 'traefik.yaml'), join(folder, 'hub.yaml')];
      writeFileSync(
        fixed,
        readFileSync(join(proxies, 'traefik/traefik.yaml'), 'utf8')
          .replace(/  web:\n[^]*?(?=  websecure:)/, '')
          .replace("':443'", `'127.0.0.1:${port}'`)
          .replace('/etc/traefik/hub.yaml', dynamic)
          .replace(/certificatesResolvers:[^]*/, ''),
      );
      writeFileSync(
        dynamic,
        readFileSync(join(proxies, 'traefik/hub.yaml'), 'utf8')
          .replaceAll('hub.example.com', '127.0.0.1')
          .replaceAll(/ +tls:\n +certResolver: letsencrypt\n/g, '')
          .replace('127.0.0.1:9200', `127.0.0.1:${hub}`),
      );
      return spawn(path, [`--configFile=${fixed}`], quiet);
    },
  },
];

/** Drives a real hub through each proxy that is installed. */
export async function checkProxies(folder: string): Promise<void> {
  const tmux = installFakeTmux();
  const hub = spawnHub({
    ...{
      HUB_PORT: '0',
      HUB_DATA_DIR: join(folder, 'data'),
      HUB_ENABLE_TMUX: '1',
      HUB_TMUX_ALLOWLIST: `${allowed ?? '192.0.2.1'}/32`,
    },
    ...{ HUB_TRUSTED_PROXIES: '127.0.0.1', HUB_CONSOLE: 'off', HUB_BCRYPT_COST: '4' },
  });
  try {
    const { url = '' } = await hub.line('ready');
    const { token, network_id: networkId } = await post(url, '/api/auth/register', person);
    const target = { token: String(token), networkId: String(networkId) };
    await post(url, '/api/auth/node-token', { network_id: networkId, node_name: alias }, target.token);
    const port = Number(new URL(url).port);
    // At the same time: most of it is waiting.
    await Promise.all(kinds.map((kind) => tryProxy(kind, folder, port, target)));
  } catch (error) {
    check('the hub behind the proxies', false, error);
  } finally {
    hub.child.kill('SIGTERM');
    await hub.exit;
    tmux.remove();
  }
}

async function tryProxy(kind: Proxy, folder: string, hub: number, target: Omit<Proxied, 'url'>): Promise<void> {
  await withTool(`streams through ${kind.name}`, await kind.find(), async (path) => {
    const place = join(folder, kind.name);
    mkdirSync(place, { recursive: true });
    const port = await freePort();
    const child = kind.start(path, place, port, hub);
    const ended = once(child, 'exit');
    process.once('exit', () => child.kill('SIGTERM'));
    try {
      const url = `http://127.0.0.1:${port}`;
      await passesCalls(url, child);
      await checkProxy(kind.name, { url, ...target });
    } catch (error) {
      check(`streams through ${kind.name}`, false, error);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  });
}

/** A proxy may listen before it has read where calls go. @throws Error when it lets none through in ten seconds */
async function passesCalls(url: string, child: ChildProcess): Promise<void> {
  for (let tried = 0; tried < 200 && child.exitCode === null; tried += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the proxy lets no call through');
}

async function checkProxy(name: string, at: Proxied): Promise<void> {
  check(`${name} passes /readyz`, true);
  if (allowed === undefined) skip(`addresses and terminals through ${name}`, 'the machine has no address but loopback');
  else {
    await checkAddress(name, at, allowed);
    await checkTerminal(name, at, allowed);
  }
  await checkStream(name, at);
}

/** A plain call from an address of this machine. */
function statusFrom({ url, token }: Proxied, localAddress: string, forged?: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, ...(forged && { 'x-forwarded-for': forged }) };
  return new Promise((resolve, reject) => {
    request(`${url}/api/tmux/builder`, { headers, localAddress }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}

async function checkAddress(name: string, at: Proxied, allowed: string): Promise<void> {
  const own = await statusFrom(at, allowed);
  check(`${name} names the caller, whom the hub lets in`, own === 200, own);
  const other = await statusFrom(at, '127.0.0.8');
  check(`${name} names another caller, whom the hub does not let in`, other === 403, other);
  const forged = await statusFrom(at, '127.0.0.8', allowed);
  check(`${name} passes no forged X-Forwarded-For on`, forged === 403, forged);
}

async function checkTerminal(name: string, { url, token }: Proxied, localAddress: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/tmux/builder`, { headers, localAddress });
  const [told] = (await Promise.race([once(socket, 'message'), once(socket, 'error')])) as [unknown];
  check(`${name} passes the socket of a terminal`, String(told).includes('line 49'), String(told).slice(0, 80));
  socket.terminate();
}

/** Tasks are told one by one and at once, for as long as the stream is to stay open. */
async function checkStream(name: string, { url, token, networkId }: Proxied): Promise<void> {
  const stream = await openSse(url, `/events/network/${networkId}`, token);
  const state = { ended: false };
  void stream.ended.then(() => (state.ended = true));
  const waits: number[] = [];
  const until = Date.now() + openSeconds * 1_000;
  while (Date.now() < until && !state.ended) {
    const begin = performance.now();
    const sent = await post(url, '/api/task', { alias, task: `task ${waits.length} of ${name}` }, token);
    const taskId = String(sent['task_id']);
    await stream.until(({ data }) => JSON.stringify(data ?? '').includes(taskId));
    waits.push(performance.now() - begin);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  const slowest = Math.max(...waits);
  check(`${name} keeps a stream open for ${openSeconds} s`, !state.ended, `${waits.length} events`);
  check(`${name} passes each event at once`, slowest < mostEventMs, `${slowest.toFixed(0)} ms at most`);
  stream.close();
}

async function post(url: string, path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
