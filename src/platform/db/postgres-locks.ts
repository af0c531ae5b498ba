import { createHash } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { asFault } from './postgres-faults.ts';

const answerTimeoutMs = 4_000;

/** Locks by name that at most one process holds, on one connection of their own. */
export interface ProcessLocks {
  /**
   * Runs `work` when no other process holds the lock; otherwise does nothing.
   *
   * @throws DatabaseUnavailable, or what `work` throws
   */
  hold(name: string, work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Session-level advisory locks. Their connection stands outside the pool, so that who holds a lock never waits for one
 * who needs it, and is made anew after it was lost; a lock that was lost with it is free for others.
 */
export function createProcessLocks(url: string): ProcessLocks {
  let client: Client | undefined;
  const lose = (lost: Client): void => {
    if (client === lost) client = undefined;
    lost.connection.stream.destroy();
  };
  const connect = async (): Promise<Client> => {
    if (client !== undefined) return client;
    const config: ClientConfig & { pipeline: boolean } = {
      connectionString: url,
      application_name: 'hub-locks',
      // Several jobs may ask at once.
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: answerTimeoutMs,
      query_timeout: answerTimeoutMs,
    };
    const fresh = new Client(config);
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    await fresh.connect();
    return (client = fresh);
  };
  const ask = async (current: Client, text: string, name: string): Promise<boolean> => {
    const key = createHash('sha256').update(name).digest().readInt32BE();
    try {
      const { rows } = await current.query<{ got: boolean }>(text, [key]);
      return rows[0]?.got === true;
    } catch (error) {
      lose(current);
      throw asFault(error);
    }
  };
  return {
    async hold(name, work) {
      const current = await connect().catch((error: unknown) => {
        throw asFault(error);
      });
      if (!(await ask(current, 'select pg_try_advisory_lock($1) as got', name))) return;
      try {
        await work();
      } finally {
        // Without an answer the connection is destroyed, and the lock with it.
        await ask(current, 'select pg_advisory_unlock($1) as got', name).catch(() => undefined);
      }
    },
    async close() {
      const last = client;
      client = undefined;
      last?.connection.stream.destroy();
    },
  };
}
