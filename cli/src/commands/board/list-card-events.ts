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

/** A comment is its text; other values are short JSON. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = (value as { readonly text?: unknown }).text;
  if (typeof text === 'string') return text;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
