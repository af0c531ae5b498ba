import type { Queries } from '../ctx.ts';

/** The network that a person begins with: an owned one before others, older before newer; null without any. */
export async function findDefaultNetwork(db: Queries, userId: string): Promise<string | null> {
  const membership = await db
    .selectFrom('memberships')
    .select('network_id')
    .where('user_id', '=', userId)
    .orderBy((eb) => eb.case().when('role', '=', 'owner').then(0).else(1).end())
    .orderBy('joined_at')
    .orderBy('network_id')
    .executeTakeFirst();
  return membership?.network_id ?? null;
}
