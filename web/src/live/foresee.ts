import type { Query, QueryClient } from '@tanstack/react-query';
import { isMeant, patchQuery } from './apply-effects.ts';
import type { RowPatch } from './effects.ts';

/** Rows that are shown as an act will leave them. */
export interface Foreseen {
  /** The hub did it: what was read meanwhile may be older than the act, so it is patched as well. */
  readonly keep: () => void;
  /** The hub refused: puts back what was patched where nothing newer has come meanwhile. */
  readonly rollback: () => void;
}

/**
 * Patches the rows of a network in all cached answers. Reads that are under way are given up, because their answers may
 * be older than the act and a held list would keep them; the caller has these answers asked for again when the act has
 * ended.
 */
export function foresee(client: QueryClient, patches: readonly RowPatch[], networkId: string): Foreseen {
  const meant = (): Query[] =>
    client
      .getQueryCache()
      .getAll()
      .filter((query) => isMeant(query, patches, networkId));
  const before = new Map<string, unknown>();
  for (const query of meant()) {
    giveUp(query);
    before.set(query.queryHash, query.state.data);
    patchQuery(query, patches);
  }
  const after = new Map(meant().map(({ queryHash, state }) => [queryHash, state]));
  return {
    keep: () => {
      for (const query of meant()) {
        giveUp(query);
        // What no read has replaced has the patches, and perhaps what newer events told.
        if (query.state.dataUpdatedAt !== after.get(query.queryHash)?.dataUpdatedAt) patchQuery(query, patches);
      }
    },
    rollback: () => {
      for (const query of meant()) {
        const [was, became] = [before.get(query.queryHash), after.get(query.queryHash)?.data];
        if (was === became) continue;
        if (query.state.data === became) query.setData(was, { updatedAt: query.state.dataUpdatedAt, manual: true });
        else void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
      }
    },
  };
}

/** Ends a read that is under way; the rows stay. A first read goes on: there is nothing else to show. */
function giveUp(query: Query): void {
  if (query.state.data !== undefined) void query.cancel({ revert: true });
}
