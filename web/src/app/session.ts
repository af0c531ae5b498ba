import type { HealthAnswer } from '@agent-collaboration-hub/client';
import { basePath } from './base-path.ts';
import { createStore, dropDrafts } from './store.ts';

/** Whether somebody is signed in; `open` is a hub that asks nobody for a token. */
export type SessionState = 'starting' | 'signed-out' | 'signed-in' | 'open' | 'unreachable';

interface Minted {
  readonly token: string;
  readonly endsAt: number;
}

const path = `${basePath}/api/auth/browser-session`;
/** A token is renewed this long before it ends. */
const renewBeforeMs = 120_000;
/** Other tabs hear of a sign-in and a sign-out here. */
const others = new BroadcastChannel(`hub-session${basePath}`);

/** Who is signed in, as far as this page knows. */
export const session = createStore<SessionState>('starting');

/** Nobody has registered yet: whoever does becomes the admin of the hub. */
export const isFresh = createStore(false);

// The token lives in this variable alone: no storage, no address, no other tab.
let minted: Minted | undefined;
let minting: Promise<string | undefined> | undefined;
let renewal: ReturnType<typeof setTimeout> | undefined;

/** Turns the cookie of the browser into a token, or finds that nobody is signed in. */
export async function startSession(): Promise<void> {
  others.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out') leave();
    if (data === 'signed-in' && session.get() === 'signed-out') void mintToken();
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && minted !== undefined && isEnding(minted)) void mintToken();
  });
  await mintToken();
}

/** A token that still holds; undefined when nobody is signed in. */
export async function currentToken(): Promise<string | undefined> {
  if (session.get() === 'open') return undefined;
  return minted !== undefined && minted.endsAt > Date.now() ? minted.token : mintToken();
}

/**
 * A new token by the cookie; calls at the same time share one. Undefined when the hub says that the browser is signed
 * out, which ends the session here too, or when it cannot be reached.
 */
export function mintToken(): Promise<string | undefined> {
  minting ??= mint().finally(() => (minting = undefined));
  return minting;
}

/** Signs in by name and password, or by a token that the person pasted. Answers the refusal's text, or undefined. */
export async function signIn(
  who: { readonly username: string; readonly password: string } | { readonly token: string },
): Promise<string | undefined> {
  const byToken = 'token' in who;
  const headers: Record<string, string> = byToken
    ? { authorization: `Bearer ${who.token}` }
    : { 'content-type': 'application/json' };
  const body = byToken ? null : JSON.stringify(who);
  const response = await fetch(path, { method: 'POST', headers, body }).catch(() => undefined);
  if (response === undefined) return '';
  if (!response.ok) return refusalText(await response.json().catch(() => ({})));
  await enterSession();
  return undefined;
}

/** Goes on as the person whose cookie the browser has got: a sign-in was answered. */
export async function enterSession(): Promise<void> {
  // A token that is on its way may be that of the cookie before.
  await minting;
  session.set('starting');
  await mintToken();
  isFresh.set(false);
  others.postMessage('signed-in');
}

/**
 * Ends the session of this browser, in all of its tabs. Answers the refusal's text, or undefined: while the hub did not
 * end it the browser would be signed in again with the next page, so it goes on here too.
 */
export async function signOut(): Promise<string | undefined> {
  const response = await fetch(path, { method: 'DELETE' }).catch(() => undefined);
  if (response === undefined) return '';
  // Without a session there is none to end.
  if (!response.ok && response.status !== 401) return refusalText(await response.json().catch(() => ({})));
  others.postMessage('signed-out');
  leave();
  return undefined;
}

async function mint(): Promise<string | undefined> {
  const response = await fetch(`${path}/token`, { method: 'POST' }).catch(() => undefined);
  if (response?.ok === true) {
    const { token, expires_in_seconds: seconds } = (await response.json()) as MintAnswer;
    minted = { token, endsAt: Date.now() + seconds * 1000 };
    clearTimeout(renewal);
    renewal = setTimeout(() => void mintToken(), Math.max(5_000, seconds * 1000 - renewBeforeMs));
    session.set('signed-in');
    return token;
  }
  if (response?.status === 401) await withoutCookie();
  else if (session.get() === 'starting') session.set('unreachable');
  return undefined;
}

/** A hub in open development mode needs no session; a hub without people needs its first one. */
async function withoutCookie(): Promise<void> {
  const health = session.get() === 'starting' ? await fetch(`${basePath}/health`).catch(() => undefined) : undefined;
  const { auth, has_users: hasUsers } = ((await health?.json().catch(() => ({}))) ?? {}) as Partial<HealthAnswer>;
  isFresh.set(hasUsers === false);
  if (auth === 'dev-open') session.set('open');
  else forget();
}

/** The person goes, where a session that ended may be followed by one of the same person. */
function leave(): void {
  dropDrafts();
  forget();
}

function forget(): void {
  clearTimeout(renewal);
  minted = undefined;
  session.set('signed-out');
}

function isEnding({ endsAt }: Minted): boolean {
  return endsAt - renewBeforeMs < Date.now();
}

function refusalText(answer: unknown): string {
  const { message, error } = answer as { readonly message?: string; readonly error?: string };
  return message ?? error ?? '';
}

interface MintAnswer {
  readonly token: string;
  readonly expires_in_seconds: number;
}
