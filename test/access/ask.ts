import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { routes } from '../../generated/routes.ts';
import { openSse } from '../support/sse.ts';
import type { Ask } from './rest-requests.ts';
import type { World } from './world.ts';

/** What came back: everything that the caller can see of it. */
export interface Reply {
  /** In the spelling of `Outcome`. */
  readonly outcome: string;
  readonly body: string;
  readonly headers: string;
}

let asked = 0;

/** Calls a REST operation. */
export async function askRest(world: World, operationId: string, ask: Ask, token: string | undefined): Promise<Reply> {
  const route = routes.find((known) => known.operationId === operationId);
  if (route === undefined) throw new Error(`no operation ${operationId}`);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(ask.path?.[name] ?? '-'),
  );
  const url = new URL(path, world.hub.url);
  for (const [name, value] of Object.entries(ask.query ?? {})) url.searchParams.set(name, value);
  if (route.path.startsWith('/events/')) return askStream(world, url, token);
  if (ask.upgrade) return askSocket(url, token);
  const { body, type } = bodyOf(ask);
  const response = await fetch(url, {
    method: route.method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(ask.fromOwnPage ? { origin: url.origin, 'sec-fetch-site': 'same-origin' } : {}),
      ...(ask.fromAfar ? { 'x-forwarded-for': `10.0.${(++asked >> 8) & 255}.${asked & 255}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date').join('\n');
  return { outcome: response.ok ? 'ok' : `${response.status} ${errorOf(text)}`, body: text, headers };
}

function bodyOf({ body, file }: Ask): { body?: string; type?: string } {
  if (file) {
    const part = 'content-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain';
    return { body: `--cut\r\n${part}\r\n\r\nhello\r\n--cut--\r\n`, type: 'multipart/form-data; boundary=cut' };
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
}

/** Asks for a socket: the text of an admitted one is all that it says until it is closed again. */
function askSocket(url: URL, token: string | undefined): Promise<Reply> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const socket = new WebSocket(url.href.replace(/^http/, 'ws'), { headers });
  return new Promise((resolve, reject) => {
    socket.once('message', (data: Buffer) => {
      resolve({ outcome: 'ok', body: data.toString(), headers: '' });
      socket.terminate();
    });
    socket.once('unexpected-response', (_request, response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ outcome: `${response.statusCode} ${errorOf(body)}`, body, headers: '' }));
    });
    socket.once('error', reject);
  });
}

/** Opens a stream from the very first event on, so that a leak in its history shows too. */
async function askStream({ hub }: World, url: URL, token: string | undefined): Promise<Reply> {
  const { value } = await hub.hub.database.reader
    .selectFrom('hub_meta')
    .select('value')
    .where('key', '=', 'stream_epoch')
    .executeTakeFirstOrThrow();
  url.searchParams.set('last_event_id', `${value}-0`);
  const stream = await openSse(hub.url, url.pathname + url.search, token);
  const headers = JSON.stringify(stream.headers);
  if (stream.status === 200) {
    await stream.until((frame) => frame.data?.type === 'connected');
    await sleep(20);
    stream.close();
  }
  await stream.ended;
  const text = stream.text();
  return { outcome: stream.status === 200 ? 'ok' : `${stream.status} ${errorOf(text)}`, body: text, headers };
}

/** Opens a stream in each network, so that there is something that counts of streams can leak; returns their end. */
export async function openStreams({ hub, callers, objects }: World): Promise<() => void> {
  const tokenOf = (caller: string): string | undefined => callers.find(({ name }) => name === caller)?.token;
  const streams = await Promise.all([
    openSse(hub.url, `/events/${objects.home.alias}`, tokenOf('owner')),
    openSse(hub.url, `/events/${objects.abroad.alias}`, tokenOf('owner of another')),
    openSse(hub.url, `/events/network/${objects.third.networkId}`, tokenOf('system admin')),
  ]);
  for (const stream of streams) await stream.until((frame) => frame.data?.type === 'connected');
  return () => streams.forEach((stream) => stream.close());
}

/** Calls a tool; the door's own refusals are spelled as over REST. */
export async function askTool({ hub }: World, name: string, ask: Ask, token: string | undefined): Promise<Reply> {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: ask.body } };
  const { status, body: answer, headers } = await hub.api('POST', '/mcp', { token, body });
  const text = JSON.stringify(answer);
  const seen = { body: text, headers: [...headers].filter(([key]) => key !== 'x-request-id').join('\n') };
  if (status !== 200) return { outcome: `${status} ${errorOf(text)}`, ...seen };
  if (answer.error !== undefined) return { outcome: `rpc ${answer.error.code}`, ...seen };
  const result = JSON.parse(answer.result.content[0].text);
  return { outcome: result.ok === true ? 'ok' : String(result.error), ...seen };
}

function errorOf(text: string): string {
  try {
    const { error } = JSON.parse(text);
    return typeof error === 'string' ? error : JSON.stringify(error);
  } catch {
    return text.slice(0, 200);
  }
}
