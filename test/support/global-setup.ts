import { makeResponseValidators } from './make-validators.ts';
import { startPostgres } from './postgres.ts';

/** Jest's globalSetup: what the hubs of tests check their answers with, and the database server. */
export { setUp as default };

async function setUp(): Promise<void> {
  makeResponseValidators();
  await startPostgres();
}
