import { connect, type Socket } from 'node:net';
import { hashToken, mintToken } from '../src/platform/token-hash.ts';
import type { Engine, Place } from './engines.ts';
import { fill } from './fill.ts';
import { openMany, request } from './load.ts';
import { aliasOf } from './scenarios.ts';
import { startAll } from './shares.ts';

/** An event that has not come by then is lost. */
export const lostAfterMs = 5_000;

/** One figure of the hub as a multiple of the mission's, then the hub's own, the design's and the mission's. */
export type Report = (name: string, figure: number, ...from: string[]) => void;

/** The alias of the n-th listener. */
export const listenerOf = (n: number): string => `listener-${n}`;

/**
 * Puts nodes with a session each into the database of a stopped hub, made after the first node there. Returns their
 * tokens.
 */
export async function addListeners(engine: Engine, place: Place, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => mintToken('ntok_'));
  const many = tokens.map((token, n) => `(${n}, '${hashToken(token)}')`);
  const listeners = `with listeners (k, hash) as (values ${many.join(', ')})`;
  const [name, id] = ["'listener-' || k", "'n_listener' || k"];
  const first = `'${aliasOf(0)}'`;
  await engine.run(place, [
    `insert into nodes (network_id, node_id, node_name, alias, created_at, updated_at)
      ${listeners} select network_id, ${id}, ${name}, ${name}, created_at, updated_at from nodes, listeners where alias = ${first}`,
    `insert into tokens (token_id, token_hash, scope, user_id, network_id, node_id, node_name, name, created_at)
      ${listeners} select 'tok_listener' || k, hash, scope, user_id, network_id, ${id}, ${name}, ${name}, created_at from tokens, listeners where node_name = ${first}`,
    `insert into sessions (network_id, alias, resume_id, status, node_id, last_seen_at, updated_at)
      ${listeners} select network_id, ${name}, 'r' || k, 'idle', ${id}, last_seen_at, updated_at from sessions, listeners where alias = ${first}`,
  ]);
  return tokens;
}

/** The hub lets an address hold 1,000 streams; on Linux all of 127.0.0.0/8 is this machine. */
const streamsAnAddress = 900;

/** Called with the number of the listener for each event that reached it. */
export type Heard = (listener: number, type: string) => void;

/** Opens the streams of the listeners; resolves when each has been told that it is connected. */
export function openStreams(port: number, tokens: readonly string[], heard: Heard): Promise<Socket[]> {
  return openMany(tokens.length, (n) => openStream(port, n, tokens[n]!, heard));
}

function openStream(port: number, listener: number, token: string, heard: Heard): Promise<Socket> {
  return new Promise((resolve, reject) => {
    let rest = '';
    const localAddress = `127.0.0.${2 + Math.floor(listener / streamsAnAddress)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true }, () => {
      socket.write(request('GET', `/events/${listenerOf(listener)}`, token));
    });
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      rest += chunk.toString('latin1');
      const end = rest.lastIndexOf('\n');
      if (rest.startsWith('HTTP/1.1 ') && !rest.startsWith('HTTP/1.1 200')) reject(new Error(rest.slice(0, 300)));
      for (const [, type = ''] of rest.slice(0, end + 1).matchAll(/^event: (\w+)\r?$/gm)) {
        if (type === 'connected') resolve(socket);
        else heard(listener, type);
      }
      rest = rest.slice(end + 1);
    });
  });
}

/** The hub and both limit programs with that many listeners, and a person who sends. */
export async function startWithListeners(engine: Engine, name: string, listeners: number) {
  let user = '';
  let tokens: string[] = [];
  const sides = await startAll(engine, name, async (port) => (user = (await fill(port, 0)).user), {
    prepare: async (place) => void (tokens = await addListeners(engine, place, listeners)),
  });
  return { sides, user, tokens };
}

/** A connection whose answers nobody reads. */
export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.on('error', reject);
    socket.resume();
  });
}

/** Reports the figure of the hub, the design's and the mission's. */
export function tell(
  report: Report,
  name: string,
  [hub = 0, design = 0, mission = 0]: readonly number[],
  unit: string,
): void {
  const shown = [hub, design, mission].map((figure) => `${figure.toFixed(1)} ${unit}`);
  report(name, hub / mission, ...shown);
}
