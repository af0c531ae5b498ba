import { Argument, type Command } from 'commander';
import type { inputs } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { nodesAbout } from './nodes-about.ts';

/** `ahub node mode ALIAS MODE` */
export function addNodeMode(program: Command): void {
  findGroup(program, 'node', nodesAbout)
    .command('mode')
    .argument('<alias>', 'the node, by alias, name or id')
    .addArgument(new Argument('<mode>', 'what its tokens may do').choices(['normal', 'readonly', 'restricted']))
    .description('narrow what a node may do besides its own work')
    .action(act(setMode));
}

async function setMode(context: Context, _options: object, ref: string, mode: inputs.NodeMode): Promise<void> {
  const { hub, out, signal, settings } = context;
  const input = { ref, mode, network_id: settings.networkId };
  out.object(
    await hub().api.setPermissionMode(input, { signal }),
    ({ alias, tokens }) => `${alias} is ${mode} (${tokens} token${tokens === 1 ? '' : 's'}).`,
  );
}
