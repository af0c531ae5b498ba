import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { abouts } from './abouts.ts';

interface CreateOptions {
  readonly name?: string;
  readonly bind?: true;
}

/** `ahub token create` */
export function addTokenCreate(program: Command): void {
  const command = findGroup(program, 'token', abouts.token)
    .command('create')
    .description('mint a token of your own, for scripts: the only output, and shown once')
    .option('--name <text>', 'what it is called in lists')
    .option('--bind', 'let it reach one network only: the one in use')
    .action(act(createToken));
  withExamples(command, 'ahub token create --name nightly --bind | ahub --profile nightly login --token-stdin');
}

async function createToken(context: Context, { name, bind }: CreateOptions): Promise<void> {
  const { out, signal, settings } = context;
  const hub = context.hub();
  const networkId = bind === true ? await networkOf(settings, hub, signal) : undefined;
  const answer = await hub.api.issueApiToken({ name, network_id: networkId }, { signal });
  out.object(answer, ({ token }) => token);
  if (out.isTerminal) out.say('The hub shows it this once.');
}
