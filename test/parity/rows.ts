import type { Row, Snapshot } from '../access/store.ts';

/** Written by being used, whatever was asked for, or drawn by chance. */
const bookkeeping: Readonly<Record<string, readonly string[]>> = {
  tokens: ['last_used_at'],
  inbox: ['read_count', 'inbox_number'],
  inboxes: ['inbox_number'],
};

/** Ids, hashes and secrets of the hub: a new one each time. Their kind is the first group. */
const generated = new RegExp(
  [
    '\\b(net|u|n|t|m|c|a|tok|s|inv|r|cr|ntok|utok)_[0-9A-Za-z]{12,}',
    '\\b(?:(req|proj)_)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
    '\\b(ev)_[0-9]+',
    '\\b[0-9a-f]{64}\\b',
    '\\$2[aby]\\$[0-9]+\\$[0-9A-Za-z./]{53}',
  ].join('|'),
  'g',
);

/** What stands for the same thing in two worlds, by what it is in one of them. */
export type Names = ReadonlyMap<string, string>;

/**
 * All rows of all tables that name one of these ids, by table, with every generated value replaced: two networks in
 * which the same was done give the same.
 */
export function plainRows(snapshot: Snapshot, ids: readonly string[], names: Names): Record<string, unknown[]> {
  const text = (row: Row): string => nameThings(JSON.stringify(row), names);
  const kept = [...snapshot].flatMap(([table, { rows }]) => {
    const own = rows.filter((row) => ids.some((id) => JSON.stringify(row).includes(id)));
    const lines = ranked(table, own).map((row) => text(leaveOut(row, bookkeeping[table] ?? [])));
    return lines.length === 0 ? [] : [{ table, lines: lines.sort((a, b) => compare(kindsOf(a), kindsOf(b))) }];
  });
  const numbered = JSON.parse(numberThings(JSON.stringify(kept.map(({ lines }) => lines)))) as string[][];
  return Object.fromEntries(
    kept.map(({ table }, place) => [table, (numbered[place] ?? []).map((line) => JSON.parse(line) as unknown)]),
  );
}

/** The same for an answer. */
export function plainAnswer(answer: unknown, names: Names): unknown {
  return JSON.parse(numberThings(nameThings(JSON.stringify(answer), names)));
}

/** An answer without some members, at any depth. */
export function withoutMembers(value: unknown, members: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutMembers(item, members));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !members.has(name))
      .map(([name, inner]) => [name, withoutMembers(inner, members)]),
  );
}

/** Numbers that all networks share become places among these rows. */
function ranked(table: string, rows: readonly Row[]): readonly Row[] {
  if (table === 'requirements' || rows[0]?.['seq'] === undefined) return rows;
  return [...rows]
    .sort((a, b) => Number(a['seq']) - Number(b['seq']))
    .map((row, place) => ({ ...row, seq: place + 1 }));
}

function leaveOut(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)));
}

function nameThings(text: string, names: Names): string {
  let named = text;
  // As a word: a short name may stand inside of a hash by chance.
  for (const [value, name] of names) {
    named = named.replaceAll(new RegExp(`(?<![\\w./])${value}(?![\\w./])`, 'g'), `<${name}>`);
  }
  return named;
}

const kindOf = (...[whole, ...groups]: string[]): string => groups.slice(0, 3).find(Boolean) ?? `${whole?.length}`;
const kindsOf = (text: string): string => text.replace(generated, (...match) => `<${kindOf(...(match as string[]))}>`);
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Each thing gets the number of its first appearance among those of its kind: what is the same stays the same. */
function numberThings(text: string): string {
  const numbers = new Map<string, string>();
  const counts = new Map<string, number>();
  return text.replace(generated, (...match) => {
    const whole = String(match[0]);
    const kind = kindOf(...(match as string[]));
    if (!numbers.has(whole)) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      numbers.set(whole, `<${kind}${counts.get(kind)}>`);
    }
    return numbers.get(whole) ?? '';
  });
}
