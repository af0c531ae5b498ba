import type { Ctx, Queries } from '../../domain/ctx.ts';
import { createStartLink } from '../../domain/accounts/create-start-link.ts';
import { createTrial } from '../../domain/license/create-trial.ts';
import { resolveVaultKey } from '../../domain/providers/resolve-vault-key.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

/** What the features do when a hub starts; safe to repeat at every start. */
export const startSteps = {
  /**
   * The box that seals with the key of the database.
   *
   * @param db a unit's view
   * @throws SettingsError when the vault of the database is sealed with a key that `box` lacks
   */
  openVault: (db: Queries, box: SecretBox): Promise<SecretBox> => resolveVaultKey(db, box),
  /** Runs before the hub listens. */
  prepare: (ctx: Ctx): Promise<void> => createTrial(ctx),
  /** The code of a link for the first admin; undefined when the hub has users. */
  createStartLink: (ctx: Ctx): Promise<string | undefined> => createStartLink(ctx),
};
