import type { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { seconds } from '../../parts/values.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { readAnswer, requireContent } from './ask-node.ts';
import { findNode } from './find-node.ts';
import { nodesAbout } from './nodes-about.ts';

interface RulesOptions {
  readonly write?: string;
  readonly timeout: number;
}

/** `ahub node rules ALIAS` */
export function addNodeRules(program: Command): void {
  const command = findGroup(program, 'node', nodesAbout)
    .command('rules')
    .argument('<alias>', 'the node, by alias or id')
    .description('print the rules file of a node, or write another one')
    .option('--write <file>', 'the new rules in place of those that are there; - reads them from stdin')
    .option('--timeout <time>', 'how long the node may take', seconds, 60)
    .action(act(showRules));
  withExamples(command, 'ahub node rules painter > AGENTS.md', 'ahub node rules painter --write AGENTS.md');
}

async function showRules(context: Context, { write, timeout }: RulesOptions, ref: string): Promise<void> {
  const { out, signal } = context;
  const hub = context.hub();
  const content = write === undefined ? undefined : await readRules(context, write);
  const { node_id: nodeId, alias } = await findNode(hub, ref, signal);
  const { request_id: id } =
    content === undefined
      ? await hub.tools.read_node_rules_file({ node_id: nodeId }, { signal })
      : await hub.tools.write_node_rules_file({ node_id: nodeId, content }, { signal });
  const answer = await readAnswer(context, hub, id, timeout * 1_000);
  if (content !== undefined)
    return out.object(answer, () => `${answer.file_name ?? 'The file'} of ${alias} is written.`);
  if (out.isJson) return out.json(answer);
  out.line(requireContent(answer, `the rules file of ${alias}`).replace(/\n$/, ''));
}

async function readRules({ readStdin }: Context, file: string): Promise<string> {
  if (file === '-') return readStdin();
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`cannot read the file ${file}`);
  }
}
