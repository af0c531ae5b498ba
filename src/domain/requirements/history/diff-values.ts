import type { CardValues, ChecklistItem } from '../cards/card-values.ts';
import type { CardEvent } from './record-card-events.ts';

/** The history keeps only the beginning of long texts. */
const maxTextLength = 4_000;

/** One event for each field whose value differs, with the old and the new value. */
export function diffValues(before: CardValues, after: CardValues): CardEvent[] {
  const fields = Object.keys(after) as (keyof CardValues)[];
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ kind: 'changed', field, ...changeOf(field, before, after) }));
}

function changeOf(field: keyof CardValues, before: CardValues, after: CardValues): { old: unknown; new: unknown } {
  if (field === 'description') return { old: cut(before.description), new: cut(after.description) };
  if (field !== 'checklist') return { old: before[field], new: after[field] };
  // Of a long list only the items that differ.
  return { old: without(before.checklist, after.checklist), new: without(after.checklist, before.checklist) };
}

function without(items: readonly ChecklistItem[], others: readonly ChecklistItem[]): ChecklistItem[] {
  const known = new Set(others.map((item) => JSON.stringify(item)));
  return items.filter((item) => !known.has(JSON.stringify(item)));
}

function cut(text: string): string {
  return text.length <= maxTextLength ? text : [...text].slice(0, maxTextLength).join('');
}
