import { hashToken } from '../../src/platform/token-hash.ts';
import { restErrors } from '../../generated/errors.ts';
import { inUnit } from '../support/set-up.ts';
import type { Operation, Transaction } from './dredd-contract.ts';
import type { Hubs, StuckHub } from './dredd-hubs.ts';

/** Changes a transaction so that the hub must give the documented answer. */
export type Provoke = (transaction: Transaction, operation: Operation, hubs: Hubs) => Promise<void> | void;

/** Ways that hold for every operation, by status. */
export const byStatus: Readonly<Record<string, Provoke>> = {
  200: () => undefined,
  201: () => undefined,
  400: (transaction, { hasBody, parameters, path }) => {
    if (hasBody) return setBody(transaction, '{ "not": json');
    const query = parameters.find((one) => one.in === 'query');
    if (query !== undefined) addQuery(transaction, query.name, '%00');
    else setPathValue(transaction, path, 'not%20an%20id');
  },
  401: (transaction, { isPublic }, { master }) => {
    if (isPublic) setToken(transaction, master);
    else delete transaction.request.headers['Authorization'];
  },
  403: (transaction, { operationId }, { sound }) => {
    // What refuses nobody still refuses foreign pages.
    if (!hasOwnRefusal(operationId)) {
      transaction.request.headers['Origin'] = 'https://elsewhere.example';
      return;
    }
    // A node may not do what a person may; a person may not look into a network of others.
    if (operationId in restErrors && 'user_token_required' in restErrors[operationId as keyof typeof restErrors]) {
      return setToken(transaction, sound.nodes.builder);
    }
    const { networkId } = sound.boss;
    transaction.fullPath = transaction.fullPath.replaceAll(sound.mia.networkId, networkId);
    if (transaction.request.body !== '') patchBody(transaction, { network_id: networkId });
  },
  404: (transaction, { path }) => setPathValue(transaction, path, 'nobody-knows-it'),
  409: async (transaction, { operationId }, hubs) => {
    await insertKey(transaction, operationId, hubs, null);
  },
  413: (transaction, { path }) => {
    setBody(transaction, `"${'x'.repeat((path === '/mcp' ? 2 : 1) * 1024 * 1024)}"`);
  },
  414: (transaction) => addQuery(transaction, 'more', 'x'.repeat(9_000)),
  415: (transaction) => {
    transaction.request.headers['Content-Type'] = 'text/plain';
  },
  422: async (transaction, { operationId }, hubs) => {
    await insertKey(transaction, operationId, hubs, 'of another payload');
  },
  429: (transaction, _operation, { limited }) => sendTo(transaction, limited),
  500: (transaction, _operation, { faulty }) => sendTo(transaction, faulty),
  503: (transaction, _operation, { away }) => sendTo(transaction, away),
};

const ofEveryOperation = ['origin_not_allowed', 'host_not_allowed', 'password_change_required'];

function hasOwnRefusal(operationId: string): boolean {
  const declared: Readonly<Record<string, { readonly status: number }>> =
    operationId in restErrors ? restErrors[operationId as keyof typeof restErrors] : {};
  return Object.entries(declared).some(([code, { status }]) => status === 403 && !ofEveryOperation.includes(code));
}

/** Answers as a token of another kind or owner. */
export function setToken(transaction: Transaction, token: string): void {
  transaction.request.headers['Authorization'] = `Bearer ${token}`;
}

export function setBody(transaction: Transaction, body: string): void {
  transaction.request.body = body;
  transaction.request.headers['Content-Type'] = 'application/json';
}

/** Replaces members of the body that the contract's example has. */
export function patchBody(transaction: Transaction, change: Readonly<Record<string, unknown>>): void {
  const { body } = transaction.request;
  setBody(transaction, JSON.stringify({ ...(JSON.parse(body === '' ? '{}' : body) as object), ...change }));
}

export function addQuery(transaction: Transaction, name: string, encoded: string): void {
  const [path, search = ''] = transaction.fullPath.split('?');
  const kept = search.split('&').filter((part) => part !== '' && !part.startsWith(`${name}=`));
  transaction.fullPath = `${path}?${[...kept, `${name}=${encoded}`].join('&')}`;
}

/** Puts another value in the place of the last parameter of the path. */
export function setPathValue(transaction: Transaction, template: string, encoded: string): void {
  const [path = '', search] = transaction.fullPath.split('?');
  const segments = path.split('/');
  const at = template.split('/').findLastIndex((segment) => segment.startsWith('{'));
  if (at >= 0) segments[at] = encoded;
  transaction.fullPath = [segments.join('/'), ...(search === undefined ? [] : [search])].join('?');
}

/** Sends it to another hub, as the one whom that hub knows. */
export function sendTo(transaction: Transaction, { url, token }: StuckHub): void {
  const { hostname, port } = new URL(url);
  transaction.host = hostname;
  transaction.port = port;
  setToken(transaction, token);
}

/** The state that a first call with this key leaves: answered for another payload, or not answered yet. */
async function insertKey(
  transaction: Transaction,
  operation: string,
  { sound: { hub } }: Hubs,
  resultJson: string | null,
): Promise<void> {
  const bearer = transaction.request.headers['Authorization']?.slice('Bearer '.length) ?? '';
  await inUnit(hub, async (tx) => {
    const { token_id } = await tx.db
      .selectFrom('tokens')
      .select('token_id')
      .where('token_hash', '=', hashToken(bearer))
      .executeTakeFirstOrThrow();
    const first = { request_hash: 'another', result_json: resultJson };
    const key = transaction.request.headers['Idempotency-Key'] ?? '';
    const row = { token_id, operation, key, ...first, created_at: hub.clock.now() };
    await tx.db.insertInto('idempotency_keys').values(row).execute();
  });
}
