import type { SeenRequest } from './secret-traffic.ts';

/** A tool that a request calls. */
export interface ToolCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

const passwordPaths = new Set([
  ...['/api/auth/register', '/api/auth/login', '/api/auth/password'],
  '/api/auth/browser-session',
]);
const passwordFields = ['password', 'old_password', 'new_password'];

/** The operations that hand a new token out, once. */
const mintingPaths = new Set([
  ...passwordPaths,
  '/api/auth/browser-session/token',
  '/api/auth/start-link',
  '/api/auth/node-token',
  '/api/auth/tokens',
  '/api/networks/join',
]);

/** The tools that a request to the tool door calls, through `tools/call` or as methods of their own. */
export function callsIn(request: SeenRequest): ToolCall[] {
  if (request.path !== '/mcp') return [];
  const parsed = parse(request.body());
  return (Array.isArray(parsed) ? parsed : [parsed]).filter(isObject).map(({ method, params }) => {
    const given = isObject(params) ? params : {};
    const isCall = method === 'tools/call';
    const args = isCall ? given['arguments'] : given;
    return { name: String(isCall ? given['name'] : method), args: isObject(args) ? args : {} };
  });
}

/** Whether new tokens may stand in the answer. */
export function handsOutTokens(request: SeenRequest): boolean {
  if (request.method === 'POST' && mintingPaths.has(request.path)) return true;
  return callsIn(request).some(({ name }) => name === 'get_create_request');
}

/** The secrets that a client sends for the hub to keep or to check. */
export function sentSecrets(request: SeenRequest): { secret: string; kind: string }[] {
  const kind = passwordPaths.has(request.path) ? 'password' : 'vault value';
  const texts = kind === 'password' ? passwordsIn(request) : vaultValuesIn(request);
  return texts.filter((text) => typeof text === 'string').map((secret) => ({ secret, kind }));
}

function passwordsIn(request: SeenRequest): unknown[] {
  const parsed = parse(request.body());
  return isObject(parsed) ? passwordFields.map((field) => parsed[field]) : [];
}

function vaultValuesIn(request: SeenRequest): unknown[] {
  if (request.path !== '/mcp' || !request.body().includes('upsert_network_secret')) return [];
  return callsIn(request)
    .filter(({ name }) => name === 'upsert_network_secret')
    .map(({ args }) => args['value']);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
