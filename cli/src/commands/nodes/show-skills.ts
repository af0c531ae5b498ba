import type { Command } from 'commander';
import type { NodeFileItem } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { seconds } from '../../parts/values.ts';
import { readAnswer, requireContent } from './ask-node.ts';
import { findNode } from './find-node.ts';
import { nodesAbout } from './nodes-about.ts';

interface SkillsOptions {
  readonly timeout: number;
}

/** `ahub node skills ALIAS [NAME]` */
export function addNodeSkills(program: Command): void {
  findGroup(program, 'node', nodesAbout)
    .command('skills')
    .argument('<alias>', 'the node, by alias or id')
    .argument('[name]', 'the skill to print; without it all of them are listed')
    .description('list the skills that a node has, or print one')
    .option('--timeout <time>', 'how long the node may take', seconds, 60)
    .action(act(showSkills));
}

const columns = [
  { title: 'skill', of: (item: NodeFileItem) => item.name },
  { title: 'scope', of: (item: NodeFileItem) => item.scope },
  { title: 'what it does', of: (item: NodeFileItem) => item.description },
];

async function showSkills(context: Context, { timeout }: SkillsOptions, ref: string, name?: string): Promise<void> {
  const { out, signal } = context;
  const hub = context.hub();
  const { node_id: nodeId } = await findNode(hub, ref, signal);
  const { request_id: id } =
    name === undefined
      ? await hub.tools.list_node_skills({ node_id: nodeId }, { signal })
      : await hub.tools.read_node_skill({ node_id: nodeId, name }, { signal });
  const answer = await readAnswer(context, hub, id, timeout * 1_000);
  if (name === undefined) return out.rows(answer.items ?? [], columns, 'It has no skills.');
  if (out.isJson) return out.json(answer);
  out.line(requireContent(answer, `the skill ${name}`).replace(/\n$/, ''));
}
