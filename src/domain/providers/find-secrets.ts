import { VaultSecret } from '../../entities/index.ts';
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
  const secrets = await ctx.em.find(VaultSecret, { networkId, key: { $in: [...keys] } });
  const { vault } = ctx.platform;
  return new Map(secrets.map(({ key, keyId, sealed }) => [key, vault.open({ keyId, sealed }, [networkId, key])]));
}

/** Which of these keys the vault has; no value is opened. */
export async function findSecretKeys(
  ctx: ReadCtx,
  networkId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const secrets = await ctx.em.find(VaultSecret, { networkId, key: { $in: [...keys] } }, { fields: ['key'] });
  return new Set(secrets.map(({ key }) => key));
}
