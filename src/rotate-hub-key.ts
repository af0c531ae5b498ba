import { systemCaller } from './domain/caller.ts';
import { rotateSecrets } from './domain/providers/rotate-secrets.ts';
import type { Rotation } from './domain/providers/rotate-secrets.ts';
import { openDatabase } from './platform/db/open-database.ts';
import type { HubLog } from './platform/log.ts';
import { openSecretBox } from './platform/secret-box.ts';
import type { Settings } from './platform/settings.ts';
import { createServices } from './server/hub-services.ts';

/** What a rotation came to, and the key that seals from now on. */
export interface KeyRotation extends Rotation {
  readonly keyId: string;
}

/**
 * Seals every secret with the current vault key, while hubs may run. `HUB_VAULT_KEY` is the new key and
 * `HUB_VAULT_PREVIOUS_KEY` the old one (the key file of the data directory is known anyway), first for the hubs and then
 * here.
 *
 * @throws CannotStart when the settings lack the key of the database
 */
export async function rotateHubKey(settings: Settings, log: HubLog): Promise<KeyRotation> {
  const database = await openDatabase(settings, { log });
  try {
    await database.migrate();
    const vault = openSecretBox(settings);
    const services = await createServices(settings, database, log, { vault });
    const { ids } = services.platform;
    const ctx = services.createCtx({ caller: systemCaller, requestId: ids.request() });
    const rotation = await rotateSecrets(ctx);
    await services.close();
    return { ...rotation, keyId: vault.keyId };
  } finally {
    await database.close();
  }
}
