import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { saveProfile } from '../../parts/profiles.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { nodesAbout } from './nodes-about.ts';

interface TokenOptions {
  readonly save?: true;
}

/** `ahub node token ALIAS` */
export function addNodeToken(program: Command): void {
  const command = findGroup(program, 'node', nodesAbout)
    .command('token')
    .argument('<alias>', 'the node; a new one is registered')
    .description('mint a token for a node: the only output, and shown once')
    .option('--save', 'keep it in the profile of that name, and do not print it')
    .action(act(issueToken));
  withExamples(command, 'ahub node token beta | ssh build-7 "ahub --profile beta login --token-stdin"');
}

async function issueToken(context: Context, { save }: TokenOptions, alias: string): Promise<void> {
  const { settings, out, signal } = context;
  const hub = context.hub();
  const networkId = await networkOf(settings, hub, signal);
  const answer = await hub.api.issueNodeToken({ network_id: networkId, node_name: alias }, { signal });
  if (save === true) {
    const { url, file } = settings;
    saveProfile(file, alias, { url, token: answer.token, name: alias, network_id: networkId }, false);
    return out.say(`Profile ${alias} keeps the token: ahub --profile ${alias} …`);
  }
  out.object(answer, ({ token }) => token);
  if (out.isTerminal) out.say('The hub shows it this once. `ahub node token --save` keeps one without showing it.');
}
