import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { secretsAbout } from './skills-about.ts';

interface SecretOptions {
  readonly stdin?: true;
}

/** `ahub secret set NAME` */
export function addSecretSet(program: Command): void {
  const command = findGroup(program, 'secret', secretsAbout)
    .command('set')
    .argument('<name>', 'such as API_KEY')
    .description('put a secret into the vault of the network, or another value in its place')
    .option('--stdin', 'read the value from stdin; a terminal is asked for it otherwise')
    .action(act(setSecret));
  withExamples(command, 'pass show openai | ahub secret set OPENAI_API_KEY --stdin');
}

async function setSecret(context: Context, { stdin }: SecretOptions, key: string): Promise<void> {
  const { hub, out, ask, signal, settings, readStdin } = context;
  const value =
    stdin === true
      ? (await readStdin()).replace(/\r?\n$/, '')
      : await ask.password({ message: `Value of ${key}`, flag: '--stdin' });
  if (value === '') throw new UsageError('the secret has no value');
  const answer = await hub().tools.upsert_network_secret({ key, value, network_id: settings.networkId }, { signal });
  out.object(answer, () => `${cleanLine(key)} is in the vault.`);
}
