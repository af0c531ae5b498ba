import type { Router } from '@open-rpc/server-js/build/router.js';
import type { OpenRpcDocument } from './tool-catalogue.ts';

/** Makes the error that a method throws to choose the code, message and data of its answer. */
export type MethodFailure = (message: string, code: number, data?: unknown) => Error;

/** The methods by name; each finds its arguments elsewhere. */
export type RouterMethods = Record<string, () => Promise<object>>;

/**
 * Loads the Router of `@open-rpc/server-js` over a document without references. It is meant for the first direct call:
 * the Router compiles the schemas of all tools, and few hubs ever see such a call. Only two files of the package are
 * loaded, because its index loads transports that the hub does not use.
 */
export async function openRouter(
  document: OpenRpcDocument,
  makeMethods: (failure: MethodFailure) => RouterMethods,
): Promise<Router> {
  const [{ Router }, { JSONRPCError }] = await Promise.all([
    import('@open-rpc/server-js/build/router.js'),
    import('@open-rpc/server-js/build/error.js'),
  ]);
  return new Router(
    document,
    makeMethods((message, code, data) => new JSONRPCError(message, code, data)),
  );
}
