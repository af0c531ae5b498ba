import type { IncomingMessage, ServerResponse } from 'node:http';

const allowedHeaders = 'authorization, content-type, idempotency-key, last-event-id, mcp-protocol-version';
const exposedHeaders = 'x-request-id, retry-after, allow';

/**
 * Cross-origin calls from an exact list of origins, `HUB_CORS_ORIGINS`; off when it is empty (promise I10). Credentials
 * are bearer headers, never cookies.
 *
 * @returns whether the request was a preflight and has been answered
 */
export function createCors(origins: readonly string[]): (req: IncomingMessage, res: ServerResponse) => boolean {
  const allowed = new Set(origins);
  if (allowed.size === 0) return () => false;
  return (req, res) => {
    const { origin } = req.headers;
    if (origin === undefined) return false;
    res.setHeader('vary', 'Origin');
    if (!allowed.has(origin)) return false;
    res.setHeader('access-control-allow-origin', origin);
    res.setHeader('access-control-expose-headers', exposedHeaders);
    const wanted = req.headers['access-control-request-method'];
    if (req.method !== 'OPTIONS' || wanted === undefined) return false;
    res.writeHead(204, {
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '600',
    });
    res.end();
    return true;
  };
}
