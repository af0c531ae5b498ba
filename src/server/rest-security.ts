import type { Context, Document, Handler, Operation } from 'openapi-backend';
import type { Authenticator, Identity } from './authenticate.ts';
import type { Exchange } from './exchange.ts';

/** One handler a scheme of a kind that the hub knows; openapi-backend refuses what only other schemes would let in. */
export function securityHandlers({ components }: Document, auth: Authenticator): Record<string, Handler> {
  const handlers: Record<string, Handler> = {};
  for (const [name, scheme] of Object.entries(components?.securitySchemes ?? {})) {
    if ('$ref' in scheme) continue;
    if (isBearer(scheme)) {
      handlers[name] = (_context: Context, exchange: Exchange) => admitBearer(exchange, auth);
    } else if (scheme.type === 'apiKey' && scheme.in === 'query') {
      handlers[name] = (_context: Context, exchange: Exchange) =>
        admitSafely(exchange, auth.byQuery(exchange.headers, exchange.search, scheme.name));
    } else if (scheme.type === 'apiKey' && scheme.in === 'cookie') {
      handlers[name] = (_context: Context, exchange: Exchange) =>
        admitSafely(exchange, auth.byCookie(exchange.headers, scheme.name));
    }
  }
  return handlers;
}

/**
 * Whether a bearer satisfies all that an operation requires of its caller, so that no other scheme has to be asked:
 * `only` when there is no other way.
 */
export function takesBearer(
  { security }: Pick<Operation, 'security'>,
  { components }: Document,
): 'only' | 'among others' | undefined {
  const [requirement, ...others] = security ?? [];
  const [name, ...more] = Object.keys(requirement ?? {});
  const scheme = components?.securitySchemes?.[name ?? ''];
  if (more.length > 0 || scheme === undefined || !isBearer(scheme)) return undefined;
  return others.length === 0 ? 'only' : 'among others';
}

/** Whether the bearer of a request is known; at once for a token that is remembered. Never rejects. */
export function admitBearer(exchange: Exchange, auth: Authenticator): boolean | Promise<boolean> {
  try {
    const found = auth.byHeader(exchange.headers);
    return found instanceof Promise ? admitSafely(exchange, found) : admit(exchange, found);
  } catch (error) {
    exchange.failure = error;
    return false;
  }
}

function isBearer(scheme: object): boolean {
  const { type, scheme: name } = scheme as { readonly type?: string; readonly scheme?: string };
  return type === 'http' && name?.toLowerCase() === 'bearer';
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
