import { isHubAt } from './back-up-hub.ts';
import { BackupFault } from './domain/backups/backup-fault.ts';
import type { Manifest } from './domain/backups/manifest.ts';
import { restoreBackup } from './domain/backups/restore-backup.ts';
import type { RestoreRequest } from './domain/backups/restore-backup.ts';
import { randomIds } from './platform/ids.ts';
import { openPrivateDirectory } from './platform/private-files.ts';
import { findVaultKey } from './platform/secret-box.ts';
import type { Settings } from './platform/settings.ts';
import { controlPath } from './server/control/control-path.ts';

/**
 * Makes the hub of these settings, which must not run, out of a backup.
 *
 * @returns its manifest, and whether the settings lack the key of its vault
 * @throws BackupFault, ToolFault or CannotStart with a sentence for the operator
 */
export async function restoreHub(
  settings: Settings,
  request: RestoreRequest,
): Promise<{ readonly manifest: Manifest; readonly lacksKey: boolean }> {
  const path = controlPath(settings.dataDir);
  if (await isHubAt(path)) throw new BackupFault(`A hub runs on ${settings.dataDir}: stop it first.`);
  openPrivateDirectory('HUB_DATA_DIR', settings.dataDir);
  const engine = settings.databaseUrl.startsWith('sqlite:') ? 'sqlite' : 'postgres';
  const manifest = await restoreBackup({ ...settings, engine, epoch: randomIds.epoch() }, request);
  const { vault_key_id: keyId } = manifest;
  return { manifest, lacksKey: keyId !== null && findVaultKey(settings, keyId) === undefined };
}
