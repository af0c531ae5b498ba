import type { Context, Document, Handler } from 'openapi-backend';
import type { Authenticator, Identity } from './authenticate.ts';
import type { Exchange } from './exchange.ts';

/** One handler a scheme of a kind that the hub knows; openapi-backend refuses what only other schemes would let in. */
export function securityHandlers({ components }: Document, auth: Authenticator): Record<string, Handler> {
  const handlers: Record<string, Handler> = {};
  for (const [name, scheme] of Object.entries(components?.securitySchemes ?? {})) {
    if ('$ref' in scheme) continue;
    if (scheme.type === 'http' && scheme.scheme.toLowerCase() === 'bearer') {
      handlers[name] = (_context: Context, exchange: Exchange) =>
        admitSafely(exchange, auth.byHeader(exchange.headers));
    } else if (scheme.type === 'apiKey' && scheme.in === 'query') {
      handlers[name] = (_context: Context, exchange: Exchange) =>
        admitSafely(exchange, auth.byQuery(exchange.headers, exchange.search, scheme.name));
    }
  }
  return handlers;
}

/**
 * openapi-backend treats every error of a security handler as a refusal; an unreachable database must not look like
 * one.
 */
async function admitSafely(exchange: Exchange, found: Promise<Identity>): Promise<boolean> {
  try {
    return admit(exchange, await found);
  } catch (error) {
    exchange.failure = error;
    return false;
  }
}

/** Whether the requirement is satisfied. A better-known reason of refusal is kept over `missing`. */
export function admit(exchange: Exchange, identity: Identity): boolean {
  if ('refused' in identity) {
    if (identity.refused !== 'missing') exchange.refusal = identity.refused;
    return false;
  }
  exchange.caller = identity;
  return true;
}
