import { readSettings } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { CannotStart } from './platform/platform-errors.ts';
import { rotateHubKey } from './rotate-hub-key.ts';

/**
 * `npm run rotate-vault-key`: as `ahub rotate-vault-key`, in a clone. Ends with 1 when some secrets could not be opened
 * and with 2 when the settings lack the key of the database.
 */
const settings = readSettings(process.argv.slice(2), process.env);
const log = createLog(settings);
try {
  const { rotated, unreadable, keyId } = await rotateHubKey(settings, log);
  for (const { networkId, key, keyId: sealedBy } of unreadable) {
    log.warn(
      { network_id: networkId, key, key_id: sealedBy },
      'a secret cannot be opened with the keys of these settings',
    );
  }
  log.info({ rotated, unreadable: unreadable.length, key_id: keyId }, 'vault key rotated');
  process.exitCode = unreadable.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
