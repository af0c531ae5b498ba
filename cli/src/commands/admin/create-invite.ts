import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { count } from '../../parts/values.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { abouts } from './abouts.ts';
import { withAccess, type AccessOptions } from './access-options.ts';

interface InviteOptions extends AccessOptions {
  readonly uses?: number;
  readonly days?: number;
}

/** `ahub invite`, and `ahub invite create` */
export function addInviteCreate(program: Command): void {
  const command = findGroup(program, 'invite', abouts.invite)
    .command('create', { isDefault: true })
    .description('make a code by which people join the network: the only output, and shown once')
    .option('--uses <number>', 'how many people may join by it; one without it', wholeNumber)
    .option('--days <number>', 'days for which it is valid; it does not expire without it', count)
    .action(act(createInvite));
  withExamples(withAccess(command), 'ahub invite --role viewer --days 7');
}

function wholeNumber(text: string): number {
  return text === '-1' ? -1 : count(text);
}

async function createInvite(context: Context, options: InviteOptions): Promise<void> {
  const { out, signal, settings } = context;
  const { role, agents, cards, uses, days } = options;
  const hub = context.hub();
  const networkId = await networkOf(settings, hub, signal);
  const access = { role, agent_access: agents, task_access: cards };
  const input = { network_id: networkId, ...access, max_uses: uses, expires_days: days };
  out.object(await hub.api.createInvite(input, { signal }), ({ invite_code: code }) => code);
  if (out.isTerminal) out.say('The hub shows it this once. Whoever has it joins by: ahub network join');
}
