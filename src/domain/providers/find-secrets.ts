import type { ReadCtx } from '../ctx.ts';

/**
 * The vault's values of these keys, for a hand-over to the daemon alone; a key that the vault does not have is absent.
 *
 * @throws Error when a row was changed outside of the hub or its key is unknown
 */
export async function findSecrets(
  ctx: ReadCtx,
  networkId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('vault_secrets')
    .select(['key', 'key_id', 'sealed'])
    .where('network_id', '=', networkId)
    .where('key', 'in', keys)
    .execute();
  const { vault } = ctx.platform;
  return new Map(
    rows.map((row) => [row.key, vault.open({ keyId: row.key_id, sealed: row.sealed }, [networkId, row.key])]),
  );
}

/** Which of these keys the vault has; no value is opened. */
export async function findSecretKeys(
  ctx: ReadCtx,
  networkId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('vault_secrets')
    .select('key')
    .where('network_id', '=', networkId)
    .where('key', 'in', keys)
    .execute();
  return new Set(rows.map((row) => row.key));
}
