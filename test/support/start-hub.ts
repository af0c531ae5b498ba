import { randomBytes, randomInt } from 'node:crypto';
import { readSettings } from '../../src/platform/config.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { startHub } from '../../src/server/start-hub.ts';
import type { Hub } from '../../src/server/start-hub.ts';
import type { HubOverrides } from '../../src/server/hub-services.ts';
import { createTestPlace, testLogLevel } from './database.ts';
import { watchSecrets } from './secret-watch.ts';

/** Parsed JSON that tests look into freely: its shape is checked by the server against the contract. */
export type Loose = ReturnType<typeof JSON.parse>;

/** An answer of the hub: `body` is the parsed JSON, or undefined when there was none. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Loose;
}

export interface CallOptions {
  readonly token?: string | undefined;
  /** Sent as JSON; a string or bytes are sent as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A registered user with the network that came with it. */
export interface TestUser {
  readonly username: string;
  readonly password: string;
  readonly userId: string;
  readonly token: string;
  readonly networkToken: string;
  readonly networkId: string;
}

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  /** Time passes. */
  advance(milliseconds: number): void;
  /** The machine is told another time: nothing passes. */
  step(milliseconds: number): void;
}

export interface TestHubOptions {
  /** Epoch milliseconds at the start; the machine's time otherwise. */
  readonly now?: number;
  /** `HUB_*` settings of this hub. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Uses this database instead of a fresh one: a second hub, or a restart. */
  readonly databaseUrl?: string;
  readonly overrides?: HubOverrides;
  /**
   * What the requests carry is made up, so that the text of a secret may stand elsewhere too: only what the hub itself
   * hands out, and its keys, are watched.
   */
  readonly areRequestsMadeUp?: boolean;
}

/** A hub of a test's own, on the engine of `DB_TYPE`, that checks each of its answers against the contract and watches its secrets. */
export interface TestHub {
  readonly hub: Hub;
  readonly url: string;
  readonly clock: TestClock;
  readonly databaseUrl: string;
  /** Calls a REST path. */
  api(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Calls a tool with a bare `tools/call`; returns the object that its text holds, or throws the JSON-RPC error. */
  tool(name: string, args: Readonly<Record<string, unknown>>, token: string): Promise<Loose>;
  registerUser(username?: string): Promise<TestUser>;
  /** Mints the token of a node, by its alias. */
  mintNode(user: TestUser, alias: string, networkId?: string): Promise<string>;
  runJob(name: string): Promise<void>;
  /** Stops the hub. @throws Error when it broke its contract or let a secret out meanwhile */
  close(): Promise<void>;
}

/** The hubs of one database seal with one key. */
const vaultKey = randomBytes(32).toString('hex');
const quick = {
  HUB_VAULT_KEY: vaultKey,
  HUB_BCRYPT_COST: '4',
  HUB_REQUESTS_PER_MINUTE: '1000000',
  HUB_LOOP_SENDS_PER_MINUTE: '1000000',
  HUB_TOKENS_PER_PERSON: '2000',
};

/** Starts a hub on a free port. Its clock stands still and its jobs run only by `runJob`. */
export async function startTestHub(options: TestHubOptions = {}): Promise<TestHub> {
  const place = await createTestPlace();
  const databaseUrl = options.databaseUrl ?? place.databaseUrl;
  const clock = createTestClock(options.now ?? Date.now());
  const settings = readSettings([], {
    ...quick,
    HUB_PORT: '0',
    HUB_DATA_DIR: place.directory,
    HUB_DATABASE_URL: databaseUrl,
    ...options.settings,
  });
  const watch = watchSecrets(settings, {
    printed: testLogLevel,
    given: options.overrides?.log,
    learnsSent: options.areRequestsMadeUp !== true,
  });
  const overrides = {
    ...{ clock, log: watch.log, validateResponses: true, jobTimers: false, idleGraceMs: 0 },
    ...options.overrides,
  };
  const hub = await startHub(settings, overrides);
  watch.listen(Number(new URL(hub.url).port));
  const stop = async (): Promise<void> => {
    await watch.search(databaseUrl).finally(() => hub.close());
    await place.remove();
    const faults = [...hub.contractViolations, ...watch.end().map((leak) => `secret leaked: ${leak}`)];
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
  let stopping: Promise<void> | undefined;
  const api = (method: string, path: string, call?: CallOptions): Promise<Answer> =>
    callHub(hub.url, method, path, call);
  return {
    hub,
    url: hub.url,
    clock,
    databaseUrl,
    api,
    tool: (name, args, token) => callTool(api, name, args, token),
    registerUser: (username) => registerUser(api, username),
    mintNode: (user, alias, networkId) => mintNode(api, user, alias, networkId),
    runJob: (name) => hub.runJob(name),
    close: () => (stopping ??= stop()),
  };
}

/** A clock for hubs and rules under test. */
function createTestClock(start: number): TestClock {
  let passed = 0;
  let set = start;
  return {
    now: () => set + passed,
    elapsed: () => passed,
    advance: (milliseconds) => void (passed += milliseconds),
    step: (milliseconds) => void (set += milliseconds),
  };
}

type Api = TestHub['api'];

async function callHub(url: string, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { token, body, headers } = options;
  const raw = typeof body === 'string' || body instanceof Uint8Array;
  const init: RequestInit = {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: raw ? (body as string) : JSON.stringify(body) }),
  };
  const response = await fetch(new URL(path, url), init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

async function callTool(
  api: Api,
  name: string,
  args: Readonly<Record<string, unknown>>,
  token: string,
): Promise<Loose> {
  const request = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  const { status, body } = await api('POST', '/mcp', { token, body: request });
  if (body?.result === undefined) throw new Error(`${name}: ${status} ${JSON.stringify(body?.error ?? body)}`);
  return JSON.parse(body.result.content[0].text);
}

/** Digits spell no word, so no search of a test finds a made-up name by chance. */
async function registerUser(api: Api, username = `user-${randomInt(10 ** 12)}`): Promise<TestUser> {
  const password = `Pass-${randomBytes(6).toString('hex')}`;
  const { status, body } = await api('POST', '/api/auth/register', { body: { username, password } });
  if (status !== 200) throw new Error(`register ${username}: ${status} ${JSON.stringify(body)}`);
  const { user, token, network_token: networkToken, network_id: networkId } = body;
  return { username, password, userId: user.user_id, token, networkToken, networkId };
}

async function mintNode(api: Api, user: TestUser, alias: string, networkId = user.networkId): Promise<string> {
  const mint = { token: user.token, body: { network_id: networkId, node_name: alias } };
  const { status, body } = await api('POST', '/api/auth/node-token', mint);
  if (status !== 200) throw new Error(`node token of ${alias}: ${status} ${JSON.stringify(body)}`);
  return body.token;
}
