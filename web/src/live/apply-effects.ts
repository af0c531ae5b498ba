import { notifyManager, type QueryClient } from '@tanstack/react-query';
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
export function patchRows(client: QueryClient, patches: readonly RowPatch[], networkId: string): readonly string[] {
  const late = new Set<string>();
  if (patches.length === 0) return [];
  for (const query of client.getQueryCache().getAll()) {
    const [call, , network] = query.queryKey as unknown as CallKey;
    if (network !== networkId && network !== '') continue;
    const own = patches.filter(({ calls }) => calls.includes(call));
    if (own.length === 0) continue;
    if (query.state.fetchStatus === 'fetching') late.add(call);
    const before: unknown = query.state.data;
    let after = before;
    for (const [key, table] of tableOf(own)) after = patchData(after, key, table);
    // The time of the answer stays: a patch does not make the rest of it younger.
    if (after !== before)
      query.setData(recount(call, before, after), { updatedAt: query.state.dataUpdatedAt, manual: true });
  }
  return [...late];
}
