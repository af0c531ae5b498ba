import type { IncomingMessage, ServerResponse } from 'node:http';

const allowedHeaders =
  'authorization, content-type, mcp-protocol-version, mcp-method, mcp-name, x-hub-tools, last-event-id';
const exposedHeaders = 'www-authenticate, x-request-id, retry-after';
const preflightSeconds = '600';

/**
 * Builds what lets the web pages of the configured origins read answers of the tool door, and be told so beforehand
 * (tool-door 2.4). Other pages get no header and so no answer.
 */
export function createCorsHeaders(origins: readonly string[]): (req: IncomingMessage, res: ServerResponse) => void {
  const allowed = new Set(origins.map((origin) => origin.toLowerCase()));
  return (req, res) => {
    const { origin } = req.headers;
    if (origin === undefined || !allowed.has(origin.toLowerCase())) return;
    res.setHeader('access-control-allow-origin', origin);
    res.setHeader('vary', 'origin');
    res.setHeader('access-control-expose-headers', exposedHeaders);
    if (req.method !== 'OPTIONS') return;
    res.setHeader('access-control-allow-methods', 'POST');
    res.setHeader('access-control-allow-headers', allowedHeaders);
    res.setHeader('access-control-max-age', preflightSeconds);
  };
}
