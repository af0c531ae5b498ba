import type { Command } from 'commander';
import type { AttentionItem, OperationInputs } from '../../../../clients/typescript/src/index.ts';
import { ageOf } from '../../parts/age.ts';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import type { Output } from '../../parts/output.ts';
import { act } from '../../parts/run-command.ts';
import { cutTo, type Column } from '../../parts/table.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { count, oneOf } from '../../parts/values.ts';
import { attentionKinds, severities } from './choices.ts';
import { mendingCommand } from './mending-command.ts';

type Filters = Pick<OperationInputs['listAttention'], 'kind' | 'severity'>;

interface AttentionOptions extends Filters {
  readonly limit?: number;
}

/** `ahub attention` */
export function addAttention(program: Command): void {
  const command = program
    .command('attention')
    .description('show what waits for a person, and what mends it')
    .addOption(oneOf('--kind <kind>', 'only items of this kind', attentionKinds))
    .addOption(oneOf('--severity <severity>', 'only items of this severity', severities))
    .option('--limit <rows>', 'rows at most; 100, on a terminal 15', count)
    .helpCommand(false)
    .action(act(listAttention));
  withExamples(command, 'ahub attention --severity now', 'ahub attention --json | jq -r .key');
}

const columns: readonly Column<AttentionItem>[] = [
  { title: 'severity', of: ({ severity }) => severity },
  { title: 'kind', of: ({ kind }) => kind },
  { title: 'since', of: ({ since }) => since },
  { title: 'id', of: ({ subject }) => subject.id },
  { title: 'subject', of: ({ subject }) => subject.label },
  { title: 'reason', of: ({ reason }) => reason },
  { title: 'key', of: ({ key }) => key },
];

async function listAttention({ hub, out, signal, settings }: Context, options: AttentionOptions): Promise<void> {
  const isForPerson = out.isTerminal && !out.isJson;
  const { kind, severity, limit = isForPerson ? 15 : 100 } = options;
  const query = { kind, severity, network_id: settings.networkId, limit: Math.min(limit, 100) };
  const items = takeRows(hub().list('listAttention', query, { signal }), limit);
  if (!isForPerson) return out.rows(items, columns);
  const { networks } = await hub().api.listNetworks({ limit: 2 }, { signal });
  const networkId = settings.networkId ?? (networks.length === 1 ? networks[0]?.network_id : undefined);
  let shown = 0;
  for await (const item of items) {
    out.object(item, () => [...itemLines(item, out, networkId), '']);
    shown += 1;
  }
  if (shown === limit) out.say(`There may be more: ahub attention --limit ${limit * 10}`);
  out.say(shown === 0 ? 'Nothing waits for you.' : 'Hide one until tomorrow: ahub attention snooze KEY');
}

/** One item for a person: what it is, why, and the command that most likely mends it. */
function itemLines(item: AttentionItem, { paint }: Output, networkId: string | undefined): string[] {
  const { severity, kind, subject, since, reason, evidence, actions, key } = item;
  const color = severity === 'now' ? paint.red : severity === 'soon' ? paint.yellow : paint.dim;
  const [action] = actions;
  const about = paint.dim(cleanLine(`${kind}, ${ageOf(since)}`));
  return [
    `${color(cleanLine(severity).padEnd(4))}  ${paint.bold(cutTo(cleanLine(subject.label), 70))}  ${about}`,
    `      ${cleanLine(evidence.detail === undefined ? reason : `${reason} “${evidence.detail}”`)}`,
    ...(action === undefined ? [] : [`      ${paint.cyan(cleanLine(mendingCommand(action, networkId)))}`]),
    `      ${paint.dim(cleanLine(key))}`,
  ];
}
