import type { Command } from 'commander';
import { resolve } from 'node:path';
import type { Manifest } from '../../../../src/handlers/control/index.ts';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { dataDirOption, inWords, readHubSettings } from './hub-settings.ts';
import { megabytes, showProgress } from './show-progress.ts';

interface BackupOptions {
  readonly dataDir?: string;
  readonly withKey?: true;
}

/** `ahub backup` */
export function addBackup(program: Command): void {
  const command = program
    .command('backup')
    .argument('<directory>', 'where the backup goes: a new or empty directory, which the hub itself writes')
    .description('copy the hub of this machine, running or not: database, uploads and a manifest')
    .option(...dataDirOption)
    .option('--with-key', 'copy the key that seals the stored secrets as well: whoever has both can read them')
    .action(act(backUp, { drains: true }));
  withExamples(command, 'ahub backup /backups/hub-monday', 'ahub backup /backups/hub --data-dir /var/lib/hub --json');
}

async function backUp({ out, signal }: Context, options: BackupOptions, directory: string): Promise<void> {
  const settings = await readHubSettings(options.dataDir);
  const { backUpHub } = await import('../../../../src/back-up-hub.ts');
  const progress = showProgress(process.stderr);
  const manifest = await inWords(() =>
    backUpHub(settings, {
      directory: resolve(directory),
      withKey: options.withKey === true,
      signal,
      onProgress: progress.onProgress,
    }),
  ).finally(progress.end);
  out.object(manifest, linesOf(directory));
  for (const { path, reason } of manifest.left_out) out.say(`Left out: ${path} (${reason})`);
}

function linesOf(directory: string): (manifest: Manifest) => string {
  return ({ files, has_vault_key: hasKey }) => {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const key = hasKey ? 'with the vault key' : 'without the vault key';
    return `${directory}: ${files.length} ${files.length === 1 ? 'file' : 'files'}, ${megabytes(bytes)}, ${key}`;
  };
}
