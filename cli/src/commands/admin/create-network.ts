import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';

interface CreateOptions {
  readonly description?: string;
}

/** `ahub network create NAME` */
export function addNetworkCreate(program: Command): void {
  findGroup(program, 'network', abouts.network)
    .command('create')
    .argument('<name>', 'unique among your networks')
    .description('make a network; you own it')
    .option('--description <text>', 'what it is for')
    .action(act(createNetwork));
}

async function createNetwork(
  { hub, out, signal }: Context,
  { description }: CreateOptions,
  name: string,
): Promise<void> {
  const answer = await hub().api.createNetwork({ name, description }, { signal });
  out.object(answer, ({ network_id: id }) => (out.isTerminal ? `${cleanLine(name)} is made (${id}).` : id));
}
