import type { Command } from 'commander';
import type { Node } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { recordLines } from '../../parts/record-lines.ts';
import { act } from '../../parts/run-command.ts';
import { count, several } from '../../parts/values.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { findNode } from './find-node.ts';
import { nodesAbout } from './nodes-about.ts';
import { orderDaemon } from './order-daemon.ts';
import { readFlags } from './read-flags.ts';
import { withWait, type WaitOptions } from './wait-options.ts';

interface ConfigOptions extends WaitOptions {
  readonly model?: string;
  readonly flag?: readonly string[];
  readonly channel?: readonly string[];
  readonly revision?: number;
}

/** `ahub node config ALIAS` */
export function addNodeConfig(program: Command): void {
  const command = findGroup(program, 'node', nodesAbout)
    .command('config')
    .argument('<alias>', 'the node, by alias or id')
    .description('show a node, or change how its daemon runs it')
    .option('--model <name>', 'another model')
    .option('--flag <name=value>', 'a setting of the runtime, such as maxTurns=20; several times for several', several)
    .option('--channel <name>', 'the channels that it serves; several times for several', several)
    .option('--revision <number>', 'the revision that you saw: another one since then is a conflict', count)
    .action(act(configureNode));
  withExamples(withWait(command), 'ahub node config painter', 'ahub node config painter --model opus --wait');
}

async function configureNode(context: Context, options: ConfigOptions, ref: string): Promise<number | void> {
  const { out, signal } = context;
  const { model, flag, channel, revision } = options;
  const hub = context.hub();
  const node = await findNode(hub, ref, signal);
  if (model === undefined && flag === undefined && channel === undefined) {
    return out.object(node, () => nodeLines(node, out.paint));
  }
  const flags = flag === undefined ? undefined : readFlags(flag);
  const patch = { ...(model && { model }), ...(flags && { flags }), ...(channel && { channels: channel }) };
  const base = revision ?? node.config_revision ?? 0;
  const input = { node_id: node.node_id, base_revision: base, patch };
  return orderDaemon(context, hub, node, options, {
    verb: 'change',
    done: 'changed',
    send: () => hub.tools.update_node_config(input, { signal }),
    idOf: ({ update_id }) => update_id,
  });
}

function nodeLines(node: Node, paint: Context['out']['paint']): string[] {
  const { alias, node_id, lifecycle_state, permission_mode, runtime, model, channels, config_revision } = node;
  const { config_path, hostname, server, owner_name, daemon_node_id, network_id, created_at, updated_at } = node;
  return [
    paint.bold(alias),
    ...recordLines(
      {
        ...{ node: node_id, network: network_id, state: lifecycle_state, mode: permission_mode ?? 'no token' },
        ...{ runtime, model, channels, revision: config_revision, config: config_path, host: hostname, server },
        ...{ daemon: daemon_node_id, owner: owner_name, created: created_at, updated: updated_at },
      },
      paint,
    ),
  ];
}
