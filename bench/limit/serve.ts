import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { recogniser, type Answer, type Caller, type Row, type Store } from './store.ts';
import type { Streams } from './streams.ts';

/**
 * `full` answers byte for byte like the hub: its headers, a request id, tool results as text and as
 * `structuredContent`. `bare` sends two headers and the text alone, the least that a client can work with.
 */
export type Style = 'full' | 'bare';

interface Call {
  readonly id: number;
  readonly params: { readonly name: string; readonly arguments: never };
}

/** Serves a store on a free port of loopback and prints one JSON line with it. */
export function serve(store: Store, streams: Streams, style: Style): void {
  const callerOf = recogniser(store.callers);
  const answer = style === 'full' ? answerFully : answerBarely;
  const tools: Record<string, (caller: Caller, args: never) => Answer> = {
    send_task: (caller, args) => store.sendTask(caller, args, true),
    get_inbox: (_caller, args) => store.getInbox(args),
    ack_inbox: (caller, args) => store.ackInbox(caller, args),
    report_status: (caller, args) => store.reportStatus(caller, args),
    report_completion: (caller, args) => store.reportCompletion(caller, args),
    get_task: (_caller, args) => store.getTask(args),
    list_tasks: (_caller, args) => store.listTasks(args),
    get_all_status: () => store.getAllStatus(),
  };
  const posts: Record<string, (caller: Caller, body: never) => Answer> = {
    '/api/task': (caller, body) => store.sendTask(caller, body, false),
    '/api/broadcast': (caller, body) => store.broadcast(caller, body),
  };

  async function get(res: ServerResponse, url: string): Promise<void> {
    if (url.startsWith('/events/')) {
      return streams.open(res, decodeURIComponent(url.slice('/events/'.length)), store.network);
    }
    const status = url.startsWith('/api/status');
    const limit = Number(/limit=(\d+)/.exec(url)?.[1] ?? 50);
    answer(res, 200, JSON.stringify(await (status ? store.getStatus() : store.listWholeTasks(limit))));
  }

  async function post(res: ServerResponse, url: string, caller: Caller, text: string): Promise<void> {
    const body = JSON.parse(text) as Call;
    if (url !== '/mcp') return answer(res, 200, JSON.stringify(await posts[url]!(caller, body as never)));
    const { name, arguments: args } = body.params;
    answer(res, 200, toolAnswer(body.id, await tools[name]!(caller, args), style));
  }

  const server = createServer((req, res) => {
    const caller = callerOf(req.headers.authorization ?? '');
    if (!caller) return answer(res, 401, '{"ok":false,"error":"invalid token"}');
    const url = req.url ?? '';
    const failed = (error: unknown): void => answer(res, 500, String(error));
    if (req.method === 'GET') get(res, url).catch(failed);
    else readBody(req, (text) => void post(res, url, caller, text).catch(failed));
  });
  server.keepAliveTimeout = 60_000;
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
    const address = server.address();
    if (address && typeof address === 'object') process.stdout.write(`${JSON.stringify({ port: address.port })}\n`);
  });
}

function readBody(req: IncomingMessage, done: (text: string) => void): void {
  let text = '';
  req.setEncoding('utf8');
  req.on('data', (chunk: string) => (text += chunk));
  req.on('end', () => done(text));
}

function toolAnswer(id: number, row: Row, style: Style): string {
  const text = JSON.stringify(row);
  const content = `[{"type":"text","text":${JSON.stringify(text)}}]`;
  const structured = style === 'full' ? `,"structuredContent":${text}` : '';
  return `{"jsonrpc":"2.0","id":${id},"result":{"content":${content}${structured}}}`;
}

function answerFully(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, [
    'cache-control',
    'no-store',
    'x-content-type-options',
    'nosniff',
    'x-request-id',
    `r_${randomBytes(12).toString('base64url')}`,
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(text)),
  ]);
  res.end(text);
}

function answerBarely(res: ServerResponse, status: number, text: string): void {
  const length = String(Buffer.byteLength(text));
  res.writeHead(status, ['content-type', 'application/json; charset=utf-8', 'content-length', length]);
  res.end(text);
}
