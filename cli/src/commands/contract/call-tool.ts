import type { Command } from 'commander';
import type { ToolInputs } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';
import { several } from '../../parts/values.ts';
import { describeTool } from './describe-call.ts';
import { findByName } from './find-by-name.ts';
import { readFields, requireFields } from './read-fields.ts';

interface ToolOptions {
  readonly argument?: readonly string[];
  readonly input?: string;
  readonly idempotencyKey?: string;
  readonly describe?: true;
}

/** `ahub tool NAME` */
export function addTool(program: Command): void {
  program
    .command('tool')
    .argument('[name]', 'name of the tool; without it all of them are listed')
    .description('call any tool, as an agent does')
    .option(
      '-a, --argument <name=value>',
      'an argument: name=value, name:=JSON or name@file; several times for several',
      several,
    )
    .option('--input <file>', 'a JSON object with arguments; - reads it from stdin')
    .option('--idempotency-key <key>', 'the same key does a write once, however often it is called')
    .option('--describe', 'show what the tool takes')
    .action(act(callTool));
}

async function callTool(context: Context, options: ToolOptions, name?: string): Promise<void> {
  const { out, settings, signal, readStdin } = context;
  const { tools } = await import('../../generated/contract.ts');
  if (name === undefined) {
    return out.rows(tools, [
      { title: 'tool', of: (tool) => tool.name },
      { title: 'what it does', of: ({ summary }) => summary },
    ]);
  }
  const tool = findByName(tools, (entry) => entry.name, name, 'tool', 'ahub tool');
  if (options.describe) return out.object(tool, describeTool);
  const { fields } = tool;
  const input = await readFields(options.argument ?? [], fields, { input: options.input, readStdin }, '-a');
  const { networkId } = settings;
  if (networkId !== undefined && fields.some((entry) => entry.name === 'network_id')) input['network_id'] ??= networkId;
  requireFields(input, fields, '-a');
  const { idempotencyKey } = options;
  const called = name as keyof ToolInputs;
  out.json(await context.hub().tool(called as 'get_inbox', input as { alias: string }, { idempotencyKey, signal }));
}
