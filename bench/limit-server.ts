import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { openStore, type Store } from './limit-store.ts';

/**
 * The limit program: what the same durable effects and answers cost when nothing but `node:http` and prepared
 * statements stands between the socket and the file. Argument: the database file.
 */
const [file = ''] = process.argv.slice(2);
const store = openStore(file);
const failed = JSON.stringify({ ok: false, error: 'invalid token' });

interface Call {
  params: { name: string; arguments: Record<string, unknown> };
}

function answer(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
}

const tools: Record<string, (store: Store, args: never) => Promise<unknown>> = {
  send_task: (s, args) => s.sendTask(args, true),
  get_inbox: async (s, args) => s.getInbox(args),
  ack_inbox: (s, args) => s.ackInbox(args),
  report_status: (s, args) => s.reportStatus(args),
  report_completion: (s, args) => s.reportCompletion(args),
  get_task: async (s, args) => s.getTask(args),
  list_tasks: async (s, args) => s.listTasks(args),
};

async function callTool(res: ServerResponse, call: Call): Promise<void> {
  const result = await tools[call.params.name]!(store, call.params.arguments as never);
  const content = [{ type: 'text', text: JSON.stringify(result) }];
  answer(res, 200, JSON.stringify({ jsonrpc: '2.0', id: 1, result: { content, structuredContent: result } }));
}

function handle(req: IncomingMessage, res: ServerResponse): void {
  if (!store.knows(req.headers.authorization ?? '')) return answer(res, 401, failed);
  let text = '';
  req.setEncoding('utf8');
  req.on('data', (chunk: string) => (text += chunk));
  req.on('end', () => {
    const body = JSON.parse(text) as never;
    const done =
      req.url === '/mcp'
        ? callTool(res, body)
        : store.sendTask(body, false).then((sent) => answer(res, 200, JSON.stringify(sent)));
    done.catch((error: unknown) => answer(res, 500, String(error)));
  });
}

const server = createServer(handle);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`${JSON.stringify({ port: address.port })}\n`);
});
process.on('SIGTERM', () => process.exit(0));
