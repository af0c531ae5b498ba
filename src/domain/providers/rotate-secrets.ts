import type { Ctx } from '../ctx.ts';

const batch = 100;

/**
 * Seals every secret that an older key sealed with the current one, in small units beside running reads (promise K1).
 * What was replaced meanwhile is left alone. Can be repeated.
 *
 * @returns how many secrets changed their key
 */
export async function rotateSecrets(ctx: Ctx): Promise<number> {
  const { vault } = ctx.platform;
  let rotated = 0;
  for (;;) {
    const rows = await ctx.db
      .selectFrom('vault_secrets')
      .selectAll()
      .where('key_id', '<>', vault.keyId)
      .limit(batch)
      .execute();
    if (rows.length === 0) return rotated;
    await ctx.transaction(async (tx) => {
      for (const row of rows) {
        const context = [row.network_id, row.key];
        const box = vault.seal(vault.open({ keyId: row.key_id, sealed: row.sealed }, context), context);
        await tx.db
          .updateTable('vault_secrets')
          .set({ key_id: box.keyId, sealed: box.sealed })
          .where('network_id', '=', row.network_id)
          .where('key', '=', row.key)
          .where('sealed', '=', row.sealed)
          .execute();
      }
    });
    rotated += rows.length;
  }
}
