import { hashToken } from '../../src/platform/token-hash.ts';
import type { TestHub, TestUser } from './start-hub.ts';

/** Leaves a key as a call that has begun and not ended leaves it: claimed, without an answer. */
export async function openKey(hub: TestHub, user: TestUser, operation: string, key: string): Promise<void> {
  await hub.hub.database.transaction(async ({ db }) => {
    const { token_id } = await db
      .selectFrom('tokens')
      .select('token_id')
      .where('token_hash', '=', hashToken(user.token))
      .executeTakeFirstOrThrow();
    await db
      .insertInto('idempotency_keys')
      .values({ token_id, operation, key, request_hash: '', created_at: hub.clock.now() })
      .execute();
  });
}
