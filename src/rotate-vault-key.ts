import { systemCaller } from './domain/caller.ts';
import { rotateSecrets } from './domain/providers/rotate-secrets.ts';
import { readSettings } from './platform/config.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { createLog } from './platform/log.ts';
import { CannotStart } from './platform/platform-errors.ts';
import { openSecretBox } from './platform/secret-box.ts';
import { createServices } from './server/hub-services.ts';

/**
 * `npm run rotate-vault-key`: seals every secret with the current vault key, while hubs may run. Set `HUB_VAULT_KEY` to
 * the new key and `HUB_VAULT_PREVIOUS_KEY` to the old one (the key file of the data directory is known anyway), first
 * for the hubs and then here. Ends with 1 when some secrets could not be opened and with 2 when the settings lack the
 * key of the database.
 */
const settings = readSettings(process.argv.slice(2), process.env);
const log = createLog(settings);
const database = await openDatabase(settings, { log });
try {
  await database.migrate();
  const vault = openSecretBox(settings);
  const services = await createServices(settings, database, log, { vault });
  const { ids } = services.platform;
  const ctx = services.createCtx({ caller: systemCaller, requestId: ids.request() });
  const { rotated, unreadable } = await rotateSecrets(ctx);
  for (const { networkId, key, keyId } of unreadable) {
    log.warn(
      { network_id: networkId, key, key_id: keyId },
      'a secret cannot be opened with the keys of these settings',
    );
  }
  log.info({ rotated, unreadable: unreadable.length, key_id: vault.keyId }, 'vault key rotated');
  process.exitCode = unreadable.length > 0 ? 1 : 0;
  await services.close();
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
} finally {
  await database.close();
}
