import { createServer, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ToolAccess } from '../../generated/access.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import type { Validate } from '../../generated/validators.js';
import { anonymousCaller } from '../../src/domain/caller.ts';
import type { Caller } from '../../src/domain/caller.ts';
import type { Ctx } from '../../src/domain/ctx.ts';
import { DomainError } from '../../src/domain/domain-error.ts';
import type { Log } from '../../src/platform/log.ts';
import { DatabaseUnavailable, TooBusyError } from '../../src/platform/platform-errors.ts';
import type { Identity } from '../../src/server/authenticate.ts';
import { BodyDeadline } from '../../src/server/body-deadline.ts';
import { createExecutor } from '../../src/server/execute.ts';
import { mcpTasks } from '../../src/handlers/rpc/mcp-tasks.ts';
import { HubRequest } from '../../src/server/hub-request.ts';
import { createRpcHandler } from '../../src/server/rpc/rpc-handler.ts';
import type { DoorSettings, RpcDeps } from '../../src/server/rpc/rpc-deps.ts';
import { createToolCatalogue } from '../../src/server/rpc/tool-catalogue.ts';

const userCaller: Caller = { ...anonymousCaller, kind: 'user', userId: 'u_1', username: 'ann', tokenId: 'tok_user' };
const nodeCaller: Caller = {
  ...anonymousCaller,
  kind: 'node',
  userId: 'u_1',
  tokenId: 'tok_node',
  networkId: 'net_1',
  nodeId: 'n_1',
  alias: 'A',
};

const identities: Readonly<Record<string, Identity>> = {
  utok: userCaller,
  ntok: nodeCaller,
  readonly: { ...nodeCaller, tokenId: 'tok_readonly', mode: 'readonly' },
  master: { ...anonymousCaller, kind: 'master', systemAdmin: true },
  old: { refused: 'expired' },
};

const plain: ToolAccess = {
  audience: { user: { list: 'default' }, node: { list: 'default' } },
  essential: false,
  hideInNodeModes: [],
  hideUnderEnforce: false,
  hideFromRestricted: false,
  dropOnReplay: [],
};
const text = { type: 'string', minLength: 1, maxLength: 100 };

interface FixtureTool {
  readonly params: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly strict?: boolean;
  readonly visibility?: Partial<ToolAccess>;
  readonly errors?: readonly ErrorCode[];
  run(ctx: Ctx, args: Record<string, unknown>): object;
}

const fixtureTools: Readonly<Record<string, FixtureTool>> = {
  who_am_i: { params: {}, run: (ctx) => ({ ok: true, kind: ctx.caller.kind, request_id: ctx.requestId }) },
  echo: {
    params: { text, times: { type: 'integer', minimum: 1, default: 2 } },
    required: ['text'],
    run: (_ctx, args) => ({ ok: true, ...args }),
  },
  strict_echo: {
    visibility: { essential: true },
    params: { text },
    strict: true,
    run: (_ctx, args) => ({ ok: true, ...args }),
  },
  refuse: {
    params: {},
    errors: ['task_terminal'],
    run: () => {
      throw new DomainError('task_terminal', { task_id: 't_1', status: 'replied' });
    },
  },
  undeclared: {
    params: {},
    run: () => {
      throw new DomainError('task_not_found', { task_id: 't_1' });
    },
  },
  explode: {
    params: {},
    run: () => {
      throw new Error('the secret of the storage');
    },
  },
  node_only: {
    params: {},
    visibility: { audience: { user: { list: 'never', deny: 'network_token_required' }, node: { list: 'default' } } },
    run: () => ({ ok: true }),
  },
  daemon_only: {
    params: {},
    visibility: { audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } } },
    run: () => ({ ok: true }),
  },
  busy: {
    params: {},
    run: () => {
      throw new TooBusyError('hashes', 3);
    },
  },
  dark: {
    params: {},
    run: () => {
      throw new DatabaseUnavailable(new Error('connection refused'));
    },
  },
  humans_only: { params: {}, visibility: { hideUnderEnforce: true }, run: () => ({ ok: true }) },
  further: {
    params: {},
    visibility: { audience: { user: { list: 'extended' }, node: { list: 'extended' } } },
    run: () => ({ ok: true, further: true }),
  },
  shout: { params: {}, visibility: { hideInNodeModes: ['readonly', 'restricted'] }, run: () => ({ ok: true }) },
};

/** One request as a test wants it, byte by byte. */
export interface Post {
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly path?: string;
  readonly method?: string;
}

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed body; undefined when it is empty. */
  readonly json: ReturnType<typeof JSON.parse>;
}

/** A tool door over fixture tools on a bare server. */
export interface Door {
  readonly url: string;
  /** What the door reported against its own contract. */
  readonly violations: string[];
  readonly logged: Record<string, unknown>[];
  /** Milliseconds that the next budget answers; 0 lets pass. */
  waitMs: number;
  readonly taken: number[];
  post(body: unknown, options?: Post): Promise<Reply>;
  closeStreams(): void;
  close(): Promise<void>;
}

/** Starts a door; bodies that are not text or bytes are sent as JSON. */
export async function startDoor(settings: Partial<DoorSettings> = {}): Promise<Door> {
  const violations: string[] = [];
  const logged: Record<string, unknown>[] = [];
  const state = { waitMs: 0, taken: [] as number[] };
  const quiet = (): void => undefined;
  const log: Log = { debug: quiet, info: quiet, warn: quiet, error: (fields) => logged.push(fields) };
  const limits: RpcDeps['limits'] = {
    take: async (_caller, _ip, { calls }) => {
      state.taken.push(calls);
      return state.waitMs;
    },
    charge: () => undefined,
  };
  const onViolation = (violation: string): void => void violations.push(violation);
  const deps: RpcDeps = {
    settings: {
      ...{ host: '127.0.0.1', corsOrigins: ['https://board.example'], publicOrigin: '', devOpen: false },
      ...{ nodePermissions: 'log', keepTasksDays: 30, basePath: '' },
      ...{ lenientVersionHeader: false, ...settings },
    },
    log,
    serverInfo: { name: 'hub', title: 'Hub', version: '1.2.3' },
    catalogue: fixtureCatalogue(),
    mcp: { instructions: { common: 'Be kind.' }, prompts: [], resources: [] },
    tasks: mcpTasks,
    newRequestId: () => 'r_1',
    addressOf: () => ({ ip: '127.0.0.1', local: true }),
    authenticator: {
      byHeader: async ({ authorization }) =>
        authorization === undefined
          ? { refused: 'missing' }
          : (identities[authorization.slice(7)] ?? { refused: 'invalid' }),
    },
    limits,
    execute: createExecutor({
      ...{ log, limits, onViolation },
      createCtx: ({ caller, requestId }) => ({ caller, requestId }) as Ctx,
    }),
    bodyDeadline: new BodyDeadline(),
    onViolation,
  };
  const handler = createRpcHandler(deps);
  const server = createServer({ IncomingMessage: HubRequest }, (req, res) => void handler.handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  return Object.assign(state, {
    url,
    violations,
    logged,
    post: (body: unknown, options: Post = {}) => send(url, body, options),
    closeStreams: () => handler.closeStreams(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function send(
  url: string,
  body: unknown,
  { token = 'utok', headers = {}, path = '', method = 'POST' }: Post,
): Promise<Reply> {
  const bytes =
    typeof body === 'string' || Buffer.isBuffer(body) ? body : body === undefined ? '' : JSON.stringify(body);
  const sent: Record<string, string> = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(bytes)),
  };
  if (token !== null) sent['authorization'] = `Bearer ${token}`;
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) delete sent[name];
    else sent[name] = value;
  }
  return new Promise((resolve, reject) => {
    const req = httpRequest(url + path, { method, headers: sent, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          text: answer,
          json: answer === '' ? undefined : JSON.parse(answer),
        });
      });
      res.on('error', reject);
    });
    req.on('error', reject);
    req.end(bytes);
  });
}

function fixtureCatalogue(): RpcDeps['catalogue'] {
  const ajv = new Ajv2020({ useDefaults: true, allErrors: true });
  const names = Object.keys(fixtureTools);
  const byName = <T>(make: (tool: FixtureTool, name: string) => T): Record<string, T> =>
    Object.fromEntries(names.map((name) => [name, make(fixtureTools[name] as FixtureTool, name)]));
  const schemas = byName((tool) => ({
    type: 'object' as const,
    properties: tool.params,
    ...(tool.required === undefined ? {} : { required: tool.required }),
    ...(tool.strict === true ? { additionalProperties: false } : {}),
  }));
  const document = {
    openrpc: '1.4.1',
    info: { title: 'Fixture', version: '1.0.0' },
    servers: [{ name: 'hub', url: 'https://hub.invalid/mcp' }],
    'x-extensions': [{ name: 'x-tool' }],
    methods: names.map((name) => ({
      name,
      paramStructure: 'by-name',
      params: Object.entries((fixtureTools[name] as FixtureTool).params).map(([param, schema]) => ({
        name: param,
        required: fixtureTools[name]?.required?.includes(param) ?? false,
        schema,
      })),
      result: { name: `${name}_result`, schema: { type: 'object' } },
      'x-tool': { group: 'fixture' },
    })),
  };
  return createToolCatalogue({
    entries: names.map((name) => ({
      name,
      description: `Fixture ${name}`,
      inputSchema: schemas[name] ?? {},
      outputSchema: { type: 'object', properties: { ok: { type: 'boolean' } } },
    })),
    access: byName((tool) => ({ ...plain, ...tool.visibility })),
    errors: byName((tool) => tool.errors ?? []),
    validators: byName((_tool, name) => ajv.compile(schemas[name] as object) as unknown as Validate),
    violations: {},
    texts: byName(() => ({ '/text': 'long' as const })),
    handlers: byName((tool) => async (ctx: Ctx, args: Record<string, unknown>) => tool.run(ctx, args)),
    document,
    readFlatDocument: () => document,
  });
}

/** A request of the legacy era, or a plain JSON-RPC one. */
export function rpc(method: string, params?: unknown, id: unknown = 1): object {
  return { jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) };
}

/** `_meta` of the modern era. */
export const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** A request of the modern era and its headers. */
export function modern(
  method: string,
  params: Record<string, unknown> = {},
  headers: Record<string, string | undefined> = {},
): [object, Post] {
  const mirrored = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method };
  const name = typeof params['name'] === 'string' ? { 'mcp-name': params['name'] } : {};
  return [rpc(method, { _meta: meta, ...params }), { headers: { ...mirrored, ...name, ...headers } }];
}
