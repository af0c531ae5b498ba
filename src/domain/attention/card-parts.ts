import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { dueCards } from '../../entities/requirement.ts';
import { dayMs } from '../../platform/time.ts';
import type { Frame } from './frame.ts';
import { textOfInstant } from './limits.ts';
import { excerpt } from './part.ts';
import type { Part, Source } from './part.ts';

/** Open cards whose time is over; `a` priority, `n` number. */
const overdue = (frame: Frame, isOver: RawBuilder<unknown>): Source => ({
  network: 'r.network_id',
  id: 'r.requirement_id',
  column: 'r.due',
  label: excerpt('r.name'),
  a: sql.ref('r.priority'),
  n: sql.ref('r.seq'),
  from: (page) => sql`requirements as r where ${frame.seesCard} and ${sql.raw(dueCards)} and ${isOver} and ${page}`,
});

/** Due on a day, all of which counts. */
const ofDay: Part = {
  kind: 'card_overdue',
  stepMs: dayMs,
  shiftMs: dayMs,
  toColumn: (ms) => textOfInstant(ms).slice(0, 10),
  sinceOf: (due) => Date.parse(due) + dayMs,
  read: (frame) => overdue(frame, sql`r.due < ${frame.value('today')} and length(r.due) = 10`),
};

const ofInstant: Part = {
  kind: 'card_overdue',
  stepMs: 1_000,
  toColumn: textOfInstant,
  sinceOf: (due) => Date.parse(due),
  read: (frame) => overdue(frame, sql`r.due <= ${frame.value('instant')} and length(r.due) > 10`),
};

/** The conditions of cards (rule attention-kinds). */
export const cardParts: readonly Part[] = [ofDay, ofInstant];
