import type { Person, Requirement } from '@agent-collaboration-hub/client';
import type { Language } from '../../i18n/words.ts';
import type { BoardWords } from './words.ts';

/** How a person or an agent is called. */
export function nameOf(person: Person, words: Pick<BoardWords, 'gone'>): string {
  return person.display_name ?? person.username ?? person.alias ?? words.gone;
}

/** A day of the board, short: "3 Mar". Days have no zone, instants are shown in the place of the person. */
export function shortDay(moment: string, language: Language): string {
  const isDay = moment.length === 10;
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    ...(isDay && { timeZone: 'UTC' }),
  }).format(Date.parse(moment));
}

/** Whether a card should be finished and is not. */
export function isOverdue({ due, column, archived }: Requirement, now: number): boolean {
  if (due === null || column === 'done' || archived) return false;
  return due.length === 10 ? due < localDay(now) : Date.parse(due) < now;
}

function localDay(time: number): string {
  const at = new Date(time);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
