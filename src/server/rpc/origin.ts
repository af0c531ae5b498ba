import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { DoorSettings } from './rpc-deps.ts';

/** Why a request may not come from where it comes; undefined when it may. */
export type OriginCheck = (headers: IncomingHttpHeaders) => 'host_not_allowed' | 'origin_not_allowed' | undefined;

const hostShape = /^(?<name>\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::\d{1,5})?$/i;
const originShape = /^https?:\/\/(?<host>[^/?#@\\]+)$/i;

/**
 * Builds the guard against DNS rebinding (promise I1). A present Origin must be configured, or be the hub's own: one
 * that equals Host where Host is a loopback name or an IP literal, which no foreign DNS zone can point here. Bound to
 * loopback, Host must be a loopback name or the host of a configured origin, and any loopback origin may call.
 */
export function createOriginCheck({ host, corsOrigins }: DoorSettings): OriginCheck {
  const boundToLoopback = isLoopback(host);
  const origins = new Set(corsOrigins.map((origin) => origin.toLowerCase()));
  const configuredHosts = new Set(corsOrigins.map((origin) => nameOf(hostOf(origin) ?? '')));
  return (headers) => {
    const name = nameOf(headers.host ?? '');
    if (boundToLoopback && (name === undefined || !(isLoopback(name) || configuredHosts.has(name)))) {
      return 'host_not_allowed';
    }
    const { origin } = headers;
    if (origin === undefined || origins.has(origin.toLowerCase())) return undefined;
    const from = hostOf(origin);
    const fromName = from === undefined ? undefined : nameOf(from);
    if (from === undefined || fromName === undefined) return 'origin_not_allowed';
    if (boundToLoopback && isLoopback(fromName)) return undefined;
    const own =
      from.toLowerCase() === headers.host?.toLowerCase() && (isLoopback(fromName) || isIP(bare(fromName)) !== 0);
    return own ? undefined : 'origin_not_allowed';
  };
}

/** `http://name:port` as the client addressed the hub; undefined when Host has not the form of one. */
export function baseUrlOf(req: IncomingMessage): string | undefined {
  const host = req.headers.host ?? '';
  const secure =
    req.headers['x-forwarded-proto'] === 'https' || (req.socket as { encrypted?: boolean }).encrypted === true;
  return nameOf(host) === undefined ? undefined : `${secure ? 'https' : 'http'}://${host}`;
}

function hostOf(origin: string): string | undefined {
  return originShape.exec(origin)?.groups?.['host'];
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
