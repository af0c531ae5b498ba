import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from '../domain/caller.ts';
import type { Platform, Queries } from '../domain/ctx.ts';
import { DomainError } from '../domain/domain-error.ts';
import { findBrowserSession } from '../domain/tokens/find-browser-session.ts';
import { findCaller } from '../domain/tokens/find-caller.ts';
import { findOpenCaller } from '../domain/tokens/find-open-caller.ts';
import type { AuthRefusal } from './exchange.ts';

/** Who calls, or why the presented credential (or its absence) is refused. */
export type Identity = Caller | { readonly refused: AuthRefusal };

/** Turns the credentials of a request into a caller. */
export interface Authenticator {
  /** By the `Authorization` header; at once for a token that is remembered. */
  byHeader(headers: IncomingHttpHeaders): Identity | Promise<Identity>;
  /** By a query parameter, which only the event streams declare; a header wins over it. */
  byQuery(headers: IncomingHttpHeaders, search: string, name: string): Promise<Identity>;
  /** By the cookie of a browser session, which only its own operations declare. */
  byCookie(headers: IncomingHttpHeaders, name: string): Promise<Identity>;
}

const missing: Identity = { refused: 'missing' };
const signedOut: Identity = { refused: 'signed out' };
const bearerHeader = /^bearer +(\S+) *$/i;

/** Bearer tokens by the rules of `domain/tokens`; without one, open development mode makes the call an admin's. */
export function createAuthenticator(platform: Platform, db: Queries): Authenticator {
  const withoutToken = async (): Promise<Identity> =>
    platform.settings.devOpen ? ((await findOpenCaller(db)) ?? missing) : missing;
  return {
    byHeader: ({ authorization }) => {
      const token = bearerOf(authorization);
      return token === undefined ? withoutToken() : findCaller(platform, db, token);
    },
    byQuery: async ({ authorization }, search, name) => {
      if (search === '' || authorization !== undefined) return missing;
      const token = new URLSearchParams(search).get(name);
      return token === null || token === '' ? missing : findCaller(platform, db, token);
    },
    byCookie: async ({ cookie }, name) => {
      const secret = cookieOf(cookie, name);
      return (secret !== undefined && (await findBrowserSession(platform, db, secret))) || signedOut;
    },
  };
}

/** The token of an `Authorization: Bearer` header; undefined when there is none. */
export function bearerOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  // The common spelling first: no regular expression on the hot path.
  if (authorization.startsWith('Bearer ') && !authorization.includes(' ', 7)) return authorization.slice(7);
  return bearerHeader.exec(authorization)?.[1];
}

/** The value of a cookie; undefined when it is absent, or there twice: another page of the site may have set one. */
function cookieOf(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const [first, ...more] = pairs.filter((pair) => pair.startsWith(`${name}=`));
  return more.length > 0 ? undefined : first?.slice(name.length + 1);
}

/** The refusal of a request whose security is not satisfied. */
export function authRefusal(refusal: AuthRefusal): DomainError {
  if (refusal === 'missing') return new DomainError('token_required');
  if (refusal === 'signed out') return new DomainError('browser_session_required');
  return refusal === 'expired' ? new DomainError('token_expired') : new DomainError('invalid_token');
}
