import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Why the origin of a request is refused; undefined when it is allowed. */
export type OriginCheck = (req: IncomingMessage) => 'host_not_allowed' | 'origin_not_allowed' | undefined;

/** The settings that decide which pages and host names may reach the hub. */
export interface OriginSettings {
  /** The address that the server is bound to; Host is checked when it is loopback. */
  readonly host: string;
  /** Exact origins of web pages that may call. */
  readonly corsOrigins: readonly string[];
  /** The origin under which browsers reach the hub; empty when it is the one that they call. */
  readonly publicOrigin: string;
  /** Whoever gets through acts as the system admin. */
  readonly devOpen: boolean;
}

const hostShape = /^(?<name>\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::\d{1,5})?$/i;
const originShape = /^(?<scheme>https?):\/\/(?<host>[^/?#@\\]+)$/i;

/**
 * Builds the guard against pages that a browser shows on the hub's own machine, and against names that somebody points
 * at it (DNS rebinding). A present Origin must be configured, or be the hub's own: one that equals Host where no
 * foreign zone can have made them equal, which is a loopback name, an IP literal, or a name that was proven by TLS.
 * Bound to loopback, Host must be a loopback name or the host of a configured origin, and any loopback origin may call,
 * but not in open development mode. A request that a browser sends for another page without an Origin is refused too,
 * unless the person opens it as a page.
 */
export function createOriginCheck({ host, corsOrigins, publicOrigin, devOpen }: OriginSettings): OriginCheck {
  const boundToLoopback = isLoopback(host);
  const configured = [...corsOrigins, publicOrigin].filter((origin) => origin !== '');
  const origins = new Set(configured.map((origin) => origin.toLowerCase()));
  const configuredHosts = new Set(configured.map((origin) => nameOf(partsOf(origin)?.host ?? '')));
  const isOwnName = (name: string | undefined): boolean =>
    name !== undefined && (isLoopback(name) || configuredHosts.has(name));
  // A client says the same Host all day.
  let lastOwn: string | undefined;
  const isForeignSite = (site: unknown): boolean => site === 'cross-site' || (devOpen && site === 'same-site');
  return (req) => {
    const { host: called = '', origin, 'sec-fetch-site': site } = req.headers;
    if (boundToLoopback && called !== lastOwn) {
      if (!isOwnName(nameOf(called))) return 'host_not_allowed';
      lastOwn = called;
    }
    if (origin === undefined) return isForeignSite(site) && !opensPage(req) ? 'origin_not_allowed' : undefined;
    if (origins.has(origin.toLowerCase())) return undefined;
    const from = partsOf(origin);
    const fromName = from === undefined ? undefined : nameOf(from.host);
    if (from === undefined || fromName === undefined) return 'origin_not_allowed';
    if (boundToLoopback && !devOpen && isLoopback(fromName)) return undefined;
    return isProven(from) && from.host === called.toLowerCase() ? undefined : 'origin_not_allowed';
  };
}

/** Whether a request comes from a page of the hub itself. */
export type OwnPageCheck = (req: IncomingMessage) => boolean;

/**
 * Builds the check of what only pages of the hub may call: those of `HUB_PUBLIC_ORIGIN`, and those of the very host that
 * the request calls, where no foreign zone can have made the two equal or the origin is configured
 * (rule http-own-pages).
 *
 * @param needsPage false: what no browser sent passes too, and of a browser only what it says of another page is refused
 */
export function createOwnPageCheck(settings: OriginSettings, needsPage: boolean): OwnPageCheck {
  const publicOrigin = settings.publicOrigin.toLowerCase();
  const configured = new Set(settings.corsOrigins.map((origin) => origin.toLowerCase()));
  const isOwn = (origin: string, called: string): boolean => {
    if (origin === publicOrigin) return true;
    const from = partsOf(origin);
    return from !== undefined && from.host === called && (isProven(from) || configured.has(origin));
  };
  return ({ headers: { host = '', origin, 'sec-fetch-site': site } }) => {
    if (needsPage && (origin === undefined || site === undefined)) return false;
    if (site !== undefined && site !== 'same-origin' && (needsPage || site !== 'none')) return false;
    return origin === undefined || isOwn(origin.toLowerCase(), host.toLowerCase());
  };
}

/** Whether nobody can have pointed this name at the hub: it was proven by TLS, is an address or of this machine. */
function isProven({ host, secure }: OriginParts): boolean {
  const name = nameOf(host);
  return name !== undefined && (secure || isLoopback(name) || isIP(bare(name)) !== 0);
}

/** A link that a person follows: nothing of the answer reaches the page that had the link. */
function opensPage({ method, headers }: IncomingMessage): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

/** `http://name:port` as the client addressed the hub; undefined when Host has not the form of one. */
export function baseUrlOf(req: IncomingMessage): string | undefined {
  const host = req.headers.host ?? '';
  const secure =
    req.headers['x-forwarded-proto'] === 'https' || (req.socket as { encrypted?: boolean }).encrypted === true;
  return nameOf(host) === undefined ? undefined : `${secure ? 'https' : 'http'}://${host}`;
}

interface OriginParts {
  /** With the port, in lower case. */
  readonly host: string;
  /** The scheme is https. */
  readonly secure: boolean;
}

function partsOf(origin: string): OriginParts | undefined {
  const { scheme, host } = originShape.exec(origin)?.groups ?? {};
  return host === undefined ? undefined : { host: host.toLowerCase(), secure: scheme?.toLowerCase() === 'https' };
}

/** The host name without the port, in lower case; IPv6 literals keep their brackets. */
function nameOf(host: string): string | undefined {
  return hostShape.exec(host)?.groups?.['name']?.toLowerCase();
}

function bare(name: string): string {
  return name.startsWith('[') ? name.slice(1, -1) : name;
}

function isLoopback(name: string): boolean {
  const plain = bare(name.toLowerCase());
  return plain === 'localhost' || plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
