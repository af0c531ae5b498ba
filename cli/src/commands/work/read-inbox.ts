import type { Command } from 'commander';
import { HubError, type Hub, type InboxMessage, type Message } from '../../../../clients/typescript/src/index.ts';
import { ageOf } from '../../parts/age.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import type { Output } from '../../parts/output.ts';
import { act } from '../../parts/run-command.ts';
import type { Column } from '../../parts/table.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { count } from '../../parts/values.ts';

/** What an inbox holds: deliveries, and of a person direct messages too. */
type Entry = InboxMessage | Message;

interface InboxOptions {
  readonly ack?: true;
  readonly limit: number;
}

/** `ahub inbox [ALIAS]` */
export function addInbox(program: Command): void {
  const command = program
    .command('inbox')
    .argument('[alias]', 'the agent; without it, your own inbox')
    .description('show what is unread, without taking it')
    .option('--ack', 'take what is shown: acknowledge it, or mark it as read')
    .option('--limit <rows>', 'rows at most', count, 100)
    .action(act(readInbox));
  withExamples(command, 'ahub inbox', 'ahub inbox beta --ack --limit 1 --json');
}

async function readInbox(context: Context, { ack, limit }: InboxOptions, alias?: string): Promise<void> {
  const { out, signal } = context;
  const hub = context.hub();
  const agent = alias ?? ownAlias(context);
  const entries = agent === undefined ? ownEntries(context, hub) : deliveriesOf(context, hub, agent);
  const shown: Entry[] = [];
  await out.rows(noting(takeRows(entries, limit), shown), columnsFor(out), 'Nothing is unread.');
  if (ack === undefined || shown.length === 0) return;
  const taken =
    agent === undefined ? await markAsRead(hub, shown, signal) : await acknowledge(hub, agent, shown, signal);
  out.say(`${taken} of ${shown.length} acknowledged.`);
}

const columnsFor = ({ isTerminal, paint }: Output): readonly Column<Entry>[] => [
  // What people do next names the task; the id of the delivery is for scripts.
  ...(isTerminal ? [] : [{ title: 'id', of: idOf }]),
  { title: 'type', of: (entry) => entry.type ?? (entry as Message).kind },
  { title: 'from', of: ({ from_session }) => from_session },
  { title: 'task', of: ({ in_reply_to, task_id }) => in_reply_to ?? task_id, paint: paint.dim },
  { title: 'sent', of: ({ created_at }) => (isTerminal ? ageOf(created_at) : created_at) },
  {
    title: 'text',
    of: (entry) => ('title' in entry && entry.title ? `${entry.title}: ${entry.content}` : entry.content),
  },
];

function idOf(entry: Entry): string | undefined {
  return entry.id ?? (entry as Message).message_id;
}

/** The agent whose token is in use; undefined for a person. @throws UsageError it is not known which agent that is */
function ownAlias({ settings: { token, profile } }: Context): string | undefined {
  if (token?.startsWith('ntok_') !== true) return undefined;
  const alias = (token === profile?.token ? profile.name : undefined) ?? process.env['AHUB_ALIAS'];
  if (alias === undefined) throw new UsageError('it is not clear which agent is meant', 'Name it: ahub inbox ALIAS');
  return alias;
}

/** Looks on: nothing counts as handed out. */
async function* deliveriesOf(
  { settings, signal }: Context,
  hub: Hub,
  alias: string,
): AsyncGenerator<InboxMessage, void, undefined> {
  for (let cursor: string | undefined; ;) {
    const look = { alias, limit: 100, peek: true, network_id: settings.networkId, cursor };
    const { messages, next_cursor } = await hub.tools.get_inbox(look, { signal });
    yield* messages;
    if (next_cursor === null) return;
    cursor = next_cursor;
  }
}

/** What came to a person by name, then the direct messages. */
async function* ownEntries(context: Context, hub: Hub): AsyncGenerator<Entry, void, undefined> {
  const { settings, signal } = context;
  const { user } = await hub.api.getMe({}, { signal });
  yield* deliveriesOf(context, hub, user.username);
  yield* hub.list('listMessages', { scope: 'user', unacked: 1, network_id: settings.networkId }, { signal });
}

async function* noting<Row>(rows: AsyncIterable<Row>, noted: Row[]): AsyncGenerator<Row, void, undefined> {
  for await (const row of rows) {
    noted.push(row);
    yield row;
  }
}

/** Returns how many were taken now: another reader may have been faster. */
async function acknowledge(hub: Hub, alias: string, entries: readonly Entry[], signal: AbortSignal): Promise<number> {
  let taken = 0;
  for (const entry of entries) {
    const input = { alias, message_id: idOf(entry) ?? '', network_id: entry.network_id };
    try {
      await hub.tools.ack_inbox(input, { signal });
      taken += 1;
    } catch (error) {
      if (!(error instanceof HubError) || error.code !== 'delivery_not_found') throw error;
    }
  }
  return taken;
}

const idsAtOnce = 500;

async function markAsRead(hub: Hub, entries: readonly Entry[], signal: AbortSignal): Promise<number> {
  const ids = entries.map((entry) => idOf(entry) ?? '');
  let taken = 0;
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const { acked } = await hub.api.ackMessages({ message_ids: ids.slice(from, from + idsAtOnce) }, { signal });
    taken += acked;
  }
  return taken;
}
