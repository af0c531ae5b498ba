import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { DatabaseUnavailable } from '../platform-errors.ts';
import { runLaneUnit, type LaneJob, type LaneSuccess } from './postgres-lane-unit.ts';
import { UnitConnection } from './postgres-connection.ts';
import { Commit, control } from './postgres-control.ts';
import { asFault, isLockTimeout, spoilsConnection } from './postgres-faults.ts';
import type { LaneSource } from './postgres-lane-source.ts';
import { runLeaving, takeLeaving } from './leaving-units.ts';
import { endUnits, type EndItem } from './unit.ts';

/**
 * Groups of one network exclude one another on all hubs, because each locks many rows in any order. After that their
 * waits are short, because who holds the row may wait for this group.
 */
const enter = `with lane as materialized (select pg_advisory_xact_lock(hashtextextended('lane:' || $1, 0)))
  select set_config('lock_timeout', $2, true) from lane`;

/**
 * Runs the first units of the queue in one transaction, one after another, each in a savepoint of its own. A unit that
 * fails is undone alone and told so at once; those that succeed are told after the commit, in their order.
 *
 * @returns units that were undone and are to run once more, each in a transaction of its own
 */
export async function runGroup(source: LaneSource, lane: string, queue: LaneJob[]): Promise<readonly LaneJob[]> {
  let client: PoolClient;
  try {
    client = await source.pool.connect();
  } catch (error) {
    for (const job of queue.splice(0, source.limits.units)) job.reject(error);
    return [];
  }
  const group = new Group(source, client);
  try {
    await group.run(lane, queue);
  } finally {
    client.release(group.broken);
  }
  return group.again;
}

class Group {
  readonly again: LaneJob[] = [];
  /** The connection must not be used again. */
  broken = false;
  readonly #source: LaneSource;
  readonly #client: PoolClient;
  readonly #done: LaneSuccess[] = [];
  /** What the units since the last shared end left to the next one. */
  #ends: EndItem[] = [];
  /** What those units among them are about that only leave. */
  readonly #abouts = new Set<string>();
  /** Whether a savepoint stands that is to be released. */
  #open = false;
  /** Units that only leave and run now. */
  #leaving: readonly LaneJob[] = [];
  readonly #commit = new Commit();

  constructor(source: LaneSource, client: PoolClient) {
    this.#source = source;
    this.#client = client;
  }

  /** Never rejects: what goes wrong is told to the units. */
  async run(lane: string, queue: LaneJob[]): Promise<void> {
    const { limits, figures } = this.#source;
    let commitFrom = 0;
    try {
      // Sent together; when the first fails, so does the second.
      this.#sendAhead(control.begin);
      await this.#send({ name: 'lane', text: enter, values: [lane, String(limits.lockMs)] });
      await this.#runUnits(queue);
      await this.#storeEnds(() => {
        commitFrom = figures.begin();
        this.#commit.begin(this.#send(control.commit));
      });
      await this.#commit.end();
    } catch (error) {
      await this.#fail(error, queue);
      return;
    }
    figures.committed(this.#done.length, commitFrom);
    for (const { job, value, unit } of this.#done) {
      job.resolve(value);
      unit.runEffects();
    }
  }

  async #runUnits(queue: LaneJob[]): Promise<void> {
    const { limits } = this.#source;
    const until = performance.now() + limits.groupMs;
    for (let ran = 0; ran < limits.units && !this.broken;) {
      const [job] = queue;
      if (job === undefined || (ran > 0 && performance.now() > until)) return;
      if (job.onlyLeaves) {
        ran += await this.#runLeaving(queue, limits.units - ran);
        continue;
      }
      // What this unit looks for may wait for the shared end.
      if (!job.endsTogether) await this.#storeEnds();
      if (this.#open) this.#sendAhead(control.release);
      this.#sendAhead(control.savepoint);
      this.#open = true;
      // Should anything have failed until here, the job is still in the queue to be told.
      queue.shift();
      await this.#runUnit(job);
      ran += 1;
    }
  }

  /**
   * Runs the first units of the queue that only leave, at the same time. A savepoint would not help them: a query that
   * fails is nothing that one of them did, and costs the group another run.
   *
   * @returns how many they are
   */
  async #runLeaving(queue: LaneJob[], most: number): Promise<number> {
    const source = this.#source;
    const jobs = takeLeaving(queue, most, this.#abouts);
    if (jobs.length === 0) {
      await this.#storeEnds();
      return 0;
    }
    this.#leaving = jobs;
    const connection = new UnitConnection(this.#client, source);
    connection.onlyReads = true;
    // One set of queries for all of them: what they ask for alike can be asked once.
    const db = source.queriesOn(connection);
    const outcomes = await runLeaving(jobs, () => source.openUnit(db), source.limits.unitMs);
    connection.end();
    if (connection.fault !== undefined) throw connection.fault.error;
    this.#leaving = [];
    for (const [at, outcome] of outcomes.entries()) {
      const job = jobs[at] as LaneJob;
      if (!outcome.ok) {
        job.reject(asFault(outcome.error));
        continue;
      }
      const { value, unit } = outcome;
      this.#done.push({ job, value, unit });
      this.#ends.push(...unit.ends);
    }
    return jobs.length;
  }

  async #runUnit(job: LaneJob): Promise<void> {
    const connection = new UnitConnection(this.#client, this.#source);
    const unit = this.#source.openUnit(this.#source.queriesOn(connection));
    const outcome = await runLaneUnit(job, unit, connection, this.#source.limits.unitMs);
    if (outcome.kind === 'success') {
      this.#done.push(outcome.success);
      if (job.endsTogether) this.#ends.push(...outcome.success.unit.ends);
      return;
    }
    this.broken = connection.spoiled;
    if (outcome.kind === 'again') this.again.push(job);
    else job.reject(outcome.error);
    // Awaited: by then every statement of the unit has been answered, and the driver knows which ones are prepared.
    await this.#send(control.rollbackTo);
  }

  /** Stores what the units have left to shared ends, outside their savepoints. @param whenSent as for `endUnits` */
  async #storeEnds(whenSent?: () => void): Promise<void> {
    const ends = this.#ends;
    this.#abouts.clear();
    if (ends.length === 0) return whenSent?.();
    this.#ends = [];
    if (this.#open) this.#sendAhead(control.release);
    this.#open = false;
    const connection = new UnitConnection(this.#client, this.#source);
    const behind = (): void => {
      connection.end();
      if (connection.fault === undefined) whenSent?.();
    };
    await endUnits(this.#source.queriesOn(connection), ends, whenSent && behind).finally(() => connection.end());
  }

  /** What has not begun, and whatever an absent database took along, is told so; the rest runs again. */
  async #fail(error: unknown, queue: LaneJob[]): Promise<void> {
    this.broken ||= spoilsConnection(error) || !(await this.#rollback());
    const fault = asFault(error);
    const jobs = [...this.#done.map(({ job }) => job), ...this.#leaving];
    const hasBegun = jobs.length > 0 || this.#open;
    const isDue = isLockTimeout(error) || !(fault instanceof DatabaseUnavailable);
    if (hasBegun && isDue && (await this.#commit.isUndone(error))) this.again.push(...jobs);
    else for (const job of hasBegun ? jobs : queue.splice(0, this.#source.limits.units)) job.reject(fault);
  }

  #rollback(): Promise<boolean> {
    return this.#send(control.rollback).then(
      () => true,
      () => false,
    );
  }

  #send(query: QueryConfig): Promise<QueryResult> {
    return this.#source.pool.ask(this.#client, query);
  }

  /** Sends what leaves with the next statement; should it fail, so will that one. */
  #sendAhead(query: QueryConfig): void {
    this.#send(query).catch(() => undefined);
  }
}
