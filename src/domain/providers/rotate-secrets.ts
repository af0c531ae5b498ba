import type { Ctx, ReadCtx } from '../ctx.ts';
import { updateVaultKey } from './resolve-vault-key.ts';

const batch = 100;

/** A secret that no known key opens. */
export interface UnreadableSecret {
  readonly networkId: string;
  readonly key: string;
  /** The key that sealed it. */
  readonly keyId: string;
}

/** What a rotation came to. */
export interface Rotation {
  readonly rotated: number;
  readonly unreadable: readonly UnreadableSecret[];
}

/**
 * Makes the current key the key of the database and seals every secret that an older key sealed with it, in small units
 * beside running reads (rule providers-sealed-secrets). What was replaced meanwhile is left alone; what cannot be
 * opened is left as it is and told. Can be repeated.
 *
 * @throws SettingsError when secrets are sealed with the key of the database so far and that key is not known
 */
export async function rotateSecrets(ctx: Ctx): Promise<Rotation> {
  await ctx.transaction((tx) => updateVaultKey(tx.db, ctx.platform.vault));
  const unreadable: UnreadableSecret[] = [];
  let rotated = 0;
  let after = { networkId: '', key: '' };
  for (;;) {
    const rows = await listOlder(ctx, after);
    const last = rows.at(-1);
    if (last === undefined) return { rotated, unreadable };
    after = { networkId: last.network_id, key: last.key };
    const opened = rows.map((row) => ({ row, text: open(ctx, row) }));
    for (const { row, text } of opened) {
      if (text === undefined) unreadable.push({ networkId: row.network_id, key: row.key, keyId: row.key_id });
    }
    await ctx.transaction(async (tx) => {
      for (const { row, text } of opened) if (text !== undefined) await reseal(tx, row, text);
    });
    rotated += opened.filter(({ text }) => text !== undefined).length;
  }
}

type SecretRow = Awaited<ReturnType<typeof listOlder>>[number];

function listOlder({ db, platform }: Ctx, after: { readonly networkId: string; readonly key: string }) {
  return db
    .selectFrom('vault_secrets')
    .select(['network_id', 'key', 'key_id', 'sealed'])
    .where('key_id', '<>', platform.vault.keyId)
    .where((eb) => eb(eb.refTuple('network_id', 'key'), '>', eb.tuple(after.networkId, after.key)))
    .orderBy('network_id')
    .orderBy('key')
    .limit(batch)
    .execute();
}

function open({ platform }: Ctx, row: SecretRow): string | undefined {
  try {
    return platform.vault.open({ keyId: row.key_id, sealed: row.sealed }, [row.network_id, row.key]);
  } catch {
    return undefined;
  }
}

async function reseal({ db, platform }: ReadCtx, row: SecretRow, text: string): Promise<void> {
  const box = platform.vault.seal(text, [row.network_id, row.key]);
  await db
    // eslint-disable-next-line no-restricted-syntax -- a secret that was changed meanwhile stays as it is
    .updateTable('vault_secrets')
    .set({ key_id: box.keyId, sealed: box.sealed })
    .where('network_id', '=', row.network_id)
    .where('key', '=', row.key)
    .where('sealed', '=', row.sealed)
    .execute();
}
