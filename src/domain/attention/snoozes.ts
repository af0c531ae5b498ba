import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { AttentionKind } from '../../../generated/enums.ts';
import { inScope } from '../access/in-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Ctx, ReadCtx } from '../ctx.ts';
import type { PageColumns } from './read-parts.ts';

/** Whether anything of the scope is hidden from the caller now. One query. */
export async function hasSnoozes(ctx: Ctx, scope: Scope): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('attention_snoozes')
    .select('kind')
    .where(inScope(scope))
    .where('user_id', '=', ctx.caller.userId ?? '')
    .where('until', '>', ctx.platform.clock.now())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A condition that leaves out what the caller snoozed; a new occurrence is not the one that was (rule attention-snooze). */
export function isAwake(
  { caller, platform }: ReadCtx,
  kind: AttentionKind,
  { network, id, occurrence }: PageColumns,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select 1 from attention_snoozes as hidden
    where hidden.network_id = ${sql.ref(network)} and hidden.user_id = ${caller.userId ?? ''}
    and hidden.kind = ${kind} and hidden.subject_id = ${sql.ref(id)} and hidden.occurrence = ${occurrence}
    and hidden.until > ${platform.clock.now()})`;
}
