import type { SessionStatus } from '../../../generated/enums.ts';
import type { FoundRow } from './part.ts';
import { partAt } from './read-parts.ts';

/** What an agent says of itself. */
interface Said {
  readonly status: SessionStatus;
  /** Epoch milliseconds; a text on Postgres. */
  readonly since: number | string;
  readonly task: string | null;
  readonly output: string | null;
}

const reported = ['waiting_input', 'blocked', 'error'] as const;

/** The rows of a first page, by what they are about. */
export class ShownRows {
  readonly #agents = new Map<string, FoundRow[]>();
  readonly #tasks = new Set<string>();
  /** The last row of each kind, where a part of it may go on behind the page. */
  readonly #cut = new Map<string, FoundRow>();

  /** @param reads rows of a part that were read at most */
  constructor(rows: readonly FoundRow[], reads: number) {
    for (const [part, own] of Map.groupBy(rows, (row) => row.part)) {
      const { kind } = partAt(part);
      const last = own.at(-1);
      if (last !== undefined && own.length >= reads) this.#cut.set(kind, last);
      for (const row of own) this.#add(kind, row);
    }
  }

  #add(kind: string, row: FoundRow): void {
    if (kind.startsWith('agent_')) this.#agents.set(row.id, [...(this.#agents.get(row.id) ?? []), row]);
    if (kind.startsWith('task_')) this.#tasks.add(row.id);
    if (kind === 'delivery_poisoned' && row.c !== null) this.#tasks.add(row.c);
  }

  hasTask(taskId: string): boolean {
    return this.#tasks.has(taskId);
  }

  /** Whether the agent is told of as one that is gone and has work. */
  isGone(alias: string): boolean {
    return this.#rowOf(alias, 'agent_offline_with_work') !== undefined;
  }

  isDegraded(alias: string): boolean {
    return this.#rowOf(alias, 'agent_degraded') !== undefined;
  }

  /** Whether the agent is told of for what it says of itself. */
  isReporting(alias: string): boolean {
    return reported.some((status) => this.#rowOf(alias, `agent_${status}`) !== undefined);
  }

  /** Whether just this is told of the agent, or stands behind the page. */
  says(alias: string, { status, since, task, output }: Said): boolean {
    const [row, second] = reported.flatMap((one) => this.#rowOf(alias, `agent_${one}`) ?? []);
    if (row === undefined) return Number(since) > Number(this.#cut.get(`agent_${status}`)?.occurrence ?? Infinity);
    const isSame = row.b === status && row.a === task && row.c === output;
    return second === undefined && isSame && row.occurrence === String(since);
  }

  /** Whether more agents may be gone than the page tells. */
  get mayHideGone(): boolean {
    return this.#cut.has('agent_offline_with_work');
  }

  #rowOf(alias: string, kind: string): FoundRow | undefined {
    return this.#agents.get(alias)?.find((row) => partAt(row.part).kind === kind);
  }
}
