import { makeBackup } from '../../domain/backups/make-backup.ts';
import type { BackupRequest } from '../../domain/backups/make-backup.ts';
import type { Manifest } from '../../domain/backups/manifest.ts';
import type { BackUp, Engine } from '../../platform/db/database.ts';
import { findVaultKey } from '../../platform/secret-box.ts';
import type { Settings } from '../../platform/settings.ts';

export { BackupFault } from '../../domain/backups/backup-fault.ts';
export type { BackupProgress } from '../../domain/backups/backup-progress.ts';
export type { BackupRequest } from '../../domain/backups/make-backup.ts';
export { manifestFile } from '../../domain/backups/manifest.ts';
export type { Manifest } from '../../domain/backups/manifest.ts';

/** The hub that is backed up. */
export interface BackedUpHub {
  readonly settings: Settings;
  readonly database: { readonly engine: Engine; readonly backUp: BackUp };
  readonly version: string;
  readonly clock: { now(): number };
}

/** What the operator of the machine may order. */
export const controlCalls = {
  /** @throws BackupFault, ToolFault, or the reason of the signal */
  backUp: ({ settings, database, version, clock }: BackedUpHub, request: BackupRequest): Promise<Manifest> =>
    makeBackup(
      {
        ...database,
        uploadsDir: settings.uploadsDir,
        postgresTools: settings.postgresTools,
        hubVersion: version,
        now: () => clock.now(),
        findKey: (keyId) => findVaultKey(settings, keyId),
      },
      request,
    ),
};
