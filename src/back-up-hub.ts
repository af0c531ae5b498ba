import { controlCalls } from './handlers/control/index.ts';
import type { BackupRequest, Manifest } from './handlers/control/index.ts';
import { BackupFault } from './handlers/control/index.ts';
import { copyDatabase } from './platform/db/copy-database.ts';
import type { Settings } from './platform/settings.ts';
import { controlPath, isLive, isUsable } from './server/control/control-path.ts';
import { orderBackup } from './server/control/order-backup.ts';
import { readVersion } from './server/generated-files.ts';

/**
 * Backs up the hub of these settings: the running hub does it, or this process when none runs.
 *
 * @throws BackupFault, ToolFault or CannotStart with a sentence for the operator; the reason of the signal
 */
export async function backUpHub(settings: Settings, request: BackupRequest): Promise<Manifest> {
  const path = controlPath(settings.dataDir);
  if (await isHubAt(path)) return orderBackup(path, request);
  const engine = settings.databaseUrl.startsWith('sqlite:') ? 'sqlite' : 'postgres';
  const database = { engine, backUp: copyDatabase(settings.databaseUrl) } as const;
  return controlCalls.backUp({ settings, database, version: readVersion(), clock: Date }, request);
}

/** @throws BackupFault when this user may not know */
export async function isHubAt(path: string): Promise<boolean> {
  if (!isUsable(path)) return false;
  try {
    return await isLive(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new BackupFault(`${path} cannot be used (${code}): run this as the user of the hub.`, error);
  }
}
