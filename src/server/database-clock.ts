import { sql } from 'kysely';
import { systemClock } from '../platform/clock.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import { SharedClock } from '../platform/shared-clock.ts';

const measureMs = 60_000;

/** The clock of a hub, and the function that ends what keeps it right. */
export interface DatabaseClock {
  readonly clock: Clock;
  readonly end: () => void;
}

/**
 * The clock of a hub: the machine's, or, where other hubs may share the database, the database's, measured now and
 * every minute. A machine whose time is more than two seconds off is logged, and so is the end of that state.
 *
 * @throws DatabaseUnavailable when the database does not answer now
 */
export async function openDatabaseClock(database: Database, log: Log, machine = systemClock): Promise<DatabaseClock> {
  if (database.engine === 'sqlite') return { clock: machine, end: () => undefined };
  const clock = new SharedClock(machine);
  let wasOff = false;
  const measure = async (): Promise<void> => {
    const ahead = await clock.measure(() => askTime(database));
    const isOff = ahead !== undefined;
    if (isOff && !wasOff) {
      log.warn(
        { ahead_ms: ahead },
        "this machine's time is not the database's; the hub uses the database's: let NTP set the machine's clock",
      );
    } else if (wasOff && !isOff) log.info({}, "this machine's time is the database's again");
    wasOff = isOff;
  };
  await measure();
  const timer = setInterval(() => {
    measure().catch((error: unknown) => log.warn({ err: error }, "the database's time could not be read"));
  }, measureMs).unref();
  return { clock, end: () => clearInterval(timer) };
}

async function askTime({ reader }: Database): Promise<number> {
  const { rows } = await sql<{ ms: number }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(reader);
  return Number(rows[0]?.ms);
}
