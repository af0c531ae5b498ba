import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';

/** The open streams of this process that the caller may know by name. */
export interface StreamStats {
  /** By `<network_id>:<alias>`. */
  readonly sessions: Readonly<Record<string, number>>;
  readonly total: number;
  /** The one network that a bound token is kept to; null for the rest. */
  readonly networkId: string | null;
}

/**
 * All streams for system admins and the master token, those of their own networks for everybody else
 * (rule streams-stats). A bound token sees its network only, also an admin's.
 *
 * @param counts open streams by `<network_id>:<channel>`
 */
export async function getStreamStats(ctx: Ctx, counts: ReadonlyMap<string, number>): Promise<StreamStats> {
  const { systemAdmin, networkId } = ctx.caller;
  if (systemAdmin && networkId === null) return sumOf([...counts], null);
  const { networkIds } = await resolveReadScope(ctx, undefined, 'omit');
  const own = [...counts].filter(
    ([key]) => networkIds === 'all' || networkIds.includes(key.slice(0, key.indexOf(':'))),
  );
  return sumOf(own, networkId);
}

function sumOf(streams: readonly [string, number][], networkId: string | null): StreamStats {
  const total = streams.reduce((sum, [, count]) => sum + count, 0);
  return { sessions: Object.fromEntries(streams), total, networkId };
}
