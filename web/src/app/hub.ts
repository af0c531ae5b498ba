import { Hub } from '@agent-collaboration-hub/client';
import { basePath } from './base-path.ts';
import { currentToken, mintToken } from './session.ts';

/** The hub for calls that ask nobody for a token: the registration and the link of the first admin. */
export const publicHub = new Hub({ url: `${location.origin}${basePath}`, retries: 1 });

const hubs = new Map<string, Hub>();

/** The hub, seen from a network: calls that take a network in their query are about that one. */
export function hubOf(networkId: string | undefined): Hub {
  const name = networkId ?? '';
  const known = hubs.get(name);
  if (known !== undefined) return known;
  const hub = new Hub({ url: `${location.origin}${basePath}`, networkId, fetch: fetchWithToken, retries: 1 });
  hubs.set(name, hub);
  return hub;
}

/** Sends a request with the token of the page; a token that ended meanwhile is replaced once. */
async function fetchWithToken(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = await currentToken();
  const response = await fetch(input, withToken(init, token));
  if (response.status !== 401 || token === undefined) return response;
  const fresh = await mintToken();
  return fresh === undefined ? response : fetch(input, withToken(init, fresh));
}

function withToken(init: RequestInit, token: string | undefined): RequestInit {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  // The cookie of the browser session is for its own path alone; no call needs it.
  return { ...init, headers, credentials: 'omit' };
}
