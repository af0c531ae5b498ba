import type { IncomingMessage } from 'node:http';
import { createTlsCheck } from './client-address.ts';
import { createOwnPageCheck } from './origin.ts';
import type { OriginSettings, OwnPageCheck } from './origin.ts';

/** A cookie that an answer sets; an empty value deletes it. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** The browser sends it to this path of the hub and below. */
  readonly path: string;
  readonly maxAgeSeconds: number;
}

/** What the hub knows of its own pages. */
export interface OwnPages {
  /** By `x-own-page` of an operation: whether its request may go on. */
  readonly check: Readonly<Record<'required' | 'checked', OwnPageCheck>>;
  /** The `Set-Cookie` header of the answer to a request. */
  cookieHeader(req: IncomingMessage, cookie: Cookie): string;
}

/** The settings that decide it. */
export interface OwnPageSettings extends OriginSettings {
  readonly trustedProxies: readonly string[];
  /** Stands before every path that browsers know (rule http-base-path). */
  readonly basePath: string;
}

/**
 * Pages of the hub's own origin (rule http-own-pages). Their cookies are out of reach of scripts and of other sites, and
 * stay on https where they came over it: by the page's own origin, else by the connection.
 *
 * @throws SettingsError when an entry of `trustedProxies` is neither an address nor a range
 */
export function createOwnPages(settings: OwnPageSettings): OwnPages {
  const cameByTls = createTlsCheck(settings.trustedProxies);
  const isSecure = (req: IncomingMessage): boolean => {
    const { origin } = req.headers;
    return origin === undefined ? cameByTls(req) || /^https:/i.test(settings.publicOrigin) : /^https:/i.test(origin);
  };
  return {
    check: { required: createOwnPageCheck(settings, true), checked: createOwnPageCheck(settings, false) },
    cookieHeader(req, { name, value, path, maxAgeSeconds }) {
      const where = `Path=${settings.basePath}${path}`;
      const parts = [`${name}=${value}`, where, `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Strict'];
      return [...parts, ...(isSecure(req) ? ['Secure'] : [])].join('; ');
    },
  };
}
