import { useEffect, useRef, useState } from 'react';
import type { Paging } from '../../parts/paging.ts';
import type { FleetAgent, FleetLine } from './fleet-agents.ts';

/** Lines that stay where they are while somebody points at them or has scrolled into them. */
export interface SettledLines {
  readonly lines: readonly FleetLine[];
  /** For the table: it says when it is held, and offers to arrange the rows anew. */
  readonly paging: Paging;
}

interface Kept {
  readonly question: string;
  readonly lines: readonly FleetLine[];
}

/**
 * The lines in an order that does not move under the pointer: what they say stays fresh, but who came, went or belongs
 * to another group waits. Another `question` (a filter, a grouping) is answered at once.
 */
export function useSettledLines(
  now: readonly FleetLine[],
  agents: ReadonlyMap<string, FleetAgent>,
  question: string,
): SettledLines {
  const [isHeld, hold] = useState(false);
  const [asked, ask] = useState(0);
  const kept = useRef<Kept>(undefined);
  const current = `${question}\n${asked}`;
  const isKept = isHeld && kept.current?.question === current;
  const lines = isKept ? thaw(kept.current?.lines ?? now, agents) : now;
  useEffect(() => {
    if (!isKept) kept.current = { question: current, lines: now };
  });
  const paging = {
    hasMore: false,
    loadMore: () => undefined,
    freshCount: isKept ? countMoves(lines, now) : 0,
    showFresh: () => ask(asked + 1),
    hold,
  };
  return { lines, paging };
}

/** The same lines with what is known of their agents now. */
function thaw(lines: readonly FleetLine[], agents: ReadonlyMap<string, FleetAgent>): readonly FleetLine[] {
  return lines.map((line) => {
    if (line.kind === 'group') return line;
    const agent = agents.get(line.key);
    return agent === undefined || agent === line.agent ? line : { ...line, agent };
  });
}

/** How many agents came, went or would stand in another group. */
function countMoves(shown: readonly FleetLine[], now: readonly FleetLine[]): number {
  const groups = groupsOf(shown);
  let moves = 0;
  for (const [alias, group] of groupsOf(now)) {
    if (groups.get(alias) !== group) moves += 1;
    groups.delete(alias);
  }
  return moves + groups.size;
}

function groupsOf(lines: readonly FleetLine[]): Map<string, string> {
  const groups = new Map<string, string>();
  let group = '';
  for (const line of lines) {
    if (line.kind === 'group') group = line.key;
    else groups.set(line.key, group);
  }
  return groups;
}
