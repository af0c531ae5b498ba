import { serve } from './serve.ts';
import type { Store } from './store.ts';
import { Streams } from './streams.ts';

/**
 * Starts a limit program on a database that a hub has migrated and filled:
 * `node bench/limit/main.ts design|mission <file or postgres://…>`. Each loads only the driver of its engine.
 */
const [program = '', database = ''] = process.argv.slice(2);
const onPostgres = database.startsWith('postgres:');
const streams = new Streams();

async function open(): Promise<Store> {
  if (program === 'design') {
    if (onPostgres) return (await import('./design-postgres.ts')).DesignOnPostgres.open(database, streams.push);
    return new (await import('./design-sqlite.ts')).DesignOnSqlite(database, streams.push);
  }
  if (onPostgres) return (await import('./mission-postgres.ts')).openMission(database, streams.push);
  return (await import('./mission-sqlite.ts')).openMission(database, streams.push);
}

const store = await open();
serve(store, streams, program === 'design' ? 'full' : 'bare');
process.on('SIGTERM', () => process.exit(0));
