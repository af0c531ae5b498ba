import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import type { CallKey } from './call-key.ts';
import type { Effects, RowPatch } from './effects.ts';
import { patchData, tableOf } from './rows.ts';
import type { StaleMarks } from './stale-marks.ts';
import { recount } from './summary.ts';

/** Where effects go: the cache, and what asks for doubtful answers again. */
export interface Cache {
  readonly client: QueryClient;
  readonly marks: StaleMarks;
}

/** Applies what events of a network changed, all in one drawing. */
export function applyEffects({ client, marks }: Cache, effects: readonly Effects[], networkId: string): void {
  notifyManager.batch(() => {
    const patches = effects.flatMap((one) => one.patches);
    const late = patchRows(client, patches, networkId);
    marks.mark([...effects.flatMap((one) => one.stale), ...late.map((call) => ({ call }))], networkId);
  });
}

/**
 * Patches rows in all cached answers of a network. Answers the calls whose next answer is under way: it may be older
 * than the patches, so it has to be asked for once more.
 */
function patchRows(client: QueryClient, patches: readonly RowPatch[], networkId: string): readonly string[] {
  const late = new Set<string>();
  if (patches.length === 0) return [];
  for (const query of client.getQueryCache().getAll()) {
    if (!isMeant(query, patches, networkId)) continue;
    if (query.state.fetchStatus === 'fetching') late.add(callOf(query));
    patchQuery(query, patches);
  }
  return [...late];
}

/** Whether a cached answer may show rows that the patches of a network change. */
export function isMeant({ queryKey }: Query, patches: readonly RowPatch[], networkId: string): boolean {
  const [call, , network] = queryKey as unknown as CallKey;
  return (network === networkId || network === '') && patches.some(({ calls }) => calls.includes(call));
}

/** Patches the rows of one cached answer. Its age stays: a patch does not make the rest of it younger. */
export function patchQuery(query: Query, patches: readonly RowPatch[]): void {
  const call = callOf(query);
  const before: unknown = query.state.data;
  let after = before;
  for (const [key, table] of tableOf(patches.filter(({ calls }) => calls.includes(call)))) {
    after = patchData(after, key, table);
  }
  if (after === before) return;
  query.setData(recount(call, before, after), { updatedAt: query.state.dataUpdatedAt, manual: true });
}

function callOf({ queryKey }: Query): string {
  return (queryKey as unknown as CallKey)[0];
}
