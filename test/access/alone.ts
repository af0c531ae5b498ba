import type { Reply } from './ask.ts';
import { wordOf } from './canaries.ts';
import type { Cell } from './cells.ts';
import { objectsOf } from './objects.ts';
import type { Snapshot } from './store.ts';

/** An answer that was given while the other networks were there, and how to ask for it again. */
export interface Given {
  readonly cell: Cell;
  readonly reply: Reply;
  readonly again: () => Promise<Reply>;
}

/** Figures of the whole process, open streams among them. */
const ofProcess = /^(getHealth|getStreamStats)/;

/**
 * Whether an answer may depend on nothing but the home network: a canary shows whose text leaks, but a count, an order
 * or a page that takes in the rows of others shows only when those rows are gone.
 */
export function isOwn({ row, caller, expected }: Cell, { outcome, headers }: Reply): boolean {
  const sees = (word: string): boolean => !caller.forbidden.includes(word);
  if (outcome !== 'ok' || !expected.includes('ok') || ofProcess.test(row)) return false;
  return sees(wordOf.home) && !sees(wordOf.abroad) && !sees(wordOf.third) && !headers.includes('event-stream');
}

/** The rows that are left when the other networks never existed. */
export function withoutOthers(start: Snapshot): Snapshot {
  const others = [objectsOf('abroad').networkId, objectsOf('third').networkId];
  return new Map(
    [...start].map(([table, { rows, lines }]) => [
      table,
      {
        rows: rows.filter((row) => !others.includes(String(row['network_id']))),
        lines: lines.filter((line) => !others.some((networkId) => line.includes(`"network_id":"${networkId}"`))),
      },
    ]),
  );
}

/** The answers that are not what they were. */
export async function changedAnswers(given: readonly Given[]): Promise<string[]> {
  const changed: string[] = [];
  for (const { cell, reply, again } of given) {
    const { outcome, body } = await again();
    if (outcome === reply.outcome && body === reply.body) continue;
    changed.push(`${cell.row}, ${cell.caller.name}, ${cell.object}: ${reply.body}\n  alone: ${outcome} ${body}`);
  }
  return changed;
}
