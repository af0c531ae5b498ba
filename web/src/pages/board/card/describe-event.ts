import type { RequirementEvent } from '@agent-collaboration-hub/client';
import type { Language } from '../../../i18n/words.ts';
import { shortDay } from '../names.ts';
import type { BoardWords } from '../words.ts';
import type { CardWords } from './words.ts';

/** What names the values of fields. */
export interface EventNames {
  readonly words: CardWords;
  readonly board: BoardWords;
  readonly language: Language;
  /** The name of a project or a person by its id; undefined where it is not known. */
  readonly nameOf: (id: string) => string | undefined;
}

interface Step {
  readonly id: string;
  readonly text: string;
  readonly done: boolean;
}

/** A change of a card as the rest of a sentence that begins with who did it. */
export function describeEvent(event: RequirementEvent, names: EventNames): string {
  const { words, board } = names;
  const { field, old, new: now } = event;
  if (event.kind === 'created' || field === null) return words.event.created;
  if (field === 'column') return words.event.moved(columnName(old, board), columnName(now, board));
  if (field === 'archived') return now === true ? words.event.archived : words.event.unarchived;
  if (field === 'tags') return describeTags(old as readonly string[], now as readonly string[], words);
  if (field === 'checklist') return describeSteps(old as readonly Step[], now as readonly Step[], words);
  const name = (board.field as Readonly<Record<string, string>>)[field] ?? field;
  if (now === null || now === '') return words.event.cleared(name);
  const value = describeValue(field, now, names);
  return value === undefined ? words.event.edited(name) : words.event.to(name, value);
}

const columnName = (value: unknown, { column }: BoardWords): string =>
  (column as Readonly<Record<string, string>>)[String(value)] ?? String(value);

function describeValue(field: string, value: unknown, { board, language, nameOf }: EventNames): string | undefined {
  if (field === 'priority') return board.priority[value as 'low'] ?? String(value);
  if (field === 'due' || field === 'start') return shortDay(String(value), language);
  if (field === 'project_id') return nameOf(String(value));
  if (field === 'owner' || field === 'agent_owner') return nameOf((value as { readonly id: string }).id);
  if (field === 'name' || field === 'external_ref' || field === 'external_url') return `“${String(value)}”`;
  return undefined;
}

function describeTags(old: readonly string[], now: readonly string[], { event }: CardWords): string {
  const added = now.filter((tag) => !old.includes(tag));
  const removed = old.filter((tag) => !now.includes(tag));
  const parts = [
    ...(added.length > 0 ? [event.tagsAdded(added.join(', '))] : []),
    ...(removed.length > 0 ? [event.tagsRemoved(removed.join(', '))] : []),
  ];
  return parts.join(' · ');
}

/** The history keeps the items that differ: an item on one side alone came or went. */
function describeSteps(old: readonly Step[], now: readonly Step[], { event, checklist }: CardWords): string {
  const before = new Map(old.map((item) => [item.id, item]));
  const after = new Set(now.map(({ id }) => id));
  const quote = (items: readonly Step[]): string => items.map(({ text }) => `“${text}”`).join(', ');
  const turned = now.filter(({ id, done }) => before.has(id) && before.get(id)?.done !== done);
  const groups = [
    [event.stepsDone, turned.filter(({ done }) => done)],
    [event.stepsOpen, turned.filter(({ done }) => !done)],
    [event.stepsAdded, now.filter(({ id }) => !before.has(id))],
    [event.stepsRemoved, old.filter(({ id }) => !after.has(id))],
  ] as const;
  const said = groups.flatMap(([say, items]) => (items.length > 0 ? [say(quote(items))] : []));
  return said.length > 0 ? said.join(' · ') : event.edited(checklist);
}
