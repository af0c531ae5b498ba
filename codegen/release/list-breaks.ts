import type { JsonObject } from '../json.ts';
import { compareEvents } from './compare-events.ts';
import { compareOperations } from './compare-operations.ts';
import type { Comparison } from './compare-schemas.ts';
import { compareTools } from './compare-tools.ts';
import { lookupIn, type Published } from './published.ts';

/** What became different from one release to the next, one line each and sorted. */
export interface Changes {
  /** What breaks a client. */
  readonly breaks: readonly string[];
  /** New codes of refusals, which clients are told to expect. */
  readonly growth: readonly string[];
}

/**
 * Every change from `before` to `after` that breaks a client, one line each and sorted:
 * `rest SendTaskRequest/alias: became required`. A line is the same from run to run, so that it can be accepted.
 */
export function listBreaks(before: Published, after: Published): readonly string[] {
  return listChanges(before, after).breaks;
}

/** The breaks of `listBreaks`, and beside them what clients are told to expect. */
export function listChanges(before: Published, after: Published): Changes {
  const found = new Set<string>();
  const growth = new Set<string>();
  const compare = (
    door: string,
    which: keyof Published,
    rule: (old: JsonObject, now: JsonObject, run: Comparison) => void,
  ): void => {
    const [old, now] = [before[which], after[which]];
    rule(old, now, {
      before: lookupIn(old),
      after: lookupIn(now),
      seen: new Set(),
      report: (place, what) => void found.add(`${door} ${place}: ${what}`),
      grow: (place, what) => void growth.add(`${door} ${place}: ${what}`),
    });
  };
  compare('rest', 'openapi', compareOperations);
  compare('tool', 'openrpc', compareTools);
  compare('event', 'events', compareEvents);
  return { breaks: [...found].sort(), growth: [...growth].sort() };
}
