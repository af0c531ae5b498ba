import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';

interface JoinOptions {
  readonly stdin?: true;
}

/** `ahub network join` */
export function addNetworkJoin(program: Command): void {
  findGroup(program, 'network', abouts.network)
    .command('join')
    .description('join a network by the code of an invite')
    .option('--stdin', 'read the code from stdin; a terminal is asked for it otherwise')
    .action(act(joinNetwork));
}

async function joinNetwork({ hub, out, ask, signal, readStdin }: Context, { stdin }: JoinOptions): Promise<void> {
  const code = stdin === true ? await readStdin() : await ask.password({ message: 'Invite code', flag: '--stdin' });
  const answer = await hub().api.joinNetwork({ invite_code: code.trim() }, { signal });
  out.object(answer, ({ network_id: id, role }) => `You are ${role} of ${id}.`);
}
