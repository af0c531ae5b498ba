import { setTimeout } from 'node:timers/promises';
import { Outdated } from '../platform-errors.ts';
import type { CommitFigures } from './commit-figures.ts';
import { UnitConnection, type PostgresParts } from './postgres-connection.ts';
import { Commit, control } from './postgres-control.ts';
import { asFault, isCollision, isRetryable, spoilsConnection } from './postgres-faults.ts';
import type { Queries } from './queries.ts';
import { demandSoundness, type OpenUnit, type Unit } from './unit.ts';

/** What a unit needs of its database. */
export interface UnitSource extends PostgresParts {
  queriesOn(connection: UnitConnection): Queries;
  openUnit(db: Queries): OpenUnit;
  readonly figures: CommitFigures;
}

/** A unit that has a transaction of its own. */
export interface LoneJob<T> {
  readonly work: (unit: Unit) => Promise<T>;
  /** See `UnitPlace`. */
  readonly onlyLeaves: boolean;
}

/** Runs of one unit before its deadlock is reported. */
const maxRuns = 4;
/** Runs of one unit that collides: a third one would hardly see more than the second. */
const maxCollisions = 2;
/** Runs of one unit whose rows keep changing: every loss means that another one changed them. */
const maxOutdated = 20;
/** Before the second run; a victim that starts over at once can take the same row ahead of the one that it freed. */
const pauseMs = 10;

/**
 * Runs the unit in one transaction, again after a deadlock, a serialization failure or a collision with another unit's
 * row.
 *
 * @throws DatabaseUnavailable, or what its work threw
 */
export async function runUnit<T>(source: UnitSource, job: LoneJob<T>, run = 1): Promise<T> {
  try {
    return await tryUnit(source, job);
  } catch (error) {
    if (run >= runsAfter(error)) throw error;
  }
  await setTimeout(run * pauseMs * (1 + Math.random()));
  return runUnit(source, job, run + 1);
}

function runsAfter(error: unknown): number {
  if (error instanceof Outdated) return maxOutdated;
  if (isRetryable(error)) return maxRuns;
  return isCollision(error) ? maxCollisions : 1;
}

async function tryUnit<T>(source: UnitSource, { work, onlyLeaves }: LoneJob<T>): Promise<T> {
  const client = await source.pool.connect();
  const connection = new UnitConnection(client, source);
  let broken = false;
  try {
    const unit = source.openUnit(source.queriesOn(connection));
    unit.isAlone = onlyLeaves;
    // Sent together with the first statement; when it fails, so does that one.
    const begun = connection.send(control.begin);
    begun.catch(() => undefined);
    connection.onlyReads = onlyLeaves;
    const result = await unit.prepare(work);
    connection.onlyReads = false;
    const commit = new Commit();
    let commitFrom = 0;
    await unit.storeEnds(() => {
      connection.end();
      if (connection.fault !== undefined) return;
      commitFrom = source.figures.begin();
      commit.begin(connection.send(control.commit));
    });
    await begun;
    // No commit was sent: what the work swallowed is still something that another run may not meet.
    const swallowed = commit.isSent ? undefined : connection.fault;
    if (isRetryable(swallowed?.error) || isCollision(swallowed?.error)) throw swallowed?.error;
    demandSoundness(swallowed);
    await commit.end();
    source.figures.committed(1, commitFrom);
    unit.runEffects();
    return result;
  } catch (error) {
    connection.end();
    broken = connection.spoiled || spoilsConnection(error) || !(await rollback(connection));
    throw asFault(error);
  } finally {
    client.release(broken);
  }
}

async function rollback(connection: UnitConnection): Promise<boolean> {
  try {
    await connection.send(control.rollback);
    return true;
  } catch {
    return false;
  }
}
