import type { Command } from 'commander';
import type { NodeFileItem } from '../../../../clients/typescript/src/index.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { seconds } from '../../parts/values.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { readAnswer, requireContent } from './ask-node.ts';
import { findNode } from './find-node.ts';
import { nodesAbout } from './nodes-about.ts';

interface FilesOptions {
  readonly read?: true;
  readonly timeout: number;
}

/** `ahub node files ALIAS [PATH]` */
export function addNodeFiles(program: Command): void {
  const command = findGroup(program, 'node', nodesAbout)
    .command('files')
    .argument('<alias>', 'the node, by alias or id')
    .argument('[path]', 'relative to its work directory')
    .description('list a directory of a node, or print a file of it')
    .option('--read', 'print the file at this path')
    .option('--timeout <time>', 'how long the node may take', seconds, 60)
    .action(act(showFiles));
  withExamples(command, 'ahub node files painter src', 'ahub node files painter src/main.ts --read');
}

const columns = [
  { title: 'name', of: ({ name, type }: NodeFileItem) => (type === 'dir' ? `${name}/` : name) },
  { title: 'bytes', of: ({ size, hidden_reason: hidden }: NodeFileItem) => hidden ?? size },
  { title: 'changed', of: ({ mtime }: NodeFileItem) => mtime },
];

async function showFiles(context: Context, { read, timeout }: FilesOptions, ref: string, path?: string): Promise<void> {
  const { out, signal } = context;
  if (read === true && path === undefined) throw new UsageError('--read needs the path of a file');
  const hub = context.hub();
  const { node_id: nodeId } = await findNode(hub, ref, signal);
  const { request_id: id } =
    read === true && path !== undefined
      ? await hub.tools.read_node_file({ node_id: nodeId, path }, { signal })
      : await hub.tools.list_node_files({ node_id: nodeId, path }, { signal });
  const answer = await readAnswer(context, hub, id, timeout * 1_000);
  if (read !== true) return out.rows(answer.items ?? [], columns, 'Nothing there.');
  if (out.isJson) return out.json(answer);
  const content = requireContent(answer, String(path));
  if (out.isTerminal) return out.line(content.replace(/\n$/, ''));
  out.bytes(new TextEncoder().encode(content));
}
