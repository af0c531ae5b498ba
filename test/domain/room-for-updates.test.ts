import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { aliasAddress } from '../../src/domain/address.ts';
import { advanceInboxes } from '../../src/domain/inbox/advance-inboxes.ts';
import { recordTokenUse } from '../../src/domain/tokens/record-token-use.ts';
import { testEngine } from '../support/database.ts';
import { openOwnedHub, type OwnedHub } from '../support/owned-hub.ts';

/**
 * Rows that many callers change at once. On Postgres their new versions find room on the page of the old ones: no index
 * is touched, which is most of what such an update costs.
 */
let hub: OwnedHub;
beforeEach(async () => {
  hub = await openOwnedHub();
});
afterEach(() => hub.close());

const many = 400;

/** Which page each row lies on, by its key; none on SQLite, where a row stays where it is. */
async function pagesOf(table: string, key: string): Promise<ReadonlyMap<string, string>> {
  if (testEngine === 'sqlite') return new Map();
  const { rows } = await sql<{ key: string; page: string }>`
    select ${sql.ref(key)} as key, tableoid || ' ' || (ctid::text::point)[0] as page from ${sql.table(table)}`.execute(
    hub.database.reader,
  );
  return new Map(rows.map((row) => [row.key, row.page]));
}

test('the inboxes of a broadcast', async () => {
  const { networkId, owner } = hub;
  const inboxes = Array.from({ length: many }, (_, n) => ({ networkId, ...aliasAddress(`bee-${n}`) }));
  const advance = async () => {
    const places = await owner.transaction((tx) => advanceInboxes(tx.db, inboxes));
    return places.map(({ inboxSeq, unread }) => ({ inboxSeq, unread }));
  };
  expect(await advance()).toEqual(inboxes.map(() => ({ inboxSeq: 1, unread: 1 })));
  const before = await pagesOf('inboxes', 'to_key');
  expect(await advance()).toEqual(inboxes.map(() => ({ inboxSeq: 2, unread: 2 })));
  expect(await pagesOf('inboxes', 'to_key')).toEqual(before);
});

test('the uses of tokens that many clients come with', async () => {
  const { owner } = hub;
  const ids = Array.from({ length: many }, (_, n) => `tok_${n}`);
  await owner.transaction(async ({ db }) => {
    const row = await db.selectFrom('tokens').selectAll().limit(1).executeTakeFirstOrThrow();
    const rows = ids.map((id) => ({ ...row, token_id: id, token_hash: `hash of ${id}`, last_used_at: 1 }));
    await db.insertInto('tokens').values(rows).execute();
  });
  const before = await pagesOf('tokens', 'token_id');
  for (const id of ids) owner.platform.memory.tokens.markUsed(id);
  await recordTokenUse(owner);
  const used = hub.database.reader.selectFrom('tokens').select('token_id').where('last_used_at', '=', hub.clock.now());
  expect((await used.execute()).map(({ token_id: id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(await pagesOf('tokens', 'token_id')).toEqual(before);
});
