import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CompiledQuery } from 'kysely';
import type { Tx } from '../../src/domain/ctx.ts';
import { leaveStamp } from '../../src/domain/sessions/leave-stamp.ts';
import { testEngine } from '../support/database.ts';
import { openOwnedHub } from '../support/owned-hub.ts';
import type { OwnedHub } from '../support/owned-hub.ts';

let hub: OwnedHub;
let other: string;
beforeEach(async () => {
  hub = await openOwnedHub();
  ({ networkId: other } = await hub.register('bob'));
  await hub.owner.transaction(({ db }) =>
    db
      .insertInto('sessions')
      .values(
        [hub.networkId, other].flatMap((network_id) =>
          ['ant', 'bee', 'cat'].map((alias) => {
            const now = hub.clock.now();
            return {
              network_id,
              alias,
              resume_id: `${alias} ${network_id}`,
              status: 'idle',
              last_seen_at: now,
              updated_at: now,
            };
          }),
        ),
      )
      .execute(),
  );
});
afterEach(() => hub.close());

/** Leaves several stamps in one unit. @param stamps network, alias and text */
const stampAll = (...stamps: readonly (readonly [string, string, string])[]) =>
  hub.owner.transaction((tx: Tx) => {
    for (const [networkId, alias, task] of stamps) leaveStamp(tx, { networkId, alias, task });
    return Promise.resolve();
  });

test('stamps of one commit go to their sessions, in each network, and of two for one session the last one stays', async () => {
  const odd = `it's "due"\n{"é": \\u0041} 🐝`;
  await stampAll(
    [hub.networkId, 'ant', 'first'],
    [other, 'bee', odd],
    [hub.networkId, 'bee', 'second'],
    [hub.networkId, 'ant', 'third'],
    [hub.networkId, 'dog', 'nobody'],
  );
  const rows = await hub.database.reader.selectFrom('sessions').select(['network_id', 'alias', 'task']).execute();
  const shown = Object.fromEntries(rows.map(({ network_id, alias, task }) => [`${network_id} ${alias}`, task]));
  expect(shown).toEqual({
    [`${hub.networkId} ant`]: 'third',
    [`${hub.networkId} bee`]: 'second',
    [`${hub.networkId} cat`]: null,
    [`${other} ant`]: null,
    [`${other} bee`]: odd,
    [`${other} cat`]: null,
  });
});

if (testEngine === 'sqlite') {
  test('SQLite looks for the session of each stamp, not for the stamp of each session', async () => {
    const seen: CompiledQuery[] = [];
    const stop = hub.database.watchStatements((text, values) => seen.push(CompiledQuery.raw(text, [...values])));
    await stampAll([hub.networkId, 'ant', 'one'], [hub.networkId, 'bee', 'two']);
    stop();
    const { sql, parameters } = seen.find(({ sql: text }) => text.startsWith('update "sessions"')) as CompiledQuery;
    const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await hub.database.reader.executeQuery<{ detail: string }>(plan);
    expect(rows.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SCAN stamp VIRTUAL TABLE/),
      expect.stringMatching(/^SEARCH sessions USING .*\(network_id=\? AND alias=\?\)$/),
    ]);
  });
}
