import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { act } from '../../parts/run-command.ts';
import { seconds } from '../../parts/values.ts';

/** `ahub attention snooze KEY` */
export function addAttentionSnooze(program: Command): void {
  const group = program.commands.find((command) => command.name() === 'attention')!;
  const command = group
    .command('snooze')
    .argument('<key>', 'key of the item')
    .description('hide an item from yourself for a while')
    .option('--for <time>', 'how long, such as 2h or 3d; 0 shows it again', seconds, 86_400)
    .action(act(snoozeAttention));
  withExamples(command, 'ahub attention snooze task_failed:net_1:t_4f2a --for 2h');
}

async function snoozeAttention(
  { hub, out, signal }: Context,
  options: { readonly for: number },
  key: string,
): Promise<void> {
  // A time that has surely passed for the hub too, whose clock may be another one.
  const until = new Date(options.for === 0 ? 0 : Date.now() + options.for * 1_000).toISOString();
  const answer = await hub().api.snoozeAttention({ key, until }, { signal });
  out.object(answer, ({ until: end }) => (end === null ? 'It is shown again.' : `It is hidden until ${end}.`));
}
