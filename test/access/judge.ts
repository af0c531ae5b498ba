import type { Cell } from './cells.ts';
import type { NetworkName } from './canaries.ts';
import { secretWord, wordOf } from './canaries.ts';
import type { Reply } from './ask.ts';
import { changedTables } from './store.ts';
import type { Snapshot } from './store.ts';
import type { World } from './world.ts';

/** What a cell did. */
export interface Verdict {
  readonly cell: Cell;
  readonly reply: Reply;
  /** One line for each thing that is wrong. */
  readonly faults: readonly string[];
}

/** Denials may be written down, and failed logins are counted. */
const mayChangeOnDenial = new Set(['audit_log', 'login_failures']);

/** Holds one reply and what it did to the tables against the table. */
export function judge(
  world: World,
  cell: Cell,
  reply: Reply,
  reads: boolean,
  before: Snapshot,
  after: Snapshot,
): Verdict {
  const { expected, caller } = cell;
  const faults: string[] = [];
  const isOk = reply.outcome === 'ok';
  const wanted = expected.split(' | ');
  const unchanged = wanted.includes('ok unchanged');
  const fits = wanted.some(
    (one) => one === reply.outcome || (one.endsWith('*') && reply.outcome.startsWith(one.slice(0, -1))),
  );
  if (!fits && !(isOk && unchanged)) {
    faults.push(`expected ${expected}, got ${reply.outcome}`);
  }
  const changed = changedTables(before, after).filter((table) => isOk || !mayChangeOnDenial.has(table));
  if (changed.length > 0 && (!isOk || reads || unchanged)) faults.push(`changed ${changed.join(', ')}`);
  if (isOk && changed.length > 0) faults.push(...foreignChanges(world, cell, before, after));
  const seen = !isOk ? withoutEchoes(world, reply.body) : cell.echoes ? withoutAsked(cell, reply.body) : reply.body;
  const visible = `${seen}\n${reply.headers}`;
  for (const word of [...caller.forbidden, secretWord]) {
    const allowed = isOk && cell.admitted !== undefined && wordOf[cell.admitted] === word;
    if (!allowed && visible.includes(word)) faults.push(`shows ${word}: ${around(visible, word)}`);
  }
  if (cell.hidden !== undefined && visible.includes(cell.hidden)) faults.push(`shows ${around(visible, cell.hidden)}`);
  return { cell, reply, faults };
}

function foreignChanges(world: World, { caller, admitted }: Cell, before: Snapshot, after: Snapshot): string[] {
  const foreign = (Object.keys(wordOf) as NetworkName[]).filter(
    (name) => name !== admitted && /^(outsider|stray|strayBound)$/.test(caller.standing[name]),
  );
  return foreign.flatMap((name) => {
    const changed = changedTables(before, after, world.objects[name].networkId);
    return changed.length === 0 ? [] : [`changed ${changed.join(', ')} of ${name}`];
  });
}

/** Cells that the caller must not be able to tell apart. */
export function differences(world: World, verdicts: readonly Verdict[], reads: boolean): string[] {
  const groups = Map.groupBy(
    verdicts.filter(({ cell, reply }) => cell.unreachable && (reads || reply.outcome !== 'ok')),
    ({ cell }) => cell.caller.name,
  );
  return [...groups].flatMap(([caller, group]) => {
    const texts = new Set(group.map(({ reply }) => `${reply.outcome} ${withoutEchoes(world, reply.body)}`));
    const where = group.map(({ cell }) => cell.object).join(' and ');
    return texts.size < 2
      ? []
      : [`${group[0]?.cell.row}, ${caller}: ${where} differ:\n    ${[...texts].join('\n    ')}`];
  });
}

/** The text without the names that a request can carry. */
function withoutEchoes({ objects }: World, text: string): string {
  const names = Object.values(objects).flatMap((o) => Object.values(o) as string[]);
  names.push('tok_zebraprivate', 'tok_nowhere', 'm_zebraprivate', 'm_nowhere');
  names.sort((a, b) => b.length - a.length);
  return names.reduce((rest, name) => rest.replaceAll(name, '·'), text.replaceAll(/^retry: \d+$/gm, ''));
}

/** The text without the texts that the request itself sent. */
function withoutAsked({ ask }: Cell, text: string): string {
  const sent = Object.values((ask.body ?? {}) as Record<string, unknown>).filter((value) => typeof value === 'string');
  return sent.reduce((rest, value) => rest.replaceAll(value, '·'), text);
}

function around(text: string, word: string): string {
  const at = text.indexOf(word);
  return JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
}
