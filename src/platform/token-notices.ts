import type { Client } from 'pg';

/** Where triggers of the schema tell of what tokens are looked up by. */
export const tokenChannel = 'hub_tokens';

/** The look-up of a token joins these tables. */
const tables = ['tokens', 'users', 'memberships', 'nodes'];

/** The session counts: a pooler gives each query to any of its own, and no notice comes through it. */
const countTriggers = {
  name: 'count_triggers',
  text: `select count(*)::int as told from pg_trigger where tgname = 'hub_tokens_told' and tgenabled in ('O', 'A')
    and tgrelid = any($1::text[]::regclass[]) and pg_backend_pid() = $2`,
};

/** What the server said of the session at its beginning. */
interface Session {
  readonly processID: number | null;
}

/**
 * Waits until a session that listens has heard of every change that was committed before the call: it hears them ahead of
 * the end of any later query.
 *
 * @returns whether it hears of such changes at all: a database that spreads its tables over nodes may have no triggers, and
 *   a pooler may stand in between
 */
export async function hearOfTokens(client: Client): Promise<boolean> {
  const { processID } = client as unknown as Session;
  const { rows } = await client.query<{ told: number }>({ ...countTriggers, values: [tables, processID] });
  return rows[0]?.told === tables.length;
}
