import type { Command } from 'commander';
import { resolve } from 'node:path';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { dataDirOption, inWords, readHubSettings } from './hub-settings.ts';
import { showProgress } from './show-progress.ts';

interface RestoreOptions {
  readonly dataDir?: string;
  readonly replace?: true;
}

/** `ahub restore` */
export function addRestore(program: Command): void {
  const command = program
    .command('restore')
    .argument('<directory>', 'the directory of the backup')
    .description('make a hub on this machine out of a backup; it must not run meanwhile')
    .option(...dataDirOption)
    .option('--replace', 'put the backup in the place of the hub that is there')
    .action(act(restore, { drains: true }));
  withExamples(command, 'ahub restore /backups/hub-monday', 'ahub restore /backups/hub-monday --replace --yes');
}

async function restore({ out, ask, signal }: Context, options: RestoreOptions, directory: string): Promise<void> {
  const settings = await readHubSettings(options.dataDir);
  const replace = options.replace === true;
  if (replace) await ask.confirm(`What the hub in ${settings.dataDir} knows now is lost. Go on?`);
  const { restoreHub } = await import('../../../../src/restore-hub.ts');
  signal.throwIfAborted();
  const progress = showProgress(process.stderr);
  const { onProgress } = progress;
  const refuseToEnd = (): void => {
    progress.end();
    out.say(
      'The restore goes on to its end, because half of one is no hub. Ctrl-C once more kills it: restore anew then.',
    );
  };
  signal.addEventListener('abort', refuseToEnd, { once: true });
  const { manifest, lacksKey } = await inWords(() =>
    restoreHub(settings, { directory: resolve(directory), replace, onProgress }),
  ).finally(() => {
    signal.removeEventListener('abort', refuseToEnd);
    progress.end();
  });
  out.object(manifest, ({ created_at: at }) => `${settings.dataDir}: the hub as it was at ${at}`);
  if (!lacksKey) return;
  out.say(`The backup holds no vault key, and its secrets need the key ${manifest.vault_key_id}:`);
  out.say(`give it as HUB_VAULT_KEY, or as ${settings.dataDir}/vault.key, before the hub starts.`);
}
