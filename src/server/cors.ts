import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders } from './answer.ts';

/** What clients of either door send beyond what browsers allow by themselves. */
const allowedHeaders = [
  ...['authorization', 'content-type', 'idempotency-key', 'last-event-id', 'if-none-match'],
  ...['mcp-protocol-version', 'mcp-method', 'mcp-name', 'x-hub-tools'],
].join(', ');
const exposedHeaders = [
  ...['x-request-id', 'retry-after', 'allow', 'www-authenticate', 'content-disposition'],
  ...['ratelimit', 'ratelimit-policy'],
  ...['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'idempotency-key-ignored'],
  ...['x-next-cursor', 'etag'],
].join(', ');
const preflightSeconds = '600';

/** Tells a browser whether its page may read the answer. @returns whether it was a preflight and has been answered */
export type Cors = (req: IncomingMessage, res: ServerResponse, requestId: string) => boolean;

/**
 * Cross-origin calls from an exact list of origins, `HUB_CORS_ORIGINS`; off when it is empty (rule http-exact-origins).
 * Credentials are bearer headers, never cookies.
 *
 * @param methods what the door takes, as `access-control-allow-methods` spells it
 */
export function createCors(origins: readonly string[], methods: string): Cors {
  const allowed = new Set(origins.map((origin) => origin.toLowerCase()));
  if (allowed.size === 0) return () => false;
  return (req, res, requestId) => {
    const { origin } = req.headers;
    if (origin === undefined) return false;
    res.setHeader('vary', 'Origin');
    if (!allowed.has(origin.toLowerCase())) return false;
    res.setHeader('access-control-allow-origin', origin);
    res.setHeader('access-control-expose-headers', exposedHeaders);
    if (req.method !== 'OPTIONS' || req.headers['access-control-request-method'] === undefined) return false;
    res.setHeader('access-control-allow-methods', methods);
    res.setHeader('access-control-allow-headers', allowedHeaders);
    res.setHeader('access-control-max-age', preflightSeconds);
    res.writeHead(204, commonHeaders(requestId));
    res.end();
    return true;
  };
}
