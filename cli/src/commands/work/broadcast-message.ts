import type { Command } from 'commander';
import type { inputs } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { readText } from '../../parts/read-text.ts';
import { act } from '../../parts/run-command.ts';
import { oneOf } from '../../parts/values.ts';
import { sessionStatuses } from './choices.ts';

interface BroadcastOptions {
  readonly status?: inputs.SessionStatus;
  readonly server?: string;
  readonly idempotencyKey?: string;
}

/** `ahub broadcast TEXT|-` */
export function addBroadcast(program: Command): void {
  const command = program
    .command('broadcast')
    .argument('<text>', 'the message; - reads it from stdin')
    .description('put a message into the inbox of every agent of the network')
    .addOption(oneOf('--status <status>', 'only agents of this status', sessionStatuses))
    .option('--server <name>', 'only agents on this server')
    .option('--idempotency-key <key>', 'the same key sends the message once, however often the command runs')
    .action(act(broadcastMessage));
  withExamples(
    command,
    "ahub broadcast 'Main is frozen until noon'",
    'ahub broadcast - --status idle < announcement.md',
  );
}

async function broadcastMessage(
  context: Context,
  { status, server, idempotencyKey }: BroadcastOptions,
  text: string,
): Promise<void> {
  const { out, signal, settings } = context;
  const message = await readText(context, text, 'message');
  const input = { message, filter_status: status, filter_server: server, network_id: settings.networkId };
  const sent = await context.hub().api.broadcast(input, { idempotencyKey, signal });
  out.object(sent, ({ recipients, message_ids }) =>
    out.isTerminal ? `The message went to ${recipients} ${recipients === 1 ? 'agent' : 'agents'}.` : message_ids,
  );
}
