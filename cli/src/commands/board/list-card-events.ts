import type { Command } from 'commander';
import type { RequirementEvent } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { count } from '../../parts/values.ts';
import { cardRef, cardsAbout } from './card-ref.ts';

interface EventOptions {
  readonly since?: string;
  readonly limit: number;
}

/** `ahub card events [CARD]` */
export function addCardEvents(program: Command): void {
  findGroup(program, 'card', cardsAbout)
    .command('events')
    .argument('[card]', 'its number or its id; without it those of all cards')
    .description('list what happened to cards, newest first, with the comments')
    .option('--since <time>', 'only what happened since then')
    .option('--limit <rows>', 'rows at most', count, 50)
    .action(act(listCardEvents));
}

const columns = [
  { title: 'at', of: (event: RequirementEvent) => event.at },
  { title: 'card', of: ({ seq }: RequirementEvent) => `#${seq}` },
  { title: 'who', of: ({ actor }: RequirementEvent) => actor?.display_name ?? actor?.id },
  { title: 'what', of: ({ kind, field }: RequirementEvent) => field ?? kind },
  { title: 'now', of: ({ new: value }: RequirementEvent) => wordsOf(value) },
];

async function listCardEvents(context: Context, { since, limit }: EventOptions, ref?: string): Promise<void> {
  const { hub, out, signal } = context;
  const query = { requirement_id: ref === undefined ? undefined : cardRef(ref), since };
  const events = hub().list('listCardEvents', { ...query, limit: Math.min(limit, 200) }, { signal });
  await out.rows(takeRows(events, limit), columns, 'Nothing has happened.');
}

/** What people call a value: the text of a comment or a step, the name of a person; other values are JSON. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value);
  const told = value as Readonly<Record<string, unknown>>;
  const word = ['text', 'username', 'alias', 'name'].map((name) => told[name]).find((one) => typeof one === 'string');
  if (word === undefined) return JSON.stringify(value);
  return typeof told['done'] === 'boolean' ? `${told['done'] ? '✓' : '·'} ${String(word)}` : String(word);
}
