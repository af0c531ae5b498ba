import { requireManager } from '../access/find-membership.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Replaces the list of agents that a restricted member reaches (rule access-restricted-members); the next call of that
 * member sees it. Audited as `agent_grants_changed`.
 *
 * @param grants.nodeIds at most 1,000, each once
 * @throws not_a_member, owner_or_admin_required
 * @throws target_not_member
 * @throws node_not_found one of them is no node of the network; nothing is changed then
 */
export async function setAgentGrants(
  ctx: Ctx,
  grants: { readonly networkId: string; readonly userId: string; readonly nodeIds: readonly string[] },
): Promise<void> {
  const { networkId, userId, nodeIds } = grants;
  await ctx.transaction(async (tx) => {
    await requireManager(tx, networkId);
    const member = await tx.db
      .updateTable('memberships')
      // Touched, so that a removal of the member and this list do not pass each other.
      .set((eb) => ({ joined_at: eb.ref('joined_at') }))
      .where('network_id', '=', networkId)
      .where('user_id', '=', userId)
      .returning('user_id')
      .executeTakeFirst();
    if (member === undefined) throw new DomainError('target_not_member');
    await tx.db.deleteFrom('agent_grants').where('network_id', '=', networkId).where('user_id', '=', userId).execute();
    if (nodeIds.length > 0) {
      const granted = await tx.db
        .insertInto('agent_grants')
        .columns(['network_id', 'user_id', 'node_id', 'created_at'])
        .expression(
          tx.db
            .selectFrom('nodes')
            .select((eb) => [
              'network_id',
              eb.cast<string>(eb.val(userId), 'text').as('user_id'),
              'node_id',
              eb.cast<number>(eb.val(tx.platform.clock.now()), 'bigint').as('created_at'),
            ])
            .where('network_id', '=', networkId)
            .where('node_id', 'in', nodeIds),
        )
        .returning('node_id')
        .execute();
      if (granted.length !== nodeIds.length) throw new DomainError('node_not_found');
    }
    await recordAudit(tx, {
      action: 'agent_grants_changed',
      targetType: 'user',
      targetId: userId,
      detail: `${nodeIds.length} agents`,
      networkId,
    });
  });
}
