import type { Command } from 'commander';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { findNode } from '../nodes/find-node.ts';
import { abouts } from './abouts.ts';
import { findMember } from './find-member.ts';

interface GrantOptions {
  readonly none?: true;
}

/** `ahub member grants USER [ALIAS...]` */
export function addMemberGrants(program: Command): void {
  const command = findGroup(program, 'member', abouts.member)
    .command('grants')
    .argument('<user>', 'the member, by user name or id')
    .argument('[aliases...]', 'the agents that they reach from now on, in place of those before')
    .description('list or set which agents a member of --agents granted reaches')
    .option('--none', 'no agent at all')
    .action(act(grantAgents));
  withExamples(command, 'ahub member grants mia', 'ahub member grants mia beta painter');
}

async function grantAgents(
  context: Context,
  { none }: GrantOptions,
  ref: string,
  aliases: readonly string[] | undefined,
): Promise<void> {
  const { out, signal, settings } = context;
  if (none === true && aliases?.length) throw new UsageError('--none goes without aliases');
  const hub = context.hub();
  const networkId = await networkOf(settings, hub, signal);
  const { user_id: userId } = await findMember(context, hub, networkId, ref);
  const member = { network_id: networkId, user_id: userId };
  if (none === undefined && !aliases?.length) {
    return out.object(await hub.api.listAgentGrants(member, { signal }), ({ node_ids }) => [...node_ids]);
  }
  const nodeIds: string[] = [];
  for (const alias of aliases ?? []) nodeIds.push((await findNode(hub, alias, signal)).node_id);
  const answer = await hub.api.setAgentGrants({ ...member, node_ids: nodeIds }, { signal });
  out.object(answer, ({ node_ids }) => [...node_ids]);
}
