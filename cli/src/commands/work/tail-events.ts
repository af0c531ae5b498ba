import type { Command } from 'commander';
import type { FollowOptions } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { count } from '../../parts/values.ts';
import { printEvents } from './print-events.ts';

interface TailOptions {
  readonly since?: string;
  readonly max: number;
}

/** `ahub tail [ALIAS|network]` */
export function addTail(program: Command): void {
  const command = program
    .command('tail')
    .argument('[name]', 'an agent, your own user name, or network, which is what happens in all of it', 'network')
    .description('print events as they come, one a line, until it is interrupted')
    .option('--since <id>', 'begin behind this event, such as the last one that was seen')
    .option('--max <events>', 'end after so many', count, Number.POSITIVE_INFINITY)
    .action(act(tailEvents, { drains: true }));
  withExamples(command, 'ahub tail beta', 'ahub tail network --json --since "$last" | jq -r .type');
}

async function tailEvents(context: Context, { since, max }: TailOptions, name: string): Promise<number> {
  const { out, signal, settings } = context;
  const hub = context.hub();
  const onOpen = (): void => out.say('Listening.');
  const onLost = (): void => out.say('The connection is lost; it is opened again.');
  const options: FollowOptions = { since, signal, onOpen, onLost };
  const events =
    name === 'network'
      ? hub.events.network(await networkOf(settings, hub, signal), options)
      : hub.events.alias(name, { ...options, networkId: settings.networkId });
  return printEvents(context, events, max);
}
