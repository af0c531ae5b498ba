import { systemCaller } from './domain/access/caller.ts';
import { rotateSecrets } from './domain/providers/rotate-secrets.ts';
import { readSettings } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { createLog } from './platform/log.ts';
import { createServices } from './server/hub-services.ts';

/**
 * `npm run rotate-vault-key`: seals every secret with the current vault key, while hubs may run. Set `HUB_VAULT_KEY` to
 * the new key and `HUB_VAULT_PREVIOUS_KEY` to the old one (the key file of the data directory is known anyway), here
 * and for the hubs.
 */
const settings = readSettings(process.argv.slice(2), process.env);
const log = createLog(settings);
const database = await openDatabase(settings, { log });
try {
  await database.migrate();
  const services = await createServices(settings, database, log, {});
  const { ids } = services.platform;
  const rotated = await rotateSecrets(services.createCtx({ caller: systemCaller, requestId: ids.request(), ip: null }));
  log.info({ rotated, key_id: services.platform.vault.keyId }, 'vault key rotated');
  await services.close();
} finally {
  await database.close();
}
