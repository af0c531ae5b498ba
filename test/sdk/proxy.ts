import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it passed the proxy. */
export interface Passed {
  readonly method: string;
  readonly path: string;
  /** The tool of a call at `/mcp`. */
  readonly tool: string | undefined;
  readonly key: string | undefined;
}

/** What happens to the calls whose tool or path begins with `match`. */
export interface Rule {
  readonly match: string;
  /** How many calls; all when it is left out. */
  times?: number;
  /** Refused without the hub's knowledge, with this status. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The connection breaks: before the hub hears of the call, or when it has answered. */
  readonly cut?: 'before' | 'after';
  /** The answer breaks off after at most so many bytes: over many answers the places are spread evenly. */
  readonly bytes?: number;
}

/** Stands between a client and a hub. */
export interface TestProxy {
  readonly url: string;
  readonly passed: Passed[];
  /** Answers that broke off. */
  cuts(): number;
  rules: Rule[];
  close(): Promise<void>;
}

/**
 * Opens it. Programs in other languages steer it over HTTP: `PUT /proxy/rules` takes the rules and forgets what passed,
 * `GET /proxy` answers `{passed, cuts}`.
 */
export async function openProxy(hubUrl: string): Promise<TestProxy> {
  let cuts = 0;
  let answers = 0;
  const proxy = { rules: [] as Rule[], passed: [] as Passed[] };
  const server = createServer((req, res) => void serve(req, res));

  const serve = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (req.url?.startsWith('/proxy') === true) return steer(req, res, body);
    const call = describe(req, body);
    proxy.passed.push(call);
    const rule = proxy.rules.find(({ match, times }) => times !== 0 && (call.tool ?? call.path).startsWith(match));
    if (rule?.times !== undefined) rule.times -= 1;
    if (rule?.status !== undefined) return void res.writeHead(rule.status, rule.headers).end(rule.body ?? '');
    if (rule?.cut === 'before') return void res.destroy();
    const upstream = request(new URL(req.url ?? '/', hubUrl), {
      method: req.method,
      headers: req.headers,
      agent: false,
    });
    upstream.on('error', () => res.destroy());
    res.on('close', () => upstream.destroy());
    upstream.on('response', (answer) => {
      answer.on('error', () => res.destroy());
      if (rule?.cut === 'after') return void answer.resume().on('end', () => res.destroy());
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      res.flushHeaders();
      if (rule?.bytes === undefined) return void answer.pipe(res);
      breakOff(answer, res, Math.floor(spread(answers++) * rule.bytes));
    });
    upstream.end(body);
  };

  const breakOff = (answer: IncomingMessage, res: ServerResponse, left: number): void => {
    answer.on('data', (chunk: Buffer) => {
      if (left < 0) return;
      if (chunk.length <= left) {
        left -= chunk.length;
        return void res.write(chunk);
      }
      cuts += 1;
      res.write(chunk.subarray(0, left), () => res.destroy());
      left = -1;
      answer.destroy();
    });
  };

  const steer = (req: IncomingMessage, res: ServerResponse, body: Buffer): void => {
    if (req.method === 'PUT') {
      proxy.rules = JSON.parse(body.toString()) as Rule[];
      proxy.passed.length = 0;
      cuts = 0;
    }
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ passed: proxy.passed, cuts }));
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** Parts of 1 that lie as far from one another as so many can, whatever their number is. */
function spread(n: number): number {
  return (n * 0.618_033_988_75) % 1;
}

function describe(req: IncomingMessage, body: Buffer): Passed {
  const isTool = req.url === '/mcp';
  const message = isTool
    ? (JSON.parse(body.toString()) as { method: string; params: Record<string, unknown> })
    : undefined;
  const header = req.headers['idempotency-key'];
  const meta = message?.params['meta'] as { client_request_id?: string } | undefined;
  const key = (message?.params['idempotency_key'] as string | undefined) ?? meta?.client_request_id ?? header;
  return { method: req.method ?? '', path: req.url ?? '', tool: message?.method, key: key?.toString() };
}
