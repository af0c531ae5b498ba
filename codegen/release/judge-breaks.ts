import type { AcceptedBreak } from './releases.ts';

/** What the gate says of breaks. */
export interface BreakVerdict {
  /** Breaks that nobody meant. */
  readonly open: readonly string[];
  /** Breaks that are meant. */
  readonly accepted: readonly string[];
  /** Entries of the list that stand for no break. */
  readonly stale: readonly string[];
}

/** Splits the breaks by the list of those that are meant. */
export function judgeBreaks(breaks: readonly string[], listed: readonly AcceptedBreak[]): BreakVerdict {
  const meant = new Set(listed.map((entry) => entry.break));
  return {
    open: breaks.filter((line) => !meant.has(line)),
    accepted: breaks.filter((line) => meant.has(line)),
    stale: [...meant].filter((line) => !breaks.includes(line)),
  };
}
