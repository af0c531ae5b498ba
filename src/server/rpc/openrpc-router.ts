import type { Router } from '@open-rpc/server-js/build/router.js';
import type { OpenRpcDocument } from './tool-catalogue.ts';

/**
 * Loads the Router of `@open-rpc/server-js` over a document without references. It is meant for the first direct call:
 * the Router compiles the schemas of all tools, and few hubs ever see such a call. Only one file of the package is
 * loaded, because its index loads transports that the hub does not use.
 *
 * @param method serves every name; it finds elsewhere which of them was called
 */
export async function openRouter(
  document: OpenRpcDocument,
  names: readonly string[],
  method: () => Promise<unknown>,
): Promise<Router> {
  const { default: server } = await import('@open-rpc/server-js/build/router.js');
  const methods = Object.create(null) as Record<string, typeof method>;
  for (const name of names) methods[name] = method;
  return new server.Router(withoutFormats(document), methods);
}

/**
 * The Router's validator throws on formats that it does not know, such as int32. The executor has held the arguments
 * against the whole schema before.
 */
function withoutFormats(document: OpenRpcDocument): OpenRpcDocument {
  const drop = (key: string, value: unknown): unknown =>
    key === 'format' && typeof value === 'string' ? undefined : value;
  return JSON.parse(JSON.stringify(document), drop) as OpenRpcDocument;
}
