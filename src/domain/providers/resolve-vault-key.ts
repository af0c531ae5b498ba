import { SettingsError } from '../../platform/platform-errors.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Queries } from '../ctx.ts';

const metaKey = 'vault_key_id';

/**
 * The box that seals with the key of this database; the first hub on it gives its own. All hubs of one database seal
 * with one key, so that each can open what another sealed, also between the restart with a new key and its rotation.
 *
 * @param db a unit's view
 * @throws SettingsError when this hub has another key
 */
export async function resolveVaultKey(db: Queries, vault: SecretBox): Promise<SecretBox> {
  await db
    // eslint-disable-next-line no-restricted-syntax -- the first hub on the database decides
    .insertInto('hub_meta')
    .values({ key: metaKey, value: vault.keyId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const keyId = await findVaultKeyId(db);
  const box = vault.sealWith(keyId ?? vault.keyId);
  if (box === undefined) throw anotherKey(keyId, vault.keyId);
  return box;
}

/**
 * Makes the key that `vault` seals with the key of this database, before anything is sealed anew.
 *
 * @param db a unit's view
 * @throws SettingsError when secrets are sealed with the key so far and `vault` does not know it
 */
export async function updateVaultKey(db: Queries, vault: SecretBox): Promise<void> {
  const keyId = await findVaultKeyId(db);
  if (keyId !== undefined && vault.sealWith(keyId) === undefined && (await isInUse(db, keyId))) {
    throw anotherKey(keyId, vault.keyId);
  }
  await db
    // eslint-disable-next-line no-restricted-syntax -- set, whether or not it was
    .insertInto('hub_meta')
    .values({ key: metaKey, value: vault.keyId })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: vault.keyId }))
    .execute();
}

/** The id of the key that seals the secrets of this database; undefined before its first hub. */
export async function findVaultKeyId(db: Queries): Promise<string | undefined> {
  const row = await db.selectFrom('hub_meta').select('value').where('key', '=', metaKey).executeTakeFirst();
  return row?.value;
}

async function isInUse(db: Queries, keyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('vault_secrets')
    .select('key')
    .where('key_id', '=', keyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function anotherKey(stored: string | undefined, own: string): SettingsError {
  return new SettingsError(
    `The vault of this database is sealed with the key ${stored}, and this hub brings the key ${own}: set HUB_VAULT_KEY ` +
      `to the key of the other hubs or of the former key file; to change the key, set HUB_VAULT_PREVIOUS_KEY to the ` +
      `former one as well and run "ahub rotate-vault-key".`,
  );
}
