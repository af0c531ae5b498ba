import type { Command } from 'commander';
import type { Hub, inputs, SessionSummary, StatusSummary } from '../../../../clients/typescript/src/index.ts';
import { ageOf } from '../../parts/age.ts';
import { cleanLine, cleanText } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import type { Output } from '../../parts/output.ts';
import { act } from '../../parts/run-command.ts';
import type { Column } from '../../parts/table.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { count, someOf } from '../../parts/values.ts';
import { sessionStatuses } from './choices.ts';
import { paintStatus } from './task-lines.ts';

interface StatusOptions {
  readonly status?: readonly inputs.SessionStatus[];
  readonly search?: string;
  readonly limit: number;
}

/** `ahub status [ALIAS]` */
export function addStatus(program: Command): void {
  const command = program
    .command('status')
    .argument('[alias]', 'one agent, with what it says of itself and what waits for it')
    .description('show what the agents are doing')
    .addOption(someOf('--status <status>', 'only agents of this status; several times for several', sessionStatuses))
    .option('--search <text>', 'only agents whose alias, model or task holds this text')
    .option('--limit <rows>', 'rows at most', count, 1_000)
    .action(act(showStatus));
  withExamples(command, 'ahub status --status working --status blocked', 'ahub status beta --json | jq .inbox_pending');
}

async function showStatus(context: Context, options: StatusOptions, alias?: string): Promise<void> {
  if (alias !== undefined) return showAgent(context, alias);
  const { hub, out, signal, settings } = context;
  const { status, search, limit } = options;
  const query = { status, q: search, network_id: settings.networkId, fields: 'fleet', limit: Math.min(limit, 1_000) };
  const said: { summary?: StatusSummary } = {};
  const rows = sessionsOf(hub(), query as typeof query & { fields: 'fleet' }, signal, said);
  await out.rows(takeRows(rows, limit), columnsFor(out), 'No such agents.');
  if (out.isTerminal && !out.isJson && said.summary !== undefined) out.say(summaryLine(said.summary));
}

/** All pages; `said` gets the summary of the whole scope, which every page has. */
async function* sessionsOf(
  hub: Hub,
  query: Parameters<typeof hub.page<'getStatus'>>[1],
  signal: AbortSignal,
  said: { summary?: StatusSummary },
): AsyncGenerator<SessionSummary, void, undefined> {
  for (let cursor: string | undefined; ;) {
    const page = await hub.page('getStatus', { ...query, cursor }, { signal });
    said.summary = page.answer['summary'] as StatusSummary;
    yield* page.rows;
    if (page.next === undefined) return;
    cursor = page.next;
  }
}

const columnsFor = ({ isTerminal, paint }: Output): readonly Column<SessionSummary>[] => [
  { title: 'agent', of: ({ alias }) => alias },
  { title: 'status', of: ({ status }) => status, paint: (cell, { status }) => paintStatus(status, paint, cell) },
  { title: 'progress', of: ({ progress }) => (progress === null ? null : `${progress}%`) },
  { title: 'queue', of: ({ queue_depth }) => queue_depth },
  { title: 'seen', of: ({ last_seen_at }) => (isTerminal ? ageOf(last_seen_at) : last_seen_at) },
  { title: 'model', of: ({ model }) => model },
  { title: 'task', of: ({ task }) => task },
];

/** How many agents there are, in words. */
export function summaryLine({ total, working, idle, offline }: StatusSummary): string {
  return `${total} ${total === 1 ? 'agent' : 'agents'}: ${working} at work, ${idle} idle, ${offline} offline`;
}

async function showAgent({ hub, out, signal, settings }: Context, alias: string): Promise<void> {
  const found = await hub().tools.get_session_status({ alias, network_id: settings.networkId }, { signal });
  out.object(found, ({ session, inbox_pending, recent_completions }) => {
    if (session === null) return cleanLine(`${alias} has never reported. Unread: ${inbox_pending}`);
    const { status, task, output, progress, model, hostname, last_seen_at } = session;
    const facts: readonly (readonly [string, string | null])[] = [
      ['Task', task === null ? null : `${task}${progress === null ? '' : ` (${progress}%)`}`],
      ['Says', output],
      ['Runs', [model, hostname].filter((one) => one !== null).join(' on ') || null],
      ['Seen', `${last_seen_at} (${ageOf(last_seen_at)} ago)`],
      ['Unread', String(inbox_pending)],
    ];
    return [
      `${out.paint.bold(cleanLine(alias))}  ${paintStatus(status, out.paint)}`,
      ...facts.flatMap(([name, value]) =>
        value === null ? [] : [`${out.paint.dim(name.padEnd(7))} ${cleanText(value)}`],
      ),
      ...recent_completions.map(({ task: done, result }) =>
        cleanLine(`${out.isTerminal ? 'Done    ' : 'Done'.padEnd(8)}${done}: ${result}`),
      ),
    ];
  });
}
