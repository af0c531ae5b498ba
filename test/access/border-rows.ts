import type { MatrixCaller } from './callers.ts';
import { objectsOf } from './objects.ts';
import type { Objects } from './objects.ts';
import type { Cells, Expectation, Outcome } from './profiles.ts';
import type { Ask, Request } from './rest-requests.ts';

/**
 * A row about references: something of another network, or of none, is named beside what is the caller's own.
 *
 * @param like what the same call answers within one network
 * @param missing what takes the place of `ok`; without it the call succeeds, and finds or reaches nothing
 */
export function beyond(like: Expectation, missing?: Outcome, more: Partial<Cells> = {}): Expectation {
  const told = Object.entries(like.cells).map(([standing, outcome]) => [
    standing,
    outcome === 'ok' ? (missing ?? outcome) : outcome,
  ]);
  const cells = { ...(Object.fromEntries(told) as unknown as Cells), ...more };
  return { objects: 'border', ...(like.reads ? { reads: true } : {}), cells };
}

/** A request from what is the caller's own and what is beyond the border. */
export const across =
  (make: (own: Objects, there: Objects, caller: MatrixCaller) => Ask): Request =>
  (there, caller, networkId) => {
    const { path, query, body, ...more } = make(objectsOf(caller.base ?? 'home'), there, caller);
    return {
      ...more,
      ...(path === undefined ? {} : { path }),
      query: { ...(networkId === undefined ? {} : { network_id: networkId }), ...query },
      ...(body === undefined ? {} : { body }),
    };
  };

/** The arguments of a tool that takes a `network_id`. */
export const argsAcross =
  (make: (own: Objects, there: Objects, caller: MatrixCaller) => object): Request =>
  (there, caller, networkId) => ({
    body: {
      ...make(objectsOf(caller.base ?? 'home'), there, caller),
      ...(networkId === undefined ? {} : { network_id: networkId }),
    },
  });
