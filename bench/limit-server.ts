import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { LimitStore, type Caller } from './limit-store.ts';

/**
 * The limit program: what the same durable effects and answers cost when nothing but `node:http` and prepared
 * statements stands between the socket and the file. Argument: the database file.
 */
const [file = ''] = process.argv.slice(2);
const store = new LimitStore(file);

interface Call {
  readonly id: number;
  readonly params: { readonly name: string; readonly arguments: never };
}

function answer(res: ServerResponse, status: number, text: string): void {
  const id = `r_${randomBytes(12).toString('base64url')}`;
  res.writeHead(status, [
    'cache-control',
    'no-store',
    'x-content-type-options',
    'nosniff',
    'x-request-id',
    id,
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(text)),
  ]);
  res.end(text);
}

const tools: Record<string, (caller: Caller, args: never) => unknown> = {
  send_task: (caller, args) => store.sendTask(caller, args, true),
  get_inbox: (_caller, args) => store.getInbox(args),
  ack_inbox: (caller, args) => store.ackInbox(caller, args),
  report_status: (caller, args) => store.reportStatus(caller, args),
  report_completion: (caller, args) => store.reportCompletion(caller, args),
  get_task: (_caller, args) => store.getTask(args),
  list_tasks: (_caller, args) => store.listTasks(args),
  get_all_status: () => store.getAllStatus(),
};

async function callTool(res: ServerResponse, caller: Caller, { id, params }: Call): Promise<void> {
  const text = JSON.stringify(await tools[params.name]!(caller, params.arguments));
  const content = `[{"type":"text","text":${JSON.stringify(text)}}]`;
  answer(res, 200, `{"jsonrpc":"2.0","id":${id},"result":{"content":${content},"structuredContent":${text}}}`);
}

function handle(req: IncomingMessage, res: ServerResponse): void {
  const caller = store.callerOf(req.headers.authorization ?? '');
  if (!caller) return answer(res, 401, '{"ok":false,"error":"invalid token"}');
  if (req.method === 'GET') return answer(res, 200, JSON.stringify(store.getStatus()));
  let text = '';
  req.setEncoding('utf8');
  req.on('data', (chunk: string) => (text += chunk));
  req.on('end', () => {
    const body = JSON.parse(text) as never;
    const done =
      req.url === '/mcp'
        ? callTool(res, caller, body)
        : store.sendTask(caller, body, false).then((sent) => answer(res, 200, JSON.stringify(sent)));
    done.catch((error: unknown) => answer(res, 500, String(error)));
  });
}

const server = createServer(handle);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`${JSON.stringify({ port: address.port })}\n`);
});
process.on('SIGTERM', () => process.exit(0));
