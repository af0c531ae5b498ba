import { Option, type Command } from 'commander';
import type { inputs } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { count, seconds } from '../../parts/values.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { readAnswer } from './ask-node.ts';
import { findNode } from './find-node.ts';
import { nodesAbout } from './nodes-about.ts';

interface LogOptions {
  readonly lines: number;
  readonly level?: inputs.NodeLogLevel;
  readonly grep?: string;
  readonly since?: string;
  readonly timeout: number;
}

/** `ahub node logs ALIAS` */
export function addNodeLogs(program: Command): void {
  const command = findGroup(program, 'node', nodesAbout)
    .command('logs')
    .argument('<alias>', 'the node, by alias or id')
    .description('print the last log lines of a node; secrets in them are masked')
    .option('--lines <number>', 'lines at most', count, 100)
    .addOption(new Option('--level <level>', 'only lines of this level').choices(['info', 'warn', 'error']))
    .option('--grep <text>', 'only lines with this text, in any case')
    .option('--since <time>', 'only lines since then, such as 2026-01-31T08:00:00Z')
    .option('--timeout <time>', 'how long the node may take', seconds, 60)
    .action(act(showLogs));
  withExamples(command, 'ahub node logs painter --level error --lines 20');
}

async function showLogs(context: Context, options: LogOptions, ref: string): Promise<void> {
  const { out, signal } = context;
  const { lines, level, grep, since, timeout } = options;
  const hub = context.hub();
  const { node_id: nodeId } = await findNode(hub, ref, signal);
  const input = { node_id: nodeId, lines, level, grep, since_ts: since };
  const { request_id: id } = await hub.tools.tail_node_logs(input, { signal });
  const answer = await readAnswer(context, hub, id, timeout * 1_000);
  if (out.isJson) return out.json(answer);
  if (answer.content !== undefined && answer.content !== '') return out.line(answer.content.replace(/\n$/, ''));
  out.say('No such lines.');
}
